### Typing what one does, instead of tapping it. The words with which a phrase begins are English in every language,
### the names of beans are the reader's.
###
### Variables:
###   $first, $second   phrases that can be typed, as they are

do-type = Do it
do-suggest = What can I type?
do-describe = The table in words
do-weigh = What would it do?
type-instead = Type instead
type-here = Type what you do
type-hint = For example: { $first }
type-hint-two = For example: { $first } or { $second }
keys-type = Type what you do
