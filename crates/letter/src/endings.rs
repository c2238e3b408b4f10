//! Small endings, walked through exhaustively beside a second, plainer account of the rules.

use livret_kernel::{Chance, FastStreams, Game, Seat, Silent, Stream, TableOptions, Viewer};

use crate::{Action, Card, Deck, Letter, Row, Seats, State};

/// The rules once more, written for clearness: values for cards, sums for rows, nothing packed.
#[derive(Clone, Copy, Debug)]
struct Plain {
    seats: usize,
    hands: [u8; 4],
    drawn: u8,
    /// Top first; 0 where there is no card.
    deck: [u8; 3],
    aside: u8,
    sums: [u32; 4],
    present: [bool; 4],
    protected: [bool; 4],
    player: usize,
    winners: [bool; 4],
}

impl Plain {
    fn draw(&mut self) -> u8 {
        let top = self.deck[0];
        self.deck = [self.deck[1], self.deck[2], 0];
        top
    }

    fn out(&mut self, seat: usize) {
        self.sums[seat] += u32::from(self.hands[seat]);
        self.hands[seat] = 0;
        self.present[seat] = false;
        self.protected[seat] = false;
    }

    /// LL-TURN-06, LL-TURN-07, LL-TURN-08, and the rules of the cards.
    fn legal(&self) -> Vec<Action> {
        let hand = [self.hands[self.player], self.drawn];
        let countess = hand.contains(&7) && (hand.contains(&5) || hand.contains(&6));
        let mut all: Vec<Action> = hand.iter().filter(|&&v| !countess || v == 7).flat_map(|&v| self.plays(v)).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    fn plays(&self, value: u8) -> Vec<Action> {
        let card = Card::with_value(value).unwrap();
        let open = |seat: &usize| {
            self.present[*seat] && !self.protected[*seat] && matches!(value, 1 | 2 | 3 | 5 | 6) && *seat != self.player
        };
        let mut targets: Vec<usize> = (0..self.seats).filter(open).collect();
        if value == 5 {
            targets.push(self.player);
        }
        let on = |seat: usize| Action::on(card, Seat(seat as u8));
        match value {
            _ if targets.is_empty() => vec![Action::plain(card)],
            1 => targets.iter().flat_map(|&seat| (2..=8).map(move |v| (seat, v))).map(|(s, v)| guess(s, v)).collect(),
            _ => targets.into_iter().map(on).collect(),
        }
    }

    fn play(&mut self, action: Action) {
        let (me, value) = (self.player, action.card.value());
        let kept = self.hands[me] + self.drawn - value;
        (self.hands[me], self.drawn) = (kept, 0);
        self.sums[me] += u32::from(value);
        let on = action.target.map(Seat::index);
        match (value, on) {
            (1, Some(it)) if Some(self.hands[it]) == action.named.map(Card::value) => self.out(it),
            (3, Some(it)) if self.hands[it] < kept => self.out(it),
            (3, Some(it)) if self.hands[it] > kept => self.out(me),
            (4, _) => self.protected[me] = true,
            (5, Some(it)) => self.renew(it),
            (6, Some(it)) => self.hands.swap(me, it),
            (8, _) => self.out(me),
            _ => {}
        }
        self.go_on();
    }

    fn renew(&mut self, it: usize) {
        let princess = self.hands[it] == 8;
        self.sums[it] += u32::from(self.hands[it]);
        self.hands[it] = 0;
        match (princess, self.draw()) {
            (true, top) => {
                self.deck = [top, self.deck[0], self.deck[1]];
                self.out(it);
            }
            (false, 0) => self.hands[it] = std::mem::take(&mut self.aside),
            (false, top) => self.hands[it] = top,
        }
    }

    fn go_on(&mut self) {
        if self.deck[0] == 0 || self.present.iter().filter(|&&there| there).count() == 1 {
            let rank = |s: usize| (self.present[s], self.hands[s], self.sums[s]);
            let best = (0..4).map(rank).max().unwrap();
            self.winners = std::array::from_fn(|s| self.present[s] && rank(s) == best);
            return;
        }
        self.player = (1..4).map(|step| (self.player + step) % self.seats).find(|&s| self.present[s]).unwrap();
        self.protected[self.player] = false;
        self.drawn = self.draw();
    }

    fn is_over(&self) -> bool {
        self.winners.contains(&true)
    }
}

fn guess(seat: usize, value: u8) -> Action {
    Action { named: Card::with_value(value), ..Action::on(Card::GUARD, Seat(seat as u8)) }
}

/// A table where one token wins, so that the end of a round is the end of the game and shows.
fn table(seats: usize) -> Letter {
    let options = TableOptions::from_iter([("tokens", 1)]);
    Letter::setup(seats, &options).unwrap()
}

fn state_of(plain: &Plain, rows: [Row; 2], face_up: [Option<Card>; 3]) -> State {
    let bits = |flags: [bool; 4]| (0..4).filter(|&s| flags[s]).fold(0, |set, s| set | 1 << s);
    let mut deck = Deck::default();
    plain.deck.iter().rev().filter_map(|&v| Card::with_value(v)).for_each(|card| deck.put(card));
    State {
        deck,
        row: Seats([rows[0], rows[1], Row::default(), Row::default()]),
        hand: Seats(plain.hands.map(Card::with_value)),
        drawn: Card::with_value(plain.drawn),
        aside: Card::with_value(plain.aside),
        face_up,
        present: bits(plain.present),
        protected: bits(plain.protected),
        player: Seat(plain.player as u8),
        round: 1,
        turn: 1,
        ..State::default()
    }
}

/// Do the two accounts of the rules say the same?
fn agree(plain: &Plain, state: &State) -> bool {
    let value = |card: Option<Card>| card.map_or(0, Card::value);
    let mut deck = state.deck;
    let seat = |s: usize| {
        let at = Seat(s as u8);
        value(state.hand[at]) == plain.hands[s]
            && state.is_in(at) == plain.present[s]
            && state.is_protected(at) == plain.protected[s]
            && (state.tokens[at] == 1) == plain.winners[s]
    };
    plain.deck.iter().all(|&v| value(deck.draw()) == v)
        && (0..4).all(seat)
        && value(state.drawn) == plain.drawn
        && value(state.aside) == plain.aside
        && state.player.index() == plain.player
        && state.over == plain.is_over()
}

/// Every card of a position, counted by kind in one number.
fn census(state: &State) -> u64 {
    let hidden = state.hand.0.into_iter().chain([state.drawn, state.aside]).chain(state.face_up).flatten();
    let laid = state.row.0.into_iter().flat_map(Row::cards);
    hidden.chain(laid).chain(state.deck.cards()).map(|card| 1 << (4 * card.value())).sum()
}

/// Walks every sequence of actions to the end of the round; counts the points of rest.
fn walk(letter: &Letter, state: &State, plain: &Plain, cards: u64) -> u64 {
    let mut legal = Vec::new();
    letter.legal(state, &mut legal);
    assert_eq!(legal, plain.legal(), "{state:?}");
    let step = |&action: &Action| {
        let (mut state, mut plain) = (*state, *plain);
        letter.play_unchecked(&mut state, action, &mut FastStreams::new(0), &mut Silent);
        plain.play(action);
        assert!(agree(&plain, &state) && census(&state) == cards, "{action:?}\n{state:?}\n{plain:?}");
        if state.over { 1 } else { walk(letter, &state, &plain, cards) }
    };
    1 + legal.iter().map(step).sum::<u64>()
}

/// Kinds left over, by value.
type Left = [u8; 9];

fn full_box() -> Left {
    let mut left = [0; 9];
    table(2).book.cards.iter().for_each(|card| left[usize::from(card.value())] += 1);
    left
}

/// Every way to lay the cards left over: three face up, the others in two rows, one way for each
/// pair of row sums.
fn spreads(left: &Left) -> Vec<([Row; 2], [Option<Card>; 3])> {
    type Spread = (u8, [Row; 2], [Option<Card>; 3]);
    let mut ways: Vec<Spread> = vec![(0, [Row::default(); 2], [None; 3])];
    for card in Card::all().flat_map(|card| (0..left[usize::from(card.value())]).map(move |_| card)) {
        let mut next = std::collections::BTreeMap::new();
        for &(up, rows, face_up) in &ways {
            let mut put = |up: u8, rows: [Row; 2], face_up| {
                next.entry((up, rows.map(Row::sum))).or_insert((up, rows, face_up));
            };
            if up < 3 {
                let mut face_up = face_up;
                face_up[usize::from(up)] = Some(card);
                put(up + 1, rows, face_up);
            }
            for row in 0..2 {
                let mut rows = rows;
                rows[row].lay(card);
                put(up, rows, face_up);
            }
        }
        ways = next.into_values().collect();
    }
    ways.into_iter().filter(|way| way.0 == 3).map(|(_, rows, face_up)| (rows, face_up)).collect()
}

/// Every hand, deck of `deck` cards and card put aside for two players, with what is left over.
fn hidden_cards(deck: usize, mut each: impl FnMut(&Plain, &Left)) {
    let mut values = vec![1u8; 4 + deck];
    loop {
        let mut left = full_box();
        let enough = values.iter().all(|&v| {
            let copies = &mut left[usize::from(v)];
            *copies = copies.wrapping_sub(1);
            *copies != u8::MAX
        });
        if enough && values[0] <= values[1] {
            each(&two_players(&values), &left);
        }
        let Some(place) = values.iter().position(|&v| v < 8) else { return };
        values[place] += 1;
        values[..place].fill(1);
    }
}

fn two_players(values: &[u8]) -> Plain {
    let mut deck = [0; 3];
    deck[..values.len() - 4].copy_from_slice(&values[4..]);
    Plain {
        seats: 2,
        hands: [values[0], values[2], 0, 0],
        drawn: values[1],
        deck,
        aside: values[3],
        sums: [0; 4],
        present: [true, true, false, false],
        protected: [false; 4],
        player: 0,
        winners: [false; 4],
    }
}

/// One position, every action: the legal list, and the position after each.
fn check_actions(letter: &Letter, plain: &Plain, spreads: &[([Row; 2], [Option<Card>; 3])]) -> u64 {
    let mut legal = Vec::new();
    letter.legal(&state_of(plain, [Row::default(); 2], [None; 3]), &mut legal);
    assert_eq!(legal, plain.legal(), "{plain:?}");
    for &(rows, face_up) in spreads {
        let before = state_of(plain, rows, face_up);
        let sums = [rows[0].sum(), rows[1].sum(), 0, 0];
        for &action in &legal {
            let (mut state, mut plain) = (before, Plain { sums, ..*plain });
            letter.play_unchecked(&mut state, action, &mut FastStreams::new(0), &mut Silent);
            plain.play(action);
            assert!(agree(&plain, &state), "{action:?}\n{state:?}\n{plain:?}");
        }
    }
    (spreads.len() * legal.len()) as u64
}

/// All sequences of actions from every two-player position with at most two cards in the deck.
///
/// An action leads to the end of the round or to a position with fewer cards in the deck, which is
/// itself in the list (with other cards in the same sums of the rows): so every action from every
/// position is every sequence. Seat 0 is to play; the other seat's positions are the same in a
/// mirror, which the drawn positions below look into.
///
/// Proves LL-TURN-01, LL-TURN-07, LL-ROUND-02, LL-ROUND-03, LL-ROUND-04.
#[test]
fn ll_round_every_ending_of_two_players_agrees_with_the_rules() {
    let letter = table(2);
    let mut ways = std::collections::HashMap::new();
    let (mut positions, mut actions) = (0, 0);
    for deck in 0..=2 {
        hidden_cards(deck, |plain, left| {
            let spreads = ways.entry(*left).or_insert_with(|| spreads(left));
            for protected in [false, true] {
                let plain = Plain { protected: [false, protected, false, false], ..*plain };
                positions += spreads.len();
                actions += check_actions(&letter, &plain, spreads);
            }
        });
    }
    assert_eq!((positions, actions), (48_075_870, 142_358_771));
}

/// The same positions once for each set of hidden cards, walked to the end with every card counted.
#[test]
fn ll_setup_02_no_ending_of_two_players_makes_or_loses_a_card() {
    let letter = table(2);
    let mut rests = 0;
    for deck in 0..=2 {
        hidden_cards(deck, |plain, left| {
            let (rows, face_up) = spreads_one(left);
            let plain = Plain { sums: [rows[0].sum(), rows[1].sum(), 0, 0], ..*plain };
            let state = state_of(&plain, rows, face_up);
            rests += walk(&letter, &state, &plain, census(&state));
        });
    }
    assert_eq!(rests, 2_967_710);
}

/// The cards left over: three face up, the others in turns on the two rows.
fn spreads_one(left: &Left) -> ([Row; 2], [Option<Card>; 3]) {
    let mut cards = Card::all().flat_map(|card| (0..left[usize::from(card.value())]).map(move |_| card));
    let face_up = std::array::from_fn(|_| cards.next());
    let mut rows = [Row::default(); 2];
    cards.enumerate().for_each(|(at, card)| rows[at % 2].lay(card));
    (rows, face_up)
}

/// A position near the end, drawn at random: anybody to play, protected, or out.
fn drawn_position(seats: usize, chance: &mut FastStreams) -> Plain {
    let stream = Stream::table(3);
    let mut cards: Vec<u8> = table(2).book.cards.iter().map(|card| card.value()).collect();
    chance.shuffle(stream, &mut cards);
    let player = chance.below(stream, seats as u32) as usize;
    let mut plain = Plain { seats, player, ..two_players(&[0; 4]) };
    plain.present = std::array::from_fn(|s| s < seats && (s == player || chance.below(stream, 5) > 0));
    if plain.present.iter().filter(|&&there| there).count() < 2 {
        plain.present[(player + 1) % seats] = true;
    }
    for seat in (0..seats).filter(|&s| plain.present[s]) {
        plain.hands[seat] = cards.pop().unwrap();
        plain.protected[seat] = seat != player && chance.below(stream, 4) == 0;
    }
    (plain.drawn, plain.aside) = (cards.pop().unwrap(), cards.pop().unwrap());
    for place in 0..chance.below(stream, 3) as usize {
        plain.deck[place] = cards.pop().unwrap();
    }
    plain
}

/// The cards not in the position lie in the rows.
fn with_rows(plain: &Plain) -> (Plain, State) {
    let mut left = full_box();
    let used = plain.hands.into_iter().chain(plain.deck).chain([plain.drawn, plain.aside]);
    used.filter(|&v| v > 0).for_each(|v| left[usize::from(v)] -= 1);
    let mut state = state_of(plain, [Row::default(); 2], [None; 3]);
    let cards = Card::all().flat_map(|card| (0..left[usize::from(card.value())]).map(move |_| card));
    cards.enumerate().for_each(|(at, card)| state.row.0[at % plain.seats].lay(card));
    (Plain { sums: std::array::from_fn(|s| state.row.0[s].sum()), ..*plain }, state)
}

fn drawn_endings(seats: usize, count: u64) -> u64 {
    let (letter, mut chance) = (table(seats), FastStreams::new(seats as u64));
    let mut rests = 0;
    for _ in 0..count {
        let (plain, state) = with_rows(&drawn_position(seats, &mut chance));
        rests += walk(&letter, &state, &plain, census(&state));
        for viewer in Viewer::all(seats) {
            let view = letter.view(&state, viewer);
            assert_eq!(letter.view(&letter.resample(&view, &mut chance), viewer), view);
        }
    }
    rests
}

/// Proves LL-TURN-04, LL-TURN-05, LL-ROUND-01.
#[test]
fn ll_round_a_hundred_thousand_endings_of_three_players_agree_with_the_rules() {
    assert_eq!(drawn_endings(3, 100_000), 13_708_639);
}

/// Proves LL-TURN-04, LL-TURN-05, LL-ROUND-01.
#[test]
fn ll_round_a_hundred_thousand_endings_of_four_players_agree_with_the_rules() {
    assert_eq!(drawn_endings(4, 100_000), 34_692_640);
}

/// The mirror for two players: either seat to play.
#[test]
fn ll_turn_04_drawn_endings_of_two_players_agree_whoever_plays() {
    assert_eq!(drawn_endings(2, 20_000), 753_719);
}

/// A test of the tests: the second account is not blind.
#[test]
fn a_wrong_winner_is_noticed() {
    let plain = two_players(&[2, 4, 3, 1]);
    let (mut state, mut after) = (state_of(&plain, [Row::default(); 2], [None; 3]), plain);
    let action = Action::plain(Card::HANDMAID);
    table(2).play_unchecked(&mut state, action, &mut FastStreams::new(0), &mut Silent);
    after.play(action);
    assert!(agree(&after, &state));
    assert_eq!(after.winners, [false, true, false, false]);
    state.tokens = Seats([1, 0, 0, 0]);
    assert!(!agree(&after, &state));
}
