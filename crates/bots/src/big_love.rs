//! The yardstick: buys points and Love, and nothing else.

use livret_kernel::Glimpse;
use livret_tanto::words::{Kind, Title};
use livret_tanto::{Action, Rules, Tanto, Verb};

use crate::tanto::reason;
use crate::{Advice, Bot, FastRng, Voice};

/// Plays all Love; hires the first it can pay of: the maid chief that cannot be chambered; once 2 or
/// fewer of her are left, the chambermaid chief; 3 Love; 2 Love; chambers a chief when it has
/// the servings; otherwise declines, or gives the cheapest card asked for.
///
/// Motto: from 6 love on the affordable maid with most printed points, 3 Love, 2 Love; picks the
/// refined maid that gives love, else the first.
#[derive(Clone, Copy, Debug)]
pub struct BigLove;

impl<const S: usize, const W: usize> Bot<Tanto<S, W>> for BigLove {
    fn choose(&mut self, glimpse: &Glimpse<Tanto<S, W>>, _: &mut FastRng) -> Action {
        first(glimpse, glimpse.legal())
    }

    /// What it would do, then what it would do without that: the value only tells the order.
    fn advise(&mut self, glimpse: &Glimpse<Tanto<S, W>>, _: &mut FastRng, voice: Voice) -> Vec<Advice<Action>> {
        let (rules, mut left) = (glimpse.game().rules(), glimpse.legal().to_vec());
        let mut advice = Vec::new();
        while advice.len() < 3 && !left.is_empty() {
            let action = first(glimpse, &left);
            left.retain(|&other| other != action);
            let reason = reason(rules, action, voice, why(rules, action));
            advice.push(Advice { action, value: -(advice.len() as f64), reason });
        }
        advice
    }
}

fn first<const S: usize, const W: usize>(glimpse: &Glimpse<Tanto<S, W>>, legal: &[Action]) -> Action {
    let rules = glimpse.game().rules();
    let all = Action::plain(Verb::LoveAll);
    (legal.contains(&all).then_some(all))
        .or_else(|| legal.iter().copied().find(|a| a.verb() == Verb::Love))
        .or_else(|| legal.iter().copied().find(|a| a.verb() == Verb::Chamber && is_chief(rules, a.the_card())))
        .or_else(|| hire(glimpse, rules, legal))
        .or_else(|| pick(rules, legal))
        .or_else(|| decline(legal))
        .unwrap_or_else(|| cheapest(rules, legal))
}

fn why(rules: &Rules, action: Action) -> &'static str {
    match action.verb() {
        Verb::Love | Verb::LoveAll => "reason-love-pays",
        Verb::Hire if rules.kind(action.the_card()) == Kind::Love => "reason-more-love",
        Verb::Hire | Verb::Chamber => "reason-points",
        Verb::Pick => "reason-may-give-love",
        Verb::No | Verb::Done | Verb::End => "reason-nothing-else",
        Verb::Serve
        | Verb::Send
        | Verb::Use
        | Verb::Cure
        | Verb::Remember
        | Verb::Work
        | Verb::Discard
        | Verb::Return
        | Verb::ReturnHabit
        | Verb::ReturnIllness
        | Verb::ReturnBuilding
        | Verb::Take
        | Verb::TakeHabit
        | Verb::TakeIllness
        | Verb::Top
        | Verb::Bottom
        | Verb::Give
        | Verb::Keep
        | Verb::Gain
        | Verb::Target
        | Verb::Maid
        | Verb::Yes => "reason-cheapest",
    }
}

fn is_chief(rules: &Rules, card: u8) -> bool {
    rules.kind(card) == Kind::MaidChief
}

fn hire<const S: usize, const W: usize>(
    glimpse: &Glimpse<Tanto<S, W>>,
    rules: &Rules,
    legal: &[Action],
) -> Option<Action> {
    if !legal.iter().any(|a| a.verb() == Verb::Hire) {
        return None;
    }
    let can = |card: u8| legal.contains(&Action::card(Verb::Hire, card)).then(|| Action::card(Verb::Hire, card));
    let points = if rules.motto { most_points(glimpse, rules, legal) } else { chiefs(glimpse, rules).find_map(can) };
    // Love of more than 1, the best first.
    let better_love = |card: &u8| rules.love >> card & 1 == 1 && *card != rules.love_one;
    points.or_else(|| (0..rules.kinds).rev().filter(better_love).find_map(can))
}

/// The maid chief that cannot be chambered, and once 2 or fewer of her are left the other one too.
fn chiefs<const S: usize, const W: usize>(glimpse: &Glimpse<Tanto<S, W>>, rules: &Rules) -> impl Iterator<Item = u8> {
    let titled = |title: Option<Title>| {
        rules.slots_of(Kind::MaidChief).find(|&slot| rules.cards[usize::from(slot)].def.title == title)
    };
    let maid_chief = titled(None);
    let left = maid_chief.map_or(0, |slot| glimpse.view().open.town.piles.get(slot));
    let other = if left <= 2 { titled(Some(Title::ChambermaidChief)) } else { None };
    maid_chief.into_iter().chain(other)
}

/// Motto: with 6 love or more the affordable maid with most printed points.
fn most_points<const S: usize, const W: usize>(
    glimpse: &Glimpse<Tanto<S, W>>,
    rules: &Rules,
    legal: &[Action],
) -> Option<Action> {
    let love = glimpse.view().open.counter(livret_tanto::words::Counter::Love);
    let maids = legal.iter().copied().filter(|a| a.verb() == Verb::Hire && rules.kind(a.the_card()) == Kind::General);
    // The first of equals: `max_by_key` would take the last.
    let best = maids.rev().max_by_key(|a| rules.vp(a.the_card()));
    best.filter(|_| love >= 6)
}

/// The refined maid that gives love, else the first.
fn pick(rules: &Rules, legal: &[Action]) -> Option<Action> {
    let mut picks = legal.iter().copied().filter(|a| a.verb() == Verb::Pick);
    let gives_love = |action: &Action| {
        use livret_tanto::words::{Counter, Word};
        let def = &rules.cards[usize::from(action.the_card())].def;
        def.abilities.iter().any(|a| a.does.iter().any(|word| matches!(word, Word::Gain(Counter::Love, _))))
    };
    picks.clone().find(gives_love).or_else(|| picks.next())
}

/// `no`, `done` or `end`.
fn decline(legal: &[Action]) -> Option<Action> {
    legal.iter().copied().find(|a| matches!(a.verb(), Verb::No | Verb::Done | Verb::End))
}

/// The cheapest card asked for; among equals, and where no card is asked for, the first.
fn cheapest(rules: &Rules, legal: &[Action]) -> Action {
    let cost = |action: &&Action| match action.verb() {
        Verb::Discard | Verb::Return | Verb::Top | Verb::Bottom | Verb::Give | Verb::Take => {
            rules.cost[usize::from(action.the_card())]
        }
        // Nord's question: keep the dearest, so that the cheap ones are given.
        Verb::Keep => u8::MAX - rules.cost[usize::from(action.the_card())],
        Verb::Pick
        | Verb::Serve
        | Verb::Chamber
        | Verb::Send
        | Verb::Use
        | Verb::Cure
        | Verb::Remember
        | Verb::Work => 0,
        Verb::Love | Verb::LoveAll | Verb::Hire | Verb::ReturnHabit | Verb::ReturnIllness | Verb::ReturnBuilding => 0,
        Verb::TakeHabit | Verb::TakeIllness | Verb::Gain | Verb::Target | Verb::Maid => 0,
        Verb::Yes | Verb::No | Verb::Done | Verb::End => 0,
    };
    *legal.iter().min_by_key(cost).expect("a decision has an action")
}
