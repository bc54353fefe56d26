# The log of a game. A line stands behind a name, so it begins in the middle.

log = Cronologia
log-nothing = La partita comincia.
log-sentence = { $who ->
    [me] { $text }.
   *[other] { $name } { $text }.
}
log-round = Round { $round }: la rotella gira di { $marker }
log-reveal = Le carte: { $cards }
log-order = L’ordine: { $names }
log-boost = { $card } ora vale { $value }
log-raise = { $who ->
    [me] porti una carta da { $card } a { $value }
   *[other] porta una carta da { $card } a { $value }
}
log-use = { $who ->
    [me] usi «{ $tile }»
   *[other] usa «{ $tile }»
}
log-gain-card = { $who ->
    [me] prendi una carta da { $value }
   *[other] prende una carta da { $value }
}
log-centre = { $who ->
    [me] vai al centro
   *[other] va al centro
}
log-build = { $who ->
    [me] costruisci «{ $tile }» sullo spazio { $site }
   *[other] costruisce «{ $tile }» sullo spazio { $site }
}
log-build-over = { $who ->
    [me] costruisci «{ $tile }» sullo spazio { $site } (rimpiazza: { $old })
   *[other] costruisce «{ $tile }» sullo spazio { $site } (rimpiazza: { $old })
}
log-replace = { $tile } sullo spazio { $site } (rimpiazza: { $old })
log-strength = potenza { $strength } ({ $crest })
log-bonus = { $who ->
    [me] prendi «{ $tile }»
   *[other] prende «{ $tile }»
}
log-cards = { $who ->
    [me] { $count ->
        [one] prendi una carta da { $cards }
       *[other] prendi { $cards }
    }
   *[other] { $count ->
        [one] prende una carta da { $cards }
       *[other] prende { $cards }
    }
}
log-pass = { $who ->
    [me] non costruisci nulla
   *[other] non costruisce nulla
}
log-money = { $money }: { $source }
log-gets = { $who ->
    [me] ricevi { $money }
   *[other] riceve { $money }
}
log-pays = { $who ->
    [me] paghi { $money }
   *[other] paga { $money }
}
log-end = { $reason ->
    [stacks] Tre pile sono vuote: la partita è finita.
   *[rounds] L’ultimo round è concluso: la partita è finita.
}
log-ranking = Il risultato: { $names }
log-undo = { $who ->
    [me] riprendi le ultime mosse
   *[other] riprende le ultime mosse
}
log-untake = { $who ->
    [me] annulli la tua scelta
   *[other] annulla la scelta
}
log-away = { $who ->
    [me] { $why ->
        [clock] hai finito il tempo; continua un bot
       *[left] hai lasciato il tavolo; continua un bot
    }
   *[other] { $why ->
        [clock] ha finito il tempo; continua un bot
       *[left] ha lasciato il tavolo; continua un bot
    }
}
log-back = { $who ->
    [me] sei di nuovo qui
   *[other] è di nuovo qui
}
log-fault = { $who ->
    [me] hai ora un altro bot: il primo si è guastato
   *[other] ha ora un altro bot: il primo si è guastato
}
log-concede = { $who ->
    [me] { $ends ->
        [yes] rinunci
       *[no] rinunci; continua un bot
    }
   *[other] { $ends ->
        [yes] rinuncia
       *[no] rinuncia; continua un bot
    }
}
log-offer = { $who ->
    [me] { $yes ->
        [yes] proponi di chiudere la partita
        [agreed] accetti di chiudere la partita
        [ends] chiudi la partita
        [withdrawn] ritiri la proposta di chiudere la partita
       *[no] vuoi continuare
    }
   *[other] { $yes ->
        [yes] propone di chiudere la partita
        [agreed] accetta di chiudere la partita
        [ends] chiude la partita
        [withdrawn] ritira la proposta di chiudere la partita
       *[no] vuole continuare
    }
}
log-ended = { $reason ->
    [agreed] La partita è stata chiusa di comune accordo.
    [alone] La partita è stata chiusa in anticipo.
    [conceded] La partita è stata abbandonata.
   *[closed] Il tavolo è stato chiuso.
}
log-rematch = C’è una rivincita.
source-chapel-track = tracciato cappella
source-gate-track = tracciato delle porte
source-empty-sites = spazi vuoti
source-unused-tiles = tessere bonus non usate
