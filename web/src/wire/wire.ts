// Made from the Rust types in crates/wire. Do not edit: run `LIVRET_BLESS=1 cargo test -p livret-wire`.

export type ServerInfo = { 
/**
 * `livret`.
 */
name: string, 
/**
 * Of the program.
 */
version: string, 
/**
 * Of the rules.
 */
rules_version: string, 
/**
 * The games' ids.
 */
games: Array<string>, 
/**
 * The bots' names by game id, the weakest first.
 */
bots: Record<string, string[]>, 
/**
 * A notice from the host.
 */
banner: string | null, 
/**
 * Who is asking, if they have come in.
 */
me: Me | null, };

export type Start = { 
/**
 * What runs here, and who is asking.
 */
house: ServerInfo, 
/**
 * The last games of who is asking, as `GET /api/me/games` tells them; none for who has not come in.
 */
games: GamesPage | null, 
/**
 * Whom they do not want to hear or meet, as `GET /api/me/blocks` tells it; none for who has not come in.
 */
blocks: Array<Block> | null, 
/**
 * Seats that they are offered, as `GET /api/me/invitations` tells them; none for who has not come in.
 */
invitations: Array<Invitation> | null, };

export type Me = { 
/**
 * Public id.
 */
id: string, 
/**
 * The name others see.
 */
name: string, 
/**
 * An account, not a guest.
 */
account: boolean, 
/**
 * Milliseconds since 1970.
 */
since: number, };

export type NewGuest = { 
/**
 * A name is made up when absent.
 */
name?: string, };

export type Register = { 
/**
 * 1 to 24 characters; unique among accounts, whatever the case.
 */
name: string, 
/**
 * 8 to 200 characters.
 */
password: string, };

export type Registered = { 
/**
 * Who I am now.
 */
me: Me, 
/**
 * Each opens the account once when the password is lost.
 */
recovery_codes: Array<string>, };

export type Login = { name: string, password: string, };

export type Recover = { name: string, code: string, password: string, };

export type Rename = { name: string, };

export type ChangePassword = { old: string, new: string, };

export type DeleteMe = { 
/**
 * Of the account; guests have none.
 */
password?: string, };

export type Block = { 
/**
 * Their id.
 */
person: string, 
/**
 * Their name.
 */
name: string, 
/**
 * How far it goes.
 */
kind: BlockKind, };

export type BlockWish = { 
/**
 * How far it goes.
 */
kind: BlockKind, };

export type BlockKind = "mute" | "block";

export type ErrorBody = { 
/**
 * What went wrong.
 */
error: Fault, };

export type Fault = { 
/**
 * For programs.
 */
code: FaultCode, 
/**
 * For people, in English; clients translate by reason, rule or code.
 */
message: string, 
/**
 * The rule that says so (an ID of RULES.md).
 */
rule?: string, 
/**
 * Of what the rules refuse: the sentence that says why.
 */
reason?: Reason, 
/**
 * Seconds after which it may work.
 */
retry?: number, };

export type FaultCode = "bad_json" | "bad_request" | "unknown_op" | "unknown_game" | "unknown_card" | "bad_setup" | "no_game" | "illegal_action" | "game_over" | "unauthorized" | "forbidden" | "not_found" | "stale" | "not_your_turn" | "conflict" | "name_taken" | "wrong_password" | "too_large" | "too_many_requests" | "unavailable" | "internal";

export type Reason = { 
/**
 * Its id.
 */
id: string, 
/**
 * By name: `card` is the id of a card, `seat` a seat, `phase` a phase.
 */
facts: Record<string, string | number | Reason>, };

export type Access = "open" | "link" | "private";

export type Clock = { "kind": "none" } | { "kind": "move", 
/**
 * 5 to 3,600.
 */
seconds: number, } | { "kind": "game", 
/**
 * 30 to 36,000.
 */
seconds: number, 
/**
 * 0 to 600.
 */
increment: number, } | { "kind": "days", 
/**
 * 1 to 30.
 */
days: number, };

export type Pace = "instant" | "human";

export type TableSettings = { 
/**
 * Who may sit down.
 */
access: Access, 
/**
 * How long they may think.
 */
clock: Clock, 
/**
 * May others watch?
 */
spectators: boolean, 
/**
 * May whoever has the link see the game when it is over, also where nobody may watch? Otherwise those who played decide
 * that together (`POST /api/tables/{id}/share`).
 */
share: boolean, 
/**
 * How bots time their moves.
 */
pace: Pace, 
/**
 * May players ask a bot for advice?
 */
hints: boolean, 
/**
 * Are the live score and the deck tracker shown?
 */
tracker: boolean, 
/**
 * May free undo be used between people? (Against bots it always may.)
 */
undo: boolean, 
/**
 * Between people: others are not told that somebody was asked about Claire (AMB-TC-57). What is played against a seat that
 * could hold her is told to everybody a few seconds later, asked or not.
 */
discreet: boolean, 
/**
 * Start as soon as every seat is taken.
 */
start_when_full: boolean, };

export type OptionSpec = { 
/**
 * Its name among the options.
 */
key: string, 
/**
 * What it may be.
 */
kind: OptionKind, 
/**
 * What leaving it out means: the first whose conditions hold.
 */
usual: Array<Usual>, 
/**
 * It can be chosen only where all of these hold; elsewhere the usual holds.
 */
when: Array<When>, 
/**
 * Rules that speak of it.
 */
rules: Array<string>, };

export type OptionKind = { "is": "switch", 
/**
 * The value when off.
 */
off: OptionValue, 
/**
 * The value when on.
 */
on: OptionValue, } | { "is": "choice", 
/**
 * In the order of their names or numbers.
 */
of: Array<OptionValue>, } | { "is": "number", 
/**
 * The smallest.
 */
least: number, 
/**
 * The largest.
 */
most: number, } | { "is": "cards", 
/**
 * How many.
 */
count: number, 
/**
 * Ways besides naming them, each with its sentence.
 */
ways: Array<Way>, 
/**
 * Which sort of card, as cards say it of themselves.
 */
of: string, 
/**
 * From which boxes; empty: from those in play.
 */
boxes: Array<string>, } | { "is": "seat" } | { "is": "boxes", 
/**
 * Those that can be mixed.
 */
of: Array<string>, } | { "is": "box" } | { "is": "variant", 
/**
 * One of these.
 */
of: Array<Variant>, } | { "is": "group", 
/**
 * These.
 */
of: Array<OptionSpec>, };

export type OptionValue = null | boolean | number | string;

export type Way = { 
/**
 * Its name, for its sentence.
 */
name: string, 
/**
 * What the option is then.
 */
value: OptionValue, };

export type Variant = { 
/**
 * What `kind` says.
 */
kind: string, 
/**
 * The numbers it needs.
 */
numbers: Array<Limits>, };

export type Limits = { key: string, least: number, most: number, 
/**
 * A good one to begin with.
 */
start: number, 
/**
 * People count in so many: seconds by 60 are minutes.
 */
unit: number, };

export type SeatLimits = { least: number, most: number, 
/**
 * Where all of these hold.
 */
when: Array<When>, };

export type Usual = { value: OptionValue, 
/**
 * Where all of these hold.
 */
when: Array<When>, };

export type When = { "is": "box", 
/**
 * Any of them.
 */
of: Array<string>, } | { "is": "mix" } | { "is": "players", 
/**
 * At least.
 */
least: number, 
/**
 * At most.
 */
most: number, } | { "is": "with", 
/**
 * Its key.
 */
key: string, } | { "is": "open_seat" };

export type SeatWish = { "kind": "me" } | { "kind": "open" } | { "kind": "bot", 
/**
 * Its name, as in `ServerInfo.bots`.
 */
level: string, } | { "kind": "here", 
/**
 * What they are called.
 */
name: string, };

export type NewTable = { 
/**
 * The game's id.
 */
game: string, 
/**
 * One entry a seat, in turn order; their number is the number of players.
 */
seats: Array<SeatWish>, 
/**
 * The options of `new` (PROTOCOL.md). Without `first` the server draws who begins.
 */
options: TableOptions, 
/**
 * Same seed, same game: only at tables with one person or one screen. Drawn by the operating system when absent.
 */
seed?: string, 
/**
 * Who may sit down.
 */
access: Access, 
/**
 * How long they may think.
 */
clock: Clock, 
/**
 * May others watch?
 */
spectators: boolean, 
/**
 * May whoever has the link see the game when it is over, also where nobody may watch? Otherwise those who played decide
 * that together (`POST /api/tables/{id}/share`).
 */
share: boolean, 
/**
 * How bots time their moves.
 */
pace: Pace, 
/**
 * May players ask a bot for advice?
 */
hints: boolean, 
/**
 * Are the live score and the deck tracker shown?
 */
tracker: boolean, 
/**
 * May free undo be used between people? (Against bots it always may.)
 */
undo: boolean, 
/**
 * Between people: others are not told that somebody was asked about Claire (AMB-TC-57). What is played against a seat that
 * could hold her is told to everybody a few seconds later, asked or not.
 */
discreet: boolean, 
/**
 * Start as soon as every seat is taken.
 */
start_when_full: boolean, };

export type Preview = { 
/**
 * The game's id.
 */
game: string, 
/**
 * Seats.
 */
players: number, 
/**
 * The options of `new`.
 */
options: TableOptions, };

export type Previewed = { 
/**
 * As resolved: the town or park as ids, booleans spelled out.
 */
options: TableOptions, 
/**
 * Ids of every card at the table.
 */
cards: Array<string>, };

export type Stage = "waiting" | "playing" | "over" | "aborted";

export type Table = { 
/**
 * Also the code to join by: eight letters and digits.
 */
id: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * As wished; as resolved once the game has begun.
 */
options: TableOptions, 
/**
 * In turn order.
 */
seats: Array<SeatInfo>, 
/**
 * Something was played and is not shown to me yet: no clock runs, and I cannot act. See `discreet`.
 */
pausing: boolean, 
/**
 * Where the table is in its life.
 */
stage: Stage, 
/**
 * The id of the person who opened it.
 */
host: string, 
/**
 * Milliseconds since 1970.
 */
created: number, 
/**
 * Of the last change.
 */
updated: number, 
/**
 * Actions played.
 */
ply: number, 
/**
 * Number of the newest entry of the table's log.
 */
seq: number, 
/**
 * Seats of the person this is sent to; several on one screen.
 */
you: Array<number>, 
/**
 * People watching.
 */
watchers: number, 
/**
 * Time left.
 */
clocks: Clocks | null, 
/**
 * An undo that waits for consent.
 */
undo_asked: UndoAsked | null, 
/**
 * Seats that would break off the game; the others who play have to wish it too.
 */
abort_asked: Array<number>, 
/**
 * How it ended.
 */
result: GameResult | null, 
/**
 * The rematch.
 */
next: string | null, 
/**
 * Something was taken back in this game.
 */
undone: boolean, 
/**
 * Whoever has the link may see the game when it is over.
 */
shared: boolean, 
/**
 * Seats that would show it; the others who played have to wish it too.
 */
share_asked: Array<number>, 
/**
 * Who may sit down.
 */
access: Access, 
/**
 * How long they may think.
 */
clock: Clock, 
/**
 * May others watch?
 */
spectators: boolean, 
/**
 * May whoever has the link see the game when it is over, also where nobody may watch? Otherwise those who played decide
 * that together (`POST /api/tables/{id}/share`).
 */
share: boolean, 
/**
 * How bots time their moves.
 */
pace: Pace, 
/**
 * May players ask a bot for advice?
 */
hints: boolean, 
/**
 * Are the live score and the deck tracker shown?
 */
tracker: boolean, 
/**
 * May free undo be used between people? (Against bots it always may.)
 */
undo: boolean, 
/**
 * Between people: others are not told that somebody was asked about Claire (AMB-TC-57). What is played against a seat that
 * could hold her is told to everybody a few seconds later, asked or not.
 */
discreet: boolean, 
/**
 * Start as soon as every seat is taken.
 */
start_when_full: boolean, };

export type SeatInfo = { 
/**
 * Who sits in it.
 */
kind: SeatKind, 
/**
 * The name to show; empty for an open seat. A bot's name is its level.
 */
name: string, 
/**
 * The person's id.
 */
person?: string, 
/**
 * The person has an account: nobody else bears this name.
 */
account: boolean, 
/**
 * The bot that plays: the seat's own, or the one that took over from somebody who left.
 */
bot?: string, 
/**
 * Is the person connected?
 */
online: boolean, 
/**
 * The person left or resigned; a bot plays on.
 */
left: boolean, 
/**
 * The person resigned or ran out of time and may not come back.
 */
resigned: boolean, 
/**
 * An open seat that is kept for somebody who played the game before.
 */
kept?: KeptSeat, 
/**
 * The person is not here. In so many milliseconds the others may let a bot play for them; 0 where they may now.
 */
away?: number, 
/**
 * When they went, in milliseconds since 1970: who came back for a moment and went again is away anew.
 */
away_since?: number, 
/**
 * Seats that would let a bot play for whoever is away; the others who are here have to wish it too.
 */
replace_asked?: Array<number>, };

export type SeatKind = "open" | "person" | "bot" | "here";

export type KeptSeat = { 
/**
 * Their id.
 */
person: string, 
/**
 * Their name.
 */
name: string, 
/**
 * Milliseconds, at the moment the message was made.
 */
left: number, };

export type Clocks = { 
/**
 * Milliseconds by seat.
 */
left: number[], 
/**
 * Whose clock runs.
 */
running: number | null, };

export type UndoAsked = { 
/**
 * The seat that asks.
 */
by: number, 
/**
 * The game would go back to this number of actions.
 */
to: number, 
/**
 * Seats that still have to answer.
 */
waiting: Array<number>, };

export type Ending = "played" | "resigned" | "out_of_time" | "aborted";

export type GameResult = { 
/**
 * Why.
 */
ending: Ending, 
/**
 * The seats that won.
 */
winners: Array<number>, 
/**
 * In seat order; those of the moment it ended.
 */
scores: Array<Score>, };

export type TableSummary = { id: string, game: string, 
/**
 * The boxes in play.
 */
sets: Array<string>, seats: Array<SeatInfo>, stage: Stage, access: Access, clock: Clock, spectators: boolean, created: number, updated: number, ply: number, 
/**
 * My seats.
 */
you: Array<number>, 
/**
 * It is my decision.
 */
your_turn: boolean, winners: Array<number>, };

export type Lobby = { 
/**
 * With an open seat.
 */
open: Array<TableSummary>, 
/**
 * Under way, and others may watch.
 */
live: Array<TableSummary>, 
/**
 * People here.
 */
people: number, };

export type GamesPage = { 
/**
 * Newest first.
 */
games: Array<TableSummary>, 
/**
 * Pass it as `before` to go on.
 */
next: string | null, };

export type Sit = { 
/**
 * The first open one when absent.
 */
seat?: number, };

export type Replace = { 
/**
 * Theirs.
 */
seat: number, };

export type Invite = { 
/**
 * Somebody I have played with.
 */
person: string, };

export type Invitation = { 
/**
 * The table's id.
 */
table: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * The boxes in play.
 */
sets: Array<string>, 
/**
 * Who invites.
 */
by: string, 
/**
 * Their name.
 */
name: string, 
/**
 * Milliseconds since 1970.
 */
at: number, };

export type Companion = { 
/**
 * Their id.
 */
person: string, 
/**
 * Their name.
 */
name: string, 
/**
 * They have an account: nobody else bears this name.
 */
account: boolean, 
/**
 * Games together.
 */
games: number, 
/**
 * Of the last one, in milliseconds since 1970.
 */
last: number, 
/**
 * Are they here now?
 */
online: boolean, };

export type Statistics = { 
/**
 * Newest first; at most a thousand.
 */
games: Array<FinishedGame>, };

export type FinishedGame = { 
/**
 * The table's id.
 */
table: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * The boxes in play.
 */
sets: Array<string>, 
/**
 * When it ended, in milliseconds since 1970.
 */
at: number, 
/**
 * My seat.
 */
seat: number, 
/**
 * In seat order.
 */
seats: Array<SeatInfo>, 
/**
 * The seats that won.
 */
winners: Array<number>, 
/**
 * Why it ended.
 */
ending: Ending, 
/**
 * My score, line by line.
 */
score: Score, };

export type EditSeat = { seat: number, wish: SeatWish, };

export type Act = { 
/**
 * The number of actions played when it was decided: an answer to another decision is stale.
 */
ply: number, 
/**
 * As offered by the decision.
 */
action: string, 
/**
 * Made up by the client, new for each action: the same token again is the same action, and is only acknowledged.
 */
token: string, 
/**
 * On one screen: for which seat. The deciding one when absent.
 */
seat?: number, 
/**
 * The client played it by itself: nobody chose it. Taking back does not stop at it.
 */
by_itself?: boolean, };

export type Acted = { 
/**
 * Its number in the table's log.
 */
seq: number, 
/**
 * Actions played now.
 */
ply: number, 
/**
 * The next decision, with its actions if it is mine; none while what I played is not shown to me yet (`discreet`).
 */
decision: Decision | null, 
/**
 * What happened, as I may see it.
 */
events: Array<GameEvent>, };

export type Undo = { 
/**
 * Actions played now, so that a late wish is harmless.
 */
ply: number, 
/**
 * Actions to keep. Absent: back to the last decision that I made myself.
 */
to?: number, 
/**
 * On one screen: for which seat.
 */
seat?: number, };

export type Consent = { yes: boolean, };

export type Chat = { 
/**
 * At most 300 characters.
 */
text: string, };

export type Hint = { 
/**
 * For which moment.
 */
ply: number, 
/**
 * Which bot.
 */
level: string, 
/**
 * Up to three, best first.
 */
best: Array<Advice<string>>, };

export type PositionAt = { 
/**
 * Actions played.
 */
ply: number, 
/**
 * What this viewer may know; with `all`, everything.
 */
view: View, 
/**
 * As if the game ended now; absent where the table does not show it.
 */
standing: Scores | null, };

export type Moves = { 
/**
 * The table, or the imported record shown like one.
 */
table: Table, 
/**
 * One entry an action.
 */
moves: Array<LogEntry>, 
/**
 * Plies of this page at which turns begin.
 */
turns: Array<number>, 
/**
 * Where there is more: pass it as `from`.
 */
next: number | null, };

export type TableRecord = { 
/**
 * How often something was taken back; absent where nothing was.
 */
undone?: number, 
/**
 * It was played in somebody's browser, without a server: nobody else has seen the chance come.
 */
offline?: boolean, 
/**
 * The format's number.
 */
livret: number, 
/**
 * The rules and card data it was played with.
 */
rules_version: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * Seats.
 */
players: number, 
/**
 * Who sat where; may be empty.
 */
names: Array<string>, 
/**
 * The seed of all chance.
 */
seed: string, 
/**
 * The options, resolved.
 */
options: TableOptions, 
/**
 * A given position, where the game began from one.
 */
arrange?: Arrangement, 
/**
 * Cards that differ from the shipped ones.
 */
cards?: CardChanges, 
/**
 * The actions, in order.
 */
actions: Array<string>, 
/**
 * The result, once the game is over.
 */
result?: RecordResult, 
/**
 * A digest of the final position.
 */
hash: string, };

export type ImportRecord = { 
/**
 * As it was taken along; its format and rules are judged before its shape.
 */
record: GameRecord, };

export type Pairing = { game: string, players: number, clock: Clock, };

export type PairingState = { 
/**
 * Found: go there.
 */
table: string | null, 
/**
 * People waiting for the same, me included.
 */
waiting: number, };

export type ClientMessage = { "op": "watch", 
/**
 * The table's id.
 */
table: string, 
/**
 * On one screen: whose eyes. My first seat when absent.
 */
seat?: number, 
/**
 * The last sequence number seen.
 */
since?: number, 
/**
 * Entries tell what happened and what does not follow from it (`values`), and no whole view where that is enough.
 */
detail?: boolean, 
/**
 * With `detail`: entries may come packed, as bytes: the length of the text in four bytes, the lowest first, then the
 * text as one LZ4 block.
 */
packed?: boolean, } | { "op": "earlier", 
/**
 * The table's id.
 */
table: string, 
/**
 * `earlier` of the snapshot, or of the page before.
 */
before: number, } | { "op": "unwatch", 
/**
 * The table's id.
 */
table: string, } | { "op": "act", 
/**
 * The table's id.
 */
table: string, 
/**
 * The number of actions played when it was decided: an answer to another decision is stale.
 */
ply: number, 
/**
 * As offered by the decision.
 */
action: string, 
/**
 * Made up by the client, new for each action: the same token again is the same action, and is only acknowledged.
 */
token: string, 
/**
 * On one screen: for which seat. The deciding one when absent.
 */
seat?: number, 
/**
 * The client played it by itself: nobody chose it. Taking back does not stop at it.
 */
by_itself?: boolean, } | { "op": "undo", 
/**
 * The table's id.
 */
table: string, 
/**
 * Actions played now, so that a late wish is harmless.
 */
ply: number, 
/**
 * Actions to keep. Absent: back to the last decision that I made myself.
 */
to?: number, 
/**
 * On one screen: for which seat.
 */
seat?: number, } | { "op": "consent", 
/**
 * The table's id.
 */
table: string, 
/**
 * The answer.
 */
yes: boolean, } | { "op": "chat", 
/**
 * The table's id.
 */
table: string, 
/**
 * At most 300 characters.
 */
text: string, } | { "op": "hurry", 
/**
 * The table's id.
 */
table: string, } | { "op": "ping" };

export type ServerMessage = { "op": "hello", 
/**
 * As whom.
 */
me: Me, 
/**
 * Of the program: another one than the page's means that the page should be loaded again.
 */
version: string, } | { "op": "snapshot" } & Snapshot | { "op": "earlier" } & Earlier | { "op": "entry" } & Entry | { "op": "table", 
/**
 * The table from outside.
 */
info: Table, } | { "op": "accepted", 
/**
 * The table's id.
 */
table: string, 
/**
 * The client's.
 */
token: string, 
/**
 * Its entry.
 */
seq: number, 
/**
 * Actions played now.
 */
ply: number, } | { "op": "refused", 
/**
 * The table's id.
 */
table: string | null, 
/**
 * The client's, for an action.
 */
token: string | null, 
/**
 * Why.
 */
error: Fault, } | { "op": "paired", 
/**
 * Go there.
 */
table: string, } | { "op": "invited" } & Invitation | { "op": "banner", 
/**
 * None takes it away.
 */
text: string | null, } | { "op": "closing", 
/**
 * Seconds to wait before trying.
 */
retry: number, } | { "op": "pong" };

export type Snapshot = { 
/**
 * The table's id.
 */
table: string, 
/**
 * Up to where.
 */
seq: number, 
/**
 * The table from outside.
 */
info: Table, 
/**
 * Whose eyes: a seat of mine, or none for a spectator.
 */
seat: number | null, 
/**
 * What they see; none before the game begins.
 */
view: View | null, 
/**
 * The table's cards in their order, by which some zones are sorted; none before the game begins.
 */
cards: Array<CardId>, 
/**
 * As if the game ended now, where the table shows it, or it is over.
 */
standing: Scores | null, 
/**
 * The log so far, of a long one the last page. What was taken back is left out.
 */
log: Array<LogEntry>, 
/**
 * Where there is more of the log: ask for what stands before this.
 */
earlier: number | null, 
/**
 * How far I may go back without asking; none where I may not.
 */
undo_to: number | null, };

export type Earlier = { 
/**
 * The table's id.
 */
table: string, 
/**
 * As asked.
 */
before: number, 
/**
 * In order. What was taken back is left out.
 */
log: Array<LogEntry>, 
/**
 * Where there is more.
 */
earlier: number | null, };

export type Entry = { 
/**
 * The table's id.
 */
table: string, 
/**
 * Its number: one more than the entry before it.
 */
seq: number, 
/**
 * What happened.
 */
entry: LogEntry, 
/**
 * The table afterwards; absent after an action that changed only what `view` and `clocks` tell.
 */
info?: Table, 
/**
 * What this client sees afterwards; absent where the position is the same.
 */
view?: View, 
/**
 * Instead of `view`, to whoever asked for detail: with this and the events the next view follows from the last one.
 */
values?: BriefValues, 
/**
 * Time left afterwards.
 */
clocks?: Clocks, 
/**
 * As if the game ended now, where the table shows it, or it is over.
 */
standing?: Scores, 
/**
 * How far I may go back without asking; absent where I may not.
 */
undo_to?: number, };

export type LogEntry = { "kind": "started", 
/**
 * As this viewer sees them.
 */
events: Array<GameEvent>, 
/**
 * The table's cards in their order, by which some zones are sorted.
 */
cards?: Array<CardId>, 
/**
 * Milliseconds since 1970.
 */
at: number, } | { "kind": "played", 
/**
 * Actions played before it.
 */
ply: number, 
/**
 * The seat.
 */
seat: number, 
/**
 * Its text, only for the one who acted (and for all after the end).
 */
action?: string, 
/**
 * The client of whoever acted played it by itself; told to that person alone.
 */
by_itself?: boolean, 
/**
 * As this viewer sees them.
 */
events: Array<GameEvent>, 
/**
 * Milliseconds since 1970.
 */
at: number, } | { "kind": "undone", 
/**
 * Actions kept.
 */
to: number, 
/**
 * By which seat.
 */
by: number, 
/**
 * Milliseconds since 1970.
 */
at: number, } | { "kind": "said", 
/**
 * Their id.
 */
person: string, 
/**
 * Their name.
 */
name: string, 
/**
 * They have an account: nobody else bears this name.
 */
account: boolean, 
/**
 * What; empty from somebody whom this client has muted. Where it is not for this client, the name is empty too.
 */
text: string, 
/**
 * Milliseconds since 1970.
 */
at: number, } | { "kind": "changed", 
/**
 * What, for the log: `sat`, `stood`, `seat_edited`, `left`, `returned`, `resigned`, `out_of_time`, `undo_asked`, `undo_agreed`,
 * `undo_refused`, `replaced`, `abort_asked`, `aborted`, `over`, `rematch`, `share_asked`, `shared`, `forgotten`.
 */
what: string, 
/**
 * Whom it concerns.
 */
seat: number | null, 
/**
 * Milliseconds since 1970.
 */
at: number, };

export type BriefValues = { 
/**
 * None when the game is over.
 */
decision?: BriefDecision, } & (TantoValues | LetterValues);

export type BriefDecision = { 
/**
 * The seat that decides.
 */
player: number, 
/**
 * Of the turn.
 */
phase: Phase, 
/**
 * Why it decides.
 */
kind: Occasion, 
/**
 * The card that asks.
 */
source?: CardId, 
/**
 * Of a question that is answered in several steps: how many answers are still to come, or may come at most.
 */
steps?: number, 
/**
 * What is asked; absent where that would tell a hand.
 */
ask?: Ask, 
/**
 * What can be done; only for the seat that decides.
 */
offers?: Array<BriefOffer>, };

export type BriefOffer = { 
/**
 * The action as the protocol writes it: what is sent back.
 */
text: string, 
/**
 * What is done; absent where it is as with the offer before.
 */
verb?: Verb, 
/**
 * What it would do; absent where it is as with the offer before.
 */
effect?: Effect, 
/**
 * With which card. Of `target` the one that goes there, if one does.
 */
card?: CardId, 
/**
 * With whom: where it goes, or who is chosen.
 */
seat?: number, 
/**
 * The maid that an illness lies on or is laid on, or who is cured or chosen.
 */
on?: SickMaid, 
/**
 * The chief beneath a building.
 */
under?: CardId, 
/**
 * Love Letter: the card that a Guard names.
 */
names?: CardId, 
/**
 * Motto: the pile that is worked at.
 */
pile?: Pantry, };

export type LocalRequest = { 
/**
 * `GET`, `POST`, …
 */
method: string, 
/**
 * From `/api/` on, with its blanks filled.
 */
path: string, 
/**
 * By name.
 */
query: Record<string, string>, 
/**
 * None where there is nothing to be said.
 */
body: unknown, };

export type Reply = { 
/**
 * To a question; none where a bot has to be asked first (`think`, of a hint).
 */
answer: LocalAnswer | null, 
/**
 * What the page is told, in order.
 */
tell: Array<ServerMessage>, 
/**
 * What has to be kept before anything is told.
 */
keep: Array<Keep>, 
/**
 * What bots are to think about.
 */
think: Array<ThinkOrder>, };

export type LocalAnswer = { 
/**
 * The HTTP status.
 */
status: number, 
/**
 * None with status 204.
 */
body: unknown, };

export type Keep = { 
/**
 * The table's id.
 */
table: string, 
/**
 * Takes the place of the one that is kept.
 */
row: KeptRow, 
/**
 * How many lines are kept already.
 */
from: number, 
/**
 * Those after them.
 */
lines: Array<string>, } | { 
/**
 * The table's id.
 */
table: string, 
/**
 * Always.
 */
removed: true, };

export type KeptRow = { 
/**
 * The table's id.
 */
id: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * `waiting`, `playing`, `over` or `aborted`.
 */
stage: string, 
/**
 * Milliseconds since 1970.
 */
created: number, 
/**
 * Milliseconds since 1970.
 */
updated: number, 
/**
 * Lines of its log.
 */
seq: number, 
/**
 * Actions played.
 */
ply: number, 
/**
 * Everything else, as the program that wrote it understands it.
 */
data: string, };

export type KeptTable = { 
/**
 * All but its log.
 */
row: KeptRow, 
/**
 * Its log.
 */
lines: Array<string>, };

export type ThinkOrder = { 
/**
 * The table's id.
 */
table: string, 
/**
 * Actions played.
 */
ply: number, 
/**
 * How often something was taken back: a thought about another past is void.
 */
undone: number, 
/**
 * The seat that decides.
 */
seat: number, 
/**
 * Which bot.
 */
level: string, 
/**
 * Its luck, in hexadecimal: 64 bits are more than a number of the page holds.
 */
luck: string, 
/**
 * What it decides is not said before so many milliseconds have passed.
 */
pace_ms: number, 
/**
 * The game so far.
 */
record: GameRecord, };

export type Thought = { 
/**
 * As in the order.
 */
table: string, 
/**
 * As in the order.
 */
ply: number, 
/**
 * As in the order.
 */
undone: number, 
/**
 * None where it came to nothing.
 */
action: string | null, };

/** What the id of a table begins with that is kept in a browser. */
export const LOCAL_PREFIX = 'here-';

export type Names = { 
/**
 * English.
 */
en: string, 
/**
 * French.
 */
fr: string, 
/**
 * Japanese, where known.
 */
ja?: string, };

export type Card = { 
/**
 * The id, as in actions and positions.
 */
id: string, 
/**
 * The name in every known language.
 */
names: Names, 
/**
 * The box it comes in: a game id.
 */
set: string, 
/**
 * What sort of card it is.
 */
kind: string, 
/**
 * What hiring it costs.
 */
cost?: number, 
/**
 * Printed victory points (Love Letter: the value).
 */
vp?: number, 
/**
 * Copies in the box.
 */
copies: number, 
/**
 * Symbols.
 */
gives: Gives, 
/**
 * Servings that chambering costs.
 */
chambermaid_cost?: number, 
/**
 * Where the numbers come from.
 */
provenance: Provenance, 
/**
 * Rules that speak of the card.
 */
rules: Array<string>, 
/**
 * What the card does, rendered from its data.
 */
text: Names, 
/**
 * Of that, what it is worth at the end of the game, as sentences of their own.
 */
scoring?: Names, 
/**
 * What it asks for besides love, in signs.
 */
asks?: Array<Sign>, 
/**
 * What its text comes to in signs; none where it takes the text.
 */
does?: Array<Sign>, };

export type Gives = { draw?: number, serving?: number, love?: number, employment?: number, imagination?: number, concentration?: number, effort?: number, };

export type Provenance = "P" | "L" | "R";

export type Sign = { 
/**
 * Its name on the wire: a counter, `draw`, `away` (a card is discarded), `cost`, `chief`, `then`, `or`, a pile of preparations,
 * or a word.
 */
sign: string, 
/**
 * How many.
 */
n?: number, };

export type CardId = string;

export type Decision = { 
/**
 * The seat that decides.
 */
player: number, 
/**
 * Of the turn.
 */
phase: Phase, 
/**
 * Why it decides.
 */
kind: Occasion, 
/**
 * The card that asks.
 */
source: CardId | null, 
/**
 * Of a question that is answered in several steps: how many answers are still to come, or may come at most.
 */
steps?: number, 
/**
 * Only for the seat that decides.
 */
actions?: Array<string>, 
/**
 * What is asked; absent where that would tell a hand.
 */
ask?: Ask, 
/**
 * The actions, each with what it is and does; only for the seat that decides.
 */
offers?: Array<Offer>, };

export type Occasion = "turn" | "choice" | "reaction";

export type Ask = { 
/**
 * What has to be chosen.
 */
sort: Sort, 
/**
 * How it is declined; absent where it must be answered.
 */
decline?: Decline, 
/**
 * Where the answers lie.
 */
at?: Place, 
/**
 * Where the chosen card goes.
 */
to?: Place, 
/**
 * The card that is about to be placed: an event, or one that is given away.
 */
card?: CardId, 
/**
 * The maid that it would lie on.
 */
on?: CardId, 
/**
 * Who used the card that asks, where that is another seat.
 */
by?: number, 
/**
 * The card that they did it with, where the one that asks is the own one.
 */
with?: CardId, 
/**
 * What their card does to whoever is asked, in every language, without what it costs or brings its user.
 */
text?: Names, };

export type Sort = "turn" | "turn_with_gain" | "pick" | "play" | "discard" | "discard_twins" | "keep_one" | "lay_down" | "return" | "return_event" | "return_building" | "take" | "exchange" | "swap_private" | "take_event" | "place_moved" | "give" | "put_on_top" | "put_under" | "look_at_top" | "discard_looked" | "order_looked" | "keep_revealed" | "seat" | "maid" | "gain" | "chamber" | "pay" | "yes_no" | "use" | "swap" | "reaction";

export type Decline = "must" | "no" | "done";

export type Offer = { 
/**
 * The action as the protocol writes it: what is sent back.
 */
text: string, 
/**
 * What is done.
 */
verb: Verb, 
/**
 * What it would do.
 */
effect: Effect, 
/**
 * With which card. Of `target` the one that goes there, if one does.
 */
card?: CardId, 
/**
 * With whom: where it goes, or who is chosen.
 */
seat?: number, 
/**
 * The maid that an illness lies on or is laid on, or who is cured or chosen.
 */
on?: SickMaid, 
/**
 * The chief beneath a building.
 */
under?: CardId, 
/**
 * Love Letter: the card that a Guard names.
 */
names?: CardId, 
/**
 * Motto: the pile that is worked at.
 */
pile?: Pantry, };

export type Verb = "pick" | "serve" | "chamber" | "send" | "use" | "cure" | "remember" | "work" | "love" | "love_all" | "hire" | "discard" | "return" | "take" | "top" | "bottom" | "give" | "keep" | "gain" | "target" | "maid" | "yes" | "no" | "done" | "end" | "play";

export type SickMaid = { 
/**
 * Who.
 */
card: CardId, 
/**
 * Illnesses on her, where copies differ.
 */
illness?: number, };

export type Effect = { "does": "move", 
/**
 * From where.
 */
from: Place, 
/**
 * To where.
 */
to: Place, 
/**
 * So many copies; absent: one.
 */
n?: number, } | { "does": "stay", 
/**
 * Where.
 */
at: Place, } | { "does": "ability", 
/**
 * Where it lies.
 */
at: Place, } | { "does": "gain", 
/**
 * Which.
 */
counter: Counter, } | { "does": "says", 
/**
 * In every language.
 */
text: Names, } | { "does": "aim" } | { "does": "cancel" } | { "does": "suffer" } | { "does": "swap" } | { "does": "decline" } | { "does": "end_phase" } | { "does": "play" } | { "does": "in_vain" } | { "does": "lose" };

export type Counter = "love" | "serving" | "employment" | "imagination" | "concentration" | "effort";

export type Pantry = "food" | "decoration" | "cleaning";

export type Phase = "start" | "serve" | "hire" | "dismiss" | "pick" | "refined" | "work" | "play" | "over";

export type View = { 
/**
 * None when the game is over.
 */
decision: Decision | null, } & (TantoView | LetterView);

export type Place = [zone: Zone, seat?: number | null, on?: CardId, illness?: number];

export type Zone = "hand" | "deck" | "deck_bottom" | "discard" | "in_play" | "chambermaids" | "private_maids" | "illnesses" | "bad_habits" | "buildings" | "beneath" | "reminiscences" | "refined" | "preparations" | "town" | "private_offer" | "private_pile" | "reminiscence_offer" | "reminiscence_pile" | "park" | "pantry" | "guests" | "aside" | "face_up" | "box";

export type Hand = Array<CardId> | HiddenHand;

export type HiddenHand = { 
/**
 * How many cards.
 */
count: number, 
/**
 * Those of them that the viewer knows.
 */
known?: Array<CardId>, 
/**
 * Love Letter: what everybody knows that it is not.
 */
not?: Array<CardId>, };

export type Deck = Array<CardId> | HiddenDeck;

export type HiddenDeck = { 
/**
 * How many cards.
 */
count: number, 
/**
 * From the top: cards whose place is settled, null where the viewer does not know them.
 */
top?: Array<CardId | null>, 
/**
 * The same at the bottom.
 */
bottom?: Array<CardId | null>, };

export type OpenPile = Array<CardId> | TopOfPile;

export type TopOfPile = { 
/**
 * How many cards.
 */
count: number, 
/**
 * The top one; null when there is none.
 */
top: CardId | null, };

export type ClosedPile = Array<CardId> | Height;

export type Height = { 
/**
 * How many cards.
 */
count: number, };

export type Tally = Record<string, number>;

export type TantoView = { game: 'tanto-cuore' | 'expanding-the-house' | 'romantic-vacation' | 'motto-tanto-cuore', phase: Phase, 
/**
 * Whose turn it is.
 */
player: number, 
/**
 * Turns begun, all seats together.
 */
turn: number, 
/**
 * Motto: rounds begun.
 */
round?: number, 
/**
 * Motto: who holds the First Master card.
 */
first_master?: number, 
/**
 * Motto: who chose first this round.
 */
round_first?: number, counters: Counters, 
/**
 * What the turn has already seen, where it matters for what may still happen.
 */
so_far?: SoFar, 
/**
 * In seat order.
 */
players: Array<TantoPlayer>, town: Town, 
/**
 * Cards whose effects are unfinished, the running one last.
 */
pending?: Array<CardId>, 
/**
 * Views in detail: how near the end is.
 */
near_end?: NearEnd, };

export type TantoPlayer = { hand: Hand, deck: Deck, 
/**
 * Everything shown: deck cards whose place is settled.
 */
known_top?: number, known_bottom?: number, 
/**
 * The top card, then the rest in card order.
 */
discard: OpenPile, in_play: Array<CardId>, chambermaids: Array<Maid>, private_maids?: Array<Maid>, bad_habits?: number, buildings?: Array<Building>, reminiscences?: Array<CardId>, 
/**
 * Motto: the chosen refined maid, or null.
 */
refined?: string | null, preparations?: Array<CardId>, 
/**
 * In detail: points that all may see, those of the private quarters.
 */
in_view?: number, 
/**
 * In detail: the card that `bad_habits` counts.
 */
habit?: CardId, };

export type Counters = { love: number, serving: number, employment: number, 
/**
 * Motto.
 */
imagination?: number, concentration?: number, effort?: number, };

export type ChangedCounters = { love?: number, serving?: number, employment?: number, imagination?: number, concentration?: number, effort?: number, };

export type SoFar = { 
/**
 * Private, chamber and refined maids whose ability has been used.
 */
used?: Array<CardId>, 
/**
 * A reminiscence was acquired.
 */
remembered?: boolean, 
/**
 * A chambermaid was made.
 */
chambered?: boolean, 
/**
 * The end was reached and stays so.
 */
ending?: boolean, 
/**
 * How often each change of price holds.
 */
prices?: Array<number>, 
/**
 * What the next hire costs less.
 */
next_hire_less?: number, 
/**
 * Change of the next hand's size.
 */
hand_change?: number, 
/**
 * Motto: seats that have chosen, or played, in this part of the round.
 */
round_done?: number, };

export type Maid = { card: CardId, illness: number, };

export type Building = { 
/**
 * Which.
 */
card: CardId, 
/**
 * The chief beneath it.
 */
under?: CardId, };

export type Town = { 
/**
 * Copies left by card.
 */
piles: Tally, 
/**
 * Private maids.
 */
private_maids?: OnOffer, 
/**
 * Reminiscences.
 */
reminiscences?: OnOffer, 
/**
 * Motto: refined maids in the park.
 */
refined?: Array<CardId>, 
/**
 * Motto: preparations still to be done.
 */
preparations?: Preparations, 
/**
 * Motto with guests.
 */
guests?: OpenPile, 
/**
 * What cards on offer cost the seat whose turn it is, where that is not the printed cost.
 */
prices?: Tally, };

export type OnOffer = { face_up: Array<CardId>, deck: ClosedPile, };

export type Preparations = { food?: Array<CardId>, decoration?: Array<CardId>, cleaning?: Array<CardId>, };

export type NearEnd = { 
/**
 * So many empty piles of maids end the game.
 */
of: number, 
/**
 * What has run out.
 */
empty: Emptied, };

export type Emptied = { 
/**
 * Piles of one maid each.
 */
maids?: Array<CardId>, 
/**
 * The pile of private maids.
 */
private?: boolean, 
/**
 * The pile of guests.
 */
guests?: boolean, 
/**
 * Motto: piles of preparations, of which one alone ends the game.
 */
preparations?: Array<Pantry>, };

export type LetterView = { game: 'love-letter', phase: Phase, 
/**
 * Rounds begun.
 */
round: number, 
/**
 * Turns begun.
 */
turn: number, 
/**
 * Whose turn it is.
 */
player: number, 
/**
 * In seat order.
 */
players: Array<LetterPlayer>, deck: ClosedPile, aside: Aside, 
/**
 * Cards laid open for two players.
 */
face_up: Array<CardId>, };

export type LetterPlayer = { 
/**
 * The card held first, then the one drawn.
 */
hand: Hand, 
/**
 * In the order in which they were laid.
 */
discard: Array<CardId>, out: boolean, protected: boolean, tokens: number, 
/**
 * Everything shown: who knows the held card.
 */
known_by?: Array<Onlooker>, 
/**
 * Who has seen it, of whom its owner is sure.
 */
seen_by?: Array<Onlooker>, 
/**
 * Everything shown: what everybody knows that it is not.
 */
not?: Array<CardId>, };

export type Aside = Height | CardId | null;

export type Onlooker = number | Watching;

export type Watching = "spectator";

export type GameEvent = Told<TantoEvent, TantoNow> | Told<LetterEvent, LetterNow>;

export type Told<E, N> = { 
/**
 * What went from where to where.
 */
moves?: Array<Move>, 
/**
 * Because of which card.
 */
because?: Cause, 
/**
 * What counts now, where that has changed.
 */
now?: N, } & E;

export type Move = { 
/**
 * Which, in the order in which they arrive: of a discard pile the last one lies on top. Empty where the viewer may not
 * know them.
 */
cards?: Array<CardId>, 
/**
 * How many, where the cards are not named.
 */
count?: number, 
/**
 * From where.
 */
from: Place, 
/**
 * To where.
 */
to: Place, };

export type Cause = { 
/**
 * The card.
 */
card: CardId, 
/**
 * Who used it.
 */
seat: number, };

export type TantoEvent = { "type": "turn_began", player: number, } | { "type": "phase_began", player: number, phase: Phase, } | { "type": "round_ended", round: number, } | { "type": "drew", player: number, count: number, cards?: Array<CardId>, } | { "type": "shuffled", player: number, } | { "type": "served", player: number, card: CardId, } | { "type": "chambered", player: number, card: CardId, to: number, } | { "type": "love_played", player: number, cards: Array<CardId>, } | { "type": "gained", player: number, counter: Counter, count: number, } | { "type": "discarded" } & TantoDiscarded | { "type": "returned", player: number, card: CardId, under?: CardId, } | { "type": "taken" } & TantoTaken | { "type": "hired", player: number, card: CardId, cost: number, to: number, maid?: CardId, under?: CardId, } | { "type": "revealed" } & TantoRevealed | { "type": "looked", player: number, target: number, from: SeenAt, card?: CardId, } | { "type": "placed" } & TantoPlaced | { "type": "moved", player: number, card: CardId, from: number, maid?: CardId, } | { "type": "swapped", player: number, target: number, given?: CardId, taken?: CardId, } | { "type": "cured", player: number, maid: CardId, } | { "type": "remembered", player: number, card: CardId, } | { "type": "worked", player: number, card: CardId, } | { "type": "picked", player: number, card: CardId, } | { "type": "turn_ended", player: number, } | { "type": "game_ended" };

export type TantoDiscarded = { 
/**
 * Whose.
 */
player: number, 
/**
 * Which.
 */
cards: Array<CardId>, 
/**
 * From where.
 */
from: SeenAt, } | { 
/**
 * Whose.
 */
player: number, 
/**
 * How many.
 */
count: number, 
/**
 * `turn`.
 */
from: EndOfTurn, 
/**
 * What lies on top.
 */
top: CardId | null, };

export type TantoTaken = { 
/**
 * By whom.
 */
player: number, 
/**
 * Which.
 */
card: CardId, 
/**
 * Where it went.
 */
to: TakenTo, 
/**
 * Whose place that is.
 */
target: number, } | { 
/**
 * By whom.
 */
player: number, 
/**
 * `first-master`.
 */
card: FirstMaster, 
/**
 * From whom.
 */
from: number, };

export type TantoRevealed = { 
/**
 * Whose.
 */
player: number, 
/**
 * Which.
 */
cards: Array<CardId>, 
/**
 * From where.
 */
from: SeenAt, 
/**
 * The event that a card of a hand keeps away.
 */
cancels?: CardId, } | { 
/**
 * Which.
 */
cards: Array<CardId>, 
/**
 * `town`.
 */
from: InTown, };

export type TantoPlaced = { 
/**
 * Whose.
 */
player: number, 
/**
 * Which.
 */
card: CardId, 
/**
 * `quarters`.
 */
to: InQuarters, 
/**
 * The maid that it lies on.
 */
maid?: CardId, } | { 
/**
 * Whose.
 */
player: number, 
/**
 * Where.
 */
to: DeckEnd, 
/**
 * Which, for those who know.
 */
card?: CardId, };

export type SeenAt = "hand" | "deck" | "quarters";

export type EndOfTurn = "turn";

export type InTown = "town";

export type InQuarters = "quarters";

export type DeckEnd = "deck" | "deck-bottom";

export type TakenTo = "hand" | "discard" | "deck" | "deck-bottom" | "quarters";

export type FirstMaster = "first-master";

export type TantoNow = { phase?: Phase, 
/**
 * Whose turn it is.
 */
player?: number, turn?: number, round?: number, first_master?: number, round_first?: number, counters?: ChangedCounters, };

export type LetterEvent = { "type": "shuffled", round: number, } | { "type": "revealed", cards: Array<CardId>, } | { "type": "turn_began", player: number, } | { "type": "drew", player: number, count: number, cards?: Array<CardId>, } | { "type": "taken", player: number, from: FromAside, card?: CardId, } | { "type": "discarded", player: number, card: CardId, target?: number, } | { "type": "guessed", player: number, target: number, card: CardId | null, right: boolean, } | { "type": "looked", player: number, target: number, card?: CardId, } | { "type": "compared", player: number, target: number, cards?: Array<CardId>, } | { "type": "swapped", player: number, target: number, cards?: Array<CardId>, } | { "type": "protected", player: number, } | { "type": "eliminated", player: number, card?: CardId, } | { "type": "turn_ended", player: number, } | { "type": "round_ended", winners: Array<number>, best: Array<number>, 
/**
 * What was shown at the end, by seat.
 */
hands: { [key in string]: CardId }, } | { "type": "game_ended", winners: Array<number>, };

export type FromAside = "aside";

export type LetterNow = { 
/**
 * Rounds begun.
 */
round?: number, 
/**
 * Turns begun.
 */
turn?: number, 
/**
 * Whose turn it is.
 */
player?: number, 
/**
 * Who is out of the round, by seat.
 */
out?: Array<boolean>, 
/**
 * Who is protected, by seat.
 */
protected?: Array<boolean>, 
/**
 * Tokens, by seat.
 */
tokens?: Array<number>, };

export type Values = { 
/**
 * None when the game is over.
 */
decision: Decision | null, } & (TantoValues | LetterValues);

export type FamilyValues = TantoValues | LetterValues;

export type TantoValues = { 
/**
 * Prices that are not the printed ones.
 */
prices?: Tally, 
/**
 * What the turn has already seen.
 */
so_far?: SoFar, 
/**
 * Cards whose effects are unfinished.
 */
pending?: Array<CardId>, 
/**
 * Points that all may see, by seat; absent where nobody has any.
 */
in_view?: Array<number>, 
/**
 * Piles that have run out, of those that can end the game.
 */
empty?: Emptied, 
/**
 * What is known of hidden cards, by seat; absent where nothing is known anywhere.
 */
known?: Array<Known>, };

export type Known = { 
/**
 * Whose.
 */
seat: number, 
/**
 * Cards of a hand.
 */
hand?: Array<CardId>, 
/**
 * The top of a deck.
 */
top?: Array<CardId | null>, 
/**
 * The bottom of a deck.
 */
bottom?: Array<CardId | null>, };

export type LetterValues = { 
/**
 * By seat; those of whom nothing is known are left out.
 */
known?: Array<KnownLetter>, };

export type KnownLetter = { 
/**
 * Whose.
 */
seat: number, 
/**
 * The card.
 */
hand?: Array<CardId>, 
/**
 * What it is not.
 */
not?: Array<CardId>, 
/**
 * One's own: who has seen it.
 */
seen_by?: Array<Onlooker>, };

export type Scores = { 
/**
 * In seat order.
 */
scores: Array<Score>, 
/**
 * The seats that win.
 */
winners: Array<number>, 
/**
 * Is the game over?
 */
over: boolean, };

export type Score = { player: number, points: number, lines: Array<ScoreLine>, };

export type ScoreLine = { card: string, count: number, points: number, 
/**
 * Why, in English.
 */
note: string, 
/**
 * The same as a word: `note-<why>` says it in every language. Not in PROTOCOL.md, nor in results kept before there were words.
 */
why?: string, };

export type Advice<A> = { 
/**
 * The action.
 */
action: A, 
/**
 * How good it is, in the bot's own measure: higher is better.
 */
value: number, 
/**
 * Why, in words.
 */
reason: Names, };

export type GameRecord = { 
/**
 * The format's number.
 */
livret: number, 
/**
 * The rules and card data it was played with.
 */
rules_version: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * Seats.
 */
players: number, 
/**
 * Who sat where; may be empty.
 */
names: Array<string>, 
/**
 * The seed of all chance.
 */
seed: string, 
/**
 * The options, resolved.
 */
options: TableOptions, 
/**
 * A given position, where the game began from one.
 */
arrange?: Arrangement, 
/**
 * Cards that differ from the shipped ones.
 */
cards?: CardChanges, 
/**
 * The actions, in order.
 */
actions: Array<string>, 
/**
 * The result, once the game is over.
 */
result?: RecordResult, 
/**
 * A digest of the final position.
 */
hash: string, };

export type TableOptions = { [key: string]: Chosen };

export type Chosen = null | boolean | number | string | Array<string> | TableOptions;

export type Arrangement = { [field: string]: unknown };

export type CardChanges = { 
/**
 * A digest of the card data in use.
 */
hash: string, 
/**
 * Full data of the cards that somebody altered.
 */
changed: Array<CardData>, 
/**
 * Full data of the cards in use that are likely or reconstructed, so that correcting one later leaves the game as it
 * was. Absent in records of rules 1.0, whose card data is frozen.
 */
stand_ins?: Array<CardData>, 
/**
 * Ids of the cards in use whose values are reconstructions.
 */
reconstructed?: Array<string>, };

export type CardData = { [field: string]: unknown };

export type RecordResult = { 
/**
 * Points in seat order.
 */
points: Array<number>, 
/**
 * The winning seats.
 */
winners: Array<number>, };
