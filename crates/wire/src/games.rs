//! What the games say, in their own types: nothing is described here a second time.

pub use livret_games::{AnyTold, FamilyValues, ScoreLine, Scores, SeatScore, Values, View};
pub use livret_kernel::{
    Arrangement, CardChanges, CardData, CardInfo, Chosen, Gives, Names, Provenance, Record, RecordResult, Sign,
    TableOptions,
};
#[cfg(feature = "describe")]
use livret_letter::{
    Aside, FromAside, Happening as LetterEvent, Known as KnownLetter, Now as LetterNow, Onlooker,
    Player as LetterPlayer, Position as LetterView, Values as LetterValues, Watching,
};
pub use livret_shown::{
    Advice, Ask, CardId, Cause, ClosedPile, Counter, Decision, Deck, Decline, Effect, Hand, Height, HiddenDeck,
    HiddenHand, Move, Occasion, Offer, OpenPile, Pantry, Phase, Place, SickMaid, Sort, Tally, Told, TopOfPile, Verb,
    Zone,
};
#[cfg(feature = "describe")]
use livret_tanto::{
    Building, ChangedCounters, Counters, DeckEnd, Discarded, Emptied, EndOfTurn, FirstMaster, Happening as TantoEvent,
    InQuarters, InTown, Known, Maid, NearEnd, Now as TantoNow, OnOffer, PlacedCard, Player as TantoPlayer,
    Position as TantoView, Preparations, Revealed, SeenAt, SoFar, Taken, TakenTo, Town, Values as TantoValues,
};

crate::declare!(
    Names, CardInfo, Gives, Provenance, Sign, CardId, // cards
    Decision, Occasion, Ask, Sort, Decline, Offer, Verb, SickMaid, Effect, Counter, Pantry, Phase, // questions
    View, Place, Zone, Hand, HiddenHand, Deck, HiddenDeck, OpenPile, TopOfPile, ClosedPile, Height, Tally, // positions
    TantoView, TantoPlayer, Counters, ChangedCounters, SoFar, Maid, Building, Town, OnOffer, Preparations, NearEnd, Emptied,
    LetterView, LetterPlayer, Aside, Onlooker, Watching,
    AnyTold, Told<TantoEvent, TantoNow>, Move, Cause, // events
    TantoEvent, Discarded, Taken, Revealed, PlacedCard, SeenAt, EndOfTurn, InTown, InQuarters, DeckEnd, TakenTo, FirstMaster,
    TantoNow, LetterEvent, FromAside, LetterNow,
    Values, FamilyValues, TantoValues, Known, LetterValues, KnownLetter, // what does not follow from events
    Scores, SeatScore, ScoreLine, Advice<String>, Record, TableOptions, Chosen, Arrangement, CardChanges, CardData, RecordResult, // the rest
);
