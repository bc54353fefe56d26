# The log of a game. A line stands behind a name, so it begins in the middle.

log = Cronaca
log-nothing = La partita comincia.
log-round = Round { $round }: la rotella gira di { $marker }
log-reveal = Le carte: { $cards }
log-order = L’ordine: { $names }
log-boost = { $card } ora vale { $value }
log-use = usa «{ $tile }»
log-gain-card = prende un { $value }
log-centre = dal centro
log-replace = { $tile } sullo spazio { $site } (rimpiazza: { $old })
log-strength = potenza { $strength } ({ $crest })
log-bonus = prende «{ $tile }»
log-cards = { $count ->
    [one] prende un { $cards }
   *[other] prende { $cards }
}
log-pass = non costruisce nulla
log-scoring = { $money }: { $scoring }
log-money = { $money }: { $source }
log-end = { $reason ->
    [stacks] Tre pile sono vuote: la partita è finita.
   *[rounds] L’ultimo round è giocato: la partita è finita.
}
log-ranking = Il risultato: { $names }
log-undo = riprende le ultime mosse
log-untake = riprende la carta scelta
log-away = { $why ->
    [clock] ha finito il tempo; continua un bot
   *[left] ha lasciato il tavolo; continua un bot
}
log-back = è di nuovo qui
log-fault = il bot si è guastato; al suo posto ne gioca un altro
log-concede = rinuncia; continua un bot
log-offer = { $yes ->
    [yes] propone di chiudere la partita
   *[no] vuole continuare
}
log-ended = { $reason ->
    [agreed] La partita è stata chiusa di comune accordo.
    [conceded] Hanno rinunciato tutti tranne una persona.
   *[closed] Il tavolo è stato chiuso.
}
log-rematch = C’è una rivincita.
source-chapel-track = tracciato cappella
source-gate-track = tracciato delle porte
source-empty-sites = spazi vuoti
source-unused-tiles = tessere bonus non usate
