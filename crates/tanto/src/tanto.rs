//! The game as the kernel asks for it.

use std::sync::Arc;

use livret_kernel::{
    Arrangement, CardChanges, CardInfo, Chance, Course, Decision, Game, Outcome, Provenance, Refusal, RulesVersion,
    Score, Seat, SetupError, Sink, TableOptions, Viewer,
};
use livret_shown::{CardId, Telling, Told};

use crate::action::{self, Action};
use crate::event::{Happened, Header};
use crate::follow::{Values, follow};
use crate::library::Library;
use crate::peek::Peek;
use crate::pile::Pile;
use crate::play::{Play, STEPS};
use crate::position::Position;
use crate::rules::{HAND, NONE, Rules, STARTING_CHIEFS, STARTING_LOVE, SlotCard, streams};
use crate::state::{House, Phase, State, Town, Turn};
use crate::told::{Happening, Now};
use crate::view::View;
use crate::words::Kind;
use crate::wrong::Wrong;
use crate::{arrange, wire};

/// The ids of the family's games.
pub const GAME_IDS: [&str; 4] = ["tanto-cuore", "expanding-the-house", "romantic-vacation", "motto-tanto-cuore"];

/// A table of the family with room for `S` seats and `8 * W` kinds of deck cards.
#[derive(Clone, Debug)]
pub struct Tanto<const S: usize, const W: usize> {
    rules: Arc<Rules>,
}

/// A table in the smallest size that holds it.
#[derive(Clone, Debug)]
pub enum AnyTanto {
    /// Up to four seats.
    Small(Tanto<4, 2>),
    /// Five to seven seats.
    Large(Tanto<7, 2>),
    /// Motto with guests of older boxes.
    Guests(Tanto<4, 3>),
}

/// Sets a table of the family up.
pub fn setup<C: Chance>(
    library: &Arc<Library>,
    game: &str,
    players: usize,
    options: &TableOptions,
    chance: &mut C,
) -> Result<AnyTanto, SetupError> {
    let rules = Arc::new(Rules::build(library, game, players, options, chance)?);
    Ok(if rules.kinds > 16 {
        AnyTanto::Guests(Tanto { rules })
    } else if players > 4 {
        AnyTanto::Large(Tanto { rules })
    } else {
        AnyTanto::Small(Tanto { rules })
    })
}

impl<const S: usize, const W: usize> Tanto<S, W> {
    /// The rules of the table.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    fn play<'a, C, K: Sink<Happened>>(
        &'a self,
        s: &'a mut State<S, W>,
        chance: &'a mut C,
        sink: &'a mut K,
    ) -> Play<'a, S, W, C, K> {
        let told = K::OPEN.then(|| Header::of(s));
        Play { rules: &self.rules, s, chance, sink, left: STEPS, told, because: None }
    }

    /// The table before any card is dealt.
    fn empty(&self) -> State<S, W> {
        State {
            houses: [House::EMPTY; S],
            town: Town {
                piles: Pile::EMPTY,
                extras: [0; crate::rules::MAX_EXTRAS],
                private_pile: Default::default(),
                private_seen: 0,
                private_up: Default::default(),
                below: [NONE; 19],
                memory_pile: Default::default(),
                memory_up: Default::default(),
                guests: Default::default(),
                guests_seen: 0,
                preparations: [0; 9],
                refined: 0,
                refined_taken: 0,
            },
            turn: Turn {
                in_play: Pile::EMPTY,
                used: 0,
                order: Default::default(),
                counters: [0; 6],
                prices: [0; crate::rules::MAX_PRICES],
                next_hire_less: 0,
                active: self.rules.options.first,
                phase: Phase::Start,
                entering: true,
                step: 0,
                hand_change: 0,
                remembered: false,
                chambered: false,
                serving_ended: false,
                hiring_ended: false,
                latched: false,
                first_master: self.rules.options.first,
                round_first: self.rules.options.first,
                round_done: 0,
                number: 0,
                round: 0,
            },
            sick: Default::default(),
            stack: Default::default(),
            swapped: 0,
        }
    }

    /// The town's piles, and every seat's ten starters in an unknown order (TC-SETUP-12).
    fn lay_out<C: Chance>(&self, chance: &mut C) -> State<S, W> {
        let rules = &*self.rules;
        let mut s = self.empty();
        for slot in 0..rules.kinds {
            s.town.piles.set(slot, rules.supply[usize::from(slot)]);
        }
        for seat in 0..rules.seats {
            let deck = &mut s.houses[seat].deck;
            deck.set(rules.love_one, STARTING_LOVE);
            deck.set(rules.starter, STARTING_CHIEFS);
            s.town.piles.set(rules.love_one, s.town.piles.get(rules.love_one) - STARTING_LOVE);
            s.town.piles.set(rules.starter, s.town.piles.get(rules.starter) - STARTING_CHIEFS);
        }
        for slot in rules.extras..rules.privates {
            s.town.extras[rules.extra(slot)] = rules.supply[usize::from(slot)];
        }
        for slot in rules.slots_of(Kind::Preparation) {
            s.town.preparations[usize::from(slot - rules.preparations)] = rules.supply[usize::from(slot)];
        }
        s.town.refined = rules.slots_of(Kind::Refined).fold(0, |m, slot| m | 1 << (slot - rules.refined));
        self.shuffle_piles(&mut s, chance);
        s
    }

    fn shuffle_piles<C: Chance>(&self, s: &mut State<S, W>, chance: &mut C) {
        let rules = &*self.rules;
        let two_in_motto = rules.motto && rules.seats == 2;
        s.town.private_pile = (rules.privates..rules.memories).collect();
        chance.shuffle(streams::PRIVATE, &mut s.town.private_pile);
        s.town.guests = crate::pile::Bits(rules.guests).collect();
        chance.shuffle(streams::PARK, &mut s.town.guests);
        if two_in_motto {
            // MO-MIX-07: both mixed piles lose three cards at random.
            (0..3).for_each(|_| {
                s.town.private_pile.pop();
                s.town.guests.pop();
            });
        }
        // All 1s lie above all 2s (RV-SETUP-07); the top is last.
        for tier in [2, 1] {
            let of_tier = |slot: &u8| rules.cards[usize::from(*slot)].def.tier == Some(tier);
            let copies = |slot: u8| std::iter::repeat_n(slot, rules.supply[usize::from(slot)].into());
            let mut cards: livret_kernel::List<u8, 16> =
                rules.slots_of(Kind::Reminiscence).filter(of_tier).flat_map(copies).collect();
            chance.shuffle(streams::MEMORIES, &mut cards);
            cards.iter().for_each(|&card| s.town.memory_pile.push(card));
        }
        while !s.town.memory_up.is_full() {
            let Some(card) = s.town.memory_pile.pop() else { break };
            s.town.memory_up.push(card);
        }
    }
}

impl<const S: usize, const W: usize> Game for Tanto<S, W> {
    type State = State<S, W>;
    type Action = Action;
    type Event = Happened;
    type Position = Position;
    type View = View<S, W>;
    type Peek<'a> = Peek<'a, S, W>;

    fn seats(&self) -> usize {
        self.rules.seats
    }

    fn rules_version(&self) -> RulesVersion {
        self.rules.library.version
    }

    fn deal<C: Chance, K: Sink<Happened>>(&self, chance: &mut C, sink: &mut K) -> State<S, W> {
        let mut s = self.lay_out(chance);
        let mut play = self.play(&mut s, chance, sink);
        play.refill_privates();
        for seat in 0..self.rules.seats as u8 {
            play.draw(Seat(seat), HAND as u8);
        }
        if self.rules.motto {
            play.begin_round();
        } else {
            play.begin_turn(self.rules.options.first);
        }
        play.proceed();
        s
    }

    #[inline]
    fn decision(&self, state: &State<S, W>) -> Option<Decision> {
        state.decision(&self.rules)
    }

    fn steps(&self, state: &State<S, W>) -> Option<u8> {
        state.steps(&self.rules)
    }

    fn could_react(&self, state: &State<S, W>, seat: Seat) -> bool {
        state.could_cancel(&self.rules, seat)
    }

    #[inline]
    fn legal(&self, state: &State<S, W>, out: &mut Vec<Action>) {
        out.clear();
        state.legal(&self.rules, out);
    }

    #[inline]
    fn play_unchecked<C: Chance, K: Sink<Happened>>(
        &self,
        state: &mut State<S, W>,
        action: Action,
        chance: &mut C,
        sink: &mut K,
    ) -> Course {
        self.play(state, chance, sink).act(action)
    }

    fn refusal(&self, state: &State<S, W>, action: Action) -> Refusal {
        crate::refusal::explain(&self.rules, state, action)
    }

    fn view(&self, state: &State<S, W>, viewer: Viewer) -> View<S, W> {
        state.view(&self.rules, viewer)
    }

    #[inline]
    fn peek<'a>(&'a self, state: &'a State<S, W>, seat: Seat) -> Peek<'a, S, W> {
        Peek::new(&self.rules, state, seat)
    }

    fn resample<C: Chance>(&self, view: &View<S, W>, chance: &mut C) -> State<S, W> {
        view.resample(&self.rules, chance)
    }

    fn outcome(&self, state: &State<S, W>) -> Outcome {
        state.outcome(&self.rules)
    }

    fn scores(&self, state: &State<S, W>) -> Vec<Score> {
        state.scores(&self.rules)
    }

    fn turns(&self, state: &State<S, W>) -> u32 {
        state.turn.number.into()
    }

    fn rounds(&self, state: &State<S, W>) -> Option<u32> {
        self.rules.motto.then_some(state.turn.round.into())
    }

    fn action_text(&self, action: Action) -> String {
        action::write(&self.rules, action)
    }

    fn parse_action(&self, text: &str) -> Result<Action, Refusal> {
        action::parse(&self.rules, text)
    }

    fn card_id(&self, card: u8) -> &str {
        self.rules.id(card)
    }

    fn cards(&self) -> Vec<CardInfo> {
        let info = |card: &SlotCard| CardInfo { provenance: card.def.mark, ..self.rules.library.info(card.index) };
        self.rules.cards.iter().map(info).collect()
    }

    fn card_changes(&self) -> Option<CardChanges> {
        let slot = |index: usize| self.rules.cards.iter().find(|card| card.index == index);
        let mark = |index: usize| slot(index).map_or(Provenance::P, |card| card.def.mark);
        self.rules.library.changes(|index| slot(index).is_some(), mark, self.rules.chief_set)
    }

    fn position(&self, state: &State<S, W>) -> Position {
        wire::state(&self.rules, state)
    }

    fn arrange<C: Chance>(
        &self,
        dealt: State<S, W>,
        position: &Arrangement,
        chance: &mut C,
    ) -> Result<State<S, W>, SetupError> {
        let mut state = arrange::arrange(&self.rules, dealt, position.parts())?;
        match self.play(&mut state, chance, &mut livret_kernel::Silent).proceed() {
            Course::Rested => Ok(state),
            Course::TooLong => Err(SetupError::bad(Wrong::TooLong)),
        }
    }

    fn options(&self) -> TableOptions {
        self.rules.options()
    }
}

impl<const S: usize, const W: usize> Telling for Tanto<S, W> {
    type Happening = Happening;
    type Now = Now;
    type Values = Values;

    fn phase(&self, state: &State<S, W>) -> livret_shown::Phase {
        self.rules.phase(state.turn.phase)
    }

    fn shown(&self, view: &View<S, W>) -> Position {
        wire::view(&self.rules, view)
    }

    fn told(&self, event: &Happened, viewer: Option<Viewer>) -> Told<Happening, Now> {
        event.told(&self.rules, viewer)
    }

    fn card_order(&self) -> Vec<CardId> {
        self.rules.ids.clone()
    }

    fn values(&self, view: &Position) -> Values {
        Values::of(view)
    }

    fn follow(&self, view: &mut Position, told: &[Told<Happening, Now>], values: &Values) {
        told.iter().for_each(|told| follow(view, told, &self.rules.ids));
        values.apply(view);
    }
}

#[cfg(test)]
mod tests {
    use livret_kernel::{FastStreams, Opening, Table};
    use serde_json::json;

    use super::*;
    use crate::program::Op;

    /// A table at which a maid's text goes round for ever: no card file can say that.
    fn spinning() -> Tanto<4, 2> {
        let (library, options) = (Library::shipped(), TableOptions::default());
        let rules = Rules::build(library, "tanto-cuore", 2, &options, &mut FastStreams::new(1));
        let mut rules = rules.expect("a table");
        let here = rules.ops.len() as u16;
        rules.ops.push(Op::Jump(here));
        rules.questions.push(None);
        rules.serve_at[usize::from(rules.slot("azure-crescent").expect("in the town"))] = here;
        Tanto { rules: Arc::new(rules) }
    }

    fn opening() -> Opening {
        let hand = json!({"free": true, "phase": "serve",
            "players": [{"hand": ["azure-crescent", "1-love"], "deck": vec!["1-love"; 9]}]});
        Opening { game: "tanto-cuore".into(), seed: "tea".into(), arrange: hand.as_object().cloned().map(Into::into) }
    }

    #[test]
    fn an_action_without_end_is_refused_and_leaves_position_and_chance_as_they_were() {
        let mut table = Table::open(spinning(), opening(), &mut livret_kernel::Silent).expect("a position");
        let act = |table: &mut Table<Tanto<4, 2>>, text: &str| {
            let action = table.game().parse_action(text).expect("an action");
            table.act(action, &mut livret_kernel::Silent)
        };
        let mut other = table.clone();
        let before = *table.state();
        assert_eq!(act(&mut table, "serve:azure-crescent"), Err(Refusal::too_long()));
        assert!(*table.state() == before && table.actions().is_empty());
        for text in ["end", "end"] {
            assert_eq!(act(&mut table, text), Ok(()));
            assert_eq!(act(&mut other, text), Ok(()));
        }
        assert_eq!(table.hash(), other.hash());
    }

    #[test]
    fn a_simulation_ends_where_an_action_would_not() {
        let game = spinning();
        let mut chance = FastStreams::new(2);
        let dealt = game.deal(&mut chance, &mut livret_kernel::Silent);
        let position = opening().arrange.expect("a position");
        let mut state = game.arrange(dealt, &position, &mut chance).expect("a position");
        let action = game.parse_action("serve:azure-crescent").expect("an action");
        let course = game.play_unchecked(&mut state, action, &mut chance, &mut livret_kernel::Silent);
        assert_eq!(course, Course::TooLong);
        assert_eq!(game.decision(&state), None);
    }
}
