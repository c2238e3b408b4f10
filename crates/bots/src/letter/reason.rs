//! Why an action, in words.

use livret_kernel::{Game, Lang, Names};
use livret_letter::{Action, Card, Letter};

use super::judge::Judge;
use super::kept;

/// A sentence that names the action and says what speaks for it.
pub(crate) fn why(game: &Letter, judge: &Judge, action: Action) -> Names {
    let cards = game.cards();
    let name = |card: Card, lang| cards[usize::from(card.value()) - 1].names.get(lang).to_string();
    let say = |lang| {
        let told = what(action, lang, &|card| name(card, lang));
        format!("{told}{}", because(judge, action, lang, &|card| name(card, lang)))
    };
    Names { en: say(Lang::En), fr: say(Lang::Fr), ja: None }
}

fn fr(lang: Lang) -> bool {
    lang == Lang::Fr
}

/// The action itself: `Guard Odette on seat 1, naming Baron Talus`.
fn what(action: Action, lang: Lang, name: &dyn Fn(Card) -> String) -> String {
    let target = action
        .target
        .map(|seat| if fr(lang) { format!(" sur la place {}", seat.0) } else { format!(" on seat {}", seat.0) });
    let named =
        action.named.map(|card| format!("{} {}", if fr(lang) { ", en nommant" } else { ", naming" }, name(card)));
    format!("{}{}{}", name(action.card), target.unwrap_or_default(), named.unwrap_or_default())
}

fn percent(chance: f32) -> u32 {
    (100.0 * chance).round() as u32
}

fn because(judge: &Judge, action: Action, lang: Lang, name: &dyn Fn(Card) -> String) -> String {
    let me = judge.me();
    let keeps = kept(judge.view(), me, action.card);
    let kept_name = keeps.map(name).unwrap_or_default();
    let target = action.target.filter(|&seat| seat != me);
    match (action.card, target, keeps) {
        (Card::GUARD, Some(target), _) => {
            let odds = percent(action.named.map_or(0.0, |named| judge.odds(target, named)));
            if fr(lang) {
                format!(" : la carte y est à {odds} %.")
            } else {
                format!(": the card is there at {odds}%.")
            }
        }
        (Card::PRIEST, Some(_), _) => {
            if fr(lang) {
                format!(" : voir cette main vaut mieux que deviner ; {kept_name} reste.")
            } else {
                format!(": seeing that hand beats guessing; {kept_name} stays.")
            }
        }
        (Card::BARON, Some(target), Some(keeps)) => {
            let [less, same, more] = judge.against(target, keeps).map(percent);
            if fr(lang) {
                format!(" : {kept_name} est plus haut à {less} %, égal à {same} %, plus bas à {more} %.")
            } else {
                format!(": {kept_name} is higher at {less}%, equal at {same}%, lower at {more}%.")
            }
        }
        (Card::HANDMAID, _, _) => {
            if fr(lang) {
                format!(" : {kept_name} est à l'abri jusqu'au prochain tour.")
            } else {
                format!(": {kept_name} is safe until the next turn.")
            }
        }
        (Card::PRINCE, Some(target), _) => {
            let odds = percent(judge.odds(target, Card::PRINCESS));
            let princess = name(Card::PRINCESS);
            if fr(lang) {
                format!(" : cette main change, et {princess} y est à {odds} %.")
            } else {
                format!(": that hand changes, and {princess} is in it at {odds}%.")
            }
        }
        (Card::PRINCE, None, _) => {
            if fr(lang) {
                format!(" : mieux vaut une autre carte que {kept_name}.")
            } else {
                format!(": another card is better than {kept_name}.")
            }
        }
        (Card::KING, Some(target), Some(keeps)) => {
            let [_, _, more] = judge.against(target, keeps).map(percent);
            if fr(lang) {
                format!(" : l'autre carte est plus haute que {kept_name} à {more} %.")
            } else {
                format!(": the other card is higher than {kept_name} at {more}%.")
            }
        }
        (Card::PRINCESS, _, _) => {
            if fr(lang) {
                " : la manche est perdue.".into()
            } else {
                ": that loses the round.".into()
            }
        }
        _ => {
            if fr(lang) {
                format!(" : {kept_name} est la carte à garder.")
            } else {
                format!(": {kept_name} is the card to keep.")
            }
        }
    }
}
