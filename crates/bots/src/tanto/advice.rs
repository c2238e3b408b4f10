//! Why, in words: what is done, and what speaks for it.

use livret_kernel::{Gives, Glimpse, Lang, Names};
use livret_tanto::words::{Counter, Pantry};
use livret_tanto::{Action, Phase, Rules, Tanto, Verb};

use super::features::Looker;
use super::weights::Sheet;
use crate::Advice;

/// An action with its value and what else is to be said of it.
pub struct Opinion {
    /// The action.
    pub action: Action,
    /// How good, in the bot's own measure.
    pub value: f64,
    /// What the bot adds to the reasons that the card itself gives.
    pub remark: Option<Names>,
}

/// Puts opinions into words.
pub fn advise<const S: usize, const W: usize>(
    sheet: &Sheet,
    glimpse: &Glimpse<Tanto<S, W>>,
    opinions: impl Iterator<Item = Opinion>,
) -> Vec<Advice<Action>> {
    let looker = Looker::new(sheet, glimpse.peek());
    let speak = |opinion: Opinion| {
        let say = |lang: Lang| {
            let mut why = vec![why(&looker, glimpse, opinion.action, lang)];
            why.extend(opinion.remark.as_ref().map(|remark| remark.get(lang).to_string()));
            why.retain(|part| !part.is_empty());
            let (colon, comma) = (pick(lang, ": ", "\u{a0}: ", "："), pick(lang, "; ", "\u{a0}; ", "。"));
            format!("{}{colon}{}", phrase(glimpse.game().rules(), opinion.action, lang), why.join(comma))
        };
        let reason = Names { en: say(Lang::En), fr: say(Lang::Fr), ja: Some(say(Lang::Ja)) }.typeset();
        Advice { action: opinion.action, value: opinion.value, reason }
    };
    opinions.take(3).map(speak).collect()
}

fn pick<'a>(lang: Lang, en: &'a str, fr: &'a str, ja: &'a str) -> &'a str {
    match lang {
        Lang::En => en,
        Lang::Fr => fr,
        Lang::Ja => ja,
    }
}

/// What is done, and why, in every language.
pub(crate) fn reason(rules: &Rules, action: Action, en: &str, fr: &str, ja: &str) -> Names {
    let [one, un, ichi] = [Lang::En, Lang::Fr, Lang::Ja].map(|lang| phrase(rules, action, lang));
    Names { en: format!("{one}: {en}"), fr: format!("{un}\u{a0}: {fr}"), ja: Some(format!("{ichi}：{ja}")) }.typeset()
}

/// What is done.
fn phrase(rules: &Rules, action: Action, lang: Lang) -> String {
    let name = |slot: u8| rules.cards.get(usize::from(slot)).map_or("?", |card| card.def.names.get(lang));
    let card = name(action.the_card());
    let maid = action.the_other().map_or("", name);
    let seat = action.the_seat().map_or(0, |seat| seat.0);
    let say = |en, fr, ja| pick(lang, en, fr, ja);
    // Japanese names first and says what is done with it last.
    let about = |what: &str, en, fr, ja| match lang {
        Lang::Ja => format!("{what}{ja}"),
        Lang::En | Lang::Fr => format!("{} {what}", pick(lang, en, fr, ja)),
    };
    let with = |en, fr, ja| about(card, en, fr, ja);
    let hire = || with("hire", "engager", "を雇う");
    match action.verb() {
        Verb::Pick => with("choose", "choisir", "を選ぶ"),
        Verb::Serve => with("serve", "se faire servir par", "のご奉仕"),
        Verb::Chamber => with("chamber", "femme de chambre\u{a0}:", "をそば仕えにする"),
        Verb::Send => format!("{} → {seat}", with("send", "envoyer", "を送る")),
        Verb::Use => with("use", "utiliser", "を使う"),
        Verb::Cure => about(maid, "cure", "soigner", "を看病する"),
        Verb::Remember => with("acquire", "acquérir", "を得る"),
        Verb::Work => {
            let pile = Pantry::ALL[usize::from(action.the_card()) % 3];
            let fr = ["nourriture", "décoration", "nettoyage"][pile as usize];
            let ja = ["料理", "飾り付け", "掃除"][pile as usize];
            format!("{}{}", say("work: ", "travailler\u{a0}: ", "準備："), pick(lang, pile.as_str(), fr, ja))
        }
        Verb::Love => with("play", "jouer", "を出す"),
        Verb::LoveAll => say("play all Love", "jouer tout l’Amour", "はあとカードをすべて出す").into(),
        Verb::Hire => match (action.the_seat(), action.the_other()) {
            (Some(_), Some(_)) => format!("{} → {maid} ({seat})", hire()),
            (Some(_), None) => format!("{} → {seat}", hire()),
            (None, Some(_)) => format!("{} {}", hire(), about(maid, "above", "au-dessus de", "の上")),
            (None, None) => hire(),
        },
        Verb::Discard => with("discard", "défausser", "を捨てる"),
        Verb::Return | Verb::ReturnBuilding if maid.is_empty() => with("return", "rendre", "を戻す"),
        Verb::Return | Verb::ReturnBuilding => format!("{} ({maid})", with("return", "rendre", "を戻す")),
        Verb::ReturnHabit | Verb::TakeHabit => say("Bad Habit", "Mauvaises Habitudes", "悪い癖").into(),
        Verb::ReturnIllness | Verb::TakeIllness => {
            format!("{} ({maid})", say("Illness", "Maladie", "病気"))
        }
        Verb::Take => with("take", "prendre", "を取る"),
        Verb::Top => with("put on the deck:", "sur la pioche\u{a0}:", "を山札の上に置く"),
        Verb::Bottom => with("put under the deck:", "sous la pioche\u{a0}:", "を山札の下に置く"),
        Verb::Give => with("give", "donner", "を渡す"),
        Verb::Keep => with("keep", "garder", "を残す"),
        Verb::Gain => {
            let counter = Counter::ALL[usize::from(action.the_card()) % 6];
            let fr = ["amour", "service", "embauche", "imagination", "concentration", "effort"][counter as usize];
            let ja = ["はあと", "ご奉仕", "雇用", "想像力", "集中力", "努力"][counter as usize];
            about(pick(lang, counter.as_str(), fr, ja), "gain", "gagner", "を得る")
        }
        Verb::Target => about(&seat.to_string(), "choose seat", "choisir la place", "番の席を選ぶ"),
        Verb::Maid => format!("{} ({seat})", about(maid, "choose", "choisir", "を選ぶ")),
        Verb::Yes => say("yes", "oui", "はい").into(),
        Verb::No => say("no", "non", "いいえ").into(),
        Verb::Done => say("done", "c’est tout", "ここまで").into(),
        Verb::End => say("end the phase", "terminer la phase", "フェイズを終える").into(),
    }
}

/// What speaks for it.
fn why<const S: usize, const W: usize>(
    looker: &Looker<S, W>,
    glimpse: &Glimpse<Tanto<S, W>>,
    action: Action,
    lang: Lang,
) -> String {
    let (rules, card) = (glimpse.game().rules(), action.the_card());
    let seen = looker.look(action).seen;
    let points = (seen[16] * 5.0).round() as i32;
    match action.verb() {
        Verb::Hire | Verb::Take if seen[21] > 0.0 => {
            pick(lang, "ends the game with the lead", "finit la partie en tête", "リードしたまま終わる").into()
        }
        Verb::Hire if action.the_seat().is_some() => {
            let en = format!("costs them up to {} points", points.max(1));
            let fr = format!("leur coûte jusqu’à {} points", points.max(1));
            let ja = format!("相手は最大{}点を失う", points.max(1));
            pick(lang, &en, &fr, &ja).into()
        }
        Verb::Hire | Verb::Take | Verb::Top => worth(rules, card, points, lang),
        Verb::Serve => symbols(&rules.gives[usize::from(card)], lang),
        Verb::Chamber => {
            let thin = pick(lang, "lightens the deck", "allège la pioche", "山札が軽くなる");
            if points == 0 { thin.into() } else { format!("{}{}{thin}", scored(points, lang), comma(lang)) }
        }
        Verb::Remember | Verb::Work => scored(points, lang),
        Verb::Love | Verb::LoveAll => {
            pick(lang, "love counts in the employ phase", "l’amour compte à l’embauche", "はあとは雇用で役立つ").into()
        }
        Verb::Pick => pick(lang, "fits this hand best", "convient le mieux à cette main", "この手札に一番合う").into(),
        Verb::Discard | Verb::Return | Verb::Bottom => {
            pick(lang, "the card that is missed least", "la carte qui manquera le moins", "一番惜しくないカード").into()
        }
        Verb::End if glimpse.peek().phase() == Phase::Hire => pick(
            lang,
            "no card on offer helps this deck",
            "aucune carte offerte n’aide cette pioche",
            "山札に役立つカードがない",
        )
        .into(),
        Verb::End | Verb::No | Verb::Done => {
            pick(lang, "nothing better to do", "rien de mieux à faire", "ほかに良い手がない").into()
        }
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
        | Verb::Yes => pick(
            lang,
            "the best that this card can do now",
            "le mieux que cette carte puisse faire",
            "このカードの一番の使い道",
        )
        .into(),
    }
}

/// "+2 points".
fn scored(points: i32, lang: Lang) -> String {
    match lang {
        Lang::Ja => format!("勝利点{points:+}"),
        // The same word in English and French.
        Lang::En | Lang::Fr => format!("{points:+} {}", if points.abs() > 1 { "points" } else { "point" }),
    }
}

fn comma(lang: Lang) -> &'static str {
    pick(lang, ", ", ", ", "、")
}

fn worth(rules: &Rules, card: u8, points: i32, lang: Lang) -> String {
    let gives = symbols(&rules.gives[usize::from(card)], lang);
    let scores = if points == 0 { String::new() } else { scored(points, lang) };
    match (gives.is_empty(), scores.is_empty()) {
        (true, true) => {
            pick(lang, "what she does is worth more than her place", "son effet vaut sa place", "効果に値打ちがある")
                .into()
        }
        (true, false) => scores,
        (false, true) => gives,
        (false, false) => format!("{scores}{}{gives}", comma(lang)),
    }
}

/// The symbols of a card: "+2 cards, +1 serving".
fn symbols(gives: &Gives, lang: Lang) -> String {
    let list = [
        (gives.draw, "cards", "cartes", "カード"),
        (gives.serving, "servings", "services", "ご奉仕"),
        (gives.love, "love", "amour", "はあと"),
        (gives.employment, "employments", "embauches", "雇用"),
        (gives.imagination, "imagination", "imagination", "想像力"),
        (gives.concentration, "concentration", "concentration", "集中力"),
        (gives.effort, "effort", "effort", "努力"),
    ];
    let shown = list.iter().filter(|(n, ..)| *n > 0);
    let one = |&(n, en, fr, ja): &(u8, &str, &str, &str)| match lang {
        Lang::Ja => format!("{ja}+{n}"),
        Lang::En | Lang::Fr => format!("+{n} {}", pick(lang, en, fr, ja)),
    };
    shown.map(one).collect::<Vec<_>>().join(comma(lang))
}
