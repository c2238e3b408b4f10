//! Cards of arbitrary words, drawn from bytes: the property test's come from a seed, the fuzzer's from the fuzzer.
//!
//! Every enum of the card language is drawn through [`any_of`], whose list of patterns must be exhaustive: a new word
//! does not compile until it is generated. What is drawn is not always sound, and is not meant to be.

use arbitrary::{Result, Unstructured};
use livret_kernel::{Gives, Names, Provenance};
use livret_tanto::Library;
use livret_tanto::words::{
    Ability, Bonus, CardDef, Cond, Count, Counter, Filter, How, Kind, Moment, Pantry, Place, Price, Standing, Title,
    When, Word, Work,
};

/// Draws one of the listed values. The patterns must cover the type.
macro_rules! any_of {
    ($u:expr, $type:ty { $($pattern:pat => $value:expr),+ $(,)? }) => {{
        #[allow(dead_code)]
        fn every_one_is_listed(value: &$type) {
            match value { $($pattern => ()),+ }
        }
        let names = [$(stringify!($pattern)),+];
        let mut left = $u.choose_index(names.len())?;
        'drawn: {
            $(
                if left == 0 {
                    break 'drawn $value;
                }
                left = left.wrapping_sub(1);
            )+
            unreachable!("the index is below {}, not {left}", names.len())
        }
    }};
}

/// A card with everything about it but id and category drawn anew: what is printed on it may be nonsense.
pub fn card(shipped: &CardDef, u: &mut Unstructured) -> Result<CardDef> {
    let mut def = CardDef {
        id: shipped.id.clone(),
        names: names(shipped, u)?,
        kind: shipped.kind,
        title: maybe(u, title)?,
        cost: maybe_kept(u, shipped.cost, number)?,
        vp: maybe(u, |u| u.arbitrary())?,
        copies: if u.ratio(1, 12)? { number(u)? } else { shipped.copies },
        gives: gives(shipped, u)?,
        chamber: maybe_kept(u, shipped.chamber, number)?,
        then: Vec::new(),
        abilities: Vec::new(),
        always: Vec::new(),
        bonus: Vec::new(),
        only_if: None,
        price: shipped.price.clone(),
        tier: shipped.tier,
        work: shipped.work,
        opens: shipped.opens,
        mark: Provenance::R,
        rules: shipped.rules.clone(),
    };
    texts(&mut def, u)?;
    Ok(def)
}

/// What a card does. Mostly where its category allows it; now and then anywhere.
fn texts(def: &mut CardDef, u: &mut Unstructured) -> Result<()> {
    let anywhere = u.ratio(1, 20)?;
    let has = |kinds: &[Kind], u: &mut Unstructured| Ok(anywhere || kinds.contains(&def.kind) && u.ratio(3, 4)?);
    let served = has(&[Kind::General, Kind::MaidChief, Kind::Reminiscence], u)?;
    let able = has(&[Kind::General, Kind::MaidChief, Kind::Private, Kind::Refined], u)?;
    let standing = has(&[Kind::General, Kind::MaidChief, Kind::Private, Kind::Building], u)? && u.ratio(1, 3)?;
    let counted = def.kind != Kind::Love && u.ratio(1, 3)?;
    let (building, memory) = (def.kind == Kind::Building, def.kind == Kind::Reminiscence);
    if served {
        def.then = words(u, 3)?;
    }
    if able {
        def.abilities = vec![ability(def.kind, u)?];
    }
    if standing {
        def.always = list(u, 2, self::standing)?;
    }
    if counted {
        def.bonus = list(u, 2, bonus)?;
    }
    if building || anywhere {
        def.only_if = maybe(u, |u| cond(u, 2))?;
    }
    if memory || anywhere {
        def.price = list(u, 5, |u| filter(u, 2))?;
        def.tier = Some(1 + u.choose_index(2)? as u8);
    }
    if def.kind == Kind::Preparation && u.ratio(1, 2)? {
        def.work = Some(work(u)?);
    }
    if def.kind == Kind::Refined || anywhere {
        def.opens = maybe(u, pantry)?;
    }
    Ok(())
}

fn maybe<T>(u: &mut Unstructured, draw: impl FnOnce(&mut Unstructured) -> Result<T>) -> Result<Option<T>> {
    if u.ratio(1, 2)? { draw(u).map(Some) } else { Ok(None) }
}

/// As shipped, mostly.
fn maybe_kept<T>(
    u: &mut Unstructured,
    shipped: Option<T>,
    draw: impl FnOnce(&mut Unstructured) -> Result<T>,
) -> Result<Option<T>> {
    if u.ratio(3, 4)? { Ok(shipped) } else { maybe(u, draw) }
}

/// One to `most` of something.
fn list<T>(u: &mut Unstructured, most: usize, mut draw: impl FnMut(&mut Unstructured) -> Result<T>) -> Result<Vec<T>> {
    (0..=u.choose_index(most)?).map(|_| draw(u)).collect()
}

/// Small, mostly.
fn number(u: &mut Unstructured) -> Result<u8> {
    match u.choose_index(40)? {
        0 => u.arbitrary(),
        1 => u.int_in_range(0..=20),
        _ => u.int_in_range(1..=5),
    }
}

fn names(shipped: &CardDef, u: &mut Unstructured) -> Result<Names> {
    if u.ratio(39, 40)? {
        return Ok(shipped.names.clone());
    }
    Ok(Names { en: u.arbitrary()?, fr: u.arbitrary()?, ja: u.arbitrary()? })
}

fn gives(shipped: &CardDef, u: &mut Unstructured) -> Result<Gives> {
    if u.ratio(1, 2)? || !shipped.kind.in_decks() {
        return Ok(shipped.gives);
    }
    let mut gives = Gives::default();
    for symbol in [
        &mut gives.draw,
        &mut gives.serving,
        &mut gives.love,
        &mut gives.employment,
        &mut gives.imagination,
        &mut gives.concentration,
        &mut gives.effort,
    ] {
        if u.ratio(1, 3)? {
            *symbol = number(u)?;
        }
    }
    Ok(gives)
}

fn id(u: &mut Unstructured) -> Result<String> {
    let cards = &Library::shipped().cards;
    if u.ratio(1, 60)? { Ok("teapot".into()) } else { Ok(cards[u.choose_index(cards.len())?].def.id.clone()) }
}

/// A card that decks are made of, mostly.
fn deck_id(u: &mut Unstructured) -> Result<String> {
    let deck: Vec<&CardDef> = Library::shipped().cards.iter().map(|c| &c.def).filter(|d| d.kind.in_decks()).collect();
    if u.ratio(1, 12)? { id(u) } else { Ok(deck[u.choose_index(deck.len())?].id.clone()) }
}

fn words(u: &mut Unstructured, depth: usize) -> Result<Vec<Word>> {
    let most = if depth == 3 { 4 } else { 2 };
    list(u, most, |u| word(u, depth))
}

fn body(u: &mut Unstructured, depth: usize) -> Result<Vec<Word>> {
    if depth == 0 || u.ratio(1, 30)? { Ok(Vec::new()) } else { words(u, depth - 1) }
}

// One line a word: the length is the vocabulary's.
fn word(u: &mut Unstructured, depth: usize) -> Result<Word> {
    Ok(any_of!(u, Word {
        Word::Draw(_) => Word::Draw(number(u)?),
        Word::Gain(..) => Word::Gain(counter(u)?, number(u)?),
        Word::GainOneOf(_) => Word::GainOneOf(list(u, 4, counter)?),
        Word::If(..) => Word::If(cond(u, 2)?, body(u, depth)?),
        Word::May(..) => Word::May(cond(u, 2)?, body(u, depth)?),
        Word::EachOther(_) => Word::EachOther(body(u, depth)?),
        Word::EachPlayer(_) => Word::EachPlayer(body(u, depth)?),
        Word::Neighbours(_) => Word::Neighbours(body(u, depth)?),
        Word::Discard(_) => Word::Discard(filter(u, 2)?),
        Word::DiscardDownTo(_) => Word::DiscardDownTo(number(u)?),
        Word::MayDiscard(..) => Word::MayDiscard(filter(u, 2)?, body(u, depth)?),
        Word::MayDiscardUpTo(..) => Word::MayDiscardUpTo(number(u)?, body(u, depth)?),
        Word::MayDiscardTwins(_) => Word::MayDiscardTwins(body(u, depth)?),
        Word::KeepOne => Word::KeepOne,
        Word::MayReturn(..) => Word::MayReturn(number(u)?, filter(u, 2)?, body(u, depth)?),
        Word::Return(_) => Word::Return(filter(u, 2)?),
        Word::MayExchange(..) => Word::MayExchange(number(u)?, deck_id(u)?, filter(u, 2)?),
        Word::Take(..) => Word::Take(filter(u, 2)?, place(u)?),
        Word::MayTake(..) => Word::MayTake(filter(u, 2)?, place(u)?, body(u, depth)?),
        Word::MayGive(_) => Word::MayGive(filter(u, 2)?),
        Word::PutBack(_) => Word::PutBack(place(u)?),
        Word::MayPutBack(_) => Word::MayPutBack(place(u)?),
        Word::AnyDeck(_) => Word::AnyDeck(body(u, depth)?),
        Word::MayAnyDeck(_) => Word::MayAnyDeck(body(u, depth)?),
        Word::Opponent(_) => Word::Opponent(body(u, depth)?),
        Word::OtherHand(_) => Word::OtherHand(body(u, depth)?),
        Word::LookAtTop => Word::LookAtTop,
        Word::DiscardTop => Word::DiscardTop,
        Word::DiscardOwnTop => Word::DiscardOwnTop,
        Word::Sift(_) => Word::Sift(number(u)?),
        Word::RevealAndKeepOne(_) => Word::RevealAndKeepOne(number(u)?),
        Word::PlaceHabit => Word::PlaceHabit,
        Word::PlaceIllnesses(_) => Word::PlaceIllnesses(number(u)?),
        Word::MayReturnEvent => Word::MayReturnEvent,
        Word::MoveEvent => Word::MoveEvent,
        Word::PeekAndSwap => Word::PeekAndSwap,
        Word::MayReturnBuilding => Word::MayReturnBuilding,
        Word::MaySwapPrivate => Word::MaySwapPrivate,
        Word::MayChamber(..) => Word::MayChamber(number(u)?, filter(u, 2)?),
        Word::Chamber(_) => Word::Chamber(filter(u, 2)?),
        Word::ReturnSelf => Word::ReturnSelf,
        Word::DismissSelf => Word::DismissSelf,
        Word::LeaveSelf => Word::LeaveSelf,
        Word::Demand(..) => Word::Demand(filter(u, 2)?, body(u, depth)?),
        Word::NextHand(_) => Word::NextHand(u.int_in_range(-6..=6)?),
        Word::EndServing => Word::EndServing,
        Word::EndTurn => Word::EndTurn,
        Word::HirePrice(..) => Word::HirePrice(filter(u, 2)?, price(u)?),
        Word::NextHireLess(_) => Word::NextHireLess(number(u)?),
        Word::FirstMaster => Word::FirstMaster,
        Word::EndGame => Word::EndGame,
    }))
}

fn filter(u: &mut Unstructured, depth: usize) -> Result<Filter> {
    if depth == 0 || u.ratio(1, 3)? {
        return Ok(Filter::Any);
    }
    let pair = |u: &mut Unstructured| Ok((Box::new(filter(u, depth - 1)?), Box::new(filter(u, depth - 1)?)));
    Ok(any_of!(u, Filter {
        Filter::Any => Filter::Any,
        Filter::Love => Filter::Love,
        Filter::Maid => Filter::Maid,
        Filter::General => Filter::General,
        Filter::Chief => Filter::Chief,
        Filter::ChambermaidChief => Filter::ChambermaidChief,
        Filter::Chamberable => Filter::Chamberable,
        Filter::Building => Filter::Building,
        Filter::Named(_) => Filter::Named(deck_id(u)?),
        Filter::Cost(_) => Filter::Cost(number(u)?),
        Filter::CostAtMost(_) => Filter::CostAtMost(number(u)?),
        Filter::CostAtLeast(_) => Filter::CostAtLeast(number(u)?),
        Filter::Both(..) => pair(u).map(|(a, b)| Filter::Both(a, b))?,
        Filter::Either(..) => pair(u).map(|(a, b)| Filter::Either(a, b))?,
    }))
}

fn cond(u: &mut Unstructured, depth: usize) -> Result<Cond> {
    Ok(any_of!(u, Cond {
        Cond::HandAtLeast(_) => Cond::HandAtLeast(number(u)?),
        Cond::CanReveal => Cond::CanReveal,
        Cond::Seen(_) => Cond::Seen(filter(u, 2)?),
        Cond::SeenCostsMore(_) => Cond::SeenCostsMore(number(u)?),
        Cond::BuildingsAtLeast(_) => Cond::BuildingsAtLeast(number(u)?),
        Cond::InTown(_) => Cond::InTown(filter(u, 2)?),
        Cond::SomeoneCanFallIll => Cond::SomeoneCanFallIll,
        Cond::SomeEventCanMove => Cond::SomeEventCanMove,
        Cond::SomeoneHolds => Cond::SomeoneHolds,
        Cond::Holds(_) => Cond::Holds(filter(u, 2)?),
        Cond::EveryServed(_) => Cond::EveryServed(number(u)?),
        Cond::MoreThan(..) => Cond::MoreThan(list(u, 2, id)?, id(u)?),
        Cond::ChiefBeneath => Cond::ChiefBeneath,
        Cond::All(_) => Cond::All(if depth == 0 { Vec::new() } else { list(u, 3, |u| cond(u, depth - 1))? }),
    }))
}

fn ability(kind: Kind, u: &mut Unstructured) -> Result<Ability> {
    let at = if kind == Kind::Refined && u.ratio(3, 4)? { Moment::Refined } else { moment(u)? };
    Ok(Ability { at, how: how(u)?, needs: maybe(u, |u| cond(u, 1))?, does: words(u, 3)? })
}

fn standing(u: &mut Unstructured) -> Result<Standing> {
    Ok(any_of!(u, Standing {
        Standing::HirePrice(..) => Standing::HirePrice(filter(u, 2)?, price(u)?),
        Standing::FirstChamberLess(_) => Standing::FirstChamberLess(number(u)?),
        Standing::ShieldFromEvents(_) => Standing::ShieldFromEvents(number(u)?),
        Standing::CancelEvent => Standing::CancelEvent,
        Standing::Visitor(..) => Standing::Visitor(number(u)?, number(u)?),
        Standing::AnyHouse => Standing::AnyHouse,
    }))
}

fn bonus(u: &mut Unstructured) -> Result<Bonus> {
    let pair = |u: &mut Unstructured| Ok((number(u)?, number(u)?));
    Ok(any_of!(u, Bonus {
        Bonus::Each(..) => Bonus::Each(u.arbitrary()?, when(u)?),
        Bonus::EachChambered(..) => Bonus::EachChambered(u.arbitrary()?, when(u)?),
        Bonus::Most(_) => Bonus::Most(u.arbitrary()?),
        Bonus::Sets(_) => Bonus::Sets(list(u, 3, pair)?),
        Bonus::Family(..) => Bonus::Family(list(u, 4, deck_id)?, list(u, 3, pair)?),
        Bonus::EachPer(..) => Bonus::EachPer(u.arbitrary()?, count(u)?),
        Bonus::OnePer(..) => Bonus::OnePer(number(u)?, count(u)?),
    }))
}

fn when(u: &mut Unstructured) -> Result<When> {
    Ok(any_of!(u, When {
        When::Always => When::Always,
        When::AtLeast(..) => When::AtLeast(number(u)?, count(u)?),
        When::OddFrom(..) => When::OddFrom(number(u)?, count(u)?),
        When::EvenFrom(..) => When::EvenFrom(number(u)?, count(u)?),
    }))
}

fn count(u: &mut Unstructured) -> Result<Count> {
    Ok(any_of!(u, Count {
        Count::Copies => Count::Copies,
        Count::Chambermaids => Count::Chambermaids,
        Count::Reminiscences => Count::Reminiscences,
        Count::Chiefs => Count::Chiefs,
        Count::PreparationKinds => Count::PreparationKinds,
    }))
}

fn price(u: &mut Unstructured) -> Result<Price> {
    Ok(any_of!(u, Price { Price::Set(_) => Price::Set(number(u)?), Price::Less(_) => Price::Less(number(u)?) }))
}

fn counter(u: &mut Unstructured) -> Result<Counter> {
    Ok(any_of!(u, Counter {
        Counter::Love => Counter::Love,
        Counter::Serving => Counter::Serving,
        Counter::Employment => Counter::Employment,
        Counter::Imagination => Counter::Imagination,
        Counter::Concentration => Counter::Concentration,
        Counter::Effort => Counter::Effort,
    }))
}

fn place(u: &mut Unstructured) -> Result<Place> {
    Ok(any_of!(u, Place {
        Place::Hand => Place::Hand,
        Place::Discard => Place::Discard,
        Place::DeckTop => Place::DeckTop,
        Place::DeckBottom => Place::DeckBottom,
    }))
}

fn moment(u: &mut Unstructured) -> Result<Moment> {
    Ok(any_of!(u, Moment {
        Moment::Starting => Moment::Starting,
        Moment::Serving => Moment::Serving,
        Moment::MaidDraw => Moment::MaidDraw,
        Moment::Hiring => Moment::Hiring,
        Moment::Dismissal => Moment::Dismissal,
        Moment::OthersDismissal => Moment::OthersDismissal,
        Moment::Refined => Moment::Refined,
    }))
}

fn how(u: &mut Unstructured) -> Result<How> {
    Ok(any_of!(u, How { How::Auto => How::Auto, How::Use => How::Use, How::Must => How::Must }))
}

fn title(u: &mut Unstructured) -> Result<Title> {
    Ok(any_of!(u, Title {
        Title::Chambermaid => Title::Chambermaid,
        Title::ChambermaidChief => Title::ChambermaidChief,
        Title::BlackMaid => Title::BlackMaid,
    }))
}

fn pantry(u: &mut Unstructured) -> Result<Pantry> {
    Ok(any_of!(u, Pantry {
        Pantry::Food => Pantry::Food,
        Pantry::Decoration => Pantry::Decoration,
        Pantry::Cleaning => Pantry::Cleaning,
    }))
}

fn work(u: &mut Unstructured) -> Result<Work> {
    Ok(Work { pile: pantry(u)?, rank: u.int_in_range(1..=3)?, skill: counter(u)?, needs: number(u)? })
}
