//! Rule texts, rendered from the effect words, so that they cannot disagree with the behaviour.

use livret_kernel::{Lang, Names};

use crate::book::{Book, Face};
use crate::{Card, Effect, Kinds};

/// What a card says of itself.
pub(crate) fn rule(face: &Face, book: &Book) -> Names {
    Names { en: english(face, book), fr: french(face, book), ja: Some(japanese(face, book)) }.typeset()
}

fn english(face: &Face, book: &Book) -> String {
    let own = name(book, face.id, Lang::En);
    match face.effect {
        Effect::Guess => format!(
            "Name any card but {own} and point at another player: if you are right, they leave the round."
        ),
        Effect::Look => "Have a discreet look at another player's card. A gentleman would keep it to himself.".into(),
        Effect::Compare => {
            "Show cards to each other, you and another player, and to nobody else: the lower one leaves the round; equals part as friends.".into()
        }
        Effect::Protect => "Until your next turn nobody else may choose you. She knows which doors to keep shut.".into(),
        Effect::Renew => {
            let fatal = fatal(book, Lang::En);
            format!("Choose any player, yourself included: they lay down their card, which does nothing ({fatal} is still fatal), and draw another (the card set aside, if the deck is empty).")
        }
        Effect::Swap => "Exchange the card you keep with another player's. One does not refuse.".into(),
        Effect::LeaveBefore(kinds) => format!(
            "With {} in the same hand, this is the card you play. Otherwise she does nothing, and does it beautifully.",
            list(book, kinds, Lang::En, " or ")
        ),
        Effect::Fall => "Lay her down, for whatever reason, and you leave the round.".into(),
    }
}

fn french(face: &Face, book: &Book) -> String {
    let own = name(book, face.id, Lang::Fr);
    match face.effect {
        Effect::Guess => format!(
            "Désignez un autre joueur et annoncez n'importe quelle carte sauf {own}\u{202f}: si vous voyez juste, il quitte la manche."
        ),
        Effect::Look => "Jetez un œil discret à la carte d'un autre joueur. Un galant homme la garderait pour lui.".into(),
        Effect::Compare => {
            "Vous et un autre joueur vous montrez vos cartes, à l'abri des regards\u{202f}: la plus basse quitte la manche\u{202f}; à valeur égale, on se sépare bons amis.".into()
        }
        Effect::Protect => {
            "Jusqu'à votre prochain tour, personne d'autre ne peut vous choisir. Elle sait quelles portes tenir closes.".into()
        }
        Effect::Renew => {
            let fatal = fatal(book, Lang::Fr);
            format!("Choisissez un joueur, vous compris\u{202f}: il pose sa carte, qui reste sans effet ({fatal} reste fatale), et en pioche une autre (la carte mise de côté si la pioche est vide).")
        }
        Effect::Swap => "Échangez la carte qui vous reste avec celle d'un autre joueur. Cela ne se refuse pas.".into(),
        Effect::LeaveBefore(kinds) => format!(
            "Avec {} dans la même main, c'est elle que vous jouez. Sinon elle ne fait rien, et le fait à merveille.",
            list(book, kinds, Lang::Fr, " ou ")
        ),
        Effect::Fall => "Posez-la, quelle qu'en soit la raison, et vous quittez la manche.".into(),
    }
}

fn japanese(face: &Face, book: &Book) -> String {
    let own = name(book, face.id, Lang::Ja);
    match face.effect {
        Effect::Guess => format!("ほかのプレイヤーを一人選び、{own}以外のカードを一つ言う。当たれば、その人は脱落。"),
        Effect::Look => "ほかのプレイヤー一人の手札をこっそり見る。".into(),
        Effect::Compare => {
            "ほかのプレイヤー一人と手札をひそかに見せ合う。数の小さいほうが脱落。同じなら何も起こらない。".into()
        }
        Effect::Protect => "次の自分の番まで、ほかの人はあなたを選べない。".into(),
        Effect::Renew => {
            let fatal = fatal(book, Lang::Ja);
            format!(
                "自分を含む一人を選ぶ。その人は手札を効果なしで捨て({fatal}なら脱落)、一枚引く(山札がなければ、伏せておいた一枚を取る)。"
            )
        }
        Effect::Swap => "残した手札を、ほかのプレイヤー一人の手札と交換する。".into(),
        Effect::LeaveBefore(kinds) => {
            format!("{}と一緒に持ったら、必ずこちらを出す。出しても何も起こらない。", list(book, kinds, Lang::Ja, "か"))
        }
        Effect::Fall => "どんな理由でも、捨てたら脱落。".into(),
    }
}

fn name(book: &Book, card: Card, lang: Lang) -> &str {
    book.face(card).names.get(lang)
}

/// The card that nobody lays down and stays.
fn fatal(book: &Book, lang: Lang) -> String {
    let cards = Card::all().filter(|&card| book.effect(card) == Effect::Fall);
    cards.map(|card| name(book, card, lang)).collect::<Vec<_>>().join(", ")
}

fn list(book: &Book, kinds: Kinds, lang: Lang, between: &str) -> String {
    kinds.cards().map(|card| name(book, card, lang)).collect::<Vec<_>>().join(between)
}

#[cfg(test)]
mod tests {
    use crate::card_infos;

    #[test]
    fn every_card_has_a_text_in_every_language_and_names_come_from_the_data() {
        for card in card_infos() {
            assert!(!card.text.en.is_empty() && !card.text.fr.is_empty() && card.text.ja.is_some(), "{}", card.id);
        }
        let countess = &card_infos()[6].text;
        assert!(countess.en.contains("Prince Arnaud or King Arnaud IV"));
        assert!(countess.fr.contains("Prince Arnaud ou Roi Arnaud IV"));
        assert!(card_infos()[0].text.en.contains("any card but Guard Odette"));
    }
}
