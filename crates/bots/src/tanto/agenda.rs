//! A person's own strategy: what to hire, in which order and until when.
//!
//! One line for each wish, the dearest wish first; at every hire the first line that can be
//! followed is. When none can, the phase ends. All else is played as steward plays.
//!
//! ```text
//! # Comments begin with a hash.
//! hire marianne-soleil
//! hire colette-framboise  when marianne-soleil <= 2   # copies left in town
//! hire tenalys-trent      at most 2                    # own copies
//! hire 3-love             until turn 15
//! hire 2-love             at most 3, until turn 10
//! hire viola-crescent     from turn 8, when own azure-crescent >= 1
//! ```

use std::fmt;
use std::str::FromStr;

use livret_kernel::Glimpse;
use livret_tanto::{Action, Peek, Tanto, Verb};

use super::policy::Policy;
use crate::{Advice, Bot, FastRng, Voice};

/// What must hold for a line to be followed.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Clause {
    /// Own copies, before this hire.
    AtMost(u32),
    FromTurn(u32),
    UntilTurn(u32),
    /// Copies left in town, or own ones: the card, the least, the most.
    Left(String, u32, u32),
    Own(String, u32, u32),
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Wish {
    card: String,
    clauses: Vec<Clause>,
}

/// The wishes, the dearest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Agenda {
    wishes: Vec<Wish>,
}

/// A line that is no wish.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadAgenda {
    /// The line, from 1 on.
    pub line: usize,
    /// What is wrong with it.
    pub what: String,
}

impl fmt::Display for BadAgenda {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl std::error::Error for BadAgenda {}

impl FromStr for Agenda {
    type Err = BadAgenda;

    fn from_str(text: &str) -> Result<Agenda, BadAgenda> {
        let mut wishes = Vec::new();
        for (at, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or("").trim();
            if !line.is_empty() {
                wishes.push(wish(line).map_err(|what| BadAgenda { line: at + 1, what })?);
            }
        }
        if wishes.is_empty() {
            return Err(BadAgenda {
                line: 1,
                what: "there is nothing on this agenda; \"hire 2-love\" would be a wish".into(),
            });
        }
        Ok(Agenda { wishes })
    }
}

fn wish(line: &str) -> Result<Wish, String> {
    let spaced = line.replace(',', " ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let ["hire", name, rest @ ..] = &words[..] else {
        return Err(format!("a line begins with \"hire\" and a card, not \"{}\"", clip(line)));
    };
    let (mut clauses, mut rest) = (Vec::new(), rest);
    while !rest.is_empty() {
        let (clause, used) = clause(rest)?;
        clauses.push(clause);
        rest = &rest[used..];
    }
    Ok(Wish { card: card(name)?, clauses })
}

/// The clause that these words begin with, and how many of them it takes.
fn clause(words: &[&str]) -> Result<(Clause, usize), String> {
    Ok(match words {
        ["at", "most", n, ..] => (Clause::AtMost(number(n)?), 3),
        ["from", "turn", n, ..] => (Clause::FromTurn(number(n)?), 3),
        ["until", "turn", n, ..] => (Clause::UntilTurn(number(n)?), 3),
        ["when", "own", name, than, n, ..] => {
            let (least, most) = range(than, number(n)?)?;
            (Clause::Own(card(name)?, least, most), 5)
        }
        ["when", name, than, n, ..] => {
            let (least, most) = range(than, number(n)?)?;
            (Clause::Left(card(name)?, least, most), 4)
        }
        _ => {
            let known = "at most N, from turn N, until turn N, when CARD <= N, when own CARD >= N";
            return Err(format!("\"{}\" is no clause; those there are: {known}", clip(&words.join(" "))));
        }
    })
}

fn range(than: &str, n: u32) -> Result<(u32, u32), String> {
    match than {
        "<=" => Ok((0, n)),
        ">=" => Ok((n, u32::MAX)),
        "=" => Ok((n, n)),
        _ => Err(format!("\"{}\" compares nothing; <=, >= and = do", clip(than))),
    }
}

fn number(word: &str) -> Result<u32, String> {
    word.parse().map_err(|_| format!("\"{}\" is no number", clip(word)))
}

fn card(word: &str) -> Result<String, String> {
    let fits = word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
    fits.then(|| word.to_string()).ok_or_else(|| format!("\"{}\" is no card's id", clip(word)))
}

fn clip(text: &str) -> String {
    text.chars().take(40).collect()
}

/// Follows an agenda.
#[derive(Clone, Debug)]
pub struct Follower {
    agenda: Agenda,
    steward: Policy,
}

impl Follower {
    /// Whoever follows this agenda.
    #[must_use]
    pub fn new(agenda: Agenda) -> Follower {
        Follower { agenda, steward: Policy::steward() }
    }

    /// The hires that the agenda leaves, if this is a time to hire.
    fn hires<const S: usize, const W: usize>(&self, glimpse: &Glimpse<Tanto<S, W>>) -> Option<Vec<Action>> {
        let (legal, peek) = (glimpse.legal(), glimpse.peek());
        let is_love = |action: &Action| matches!(action.verb(), Verb::Love | Verb::LoveAll);
        let hire_time = legal.iter().any(|a| a.verb() == Verb::Hire) && !legal.iter().any(is_love);
        if !hire_time {
            return None;
        }
        for wish in self.agenda.wishes.iter().filter(|wish| applies(wish, &peek)) {
            let Some(slot) = peek.rules().slot(&wish.card) else { continue };
            let of_card = |a: &&Action| a.verb() == Verb::Hire && a.the_card() == slot;
            let hires: Vec<Action> = legal.iter().filter(of_card).copied().collect();
            if !hires.is_empty() {
                return Some(hires);
            }
        }
        Some(vec![Action::plain(Verb::End)])
    }
}

fn applies<const S: usize, const W: usize>(wish: &Wish, peek: &Peek<S, W>) -> bool {
    let turn = u32::from(peek.turns()).div_ceil(peek.rules().seats as u32);
    wish.clauses.iter().all(|clause| match clause {
        Clause::AtMost(n) => own(&wish.card, peek) < *n,
        Clause::FromTurn(n) => turn >= *n,
        Clause::UntilTurn(n) => turn <= *n,
        Clause::Left(card, least, most) => (*least..=*most).contains(&left(card, peek)),
        Clause::Own(card, least, most) => (*least..=*most).contains(&own(card, peek)),
    })
}

fn own<const S: usize, const W: usize>(card: &str, peek: &Peek<S, W>) -> u32 {
    let (rules, seat) = (peek.rules(), peek.seat());
    match rules.slot(card) {
        Some(slot) if slot < rules.kinds => u32::from(peek.staff().get(slot) + peek.chamber(seat).get(slot)),
        Some(slot) if slot >= rules.extras && slot < rules.privates => peek.extras(seat, slot).into(),
        Some(slot) => u32::from(peek.private(seat) == Some(slot)),
        None => 0,
    }
}

fn left<const S: usize, const W: usize>(card: &str, peek: &Peek<S, W>) -> u32 {
    match peek.rules().slot(card) {
        Some(slot) if slot < peek.rules().kinds => peek.town().get(slot).into(),
        Some(slot) if slot >= peek.rules().extras && slot < peek.rules().privates => peek.town_extras(slot).into(),
        _ => 0,
    }
}

impl<const S: usize, const W: usize> Bot<Tanto<S, W>> for Follower {
    fn choose(&mut self, glimpse: &Glimpse<Tanto<S, W>>, rng: &mut FastRng) -> Action {
        let Some(hires) = self.hires(glimpse) else { return self.steward.choose(glimpse, rng) };
        // Where the card is put, if there is a choice, is left to steward.
        let weighed = self.steward.weigh(glimpse);
        weighed.iter().map(|(action, _)| *action).find(|action| hires.contains(action)).unwrap_or(hires[0])
    }

    fn advise(&mut self, glimpse: &Glimpse<Tanto<S, W>>, rng: &mut FastRng, voice: Voice) -> Vec<Advice<Action>> {
        let chosen = self.choose(glimpse, rng);
        self.steward.advise_first(glimpse, chosen, voice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_agenda_is_read_line_by_line() {
        let text = "# points\nhire marianne-soleil\n\nhire 2-love at most 3, until turn 10 # early\n\
                    hire viola-crescent from turn 8 when own azure-crescent >= 1 when viola-crescent <= 5";
        let agenda: Agenda = text.parse().expect("a good agenda");
        assert_eq!(agenda.wishes.len(), 3);
        assert_eq!(agenda.wishes[1].clauses, [Clause::AtMost(3), Clause::UntilTurn(10)]);
        let own = Clause::Own("azure-crescent".into(), 1, u32::MAX);
        assert_eq!(agenda.wishes[2].clauses, [Clause::FromTurn(8), own, Clause::Left("viola-crescent".into(), 0, 5)]);
    }

    #[test]
    fn a_bad_line_is_named() {
        let bad = |text: &str| text.parse::<Agenda>().expect_err("a bad agenda").to_string();
        assert!(bad("hire 2-love\nbuy 3-love").starts_with("line 2: a line begins with \"hire\""));
        assert!(bad("hire 2-love at most many").starts_with("line 1: \"many\" is no number"));
        assert!(bad("\n\nhire 2-love now").starts_with("line 3: \"now\" is no clause"));
        assert!(bad("hire 2-love when 3-love < 4").contains("\"<\" compares nothing"));
        assert!(bad("# nothing").contains("nothing on this agenda"));
    }
}
