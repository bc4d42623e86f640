## The games

game-bohnanza = Bohnanza
game-bohnanza-about = Baue deine Bohnen an, wie sie kommen, und handle weg, was nicht passt. Für 3 bis 5, mit der Erweiterung bis zu 7 Spieler.
game-sissi = Sissi!
game-sissi-about = Die Kaiserin der Bohnen: Auf jedem Feld wechseln sich Sissibohnen und Kapitänsbohnen ab. Für 3 bis 5 Spieler.
game-hansa = Bohn Hansa
game-hansa-about = Reise mit deinem Wagen von Stadt zu Stadt, kaufe und tausche Bohnen und erfülle Aufträge. Auch als Bean Trader bekannt. Für 3 bis 5 Spieler.

## The options

option-on = An
option-off = Aus
option-players = Spieler
option-bohnanza-players-help = 3 bis 5, mit der Erweiterung 3 bis 7.
option-sissi-players-help = 3 bis 5.
option-hansa-players-help = 3 bis 5.
option-extension = Erweiterung
option-extension-help = Vier weitere Bohnensorten und bis zu sieben Spieler.
option-third_field_at_start = Drittes Bohnenfeld von Anfang an
option-third_field_at_start-help = Alle beginnen mit drei Bohnenfeldern, und niemand kauft eines.
option-third_field_cost = Preis des dritten Bohnenfelds
option-third_field_cost-help = 1 bis 10 Taler. Üblich sind 3. Zu fünft sind es 2, nach der Variante der Spielanleitung für fünf; mit der Erweiterung sind es zu viert oder zu fünft 4.
option-third_field_cost-usual = Der übliche Preis
option-trade_talers = Mit Talern handeln
option-trade_talers-help = Auch Taler dürfen gehandelt werden.
option-tie_break = Bei Gleichstand
option-tie_break-help = Wer gewinnt, wenn mehrere die meisten Taler haben.
option-tie_break-share = Sie teilen sich den Sieg
option-tie_break-hand = Wer die meisten Handkarten hat
option-contracts = Aufträge
option-contracts-help = Alle haben einen Auftrag auf der Hand: Zwei benachbarte Felder der richtigen Größe bringen einen Taler. Nur mit der Erweiterung.
option-leave_out = Eine Sorte weglassen
option-leave_out-help = Welche Sorte in der Schachtel bleibt. Nur in der Erweiterung zu viert oder zu fünft.
option-leave_out-none = Keine
option-leave_out-kakao = Kakaobohne
option-leave_out-acker = Ackerbohne
option-plant_hands_at_end = Handkarten am Ende anbauen
option-plant_hands_at_end-help = Vor dem letzten Verkauf bauen alle an, was sie noch auf der Hand haben. Nur mit der Erweiterung.
option-doubling = Doppelt legen
option-doubling-help = Wann eine Sissibohne auf eine Sissibohne darf, oder eine Kapitänsbohne auf eine Kapitänsbohne.
option-doubling-always = Jederzeit
option-doubling-phase-3 = Nur mit gehandelten Bohnen
option-trade_with = Handeln mit
option-trade_with-help = Mit wem der Spieler am Zug handeln darf.
option-trade_with-same-city = Allen in derselben Stadt
option-trade_with-guests = Nur Gästen dieses Zuges
