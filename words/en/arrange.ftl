### Why a position cannot be laid (`arrange`): clauses, as in `setup.ftl`. Who writes positions knows the names of the protocol.

arrange-too-long = arrange: { refusal-too-long }
arrange-no-field = { $at }: there is no field "{ $field }"
arrange-nothing = { $at }: there is no "{ $name }"
arrange-no-counter = counters: there is no counter "{ $name }"
arrange-no-zone = { $at }: there is no zone "{ $zone }"
arrange-too-many-players = players: { $listed } entries, but only { $seats } seats
arrange-too-many-cards = { $at }: { $found } cards; at most { $most } can be there
arrange-too-many-copies = arrange: { $copies } copies of { $id } at one table; at most { $most } can be
arrange-not-conserved = the position has { $has } of { $id }, the game has { $had }; put the difference somewhere, or say "free": true
arrange-not-there = { $at }: { $id } cannot be there
arrange-two-places = { $at }: { $id } stands in two places; there is one of her
arrange-not-active = { $at }: only the active seat { $active } has cards in play
arrange-no-maid = { $at }: { $id } is no maid
arrange-no-illness = { $at }: there is no Illness in this game
arrange-illnesses-laid = arrange: { $illnesses } illnesses lie on maids; at most { $most } can
arrange-too-many-illnesses = { $at }: more than { $most } illnesses in all
arrange-no-bad-habits = { $at }: there are no Bad Habits in this game
arrange-no-building = { $at }: { $id } is no building
arrange-no-chief-under = { $at }: { $id } needs the chief "under" it
arrange-no-chief = { $at }: { $id } is no maid chief
arrange-no-refined-maid = { $at }: { $id } is no refined maid
arrange-in-play-while-choosing = players: nobody has cards in play while refined maids are chosen; put them into a hand or a pile
arrange-refined-left = town.refined: { $free } refined maids are free and { $there } at the table; { $to_choose } players are still to choose, and { $players } play
arrange-guests = { $at }: at most the ten guests of this game
arrange-no-pile = town.piles: { $id } has no pile of its own
arrange-two-face-up = { $at }: at most two lie face up
arrange-three-face-up = { $at }: at most three lie face up
arrange-reminiscences = { $at }: at most sixteen reminiscences
arrange-no-preparations = town.preparations: there is no pile "{ $pile }"
arrange-another-pile = { $at }: { $id } lies in another pile

## Love Letter

arrange-letter-field =
    { $whole ->
        [player] a player
       *[position] a position
    } of Love Letter has no field `{ $field }`
arrange-letter-players = `players` is a list of players, by seat
arrange-letter-too-many-players = `players` lists { $listed }, but { $seats } sit here
arrange-letter-object = `{ $at }` is an object
arrange-letter-seats = `{ $at }` is a list of seats
arrange-letter-cards = `{ $at }` is a list of card ids
arrange-letter-too-many-cards = `{ $at }` has { $found } cards; { $most } is the most here
arrange-letter-card-id = `{ $at }`: cards are written as their ids
arrange-letter-flag = `{ $at }` is true or false
arrange-letter-number = `{ $at }` is a whole number from { $least } to { $most } here
arrange-letter-only = `{ $at }` is "{ $only }" here
arrange-letter-copies =
    { $by } { $card } { $way ->
        [few] too few
       *[many] too many
    }: the position has { $there }, the box { $copies }; `"free":true` lifts this check
arrange-letter-no-room = `{ $at }`: too many cards for this table
arrange-letter-excluded = `{ $at }` excludes the { $card } held there
arrange-letter-nothing-known = `{ $at }` holds no card of which anything could be known
arrange-letter-seen-unknown = `{ $at }` names somebody whom `known_by` does not
arrange-letter-over-hand = `{ $at }`: the game is over, one card at most is held
arrange-letter-round-over = the round is over: fewer than two players are in it
arrange-letter-player-out = player { $player } cannot be to play, being out
arrange-letter-aside = `aside` names the card put aside
arrange-letter-deck-empty = player { $player } holds one card and would draw, but the deck is empty: the round is over
arrange-letter-hand-size =
    `{ $at }` has { $held }; player { $player } holds { $wants ->
        [none] no card, being out
        [two] one card, or two once drawn
       *[one] one card
    }
