### What happened: event-<type>, as the protocol names them. A sentence without a word is not told.

event-turn_began =
    { $player ->
        [you] Your turn
       *[other] { $player }’s turn
    }
event-phase_began = { "" }
event-turn_ended = { "" }
event-drew =
    { $player ->
        [you] You draw
       *[other] { $player } draws
    } { what }
event-shuffled =
    { $round ->
        [none] { $player ->
            [you] You shuffle your
           *[other] { $player } shuffles their
        } discard pile into a new deck
       *[other] Round { $round }: the deck is shuffled
    }
event-served =
    { $player ->
        [you] You are
       *[other] { $player } is
    } served by { $card }
event-chambered =
    { $whom ->
        [self] { $player ->
            [you] You make
           *[other] { $player } makes
        } { $card } a chambermaid
       *[other] { $player ->
            [you] You send
           *[other] { $player } sends
        } { $card } to { whose } quarters
    }
event-love_played =
    { $player ->
        [you] You play
       *[other] { $player } plays
    } { $cards }
event-gained =
    { $player ->
        [you] You gain
       *[other] { $player } gains
    } { $amount }
# What is left at the end of a turn is laid down every time: that is not told.
event-discarded =
    { $from ->
        [turn] { "" }
        [deck] { discards } { what } from the top of { own } deck
        [quarters] { discards } { what } from { own } private quarters
        [none] { $whom ->
            [none] { $player ->
                [you] You lay
               *[other] { $player } lays
            } down { $card }
           *[other] { $player ->
                [you] You play
               *[other] { $player } plays
            } { $card } on { whom }
        }
       *[hand] { discards } { what }
    }
discards =
    { $player ->
        [you] You discard
       *[other] { $player } discards
    }
event-returned =
    { $player ->
        [you] You return
       *[other] { $player } returns
    } { $card }{ $maid ->
        [none] { "" }
       *[other] { " " }from { $maid }
    } to { the-town }{ $under ->
        [none] { "" }
       *[other] ; { $under } beneath it is discarded
    }
event-taken =
    { $from ->
        [aside] { takes } { the-card } that was set aside
        [seat] { takes } { first-master } from { whom }
       *[none] { $whom ->
            [self] { $to ->
                [deck] { puts } { the-card } from { the-town } on top of { own } deck
                [discard] { puts } { the-card } from { the-town } on { own } discard pile
               *[hand] { takes } { the-card } from { the-town } into hand
            }
           *[other] { $player ->
                [you] You give
               *[other] { $player } gives
            } { whom } { the-card } from { the-town }
        }
    }
takes =
    { $player ->
        [you] You take
       *[other] { $player } takes
    }
puts =
    { $player ->
        [you] You put
       *[other] { $player } puts
    }
# An event is bought for somebody, possibly oneself; nobody hires one.
event-hired =
    { $under ->
        [none] { $maid ->
            [none] { $kind ->
                [event] { buys } { $card } for { whom }
                [building] { buys } { $card }
                [love] { buys } { $card }
               *[other] { $player ->
                    [you] You hire
                   *[other] { $player } hires
                } { $card }{ $whom ->
                    [self] { "" }
                    [none] { "" }
                   *[other] { " " }for { whom }
                }
            }
           *[other] { buys } { $card } for { whose } { $maid }
        }
       *[other] { buys } { $card } with { $under } beneath
    }
buys =
    { $player ->
        [you] You buy
       *[other] { $player } buys
    }
event-revealed =
    { $player ->
        [none] { $from ->
            [town] Turned up: { what }
           *[none] Laid open: { what }
        }
       *[other] { $cancels ->
            [none] { $from ->
                [deck] { reveals } from { own } deck: { what }
               *[hand] { $player ->
                    [you] You show
                   *[other] { $player } shows
                } { what }
            }
           *[other] { reveals } { what }: { $cancels } goes back to { the-town }
        }
    }
reveals =
    { $player ->
        [you] You reveal
       *[other] { $player } reveals
    }
event-looked =
    { $player ->
        [you] You look
       *[other] { $player } looks
    } at { $from ->
        [deck] the top of { whose } { $whom ->
            [self] own deck
           *[other] deck
        }
        [hand] a card of { whose } hand
       *[none] { whose } hand
    }{ $card ->
        [none] { "" }
       *[other] : { $card }
    }
event-placed =
    { $to ->
        [quarters] { $maid ->
            [none] { $player ->
                [you] You get
               *[other] { $player } gets
            } { $card }
           *[other] { $card } lies on { $player ->
                [you] your
               *[other] { $player }’s
            } { $maid }
        }
        [deck-bottom] { puts } { the-card } under { own } deck
       *[deck] { puts } { the-card } on top of { own } deck
    }
event-moved =
    { $player ->
        [you] You lift
       *[other] { $player } lifts
    } { $card } { $maid ->
        [none] out of { whose } quarters
       *[other] off { whose } { $maid }
    }
event-cured =
    { $player ->
        [you] You cure
       *[other] { $player } cures
    } { $maid }
event-protected =
    { $player ->
        [you] You are
       *[other] { $player } is
    } protected until { own } next turn
event-remembered =
    { $player ->
        [you] You acquire
       *[other] { $player } acquires
    } the reminiscence { $card }
event-worked =
    { $player ->
        [you] You finish
       *[other] { $player } finishes
    } { $card }
event-picked =
    { $player ->
        [you] You choose
       *[other] { $player } chooses
    } { $card }
event-guessed =
    { $player ->
        [you] You guess
       *[other] { $player } guesses
    } that { $whom ->
        [you] you hold
       *[other] { $whom } holds
    } { $card }: { $right ->
        [yes] right!
       *[no] wrong
    }
event-compared =
    { $player ->
        [you] You compare
       *[other] { $player } compares
    } hands with { whom }{ against }
event-swapped =
    { $player ->
        [you] You swap
       *[other] { $player } swaps
    } { $place ->
        [court] hands
       *[town] a card
    } with { whom }{ against }
against =
    { $given ->
        [none] { "" }
       *[other] : { $given } against { $taken }
    }
event-eliminated =
    { $player ->
        [you] You are
       *[other] { $player } is
    } out of the round{ $card ->
        [none] { "" }
       *[other] { " " }and { $player ->
            [you] lay
           *[other] lays
        } down { $card }
    }
# Why something happened: by whose card; whose is "none" where whoever acts used it.
because =
    { $player ->
        [you] because of your { $card }
        [none] because of { $card }
       *[other] because of { $player }’s { $card }
    }
event-round_ended =
    { $winners ->
        [none] Round { $round } is over
        [nobody] Nobody wins the round{ hands-shown }
       *[other] The round goes to { $winners }{ hands-shown }
    }
hands-shown =
    { $hands ->
        [none] { "" }
       *[other] : { $hands }
    }
# One of the hands shown when a round ends.
hand-held =
    { $player ->
        [you] you
       *[other] { $player }
    } held { $card }
event-game_ended =
    { $winners ->
        [none] The game is over
        [nobody] The game is over
       *[other] The game goes to { $winners }
    }
