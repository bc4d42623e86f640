do-type = Valider
do-suggest = Que puis-je taper ?
do-weigh = Quel effet cela aurait-il ?
type-instead = Taper au clavier
type-here = Tape ce que tu fais
type-hint = Par exemple : { $first }
type-hint-two = Par exemple : { $first } ou { $second }
keys-type = Taper ce que tu fais
