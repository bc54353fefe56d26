# The log of a game. A line stands behind a name, so it begins in the middle.

log = Log
log-nothing = The game begins.
log-round = Round { $round }: the rondel turns by { $marker }
log-reveal = The cards: { $cards }
log-order = The order: { $names }
log-boost = { $card } now counts { $value }
log-use = { $who ->
    [me] use “{ $tile }”
   *[other] uses “{ $tile }”
}
log-gain-card = { $who ->
    [me] take a { $value }
   *[other] takes a { $value }
}
log-centre = from the centre
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
log-scoring = { $money }: { $scoring }
log-money = { $money }: { $source }
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
    [me] take the chosen card back
   *[other] takes the chosen card back
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
log-fault = the bot failed and was replaced
log-concede = { $who ->
    [me] give up; a bot plays on
   *[other] gives up; a bot plays on
}
log-offer = { $who ->
    [me] { $yes ->
        [yes] would end the game now
       *[no] want to play on
    }
   *[other] { $yes ->
        [yes] would end the game now
       *[no] wants to play on
    }
}
log-ended = { $reason ->
    [agreed] The game was ended by agreement.
    [conceded] All but one gave up.
   *[closed] The table was closed.
}
log-rematch = There is a rematch.
source-chapel-track = chapel track
source-gate-track = gate track
source-empty-sites = empty sites
source-unused-tiles = unused bonus tiles
