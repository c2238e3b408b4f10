### Why something cannot be done: clauses, which a face makes sentences of (`sentence`). Where the engine protocol says it otherwise,
### because it speaks of actions, ids and seats, it has an attribute of its own; that one is needed in English alone.

refusal-too-long = the texts of the cards in play would take more steps than any action may; take another action, or mend the card data

## What is no action

refusal-no-action = that is no action of this game
    .protocol = "{ $text }" is no action; `legal` lists what can be done
refusal-not-in-game = that card is not in this game
    .protocol = "{ $text }" is not in this game; `legal` lists what can be done
refusal-no-card = there is no such card
    .protocol = "{ $text }" is no card; `legal` lists what can be done
refusal-no-seat = there is no such seat
    .protocol = "{ $text }" is no seat; seats are 0 to { $last }
refusal-pile = work at food, decoration or cleaning
    .protocol = "{ $text }": work at food, decoration or cleaning
refusal-illness-number = a number of illnesses is missing
    .protocol = "{ $text }": a number of illnesses follows the "!"

## Answers that are due

refusal-asks-first = { $card } asks first
    .protocol = { $card } asks first; answer { $answers }
refusal-lay-down = first say which card of your hand comes on top of the discard pile
    .protocol = first say which card of your hand comes on top of the discard pile; answer { $answers }
refusal-nothing-asks = no card asks for that now
refusal-end-start = first choose what the private maid gives, love or an employment
refusal-end-pick = first choose a refined maid
refusal-phase = not in this phase: { $phase }
    .protocol = not in the phase "{ $phase }"

## Serving and chambermaids

refusal-not-in-hand = { $card } is not in your hand
refusal-does-not-serve = { $card } does not serve
refusal-no-serving = no serving is left; being served costs 1
refusal-no-chambermaid = { $card } cannot become a chambermaid
refusal-chamber-price = it costs { $price } servings, you have { $have }
refusal-send = she must have served this turn and lie in play, the serving must be paid, and the house must be another player's
refusal-send-back = a healthy one must live in your quarters, and her servings must be paid
refusal-love = no such Love card is in your hand, or it is not the time

## Hiring

refusal-reminiscence = reminiscences are not hired; dismiss what they ask for
refusal-preparation = preparations are earned by work
refusal-refined = refined maids are chosen, not hired
refusal-not-hired = { $card } cannot be hired
refusal-no-employment = no employment is left this turn
refusal-price = { $card } costs { $price } love, you have { $have }
refusal-no-house = she is hired without naming a house
refusal-face-up = only a face-up private maid can be hired
refusal-none-left = the town has none left to hire
refusal-where = say where it goes
    .protocol = say where it goes, like hire:bad-habit@1 or hire:illness@1.colette-framboise
refusal-shielded =
    { $whom ->
        [self] your Gardens keep
        [you] your Gardens keep
       *[other] the Gardens of { $whom } keep
    } further events away
    .protocol = the Gardens of seat { $seat } keep further events away
refusal-no-maid =
    { $whom ->
        [self] you have
        [you] you have
       *[other] { $whom } has
    } no maid in the private quarters
    .protocol = seat { $seat } has no maid in the private quarters
refusal-ten-illnesses = ten illnesses lie on maids, and there are no more
refusal-cannot-fall-ill =
    no such maid of { $whom ->
        [self] yours
        [you] yours
       *[other] { $whom }
    } can fall ill
    .protocol = no such maid of seat { $seat } can fall ill
refusal-beneath = a maid chief of your hand goes beneath it
    .protocol = a maid chief of your hand goes beneath it; write hire:{ $id }=ID
refusal-condition = the condition on { $card } is not met

## Abilities, cures, reminiscences, work

refusal-nothing-to-use = she has nothing to use
refusal-not-topmost = she is not your topmost private maid
refusal-ill = she is ill
refusal-not-the-time = it is not the time for it
refusal-used = she has been used this turn
refusal-needs = what it needs is not there
refusal-three-love = a 3 Love must be discarded from hand
refusal-none-ill = no such maid of yours is ill
refusal-one-reminiscence = one reminiscence a turn
refusal-not-face-up = it does not lie face up
refusal-cannot-pay = your hand cannot pay what it asks for
refusal-pick = she is not in the park for you to choose
refusal-work-phase = not in this phase
refusal-work = your chief opens another pile, it is empty, or the skill points do not suffice

## Love Letter

refusal-letter-action = actions here are played cards
    .protocol = actions here are played cards, such as "play:handmaid" or "play:guard@1=priest"
refusal-letter-card = the action names no card of Love Letter
    .protocol = the action names no card of Love Letter; `cards` lists the ids
refusal-letter-seat = there is no such seat
    .protocol = the seats of this table are 0 to { $last }
refusal-letter-over = the game is over: enough tokens of affection are won
refusal-not-held = { $card } is not in your hand
    .protocol = player { $seat } does not hold the { $id }
refusal-countess = with the Prince or the King in the same hand it is the Countess who must be played
refusal-nobody = nobody can be chosen: the card is played on nobody
refusal-on-nobody = { $card } is played on nobody
    .protocol = the { $id } is played on nobody: "play:{ $id }"
refusal-choose = somebody can be chosen, so choose
    .protocol = somebody can be chosen, so choose: "play:{ $id }@" and a seat
refusal-another = { $card } is played on another player
    .protocol = the { $id } is played on another player
refusal-out = { $whom } is out of the round
    .protocol = player { $seat } is out of the round
refusal-protected = { $whom } is protected by the Handmaid until their next turn
    .protocol = player { $seat } is protected by the Handmaid until their next turn
refusal-only-guard = only the Guard names a card
refusal-guard-names = the Guard names a card
    .protocol = the Guard names a card: "play:guard@1=priest"
refusal-guard-himself = the Guard may name any card but the Guard
refusal-guard-nobody = nobody can be chosen, so the Guard names nothing
    .protocol = nobody can be chosen, so the Guard names nothing: "play:guard"
