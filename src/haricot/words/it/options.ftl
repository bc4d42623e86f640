## The games

game-bohnanza = Bohnanza
game-bohnanza-about = Pianta i fagioli nell’ordine in cui arrivano, e scambia quelli che non servono. Da 3 a 5 giocatori, fino a 7 con l’espansione.
game-sissi = Sissi!
game-sissi-about = L’imperatrice dei fagioli: in ogni campo fagioli Sissi e fagioli Capitano si alternano. Da 3 a 5 giocatori.
game-hansa = Bohn Hansa
game-hansa-about = Viaggia di città in città con il tuo carro, compra e scambia fagioli e consegna ordini. Venduto anche come Bean Trader. Da 3 a 5 giocatori.

## The options

option-on = Sì
option-off = No
option-players = Giocatori
option-bohnanza-players-help = Da 3 a 5, con l’espansione da 3 a 7.
option-sissi-players-help = Da 3 a 5.
option-hansa-players-help = Da 3 a 5.
option-extension = Espansione
option-extension-help = Quattro specie di fagiolo in più, e fino a sette giocatori.
option-third_field_at_start = Terzo campo dall’inizio
option-third_field_at_start-help = Tutti cominciano con tre campi, e nessuno ne compra.
option-third_field_cost = Prezzo del terzo campo
option-third_field_cost-help = Da 1 a 10 talleri. Il prezzo solito è 3. In cinque è 2, secondo la variante del regolamento per cinque; con l’espansione, in quattro o cinque, è 4.
option-third_field_cost-usual = Il prezzo solito
option-trade_talers = Scambiare talleri
option-trade_talers-help = I talleri possono far parte di uno scambio.
option-tie_break = In caso di parità
option-tie_break-help = Chi vince quando più giocatori hanno il massimo dei talleri.
option-tie_break-share = Condividono la vittoria
option-tie_break-hand = Chi ha più carte in mano
option-contracts = Contratti
option-contracts-help = Tutti hanno un contratto in mano: due campi vicini della misura giusta rendono un tallero. Solo con l’espansione.
option-leave_out = Togliere una specie
option-leave_out-help = Quale specie resta nella scatola. Solo con l’espansione, in quattro o cinque.
option-leave_out-none = Nessuna
option-leave_out-kakao = Fagiolo cacao
option-leave_out-acker = Fagiolo di campo
option-plant_hands_at_end = Piantare le mani alla fine
option-plant_hands_at_end-help = Prima dell’ultima vendita tutti piantano i fagioli rimasti in mano. Solo con l’espansione.
option-doubling = Sovrapposizione
option-doubling-help = Quando si può piantare un fagiolo Sissi su un fagiolo Sissi, o un Capitano su un Capitano.
option-doubling-always = In ogni momento
option-doubling-phase-3 = Solo con i fagioli scambiati
option-trade_with = Commerciare con
option-trade_with-help = Con chi può commerciare il giocatore di turno.
option-trade_with-same-city = Tutti quelli nella stessa città
option-trade_with-guests = Solo gli invitati di questo turno
