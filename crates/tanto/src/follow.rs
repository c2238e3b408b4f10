//! From one view to the next: what happened, applied to what was seen.
//!
//! Whoever shows a table needs no more than this: cards go from place to place as [`Move`]s say, what counts is told as it is
//! now, and what follows from rules or concerns knowledge of hidden cards travels as values ([`Values`]). The client in the
//! browser does the same; a law compares both with the views that the engine gives.

use livret_shown::{CardId, ClosedPile, Deck, Hand, Move, OpenPile, Place, Tally, Told, TopOfPile, Zone};
use serde::{Deserialize, Serialize};

use crate::position::{Building, Emptied, Maid, NearEnd, OnOffer, Player, Position, SoFar};
use crate::told::{Happening, Now};

/// What does not follow from events: what the rules say now, and what is known of hidden cards.
#[derive(Clone, Default, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "describe", ts(rename = "TantoValues"), schema(as = TantoValues))]
pub struct Values {
    /// Prices that are not the printed ones.
    #[serde(skip_serializing_if = "Tally::is_empty")]
    #[cfg_attr(feature = "describe", ts(as = "Option<Tally>", optional))]
    pub prices: Tally,
    /// What the turn has already seen.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub so_far: Option<SoFar>,
    /// Cards whose effects are unfinished.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "describe", ts(as = "Option<Vec<CardId>>", optional))]
    pub pending: Vec<CardId>,
    /// Points that all may see, by seat; absent where nobody has any.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "describe", ts(as = "Option<Vec<i32>>", optional))]
    pub in_view: Vec<i32>,
    /// Piles that have run out, of those that can end the game.
    #[serde(skip_serializing_if = "is_nothing")]
    #[cfg_attr(feature = "describe", ts(as = "Option<Emptied>", optional))]
    pub empty: Emptied,
    /// What is known of hidden cards, by seat; absent where nothing is known anywhere.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "describe", ts(as = "Option<Vec<Known>>", optional))]
    pub known: Vec<Known>,
}

fn is_nothing(empty: &Emptied) -> bool {
    *empty == Emptied::default()
}

/// What a viewer knows of the hidden cards of one seat.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Known {
    /// Whose.
    pub seat: u8,
    /// Cards of a hand.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "describe", ts(as = "Option<Vec<CardId>>", optional))]
    pub hand: Vec<CardId>,
    /// The top of a deck.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "describe", ts(as = "Option<Vec<Option<CardId>>>", optional))]
    pub top: Vec<Option<CardId>>,
    /// The bottom of a deck.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "describe", ts(as = "Option<Vec<Option<CardId>>>", optional))]
    pub bottom: Vec<Option<CardId>>,
}

impl Values {
    /// Of a view.
    #[must_use]
    pub fn of(view: &Position) -> Values {
        let known = view.players.iter().enumerate().map(|(seat, player)| Known::of(seat as u8, player));
        let in_view: Vec<i32> = view.players.iter().filter_map(|player| player.in_view).collect();
        Values {
            in_view: if in_view.iter().all(|points| *points == 0) { Vec::new() } else { in_view },
            prices: view.town.prices.clone(),
            so_far: view.so_far.clone(),
            pending: view.pending.clone(),
            empty: view.near_end.as_ref().map(|end| end.empty.clone()).unwrap_or_default(),
            known: known.filter(|known| *known != Known { seat: known.seat, ..Known::default() }).collect(),
        }
    }

    /// Puts them into a view.
    pub fn apply(&self, view: &mut Position) {
        view.town.prices.clone_from(&self.prices);
        view.so_far.clone_from(&self.so_far);
        view.pending.clone_from(&self.pending);
        if let Some(NearEnd { empty, .. }) = &mut view.near_end {
            empty.clone_from(&self.empty);
        }
        for (seat, player) in view.players.iter_mut().enumerate() {
            player.in_view = player.in_view.map(|_| self.in_view.get(seat).copied().unwrap_or(0));
            let none = Known::default();
            let known = self.known.iter().find(|known| usize::from(known.seat) == seat).unwrap_or(&none);
            known.apply(player);
        }
    }
}

impl Known {
    fn of(seat: u8, player: &Player) -> Known {
        let hand = match &player.hand {
            Hand::Hidden(hidden) => hidden.known.clone(),
            Hand::Cards(_) => Vec::new(),
        };
        let (top, bottom) = match &player.deck {
            Deck::Hidden(hidden) => (hidden.top.clone(), hidden.bottom.clone()),
            Deck::Cards(_) => (Vec::new(), Vec::new()),
        };
        Known { seat, hand, top, bottom }
    }

    fn apply(&self, player: &mut Player) {
        if let Hand::Hidden(hidden) = &mut player.hand {
            hidden.known.clone_from(&self.hand);
        }
        if let Deck::Hidden(hidden) = &mut player.deck {
            hidden.top.clone_from(&self.top);
            hidden.bottom.clone_from(&self.bottom);
        }
    }
}

/// Follows one event. `order` are the table's cards in their order (`cards`), by which some zones are sorted.
pub fn follow(view: &mut Position, told: &Told<Happening, Now>, order: &[CardId]) {
    let mut table = Table { view, order };
    for moved in &told.moves {
        table.carry(moved);
    }
    if let Some(now) = &told.now {
        table.count(now);
    }
}

struct Table<'a> {
    view: &'a mut Position,
    order: &'a [CardId],
}

impl Table<'_> {
    fn count(&mut self, now: &Now) {
        let view = &mut *self.view;
        view.phase = now.phase.unwrap_or(view.phase);
        view.player = now.player.unwrap_or(view.player);
        view.turn = now.turn.unwrap_or(view.turn);
        view.round = now.round.or(view.round);
        view.first_master = now.first_master.or(view.first_master);
        view.round_first = now.round_first.or(view.round_first);
        if let Some(counters) = &now.counters {
            counters.apply(&mut view.counters);
        }
    }

    fn carry(&mut self, moved: &Move) {
        let Move { cards, count, from, to } = moved;
        if (from.zone, to.zone) == (Zone::Guests, Zone::Guests) {
            return self.turn_guest_up(cards.first());
        }
        if cards.is_empty() {
            self.take(from, None, *count);
            return self.put(to, None, *count);
        }
        for card in cards {
            self.take(from, Some(card), 1);
            self.put(to, Some(card), 1);
        }
    }

    /// Cards leave a place. Without a card they are not known, and their number is all that changes.
    // One arm a zone: the length is the vocabulary's.
    fn take(&mut self, place: &Place, card: Option<&CardId>, n: u16) {
        let none = CardId::from("");
        let (id, town) = (card.unwrap_or(&none), &mut self.view.town);
        let player = place.seat.and_then(|seat| self.view.players.get_mut(usize::from(seat)));
        match place.zone {
            Zone::Hand => each(player, |player| match &mut player.hand {
                Hand::Cards(cards) => remove(cards, id),
                Hand::Hidden(hand) => hand.count -= n,
            }),
            Zone::Deck | Zone::DeckBottom => each(player, |player| match &mut player.deck {
                Deck::Hidden(deck) => deck.count -= n,
                Deck::Cards(cards) => remove(cards, id),
            }),
            // A discard pile is left as a whole.
            Zone::Discard => each(player, |player| match &mut player.discard {
                OpenPile::Cards(cards) => cards.clear(),
                OpenPile::Top(pile) => *pile = TopOfPile { count: 0, top: None },
            }),
            Zone::InPlay => each(player, |player| remove(&mut player.in_play, id)),
            Zone::Chambermaids => each(player, |player| drop(take_maid(&mut player.chambermaids, id, 0))),
            Zone::PrivateMaids => {
                each(player, |player| each(&mut player.private_maids, |maids| maids.retain(|maid| maid.card != *id)));
            }
            Zone::Illnesses => self.change_illness(place, -1),
            Zone::BadHabits => each(player, |player| each(&mut player.bad_habits, |habits| *habits -= 1)),
            Zone::Buildings => each(player, |player| each(&mut player.buildings, |all| tear_down(all, id))),
            Zone::Beneath => each(player, |player| each(&mut player.buildings, |all| uncover(all, place, id))),
            Zone::Refined => each(player, |player| player.refined = Some(None)),
            Zone::Town => each(town.piles.get_mut(id), |left| *left -= 1),
            Zone::PrivateOffer => each(&mut town.private_maids, |offer| remove(&mut offer.face_up, id)),
            Zone::ReminiscenceOffer => each(&mut town.reminiscences, |offer| remove(&mut offer.face_up, id)),
            Zone::PrivatePile => each(&mut town.private_maids, |offer| height(offer, -i32::from(n))),
            Zone::ReminiscencePile => each(&mut town.reminiscences, |offer| height(offer, -i32::from(n))),
            Zone::Park => each(&mut town.refined, |park| remove(park, id)),
            Zone::Pantry => each(&mut town.preparations, |all| {
                let piles = [&mut all.food, &mut all.decoration, &mut all.cleaning];
                piles.into_iter().flatten().for_each(|pile| remove(pile, id));
            }),
            Zone::Guests => each(&mut town.guests, |pile| match pile {
                // The next one may have been turned up before.
                OpenPile::Top(pile) => {
                    pile.count -= n;
                    pile.top.take_if(|top| top == id);
                }
                OpenPile::Cards(cards) => remove(cards, id),
            }),
            // Nothing leaves these here, or they are Love Letter's.
            Zone::Reminiscences | Zone::Preparations | Zone::Aside | Zone::FaceUp | Zone::Box => {}
        }
    }

    /// Cards come to a place.
    // One arm a zone: the length is the vocabulary's.
    fn put(&mut self, place: &Place, card: Option<&CardId>, n: u16) {
        let none = CardId::from("");
        let (id, order, town) = (card.unwrap_or(&none), self.order, &mut self.view.town);
        let player = place.seat.and_then(|seat| self.view.players.get_mut(usize::from(seat)));
        match place.zone {
            Zone::Hand => each(player, |player| match &mut player.hand {
                Hand::Cards(cards) => sort_in(order, cards, id),
                Hand::Hidden(hand) => hand.count += n,
            }),
            Zone::Deck | Zone::DeckBottom => each(player, |player| match &mut player.deck {
                Deck::Hidden(deck) => deck.count += n,
                Deck::Cards(cards) => cards.insert(0, id.clone()),
            }),
            Zone::Discard => each(player, |player| match &mut player.discard {
                OpenPile::Cards(cards) => onto(order, cards, id),
                OpenPile::Top(pile) => *pile = TopOfPile { count: pile.count + n, top: card.cloned() },
            }),
            Zone::InPlay => each(player, |player| play(&mut player.in_play, id)),
            Zone::Chambermaids => each(player, |player| settle(order, &mut player.chambermaids, id, 0)),
            Zone::PrivateMaids => each(player, |player| {
                each(&mut player.private_maids, |maids| maids.insert(0, Maid { card: id.clone(), illness: 0 }));
            }),
            Zone::Illnesses => self.change_illness(place, 1),
            Zone::BadHabits => each(player, |player| each(&mut player.bad_habits, |habits| *habits += 1)),
            Zone::Buildings => each(player, |player| each(&mut player.buildings, |all| build(order, all, id, None))),
            Zone::Beneath => each(player, |player| each(&mut player.buildings, |all| cover(order, all, place, id))),
            Zone::Reminiscences => {
                each(player, |player| each(&mut player.reminiscences, |list| sort_in(order, list, id)));
            }
            Zone::Preparations => {
                each(player, |player| each(&mut player.preparations, |list| sort_in(order, list, id)))
            }
            Zone::Refined => each(player, |player| player.refined = Some(card.cloned())),
            Zone::Town => each(town.piles.get_mut(id), |left| *left += 1),
            Zone::PrivateOffer => each(&mut town.private_maids, |offer| offer.face_up.push(id.clone())),
            Zone::ReminiscenceOffer => each(&mut town.reminiscences, |offer| offer.face_up.push(id.clone())),
            Zone::PrivatePile => each(&mut town.private_maids, |offer| height(offer, n.into())),
            Zone::ReminiscencePile => each(&mut town.reminiscences, |offer| height(offer, n.into())),
            Zone::Park => each(&mut town.refined, |park| sort_in(order, park, id)),
            Zone::Guests => each(&mut town.guests, |pile| match pile {
                // Beneath the others, if there are any.
                OpenPile::Top(pile) => {
                    let top = if pile.count == 0 { card.cloned() } else { pile.top.take() };
                    *pile = TopOfPile { count: pile.count + n, top };
                }
                OpenPile::Cards(cards) => cards.push(id.clone()),
            }),
            // Nothing comes to these here, or they are Love Letter's.
            Zone::Pantry | Zone::Aside | Zone::FaceUp | Zone::Box => {}
        }
    }

    fn turn_guest_up(&mut self, card: Option<&CardId>) {
        if let Some(OpenPile::Top(pile)) = &mut self.view.town.guests {
            pile.top = card.cloned();
        }
    }

    /// One illness more or less on the copy of a maid that has as many as the place says.
    fn change_illness(&mut self, place: &Place, change: i8) {
        let Some(player) = place.seat.and_then(|seat| self.view.players.get_mut(usize::from(seat))) else { return };
        let (Some(maid), had) = (&place.on, place.illness.unwrap_or(0)) else { return };
        let private = player.private_maids.iter_mut().flatten().find(|one| one.card == *maid);
        if let Some(private) = private {
            private.illness = private.illness.saturating_add_signed(change);
        } else if take_maid(&mut player.chambermaids, maid, had).is_some() {
            settle(self.order, &mut player.chambermaids, maid, had.saturating_add_signed(change));
        }
    }
}

/// Does something with what is there, if it is.
fn each<T>(there: impl IntoIterator<Item = T>, mut work: impl FnMut(T)) {
    there.into_iter().for_each(&mut work);
}

fn rank(order: &[CardId], card: &CardId) -> usize {
    order.iter().position(|one| one == card).unwrap_or(usize::MAX)
}

/// Puts a card into a list that is kept in the order of the table's cards.
fn sort_in(order: &[CardId], list: &mut Vec<CardId>, card: &CardId) {
    let at = list.partition_point(|one| rank(order, one) <= rank(order, card));
    list.insert(at, card.clone());
}

fn remove(list: &mut Vec<CardId>, card: &CardId) {
    if let Some(at) = list.iter().position(|one| one == card) {
        list.remove(at);
    }
}

/// The new card lies on top of a discard pile, the rest in card order.
fn onto(order: &[CardId], cards: &mut Vec<CardId>, card: &CardId) {
    if !cards.is_empty() {
        let top = cards.remove(0);
        sort_in(order, cards, &top);
    }
    cards.insert(0, card.clone());
}

/// Copies in play lie together, where the last one was played.
fn play(in_play: &mut Vec<CardId>, card: &CardId) {
    let copies = in_play.iter().filter(|one| *one == card).count();
    in_play.retain(|one| one != card);
    in_play.extend(std::iter::repeat_n(card.clone(), copies + 1));
}

fn take_maid(maids: &mut Vec<Maid>, card: &CardId, illness: u8) -> Option<Maid> {
    let at = maids.iter().position(|maid| maid.card == *card && maid.illness == illness)?;
    Some(maids.remove(at))
}

fn settle(order: &[CardId], maids: &mut Vec<Maid>, card: &CardId, illness: u8) {
    let key = |maid: &Maid| (rank(order, &maid.card), maid.illness);
    let maid = Maid { card: card.clone(), illness };
    let at = maids.partition_point(|one| key(one) <= key(&maid));
    maids.insert(at, maid);
}

fn build(order: &[CardId], all: &mut Vec<Building>, card: &CardId, under: Option<CardId>) {
    let under_rank = |chief: &Option<CardId>| chief.as_ref().map_or(0, |chief| rank(order, chief));
    let key = |one: &Building| (rank(order, &one.card), under_rank(&one.under));
    let new = Building { card: card.clone(), under };
    let at = all.partition_point(|one| key(one) <= key(&new));
    all.insert(at, new);
}

/// A building goes; the chief beneath it has left before.
fn tear_down(all: &mut Vec<Building>, card: &CardId) {
    if let Some(at) = all.iter().position(|one| one.card == *card && one.under.is_none()) {
        all.remove(at);
    }
}

/// The chief beneath a building leaves it.
fn uncover(all: &mut [Building], place: &Place, chief: &CardId) {
    let lies = |one: &&mut Building| place.on.as_ref() == Some(&one.card) && one.under.as_ref() == Some(chief);
    each(all.iter_mut().find(lies), |building| building.under = None);
}

/// A chief is laid beneath the building that was just bought.
fn cover(order: &[CardId], all: &mut Vec<Building>, place: &Place, chief: &CardId) {
    let Some(card) = &place.on else { return };
    tear_down(all, card);
    build(order, all, card, Some(chief.clone()));
}

fn height(offer: &mut OnOffer, change: i32) {
    if let ClosedPile::Hidden(pile) = &mut offer.deck {
        pile.count = (i32::from(pile.count) + change).max(0) as u16;
    }
}
