//! Putting the game into a given position (PROTOCOL, "`arrange`").

use livret_kernel::{Chance, Seat, SeatSet, SetupError, Silent};
use serde_json::{Map, Value};

use crate::layout::{Layout, Place};
use crate::play::Turn;
use crate::wrong::Wrong;
use crate::{Card, Deck, GAME_ID, Kinds, Letter, Row, Seats, State};

type Fields = Map<String, Value>;
type Done<T = ()> = Result<T, SetupError>;

impl Letter {
    /// The dealt position with the named parts in place of its own.
    ///
    /// What is left out stays as dealt, before the first draw; what players know of each other is
    /// nothing unless `known_by`, `seen_by` and `not` say so. A player who is put out without a word
    /// on their hand lays it on their row (LL-TURN-05).
    pub(crate) fn arranged<C: Chance>(&self, dealt: &State, position: &Fields, chance: &mut C) -> Done<State> {
        let mut layout = Layout::of(dealt, self.seats).before_the_draw();
        self.read(&mut layout, position)?;
        if !flag(position.get("free"), "free")?.unwrap_or(false) {
            self.check_conserved(&layout)?;
        }
        self.check(&layout)?;
        let mut state = state_of(&layout);
        state.over = self.is_over(&layout);
        if !state.over && state.drawn.is_none() {
            let player = state.player;
            state.turn -= 1;
            Turn::new(self, &mut state, chance, &mut Silent).begin_turn(player);
        }
        Ok(state)
    }

    fn read(&self, layout: &mut Layout, position: &Fields) -> Done {
        for (field, value) in position {
            match field.as_str() {
                "game" => word(value, field, GAME_ID)?,
                "phase" => word(value, field, "play")?,
                "free" => {}
                "round" => layout.round = number(value, field, 1, u64::from(u32::MAX))? as u32,
                "turn" => layout.turn = number(value, field, 1, u64::from(u32::MAX))? as u32,
                "player" => layout.player = self.seat(value, field)?,
                "players" => self.read_places(layout, value)?,
                "deck" => layout.deck = cards(value, field, Deck::ROOM)?,
                "aside" => layout.aside = aside(value)?,
                "face_up" => layout.face_up = cards(value, field, 3)?,
                _ => return Err(unknown(field, "position")),
            }
        }
        Ok(())
    }

    fn read_places(&self, layout: &mut Layout, value: &Value) -> Done {
        let places = value.as_array().ok_or_else(|| SetupError::bad(Wrong::Players))?;
        if places.len() > self.seats {
            return Err(SetupError::bad(Wrong::TooManyPlayers { listed: places.len(), seats: self.seats }));
        }
        for (seat, value) in places.iter().enumerate() {
            let fields = value.as_object().ok_or_else(|| SetupError::bad(Wrong::Object { at: player(seat) }))?;
            self.read_place(&mut layout.places[seat], fields, seat)?;
        }
        Ok(())
    }

    fn read_place(&self, place: &mut Place, fields: &Fields, seat: usize) -> Done {
        for (field, value) in fields {
            let path = format!("players[{seat}].{field}");
            match field.as_str() {
                "hand" => place.hand = cards(value, &path, 2)?,
                "discard" => place.discard = cards(value, &path, Row::ROOM)?,
                "out" => place.out = flag(Some(value), &path)?.unwrap_or(false),
                "protected" => place.protected = flag(Some(value), &path)?.unwrap_or(false),
                "tokens" => place.tokens = number(value, &path, 0, u64::from(self.tokens))? as u8,
                "known_by" => place.known_by = self.viewers(value, &path)?,
                "seen_by" => place.seen_by = self.viewers(value, &path)?,
                "not" => place.not = cards(value, &path, Card::KINDS)?.into_iter().collect(),
                _ => return Err(unknown(&path, "player")),
            }
        }
        if place.out && !fields.contains_key("hand") {
            let held = std::mem::take(&mut place.hand);
            place.discard.extend(held.into_iter().filter(|_| !fields.contains_key("discard")));
        }
        Ok(())
    }

    fn seat(&self, value: &Value, path: &str) -> Done<Seat> {
        Ok(Seat(number(value, path, 0, self.seats as u64 - 1)? as u8))
    }

    fn viewers(&self, value: &Value, path: &str) -> Done<SeatSet> {
        let list = value.as_array().ok_or_else(|| SetupError::bad(Wrong::Seats { at: path.into() }))?;
        let mut set = SeatSet::NOBODY;
        for viewer in list {
            let spectator = viewer.as_str() == Some("spectator");
            set = set.and(if spectator { SeatSet::SPECTATOR } else { SeatSet::of(self.seat(viewer, path)?) });
        }
        Ok(set)
    }

    fn is_over(&self, layout: &Layout) -> bool {
        layout.places.iter().any(|place| place.tokens >= self.tokens)
    }

    /// LL-SETUP-02: no card is made or lost.
    fn check_conserved(&self, layout: &Layout) -> Done {
        for card in Card::all() {
            let there = layout.cards().filter(|&other| other == card).count();
            let copies = usize::from(self.book.face(card).copies);
            if there != copies {
                return Err(SetupError::rule(amiss(card, there, copies), "LL-SETUP-02"));
            }
        }
        Ok(())
    }

    /// The position can be played on, or is the end.
    fn check(&self, layout: &Layout) -> Done {
        check_room(layout)?;
        layout.places.iter().enumerate().try_for_each(|(seat, place)| check_knowledge(place, seat))?;
        if self.is_over(layout) {
            return check_over(layout);
        }
        check_under_way(layout)?;
        layout.places.iter().enumerate().try_for_each(|(seat, place)| check_hand(place, seat, layout))
    }
}

/// The layout as a position. The checks have been made.
fn state_of(layout: &Layout) -> State {
    let place = |seat: Seat| layout.places.get(seat.index());
    let bits =
        |is: fn(&Place) -> bool| (0..4).filter(|&s| place(Seat(s)).is_some_and(is)).fold(0, |set, s| set | 1 << s);
    let mut deck = Deck::default();
    layout.deck.iter().rev().for_each(|&card| deck.put(card));
    State {
        deck,
        row: Seats::from_fn(|seat| row(place(seat))),
        hand: Seats::from_fn(|seat| place(seat)?.hand.first().copied()),
        drawn: layout.places[layout.player.index()].hand.get(1).copied(),
        aside: layout.aside,
        face_up: std::array::from_fn(|at| layout.face_up.get(at).copied()),
        known: Seats::from_fn(|seat| place(seat).map_or(SeatSet::NOBODY, |place| place.known_by)),
        shown: Seats::from_fn(|seat| place(seat).map_or(SeatSet::NOBODY, |place| place.seen_by)),
        not: Seats::from_fn(|seat| place(seat).map_or(Kinds::NONE, |place| place.not)),
        present: bits(|place| !place.out),
        protected: bits(|place| place.protected && !place.out) & !not_protected(layout),
        player: layout.player,
        over: false,
        tokens: Seats::from_fn(|seat| place(seat).map_or(0, |place| place.tokens)),
        round: layout.round,
        turn: layout.turn,
    }
}

fn row(place: Option<&Place>) -> Row {
    let mut row = Row::default();
    place.iter().flat_map(|place| &place.discard).for_each(|&card| row.lay(card));
    row
}

/// LL-CARD-HANDMAID: protection is over once the own turn has begun. After the last turn of the
/// game, the one who played it may well be protected.
fn not_protected(layout: &Layout) -> u8 {
    let in_turn = layout.places[layout.player.index()].hand.len() == 2;
    if in_turn { SeatSet::of(layout.player).0 } else { 0 }
}

fn check_room(layout: &Layout) -> Done {
    let to_come = layout.deck.len() + layout.places.iter().map(|place| place.hand.len()).sum::<usize>() + 1;
    match layout.places.iter().position(|place| place.discard.len() + to_come > Row::ROOM) {
        Some(seat) => Err(SetupError::bad(Wrong::NoRoom { at: format!("{}.discard", player(seat)) })),
        None => Ok(()),
    }
}

/// What is known of a card must be true of it.
fn check_knowledge(place: &Place, seat: usize) -> Done {
    let seen = place.known_by.0 | place.seen_by.0 != 0;
    match place.hand.first() {
        Some(&held) if place.not.has(held) => {
            Err(SetupError::bad(Wrong::Excluded { at: format!("{}.not", player(seat)), card: held.id().into() }))
        }
        None if seen || !place.not.is_empty() => Err(SetupError::bad(Wrong::NothingKnown { at: player(seat) })),
        _ if place.seen_by.0 & !place.known_by.0 != 0 => {
            Err(SetupError::bad(Wrong::SeenUnknown { at: format!("{}.seen_by", player(seat)) }))
        }
        _ => Ok(()),
    }
}

fn check_over(layout: &Layout) -> Done {
    match layout.places.iter().position(|place| place.hand.len() > usize::from(!place.out)) {
        Some(seat) => Err(SetupError::bad(Wrong::OverHand { at: format!("{}.hand", player(seat)) })),
        None => Ok(()),
    }
}

fn check_under_way(layout: &Layout) -> Done {
    let player = &layout.places[layout.player.index()];
    match () {
        () if layout.places.iter().filter(|place| !place.out).count() < 2 => {
            Err(SetupError::rule(Wrong::RoundOver, "LL-ROUND-01"))
        }
        () if player.out => Err(SetupError::rule(Wrong::PlayerOut { player: layout.player.0 }, "LL-TURN-04")),
        () if layout.aside.is_none() => Err(SetupError::rule(Wrong::Aside, "LL-SETUP-03")),
        () if player.hand.len() == 1 && layout.deck.is_empty() => {
            Err(SetupError::rule(Wrong::DeckEmpty { player: layout.player.0 }, "LL-ROUND-01"))
        }
        () => Ok(()),
    }
}

/// LL-TURN-01: one card in the hand, two in the turn; LL-TURN-05: none when out.
fn check_hand(place: &Place, seat: usize, layout: &Layout) -> Done {
    let own_turn = layout.player.index() == seat;
    let (fits, wants) = match place.hand.len() {
        held if place.out => (held == 0, "none"),
        held if own_turn => (held == 1 || held == 2, "two"),
        held => (held == 1, "one"),
    };
    let held = place.hand.len();
    if fits {
        Ok(())
    } else {
        let at = format!("{}.hand", player(seat));
        Err(SetupError::bad(Wrong::HandSize { at, held, player: seat, wants: wants.into() }))
    }
}

fn amiss(card: Card, there: usize, copies: usize) -> Wrong {
    let (by, way) = (there.abs_diff(copies), if there > copies { "many" } else { "few" });
    Wrong::Copies { by, card: card.id().into(), way: way.into(), there, copies }
}

fn player(seat: usize) -> String {
    format!("players[{seat}]")
}

fn cards(value: &Value, path: &str, most: usize) -> Done<Vec<Card>> {
    let list = value.as_array().ok_or_else(|| SetupError::bad(Wrong::Cards { at: path.into() }))?;
    if list.len() > most {
        return Err(SetupError::bad(Wrong::TooManyCards { at: path.into(), found: list.len(), most }));
    }
    list.iter().map(|value| card(value, path)).collect()
}

fn card(value: &Value, path: &str) -> Done<Card> {
    let id = value.as_str().ok_or_else(|| SetupError::bad(Wrong::CardId { at: path.into() }))?;
    Card::with_id(id).ok_or_else(|| SetupError::unknown_card(id, path))
}

fn aside(value: &Value) -> Done<Option<Card>> {
    if value.is_null() { Ok(None) } else { card(value, "aside").map(Some) }
}

fn flag(value: Option<&Value>, path: &str) -> Done<Option<bool>> {
    value.map(|v| v.as_bool().ok_or_else(|| SetupError::bad(Wrong::Flag { at: path.into() }))).transpose()
}

fn number(value: &Value, path: &str, least: u64, most: u64) -> Done<u64> {
    let number = value.as_u64().filter(|n| (least..=most).contains(n));
    number.ok_or_else(|| SetupError::bad(Wrong::Number { at: path.into(), least, most }))
}

fn word(value: &Value, path: &str, only: &str) -> Done {
    let wrong = || SetupError::bad(Wrong::Only { at: path.into(), only: only.into() });
    if value.as_str() == Some(only) { Ok(()) } else { Err(wrong()) }
}

/// Outside text is quoted back only so far.
fn unknown(field: &str, whole: &str) -> SetupError {
    let field: String = field.chars().take(60).collect();
    SetupError::bad(Wrong::Field { whole: whole.into(), field })
}
