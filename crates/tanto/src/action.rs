//! Actions: a verb and a few small numbers in four bytes, and their text.

use livret_kernel::{Refusal, Seat, listed};

use crate::rules::Rules;
use crate::words::{Counter, Kind, Pantry};

listed! {
    /// What is done. The order is the order of the legal list.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[repr(u8)]
    #[allow(missing_docs)] // PROTOCOL, "Actions"
    pub enum Verb {
        Pick,
        Serve,
        Chamber,
        Send,
        Use,
        Cure,
        Remember,
        Work,
        Love,
        LoveAll,
        Hire,
        Discard,
        Return,
        ReturnHabit,
        ReturnIllness,
        ReturnBuilding,
        Take,
        TakeHabit,
        TakeIllness,
        Top,
        Bottom,
        Give,
        Keep,
        Gain,
        Target,
        Maid,
        Yes,
        No,
        Done,
        End,
    }
}

/// One action: verb, card, seat, second card, illnesses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(u32);

impl Action {
    /// An action without objects.
    #[inline]
    #[must_use]
    pub const fn plain(verb: Verb) -> Action {
        Action((verb as u32) << 24)
    }

    /// An action with a card.
    #[inline]
    #[must_use]
    pub const fn card(verb: Verb, card: u8) -> Action {
        Action((verb as u32) << 24 | (card as u32) << 16)
    }

    /// An action with a seat.
    #[inline]
    #[must_use]
    pub const fn seat(verb: Verb, seat: Seat) -> Action {
        Action((verb as u32) << 24 | (seat.0 as u32 + 1) << 12)
    }

    /// With a seat besides.
    #[inline]
    #[must_use]
    pub const fn at(self, seat: Seat) -> Action {
        Action(self.0 | (seat.0 as u32 + 1) << 12)
    }

    /// With a second card: a maid who falls ill, a chief beneath.
    #[inline]
    #[must_use]
    pub const fn on(self, card: u8) -> Action {
        Action(self.0 | (card as u32 + 1) << 4)
    }

    /// With a number of illnesses, where copies differ.
    #[inline]
    #[must_use]
    pub const fn ill(self, n: u8) -> Action {
        Action(self.0 | n as u32)
    }

    /// What is done.
    #[inline]
    #[must_use]
    pub fn verb(self) -> Verb {
        Verb::ALL.get((self.0 >> 24) as usize).copied().unwrap_or(Verb::End)
    }

    /// The card.
    #[inline]
    #[must_use]
    pub fn the_card(self) -> u8 {
        (self.0 >> 16) as u8
    }

    /// The seat, where there is one.
    #[inline]
    #[must_use]
    pub fn the_seat(self) -> Option<Seat> {
        ((self.0 >> 12 & 0xF) as u8).checked_sub(1).map(Seat)
    }

    /// The second card, where there is one.
    #[inline]
    #[must_use]
    pub fn the_other(self) -> Option<u8> {
        ((self.0 >> 4 & 0xFF) as u8).checked_sub(1)
    }

    /// The illnesses that tell copies apart; 0: nothing to tell.
    #[inline]
    #[must_use]
    pub fn illnesses(self) -> u8 {
        (self.0 & 0xF) as u8
    }
}

impl std::fmt::Debug for Action {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}({}", self.verb(), self.the_card())?;
        if let Some(seat) = self.the_seat() {
            write!(f, " @{}", seat.0)?;
        }
        if let Some(other) = self.the_other() {
            write!(f, " on {other}")?;
        }
        write!(f, " !{})", self.illnesses())
    }
}

/// The text of an action.
#[must_use]
pub fn write(rules: &Rules, action: Action) -> String {
    let card = action.the_card();
    let id = |slot: u8| if usize::from(slot) < rules.cards.len() { rules.id(slot) } else { "?" };
    let seat = || action.the_seat().map_or(0, |s| s.0);
    let maid = || {
        let mut text = id(action.the_other().unwrap_or(card)).to_string();
        if action.illnesses() > 0 {
            text.push_str(&format!("!{}", action.illnesses()));
        }
        text
    };
    match action.verb() {
        Verb::Pick => format!("pick:{}", id(card)),
        Verb::Serve => format!("serve:{}", id(card)),
        Verb::Chamber => format!("chamber:{}", id(card)),
        Verb::Send => format!("chamber:{}@{}", id(card), seat()),
        Verb::Return => format!("return:{}", id(card)),
        Verb::Use => format!("use:{}", id(card)),
        Verb::Cure => format!("cure:{}", maid()),
        Verb::Remember => format!("remember:{}", id(card)),
        Verb::Work => format!("work:{}", Pantry::ALL[usize::from(card) % 3].as_str()),
        Verb::Love => format!("love:{}", id(card)),
        Verb::LoveAll => "love:all".into(),
        Verb::Hire => match (action.the_seat(), action.the_other()) {
            (Some(seat), Some(_)) => format!("hire:{}@{}.{}", id(card), seat.0, maid()),
            (Some(seat), None) => format!("hire:{}@{}", id(card), seat.0),
            (None, Some(beneath)) => format!("hire:{}={}", id(card), id(beneath)),
            (None, None) => format!("hire:{}", id(card)),
        },
        Verb::Discard => format!("discard:{}", id(card)),
        Verb::ReturnHabit => "return:bad-habit".into(),
        Verb::ReturnIllness => format!("return:illness.{}", maid()),
        Verb::ReturnBuilding => match action.the_other() {
            Some(beneath) => format!("return:{}={}", id(card), id(beneath)),
            None => format!("return:{}", id(card)),
        },
        Verb::Take => format!("take:{}", id(card)),
        Verb::TakeHabit => "take:bad-habit".into(),
        Verb::TakeIllness => format!("take:illness.{}", maid()),
        Verb::Top => format!("top:{}", id(card)),
        Verb::Bottom => format!("bottom:{}", id(card)),
        Verb::Give => format!("give:{}", id(card)),
        Verb::Keep => format!("keep:{}", id(card)),
        Verb::Gain => format!("gain:{}", Counter::ALL[usize::from(card) % 6].as_str()),
        Verb::Target => format!("target:{}", seat()),
        Verb::Maid => format!("maid:{}.{}", seat(), maid()),
        Verb::Yes => "yes".into(),
        Verb::No => "no".into(),
        Verb::Done => "done".into(),
        Verb::End => "end".into(),
    }
}

/// The action that a text names.
pub fn parse(rules: &Rules, text: &str) -> Result<Action, Refusal> {
    match text {
        "yes" => return Ok(Action::plain(Verb::Yes)),
        "no" => return Ok(Action::plain(Verb::No)),
        "done" => return Ok(Action::plain(Verb::Done)),
        "end" => return Ok(Action::plain(Verb::End)),
        "love:all" => return Ok(Action::plain(Verb::LoveAll)),
        _ => {}
    }
    let (verb, object) = text.split_once(':').ok_or_else(|| no_action(text))?;
    let simple = |verb: Verb| Ok(Action::card(verb, slot(rules, object)?));
    match verb {
        "pick" => simple(Verb::Pick),
        "serve" => simple(Verb::Serve),
        "chamber" => match object.split_once('@') {
            Some((card, to)) => Ok(Action::card(Verb::Send, slot(rules, card)?).at(seat(rules, to)?)),
            None => simple(Verb::Chamber),
        },
        "use" => simple(Verb::Use),
        "cure" => ill_maid(rules, Verb::Cure, object),
        "remember" => simple(Verb::Remember),
        "work" => match Pantry::ALL.iter().position(|p| p.as_str() == object) {
            Some(pile) => Ok(Action::card(Verb::Work, pile as u8)),
            None => Err(Refusal::new("refusal-pile", "MO-WORK-01").text("text", text)),
        },
        "love" => simple(Verb::Love),
        "hire" => parse_hire(rules, object),
        "discard" => simple(Verb::Discard),
        "return" => parse_event(rules, object, [Verb::ReturnHabit, Verb::ReturnIllness])
            .unwrap_or_else(|| parse_return(rules, object)),
        "take" => {
            parse_event(rules, object, [Verb::TakeHabit, Verb::TakeIllness]).unwrap_or_else(|| simple(Verb::Take))
        }
        "top" => simple(Verb::Top),
        "bottom" => simple(Verb::Bottom),
        "give" => simple(Verb::Give),
        "keep" => simple(Verb::Keep),
        "gain" => match Counter::ALL.iter().position(|c| c.as_str() == object) {
            Some(counter) => Ok(Action::card(Verb::Gain, counter as u8)),
            None => Err(no_action(text)),
        },
        "target" => Ok(Action::seat(Verb::Target, seat(rules, object)?)),
        "maid" => {
            let (at, maid) = object.split_once('.').ok_or_else(|| no_action(text))?;
            let (maid, n) = maid_and_illnesses(rules, maid)?;
            Ok(Action::card(Verb::Maid, 0).at(seat(rules, at)?).on(maid).ill(n))
        }
        _ => Err(no_action(text)),
    }
}

fn parse_hire(rules: &Rules, object: &str) -> Result<Action, Refusal> {
    if let Some((card, at)) = object.split_once('@') {
        let hire = Action::card(Verb::Hire, slot(rules, card)?);
        let Some((at, maid)) = at.split_once('.') else { return Ok(hire.at(seat(rules, at)?)) };
        let (maid, n) = maid_and_illnesses(rules, maid)?;
        return Ok(hire.at(seat(rules, at)?).on(maid).ill(n));
    }
    match object.split_once('=') {
        Some((card, beneath)) => Ok(Action::card(Verb::Hire, slot(rules, card)?).on(slot(rules, beneath)?)),
        None => Ok(Action::card(Verb::Hire, slot(rules, object)?)),
    }
}

fn parse_event(rules: &Rules, object: &str, [habit, illness]: [Verb; 2]) -> Option<Result<Action, Refusal>> {
    if object == "bad-habit" {
        return Some(Ok(Action::plain(habit)));
    }
    object.strip_prefix("illness.").map(|maid| ill_maid(rules, illness, maid))
}

fn parse_return(rules: &Rules, object: &str) -> Result<Action, Refusal> {
    let (card, beneath) = match object.split_once('=') {
        Some((card, beneath)) => (slot(rules, card)?, Some(slot(rules, beneath)?)),
        None => (slot(rules, object)?, None),
    };
    Ok(match (rules.kind(card), beneath) {
        (_, Some(beneath)) => Action::card(Verb::ReturnBuilding, card).on(beneath),
        (Kind::Building, None) => Action::card(Verb::ReturnBuilding, card),
        (_, None) => Action::card(Verb::Return, card),
    })
}

fn ill_maid(rules: &Rules, verb: Verb, maid: &str) -> Result<Action, Refusal> {
    let (maid, n) = maid_and_illnesses(rules, maid)?;
    Ok(Action::card(verb, 0).on(maid).ill(n))
}

fn maid_and_illnesses(rules: &Rules, text: &str) -> Result<(u8, u8), Refusal> {
    let (maid, n) = match text.split_once('!') {
        Some((maid, n)) => {
            let n = n.parse().ok().filter(|n| (1..=10).contains(n));
            (maid, n.ok_or_else(|| Refusal::new("refusal-illness-number", "TC-EVENT-11").text("text", text))?)
        }
        None => (text, 0),
    };
    Ok((slot(rules, maid)?, n))
}

fn slot(rules: &Rules, id: &str) -> Result<u8, Refusal> {
    rules.slot(id).ok_or_else(|| {
        let short: String = id.chars().take(60).collect();
        let known = rules.library.index(id).is_some();
        Refusal::new(if known { "refusal-not-in-game" } else { "refusal-no-card" }, "GEN-06").text("text", short)
    })
}

fn seat(rules: &Rules, text: &str) -> Result<Seat, Refusal> {
    let number = text.parse::<u8>().ok().filter(|&n| usize::from(n) < rules.seats);
    number.map(Seat).ok_or_else(|| {
        let short: String = text.chars().take(20).collect();
        Refusal::new("refusal-no-seat", "GEN-03").text("text", short).number("last", rules.seats as u8 - 1)
    })
}

fn no_action(text: &str) -> Refusal {
    let short: String = text.chars().take(60).collect();
    Refusal::new("refusal-no-action", "").text("text", short)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_four_bytes_and_keeps_its_verb() {
        assert_eq!(std::mem::size_of::<Action>(), 4);
        assert!(Verb::ALL.into_iter().all(|verb| Action::plain(verb).verb() == verb));
    }
}
