do-type = Tun
do-suggest = Was kann ich tippen?
do-weigh = Was würde es bewirken?
type-instead = Lieber tippen
type-here = Tippe, was du tust
type-hint = Zum Beispiel: { $first }
type-hint-two = Zum Beispiel: { $first } oder { $second }
keys-type = Tippen, was du tust
