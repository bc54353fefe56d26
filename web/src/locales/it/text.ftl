# The table as text.

text-title = Il tavolo in parole
text-lead = Tutto ciò che mostra il tavoliere, da leggere e ascoltare; ogni mossa con una parola o un pulsante.
text-picture = Al tavoliere
text-loading = Cerco il tavolo…
text-now = Adesso
text-your-turn = Tocca a te.
text-ask-place = Piazza la pedina: di’ quale edificio prendi, per esempio: piazza cappella.
text-command = Il tuo comando
text-do = Fai
text-example = es. carta 3, piazza cappella
text-moves = Che cosa puoi fare
text-nothing-to-do = Per ora niente.
text-me = Il tuo gioco
text-watching = Stai guardando.
text-board = Il tavoliere
text-others = Gli altri
text-log = Che cosa è successo
text-help = Comandi
text-help-text = Scrivi un comando e premi Invio. Le parole inglesi valgono sempre.
text-help-card = carta 3 · gioca una carta di valore 3
text-help-place = piazza cappella · mette la pedina accanto alle cappelle e prende la loro prima tessera
text-help-centre = piazza centro giardino · paga £2 al centro per il primo giardino
text-help-build = costruisci spazio 4 · costruisce sullo spazio 4
text-help-draw = pesca 2 1 · prende carte dalla riserva
text-help-bonus = bonus 1 · prende la tessera bonus della prima pila
text-help-use = usa Passo del pellegrino · usa una tessera bonus
text-help-boost = aumenta 2 · aumenta la tua carta che vale 2
text-help-done = fatto · finisce di prendere carte, o il tuo turno
text-help-pass = passo · non costruisce, o non aumenta
text-help-undo = annulla · riprende le tue ultime mosse
text-help-back = riprendi · riprende la carta scelta, o usa «Fedele compagno»
text-help-status = situazione · dice che cosa si chiede
text-help-moves = mosse · legge che cosa puoi fare
text-help-hint = consiglio · chiede a un bot
text-help-review = bilancio · dice dove si è decisa una partita finita
text-help-say = di’ ciao · parla al tavolo
text-help-agree = accetta · accetta quando qualcuno propone di chiudere la partita
text-help-decline = rifiuta · continua la partita
text-round = Round { $round } di { $rounds }
text-rondel = { $top }, { $left ->
    [one] ultima tessera
   *[other] { $left } tessere
}; { $pays }
text-rondel-empty = { $kind }: vuota; { $pays }
text-tile = { $tile } ({ $crests })
text-one-crest = stemma { $crest }
text-all-crests = tutti gli stemmi
text-pays = rende { $money }
text-x = X, chiusa
text-taken = { $who ->
    [me] occupato da te
    [us] occupato da te e { $others }
    [other] occupato da { $names }
   *[others] occupato da { $names }
}
text-centre = Centro: costa £2
text-supply = Riserva: { $cards }
text-count-of = { $what } ×{ $count }
text-bonus = Tessere bonus: { $tiles }
text-order = Ordine: { $names }
text-chapel-track = Tracciato cappella: { $places }
text-gate-track = Tracciato delle porte: { $places }
text-place-on = { $name } { $space }
text-money = Denaro: { $money }
text-hand = Mano: { $cards }
text-hand-size = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
text-tiles = Tessere bonus: { $tiles }
text-tiles-fresh = { $tile } (dal prossimo round)
text-crests = Stemmi: { $crests }
text-crest = { $crest } { $count }
text-bridge = Ponte
text-next = Prossimo spazio vuoto: { $site }
text-full = Il ponte è pieno.
text-nothing = nessuna
text-scoring = { $scoring }: { $standings }
text-refused = Non è possibile: { $why }
text-rule = Regola { $rule }.
text-done = Fatto: { $move }
text-sent = Inviato.
text-no-offer = Nessuno propone di chiudere la partita.
text-agreed = Accetti di chiudere la partita.
text-declined = Continui a giocare.
text-undone = Annullato.
text-unknown-empty = Scrivi un comando. «aiuto» li elenca.
text-unknown-words = Non conosco questa parola. «aiuto» elenca i comandi.
text-unknown-number = Di’ anche un numero.
text-unknown-kind = Di’ quale tipo di edificio: cappella, porta, locanda, emporio, gilda o giardino.
text-unknown-tile = Di’ quale tessera bonus.
text-unknown-what = Di’ qualcosa.
text-not-mine = Non tocca a te. { $wait }
text-no-hint = Nessun consiglio disponibile.
text-room = La partita non è ancora cominciata.
text-room-seat = Posto { $number }: { $name }
text-room-sit = Siediti al posto { $number }
text-offline = La connessione è caduta; torna da sola.
text-online = Di nuovo in linea.
text-words-card = carta, carte, gioca
text-words-place = piazza, metti, pedina, vai
text-words-build = costruisci, spazio
text-words-draw = pesca, prendi
text-words-bonus = bonus
text-words-boost = aumenta, alza
text-words-use = usa
text-words-done = fatto, fine, finito
text-words-pass = passo, passa, niente
text-words-undo = annulla
text-words-back = riprendi
text-words-help = aiuto
text-words-status = situazione, stato
text-words-moves = mosse, possibile
text-words-hint = consiglio, suggerimento
text-words-review = bilancio
text-words-say = di, dici, scrivi
text-words-agree = accetta, d’accordo, sì
text-words-decline = rifiuta, continua, no
text-words-centre = centro
text-words-free = gratis
text-words-noise = il, lo, la, i, gli, le, l, un, una, su, sul, sulla, sullo, a, al, alla, in, nel, mia, mio, e, con, da, dal, per, favore
text-words-gate = porte
text-words-guild = gilde
text-words-chapel = cappelle
text-words-hostelry = locande
text-words-park = giardini, parco
text-words-haberdasher = empori, negozio
