do-type = Esegui
do-suggest = Che cosa posso scrivere?
do-weigh = Che effetto avrebbe?
type-instead = Scrivere alla tastiera
type-here = Scrivi che cosa fai
type-hint = Per esempio: { $first }
type-hint-two = Per esempio: { $first } o { $second }
keys-type = Scrivere che cosa fai
