### What is wrong with card data, for who writes some: clauses, as in `setup.ftl`. Words of the card language stay as they are.

## Where

cards-line = { $label }, line { $line }, column { $column }
cards-entry = { $label }, cards.{ $list }[{ $index }]
cards-changed-cards = the record's changed cards
cards-stand-ins = the record's stand-ins
cards-altered = the altered cards
cards-at = { $at }: { $wrong }
cards-read = { $at }: { $error }
cards-card = { $at }: card "{ $card }": { $wrong }
cards-changed = cards.changed[{ $index }] of the record: { $wrong }

## The box

cards-no-such-card = the box names a card that does not exist
cards-not-replacing = there is no card with this id to replace
cards-category = the category of a card cannot be changed
cards-twice = this id stands here twice
cards-total =
    { $n } { $what ->
        [reminiscences] reminiscences
        [private-maids] private maids
        [refined-maids] refined maids
       *[illnesses] illnesses
    } in all; there is room for { $most }

## Names, numbers and fields

cards-id = an id has lower-case letters, digits and hyphens only
cards-name = a name has 1 to { $most } letters and no control characters
cards-rules = at most twenty IDs of rules, each a plain word
cards-copies = copies must be 1 to 40, not { $found }
cards-one-of-her = there is one of her
cards-cost = a cost must be 1 to 15
cards-chamber = the chambering price must be 1 to 9 servings
cards-symbols = at most 10 of a symbol
cards-work = a preparation needs 1 to 20 points
cards-field = a { $kind } cannot have "{ $field }": only { $may } can
cards-reminiscence = a reminiscence needs a price of 1 to 6 lines and tier 1 or 2
cards-preparation = a preparation needs its work, rank 1 to 3

## Texts

cards-one-ability = a card has at most one ability
cards-ability = a { $kind } has no ability at the moment { $moment } with { $how }
cards-empty-ability = an ability does something
cards-long-text = the text is too long: let it do less
cards-deep-words = words may stand in words { $most } deep, not deeper
cards-too-many-words = a card may have { $most } words in all
cards-takes = { $word } takes { $least } to { $most }, not { $found }
cards-ends = { $word } takes DeckTop or DeckBottom
cards-counters = { $word } takes a list of one to six counters
cards-nested = { $word } cannot stand in words about other players: rounds and choices of a player do not nest
cards-about-user = { $word } is about the user of the card, and cannot stand in words about others
cards-in-round = { $word } cannot stand in words about every player of a round
cards-about-another = { $word } is about another player: put it into OtherHand, Opponent or EachOther
cards-only-in =
    { $word } can stand only in { $place ->
        [served] the text of a maid who serves
        [chambermaid] the ability of a chambermaid
        [private] the ability of a private maid in her owner's turn
        [refined] the ability of a refined maid
       *[serving] what happens in a serving phase
    }

## Filters and conditions

cards-filter = a filter may have { $most } parts
cards-filter-cost = a cost is at most 15, not { $found }
cards-unknown = it mentions "{ $id }", which no box has
cards-never-in-hand = "{ $id }" is a { $kind }: it is never in a hand
cards-price = a price is 1 to 15, not { $found }
cards-deep-conditions = conditions may stand in conditions { $most } deep, not deeper
cards-condition = a condition may have { $most } parts
cards-one-held = a condition may ask for one card in hand, not for several
cards-condition-takes = the condition takes { $least } to { $most }, not { $found }
cards-seen = Seen asks for a card that the words before have shown
cards-seen-costs-more = SeenCostsMore asks for cards that the words before have shown
cards-holds = Holds would tell of another player's hand: use Demand, which shows it
cards-every-served = EveryServed can stand only in the text of a maid who serves
cards-more-than = MoreThan takes one to eight cards
cards-chief-beneath = ChiefBeneath is the whole condition of a building, and stands nowhere else
cards-not-counted = "{ $id }" is a { $kind }: chambermaids and buildings are counted

## Standing effects and bonuses

cards-standings = a card has at most eight standing effects
cards-standing = a { $kind } cannot have { $word }
cards-visitor = Visitor takes two prices of 1 to 9 servings
cards-bonuses = a card has at most eight bonuses
cards-most = Most is for maids: others are not counted in decks
cards-family = a family is two to eight maids
cards-family-twice = a member of a family stands there once
cards-no-maid = "{ $id }" is no maid
cards-one-per = OnePer takes 1 or more
cards-sets = sets are one to eight pairs of size (1 to 40) and points (at most 100)
