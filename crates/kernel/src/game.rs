//! The contract that every game fulfils.

use std::fmt::Debug;
use std::hash::Hash;

use serde::{Deserialize, Serialize};

use crate::witness::{Noted, Witness};
use crate::{
    Arrangement, CardChanges, CardInfo, Chance, Outcome, Refusal, RulesVersion, Score, Seat, SetupError, Sink,
    TableOptions, Viewer,
};

/// Why a seat decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Occasion {
    /// It is its turn: a free choice.
    Turn,
    /// An effect asks.
    Choice,
    /// A card may answer another player's doing.
    Reaction,
}

impl Decision {
    /// The question as everybody else may know it: that a reaction is asked would tell what the seat holds (AMB-TC-57).
    #[must_use]
    pub fn seen_by_others(self) -> Decision {
        match self.kind {
            Occasion::Turn | Occasion::Choice => self,
            Occasion::Reaction => Decision { kind: Occasion::Choice, source: None, ..self },
        }
    }
}

/// A point of rest: who decides, where in the turn, and which card asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Decision {
    /// Whose decision it is.
    pub seat: Seat,
    /// The phase, by its name on the wire.
    pub phase: &'static str,
    /// Free choice, effect or reaction.
    pub kind: Occasion,
    /// The card that asks, as the game numbers its cards ([`Game::card_id`]).
    pub source: Option<u8>,
}

/// How far playing an action came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Course {
    /// To the next point of rest.
    Rested,
    /// It took more steps than any action may: the game was broken off there, and is over.
    TooLong,
}

/// An action: at most eight bytes, ordered, printable.
pub trait Action: Copy + Ord + Hash + Debug + Send + Sync + 'static {}
impl<T: Copy + Ord + Hash + Debug + Send + Sync + 'static> Action for T {}

/// A game as set up: the rules, the options and the cards of one table. Immutable.
///
/// Laws, checked for every game by `laws` in `livret-testkit`:
/// the legal list is ascending, without repeats, and empty only when the game is over; an action's
/// text parses back to it; `play` leaves the state untouched when it refuses; copies are
/// independent; `resample(view)` looks the same to that viewer; games end.
/// ```
/// use livret_kernel::{FastStreams, Game, Silent, Viewer};
/// use livret_letter::Letter;
///
/// let game = Letter::setup(3, &Default::default())?;
/// let mut chance = FastStreams::new(1);
/// let mut state = game.deal(&mut chance, &mut Silent);
/// let mut legal = Vec::new();
/// while let Some(decision) = game.decision(&state) {
///     game.legal(&state, &mut legal);
///     let view = game.view(&state, Viewer::Seat(decision.seat));
///     assert_eq!(game.view(&game.resample(&view, &mut chance), Viewer::Seat(decision.seat)), view);
///     game.play_unchecked(&mut state, legal[0], &mut chance, &mut Silent);
/// }
/// assert_eq!(game.scores(&state).len(), 3);
/// # Ok::<(), livret_kernel::SetupError>(())
/// ```
pub trait Game: Send + Sync {
    /// Everything about the position, chance's future excepted. Small plain data.
    type State: Clone + Eq + Hash + Debug + Send + Sync;
    /// What a seat can do.
    type Action: Action;
    /// What happened, with everything in it. Who may know what of it is for the game to tell.
    type Event: Clone + PartialEq + Debug + Send;
    /// A position as it goes out, whole or as a viewer may see it: its JSON is the protocol's `state` shape.
    type Position: Serialize + Clone + PartialEq + Debug + Send + Sync;
    /// What a viewer may know.
    type View: Clone + PartialEq + Debug + Send;
    /// The deciding seat's view by questions, for bots that have no time to build a [`Game::View`].
    /// Law: it answers nothing that the view does not tell.
    type Peek<'a>
    where
        Self: 'a;

    /// Seats at this table.
    fn seats(&self) -> usize;

    /// The rules it is played by.
    fn rules_version(&self) -> RulesVersion;

    /// The position after dealing, at its first decision.
    fn deal<C: Chance, K: Sink<Self::Event>>(&self, chance: &mut C, sink: &mut K) -> Self::State;

    /// The pending decision, or `None` when the game is over.
    fn decision(&self, state: &Self::State) -> Option<Decision>;

    /// Of a question that is answered in several steps: how many answers are still to come, or may come at most, this one
    /// included. It follows from what everybody sees.
    fn steps(&self, _state: &Self::State) -> Option<u8> {
        None
    }

    /// Could this seat, as far as everybody can tell, be asked for a reaction ([`Occasion::Reaction`]) to what happens to it?
    fn could_react(&self, _state: &Self::State, _seat: Seat) -> bool {
        false
    }

    /// Writes the legal actions into `out` (cleared first): ascending, unique, never empty unless
    /// the game is over.
    fn legal(&self, state: &Self::State, out: &mut Vec<Self::Action>);

    /// Plays an action that the legal list holds, up to the next point of rest. Anything else
    /// gives a nonsensical position, though never undefined behaviour. It always returns: card data
    /// that would keep the engine busy for ever ends in [`Course::TooLong`].
    fn play_unchecked<C: Chance, K: Sink<Self::Event>>(
        &self,
        state: &mut Self::State,
        action: Self::Action,
        chance: &mut C,
        sink: &mut K,
    ) -> Course;

    /// Why an action that is not in the legal list cannot be taken.
    fn refusal(&self, state: &Self::State, action: Self::Action) -> Refusal;

    /// Plays an action if it is legal; otherwise says why not and leaves the position as it was. Chance
    /// has moved, and events were told, only where the refusal is [`Refusal::too_long`].
    fn play<C: Chance, K: Sink<Self::Event>>(
        &self,
        state: &mut Self::State,
        action: Self::Action,
        chance: &mut C,
        sink: &mut K,
    ) -> Result<(), Refusal> {
        let mut legal = Vec::new();
        self.legal(state, &mut legal);
        if legal.binary_search(&action).is_err() {
            return Err(self.refusal(state, action));
        }
        let before = state.clone();
        match self.play_unchecked(state, action, chance, sink) {
            Course::Rested => Ok(()),
            Course::TooLong => {
                *state = before;
                Err(Refusal::too_long())
            }
        }
    }

    /// Plays an action if it is legal, and bears witness to what it brought to light.
    fn play_witnessed<C: Chance>(
        &self,
        state: &mut Self::State,
        action: Self::Action,
        chance: &mut C,
    ) -> Result<Witness<Self::Event>, Refusal> {
        let mover = self.decision(state).map_or(Seat(0), |decision| decision.seat);
        let (mut witness, mut chance) = (Witness::of(mover), Noted::new(chance));
        self.play(state, action, &mut chance, &mut witness)?;
        witness.reveals |= chance.drawn;
        Ok(witness)
    }

    /// What this viewer may know.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// The same by questions, without building it.
    fn peek<'a>(&'a self, state: &'a Self::State, seat: Seat) -> Self::Peek<'a>;

    /// A position that looks the same to the view's viewer, the unknown drawn anew. For search.
    fn resample<C: Chance>(&self, view: &Self::View, chance: &mut C) -> Self::State;

    /// Points and winners as if the game ended now.
    fn outcome(&self, state: &Self::State) -> Outcome;

    /// The same with the lines that add up to it, in seat order.
    fn scores(&self, state: &Self::State) -> Vec<Score>;

    /// Turns begun so far, all seats together.
    fn turns(&self, state: &Self::State) -> u32;

    /// Rounds begun so far, in games that count them.
    fn rounds(&self, _state: &Self::State) -> Option<u32> {
        None
    }

    /// The action's text (PROTOCOL, "Actions"). Different actions have different texts.
    fn action_text(&self, action: Self::Action) -> String;

    /// The action that a text names, whether legal now or not.
    fn parse_action(&self, text: &str) -> Result<Self::Action, Refusal>;

    /// The id of a card that a [`Decision`] names.
    fn card_id(&self, card: u8) -> &str;

    /// Every card of this table, in the order that ties are broken by.
    fn cards(&self) -> Vec<CardInfo>;

    /// What a record says about cards in use that differ from the shipped ones or are stand-ins.
    fn card_changes(&self) -> Option<CardChanges> {
        None
    }

    /// Everything, hidden cards included, in the shape that `arrange` takes. Local analysis only.
    fn position(&self, state: &Self::State) -> Self::Position;

    /// The dealt position changed into a given one (PROTOCOL, "`arrange`"), at its first decision.
    fn arrange<C: Chance>(
        &self,
        dealt: Self::State,
        position: &Arrangement,
        chance: &mut C,
    ) -> Result<Self::State, SetupError>;

    /// The options as resolved, complete enough to set the same table up again.
    fn options(&self) -> TableOptions;
}

/// What a bot is given: the legal actions and, on demand, the seat's view. The state stays inside.
/// ```
/// use livret_kernel::{FastStreams, Game, Glimpse, Silent};
/// use livret_letter::Letter;
///
/// /// A bot is handed a glimpse and answers with one of the legal actions.
/// fn last<G: Game>(glimpse: &Glimpse<G>) -> G::Action {
///     *glimpse.legal().last().expect("somebody who decides has a choice")
/// }
///
/// let game = Letter::setup(2, &Default::default())?;
/// let state = game.deal(&mut FastStreams::new(1), &mut Silent);
/// let mut legal = Vec::new();
/// game.legal(&state, &mut legal);
/// let seat = game.decision(&state).expect("the first turn").seat;
/// assert!(legal.contains(&last(&Glimpse::new(&game, &state, seat, &legal))));
/// # Ok::<(), livret_kernel::SetupError>(())
/// ```
pub struct Glimpse<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
    legal: &'a [G::Action],
}

impl<'a, G: Game> Glimpse<'a, G> {
    /// A look at a position through the eyes of the seat that decides.
    #[inline]
    pub fn new(game: &'a G, state: &'a G::State, seat: Seat, legal: &'a [G::Action]) -> Self {
        Glimpse { game, state, seat, legal }
    }

    /// The rules at this table.
    #[inline]
    #[must_use]
    pub fn game(&self) -> &'a G {
        self.game
    }

    /// The seat that looks.
    #[inline]
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What can be done.
    #[inline]
    #[must_use]
    pub fn legal(&self) -> &'a [G::Action] {
        self.legal
    }

    /// What the seat may know.
    #[must_use]
    pub fn view(&self) -> G::View {
        self.game.view(self.state, Viewer::Seat(self.seat))
    }

    /// The same by questions: cheaper where few are asked.
    #[inline]
    #[must_use]
    pub fn peek(&self) -> G::Peek<'a> {
        self.game.peek(self.state, self.seat)
    }
}
