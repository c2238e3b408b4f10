//! Why an action cannot be taken, with the rule that says so.

use livret_kernel::{Refusal, Seat};

use crate::action::{self, Action, Verb};
use crate::rules::{NONE, Rules};
use crate::state::{Phase, State};
use crate::words::{Counter, Kind, Moment};

/// Explains an action that is not in the legal list.
pub fn explain<const S: usize, const W: usize>(rules: &Rules, s: &State<S, W>, action: Action) -> Refusal {
    let text = action::write(rules, action);
    if let Some(frame) = s.stack.last() {
        return pending(rules, s, &text, frame.source);
    }
    let (phase, card) = (s.turn.phase, action.the_card());
    match action.verb() {
        Verb::Hire => hire(rules, s, action, &text),
        Verb::Serve => serve(rules, s, card, &text),
        Verb::Chamber => chamber(rules, s, card, &text),
        Verb::Send => Refusal::new(
            format!(
                "{text}: she must have served this turn and lie in play, the serving must be paid, and the house must be another player's"
            ),
            "EH-CARD-DOMINO",
        ),
        Verb::Return if phase == Phase::Serve => Refusal::new(
            format!("{text}: a healthy one must live in your quarters, and her servings must be paid"),
            "EH-CARD-DOMINO",
        ),
        Verb::Use => use_of(rules, s, card, &text),
        Verb::Cure => cure(rules, s, &text),
        Verb::Remember => remember(rules, s, card, &text),
        Verb::Work => work(s, &text),
        Verb::Pick if phase == Phase::Pick => {
            Refusal::new(format!("{text}: she is not in the park for you to choose"), "MO-ROUND-03")
        }
        Verb::Love | Verb::LoveAll => {
            Refusal::new(format!("{text}: no such Love card is in your hand, or it is not the time"), "TC-TURN-07")
        }
        Verb::End if phase == Phase::Start => {
            Refusal::new("end: first choose what the private maid gives, love or an employment", "AMB-TC-55")
        }
        Verb::End => Refusal::new("end: first choose a refined maid", "MO-ROUND-02"),
        _ => Refusal::new(
            format!("{text}: no card asks for that now"),
            if rules.motto { "MO-ROUND-05" } else { "TC-TURN-01" },
        ),
    }
}

fn pending<const S: usize, const W: usize>(rules: &Rules, s: &State<S, W>, text: &str, source: u8) -> Refusal {
    let mut legal = Vec::new();
    s.legal(rules, &mut legal);
    let answers: Vec<String> = legal.iter().take(12).map(|&a| action::write(rules, a)).collect();
    let answers = answers.join(", ");
    if source == NONE {
        let first = "first say which card of your hand comes on top of the discard pile";
        return Refusal::new(format!("{text}: {first}; answer {answers}"), "AMB-TC-46");
    }
    let rule = card_rule(rules, source);
    Refusal::new(
        format!("{text}: {} asks first; answer {answers}", rules.cards[usize::from(source)].def.names.en),
        rule,
    )
}

/// The rule that speaks of a card.
fn card_rule(rules: &Rules, card: u8) -> String {
    rules.cards[usize::from(card)].def.rules.first().map_or("GEN-01", String::as_str).into()
}

fn name(rules: &Rules, card: u8) -> &str {
    &rules.cards[usize::from(card)].def.names.en
}

fn wrong_phase<const S: usize, const W: usize>(
    rules: &Rules,
    s: &State<S, W>,
    text: &str,
    rule: &'static str,
) -> Refusal {
    Refusal::new(format!("{text}: not in the phase \"{}\"", rules.phase_name(s.turn.phase)), rule)
}

fn serve<const S: usize, const W: usize>(rules: &Rules, s: &State<S, W>, card: u8, text: &str) -> Refusal {
    if s.turn.phase != Phase::Serve {
        return wrong_phase(rules, s, text, "TC-SERVE-11");
    }
    if card >= rules.kinds || s.house(s.turn.active).hand.get(card) == 0 {
        return Refusal::new(format!("{text}: {} is not in your hand", name(rules, card)), "TC-SERVE-01");
    }
    if rules.servable >> card & 1 == 0 {
        return Refusal::new(format!("{text}: {} does not serve", name(rules, card)), "TC-SERVE-10");
    }
    Refusal::new(format!("{text}: no serving is left; being served costs 1"), "TC-SERVE-01")
}

fn chamber<const S: usize, const W: usize>(rules: &Rules, s: &State<S, W>, card: u8, text: &str) -> Refusal {
    if s.turn.phase != Phase::Serve {
        return wrong_phase(rules, s, text, "TC-CHAMBER-01");
    }
    if card >= rules.kinds || rules.chamber >> card & 1 == 0 {
        return Refusal::new(format!("{text}: {} cannot become a chambermaid", name(rules, card)), "TC-CHAMBER-02");
    }
    if s.house(s.turn.active).hand.get(card) == 0 {
        let rule = if s.turn.in_play.get(card) > 0 { "TC-CHAMBER-05" } else { "TC-CHAMBER-01" };
        return Refusal::new(format!("{text}: {} is not in your hand", name(rules, card)), rule);
    }
    let (price, have) = (s.chamber_price(rules, card), s.counter(Counter::Serving));
    Refusal::new(format!("{text}: it costs {price} servings, you have {have}"), "TC-CHAMBER-03")
}

fn hire<const S: usize, const W: usize>(rules: &Rules, s: &State<S, W>, action: Action, text: &str) -> Refusal {
    let card = action.the_card();
    if s.turn.phase != Phase::Hire {
        return wrong_phase(rules, s, text, "TC-TURN-01");
    }
    match rules.kind(card) {
        Kind::Reminiscence => {
            return Refusal::new(
                format!("{text}: reminiscences are not hired; dismiss what they ask for"),
                "RV-HIRE-01",
            );
        }
        Kind::Preparation => return Refusal::new(format!("{text}: preparations are earned by work"), "MO-PREP-03"),
        Kind::Refined => return Refusal::new(format!("{text}: refined maids are chosen, not hired"), "MO-REFINED-02"),
        _ => {}
    }
    if rules.cost[usize::from(card)] == NONE {
        return Refusal::new(format!("{text}: {} cannot be hired", name(rules, card)), "MO-HIRE-05");
    }
    if let Some(refusal) = not_there(rules, s, card, text) {
        return refusal;
    }
    if s.counter(Counter::Employment) == 0 {
        return Refusal::new(format!("{text}: no employment is left this turn"), "TC-HIRE-03");
    }
    let (price, love) = (s.price(rules, card), s.counter(Counter::Love));
    if price > love {
        return Refusal::new(
            format!("{text}: {} costs {price} love, you have {love}", name(rules, card)),
            "TC-HIRE-01",
        );
    }
    match rules.kind(card) {
        Kind::Event => event(rules, s, action, text),
        Kind::Building => building(rules, card, text),
        _ => Refusal::new(format!("{text}: she is hired without naming a house"), "TC-HIRE-09"),
    }
}

fn not_there<const S: usize, const W: usize>(rules: &Rules, s: &State<S, W>, card: u8, text: &str) -> Option<Refusal> {
    let gone = match rules.kind(card) {
        Kind::Private if !s.town.private_up.contains(&card) => {
            return Some(Refusal::new(format!("{text}: only a face-up private maid can be hired"), "TC-PRIVATE-02"));
        }
        Kind::Event | Kind::Building => s.town.extras[rules.extra(card)] == 0,
        _ if rules.guests >> card & 1 == 1 => s.town.guests.last() != Some(&card),
        Kind::Private => false,
        _ => s.town.piles.get(card) == 0,
    };
    let rule = if rules.kind(card) == Kind::Event { "TC-EVENT-03" } else { "TC-HIRE-11" };
    gone.then(|| Refusal::new(format!("{text}: the town has none left to hire"), rule))
}

fn event<const S: usize, const W: usize>(rules: &Rules, s: &State<S, W>, action: Action, text: &str) -> Refusal {
    let Some(seat) = action.the_seat() else {
        return Refusal::new(
            format!("{text}: say where it goes, like hire:bad-habit@1 or hire:illness@1.colette-framboise"),
            "TC-EVENT-04",
        );
    };
    if s.shielded(rules, seat) {
        return Refusal::new(format!("{text}: the Gardens of seat {} keep further events away", seat.0), "EH-BUILD-04");
    }
    if action.the_card() == rules.habit {
        return Refusal::new(format!("{text}: seat {} has no maid in the private quarters", seat.0), "TC-EVENT-05");
    }
    if !s.room_for_illness() {
        return Refusal::new(format!("{text}: ten illnesses lie on maids, and there are no more"), "TC-CARD-ILLNESS");
    }
    let covered =
        action.the_other().is_some_and(|maid| s.private_stack(Seat(seat.0), rules).skip(1).any(|m| m == maid));
    let rule = if covered { "TC-EVENT-08" } else { "TC-EVENT-07" };
    Refusal::new(format!("{text}: no such maid of seat {} can fall ill", seat.0), rule)
}

fn building(rules: &Rules, card: u8, text: &str) -> Refusal {
    if rules.has_beneath(card) {
        return Refusal::new(
            format!("{text}: a maid chief of your hand goes beneath it; write hire:{}=ID", rules.id(card)),
            "EH-BUILD-08",
        );
    }
    Refusal::new(format!("{text}: the condition on {} is not met", name(rules, card)), "EH-HIRE-02")
}

fn use_of<const S: usize, const W: usize>(rules: &Rules, s: &State<S, W>, card: u8, text: &str) -> Refusal {
    let refuse = |why: &str, rule: &'static str| Refusal::new(format!("{text}: {why}"), rule);
    let Some(ability) = rules.ability[usize::from(card)] else {
        return refuse("she has nothing to use", "TC-START-02");
    };
    let house = s.house(s.turn.active);
    if rules.is_private(card) {
        if house.private != card {
            return refuse("she is not your topmost private maid", "TC-PRIVATE-03");
        }
        if s.is_sick(card) {
            return refuse("she is ill", "TC-START-03");
        }
    }
    let in_phase = match ability.at {
        Moment::Starting | Moment::Refined => s.turn.phase == Phase::Start,
        Moment::Serving => s.turn.phase == Phase::Serve,
        Moment::Hiring => s.turn.phase == Phase::Hire,
        _ => false,
    };
    if !in_phase {
        return refuse("it is not the time for it", "TC-START-02");
    }
    if s.turn.used >> card & 1 == 1 {
        return refuse("she has been used this turn", "TC-START-02");
    }
    Refusal::new(format!("{text}: what it needs is not there"), card_rule(rules, card))
}

fn cure<const S: usize, const W: usize>(rules: &Rules, s: &State<S, W>, text: &str) -> Refusal {
    if s.turn.phase != Phase::Start {
        return wrong_phase(rules, s, text, "TC-START-04");
    }
    if s.house(s.turn.active).hand.get(rules.love_three) == 0 {
        return Refusal::new(format!("{text}: a 3 Love must be discarded from hand"), "TC-START-04");
    }
    Refusal::new(format!("{text}: no such maid of yours is ill"), "TC-START-05")
}

fn remember<const S: usize, const W: usize>(rules: &Rules, s: &State<S, W>, card: u8, text: &str) -> Refusal {
    if s.turn.phase != Phase::Serve {
        return wrong_phase(rules, s, text, "RV-REMI-02");
    }
    if s.turn.remembered {
        return Refusal::new(format!("{text}: one reminiscence a turn"), "RV-REMI-02");
    }
    if !s.town.memory_up.contains(&card) {
        return Refusal::new(format!("{text}: it does not lie face up"), "RV-REMI-03");
    }
    Refusal::new(format!("{text}: your hand cannot pay what it asks for"), "RV-REMI-04")
}

fn work<const S: usize, const W: usize>(s: &State<S, W>, text: &str) -> Refusal {
    if s.turn.phase != Phase::Work {
        return Refusal::new(format!("{text}: not in this phase"), "MO-WORK-01");
    }
    Refusal::new(
        format!("{text}: your chief opens another pile, it is empty, or the skill points do not suffice"),
        "MO-WORK-02",
    )
}
