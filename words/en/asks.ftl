### What is asked: ask-<sort>. $decline is "must", "no" (it may be declined) or "done" (enough may have been said); $steps is how
### many answers are still to come, or may come, where there are several.

ask-turn_with_gain = Choose what your private maid gives, when you like; the phase ends after that.
ask-pick = Choose the refined maid who helps you this round.
ask-play = Play one of your two cards.
ask-discard =
    { $decline ->
        [done] Discard another card, or stop here.
        [no] { $steps ->
            [none] You may discard a card.
            [1] You may discard a card.
           *[other] You may discard up to { $steps } cards.
        }
       *[must] { $steps ->
            [none] Discard a card.
            [1] One more card to discard.
           *[other] { $steps } more cards to discard.
        }
    }
ask-discard_twins = You may discard two cards of the same name.
ask-keep_one = Choose the one card you keep.
ask-lay_down = Which card of your hand comes on top of your discard pile, where everybody sees it?
ask-return =
    { $decline ->
        [must] Return a card to { the-town }.
       *[no] { $steps ->
            [none] You may return a card to { the-town }.
            [1] You may return a card to { the-town }.
           *[other] You may return { $steps } cards to { the-town }, one after the other.
        }
    }
ask-return_event = You may send one event back to { the-town }.
ask-return_building = You may send one of their buildings back to { the-town }.
ask-take =
    { $decline ->
        [must] Take a card from { the-town }.
       *[no] You may take a card from { the-town }.
    }
ask-exchange = You may take a card from { the-town } in exchange.
ask-swap_private = You may exchange your private maid for one of { the-town }.
ask-take_event = Which event do you move?
ask-place_moved = Where does the event go?
ask-give = You may give a card of { the-town } to a player.
ask-put_on_top =
    { $decline ->
        [must] Put a card on top of your deck.
       *[no] You may put a card on top of your deck.
    }
ask-put_under =
    { $decline ->
        [must] Put a card under your deck.
       *[no] You may put a card under your deck.
    }
ask-look_at_top = Discard this card, or leave it on top?
ask-discard_looked =
    { $decline ->
        [done] Discard another of those you looked at, or stop.
       *[no] You may discard cards of those you looked at.
    }
ask-order_looked = Put the others back on your deck, the deepest first.
ask-keep_revealed = Choose the one card you keep.
ask-seat =
    { $decline ->
        [must] Choose a player.
       *[no] You may choose a player.
    }
ask-maid = Choose a maid.
ask-gain = Choose what you gain.
ask-chamber =
    { $decline ->
        [done] Make another chambermaid, or stop here.
        [must] Make a chambermaid for nothing.
       *[no] You may make a chambermaid for nothing.
    }
ask-pay = Discard a card to pay for it.
ask-yes_no = Yes or no?
ask-use = Use her ability?
ask-swap = Swap two random cards?
# $card is the event, $maid the maid that it would lie on, $names the card that keeps it away.
ask-reaction =
    { $maid ->
        [none] { $card } is about to be placed with you. Reveal { $names }?
       *[other] { $card } is about to be placed on your { $maid }. Reveal { $names }?
    }
