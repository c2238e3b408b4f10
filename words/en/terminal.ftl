### What the command line says besides.

terminal-welcome = Good evening. The table is laid: { $game }, seed { $seed }.
terminal-stand-ins = Reconstructions on this table: { $cards }.
terminal-hint = A number or an action plays it; ? shows what else there is.
terminal-bye = Until next time.
terminal-numbers = The numbers are 1 – { $last }
terminal-nothing-back = There is nothing to take back.
terminal-back = Actions taken back: { $number }
terminal-no-card = No card at this table is called "{ $name }"
terminal-saved = The game so far is in { $file }
terminal-exists = "{ $file }" is there already; another name, please
terminal-help =
    a number of the list, or the action as the protocol writes it (hire:rouge-crescent)
    table      shows the table
    score      counts as if the game ended here
    card NAME  tells what a card does
    undo       takes your last action back
    save FILE  keeps the game; `livret replay FILE` plays it again
    quit       leaves the table
terminal-replay = { $game }, { $players } players, seed { $seed }

## The table in lines

terminal-town = Town: name (cost) ×left
terminal-cards = cards
terminal-heaps = hand { $hand }, draw pile { $deck }, discard pile { $discard }
terminal-known-top = you know its top
terminal-known-bottom = and its bottom
terminal-in_play = in play
terminal-hand = hand
terminal-counters = to spend
terminal-chambermaids = chambermaids
terminal-private_maids = private maids
terminal-refined = refined maid
terminal-park = refined maids
terminal-buildings = buildings
terminal-reminiscences = reminiscences
terminal-preparations = preparations
terminal-bad_habits = bad habits
terminal-guests = guests
terminal-first-master = First Master
terminal-round = round { $number }
terminal-pile = { $top } ({ $number } in the pile)
terminal-face-down = { $number } face down
terminal-with = { $name } (with { $under })
terminal-deck = deck
terminal-face_up = laid open
terminal-your-hand = your hand
terminal-tokens =
    { $number ->
        [one] { $number } token
       *[other] { $number } tokens
    }
terminal-laid = laid down: { $cards }
terminal-out = out
terminal-protected = protected
terminal-known = you know: { $cards }
terminal-result = Result
terminal-so-far = If the game ended here

## Lists of cards

terminal-kind-love = Love
terminal-kind-maid-chief = maid chiefs
terminal-kind-general-maid = general maids
terminal-kind-private-maid = private maids
terminal-kind-event = events
terminal-kind-building = buildings
terminal-kind-reminiscence = reminiscences
terminal-kind-refined-maid = refined maids
terminal-kind-preparation = preparations
terminal-kind-character = characters
terminal-columns = cost   VP  copies
# Characters have a value and no cost.
terminal-columns-character = { "     value  copies" }
terminal-likely = { "[L]" } likely: one decent source, or a strong pattern across the boxes.
terminal-reconstructed = { "[R]" } reconstruction: the printed value is not known to us; `--cards FILE` puts yours in its place.
terminal-names = { "" }

## Options of a table

terminal-options-usual = usually { $value }
terminal-options-number = a whole number from { $least } to { $most }
terminal-options-seat = a seat from 0 to { $last }
terminal-options-boxes = of { $boxes }
terminal-options-cards = { $count } card ids
terminal-options-hint = Written as --option KEY=VALUE; of a group as --option 'GROUP={"{"}"KEY":VALUE{"}"}'.
