//! The card language: the words that card data is written in.
//!
//! A card reads like its sentence. The engine compiles these words ([`crate::program`]), the text
//! renderer speaks them ([`crate::text`]); neither knows any card by name.

use livret_kernel::{Gives, Names, Provenance, listed};
use serde::{Deserialize, Serialize};

/// One card, as a data file describes it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardDef {
    /// The id of actions and positions.
    pub id: String,
    /// The name in every known language.
    pub names: Names,
    /// The category that is printed below the name.
    pub kind: Kind,
    /// The title above the name, where effects ask for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<Title>,
    /// What hiring costs; absent: cannot be hired.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cost: Option<u8>,
    /// Printed victory points; absent: none, or "?".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vp: Option<i8>,
    /// Copies in the box.
    pub copies: u8,
    /// Symbols.
    #[serde(default)]
    pub gives: Gives,
    /// Servings that chambering costs; absent: cannot be chambered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chamber: Option<u8>,
    /// What happens when she has served and given her symbols, or when the card is acquired.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<Word>,
    /// What she does from the private quarters.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub abilities: Vec<Ability>,
    /// What holds while she, or it, lies in the private quarters.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub always: Vec<Standing>,
    /// What she is worth at the end beyond printed points.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bonus: Vec<Bonus>,
    /// A building: what must hold to buy it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub only_if: Option<Cond>,
    /// A reminiscence: what must be dismissed from hand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub price: Vec<Filter>,
    /// A reminiscence: 1 lies above 2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tier: Option<u8>,
    /// A preparation: its pile, rank and price.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub work: Option<Work>,
    /// A refined maid that is chief of a kind of work.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opens: Option<Pantry>,
    /// Where the values come from.
    pub mark: Provenance,
    /// Rules that speak of the card.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<String>,
}

/// The category of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Kind {
    Love,
    MaidChief,
    General,
    Private,
    Event,
    Building,
    Reminiscence,
    Refined,
    Preparation,
}

impl Kind {
    /// The word on the wire.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Kind::Love => "love",
            Kind::MaidChief => "maid-chief",
            Kind::General => "general-maid",
            Kind::Private => "private-maid",
            Kind::Event => "event",
            Kind::Building => "building",
            Kind::Reminiscence => "reminiscence",
            Kind::Refined => "refined-maid",
            Kind::Preparation => "preparation",
        }
    }

    /// Can a card of this category be in a deck?
    #[must_use]
    pub fn in_decks(self) -> bool {
        matches!(self, Kind::Love | Kind::MaidChief | Kind::General)
    }
}

/// Titles that effects ask for (AMB-TC-51).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Title {
    Chambermaid,
    ChambermaidChief,
    BlackMaid,
}

listed! {
    /// The counters of a turn.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
    #[allow(missing_docs)]
    pub enum Counter {
        Love,
        Serving,
        Employment,
        Imagination,
        Concentration,
        Effort,
    }
}

impl Counter {
    /// The word on the wire.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Counter::Love => "love",
            Counter::Serving => "serving",
            Counter::Employment => "employment",
            Counter::Imagination => "imagination",
            Counter::Concentration => "concentration",
            Counter::Effort => "effort",
        }
    }
}

/// Where a card is put.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Place {
    Hand,
    Discard,
    DeckTop,
    DeckBottom,
}

/// Which cards are meant.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Filter {
    /// Any card of a hand.
    Any,
    Love,
    /// A general maid or maid chief.
    Maid,
    General,
    /// The category maid chief: both cards of a chief pair.
    Chief,
    /// The title chambermaid chief.
    ChambermaidChief,
    /// Can be chambered.
    Chamberable,
    Building,
    Named(String),
    /// By printed cost.
    Cost(u8),
    CostAtMost(u8),
    CostAtLeast(u8),
    Both(Box<Filter>, Box<Filter>),
    Either(Box<Filter>, Box<Filter>),
}

/// What must hold. "You" is whoever the sentence is about at that point.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Cond {
    /// Your hand has at least so many cards.
    HandAtLeast(u8),
    /// Your deck and discard pile are not both empty.
    CanReveal,
    /// The card just seen or discarded from a deck is one of these.
    Seen(Filter),
    /// Your own discarded card costs at least so much more than the other's.
    SeenCostsMore(u8),
    /// You have at least so many buildings.
    BuildingsAtLeast(u8),
    /// The town still has such a card.
    InTown(Filter),
    /// Some maid in some private quarters can be made ill.
    SomeoneCanFallIll,
    /// Some event can be moved to another player.
    SomeEventCanMove,
    /// Another player holds a card.
    SomeoneHolds,
    /// Your hand has such a card.
    Holds(Filter),
    /// With this one, so many of her, or twice, thrice as many, have served this turn.
    EveryServed(u8),
    /// You have more of these cards (buildings, healthy chambermaids) than of those.
    MoreThan(Vec<String>, String),
    /// You can put a maid chief from your hand beneath the card you buy.
    ChiefBeneath,
    All(Vec<Cond>),
}

/// A change of what hiring costs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Price {
    /// Costs exactly this. Set values come before reductions (AMB-EH-09).
    Set(u8),
    /// Costs so much less, at least 1.
    Less(u8),
}

/// The effect words.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Word {
    /// You draw.
    Draw(u8),
    /// A counter rises.
    Gain(Counter, u8),
    /// One counter of your choice rises by 1.
    GainOneOf(Vec<Counter>),
    /// Only if.
    If(Cond, Vec<Word>),
    /// You may (yes or no), where the condition holds.
    May(Cond, Vec<Word>),
    /// Every other player, clockwise from your left.
    EachOther(Vec<Word>),
    /// Every player, you first.
    EachPlayer(Vec<Word>),
    /// Your left, then your right neighbour.
    Neighbours(Vec<Word>),
    /// You discard such a card from hand.
    Discard(Filter),
    /// You discard down to so many cards.
    DiscardDownTo(u8),
    /// You may discard such a card from hand; if you do, the rest happens.
    MayDiscard(Filter, Vec<Word>),
    /// You may discard up to so many cards; for each the rest happens.
    MayDiscardUpTo(u8, Vec<Word>),
    /// You may discard two cards of the same name; if you do, the rest happens.
    MayDiscardTwins(Vec<Word>),
    /// You discard your hand but for one card.
    KeepOne,
    /// You may return so many such cards from hand to the town; if you do, the rest happens.
    MayReturn(u8, Filter, Vec<Word>),
    /// You return such a card from hand to the town.
    Return(Filter),
    /// You may return so many of a card from hand to the town, to take such a card into hand.
    MayExchange(u8, String, Filter),
    /// You take such a card from the town.
    Take(Filter, Place),
    /// You may take such a card from the town; if you do, the rest happens.
    MayTake(Filter, Place, Vec<Word>),
    /// You may put such a card from the town on any player's discard pile.
    MayGive(Filter),
    /// You put a card of your hand on top of, or under, your deck.
    PutBack(Place),
    /// You may put a card of your hand on top of, or under, your deck.
    MayPutBack(Place),
    /// Choose a player, yourself included, whose deck can be revealed; the rest is about them.
    AnyDeck(Vec<Word>),
    /// You may do so.
    MayAnyDeck(Vec<Word>),
    /// Choose another player; the rest is about them.
    Opponent(Vec<Word>),
    /// Choose another player who holds a card; the rest is about them.
    OtherHand(Vec<Word>),
    /// You look at their top card and discard it, or leave it.
    LookAtTop,
    /// Their top card is discarded.
    DiscardTop,
    /// The user's own top card is discarded, to be compared.
    DiscardOwnTop,
    /// Look at the top cards, discard any, put the others back in any order.
    Sift(u8),
    /// Reveal the top cards, take one into hand, discard the others.
    RevealAndKeepOne(u8),
    /// A Bad Habit is placed with them.
    PlaceHabit,
    /// So many illnesses are placed on one maid of your choice.
    PlaceIllnesses(u8),
    /// You may return one event of your own private quarters to the town.
    MayReturnEvent,
    /// You move an event to another player.
    MoveEvent,
    /// You look at a random card of theirs; you may swap it with a random one of yours.
    PeekAndSwap,
    /// You may return one of their buildings to the town.
    MayReturnBuilding,
    /// You may exchange your topmost private maid for a face-up one.
    MaySwapPrivate,
    /// You may chamber such maids from hand without paying: up to so many (0: any number).
    MayChamber(u8, Filter),
    /// You chamber such a maid from hand without paying.
    Chamber(Filter),
    /// This card goes back to the town.
    ReturnSelf,
    /// This chambermaid goes to your discard pile.
    DismissSelf,
    /// This private maid goes face down under the private pile.
    LeaveSelf,
    /// You must discard such a card from hand; if you cannot, you show your hand and the rest happens.
    Demand(Filter, Vec<Word>),
    /// Your next hand is so much larger or smaller.
    NextHand(i8),
    /// The serving phase ends.
    EndServing,
    /// The serving and the employ phase end.
    EndTurn,
    /// Such cards cost this for the rest of the turn.
    HirePrice(Filter, Price),
    /// The next card you hire costs so much less.
    NextHireLess(u8),
    /// The first-master card becomes yours, from the next round on.
    FirstMaster,
    /// The game ends as if enough maid piles were empty (RV-REMI-13).
    EndGame,
}

impl Word {
    /// The words within it: what happens if, or to whom.
    #[must_use]
    pub fn inner(&self) -> &[Word] {
        match self {
            Word::If(_, then) | Word::May(_, then) | Word::EachOther(then) | Word::EachPlayer(then) => then,
            Word::Neighbours(then) | Word::MayDiscard(_, then) | Word::MayDiscardUpTo(_, then) => then,
            Word::MayDiscardTwins(then) | Word::MayReturn(_, _, then) | Word::MayTake(_, _, then) => then,
            Word::AnyDeck(then) | Word::MayAnyDeck(then) | Word::Opponent(then) | Word::OtherHand(then) => then,
            Word::Demand(_, then) => then,
            Word::Draw(_) | Word::Gain(..) | Word::GainOneOf(_) | Word::Discard(_) | Word::DiscardDownTo(_) => &[],
            Word::KeepOne | Word::Return(_) | Word::MayExchange(..) | Word::Take(..) | Word::MayGive(_) => &[],
            Word::PutBack(_) | Word::MayPutBack(_) | Word::LookAtTop | Word::DiscardTop | Word::DiscardOwnTop => &[],
            Word::Sift(_) | Word::RevealAndKeepOne(_) | Word::PlaceHabit | Word::PlaceIllnesses(_) => &[],
            Word::MayReturnEvent | Word::MoveEvent | Word::PeekAndSwap | Word::MayReturnBuilding => &[],
            Word::MaySwapPrivate | Word::MayChamber(..) | Word::Chamber(_) | Word::ReturnSelf | Word::DismissSelf => {
                &[]
            }
            Word::LeaveSelf | Word::NextHand(_) | Word::EndServing | Word::EndTurn | Word::HirePrice(..) => &[],
            Word::NextHireLess(_) | Word::FirstMaster | Word::EndGame => &[],
        }
    }
}

/// When an ability works.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Moment {
    /// The owner's starting phase (Motto: phase I).
    Starting,
    /// The owner's serving phase.
    Serving,
    /// Right after a served maid made the owner draw.
    MaidDraw,
    /// The owner's employ phase.
    Hiring,
    /// The start of the owner's dismissal phase.
    Dismissal,
    /// The start of every other player's dismissal phase; the words are about that player.
    OthersDismissal,
    /// The refined maid's phase I.
    Refined,
}

/// Does an ability happen by itself, or on request?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum How {
    /// By itself.
    Auto,
    /// When its owner wants.
    Use,
    /// When its owner wants, but the phase does not end before (AMB-TC-55).
    Must,
}

/// What a card does from the private quarters.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// When.
    pub at: Moment,
    /// By itself or on request.
    pub how: How,
    /// Only while this holds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub needs: Option<Cond>,
    /// What.
    pub does: Vec<Word>,
}

/// What holds while a card lies in the private quarters, healthy.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Standing {
    /// Such cards cost this to hire (chambermaids and buildings; not cumulative).
    HirePrice(Filter, Price),
    /// The first chambermaid made each turn costs so much less.
    FirstChamberLess(u8),
    /// With so many of these no further event can be placed here.
    ShieldFromEvents(u8),
    /// From hand, whenever an event is being placed with you: reveal her, the event goes to town.
    CancelEvent,
    /// After serving she may be sent to another player for the first number of servings; there she
    /// may be sent back to town for the second.
    Visitor(u8, u8),
    /// When hired she may be placed in any private quarters.
    AnyHouse,
}

/// How many of what a bonus asks for.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Count {
    /// Copies of this card, anywhere.
    Copies,
    /// Healthy chambermaids and chambermaid chiefs in the quarters.
    Chambermaids,
    /// Reminiscences in the quarters.
    Reminiscences,
    /// Maid chiefs anywhere, those beneath a building included.
    Chiefs,
    /// Different kinds of preparations.
    PreparationKinds,
}

/// What must hold for a bonus.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum When {
    Always,
    AtLeast(u8, Count),
    /// An odd number, and at least so many.
    OddFrom(u8, Count),
    /// An even number, and at least so many.
    EvenFrom(u8, Count),
}

/// What a card is worth at the end beyond its printed points.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Bonus {
    /// Each copy, wherever it is.
    Each(i8, When),
    /// Each healthy chambered copy.
    EachChambered(i8, When),
    /// Once, to whoever owns strictly more copies than every other player.
    Most(i8),
    /// Sets of equal chambered copies: (size, points), divided for the best total.
    Sets(Vec<(u8, u8)>),
    /// Sets of different chambered cards of this family: (size, points). One of the family carries
    /// the bonus for all.
    Family(Vec<String>, Vec<(u8, u8)>),
    /// Each copy: so many points for every one counted.
    EachPer(i8, Count),
    /// Once: a point for every so many counted.
    OnePer(u8, Count),
}

listed! {
    /// The preparation piles.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
    #[allow(missing_docs)]
    pub enum Pantry {
        Food,
        Decoration,
        Cleaning,
    }
}

impl Pantry {
    /// The word on the wire.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Pantry::Food => "food",
            Pantry::Decoration => "decoration",
            Pantry::Cleaning => "cleaning",
        }
    }
}

/// What taking a preparation asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Work {
    /// The pile.
    pub pile: Pantry,
    /// 1 lies on top, 3 at the bottom.
    pub rank: u8,
    /// The skill that pays.
    pub skill: Counter,
    /// How many points of it.
    pub needs: u8,
}
