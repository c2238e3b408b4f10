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
            let colon = if lang == Lang::Fr { " : " } else { ": " };
            let mut why = vec![why(&looker, glimpse, opinion.action, lang)];
            why.extend(opinion.remark.as_ref().map(|remark| remark.get(lang).to_string()));
            why.retain(|part| !part.is_empty());
            format!("{}{colon}{}", phrase(glimpse.game().rules(), opinion.action, lang), why.join("; "))
        };
        let reason = Names { en: say(Lang::En), fr: say(Lang::Fr), ja: None };
        Advice { action: opinion.action, value: opinion.value, reason }
    };
    opinions.take(3).map(speak).collect()
}

fn pick<'a>(lang: Lang, en: &'a str, fr: &'a str) -> &'a str {
    if lang == Lang::Fr { fr } else { en }
}

/// What is done, and why, in every language that advice is given in.
pub(crate) fn reason(rules: &Rules, action: Action, en: &str, fr: &str) -> Names {
    let (do_this, fais) = (phrase(rules, action, Lang::En), phrase(rules, action, Lang::Fr));
    Names { en: format!("{do_this}: {en}"), fr: format!("{fais} : {fr}"), ja: None }
}

/// What is done.
fn phrase(rules: &Rules, action: Action, lang: Lang) -> String {
    let name = |slot: u8| rules.cards.get(usize::from(slot)).map_or("?", |card| card.def.names.get(lang));
    let card = name(action.the_card());
    let maid = action.the_other().map_or("", name);
    let seat = action.the_seat().map_or(0, |seat| seat.0);
    let with = |en: &str, fr: &str| format!("{} {card}", pick(lang, en, fr));
    match action.verb() {
        Verb::Pick => with("choose", "choisir"),
        Verb::Serve => with("serve", "service de"),
        Verb::Chamber => with("chamber", "femme de chambre :"),
        Verb::Send => format!("{} {} {seat}", with("send", "envoyer"), pick(lang, "to seat", "à la place")),
        Verb::Use => with("use", "utiliser"),
        Verb::Cure => format!("{} {maid}", pick(lang, "cure", "soigner")),
        Verb::Remember => with("acquire", "acquérir"),
        Verb::Work => {
            let pile = Pantry::ALL[usize::from(action.the_card()) % 3];
            let fr = ["nourriture", "décoration", "nettoyage"][pile as usize];
            format!("{} {}", pick(lang, "work:", "travailler :"), pick(lang, pile.as_str(), fr))
        }
        Verb::Love => with("play", "jouer"),
        Verb::LoveAll => pick(lang, "play all Love", "jouer tout l'Amour").into(),
        Verb::Hire => match (action.the_seat(), action.the_other()) {
            (Some(_), Some(_)) => format!("{} → {maid} ({seat})", with("hire", "engager")),
            (Some(_), None) => format!("{} → {seat}", with("hire", "engager")),
            (None, Some(_)) => format!("{} {} {maid}", with("hire", "engager"), pick(lang, "above", "au-dessus de")),
            (None, None) => with("hire", "engager"),
        },
        Verb::Discard => with("discard", "défausser"),
        Verb::Return | Verb::ReturnBuilding if maid.is_empty() => with("return", "rendre"),
        Verb::Return | Verb::ReturnBuilding => format!("{} ({maid})", with("return", "rendre")),
        Verb::ReturnHabit | Verb::TakeHabit => pick(lang, "Bad Habit", "Mauvaises Habitudes").into(),
        Verb::ReturnIllness | Verb::TakeIllness => format!("{} {maid}", pick(lang, "Illness of", "Maladie de")),
        Verb::Take => with("take", "prendre"),
        Verb::Top => with("put on the deck:", "sur la pioche :"),
        Verb::Bottom => with("put under the deck:", "sous la pioche :"),
        Verb::Give => with("give", "donner"),
        Verb::Keep => with("keep", "garder"),
        Verb::Gain => {
            let counter = Counter::ALL[usize::from(action.the_card()) % 6];
            let fr = ["amour", "service", "embauche", "imagination", "concentration", "effort"][counter as usize];
            format!("{} {}", pick(lang, "gain", "gagner"), pick(lang, counter.as_str(), fr))
        }
        Verb::Target => format!("{} {seat}", pick(lang, "choose seat", "choisir la place")),
        Verb::Maid => format!("{} {maid} ({seat})", pick(lang, "choose", "choisir")),
        Verb::Yes => pick(lang, "yes", "oui").into(),
        Verb::No => pick(lang, "no", "non").into(),
        Verb::Done => pick(lang, "done", "c'est tout").into(),
        Verb::End => pick(lang, "end the phase", "terminer la phase").into(),
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
            pick(lang, "ends the game with the lead", "finit la partie en tête").into()
        }
        Verb::Hire if action.the_seat().is_some() => {
            let en = format!("costs them up to {} points", points.max(1));
            let fr = format!("leur coûte jusqu'à {} points", points.max(1));
            pick(lang, &en, &fr).into()
        }
        Verb::Hire | Verb::Take | Verb::Top => worth(rules, card, points, lang),
        Verb::Serve => symbols(&rules.gives[usize::from(card)], lang),
        Verb::Chamber => {
            let thin = pick(lang, "lightens the deck", "allège la pioche");
            if points == 0 { thin.into() } else { format!("{points:+} {}, {thin}", points_word(points)) }
        }
        Verb::Remember | Verb::Work => format!("{points:+} {}", points_word(points)),
        Verb::Love | Verb::LoveAll => {
            pick(lang, "love counts in the employ phase", "l'amour compte à l'embauche").into()
        }
        Verb::Pick => pick(lang, "fits this hand best", "convient le mieux à cette main").into(),
        Verb::Discard | Verb::Return | Verb::Bottom => {
            pick(lang, "the card that is missed least", "la carte qui manquera le moins").into()
        }
        Verb::End if glimpse.peek().phase() == Phase::Hire => {
            pick(lang, "no card on offer helps this deck", "aucune carte offerte n'aide cette pioche").into()
        }
        Verb::End | Verb::No | Verb::Done => pick(lang, "nothing better to do", "rien de mieux à faire").into(),
        _ => pick(lang, "the best that this card can do now", "le mieux que cette carte puisse faire").into(),
    }
}

/// The same in both languages.
fn points_word(points: i32) -> &'static str {
    if points.abs() > 1 { "points" } else { "point" }
}

fn worth(rules: &Rules, card: u8, points: i32, lang: Lang) -> String {
    let gives = symbols(&rules.gives[usize::from(card)], lang);
    let scores = if points == 0 { String::new() } else { format!("{points:+} {}", points_word(points)) };
    match (gives.is_empty(), scores.is_empty()) {
        (true, true) => pick(lang, "what she does is worth more than her place", "son effet vaut sa place").into(),
        (true, false) => scores,
        (false, true) => gives,
        (false, false) => format!("{scores}, {gives}"),
    }
}

/// The symbols of a card: "+2 cards, +1 serving".
fn symbols(gives: &Gives, lang: Lang) -> String {
    let list = [
        (gives.draw, "cards", "cartes"),
        (gives.serving, "servings", "services"),
        (gives.love, "love", "amour"),
        (gives.employment, "employments", "embauches"),
        (gives.imagination, "imagination", "imagination"),
        (gives.concentration, "concentration", "concentration"),
        (gives.effort, "effort", "effort"),
    ];
    let shown = list.iter().filter(|(n, ..)| *n > 0);
    shown.map(|(n, en, fr)| format!("+{n} {}", pick(lang, en, fr))).collect::<Vec<_>>().join(", ")
}
