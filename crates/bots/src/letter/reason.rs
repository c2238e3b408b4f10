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
    Names { en: say(Lang::En), fr: say(Lang::Fr), ja: Some(say(Lang::Ja)) }
}

/// The action itself: `Guard Odette on seat 1, naming Baron Talus`.
fn what(action: Action, lang: Lang, name: &dyn Fn(Card) -> String) -> String {
    let target = action.target.map(|seat| match lang {
        Lang::En => format!(" on seat {}", seat.0),
        Lang::Fr => format!(" sur la place {}", seat.0),
        Lang::Ja => format!("を{}番の席に", seat.0),
    });
    let named = action.named.map(name).map(|name| match lang {
        Lang::En => format!(", naming {name}"),
        Lang::Fr => format!(", en nommant {name}"),
        Lang::Ja => format!("（{name}と宣言）"),
    });
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
    let [en, fr, ja] = match (action.card, target, keeps) {
        (Card::GUARD, Some(target), _) => {
            let odds = percent(action.named.map_or(0.0, |named| judge.odds(target, named)));
            [
                format!("the card is there at {odds}%."),
                format!("la carte y est à {odds}\u{a0}%."),
                format!("そのカードがある確率は{odds}％。"),
            ]
        }
        (Card::PRIEST, Some(_), _) => [
            format!("seeing that hand beats guessing; {kept_name} stays."),
            format!("voir cette main vaut mieux que deviner\u{a0}; {kept_name} reste."),
            format!("当て推量より手札を見るほうがよい。{kept_name}は残る。"),
        ],
        (Card::BARON, Some(target), Some(keeps)) => {
            let [less, same, more] = judge.against(target, keeps).map(percent);
            [
                format!("{kept_name} is higher at {less}%, equal at {same}%, lower at {more}%."),
                format!("{kept_name} est plus haut à {less}\u{a0}%, égal à {same}\u{a0}%, plus bas à {more}\u{a0}%."),
                format!("{kept_name}が勝つ確率{less}％、同じ{same}％、負ける{more}％。"),
            ]
        }
        (Card::HANDMAID, _, _) => [
            format!("{kept_name} is safe until the next turn."),
            format!("{kept_name} est à l’abri jusqu’au prochain tour."),
            format!("{kept_name}は次の手番まで安全。"),
        ],
        (Card::PRINCE, Some(target), _) => {
            let odds = percent(judge.odds(target, Card::PRINCESS));
            let princess = name(Card::PRINCESS);
            [
                format!("that hand changes, and {princess} is in it at {odds}%."),
                format!("cette main change, et {princess} y est à {odds}\u{a0}%."),
                format!("その手札が入れ替わる。{princess}である確率は{odds}％。"),
            ]
        }
        (Card::PRINCE, None, _) => [
            format!("another card is better than {kept_name}."),
            format!("mieux vaut une autre carte que {kept_name}."),
            format!("{kept_name}より別のカードがよい。"),
        ],
        (Card::KING, Some(target), Some(keeps)) => {
            let [_, _, more] = judge.against(target, keeps).map(percent);
            [
                format!("the other card is higher than {kept_name} at {more}%."),
                format!("l’autre carte est plus haute que {kept_name} à {more}\u{a0}%."),
                format!("相手のカードが{kept_name}より大きい確率は{more}％。"),
            ]
        }
        (Card::PRINCESS, _, _) => {
            ["that loses the round.".into(), "la manche est perdue.".into(), "このラウンドは負け。".into()]
        }
        _ => [
            format!("{kept_name} is the card to keep."),
            format!("{kept_name} est la carte à garder."),
            format!("{kept_name}を残すのがよい。"),
        ],
    };
    match lang {
        Lang::En => format!(": {en}"),
        Lang::Fr => format!("\u{a0}: {fr}"),
        Lang::Ja => format!("：{ja}"),
    }
}
