//! What the games know about themselves that the laws need.

use livret_kernel::{CardInfo, Game, Seat, Viewer};
use livret_letter::Letter;
use livret_shown::{Place, Zone};
use livret_tanto::{NONE, State, Tanto};
use serde_json::{Value, json};

use crate::law;
use crate::laws::Lawful;

fn is(viewer: Viewer, seat: &Value) -> bool {
    viewer.seat().is_some_and(|v| seat.as_u64() == Some(v.0.into()))
}

fn hide(event: &mut Value, fields: &[&str]) {
    let event = event.as_object_mut().expect("an event is an object");
    fields.iter().for_each(|field| drop(event.shift_remove(*field)));
}

/// How often a card lies in a place of a position on the wire.
fn count(position: &Value, card: &str, place: &Place) -> u64 {
    let town = &position["town"];
    let house = place.seat.map_or(&Value::Null, |seat| &position["players"][usize::from(seat)]);
    let listed =
        |list: &Value| list.as_array().map_or(0, |cards| cards.iter().filter(|one| is_card(one, card)).count() as u64);
    match place.zone {
        Zone::Hand => listed(&house["hand"]),
        Zone::Deck | Zone::DeckBottom => listed(&house["deck"]),
        Zone::Discard => listed(&house["discard"]),
        Zone::InPlay => listed(&house["in_play"]),
        Zone::Chambermaids => listed(&house["chambermaids"]),
        Zone::PrivateMaids => listed(&house["private_maids"]),
        Zone::Illnesses => illnesses(house, place.on.as_deref().unwrap_or_default()),
        Zone::BadHabits => house["bad_habits"].as_u64().unwrap_or(0),
        Zone::Buildings => listed(&house["buildings"]),
        Zone::Beneath => 0,
        Zone::Reminiscences => listed(&house["reminiscences"]),
        Zone::Refined => u64::from(house["refined"] == card),
        Zone::Preparations => listed(&house["preparations"]),
        Zone::Town => town["piles"][card].as_u64().unwrap_or(0),
        Zone::PrivateOffer => listed(&town["private_maids"]["face_up"]),
        Zone::PrivatePile => listed(&town["private_maids"]["deck"]),
        Zone::ReminiscenceOffer => listed(&town["reminiscences"]["face_up"]),
        Zone::ReminiscencePile => listed(&town["reminiscences"]["deck"]),
        Zone::Park => listed(&town["refined"]),
        Zone::Pantry => town["preparations"].as_object().map_or(0, |piles| piles.values().map(listed).sum()),
        Zone::Guests => listed(&town["guests"]),
        Zone::Aside => u64::from(position["aside"] == card),
        Zone::FaceUp => listed(&position["face_up"]),
        Zone::Box => 0,
    }
}

/// A card by its id, or with what lies on or under it.
fn is_card(one: &Value, card: &str) -> bool {
    one == card || one["card"] == card
}

/// The illnesses on all copies of a maid in a house.
fn illnesses(house: &Value, maid: &str) -> u64 {
    let maids = ["chambermaids", "private_maids"].into_iter().filter_map(|zone| house[zone].as_array()).flatten();
    maids.filter(|one| one["card"] == maid).filter_map(|one| one["illness"].as_u64()).sum()
}

impl<const S: usize, const W: usize> Lawful for Tanto<S, W> {
    fn census(&self, state: &State<S, W>) -> Vec<u16> {
        Tanto::census(self, state).to_vec()
    }

    fn audit(&self, s: &State<S, W>) -> Result<(), String> {
        let rules = self.rules();
        law!(s.sick.is_sorted(), "the sick are in order: {:?}", s.sick);
        law!(s.sick.iter().all(|sick| sick.n > 0), "who is listed as sick is sick: {:?}", s.sick);
        for sick in s.sick.iter() {
            let seat = Seat(sick.seat);
            let there = if rules.is_private(sick.maid) {
                usize::from(s.private_stack(seat, rules).any(|maid| maid == sick.maid))
            } else {
                s.house(seat).chamber.get(sick.maid).into()
            };
            law!(s.sick_copies(seat, sick.maid).count() <= there, "more copies are sick than there are: {sick:?}");
        }
        let mut order: Vec<u8> = s.turn.order.to_vec();
        order.sort_unstable();
        let kinds: Vec<u8> = s.turn.in_play.counts().map(|(kind, _)| kind).collect();
        law!(order == kinds, "the order of play names the kinds in play: {order:?} {kinds:?}");
        for house in &s.houses[..rules.seats] {
            let top = house.discard_top;
            law!(house.discard.is_empty() == (top == NONE), "a discard pile has a top: {house:?}");
            law!(top == NONE || house.discard.get(top) > 0, "the top of the discard pile lies there: {house:?}");
            for placed in house.shown.iter() {
                for viewer in Viewer::all(rules.seats).filter(|&viewer| placed.seen.has(viewer)) {
                    let known = house.known_in_hand(placed.card, viewer);
                    law!(known <= house.hand.get(placed.card), "{viewer:?} knows of more than there is: {house:?}");
                }
            }
            let beneath: u8 = house.beneath.iter().sum();
            let estates: u8 = (rules.extras..rules.privates)
                .filter(|&slot| rules.buildings >> slot & 1 == 1 && rules.has_beneath(slot))
                .map(|slot| house.extras[rules.extra(slot)])
                .sum();
            law!(beneath == estates, "a chief lies beneath each building that has one: {house:?}");
        }
        law!(usize::from(s.town.private_seen) <= s.town.private_pile.len(), "known private maids are in the pile");
        law!(usize::from(s.town.guests_seen) <= s.town.guests.len(), "known guests are in the pile");
        for kind in 0..rules.kinds {
            let afford = rules.afford[usize::from(rules.cost[usize::from(kind)].min(15))] >> kind & 1 == 1;
            let piled = (rules.maid_piles | rules.love) >> kind & 1 == 1 && rules.cost[usize::from(kind)] <= 15;
            law!(afford == piled, "what love affords agrees with what cards cost");
        }
        Ok(())
    }

    fn copies(&self, state: &Self::State, card: &str, place: &Place) -> u64 {
        count(&json!(self.position(state)), card, place)
    }

    fn by_the_rules(&self, mut event: Value, viewer: Viewer) -> Value {
        let kind = event["type"].as_str().expect("an event has a type").to_owned();
        let (player, target) = (is(viewer, &event["player"]), is(viewer, &event["target"]));
        match kind.as_str() {
            // A hand is its owner's secret (TC-INFO-02).
            "drew" if !player => hide(&mut event, &["cards"]),
            // The top of a deck is seen by whoever looks, a hand card by its owner besides (AMB-TC-41).
            "looked" if !(player || target && event["from"] == "hand") => hide(&mut event, &["card"]),
            // A hand card put on or under a deck is known to its owner alone.
            "placed" if !player && event["to"] != "quarters" => hide(&mut event, &["card"]),
            "swapped" if !player && !target => hide(&mut event, &["given", "taken"]),
            _ => {}
        }
        event
    }

    fn tells_nothing_more(&self, state: &State<S, W>, action: &str) -> bool {
        let deck_card = |id: &str| self.rules().slot(id).is_some_and(|slot| slot < self.rules().kinds);
        let hire = action.strip_prefix("hire:").is_some_and(|id| deck_card(id) && state.town.guests.is_empty());
        let goes_on = !state.turn.hiring_ended && self.decision(state).is_some_and(|d| d.phase != "hire");
        let ends_a_phase = action == "end" && goes_on;
        let love = action.starts_with("love:") && action != "love:all";
        love || hire || ends_a_phase
    }

    fn passed_over(&self, state: &State<S, W>, texts: &[String]) -> bool {
        let phase = self.decision(state).map(|decision| decision.phase);
        let idle = |text: &String| text == "end" || text.starts_with("love:");
        !matches!(phase, Some("hire" | "pick")) && texts.iter().all(idle)
    }
}

impl Lawful for Letter {
    fn census(&self, state: &Self::State) -> Vec<u16> {
        let json = json!(self.position(state));
        let players = json["players"].as_array().expect("players");
        let mut zones = vec![&json["deck"], &json["face_up"]];
        zones.extend(players.iter().flat_map(|player| [&player["hand"], &player["discard"]]));
        let listed: Vec<&Value> =
            zones.into_iter().filter_map(Value::as_array).flatten().chain([&json["aside"]]).collect();
        let copies = |card: &CardInfo| listed.iter().filter(|id| ***id == card.id).count() as u16;
        self.cards().iter().map(copies).collect()
    }

    fn audit(&self, _state: &Self::State) -> Result<(), String> {
        Ok(())
    }

    fn copies(&self, state: &Self::State, card: &str, place: &Place) -> u64 {
        count(&json!(self.position(state)), card, place)
    }

    fn by_the_rules(&self, mut event: Value, viewer: Viewer) -> Value {
        let kind = event["type"].as_str().expect("an event has a type").to_owned();
        let (player, target) = (is(viewer, &event["player"]), is(viewer, &event["target"]));
        match kind.as_str() {
            "drew" if !player => hide(&mut event, &["cards"]),
            "taken" | "looked" if !player => hide(&mut event, &["card"]),
            "compared" | "swapped" if !player && !target => hide(&mut event, &["cards"]),
            _ => {}
        }
        event
    }

    fn tells_nothing_more(&self, _state: &Self::State, _action: &str) -> bool {
        false
    }
}
