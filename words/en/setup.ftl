### Why a table cannot be set up, or a record not be played again: clauses, which a face makes sentences of (`sentence`). What stands
### in backticks or quotes is written as the protocol writes it.

setup-unknown-game = there is no game "{ $game }" in this house; the games are { $games }
setup-unknown-card = { $at }: there is no card "{ $id }" here; `cards` lists the ids

## Pieces

setup-one = { $next }
setup-or = { $list } or { $next }
setup-of-action = { $action }: { $why }
setup-by-rule = { $said } ({ $rule })
setup-each-entry = each entry of { $name }

## What something must be

setup-must-be = { $at } must be { $wanted }, not { $found }
setup-wanted-flag = true or false
setup-wanted-text = a text
setup-wanted-object = an object
setup-wanted-list = a list
setup-wanted-list-by-seat = a list, one entry for each seat
setup-wanted-ids = a list of ids
setup-wanted-card-ids = card ids
setup-wanted-ten = { $ways } or ten card ids
setup-wanted-small = a small number
setup-wanted-small-whole = a small whole number
setup-wanted-number = a whole number from 0 to { $most }
setup-wanted-seat = a seat from 0 to { $last }
setup-wanted-phase = a phase
setup-wanted-one-of = one of { $phases }

## Options

setup-no-option = there is no option "{ $name }" here; there are { $known }
setup-no-ruling = rulings: "{ $id }" has no second reading; those that do: { $known }
setup-reading = rulings: { $id } takes { $takes }, not { $found }
setup-no-edition = editions: there is no switch "{ $name }"; there are { $known }
setup-edition = editions: { $name } cannot be { $found }; { $known }
setup-option-is = { $option } is { $values }
# The next ones of the same list.
setup-option-too = { $option } { $values }
setup-no-box = sets: "{ $id }" is none of { $boxes }
setup-box-twice = sets: "{ $id }" stands there twice
setup-own-box = sets: the game "{ $game }" itself is not among them
setup-other-box = { $part } are in the box { $of }, which is not among the sets
setup-base-players = the base box alone is for 2 to 4 players, not { $players }; five to seven need Expanding the House or Romantic Vacation
setup-players = these boxes are for 2 to 7 players, not { $players }
setup-motto-players = Motto Tanto Cuore is for 2 to 4 players, not { $players }
setup-love-sets = five or more players need two sets of Love cards
setup-short = the short game is for 2 players, not { $players }
setup-chiefs = chiefs: "{ $id }" is not among the sets in play
setup-no-private-maids = Romantic Vacation alone has no private maids
setup-refined-maids = { $there } refined maids are in the park for { $players } players; each needs one
setup-not-of-the-ten = { $at }: "{ $id }" cannot be one of the ten here (wrong sort of card, or a box that is not in play)
setup-kind-twice = { $at }: "{ $id }" stands there twice; ten different kinds are needed
setup-not-ten = { $at }: exactly ten kinds are needed, not { $found }
setup-starters = { $needed } of { $id } are dealt, the box has { $there }
setup-too-many-kinds = this table would need more kinds of cards than it has room for
setup-prices = cards of one table may change prices in at most { $most } ways
setup-singular = { $n } cards of this table have { $word }; one may

## Love Letter

setup-letter-players = Love Letter is for 2 to 4 players, not { $players }
setup-letter-no-option = Love Letter has no option `{ $option }`; it has { $known }
setup-letter-number = the option `{ $option }` is a whole number from { $least } to { $most } here
setup-letter-value = the option `{ $option }` is { $values }

## Records

record-object = the record must be an object
record-unread = the record cannot be read: { $error }
record-no-format = the record lacks its format number `livret`
record-format = the record has format { $found }; this house reads format { $ours }
record-no-rules = the record lacks its `rules_version`
record-rules = the game was played by rules { $told }; this house knows rules { $known } and will not replay it wrongly
record-action = the record's action { $ply } "{ $text }" cannot be played: { $why }
record-hash = the record's hash is "{ $told }", but replaying it gives "{ $found }": the record was changed, or made by another engine
record-result = the record's result is not the one that replaying it gives
record-cards = the record's cards have the hash "{ $told }", but their data gives "{ $found }"
