//! What a card says in signs, where there is no room for its text.

use livret_kernel::Sign;

use crate::words::{Ability, CardDef, Filter, Moment, Word};

const THEN: Sign = Sign::word("then");
const OR: Sign = Sign::word("or");

/// What it asks for besides love: the skill of a preparation, the cards of a reminiscence.
pub fn asks(card: &CardDef) -> Vec<Sign> {
    if let Some(work) = &card.work {
        return vec![Sign::many(work.skill.as_str(), work.needs)];
    }
    let mut signs: Vec<Sign> = Vec::new();
    for filter in &card.price {
        let Some(sign) = wanted(filter) else { return Vec::new() };
        match signs.last_mut() {
            Some(last) if sign.sign == "chief" && last.sign == "chief" => last.n = last.n.map(|n| n + 1),
            _ => signs.push(sign),
        }
    }
    signs
}

/// A card that is given up.
fn wanted(filter: &Filter) -> Option<Sign> {
    match filter {
        Filter::Cost(n) => Some(Sign::many("cost", *n)),
        Filter::Chief => Some(Sign::many("chief", 1)),
        Filter::Named(id) => Some(Sign::many("love", id.strip_suffix("-love")?.parse().ok()?)),
        Filter::Any | Filter::Love | Filter::Maid | Filter::General | Filter::ChambermaidChief => None,
        Filter::Chamberable | Filter::Building | Filter::CostAtMost(_) | Filter::CostAtLeast(_) => None,
        Filter::Both(..) | Filter::Either(..) => None,
    }
}

/// What its text comes to, if signs say all of it.
pub fn does(card: &CardDef) -> Vec<Sign> {
    if let Some(pile) = card.opens {
        return vec![Sign::word(pile.as_str())];
    }
    if !card.always.is_empty() || !card.bonus.is_empty() || card.only_if.is_some() {
        return Vec::new();
    }
    let signs = match (card.then.as_slice(), card.abilities.as_slice()) {
        (then, []) => in_turn(then),
        ([], [ability]) => use_of(ability),
        _ => None,
    };
    signs.unwrap_or_default()
}

fn use_of(ability: &Ability) -> Option<Vec<Sign>> {
    let signs = in_turn(&ability.does)?;
    match ability.at {
        Moment::Starting | Moment::Refined => Some(signs),
        Moment::MaidDraw => Some([vec![Sign::word("draw"), THEN], signs].concat()),
        Moment::Serving | Moment::Hiring | Moment::Dismissal | Moment::OthersDismissal => None,
    }
}

/// One step after the other; a step without a sign leaves the whole to the text.
fn in_turn(words: &[Word]) -> Option<Vec<Sign>> {
    let steps = words.iter().map(step).collect::<Option<Vec<_>>>()?;
    Some(steps.join(&THEN))
}

fn step(word: &Word) -> Option<Vec<Sign>> {
    let sign = match word {
        Word::Draw(n) => Sign::many("draw", *n),
        Word::Gain(counter, n) => Sign::many(counter.as_str(), *n),
        Word::GainOneOf(counters) => {
            let each: Vec<_> = counters.iter().map(|counter| vec![Sign::many(counter.as_str(), 1)]).collect();
            return Some(each.join(&OR));
        }
        Word::Discard(Filter::Any | Filter::Maid) => Sign::many("away", 1),
        Word::Return(filter @ Filter::Named(_)) => wanted(filter)?,
        Word::FirstMaster => Sign::word("firstMaster"),
        Word::Discard(_) | Word::Return(_) | Word::If(..) | Word::May(..) | Word::EachOther(_) => return None,
        Word::EachPlayer(_) | Word::Neighbours(_) | Word::DiscardDownTo(_) | Word::MayDiscard(..) => return None,
        Word::MayDiscardUpTo(..) | Word::MayDiscardTwins(_) | Word::KeepOne | Word::MayReturn(..) => return None,
        Word::MayExchange(..) | Word::Take(..) | Word::MayTake(..) | Word::MayGive(_) | Word::PutBack(_) => {
            return None;
        }
        Word::MayPutBack(_) | Word::AnyDeck(_) | Word::MayAnyDeck(_) | Word::Opponent(_) => return None,
        Word::OtherHand(_) | Word::LookAtTop | Word::DiscardTop | Word::DiscardOwnTop | Word::Sift(_) => return None,
        Word::RevealAndKeepOne(_) | Word::PlaceHabit | Word::PlaceIllnesses(_) | Word::MayReturnEvent => return None,
        Word::MoveEvent | Word::PeekAndSwap | Word::MayReturnBuilding | Word::MaySwapPrivate => return None,
        Word::MayChamber(..) | Word::Chamber(_) | Word::ReturnSelf | Word::DismissSelf | Word::LeaveSelf => {
            return None;
        }
        Word::Demand(..) | Word::NextHand(_) | Word::EndServing | Word::EndTurn | Word::HirePrice(..) => return None,
        Word::NextHireLess(_) | Word::EndGame => return None,
    };
    Some(vec![sign])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::Library;

    fn said(signs: Vec<Sign>) -> String {
        let one = |sign: Sign| sign.n.map_or(sign.sign.into(), |n| format!("{} {n}", sign.sign));
        signs.into_iter().map(one).collect::<Vec<_>>().join(", ")
    }

    #[test]
    fn signs_say_what_the_text_says_or_nothing() {
        let library = Library::shipped();
        for (id, asked, done) in [
            ("fay-longfang", "", "love 1, or, employment 1"),
            ("milly-violet", "", "draw, then, serving 1"),
            ("ignis", "", "love 1, then, love 2"),
            ("ellis", "", "draw 1, then, away 1"),
            ("marianne-soleil-motto", "", "firstMaster"),
            ("noemi", "", "food"),
            ("food-2", "concentration 4", ""),
            ("scary-night", "cost 3, cost 2", ""),
            ("letter-from-home", "love 3, cost 3", "employment 2"),
            ("evening-tea", "chief 2", ""),
            ("esquine-foret", "", ""),
            ("safran-virginie", "", ""),
        ] {
            let info = library.card_infos().into_iter().find(|info| info.id == id).unwrap();
            assert_eq!((said(info.asks), said(info.does)), (asked.into(), done.into()), "{id}");
        }
    }
}
