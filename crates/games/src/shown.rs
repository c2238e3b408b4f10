//! What a table of any game shows, as types whose JSON is the protocol's.

use livret_kernel::{Game, Note, Score, Viewer};
use livret_shown::{Decision, Detail, Telling, Told};
use serde::{Deserialize, Serialize};

/// A position of any game, whole or as a viewer may see it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "describe", schema(as = AnyPosition))]
pub enum Position {
    /// Of the Tanto Cuore family.
    Tanto(Box<livret_tanto::Position>),
    /// Of Love Letter.
    Letter(Box<livret_letter::Position>),
}

impl From<livret_tanto::Position> for Position {
    fn from(position: livret_tanto::Position) -> Position {
        Position::Tanto(Box::new(position))
    }
}

impl From<livret_letter::Position> for Position {
    fn from(position: livret_letter::Position) -> Position {
        Position::Letter(Box::new(position))
    }
}

/// What a viewer may know, with the pending decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct View {
    /// The table.
    #[serde(flatten)]
    pub position: Position,
    /// None when the game is over.
    pub decision: Option<Decision>,
}

/// What a viewer is told of one event of any game, with what moved and why. Which family's it is follows from the game alone:
/// whoever reads one back by itself may take it for the other's.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS), ts(rename = "GameEvent"))]
pub enum AnyTold {
    /// Of the Tanto Cuore family.
    Tanto(Told<livret_tanto::Happening, livret_tanto::Now>),
    /// Of Love Letter.
    Letter(Told<livret_letter::Happening, livret_letter::Now>),
}

/// The same as PROTOCOL.md shows it.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(untagged)]
pub enum Plain<'a> {
    /// Of the Tanto Cuore family.
    Tanto(&'a livret_tanto::Happening),
    /// Of Love Letter.
    Letter(&'a livret_letter::Happening),
}

impl AnyTold {
    /// The seat into whose house an event was placed by this.
    #[must_use]
    pub fn event_placed_with(&self) -> Option<u8> {
        use livret_tanto::{Happening, PlacedCard};
        match self {
            AnyTold::Tanto(Told { event: Happening::Placed(PlacedCard::Event { player, .. }), .. }) => Some(*player),
            AnyTold::Tanto(_) | AnyTold::Letter(_) => None,
        }
    }

    /// Does a turn begin with it?
    #[must_use]
    pub fn begins_turn(&self) -> bool {
        match self {
            AnyTold::Tanto(told) => matches!(told.event, livret_tanto::Happening::TurnBegan { .. }),
            AnyTold::Letter(told) => matches!(told.event, livret_letter::Happening::TurnBegan { .. }),
        }
    }

    /// The event as PROTOCOL.md shows it, without what moved and why.
    #[must_use]
    pub fn plain(&self) -> Plain<'_> {
        match self {
            AnyTold::Tanto(told) => Plain::Tanto(&told.event),
            AnyTold::Letter(told) => Plain::Letter(&told.event),
        }
    }
}

impl From<Told<livret_tanto::Happening, livret_tanto::Now>> for AnyTold {
    fn from(told: Told<livret_tanto::Happening, livret_tanto::Now>) -> AnyTold {
        AnyTold::Tanto(told)
    }
}

impl From<Told<livret_letter::Happening, livret_letter::Now>> for AnyTold {
    fn from(told: Told<livret_letter::Happening, livret_letter::Now>) -> AnyTold {
        AnyTold::Letter(told)
    }
}

#[cfg(feature = "describe")]
mod describe {
    //! Events and values of the two families may look alike, and the game alone says which they are: a description allows either
    //! shape, not exactly one of them.

    use std::borrow::Cow;

    use livret_shown::Told;
    use utoipa::openapi::schema::AnyOf;
    use utoipa::openapi::{RefOr, Schema};
    use utoipa::{PartialSchema, ToSchema};

    use super::{AnyTold, FamilyValues};

    type Schemas = Vec<(String, RefOr<Schema>)>;
    type TantoTold = Told<livret_tanto::Happening, livret_tanto::Now>;
    type LetterTold = Told<livret_letter::Happening, livret_letter::Now>;

    fn either<A: PartialSchema, B: PartialSchema>() -> RefOr<Schema> {
        Schema::AnyOf(AnyOf { items: vec![A::schema(), B::schema()], ..AnyOf::default() }).into()
    }

    impl PartialSchema for AnyTold {
        fn schema() -> RefOr<Schema> {
            either::<TantoTold, LetterTold>()
        }
    }

    impl ToSchema for AnyTold {
        fn name() -> Cow<'static, str> {
            "GameEvent".into()
        }

        fn schemas(schemas: &mut Schemas) {
            TantoTold::schemas(schemas);
            LetterTold::schemas(schemas);
        }
    }

    impl PartialSchema for FamilyValues {
        fn schema() -> RefOr<Schema> {
            either::<livret_tanto::Values, livret_letter::Values>()
        }
    }

    impl ToSchema for FamilyValues {
        fn schemas(schemas: &mut Schemas) {
            livret_tanto::Values::schemas(schemas);
            livret_letter::Values::schemas(schemas);
        }
    }
}

/// What of a view does not follow from events: with the events since the last view it makes the next one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Values {
    /// What the rules say now, and what is known of hidden cards.
    #[serde(flatten)]
    pub family: FamilyValues,
    /// None when the game is over.
    pub decision: Option<Decision>,
}

/// The values of either family.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS))]
pub enum FamilyValues {
    /// Of the Tanto Cuore family.
    Tanto(livret_tanto::Values),
    /// Of Love Letter.
    Letter(livret_letter::Values),
}

impl Position {
    /// As PROTOCOL.md shows it.
    #[must_use]
    pub fn plain(self) -> Position {
        match self {
            Position::Tanto(position) => Position::Tanto(Box::new(position.plain())),
            letter @ Position::Letter(_) => letter,
        }
    }

    /// What of it does not follow from events.
    #[must_use]
    pub fn values(&self) -> FamilyValues {
        match self {
            Position::Tanto(position) => FamilyValues::Tanto(livret_tanto::Values::of(position)),
            Position::Letter(position) => FamilyValues::Letter(livret_letter::Values::of(position)),
        }
    }
}

impl View {
    /// What of it does not follow from events.
    #[must_use]
    pub fn values(&self) -> Values {
        Values { family: self.position.values(), decision: self.decision.clone() }
    }
}

/// A game whose positions and events are shown as those of any game.
pub trait AnyShown: Telling {
    /// What a viewer may know.
    fn look(&self, view: &Self::View) -> Position;

    /// What a viewer is told of an event; without a viewer everything.
    fn tell(&self, event: &Self::Event, viewer: Option<Viewer>) -> AnyTold;
}

impl<G: Telling> AnyShown for G
where
    G::Position: Into<Position>,
    Told<G::Happening, G::Now>: Into<AnyTold>,
{
    fn look(&self, view: &G::View) -> Position {
        self.shown(view).into()
    }

    fn tell(&self, event: &G::Event, viewer: Option<Viewer>) -> AnyTold {
        self.told(event, viewer).into()
    }
}

/// Points and winners as if the game ended now, with the lines that add up to them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Scores {
    /// In seat order.
    pub scores: Vec<SeatScore>,
    /// The seats that win.
    pub winners: Vec<u8>,
    /// Is the game over?
    pub over: bool,
}

/// The score of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "describe", ts(rename = "Score"), schema(as = Score))]
#[allow(missing_docs)]
pub struct SeatScore {
    pub player: u8,
    pub points: i32,
    pub lines: Vec<ScoreLine>,
}

/// Where points come from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[allow(missing_docs)]
pub struct ScoreLine {
    pub card: String,
    pub count: u32,
    pub points: i32,
    /// Why, in English.
    pub note: String,
    /// The same as a word: `note-<why>` says it in every language. Not in PROTOCOL.md, nor in results kept before there were words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional, type = "string"), schema(value_type = Option<String>))]
    pub why: Option<Note>,
}

impl Scores {
    /// As PROTOCOL.md shows them.
    #[must_use]
    pub fn plain(mut self) -> Scores {
        self.scores.iter_mut().flat_map(|score| &mut score.lines).for_each(|line| line.why = None);
        self
    }
}

/// A pending decision with its actions; none when the game is over.
pub fn decision<G: Telling>(game: &G, state: &G::State, detail: Detail) -> Option<Decision> {
    let decider = game.decision(state)?.seat;
    Decision::of(game, state, Viewer::Seat(decider), detail)
}

/// What a viewer may know, with the pending decision; its actions only for the seat that decides.
pub fn view<G: AnyShown>(game: &G, state: &G::State, viewer: Viewer, detail: Detail) -> View {
    let decision = Decision::of(game, state, viewer, detail);
    let position = game.look(&game.view(state, viewer));
    View { position: if detail == Detail::Whole { position } else { position.plain() }, decision }
}

/// Points and winners as if the game ended now.
pub fn scores<G: Game>(game: &G, state: &G::State) -> Scores {
    let scores = game.scores(state).into_iter().enumerate();
    Scores {
        scores: scores.map(|(seat, score)| SeatScore::of(seat, score)).collect(),
        winners: game.outcome(state).winners.seats().map(|seat| seat.0).collect(),
        over: game.decision(state).is_none(),
    }
}

impl SeatScore {
    fn of(seat: usize, score: Score) -> SeatScore {
        let line = |line: livret_kernel::ScoreLine| ScoreLine {
            card: line.card,
            count: line.count,
            points: line.points,
            note: line.note.text(),
            why: Some(line.note),
        };
        SeatScore { player: seat as u8, points: score.points, lines: score.lines.into_iter().map(line).collect() }
    }
}
