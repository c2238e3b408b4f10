//! Why an action cannot be taken, with the rule that says so.

use std::borrow::Cow;

use livret_kernel::{Refusal, Seat};

use crate::action::{self, Action, Verb};
use crate::rules::{NONE, Rules};
use crate::state::{Phase, State};
use crate::words::{Counter, Kind, Moment};

/// Explains an action that is not in the legal list.
pub fn explain<const S: usize, const W: usize>(rules: &Rules, s: &State<S, W>, action: Action) -> Refusal {
    why(rules, s, action).of(&action::write(rules, action))
}

fn why<const S: usize, const W: usize>(rules: &Rules, s: &State<S, W>, action: Action) -> Refusal {
    if let Some(frame) = s.stack.last() {
        return pending(rules, s, frame.source);
    }
    let (phase, card) = (s.turn.phase, action.the_card());
    match action.verb() {
        Verb::Hire => hire(rules, s, action),
        Verb::Serve => serve(rules, s, card),
        Verb::Chamber => chamber(rules, s, card),
        Verb::Send => Refusal::new("refusal-send", "EH-CARD-DOMINO"),
        Verb::Return if phase == Phase::Serve => Refusal::new("refusal-send-back", "EH-CARD-DOMINO"),
        Verb::Use => use_of(rules, s, card),
        Verb::Cure => cure(rules, s),
        Verb::Remember => remember(rules, s, card),
        Verb::Work => work(s),
        Verb::Pick if phase == Phase::Pick => Refusal::new("refusal-pick", "MO-ROUND-03"),
        Verb::Love | Verb::LoveAll => Refusal::new("refusal-love", "TC-TURN-07"),
        Verb::End if phase == Phase::Start => Refusal::new("refusal-end-start", "AMB-TC-55"),
        Verb::End => Refusal::new("refusal-end-pick", "MO-ROUND-02"),
        Verb::Pick | Verb::Return | Verb::Discard | Verb::ReturnHabit | Verb::ReturnIllness => unasked(rules),
        Verb::ReturnBuilding | Verb::Take | Verb::TakeHabit | Verb::TakeIllness | Verb::Top => unasked(rules),
        Verb::Bottom | Verb::Give | Verb::Keep | Verb::Gain | Verb::Target | Verb::Maid => unasked(rules),
        Verb::Yes | Verb::No | Verb::Done => unasked(rules),
    }
}

fn unasked(rules: &Rules) -> Refusal {
    Refusal::new("refusal-nothing-asks", if rules.motto { "MO-ROUND-05" } else { "TC-TURN-01" })
}

fn pending<const S: usize, const W: usize>(rules: &Rules, s: &State<S, W>, source: u8) -> Refusal {
    let mut legal = Vec::new();
    s.legal(rules, &mut legal);
    let answers: Vec<String> = legal.iter().take(12).map(|&a| action::write(rules, a)).collect();
    let answers = answers.join(", ");
    let refusal = if source == NONE {
        Refusal::new("refusal-lay-down", "AMB-TC-46")
    } else {
        about("refusal-asks-first", card_rule(rules, source), rules, source)
    };
    refusal.text("answers", answers)
}

/// The rule that speaks of a card.
fn card_rule(rules: &Rules, card: u8) -> String {
    rules.cards[usize::from(card)].def.rules.first().map_or("GEN-01", String::as_str).into()
}

/// A refusal with a card in its sentence.
fn about(id: &'static str, rule: impl Into<Cow<'static, str>>, rules: &Rules, card: u8) -> Refusal {
    Refusal::new(id, rule).card(rules.id(card), &rules.cards[usize::from(card)].def.names.en)
}

fn wrong_phase<const S: usize, const W: usize>(rules: &Rules, s: &State<S, W>, rule: &'static str) -> Refusal {
    Refusal::new("refusal-phase", rule).text("phase", rules.phase_name(s.turn.phase))
}

fn serve<const S: usize, const W: usize>(rules: &Rules, s: &State<S, W>, card: u8) -> Refusal {
    if s.turn.phase != Phase::Serve {
        return wrong_phase(rules, s, "TC-SERVE-11");
    }
    if card >= rules.kinds || s.house(s.turn.active).hand.get(card) == 0 {
        return about("refusal-not-in-hand", "TC-SERVE-01", rules, card);
    }
    if rules.servable >> card & 1 == 0 {
        return about("refusal-does-not-serve", "TC-SERVE-10", rules, card);
    }
    Refusal::new("refusal-no-serving", "TC-SERVE-01")
}

fn chamber<const S: usize, const W: usize>(rules: &Rules, s: &State<S, W>, card: u8) -> Refusal {
    if s.turn.phase != Phase::Serve {
        return wrong_phase(rules, s, "TC-CHAMBER-01");
    }
    if card >= rules.kinds || rules.chamber >> card & 1 == 0 {
        return about("refusal-no-chambermaid", "TC-CHAMBER-02", rules, card);
    }
    if s.house(s.turn.active).hand.get(card) == 0 {
        let rule = if s.turn.in_play.get(card) > 0 { "TC-CHAMBER-05" } else { "TC-CHAMBER-01" };
        return about("refusal-not-in-hand", rule, rules, card);
    }
    let (price, have) = (s.chamber_price(rules, card), s.counter(Counter::Serving));
    Refusal::new("refusal-chamber-price", "TC-CHAMBER-03").number("price", price).number("have", have)
}

fn hire<const S: usize, const W: usize>(rules: &Rules, s: &State<S, W>, action: Action) -> Refusal {
    let card = action.the_card();
    if s.turn.phase != Phase::Hire {
        return wrong_phase(rules, s, "TC-TURN-01");
    }
    match rules.kind(card) {
        Kind::Reminiscence => {
            return Refusal::new("refusal-reminiscence", "RV-HIRE-01");
        }
        Kind::Preparation => return Refusal::new("refusal-preparation", "MO-PREP-03"),
        Kind::Refined => return Refusal::new("refusal-refined", "MO-REFINED-02"),
        Kind::Love | Kind::MaidChief | Kind::General | Kind::Private | Kind::Event | Kind::Building => {}
    }
    if rules.cost[usize::from(card)] == NONE {
        return about("refusal-not-hired", "MO-HIRE-05", rules, card);
    }
    if let Some(refusal) = not_there(rules, s, card) {
        return refusal;
    }
    if s.counter(Counter::Employment) == 0 {
        return Refusal::new("refusal-no-employment", "TC-HIRE-03");
    }
    let (price, love) = (s.price(rules, card), s.counter(Counter::Love));
    if price > love {
        return about("refusal-price", "TC-HIRE-01", rules, card).number("price", price).number("have", love);
    }
    match rules.kind(card) {
        Kind::Event => event(rules, s, action),
        Kind::Building => building(rules, card),
        Kind::Love
        | Kind::MaidChief
        | Kind::General
        | Kind::Private
        | Kind::Reminiscence
        | Kind::Refined
        | Kind::Preparation => Refusal::new("refusal-no-house", "TC-HIRE-09"),
    }
}

fn not_there<const S: usize, const W: usize>(rules: &Rules, s: &State<S, W>, card: u8) -> Option<Refusal> {
    let gone = match rules.kind(card) {
        Kind::Private if !s.town.private_up.contains(&card) => {
            return Some(Refusal::new("refusal-face-up", "TC-PRIVATE-02"));
        }
        Kind::Event | Kind::Building => s.town.extras[rules.extra(card)] == 0,
        Kind::General if rules.guests >> card & 1 == 1 => s.town.guests.last() != Some(&card),
        Kind::Private | Kind::Reminiscence | Kind::Refined | Kind::Preparation => false,
        Kind::Love | Kind::MaidChief | Kind::General => s.town.piles.get(card) == 0,
    };
    let rule = if rules.kind(card) == Kind::Event { "TC-EVENT-03" } else { "TC-HIRE-11" };
    gone.then(|| Refusal::new("refusal-none-left", rule))
}

fn event<const S: usize, const W: usize>(rules: &Rules, s: &State<S, W>, action: Action) -> Refusal {
    let Some(seat) = action.the_seat() else {
        return Refusal::new("refusal-where", "TC-EVENT-04");
    };
    if s.shielded(rules, seat) {
        return Refusal::new("refusal-shielded", "EH-BUILD-04").number("seat", seat.0);
    }
    if action.the_card() == rules.habit {
        return Refusal::new("refusal-no-maid", "TC-EVENT-05").number("seat", seat.0);
    }
    if !s.room_for_illness() {
        return Refusal::new("refusal-ten-illnesses", "TC-CARD-ILLNESS");
    }
    let covered =
        action.the_other().is_some_and(|maid| s.private_stack(Seat(seat.0), rules).skip(1).any(|m| m == maid));
    let rule = if covered { "TC-EVENT-08" } else { "TC-EVENT-07" };
    Refusal::new("refusal-cannot-fall-ill", rule).number("seat", seat.0)
}

fn building(rules: &Rules, card: u8) -> Refusal {
    if rules.has_beneath(card) {
        return Refusal::new("refusal-beneath", "EH-BUILD-08").text("id", rules.id(card));
    }
    about("refusal-condition", "EH-HIRE-02", rules, card)
}

fn use_of<const S: usize, const W: usize>(rules: &Rules, s: &State<S, W>, card: u8) -> Refusal {
    let Some(ability) = rules.ability[usize::from(card)] else {
        return Refusal::new("refusal-nothing-to-use", "TC-START-02");
    };
    let house = s.house(s.turn.active);
    if rules.is_private(card) {
        if house.private != card {
            return Refusal::new("refusal-not-topmost", "TC-PRIVATE-03");
        }
        if s.is_sick(card) {
            return Refusal::new("refusal-ill", "TC-START-03");
        }
    }
    let in_phase = match ability.at {
        Moment::Starting | Moment::Refined => s.turn.phase == Phase::Start,
        Moment::Serving => s.turn.phase == Phase::Serve,
        Moment::Hiring => s.turn.phase == Phase::Hire,
        Moment::MaidDraw | Moment::Dismissal | Moment::OthersDismissal => false,
    };
    if !in_phase {
        return Refusal::new("refusal-not-the-time", "TC-START-02");
    }
    if s.turn.used >> card & 1 == 1 {
        return Refusal::new("refusal-used", "TC-START-02");
    }
    Refusal::new("refusal-needs", card_rule(rules, card))
}

fn cure<const S: usize, const W: usize>(rules: &Rules, s: &State<S, W>) -> Refusal {
    if s.turn.phase != Phase::Start {
        return wrong_phase(rules, s, "TC-START-04");
    }
    if s.house(s.turn.active).hand.get(rules.love_three) == 0 {
        return Refusal::new("refusal-three-love", "TC-START-04");
    }
    Refusal::new("refusal-none-ill", "TC-START-05")
}

fn remember<const S: usize, const W: usize>(rules: &Rules, s: &State<S, W>, card: u8) -> Refusal {
    if s.turn.phase != Phase::Serve {
        return wrong_phase(rules, s, "RV-REMI-02");
    }
    if s.turn.remembered {
        return Refusal::new("refusal-one-reminiscence", "RV-REMI-02");
    }
    if !s.town.memory_up.contains(&card) {
        return Refusal::new("refusal-not-face-up", "RV-REMI-03");
    }
    Refusal::new("refusal-cannot-pay", "RV-REMI-04")
}

fn work<const S: usize, const W: usize>(s: &State<S, W>) -> Refusal {
    if s.turn.phase != Phase::Work {
        return Refusal::new("refusal-work-phase", "MO-WORK-01");
    }
    Refusal::new("refusal-work", "MO-WORK-02")
}
