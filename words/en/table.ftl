### Words that sentences of every sort share.
###
### What sentences may use: $player, the seat that acts; $whom, the other seat it is about. Both are a name, or "you" for the
### listener; $whom is "self" where it is the seat that acts. Cards are names; what there is not is "none". $place is "town", in
### Motto "park", in Love Letter "court".

## Lists and numbers

list = { $list }, { $next }
list-last = { $list } and { $next }
nobody = nobody
times = { $name } ×{ $count }
ill =
    { $name } ({ $count ->
        [one] { $count } illness
       *[other] { $count } illnesses
    })
a-card = a card
some-cards =
    { $count ->
        [1] a card
       *[other] { $count } cards
    }
first-master = the First Master card
seat = Seat { $number }
you = you
colon = { $said }: { $cards }
# A whole sentence made of a clause.
sentence = { $said }.

## Pieces of sentences

the-card =
    { $card ->
        [none] { a-card }
       *[other] { $card }
    }
what =
    { $cards ->
        [none] { $card ->
            [none] { some-cards }
           *[other] { $card }
        }
       *[other] { $cards }
    }
the-town =
    { $place ->
        [park] the park
       *[town] the town
    }
own =
    { $player ->
        [you] your
       *[other] their
    }
whom =
    { $whom ->
        [you] you
        [self] { $player ->
            [you] yourself
           *[other] themselves
        }
       *[other] { $whom }
    }
whose =
    { $whom ->
        [you] your
        [self] { own }
       *[other] { $whom }’s
    }

## Counters: so much of one; what is gained; the name alone

counter-draw =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    .gain = { counter-draw }
    .name = cards
counter-serving =
    { $count ->
        [one] { $count } serving
       *[other] { $count } servings
    }
    .gain = { counter-serving }
    .name = servings
counter-love = { $count } love
    .gain = { counter-love }
    .name = love
counter-employment =
    { $count ->
        [one] { $count } employment
       *[other] { $count } employments
    }
    .gain = { counter-employment }
    .name = employments
counter-imagination = { $count } imagination
    .gain = { counter-imagination }
    .name = imagination
counter-concentration = { $count } concentration
    .gain = { counter-concentration }
    .name = concentration
counter-effort = { $count } effort
    .gain = { counter-effort }
    .name = effort

## Phases: the name; the same where there is little room; to end it; what it asks; how, and what comes next

phase-start = starting phase
    .short = start
    .end = End the starting phase
    .todo = What do you do first?
    .next = You may use abilities, cure a maid or play Love. Then: serving phase.
phase-serve = serving phase
    .short = serving
    .end = End the serving phase
    .todo = Who serves you next?
    .next =
        { $place ->
            [park] Lay a maid in play, or in your quarters as a chambermaid. Then: work or employ phase.
           *[town] Lay a maid in play, or in your quarters as a chambermaid. Then: employ phase.
        }
phase-hire = employ phase
    .short = employ
    .end = End the turn
    .todo = What will you hire?
    .next = As long as love and employments last. Then your hand is put away and you draw five cards.
phase-dismiss = dismissal phase
    .short = dismissal
    .end = End the dismissal phase
    .todo = Everything played is put away and a new hand drawn.
    .next = Then the next player goes on.
phase-pick = choice of refined maids
    .short = choice
    .end = End the choice of refined maids
    .todo = Who helps you this round?
    .next = Then the next player chooses; the turns follow in the same order.
phase-refined = refined maid’s phase
    .short = refined maid
    .end = End the refined maid’s phase
    .todo = Do you use your refined maid?
    .next = Then: serving phase.
phase-work = work phase
    .short = work
    .end = End the work phase
    .todo = What do you prepare?
    .next = As long as skill points last. Then: employ phase.
phase-play = playing a card
    .short = play
    .end = End the turn
    .todo = Which card do you play?
    .next = Its effect happens at once; then the next player goes on.
phase-over = game over

## Piles of preparations

pile-food = food
pile-decoration = decoration
pile-cleaning = cleaning

## Headings over actions

group-serve = Be served
group-chamber = Chambermaids
group-love = Love
group-use = Abilities
group-cure = Cure
group-remember = Reminiscences
group-work = Work
group-pick = Refined maids
group-hire = Hire
group-choose = Choose
group-play = Play
group-end = Go on

## Whose decision it is

prompt-yours = Your decision
prompt-theirs = { $player } decides
prompt-watching = { $player }: { $phase }
prompt-turn = Your turn: { $phase }
    .short = Your turn
prompt-asks = { $card } asks
prompt-attacked = { $player } attacks with { $card }
prompt-answers = { $player } answers { $card }
prompt-over = The game is over
