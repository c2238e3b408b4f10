//! Rule text rendered from the card data.
//!
//! The text of a card comes from the same words that the engine compiles, so the two cannot
//! disagree. This module turns words into a *plan* ([`Step`]s made of [`Deed`]s) that no language
//! owns; `en`, `fr` and `ja` put the plan into sentences. Every match over the vocabulary is
//! exhaustive: a new word does not compile until it can be said.
//!
//! No card is known by name. The one exception are the two events, whose rules are rules of the
//! game (TC-EVENT) and stand in no card data: each language has one table for them.

mod en;
mod fr;
mod ja;
#[cfg(test)]
mod tests;

use livret_kernel::{Lang, Names};

use crate::library::Library;
use crate::program::{About, Round};
use crate::words::{
    Ability, Bonus, CardDef, Cond, Counter, Filter, How, Kind, Moment, Pantry, Place, Price, Standing, When, Word, Work,
};

/// What a card does, in every language of the house; empty where its symbols say everything.
#[must_use]
pub fn card_text(library: &Library, def: &CardDef) -> Names {
    let names = Names {
        en: compose(&en::English(library), def),
        fr: compose(&fr::French(library), def),
        ja: Some(compose(&ja::Japanese(library), def)),
    };
    if in_the_park(library, def) { parks(names) } else { names }
}

/// Does the card's box call its town a park (Motto)?
fn in_the_park(library: &Library, def: &CardDef) -> bool {
    let set = library.index(&def.id).map(|index| library.cards[index].set);
    set.is_some_and(|set| library.sets[set].id == "motto-tanto-cuore")
}

/// The sentences of a town, said of a park.
fn parks(names: Names) -> Names {
    let french = [("en Ville", "au Parc"), ("depuis la Ville", "depuis le Parc"), ("de la Ville", "du Parc")];
    Names {
        en: names.en.replace("the town", "the park"),
        fr: french.iter().fold(names.fr, |text, (town, park)| text.replace(town, park)),
        ja: names.ja.map(|text| text.replace("施設", "公園")),
    }
}

/// Some words of a card, in every language of the house; in a park where the table calls its town so.
#[must_use]
pub fn words_text(library: &Library, words: &[Word], about: About, park: bool) -> Names {
    let names = Names {
        en: compose_words(&en::English(library), words, about),
        fr: compose_words(&fr::French(library), words, about),
        ja: Some(compose_words(&ja::Japanese(library), words, about)),
    };
    if park { parks(names) } else { names }
}

fn compose_words<T: Tongue>(tongue: &T, words: &[Word], about: About) -> String {
    let who = match about {
        About::User => Who::You,
        About::Player => Who::To(None),
    };
    tongue.paragraph(&tell(tongue, &plan(words), who))
}

/// What some words do to the player they are about, said to that player: without what they cost or bring their user.
#[must_use]
pub fn suffered_text(library: &Library, words: &[Word], park: bool) -> Option<Names> {
    let names = Names {
        en: compose_suffered(&en::English(library), words)?,
        fr: compose_suffered(&fr::French(library), words)?,
        ja: compose_suffered(&ja::Japanese(library), words),
    };
    Some(if park { parks(names) } else { names })
}

fn compose_suffered<T: Tongue>(tongue: &T, words: &[Word]) -> Option<String> {
    let mut steps = plan(words);
    // Whoever is asked has so many cards.
    if let [Step::If(Cond::HandAtLeast(_), then)] = &mut steps[..] {
        steps = std::mem::take(then);
    }
    let told = tell(tongue, &theirs(steps), Who::You);
    (!told.is_empty()).then(|| tongue.paragraph(&told))
}

/// Of steps about a player, what that player does.
fn theirs(steps: Vec<Step>) -> Vec<Step> {
    steps.into_iter().filter_map(their_step).collect()
}

fn their_step(step: Step) -> Option<Step> {
    match step {
        Step::Do(deed) => deed.is_theirs().then_some(step),
        Step::If(cond, then) => Some(theirs(then)).filter(|then| !then.is_empty()).map(|then| Step::If(cond, then)),
        Step::May(may) if may.lead.is_some_and(Deed::is_theirs) => {
            Some(Step::May(May { rest: theirs(may.rest), ..may }))
        }
        Step::Demand(filter, rest) => Some(Step::Demand(filter, theirs(rest))),
        // The user may, goes round, or chooses.
        Step::May(_) | Step::Round(..) | Step::Choose(..) => None,
    }
}

/// What a card counts at the end of the game besides its printed points.
#[must_use]
pub fn scoring_text(library: &Library, def: &CardDef) -> Option<Names> {
    Some(Names {
        en: compose_scoring(&en::English(library), def)?,
        fr: compose_scoring(&fr::French(library), def)?,
        ja: compose_scoring(&ja::Japanese(library), def),
    })
}

/// One thing that somebody does.
#[derive(Clone, Copy)]
enum Deed<'a> {
    Draw(u8),
    Gain(Counter, u8),
    GainOneOf(&'a [Counter]),
    Discard(&'a Filter),
    DiscardUpTo(u8),
    DiscardTwins,
    DiscardDownTo(u8),
    KeepOne,
    Return(u8, &'a Filter),
    Exchange(u8, &'a str, &'a Filter),
    Take(&'a Filter, Place),
    Give(&'a Filter),
    PutBack(Place),
    LookAtTop,
    DiscardTop,
    DiscardOwnTop,
    Sift(u8),
    RevealAndKeepOne(u8),
    PlaceHabit,
    PlaceIllnesses(u8),
    ReturnEvent,
    MoveEvent,
    PeekAndSwap,
    ReturnBuilding,
    SwapPrivate,
    /// So many at most; 0: any number.
    ChamberUpTo(u8, &'a Filter),
    Chamber(&'a Filter),
    ReturnSelf,
    DismissSelf,
    LeaveSelf,
    ShowHand,
    NextHand(i8),
    EndServing,
    EndTurn,
    HirePrice(&'a Filter, Price),
    NextHireLess(u8),
    FirstMaster,
    EndGame,
}

/// One step of an effect.
enum Step<'a> {
    Do(Deed<'a>),
    If(&'a Cond, Vec<Step<'a>>),
    May(May<'a>),
    Round(Round, Vec<Step<'a>>),
    /// About a chosen player; optional where so marked.
    Choose(Pick, Option<Optional>, Vec<Step<'a>>),
    /// Discard such a card, or else.
    Demand(&'a Filter, Vec<Step<'a>>),
}

struct Optional;

/// Something optional: what is done, and what follows from it.
struct May<'a> {
    cond: Option<&'a Cond>,
    /// Absent: the whole of what follows is optional.
    lead: Option<Deed<'a>>,
    rest: Vec<Step<'a>>,
    follows: Follows,
}

#[derive(Clone, Copy, PartialEq)]
enum Follows {
    Once,
    ForEach,
}

#[derive(Clone, Copy, PartialEq)]
enum Pick {
    AnyDeck,
    Opponent,
    OtherHand,
}

/// Whom a sentence is about.
#[derive(Clone, Copy, PartialEq)]
enum Who {
    /// The user: spoken to.
    You,
    /// Players who do it themselves, named for the first time; with so many cards in hand only.
    Each(Round, Option<u8>),
    /// The player spoken of before does it.
    They,
    /// The user does it to a player; named for the first time, or spoken of before.
    To(Option<Pick>),
}

impl Who {
    /// The same players, mentioned again.
    fn again(self) -> Who {
        match self {
            Who::You => Who::You,
            Who::Each(..) | Who::They => Who::They,
            Who::To(_) => Who::To(None),
        }
    }

    /// Is the user the one who acts?
    fn user_acts(self) -> bool {
        matches!(self, Who::You | Who::To(_))
    }
}

/// Who a deed's own player is: GEN-05 (a hand's owner chooses from it, the user all else).
enum Doer {
    /// Always the user.
    User,
    /// The user, to the player the words are about.
    UserTo,
    /// The player the words are about; the user can do it in that player's place.
    Either,
    /// The player the words are about.
    Player,
}

impl Deed<'_> {
    fn doer(self) -> Doer {
        match self {
            Deed::Gain(..)
            | Deed::GainOneOf(_)
            | Deed::DiscardOwnTop
            | Deed::PlaceIllnesses(_)
            | Deed::MoveEvent
            | Deed::SwapPrivate
            | Deed::ReturnSelf
            | Deed::DismissSelf
            | Deed::LeaveSelf
            | Deed::EndServing
            | Deed::EndTurn
            | Deed::HirePrice(..)
            | Deed::NextHireLess(_)
            | Deed::FirstMaster
            | Deed::EndGame => Doer::User,
            Deed::LookAtTop | Deed::Sift(_) | Deed::PeekAndSwap | Deed::ReturnBuilding => Doer::UserTo,
            Deed::DiscardTop => Doer::Either,
            Deed::Draw(_)
            | Deed::Discard(_)
            | Deed::DiscardUpTo(_)
            | Deed::DiscardTwins
            | Deed::DiscardDownTo(_)
            | Deed::KeepOne
            | Deed::Return(..)
            | Deed::Exchange(..)
            | Deed::Take(..)
            | Deed::Give(_)
            | Deed::PutBack(_)
            | Deed::RevealAndKeepOne(_)
            | Deed::PlaceHabit
            | Deed::ReturnEvent
            | Deed::ChamberUpTo(..)
            | Deed::Chamber(_)
            | Deed::ShowHand
            | Deed::NextHand(_) => Doer::Player,
        }
    }

    /// Does the player spoken of do it?
    fn is_theirs(self) -> bool {
        matches!(self.doer(), Doer::Either | Doer::Player)
    }

    /// Is there a card that "it" can mean afterwards?
    fn shows_a_card(self) -> bool {
        matches!(self, Deed::DiscardTop | Deed::DiscardOwnTop)
    }

    /// Can "any player's" stand in it?
    fn names_a_player(self) -> bool {
        matches!(self.doer(), Doer::UserTo | Doer::Either)
    }

    /// Whom the deed is told of, in words about `who`.
    fn told_of(self, who: Who) -> Who {
        match (self.doer(), who) {
            (_, Who::You) | (Doer::User, _) => Who::You,
            (Doer::UserTo, Who::To(_)) | (Doer::Either, _) => who,
            (Doer::UserTo, _) => Who::To(None),
            (Doer::Player, Who::To(_)) => Who::They,
            (Doer::Player, _) => who,
        }
    }
}

fn plan(words: &[Word]) -> Vec<Step<'_>> {
    words.iter().map(step).collect()
}

// One arm a word: the length is the vocabulary's.
fn step(word: &Word) -> Step<'_> {
    match word {
        Word::Draw(n) => Step::Do(Deed::Draw(*n)),
        Word::Gain(counter, n) => Step::Do(Deed::Gain(*counter, *n)),
        Word::GainOneOf(counters) => Step::Do(Deed::GainOneOf(counters)),
        Word::If(cond, then) => Step::If(cond, plan(then)),
        Word::May(cond, then) => may_all(Some(cond), then),
        Word::EachOther(body) => Step::Round(Round::Others, plan(body)),
        Word::EachPlayer(body) => Step::Round(Round::All, plan(body)),
        Word::Neighbours(body) => Step::Round(Round::Neighbours, plan(body)),
        Word::Discard(filter) => Step::Do(Deed::Discard(filter)),
        Word::DiscardDownTo(n) => Step::Do(Deed::DiscardDownTo(*n)),
        Word::MayDiscard(filter, then) => may(Deed::Discard(filter), then),
        Word::MayDiscardUpTo(n, each) => {
            let (lead, rest) = (Some(Deed::DiscardUpTo(*n)), plan(each));
            Step::May(May { cond: None, lead, rest, follows: Follows::ForEach })
        }
        Word::MayDiscardTwins(then) => may(Deed::DiscardTwins, then),
        Word::KeepOne => Step::Do(Deed::KeepOne),
        Word::MayReturn(n, filter, then) => may(Deed::Return(*n, filter), then),
        Word::Return(filter) => Step::Do(Deed::Return(1, filter)),
        Word::MayExchange(n, id, filter) => may(Deed::Exchange(*n, id, filter), &[]),
        Word::Take(filter, place) => Step::Do(Deed::Take(filter, *place)),
        Word::MayTake(filter, place, then) => may(Deed::Take(filter, *place), then),
        Word::MayGive(filter) => may(Deed::Give(filter), &[]),
        Word::PutBack(place) => Step::Do(Deed::PutBack(*place)),
        Word::MayPutBack(place) => may(Deed::PutBack(*place), &[]),
        Word::AnyDeck(body) => Step::Choose(Pick::AnyDeck, None, plan(body)),
        Word::MayAnyDeck(body) => Step::Choose(Pick::AnyDeck, Some(Optional), plan(body)),
        Word::Opponent(body) => Step::Choose(Pick::Opponent, None, plan(body)),
        Word::OtherHand(body) => Step::Choose(Pick::OtherHand, None, plan(body)),
        Word::LookAtTop => Step::Do(Deed::LookAtTop),
        Word::DiscardTop => Step::Do(Deed::DiscardTop),
        Word::DiscardOwnTop => Step::Do(Deed::DiscardOwnTop),
        Word::Sift(n) => Step::Do(Deed::Sift(*n)),
        Word::RevealAndKeepOne(n) => Step::Do(Deed::RevealAndKeepOne(*n)),
        Word::PlaceHabit => Step::Do(Deed::PlaceHabit),
        Word::PlaceIllnesses(n) => Step::Do(Deed::PlaceIllnesses(*n)),
        Word::MayReturnEvent => may(Deed::ReturnEvent, &[]),
        Word::MoveEvent => Step::Do(Deed::MoveEvent),
        Word::PeekAndSwap => Step::Do(Deed::PeekAndSwap),
        Word::MayReturnBuilding => may(Deed::ReturnBuilding, &[]),
        Word::MaySwapPrivate => may(Deed::SwapPrivate, &[]),
        Word::MayChamber(n, filter) => may(Deed::ChamberUpTo(*n, filter), &[]),
        Word::Chamber(filter) => Step::Do(Deed::Chamber(filter)),
        Word::ReturnSelf => Step::Do(Deed::ReturnSelf),
        Word::DismissSelf => Step::Do(Deed::DismissSelf),
        Word::LeaveSelf => Step::Do(Deed::LeaveSelf),
        Word::Demand(filter, then) => {
            let failed = [Step::Do(Deed::ShowHand)].into_iter().chain(plan(then));
            Step::Demand(filter, failed.collect())
        }
        Word::NextHand(n) => Step::Do(Deed::NextHand(*n)),
        Word::EndServing => Step::Do(Deed::EndServing),
        Word::EndTurn => Step::Do(Deed::EndTurn),
        Word::HirePrice(filter, price) => Step::Do(Deed::HirePrice(filter, *price)),
        Word::NextHireLess(n) => Step::Do(Deed::NextHireLess(*n)),
        Word::FirstMaster => Step::Do(Deed::FirstMaster),
        Word::EndGame => Step::Do(Deed::EndGame),
    }
}

fn may<'a>(lead: Deed<'a>, then: &'a [Word]) -> Step<'a> {
    Step::May(May { cond: None, lead: Some(lead), rest: plan(then), follows: Follows::Once })
}

/// Words that are optional as a whole: the first is what "you may" speaks of.
fn may_all<'a>(cond: Option<&'a Cond>, words: &'a [Word]) -> Step<'a> {
    let cond = cond.filter(|c| !is_implied(c, words));
    let mut steps = plan(words);
    if let [Step::Choose(_, optional, _)] = &mut steps[..]
        && cond.is_none()
    {
        *optional = Some(Optional);
        return steps.remove(0);
    }
    let lead = if let Some(Step::Do(deed)) = steps.first() { Some(*deed) } else { None };
    let rest = steps.into_iter().skip(lead.is_some().into()).collect();
    Step::May(May { cond, lead, rest, follows: Follows::Once })
}

/// Does a condition say no more than that the words can be done at all? Nobody discards a card
/// they do not hold: such a condition is left unsaid.
fn is_implied(cond: &Cond, words: &[Word]) -> bool {
    let first = words.first();
    match cond {
        Cond::HandAtLeast(1) => matches!(first, Some(Word::Discard(_) | Word::PutBack(_))),
        Cond::Holds(filter) => matches!(first, Some(Word::Discard(f) | Word::Return(f)) if f == filter),
        Cond::CanReveal => matches!(
            first,
            Some(Word::Draw(_) | Word::LookAtTop | Word::DiscardTop | Word::Sift(_) | Word::RevealAndKeepOne(_))
        ),
        Cond::InTown(filter) => matches!(first, Some(Word::Take(f, _)) if f == filter),
        Cond::SomeoneCanFallIll => words.iter().any(|w| matches!(w, Word::PlaceIllnesses(_))),
        Cond::SomeEventCanMove => first == Some(&Word::MoveEvent),
        Cond::SomeoneHolds => matches!(first, Some(Word::OtherHand(_))),
        Cond::All(conds) => conds.iter().all(|c| is_implied(c, words)),
        Cond::HandAtLeast(_)
        | Cond::Seen(_)
        | Cond::SeenCostsMore(_)
        | Cond::BuildingsAtLeast(_)
        | Cond::EveryServed(_)
        | Cond::MoreThan(..)
        | Cond::ChiefBeneath => false,
    }
}

/// The conditions inside a condition that must be said.
fn said<'a>(cond: &'a Cond, words: &[Word]) -> Vec<&'a Cond> {
    if let Cond::All(conds) = cond {
        return conds.iter().flat_map(|c| said(c, words)).collect();
    }
    if is_implied(cond, words) { Vec::new() } else { vec![cond] }
}

/// Where the cards of a filter are looked for. In a hand there are no private maids to except.
#[derive(Clone, Copy, PartialEq)]
enum Zone {
    Hand,
    Elsewhere,
}

/// What a card is called.
#[derive(Clone, Copy, PartialEq)]
enum Head<'a> {
    Card,
    Love,
    Maid,
    General,
    Chief,
    ChambermaidChief,
    Chamberable,
    Building,
    Named(&'a str),
}

/// A test of the printed cost.
#[derive(Clone, Copy, PartialEq)]
enum Cost {
    Is(u8),
    AtMost(u8),
    AtLeast(u8),
}

/// One alternative of a filter: one of the heads, that is all of these too, and costs so much.
#[derive(Clone, PartialEq)]
struct Noun<'a> {
    heads: Vec<Head<'a>>,
    also: Vec<Head<'a>>,
    costs: Vec<Cost>,
}

/// A filter as the alternatives that it means.
fn nouns(filter: &Filter, zone: Zone) -> Vec<Noun<'_>> {
    let mut merged: Vec<Noun> = Vec::new();
    for noun in alternatives(filter, zone) {
        match merged.iter_mut().find(|m| m.also == noun.also && m.costs == noun.costs) {
            Some(same) => same.heads.extend(noun.heads),
            None => merged.push(noun),
        }
    }
    merged
}

fn alternatives(filter: &Filter, zone: Zone) -> Vec<Noun<'_>> {
    let head = |head| vec![Noun { heads: vec![head], also: Vec::new(), costs: Vec::new() }];
    let cost = |cost| vec![Noun { heads: vec![Head::Card], also: Vec::new(), costs: vec![cost] }];
    match filter {
        Filter::Any => head(Head::Card),
        Filter::Love => head(Head::Love),
        // Outside a hand "maid" would let private maids in (AMB-TC-29, AMB-EH-16, AMB-RV-12).
        Filter::Maid if zone == Zone::Elsewhere => [head(Head::General), head(Head::Chief)].concat(),
        Filter::Maid => head(Head::Maid),
        Filter::General => head(Head::General),
        Filter::Chief => head(Head::Chief),
        Filter::ChambermaidChief => head(Head::ChambermaidChief),
        Filter::Chamberable => head(Head::Chamberable),
        Filter::Building => head(Head::Building),
        Filter::Named(id) => head(Head::Named(id)),
        Filter::Cost(n) => cost(Cost::Is(*n)),
        Filter::CostAtMost(n) => cost(Cost::AtMost(*n)),
        Filter::CostAtLeast(n) => cost(Cost::AtLeast(*n)),
        Filter::Either(a, b) => [alternatives(a, zone), alternatives(b, zone)].concat(),
        Filter::Both(a, b) => {
            let others = alternatives(b, zone);
            let ours = alternatives(a, zone);
            ours.iter().flat_map(|a| others.iter().map(|b| both(a, b))).collect()
        }
    }
}

fn both<'a>(a: &Noun<'a>, b: &Noun<'a>) -> Noun<'a> {
    let (named, other) = if a.heads == [Head::Card] { (b, a) } else { (a, b) };
    let mut also = [&named.also[..], &other.also[..]].concat();
    if other.heads != [Head::Card] {
        also.extend(&other.heads);
    }
    Noun { heads: named.heads.clone(), also, costs: [&a.costs[..], &b.costs[..]].concat() }
}

/// A language: what it takes to put a plan into sentences. Sentences come without capital and stop.
trait Tongue {
    /// Deeds of one acting side, one after the other.
    fn acts(&self, deeds: &[(Deed, Who)]) -> String;
    /// Something that may be done.
    fn may(&self, lead: Deed, who: Who) -> String;
    /// Everything that follows may be done.
    fn may_use(&self, who: Who, clause: &str) -> String;
    /// What follows from having done it.
    fn if_done(&self, who: Who, clause: &str) -> String;
    fn for_each(&self, lead: &str, clause: &str) -> String;
    fn if_not_able(&self, who: Who, clause: &str) -> String;
    fn given(&self, conds: &[&Cond], who: Who, clause: &str) -> String;
    /// The choice of a player, where the words do not name one.
    fn choose(&self, pick: Pick, optional: Option<&Optional>) -> String;
    /// For every player of a round the user does something.
    fn for_round(&self, round: Round, clause: &str) -> String;
    fn clauses(&self, clauses: &[String]) -> String;
    fn when_served(&self, clause: &str) -> String;

    fn event(&self, id: &str) -> Option<String>;
    fn chamber(&self, servings: u8) -> String;
    fn only_if(&self, cond: &Cond) -> String;
    /// The price of a reminiscence, before its effect.
    fn memory(&self, tier: u8, price: &[(&Filter, u8)], clause: &str) -> String;
    fn work(&self, work: Work) -> String;
    fn opens(&self, pile: Pantry) -> String;
    /// The moment of an ability, before what it does.
    fn moment(&self, at: Moment, how: How, chambered: bool, clause: &str) -> String;
    fn standing(&self, def: &CardDef, standing: &Standing) -> String;
    fn bonus(&self, def: &CardDef, bonus: &Bonus) -> String;
    fn at_the_end(&self, clauses: &str) -> String;
    /// Sentences made into a text.
    fn paragraph(&self, sentences: &[String]) -> String;
}

fn compose<T: Tongue>(tongue: &T, def: &CardDef) -> String {
    let mut said: Vec<String> = Vec::new();
    if def.kind == Kind::Event {
        said.extend(tongue.event(&def.id));
    }
    said.extend(def.chamber.map(|servings| tongue.chamber(servings)));
    said.extend(def.only_if.iter().map(|cond| tongue.only_if(cond)));
    said.extend(def.work.map(|work| tongue.work(work)));
    said.extend(def.opens.map(|pile| tongue.opens(pile)));
    said.extend(effect(tongue, def));
    // First in whose house a maid is, then what she does there.
    said.extend(def.always.iter().map(|standing| tongue.standing(def, standing)));
    said.extend(def.abilities.iter().flat_map(|ability| told_ability(tongue, def, ability)));
    said.extend(bonuses(tongue, def).map(|clauses| tongue.at_the_end(&clauses)));
    tongue.paragraph(&said)
}

fn compose_scoring<T: Tongue>(tongue: &T, def: &CardDef) -> Option<String> {
    bonuses(tongue, def).map(|clauses| tongue.paragraph(&[clauses]))
}

fn bonuses<T: Tongue>(tongue: &T, def: &CardDef) -> Option<String> {
    let told: Vec<String> = def.bonus.iter().map(|bonus| tongue.bonus(def, bonus)).collect();
    (!told.is_empty()).then(|| tongue.clauses(&told))
}

/// What happens when she has served, or when the reminiscence is acquired.
fn effect<T: Tongue>(tongue: &T, def: &CardDef) -> Vec<String> {
    let mut sentences = tell(tongue, &plan(&def.then), Who::You);
    if !def.price.is_empty() {
        let first = if sentences.is_empty() { String::new() } else { sentences.remove(0) };
        sentences.insert(0, tongue.memory(def.tier.unwrap_or(1), &counted(&def.price), &first));
    } else if def.chamber.is_some() && !sentences.is_empty() {
        // After the chambering price the text could be taken for what chambering does.
        sentences[0] = tongue.when_served(&sentences[0]);
    }
    sentences
}

fn counted(price: &[Filter]) -> Vec<(&Filter, u8)> {
    let mut lines: Vec<(&Filter, u8)> = Vec::new();
    for filter in price {
        match lines.iter_mut().find(|(f, _)| *f == filter) {
            Some((_, n)) => *n += 1,
            None => lines.push((filter, 1)),
        }
    }
    lines
}

fn told_ability<T: Tongue>(tongue: &T, def: &CardDef, ability: &Ability) -> Vec<String> {
    let who = if ability.at == Moment::OthersDismissal { Who::They } else { Who::You };
    let needs: Vec<&Cond> = ability.needs.iter().flat_map(|cond| said(cond, &ability.does)).collect();
    let steps = match ability.how {
        How::Use => vec![may_all(None, &ability.does)],
        How::Auto | How::Must => plan(&ability.does),
    };
    let mut sentences = tell(tongue, &steps, who);
    if let Some(first) = sentences.first_mut() {
        let clause = given(tongue, &needs, who, std::mem::take(first));
        *first = tongue.moment(ability.at, ability.how, def.chamber.is_some(), &clause);
    }
    sentences
}

/// The sentences of some steps.
fn tell<T: Tongue>(tongue: &T, steps: &[Step], mut who: Who) -> Vec<String> {
    let mut sentences = Vec::new();
    let mut at = 0;
    while at < steps.len() {
        let run = run_of_deeds(&steps[at..], who);
        if run.is_empty() {
            sentences.extend(tell_step(tongue, &steps[at], who));
            at += 1;
        } else {
            at += run.len();
            sentences.push(tongue.acts(&run));
        }
        who = who.again();
    }
    sentences
}

/// The deeds that these steps begin with and that one side does: one sentence.
fn run_of_deeds<'a>(steps: &[Step<'a>], mut who: Who) -> Vec<(Deed<'a>, Who)> {
    let mut run: Vec<(Deed, Who)> = Vec::new();
    for step in steps {
        let Step::Do(deed) = step else { break };
        let told = deed.told_of(who);
        if run.first().is_some_and(|(_, first)| first.user_acts() != told.user_acts()) {
            break;
        }
        run.push((*deed, told));
        who = who.again();
    }
    run
}

fn tell_step<T: Tongue>(tongue: &T, step: &Step, who: Who) -> Vec<String> {
    match step {
        Step::Do(deed) => vec![tongue.acts(&[(*deed, deed.told_of(who))])],
        Step::If(cond, then) => vec![given(tongue, &said(cond, &[]), who, clause(tongue, then, who))],
        Step::May(may) => tell_may(tongue, may, who),
        Step::Round(round, body) => tell_round(tongue, *round, body),
        Step::Choose(pick, optional, body) => tell_choice(tongue, *pick, optional.as_ref(), body),
        Step::Demand(filter, rest) => {
            let discard = Deed::Discard(filter);
            let failed = clause(tongue, rest, who.again());
            vec![
                tongue.acts(&[(discard, discard.told_of(who))]),
                tongue.if_not_able(discard.told_of(who.again()), &failed),
            ]
        }
    }
}

fn given<T: Tongue>(tongue: &T, conds: &[&Cond], who: Who, clause: String) -> String {
    if conds.is_empty() { clause } else { tongue.given(conds, who, &clause) }
}

fn tell_may<T: Tongue>(tongue: &T, may: &May, who: Who) -> Vec<String> {
    let conds = may.cond.map(|cond| said(cond, &[])).unwrap_or_default();
    let Some(lead) = may.lead else {
        let whole = tongue.may_use(who, &clause(tongue, &may.rest, who));
        return vec![given(tongue, &conds, who, whole)];
    };
    let first = given(tongue, &conds, who, tongue.may(lead, lead.told_of(who)));
    match may.follows {
        Follows::ForEach => vec![tongue.for_each(&first, &clause(tongue, &may.rest, who.again()))],
        Follows::Once => [vec![first], tell_consequence(tongue, lead, &may.rest, who.again())].concat(),
    }
}

/// What follows from an optional deed.
fn tell_consequence<T: Tongue>(tongue: &T, lead: Deed, rest: &[Step], who: Who) -> Vec<String> {
    let asks_what_was_seen = |step: &Step| matches!(step, Step::If(Cond::Seen(_) | Cond::SeenCostsMore(_), _));
    if rest.is_empty() {
        Vec::new()
    } else if lead.shows_a_card() && rest.iter().all(asks_what_was_seen) {
        // "If it is a Love card" says by itself that a card was seen.
        tell(tongue, rest, who)
    } else {
        vec![tongue.if_done(lead.told_of(who), &clause(tongue, rest, who))]
    }
}

fn tell_round<T: Tongue>(tongue: &T, round: Round, body: &[Step]) -> Vec<String> {
    match body {
        [Step::If(Cond::HandAtLeast(n), then)] if begins_with_players(then) => {
            tell(tongue, then, Who::Each(round, Some(*n)))
        }
        _ if begins_with_players(body) => tell(tongue, body, Who::Each(round, None)),
        _ => vec![tongue.for_round(round, &clause(tongue, body, Who::To(None)))],
    }
}

/// Can the players of a round be the subject of the first sentence?
fn begins_with_players(steps: &[Step]) -> bool {
    match steps.first() {
        Some(Step::Do(deed) | Step::May(May { cond: None, lead: Some(deed), .. })) => deed.is_theirs(),
        Some(Step::Demand(..)) => true,
        _ => false,
    }
}

fn tell_choice<T: Tongue>(tongue: &T, pick: Pick, optional: Option<&Optional>, body: &[Step]) -> Vec<String> {
    let lead = match body.first() {
        Some(Step::Do(deed)) if deed.names_a_player() => Some(*deed),
        _ => None,
    };
    match (lead, optional) {
        (Some(_), None) => tell(tongue, body, Who::To(Some(pick))),
        (Some(lead), Some(_)) => {
            let first = tongue.may(lead, Who::To(Some(pick)));
            [vec![first], tell_consequence(tongue, lead, &body[1..], Who::To(None))].concat()
        }
        (None, None) => [vec![tongue.choose(pick, None)], tell(tongue, body, Who::To(None))].concat(),
        (None, optional) => {
            let rest = clause(tongue, body, Who::To(None));
            vec![tongue.choose(pick, optional), tongue.if_done(Who::You, &rest)]
        }
    }
}

fn clause<T: Tongue>(tongue: &T, steps: &[Step], who: Who) -> String {
    tongue.clauses(&tell(tongue, steps, who))
}

/// "a, b and c".
fn listed(items: &[String], comma: &str, last: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [before @ .., end] => format!("{}{last}{end}", before.join(comma)),
    }
}

/// Acts that begin with the verb of the one before without it: "discard this and that".
fn without_repeated_verb(acts: &[String]) -> Vec<String> {
    let verb = |act: &str| act.split(' ').next().map(str::to_owned);
    let shorter = |i: usize, act: &String| match act.split_once(' ') {
        Some((_, rest)) if i > 0 && verb(act) == verb(&acts[i - 1]) => rest.to_owned(),
        _ => act.clone(),
    };
    acts.iter().enumerate().map(|(i, act)| shorter(i, act)).collect()
}

/// A number with its sign, the minus sign being one.
fn signed(n: i8) -> String {
    if n < 0 { format!("−{}", n.unsigned_abs()) } else { format!("+{n}") }
}

/// A number that has a sign only below zero.
fn plain(n: i8) -> String {
    if n < 0 { signed(n) } else { n.to_string() }
}

/// What a copy is worth with a bonus, and without, where both can be said in one number each.
fn worth(def: &CardDef, bonus: i8) -> Option<(i8, i8)> {
    let printed = def.vp.filter(|_| def.bonus.len() == 1)?;
    Some((printed.saturating_add(bonus), printed))
}

/// The first letter made a capital; a text that begins with a sign or a digit stays.
fn capital(sentence: &str) -> String {
    let mut chars = sentence.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

fn name(library: &Library, id: &str, lang: Lang) -> String {
    library.names(id).map_or(id, |names| names.get(lang)).into()
}

/// "End of game" values need no condition said where it always holds.
fn has_condition(when: &When) -> bool {
    *when != When::Always
}
