do-type = Valider
do-suggest = Que puis-je taper ?
type-instead = Taper au clavier
type-here = Tape ce que tu fais
type-hint = Par exemple : { $first }
type-hint-two = Par exemple : { $first } ou { $second }
keys-type = Taper ce que tu fais
