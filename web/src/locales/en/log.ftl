# The log of a game. A line stands behind a name, so it begins in the middle.

log = Log
log-nothing = The game begins.
log-sentence = { $who ->
    [me] You { $text }.
   *[other] { $name } { $text }.
}
log-round = Round { $round }: the rondel turns by { $marker }
log-reveal = The cards: { $cards }
log-order = The order: { $names }
log-boost = { $card } now counts { $value }
log-raise = { $who ->
    [me] make a { $card } count { $value }
   *[other] makes a { $card } count { $value }
}
log-use = { $who ->
    [me] use “{ $tile }”
   *[other] uses “{ $tile }”
}
log-gain-card = { $who ->
    [me] take a { $value }
   *[other] takes a { $value }
}
log-centre = { $who ->
    [me] go to the centre
   *[other] goes to the centre
}
log-build = { $who ->
    [me] build { $tile } on site { $site }
   *[other] builds { $tile } on site { $site }
}
log-build-over = { $who ->
    [me] build { $tile } on site { $site } instead of { $old }
   *[other] builds { $tile } on site { $site } instead of { $old }
}
log-replace = { $tile } on site { $site } instead of { $old }
log-strength = strength { $strength } ({ $crest })
log-bonus = { $who ->
    [me] take “{ $tile }”
   *[other] takes “{ $tile }”
}
log-cards = { $who ->
    [me] { $count ->
        [one] take a { $cards }
       *[other] take { $cards }
    }
   *[other] { $count ->
        [one] takes a { $cards }
       *[other] takes { $cards }
    }
}
log-pass = { $who ->
    [me] build nothing
   *[other] builds nothing
}
log-money = { $money }: { $source }
log-gets = { $who ->
    [me] get { $money }
   *[other] gets { $money }
}
log-pays = { $who ->
    [me] pay { $money }
   *[other] pays { $money }
}
log-end = { $reason ->
    [stacks] Three stacks are empty: the game is over.
   *[rounds] The last round is played: the game is over.
}
log-ranking = The result: { $names }
log-undo = { $who ->
    [me] take the last moves back
   *[other] takes the last moves back
}
log-untake = { $who ->
    [me] take the choice back
   *[other] takes the choice back
}
log-away = { $who ->
    [me] { $why ->
        [clock] have run out of time; a bot plays on
       *[left] have left; a bot plays on
    }
   *[other] { $why ->
        [clock] has run out of time; a bot plays on
       *[left] has left; a bot plays on
    }
}
log-back = { $who ->
    [me] are back
   *[other] is back
}
log-fault = { $who ->
    [me] have another bot now: the first one failed
   *[other] has another bot now: the first one failed
}
log-concede = { $who ->
    [me] { $ends ->
        [yes] give up
       *[no] give up; a bot plays on
    }
   *[other] { $ends ->
        [yes] gives up
       *[no] gives up; a bot plays on
    }
}
log-offer = { $who ->
    [me] { $yes ->
        [yes] offer to end the game
        [agreed] agree to end the game
        [ends] end the game
        [withdrawn] withdraw the offer to end the game
       *[no] want to play on
    }
   *[other] { $yes ->
        [yes] offers to end the game
        [agreed] agrees to end the game
        [ends] ends the game
        [withdrawn] withdraws the offer to end the game
       *[no] wants to play on
    }
}
log-ended = { $reason ->
    [agreed] The game was ended by agreement.
    [alone] The game was ended early.
    [conceded] The game was given up.
   *[closed] The table was closed.
}
log-rematch = There is a rematch.
source-chapel-track = chapel track
source-gate-track = gate track
source-empty-sites = empty sites
source-unused-tiles = unused bonus tiles
