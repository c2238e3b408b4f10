//! The contract of the kernel, fulfilled.

use livret_kernel::{
    Arrangement, CardInfo, Chance, Course, Decision, Game, Note, Occasion, Outcome, Refusal, RulesVersion, Score, Seat,
    SetupError, Sink, TableOptions, Viewer, Winners,
};
use livret_shown::{CardId, Phase, Telling, Told};

use crate::event::Happened;
use crate::follow::{Values, follow};
use crate::layout::Layout;
use crate::letter::{ALL, NOBODY, SecondTie};
use crate::play::Turn;
use crate::position::{Position, ids};
use crate::round::most_tokens;
use crate::told::{Happening, Now};
use crate::{Action, Card, Letter, State, View};

impl Game for Letter {
    type State = State;
    type Action = Action;
    type Event = Happened;
    type Position = Position;
    type View = View;
    /// The view is small enough.
    type Peek<'a> = ();

    fn seats(&self) -> usize {
        self.seats
    }

    fn rules_version(&self) -> RulesVersion {
        self.version
    }

    fn deal<C: Chance, K: Sink<Happened>>(&self, chance: &mut C, sink: &mut K) -> State {
        let mut state = State::default();
        Turn::new(self, &mut state, chance, sink).begin_round(self.first);
        state
    }

    #[inline]
    fn decision(&self, state: &State) -> Option<Decision> {
        let decision = Decision { seat: state.player, phase: "play", kind: Occasion::Turn, source: None };
        (!state.over).then_some(decision)
    }

    #[inline]
    fn legal(&self, state: &State, out: &mut Vec<Action>) {
        out.clear();
        let me = state.player;
        // Without a second card in hand nobody is to play: the game is over.
        if let (Some(held), Some(drawn)) = (state.hand[me], state.drawn) {
            out.extend_from_slice(self.book.menu.list(held, drawn, me, state.open()));
        }
    }

    #[inline]
    fn play_unchecked<C: Chance, K: Sink<Happened>>(
        &self,
        state: &mut State,
        action: Action,
        chance: &mut C,
        sink: &mut K,
    ) -> Course {
        Turn::new(self, state, chance, sink).play(action);
        Course::Rested
    }

    fn refusal(&self, state: &State, action: Action) -> Refusal {
        self.why_not(state, action)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn peek(&self, _: &Self::State, _: Seat) {}

    fn resample<C: Chance>(&self, view: &View, chance: &mut C) -> State {
        self.position_like(view, chance)
    }

    fn outcome(&self, state: &State) -> Outcome {
        let mut outcome = Outcome { winners: Winners(most_tokens(self.everybody(), state).0), ..Outcome::default() };
        for seat in self.everybody().seats() {
            outcome.points[seat.index()] = i32::from(state.tokens[seat]);
        }
        outcome
    }

    fn scores(&self, state: &State) -> Vec<Score> {
        self.everybody().seats().map(|seat| score(state, seat)).collect()
    }

    fn turns(&self, state: &State) -> u32 {
        state.turn
    }

    fn rounds(&self, state: &State) -> Option<u32> {
        Some(state.round)
    }

    fn action_text(&self, action: Action) -> String {
        action.text()
    }

    fn parse_action(&self, text: &str) -> Result<Action, Refusal> {
        Action::parse(text, self.seats)
    }

    fn card_id(&self, card: u8) -> &str {
        Card::with_value(card).map_or("", Card::id)
    }

    fn cards(&self) -> Vec<CardInfo> {
        self.book.infos()
    }

    fn position(&self, state: &State) -> Position {
        Layout::of(state, self.seats).position()
    }

    fn arrange<C: Chance>(&self, dealt: State, position: &Arrangement, chance: &mut C) -> Result<State, SetupError> {
        self.arranged(&dealt, position.parts(), chance)
    }

    fn options(&self) -> TableOptions {
        let second_tie = match self.second_tie {
            SecondTie::All => ALL,
            SecondTie::Nobody => NOBODY,
        };
        let mut options = TableOptions::from_iter([("first", self.first.0), ("tokens", self.tokens)]);
        options.set("second_tie", second_tie);
        options
    }
}

impl Telling for Letter {
    type Happening = Happening;
    type Now = Now;
    type Values = Values;

    fn phase(&self, _: &State) -> Phase {
        Phase::Play
    }

    fn shown(&self, view: &View) -> Position {
        view.position(self.seats)
    }

    fn told(&self, event: &Happened, viewer: Option<Viewer>) -> Told<Happening, Now> {
        event.told(self.seats, viewer)
    }

    fn card_order(&self) -> Vec<CardId> {
        ids(Card::all())
    }

    fn values(&self, view: &Position) -> Values {
        Values::of(view)
    }

    fn follow(&self, view: &mut Position, told: &[Told<Happening, Now>], values: &Values) {
        told.iter().for_each(|told| follow(view, told));
        values.apply(view);
    }
}

/// A seat's tokens in one line, under the name of her who gave them.
fn score(state: &State, seat: Seat) -> Score {
    let tokens = state.tokens[seat];
    let mut score = Score::default();
    if tokens > 0 {
        score.add(Card::PRINCESS.id(), tokens.into(), tokens.into(), Note::Tokens);
    }
    score
}
