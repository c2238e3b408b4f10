### What can be done: action-<verb>, as an order. Of an end, the phase says it (table.ftl).

action-pick = Choose { $card }
action-serve = Be served by { $card }
action-chamber = Make { $card } a chambermaid
action-send = Send { $card } to { whose } quarters
action-use = Use { $card }
action-cure = Cure { $on } (discard a 3 Love)
action-remember = Acquire { $card }
action-work = Work on { $pile }
action-love = Play { $card }
action-love_all = Play all Love cards
    .short = All Love
action-hire =
    { $under ->
        [none] { $on ->
            [none] { $kind ->
                [event] Buy { $card } and place it with { whom }
                [building] Buy { $card }
                [love] Buy { $card }
               *[other] Hire { $card }{ $whom ->
                    [none] { "" }
                   *[other] { " " }for { whom }
                }
            }
           *[other] Buy { $card } and place it on { whose } { $on }
        }
       *[other] Buy { $card } with { $under } beneath
    }
action-discard =
    { $count ->
        [2] Discard two: { $card }
       *[other] Discard { $card }
    }
action-return =
    Return { $card }{ $on ->
        [none] { "" }
       *[other] { " " }from { $on }
    }{ $under ->
        [none] { "" }
       *[other] { " " }(with { $under } beneath)
    } to { the-town }
action-take =
    Take { $card }{ $on ->
        [none] { "" }
       *[other] { " " }off { $on }
    }
action-top =
    { $to ->
        [discard] Show { $card }
       *[deck] Put { $card } on top of the deck
    }
action-bottom = Put { $card } under the deck
action-give = Give { $card }
action-keep =
    { $at ->
        [deck] Leave { $card } on top
       *[other] Keep { $card }
    }
action-gain = Gain { $amount }
action-target = Choose { whom }
action-maid = Choose { whose } { $on }
action-yes =
    { $effect ->
        [none] Yes
       *[other] Yes: { $effect }
    }
action-no =
    { $effect ->
        [none] No, thank you
       *[other] No: { $effect }
    }
action-done = That is all
action-end = End the phase
    .short = End
action-play =
    { $does ->
        [in_vain] Play { $card } (no effect)
       *[other] Play { $card }{ $whom ->
            [none] { "" }
           *[other] { " " }on { whom }
        }{ $names ->
            [none] { "" }
           *[other] , naming { $names }
        }
    }

## What yes and no would do

effect-cancel = show her, and the event goes back
effect-suffer = the event is placed
effect-swap = swap for a random card of mine
