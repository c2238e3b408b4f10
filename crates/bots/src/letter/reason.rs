//! Why an action, in words.

use livret_kernel::{Game, Lang, Names};
use livret_letter::{Action, Card, Letter};
use livret_words::{FluentArgs, args};

use super::judge::Judge;
use super::kept;
use crate::clause::{because, told};

/// A sentence that names the action and says what speaks for it.
pub(crate) fn why(game: &Letter, judge: &Judge, action: Action) -> Names {
    let cards = game.cards();
    let name = |card: Card, lang| cards[usize::from(card.value()) - 1].names.get(lang);
    told(|words, lang| {
        let what = words.say("reason-letter-what", &what(action, &|card| name(card, lang)));
        because(words, what, words.say(clause(judge, action), &facts(judge, action, lang, &name)))
    })
}

/// The action itself: `Guard Odette on seat 1, naming Baron Talus`.
fn what<'a>(action: Action, name: &dyn Fn(Card) -> &'a str) -> FluentArgs<'a> {
    args([
        ("card", name(action.card).into()),
        ("seat", action.target.map_or("none".into(), |seat| seat.0.into())),
        ("named", action.named.map_or("none", name).into()),
    ])
}

fn percent(chance: f32) -> u32 {
    (100.0 * chance).round() as u32
}

/// The sentence that speaks for an action.
fn clause(judge: &Judge, action: Action) -> &'static str {
    let me = judge.me();
    let keeps = kept(judge.view(), me, action.card);
    match (action.card, action.target.filter(|&seat| seat != me), keeps) {
        (Card::GUARD, Some(_), _) => "reason-letter-guess",
        (Card::PRIEST, Some(_), _) => "reason-letter-look",
        (Card::BARON, Some(_), Some(_)) => "reason-letter-compare",
        (Card::HANDMAID, _, _) => "reason-letter-safe",
        (Card::PRINCE, Some(_), _) => "reason-letter-change",
        (Card::PRINCE, None, _) => "reason-letter-another",
        (Card::KING, Some(_), Some(_)) => "reason-letter-swap",
        (Card::PRINCESS, _, _) => "reason-letter-lost",
        _ => "reason-letter-keep",
    }
}

/// What stands in it: the card that is kept, and chances in percent.
fn facts<'a>(judge: &Judge, action: Action, lang: Lang, name: &dyn Fn(Card, Lang) -> &'a str) -> FluentArgs<'a> {
    let keeps = kept(judge.view(), judge.me(), action.card);
    let mut facts = args([
        ("kept", keeps.map_or("", |card| name(card, lang)).into()),
        ("wanted", name(Card::PRINCESS, lang).into()),
    ]);
    let Some(target) = action.target.filter(|&seat| seat != judge.me()) else { return facts };
    let wanted = if action.card == Card::GUARD { action.named } else { Some(Card::PRINCESS) };
    facts.set("odds", percent(wanted.map_or(0.0, |card| judge.odds(target, card))));
    if let Some(keeps) = keeps {
        let [less, same, more] = judge.against(target, keeps).map(percent);
        facts.set("less", less);
        facts.set("same", same);
        facts.set("more", more);
    }
    facts
}
