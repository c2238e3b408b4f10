### Why a bot would do something: what is done (reason-do-…), and what speaks for it.

reason-said = { $what }: { $why }
reason-and = { $one }; { $two }
reason-list = { $one }, { $two }

## What is done

reason-do-pick = choose { $card }
reason-do-serve = serve { $card }
reason-do-chamber = chamber { $card }
reason-do-send = send { $card } → { $seat }
reason-do-use = use { $card }
reason-do-cure = cure { $maid }
reason-do-remember = acquire { $card }
reason-do-work = work: { reason-pile }
reason-do-love = play { $card }
reason-do-love_all = play all Love
reason-do-hire =
    hire { $card }{ $seat ->
        [none] { $maid ->
            [none] { "" }
           *[other] { " " }above { $maid }
        }
       *[other] { " → " }{ $maid ->
            [none] { $seat }
           *[other] { $maid } ({ $seat })
        }
    }
reason-do-discard = discard { $card }
reason-do-return =
    return { $card }{ $maid ->
        [none] { "" }
       *[other] { " " }({ $maid })
    }
reason-do-habit = Bad Habit
reason-do-illness = Illness ({ $maid })
reason-do-take = take { $card }
reason-do-top = put on the deck: { $card }
reason-do-bottom = put under the deck: { $card }
reason-do-give = give { $card }
reason-do-keep = keep { $card }
reason-do-gain = gain { reason-counter }
reason-do-target = choose seat { $seat }
reason-do-maid = choose { $maid } ({ $seat })
reason-do-yes = yes
reason-do-no = no
reason-do-done = done
reason-do-end = end the phase
reason-pile =
    { $pile ->
        [food] food
        [decoration] decoration
       *[cleaning] cleaning
    }
reason-counter =
    { $counter ->
        [love] love
        [serving] serving
        [employment] employment
        [imagination] imagination
        [concentration] concentration
       *[effort] effort
    }

## What speaks for it

reason-wins = ends the game with the lead
reason-hurts = costs them up to { $points } points
reason-lightens = lightens the deck
reason-love-counts = love counts in the employ phase
reason-fits = fits this hand best
reason-missed-least = the card that is missed least
reason-nothing-helps = no card on offer helps this deck
reason-nothing-better = nothing better to do
reason-best-use = the best that this card can do now
reason-worth = what she does is worth more than her place
reason-scores =
    { $signed } { $points ->
        [0] point
        [one] point
       *[other] points
    }
reason-gives-draw =
    +{ $count } { $count ->
        [one] card
       *[other] cards
    }
    .protocol = +{ $count } cards
reason-gives-serving =
    +{ $count } { $count ->
        [one] serving
       *[other] servings
    }
    .protocol = +{ $count } servings
reason-gives-love = +{ $count } love
reason-gives-employment =
    +{ $count } { $count ->
        [one] employment
       *[other] employments
    }
    .protocol = +{ $count } employments
reason-gives-imagination = +{ $count } imagination
reason-gives-concentration = +{ $count } concentration
reason-gives-effort = +{ $count } effort
reason-price = costs { $count } of your { $love } love
reason-last = the last of her pile
reason-proved = ends the game this turn and wins, proved
reason-tried = { $percent }% over { $tries } games played out

## The novice

reason-helps = helps this hand most
reason-brings = brings love, cards or skills now
reason-scores-and-lightens = scores, and leaves the deck lighter
reason-safe-points = points that nobody takes back
reason-love-first = love first, then hire
reason-before-the-end = points before the end
reason-strengthens = strengthens the turns to come
reason-least-or-most = costs least or brings most

## The one who loves Love

reason-love-pays = love pays for everything
reason-more-love = more love for later
reason-points = points
reason-may-give-love = love if she has any to give
reason-nothing-else = points and Love, nothing else
reason-cheapest = the cheapest way out

## Love Letter

reason-letter-what =
    { $card }{ $seat ->
        [none] { "" }
       *[other] { " " }on seat { $seat }
    }{ $named ->
        [none] { "" }
       *[other] , naming { $named }
    }
reason-letter-guess = the card is there at { $odds }%.
reason-letter-look = seeing that hand beats guessing; { $kept } stays.
reason-letter-compare = { $kept } is higher at { $less }%, equal at { $same }%, lower at { $more }%.
reason-letter-safe = { $kept } is safe until the next turn.
reason-letter-change = that hand changes, and { $wanted } is in it at { $odds }%.
reason-letter-another = another card is better than { $kept }.
reason-letter-swap = the other card is higher than { $kept } at { $more }%.
reason-letter-lost = that loses the round.
reason-letter-keep = { $kept } is the card to keep.
