//! Whether a card makes sense: every word stands where the engine can carry it out, and every text is short.
//!
//! The card language is total: whatever passes here can be played at any table without end or panic. Loops over
//! players do not stand in each other, texts are bounded, numbers are small, and a word that speaks of the card
//! itself stands only on cards of which that can be said. `testkit`'s generator writes cards of all words and holds
//! the engine to it.

use std::ops::RangeInclusive;

use livret_kernel::Clause;

use crate::words::{Ability, Bonus, CardDef, Cond, Counter, Filter, How, Kind, Moment, Place, Price, Standing, Word};
use crate::wrong::Unsound;

/// Lines of a price, and cards that one question may want from a hand, at most.
pub const MOST_LINES: usize = 8;
/// Words of a card at most, inner ones included.
const MOST_WORDS: usize = 40;
/// How deep words may stand in words.
const DEEPEST: usize = 6;
/// Instructions that a text may become at most: a word in a list "for each of up to eight" counts eight times.
const MOST_INSTRUCTIONS: u32 = 400;
/// Parts of a filter, of a condition; effects of one sort on a card.
const MOST_PARTS: usize = 8;
/// Letters of a name, and of an id or a rule.
const LONGEST_NAME: usize = 80;

/// What is wrong with a card, and where in its data.
#[derive(Debug)]
pub struct Flaw {
    /// Where, like `then[0].EachPlayer[1]`; empty for the card as a whole.
    pub path: String,
    /// What.
    pub wrong: Clause,
}

type Sound = Result<(), Flaw>;

fn flaw(path: &str, wrong: impl Into<Clause>) -> Sound {
    Err(Flaw { path: path.into(), wrong: wrong.into() })
}

fn must(holds: bool, path: &str, wrong: impl FnOnce() -> Unsound) -> Sound {
    if holds { Ok(()) } else { flaw(path, wrong()) }
}

/// Checks a card; `kind_of` tells the category of every card that there is.
pub fn check(def: &CardDef, kind_of: &dyn Fn(&str) -> Option<Kind>) -> Sound {
    let mut check = Check { def, kind_of, words: 0 };
    check.names()?;
    check.numbers()?;
    check.fields()?;
    check.texts()?;
    check.standings()?;
    check.bonuses()
}

/// Whom the words are about at some point.
#[derive(Clone, Copy, PartialEq)]
enum About {
    /// The user.
    You,
    /// Every player of a round.
    Round,
    /// A player whom the user has chosen.
    Chosen,
}

/// When a text is carried out.
#[derive(Clone, Copy, PartialEq)]
enum Time {
    /// When the maid has served.
    Served,
    /// When the reminiscence is acquired.
    Acquired,
    /// As an ability.
    Ability(Moment),
}

/// Which cards may bear a word.
#[derive(Clone, Copy)]
enum Bearer {
    Any,
    /// A maid who has just served.
    Served,
    /// A chambermaid, of herself.
    Chambermaid,
    /// A private maid, in her owner's turn.
    Private,
    /// Whatever happens in a serving phase.
    Serving,
    Refined,
}

/// Whom a word can be about.
#[derive(Clone, Copy)]
enum Subject {
    Anybody,
    /// The user alone: it chooses another player itself, or speaks of the user's own house.
    You,
    /// Not in a round: it counts where the round counts.
    NoRound,
    /// Another player only.
    Other,
}

/// Which cards a filter is asked to name.
#[derive(Clone, Copy, PartialEq)]
enum Named {
    Anything,
    /// If it names one card, that is a card of decks.
    DeckCard,
}

/// A word taken apart: what the checks need to know of it.
struct Shape<'a> {
    name: &'static str,
    n: Option<(i16, RangeInclusive<i16>)>,
    filter: Option<(&'a Filter, Named)>,
    cond: Option<&'a Cond>,
    card: Option<&'a str>,
    price: Option<Price>,
    place: Option<Place>,
    counters: Option<&'a [Counter]>,
    body: &'a [Word],
    body_about: Option<About>,
    /// How often the body is written out.
    times: u32,
    subject: Subject,
    bearer: Bearer,
}

impl<'a> Shape<'a> {
    fn plain(name: &'static str) -> Self {
        Shape {
            name,
            n: None,
            filter: None,
            cond: None,
            card: None,
            price: None,
            place: None,
            counters: None,
            body: &[],
            body_about: None,
            times: 1,
            subject: Subject::Anybody,
            bearer: Bearer::Any,
        }
    }

    fn n(mut self, n: impl Into<i16>, range: RangeInclusive<i16>) -> Self {
        self.n = Some((n.into(), range));
        self
    }

    fn of(mut self, filter: &'a Filter) -> Self {
        self.filter = Some((filter, Named::Anything));
        self
    }

    fn of_decks(mut self, filter: &'a Filter) -> Self {
        self.filter = Some((filter, Named::DeckCard));
        self
    }

    fn given(mut self, cond: &'a Cond) -> Self {
        self.cond = Some(cond);
        self
    }

    fn then(mut self, body: &'a [Word]) -> Self {
        self.body = body;
        self
    }

    fn about(mut self, about: About, body: &'a [Word]) -> Self {
        (self.body, self.body_about, self.subject) = (body, Some(about), Subject::You);
        self
    }

    fn subject(mut self, subject: Subject) -> Self {
        self.subject = subject;
        self
    }

    fn borne_by(mut self, bearer: Bearer) -> Self {
        self.bearer = bearer;
        self
    }
}

// One arm a word: the length is the vocabulary's.
fn shape(word: &Word) -> Shape<'_> {
    let plain = Shape::plain;
    match word {
        Word::Draw(n) => plain("Draw").n(*n, 1..=10),
        Word::Gain(_, n) => plain("Gain").n(*n, 1..=10),
        Word::GainOneOf(counters) => Shape { counters: Some(counters), ..plain("GainOneOf") },
        Word::If(cond, then) => plain("If").given(cond).then(then),
        Word::May(cond, then) => plain("May").given(cond).then(then),
        Word::EachOther(body) => plain("EachOther").about(About::Round, body),
        Word::EachPlayer(body) => plain("EachPlayer").about(About::Round, body),
        Word::Neighbours(body) => plain("Neighbours").about(About::Round, body),
        Word::Discard(filter) => plain("Discard").of(filter),
        Word::DiscardDownTo(n) => plain("DiscardDownTo").n(*n, 0..=20),
        Word::MayDiscard(filter, then) => plain("MayDiscard").of(filter).then(then),
        Word::MayDiscardUpTo(n, each) => {
            Shape { times: u32::from(*n), ..plain("MayDiscardUpTo").n(*n, 1..=8).then(each) }
        }
        Word::MayDiscardTwins(then) => plain("MayDiscardTwins").then(then),
        Word::KeepOne => plain("KeepOne"),
        Word::MayReturn(n, filter, then) => plain("MayReturn").n(*n, 1..=8).of(filter).then(then),
        Word::Return(filter) => plain("Return").of_decks(filter),
        Word::MayExchange(n, card, filter) => {
            Shape { card: Some(card), ..plain("MayExchange").n(*n, 1..=8).of(filter) }
        }
        Word::Take(filter, _) => plain("Take").of_decks(filter),
        Word::MayTake(filter, _, then) => plain("MayTake").of(filter).then(then),
        Word::MayGive(filter) => plain("MayGive").of(filter).subject(Subject::You),
        Word::PutBack(place) => Shape { place: Some(*place), ..plain("PutBack") },
        Word::MayPutBack(place) => Shape { place: Some(*place), ..plain("MayPutBack") },
        Word::AnyDeck(body) => plain("AnyDeck").about(About::Chosen, body),
        Word::MayAnyDeck(body) => plain("MayAnyDeck").about(About::Chosen, body),
        Word::Opponent(body) => plain("Opponent").about(About::Chosen, body),
        Word::OtherHand(body) => plain("OtherHand").about(About::Chosen, body),
        Word::LookAtTop => plain("LookAtTop"),
        Word::DiscardTop => plain("DiscardTop"),
        Word::DiscardOwnTop => plain("DiscardOwnTop"),
        Word::Sift(n) => plain("Sift").n(*n, 1..=10).subject(Subject::NoRound),
        Word::RevealAndKeepOne(n) => plain("RevealAndKeepOne").n(*n, 1..=10).subject(Subject::NoRound),
        Word::PlaceHabit => plain("PlaceHabit"),
        Word::PlaceIllnesses(n) => plain("PlaceIllnesses").n(*n, 1..=10).subject(Subject::You),
        Word::MayReturnEvent => plain("MayReturnEvent"),
        Word::MoveEvent => plain("MoveEvent").subject(Subject::You),
        Word::PeekAndSwap => plain("PeekAndSwap").subject(Subject::Other),
        Word::MayReturnBuilding => plain("MayReturnBuilding"),
        Word::MaySwapPrivate => plain("MaySwapPrivate").subject(Subject::You),
        Word::MayChamber(n, filter) => plain("MayChamber").n(*n, 0..=8).of(filter).subject(Subject::You),
        Word::Chamber(filter) => plain("Chamber").of(filter).subject(Subject::You),
        Word::ReturnSelf => plain("ReturnSelf").subject(Subject::You).borne_by(Bearer::Served),
        Word::DismissSelf => plain("DismissSelf").subject(Subject::You).borne_by(Bearer::Chambermaid),
        Word::LeaveSelf => plain("LeaveSelf").subject(Subject::You).borne_by(Bearer::Private),
        Word::Demand(filter, then) => plain("Demand").of(filter).then(then),
        Word::NextHand(n) => plain("NextHand").n(*n, -20..=20).subject(Subject::You),
        Word::EndServing => plain("EndServing").borne_by(Bearer::Serving),
        Word::EndTurn => plain("EndTurn").borne_by(Bearer::Serving),
        Word::HirePrice(filter, price) => Shape { price: Some(*price), ..plain("HirePrice").of(filter) },
        Word::NextHireLess(n) => plain("NextHireLess").n(*n, 1..=15),
        Word::FirstMaster => plain("FirstMaster").borne_by(Bearer::Refined),
        Word::EndGame => plain("EndGame"),
    }
}

/// No fewer instructions than the words become.
fn instructions(words: &[Word]) -> u32 {
    words.iter().fold(0, |sum: u32, word| {
        let shape = shape(word);
        let own = 8 + shape.n.map_or(0, |(n, _)| u32::from(n.unsigned_abs()));
        sum.saturating_add(own).saturating_add(instructions(shape.body).saturating_mul(shape.times))
    })
}

/// What a condition is for.
#[derive(Clone, Copy)]
enum Use {
    /// It stands in words.
    Words(Time, About),
    /// An ability needs it.
    Needs,
    /// A building is bought only with it.
    OnlyIf,
}

impl Use {
    fn in_words(self) -> bool {
        match self {
            Use::Words(..) => true,
            Use::Needs | Use::OnlyIf => false,
        }
    }
}

/// The parts of a filter.
fn parts(filter: &Filter) -> usize {
    match filter {
        Filter::Both(a, b) | Filter::Either(a, b) => parts(a) + parts(b),
        Filter::Any
        | Filter::Love
        | Filter::Maid
        | Filter::General
        | Filter::Chief
        | Filter::ChambermaidChief
        | Filter::Chamberable
        | Filter::Building
        | Filter::Named(_)
        | Filter::Cost(_)
        | Filter::CostAtMost(_)
        | Filter::CostAtLeast(_) => 1,
    }
}

/// The conditions inside a condition.
fn flatten<'a>(cond: &'a Cond, depth: usize, out: &mut Vec<&'a Cond>, path: &str) -> Sound {
    let Cond::All(conds) = cond else {
        out.push(cond);
        return Ok(());
    };
    must(depth <= DEEPEST, path, || Unsound::DeepConditions { most: DEEPEST })?;
    conds.iter().try_for_each(|cond| flatten(cond, depth + 1, out, path))
}

/// What must be chosen within a phase begins with its choice, and nothing stands in its way (AMB-TC-55).
fn chosen_freely(ability: &Ability) -> bool {
    ability.needs.is_none() && matches!(ability.does.first(), Some(Word::GainOneOf(_)))
}

struct Check<'a> {
    def: &'a CardDef,
    kind_of: &'a dyn Fn(&str) -> Option<Kind>,
    words: usize,
}

impl Check<'_> {
    fn names(&self) -> Sound {
        let def = self.def;
        let plain = def.id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
        must(!def.id.is_empty() && plain && def.id.len() <= LONGEST_NAME, "id", || Unsound::Id)?;
        let names = [Some(&def.names.en), Some(&def.names.fr), def.names.ja.as_ref()];
        for name in names.into_iter().flatten() {
            let fits = !name.is_empty() && name.chars().count() <= LONGEST_NAME && !name.contains(char::is_control);
            must(fits, "names", || Unsound::Name { most: LONGEST_NAME })?;
        }
        let rules_fit = def.rules.iter().all(|r| r.len() <= LONGEST_NAME && r.bytes().all(|b| b.is_ascii_graphic()));
        must(def.rules.len() <= 20 && rules_fit, "rules", || Unsound::Rules)
    }

    fn numbers(&self) -> Sound {
        let def = self.def;
        must((1..=40).contains(&def.copies), "copies", || Unsound::Copies { found: def.copies })?;
        let single = matches!(def.kind, Kind::Private | Kind::Refined);
        must(!single || def.copies == 1, "copies", || Unsound::OneOfHer)?;
        must(def.cost.is_none_or(|n| (1..=15).contains(&n)), "cost", || Unsound::Cost)?;
        must(def.chamber.is_none_or(|n| (1..=9).contains(&n)), "chamber", || Unsound::Chamber)?;
        let g = &def.gives;
        let symbols = [g.draw, g.serving, g.love, g.employment, g.imagination, g.concentration, g.effort];
        must(symbols.iter().all(|n| *n <= 10), "gives", || Unsound::Symbols)?;
        let needs = def.work.map_or(1, |work| work.needs);
        must((1..=20).contains(&needs), "work", || Unsound::Work)
    }

    /// Every field stands only on cards of which the engine asks it.
    fn fields(&self) -> Sound {
        use Kind::*;
        let def = self.def;
        let fields: [(bool, &str, &[Kind]); 10] = [
            (def.gives != livret_kernel::Gives::default(), "gives", &[Love, General, MaidChief]),
            (def.chamber.is_some(), "chamber", &[General, MaidChief]),
            (!def.then.is_empty(), "then", &[General, MaidChief, Reminiscence]),
            (!def.abilities.is_empty(), "abilities", &[General, MaidChief, Private, Refined]),
            (!def.always.is_empty(), "always", &[General, MaidChief, Private, Building]),
            (
                !def.bonus.is_empty(),
                "bonus",
                &[General, MaidChief, Private, Event, Building, Reminiscence, Preparation],
            ),
            (def.only_if.is_some(), "only_if", &[Building]),
            (!def.price.is_empty() || def.tier.is_some(), "price", &[Reminiscence]),
            (def.work.is_some(), "work", &[Preparation]),
            (def.opens.is_some(), "opens", &[Refined]),
        ];
        for (present, field, kinds) in fields {
            must(!present || kinds.contains(&def.kind), field, || {
                let may = Clause::list(kinds.iter().map(|kind| kind.as_str()), "list", "list");
                Unsound::Field { kind: def.kind.as_str().into(), field: field.into(), may }
            })?;
        }
        let priced = (1..=6).contains(&def.price.len()) && matches!(def.tier, Some(1 | 2));
        must(def.kind != Reminiscence || priced, "price", || Unsound::Reminiscence)?;
        must(def.kind != Preparation || def.work.is_some_and(|w| (1..=3).contains(&w.rank)), "work", || {
            Unsound::Preparation
        })
    }

    fn texts(&mut self) -> Sound {
        let def = self.def;
        for (i, filter) in def.price.iter().enumerate() {
            self.filter(filter, Named::Anything, &format!("price[{i}]"))?;
        }
        if let Some(cond) = &def.only_if {
            self.condition(cond, Use::OnlyIf, "only_if")?;
        }
        let time = if def.kind == Kind::Reminiscence { Time::Acquired } else { Time::Served };
        self.text(&def.then, time, "then")?;
        must(def.abilities.len() <= 1, "abilities", || Unsound::OneAbility)?;
        def.abilities.iter().try_for_each(|ability| self.ability(ability))
    }

    fn ability(&mut self, ability: &Ability) -> Sound {
        use Moment::*;
        let path = "abilities[0]";
        let (at, how) = (ability.at, ability.how);
        let fits = match self.def.kind {
            Kind::General | Kind::MaidChief => matches!(at, Starting | Serving | Hiring) && how == How::Use,
            Kind::Refined => matches!(at, Refined | Serving | Hiring) && how == How::Use,
            Kind::Private => match at {
                Starting => how != How::Must || chosen_freely(ability),
                MaidDraw => how != How::Must,
                Serving | Hiring => how == How::Use,
                Dismissal | OthersDismissal => how == How::Auto,
                Refined => false,
            },
            Kind::Love | Kind::Event | Kind::Building | Kind::Reminiscence | Kind::Preparation => false,
        };
        must(fits, path, || Unsound::Ability {
            kind: self.def.kind.as_str().into(),
            moment: format!("{at:?}"),
            how: format!("{how:?}"),
        })?;
        if let Some(cond) = &ability.needs {
            self.condition(cond, Use::Needs, &format!("{path}.needs"))?;
        }
        must(!ability.does.is_empty(), path, || Unsound::EmptyAbility)?;
        self.text(&ability.does, Time::Ability(at), &format!("{path}.does"))
    }

    fn text(&mut self, words: &[Word], time: Time, path: &str) -> Sound {
        must(instructions(words) <= MOST_INSTRUCTIONS, path, || Unsound::LongText)?;
        self.words(words, time, About::You, 1, path)
    }

    fn words(&mut self, words: &[Word], time: Time, about: About, depth: usize, path: &str) -> Sound {
        must(depth <= DEEPEST, path, || Unsound::DeepWords { most: DEEPEST })?;
        for (i, word) in words.iter().enumerate() {
            self.words += 1;
            let path = format!("{path}[{i}]");
            must(self.words <= MOST_WORDS, &path, || Unsound::TooManyWords { most: MOST_WORDS })?;
            self.word(&shape(word), time, about, depth, &path)?;
        }
        Ok(())
    }

    fn word(&mut self, shape: &Shape, time: Time, about: About, depth: usize, path: &str) -> Sound {
        let name = shape.name;
        if let Some((n, range)) = &shape.n {
            must(range.contains(n), path, || Unsound::Takes {
                word: name.into(),
                least: *range.start(),
                most: *range.end(),
                found: *n,
            })?;
        }
        self.subject(shape, about, path)?;
        self.bearer(shape, time, path)?;
        if let Some((filter, named)) = shape.filter {
            self.filter(filter, named, path)?;
        }
        if let Some(cond) = shape.cond {
            self.condition(cond, Use::Words(time, about), path)?;
        }
        if let Some(card) = shape.card {
            self.deck_card(card, path)?;
        }
        if let Some(price) = shape.price {
            self.price(price, path)?;
        }
        let on_deck = |place: Place| matches!(place, Place::DeckTop | Place::DeckBottom);
        must(shape.place.is_none_or(on_deck), path, || Unsound::Ends { word: name.into() })?;
        must(shape.counters.is_none_or(|list| (1..=6).contains(&list.len())), path, || Unsound::Counters {
            word: name.into(),
        })?;
        let inner = format!("{path}.{name}");
        self.words(shape.body, time, shape.body_about.unwrap_or(about), depth + 1, &inner)
    }

    fn subject(&self, shape: &Shape, about: About, path: &str) -> Sound {
        let word = shape.name.into();
        match (shape.subject, about) {
            (Subject::You, About::Round | About::Chosen) if shape.body_about.is_some() => {
                flaw(path, Unsound::Nested { word })
            }
            (Subject::You, About::Round | About::Chosen) => flaw(path, Unsound::AboutUser { word }),
            (Subject::NoRound, About::Round) => flaw(path, Unsound::InRound { word }),
            (Subject::Other, About::You) => flaw(path, Unsound::AboutAnother { word }),
            (Subject::Anybody, _)
            | (Subject::You, About::You)
            | (Subject::NoRound, About::You | About::Chosen)
            | (Subject::Other, About::Round | About::Chosen) => Ok(()),
        }
    }

    fn bearer(&self, shape: &Shape, time: Time, path: &str) -> Sound {
        let kind = self.def.kind;
        let (fits, who) = match shape.bearer {
            Bearer::Any => (true, "any"),
            Bearer::Served => (time == Time::Served, "served"),
            Bearer::Chambermaid => (kind.in_decks() && matches!(time, Time::Ability(_)), "chambermaid"),
            Bearer::Private => {
                let own_turn = matches!(time, Time::Ability(at) if at != Moment::OthersDismissal);
                (kind == Kind::Private && own_turn, "private")
            }
            Bearer::Serving => {
                let fits = match time {
                    Time::Served | Time::Acquired => true,
                    Time::Ability(at) => matches!(at, Moment::Serving | Moment::MaidDraw),
                };
                (fits, "serving")
            }
            Bearer::Refined => (kind == Kind::Refined, "refined"),
        };
        must(fits, path, || Unsound::OnlyIn { word: shape.name.into(), place: who.into() })
    }

    fn filter(&self, filter: &Filter, named: Named, path: &str) -> Sound {
        if let (Filter::Named(id), Named::DeckCard) = (filter, named) {
            self.deck_card(id, path)?;
        }
        must(parts(filter) <= MOST_PARTS, path, || Unsound::Filter { most: MOST_PARTS })?;
        self.filter_part(filter, path)
    }

    fn filter_part(&self, filter: &Filter, path: &str) -> Sound {
        match filter {
            Filter::Any
            | Filter::Love
            | Filter::Maid
            | Filter::General
            | Filter::Chief
            | Filter::ChambermaidChief
            | Filter::Chamberable
            | Filter::Building => Ok(()),
            Filter::Named(id) => self.known(id, path).map(drop),
            Filter::Cost(n) | Filter::CostAtMost(n) | Filter::CostAtLeast(n) => {
                must(*n <= 15, path, || Unsound::FilterCost { found: *n })
            }
            Filter::Both(a, b) | Filter::Either(a, b) => {
                self.filter_part(a, path)?;
                self.filter_part(b, path)
            }
        }
    }

    fn known(&self, id: &str, path: &str) -> Result<Kind, Flaw> {
        let shown: String = id.chars().take(LONGEST_NAME).collect();
        (self.kind_of)(id).ok_or_else(|| Flaw { path: path.into(), wrong: Unsound::Unknown { id: shown }.into() })
    }

    fn deck_card(&self, id: &str, path: &str) -> Sound {
        let kind = self.known(id, path)?;
        must(kind.in_decks(), path, || Unsound::NeverInHand { id: id.into(), kind: kind.as_str().into() })
    }

    fn price(&self, price: Price, path: &str) -> Sound {
        let (Price::Set(n) | Price::Less(n)) = price;
        must((1..=15).contains(&n), path, || Unsound::Price { found: n })
    }

    fn condition(&self, cond: &Cond, used: Use, path: &str) -> Sound {
        let mut parts = Vec::new();
        flatten(cond, 1, &mut parts, path)?;
        must(parts.len() <= MOST_PARTS, path, || Unsound::Condition { most: MOST_PARTS })?;
        let secrets = parts.iter().filter(|part| matches!(part, Cond::Holds(_))).count();
        must(secrets <= 1, path, || Unsound::OneHeld)?;
        let alone = matches!(cond, Cond::ChiefBeneath);
        parts.into_iter().try_for_each(|part| self.condition_part(part, used, alone, path))
    }

    fn condition_part(&self, cond: &Cond, used: Use, alone: bool, path: &str) -> Sound {
        let count = |n: u8, range: RangeInclusive<u8>| {
            must(range.contains(&n), path, || Unsound::ConditionTakes {
                least: *range.start(),
                most: *range.end(),
                found: n,
            })
        };
        match cond {
            Cond::HandAtLeast(n) | Cond::BuildingsAtLeast(n) => count(*n, 0..=50),
            Cond::CanReveal | Cond::SomeoneCanFallIll | Cond::SomeEventCanMove | Cond::SomeoneHolds => Ok(()),
            Cond::Seen(filter) => {
                must(used.in_words(), path, || Unsound::Seen)?;
                self.filter(filter, Named::Anything, path)
            }
            Cond::SeenCostsMore(n) => {
                must(used.in_words(), path, || Unsound::SeenCostsMore)?;
                count(*n, 0..=15)
            }
            Cond::InTown(filter) => self.filter(filter, Named::Anything, path),
            Cond::Holds(filter) => {
                must(!matches!(used, Use::Words(_, About::Round | About::Chosen)), path, || Unsound::Holds)?;
                self.filter(filter, Named::Anything, path)
            }
            Cond::EveryServed(n) => {
                must(matches!(used, Use::Words(Time::Served, _)), path, || Unsound::EveryServed)?;
                count(*n, 1..=50)
            }
            Cond::MoreThan(these, those) => {
                must((1..=MOST_PARTS).contains(&these.len()), path, || Unsound::MoreThan)?;
                these.iter().chain([those]).try_for_each(|id| self.in_quarters(id, path))
            }
            Cond::ChiefBeneath => must(matches!(used, Use::OnlyIf) && alone, path, || Unsound::ChiefBeneath),
            // Taken apart before.
            Cond::All(_) => Ok(()),
        }
    }

    /// A card of which healthy copies in the quarters are counted.
    fn in_quarters(&self, id: &str, path: &str) -> Sound {
        let kind = self.known(id, path)?;
        must(matches!(kind, Kind::General | Kind::MaidChief | Kind::Building), path, || Unsound::NotCounted {
            id: id.into(),
            kind: kind.as_str().into(),
        })
    }

    fn standings(&self) -> Sound {
        let always = &self.def.always;
        must(always.len() <= MOST_PARTS, "always", || Unsound::Standings)?;
        always.iter().enumerate().try_for_each(|(i, standing)| self.standing(standing, &format!("always[{i}]")))
    }

    fn standing(&self, standing: &Standing, path: &str) -> Sound {
        use Kind::*;
        let (name, kinds): (&str, &[Kind]) = match standing {
            Standing::HirePrice(..) => ("HirePrice", &[General, MaidChief, Building]),
            Standing::FirstChamberLess(_) => ("FirstChamberLess", &[Private]),
            Standing::ShieldFromEvents(_) => ("ShieldFromEvents", &[Building]),
            Standing::CancelEvent => ("CancelEvent", &[General, MaidChief]),
            Standing::Visitor(..) => ("Visitor", &[General]),
            Standing::AnyHouse => ("AnyHouse", &[Private]),
        };
        let kind = self.def.kind;
        must(kinds.contains(&kind), path, || Unsound::Standing { kind: kind.as_str().into(), word: name.into() })?;
        match standing {
            Standing::HirePrice(filter, price) => {
                self.price(*price, path)?;
                self.filter(filter, Named::Anything, path)
            }
            Standing::FirstChamberLess(n) | Standing::ShieldFromEvents(n) => must((1..=40).contains(n), path, || {
                Unsound::Takes { word: name.into(), least: 1, most: 40, found: (*n).into() }
            }),
            Standing::Visitor(send, back) => {
                must((1..=9).contains(send) && (1..=9).contains(back), path, || Unsound::Visitor)
            }
            Standing::CancelEvent | Standing::AnyHouse => Ok(()),
        }
    }

    fn bonuses(&self) -> Sound {
        let bonuses = &self.def.bonus;
        must(bonuses.len() <= MOST_PARTS, "bonus", || Unsound::Bonuses)?;
        bonuses.iter().enumerate().try_for_each(|(i, bonus)| self.bonus(bonus, &format!("bonus[{i}]")))
    }

    fn bonus(&self, bonus: &Bonus, path: &str) -> Sound {
        let maid = matches!(self.def.kind, Kind::General | Kind::MaidChief);
        match bonus {
            Bonus::Each(..) | Bonus::EachChambered(..) | Bonus::EachPer(..) => Ok(()),
            Bonus::Most(_) => must(maid, path, || Unsound::Most),
            Bonus::Sets(sets) => self.sets(sets, path),
            Bonus::Family(ids, sets) => {
                must(maid && (2..=8).contains(&ids.len()), path, || Unsound::Family)?;
                let twice = ids.iter().enumerate().any(|(i, id)| ids[..i].contains(id));
                must(!twice, path, || Unsound::FamilyTwice)?;
                for id in ids {
                    let kind = self.known(id, path)?;
                    must(matches!(kind, Kind::General | Kind::MaidChief), path, || Unsound::NoMaid { id: id.clone() })?;
                }
                self.sets(sets, path)
            }
            Bonus::OnePer(every, _) => must(*every > 0, path, || Unsound::OnePer),
        }
    }

    fn sets(&self, sets: &[(u8, u8)], path: &str) -> Sound {
        let fit = sets.iter().all(|(size, points)| (1..=40).contains(size) && *points <= 100);
        must((1..=MOST_PARTS).contains(&sets.len()) && fit, path, || Unsound::Sets)
    }
}
