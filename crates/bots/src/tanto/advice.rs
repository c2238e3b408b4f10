//! Why, in words: what is done, and what speaks for it.

use livret_kernel::{Gives, Glimpse, Lang, Names};
use livret_tanto::words::{Counter, Pantry};
use livret_tanto::{Action, Bits, Phase, Rules, Tanto, Verb};
use livret_words::{Words, args};

use super::features::Looker;
use super::weights::Sheet;
use crate::Advice;
use crate::clause::{Clause, Voice, because, joined, told};

/// An action with its value and what else is to be said of it.
pub struct Opinion {
    /// The action.
    pub action: Action,
    /// How good, in the bot's own measure.
    pub value: f64,
    /// What the bot adds to the reasons that the card itself gives.
    pub(crate) remark: Option<Clause>,
}

/// Puts opinions into words.
pub fn advise<const S: usize, const W: usize>(
    sheet: &Sheet,
    glimpse: &Glimpse<Tanto<S, W>>,
    voice: Voice,
    opinions: impl Iterator<Item = Opinion>,
) -> Vec<Advice<Action>> {
    let looker = Looker::new(sheet, glimpse.peek());
    let speak = |Opinion { action, value, remark }: Opinion| {
        let why = why(&looker, glimpse, action, voice);
        let reason = told(|words, lang| {
            let why = joined(words, "reason-list", why.iter().map(|clause| clause.say(words, voice)));
            let all = joined(
                words,
                "reason-and",
                [why].into_iter().chain(remark.as_ref().map(|remark| remark.say(words, voice))),
            );
            because(words, phrase(glimpse.game().rules(), action, voice, words, lang), all)
        });
        Advice { action, value, reason }
    };
    opinions.take(3).map(speak).collect()
}

/// What is done, and why, in every language.
pub(crate) fn reason(rules: &Rules, action: Action, voice: Voice, why: &'static str) -> Names {
    told(|words, lang| because(words, phrase(rules, action, voice, words, lang), words.plain(why)))
}

/// What is done.
fn phrase(rules: &Rules, action: Action, voice: Voice, words: &Words, lang: Lang) -> String {
    let name = |slot: u8| rules.cards.get(usize::from(slot)).map_or("?", |card| card.def.names.get(lang));
    let card = usize::from(action.the_card());
    let given = args([
        ("card", name(action.the_card()).into()),
        ("maid", action.the_other().map_or("none", name).into()),
        ("seat", action.the_seat().map_or("none".into(), |seat| seat.0.into())),
        ("pile", Pantry::ALL[card % 3].as_str().into()),
        ("counter", Counter::ALL[card % 6].as_str().into()),
    ]);
    voice.say(words, doing(action.verb()), &given)
}

/// The sentence that says what is done.
fn doing(verb: Verb) -> &'static str {
    match verb {
        Verb::Pick => "reason-do-pick",
        Verb::Serve => "reason-do-serve",
        Verb::Chamber => "reason-do-chamber",
        Verb::Send => "reason-do-send",
        Verb::Use => "reason-do-use",
        Verb::Cure => "reason-do-cure",
        Verb::Remember => "reason-do-remember",
        Verb::Work => "reason-do-work",
        Verb::Love => "reason-do-love",
        Verb::LoveAll => "reason-do-love_all",
        Verb::Hire => "reason-do-hire",
        Verb::Discard => "reason-do-discard",
        Verb::Return | Verb::ReturnBuilding => "reason-do-return",
        Verb::ReturnHabit | Verb::TakeHabit => "reason-do-habit",
        Verb::ReturnIllness | Verb::TakeIllness => "reason-do-illness",
        Verb::Take => "reason-do-take",
        Verb::Top => "reason-do-top",
        Verb::Bottom => "reason-do-bottom",
        Verb::Give => "reason-do-give",
        Verb::Keep => "reason-do-keep",
        Verb::Gain => "reason-do-gain",
        Verb::Target => "reason-do-target",
        Verb::Maid => "reason-do-maid",
        Verb::Yes => "reason-do-yes",
        Verb::No => "reason-do-no",
        Verb::Done => "reason-do-done",
        Verb::End => "reason-do-end",
    }
}

/// What speaks for it.
fn why<const S: usize, const W: usize>(
    looker: &Looker<S, W>,
    glimpse: &Glimpse<Tanto<S, W>>,
    action: Action,
    voice: Voice,
) -> Vec<Clause> {
    let (rules, card) = (glimpse.game().rules(), action.the_card());
    let seen = looker.look(action).seen;
    let points = (seen[16] * 5.0).round() as i32;
    let one = |id| vec![Clause::new(id)];
    match action.verb() {
        Verb::Hire | Verb::Take if seen[21] > 0.0 => one("reason-wins"),
        Verb::Hire if action.the_seat().is_some() => vec![Clause::new("reason-hurts").with("points", points.max(1))],
        Verb::Hire if voice == Voice::People => {
            worth(rules, card, points).into_iter().chain(means(glimpse, card)).collect()
        }
        Verb::Hire | Verb::Take | Verb::Top => worth(rules, card, points),
        Verb::Serve => symbols(&rules.gives[usize::from(card)]).collect(),
        Verb::Chamber => scored(points).into_iter().chain(one("reason-lightens")).collect(),
        Verb::Remember | Verb::Work => vec![points_of(points)],
        Verb::Love | Verb::LoveAll => one("reason-love-counts"),
        Verb::Pick => one("reason-fits"),
        Verb::Discard | Verb::Return | Verb::Bottom => one("reason-missed-least"),
        Verb::End if glimpse.peek().phase() == Phase::Hire => one("reason-nothing-helps"),
        Verb::End | Verb::No | Verb::Done => one("reason-nothing-better"),
        Verb::Send
        | Verb::Use
        | Verb::Cure
        | Verb::ReturnHabit
        | Verb::ReturnIllness
        | Verb::ReturnBuilding
        | Verb::TakeHabit
        | Verb::TakeIllness
        | Verb::Give
        | Verb::Keep
        | Verb::Gain
        | Verb::Target
        | Verb::Maid
        | Verb::Yes => one("reason-best-use"),
    }
}

/// "+2 points".
fn points_of(points: i32) -> Clause {
    Clause::new("reason-scores").with("signed", points).with("points", points.abs())
}

fn scored(points: i32) -> Option<Clause> {
    (points != 0).then(|| points_of(points))
}

fn worth(rules: &Rules, card: u8, points: i32) -> Vec<Clause> {
    let all: Vec<Clause> = scored(points).into_iter().chain(symbols(&rules.gives[usize::from(card)])).collect();
    if all.is_empty() { vec![Clause::new("reason-worth")] } else { all }
}

/// What she costs of what there is, and whether somebody else could still have her.
fn means<const S: usize, const W: usize>(glimpse: &Glimpse<Tanto<S, W>>, card: u8) -> Vec<Clause> {
    let peek = glimpse.peek();
    let price = Clause::new("reason-price").with("count", peek.price(card)).with("love", peek.counter(Counter::Love));
    // Others lie in piles of many kinds, or alone.
    let piled = Bits(peek.rules().maid_piles).any(|maid| maid == card);
    let last = (piled && peek.town().get(card) == 1).then(|| Clause::new("reason-last"));
    [price].into_iter().chain(last).collect()
}

/// The symbols of a card: "+2 cards, +1 serving".
fn symbols(gives: &Gives) -> impl Iterator<Item = Clause> {
    let list = [
        (gives.draw, "reason-gives-draw"),
        (gives.serving, "reason-gives-serving"),
        (gives.love, "reason-gives-love"),
        (gives.employment, "reason-gives-employment"),
        (gives.imagination, "reason-gives-imagination"),
        (gives.concentration, "reason-gives-concentration"),
        (gives.effort, "reason-gives-effort"),
    ];
    list.into_iter().filter(|(n, _)| *n > 0).map(|(n, id)| Clause::new(id).with("count", n))
}
