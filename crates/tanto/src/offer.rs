//! What a table asks and offers, for the outside.

use livret_kernel::{Seat, Viewer};
use livret_shown::{Ask, Decline, Effect, Objects, Offer, Pantry as ShownPantry};
use livret_shown::{Place as At, Shown, SickMaid, Sort, Verb as ShownVerb, Zone};

use crate::action::{self, Action, Verb};
use crate::program::Whom;
use crate::question::{Answers, Does, Placing, Question};
use crate::rules::{NONE, Rules};
use crate::state::{Frame, Phase, State};
use crate::tanto::Tanto;
use crate::words::{Counter, Kind, Pantry, Place};

impl<const S: usize, const W: usize> Shown for Tanto<S, W> {
    fn ask(&self, state: &State<S, W>, viewer: Viewer) -> Option<Ask> {
        state.ask(self.rules(), viewer)
    }

    fn offer(&self, state: &State<S, W>, action: Action) -> Offer {
        Teller { rules: self.rules(), s: state }.offer(action)
    }
}

impl<const S: usize, const W: usize> State<S, W> {
    fn ask(&self, rules: &Rules, viewer: Viewer) -> Option<Ask> {
        let decision = self.decision(rules)?;
        let Some(frame) = self.stack.last() else { return Some(self.ask_of_turn(rules)) };
        let question = rules.question(frame.pc)?;
        // That a reaction is asked tells what the seat holds (AMB-TC-57).
        let told = !question.is_reaction() || viewer == Viewer::Seat(decision.seat);
        told.then(|| Teller { rules, s: self }.ask(question, frame, decision.seat))
    }

    fn ask_of_turn(&self, rules: &Rules) -> Ask {
        let sort = match self.turn.phase {
            Phase::Pick => Sort::Pick,
            Phase::Start if self.due(rules).is_some() => Sort::TurnWithGain,
            Phase::Start | Phase::Serve | Phase::Work | Phase::Hire | Phase::Dismiss | Phase::Over => Sort::Turn,
        };
        Ask::new(sort, Decline::Must)
    }
}

/// A position that is told of.
struct Teller<'a, const S: usize, const W: usize> {
    rules: &'a Rules,
    s: &'a State<S, W>,
}

impl<const S: usize, const W: usize> Teller<'_, S, W> {
    fn ask(&self, question: &Question, frame: &Frame, seat: Seat) -> Ask {
        let (at, to) = self.way(question, frame);
        let card = self.arriving(question.does, frame).map(|slot| self.rules.card_id(slot));
        let ill = question.does == Does::React(Placing::Illness);
        let on = ill.then(|| self.rules.card_id(frame.x));
        let by = (frame.actor != seat.0).then_some(frame.actor);
        let with = (by.is_some() && question.is_reaction()).then_some(frame.source).filter(|&card| card != NONE);
        let with = with.map(|card| self.rules.card_id(card));
        // What an event does is said by the question itself.
        let text = by.filter(|_| !question.is_reaction()).and_then(|_| self.rules.suffered_text(frame.pc)).cloned();
        Ask { at, to, card, on, by, with, text, ..Ask::new(question.does.sort(), question.decline) }
    }

    /// Where the answers to a question lie, and where the chosen card goes.
    // One arm a sort of question: the length is the vocabulary's.
    fn way(&self, question: &Question, frame: &Frame) -> (Option<At>, Option<At>) {
        let (actor, who) = (Seat(frame.actor), Seat(frame.who));
        let of = |zone: Zone| Some(At::of(zone, who));
        let town = || Some(At::table(Zone::Town));
        match question.does {
            Does::Discard | Does::DiscardTwins | Does::LayDown => (of(Zone::Hand), of(Zone::Discard)),
            Does::Pay => (Some(At::of(Zone::Hand, actor)), Some(At::of(Zone::Discard, actor))),
            Does::KeepOne => (of(Zone::Hand), of(Zone::Hand)),
            Does::Return => (of(Zone::Hand), town()),
            Does::Exchange(..) => (town(), of(Zone::Hand)),
            Does::Take(place) => (town(), of(zone_of(place))),
            Does::Give | Does::GiveTo => (town(), Some(At::table(Zone::Discard))),
            Does::PutBack(place) => (of(Zone::Hand), of(zone_of(place))),
            Does::LookAtTop | Does::DiscardLooked => (of(Zone::Deck), of(Zone::Discard)),
            Does::OrderLooked => (of(Zone::Deck), of(Zone::Deck)),
            Does::KeepRevealed => (of(Zone::Deck), of(Zone::Hand)),
            Does::ReturnEvent => (None, town()),
            Does::ReturnBuilding => (of(Zone::Buildings), town()),
            Does::SwapPrivate => (Some(At::table(Zone::PrivateOffer)), Some(At::of(Zone::PrivateMaids, actor))),
            Does::Chamber => (Some(At::of(Zone::Hand, actor)), Some(At::of(Zone::Chambermaids, actor))),
            Does::Aim => (chosen_for(question.answers), None),
            Does::GoOn | Does::Use | Does::React(_) | Does::Swap | Does::AimAtMaid | Does::Gain => (None, None),
            Does::TakeEvent | Does::PlaceMoved(_) => (None, None),
        }
    }

    /// The card that is about to be placed, by slot.
    fn arriving(&self, does: Does, frame: &Frame) -> Option<u8> {
        match does {
            Does::React(Placing::Habit) => Some(self.rules.habit),
            Does::React(Placing::Illness) | Does::AimAtMaid => Some(self.rules.illness),
            Does::PlaceMoved(_) if frame.x == NONE => Some(self.rules.habit),
            Does::PlaceMoved(_) => Some(self.rules.illness),
            Does::GiveTo => Some(frame.x),
            Does::GoOn | Does::Use | Does::Swap | Does::Aim | Does::Gain | Does::Discard | Does::DiscardTwins => None,
            Does::KeepOne | Does::LayDown | Does::Return | Does::Exchange(..) | Does::Take(_) | Does::Give => None,
            Does::PutBack(_) | Does::LookAtTop | Does::DiscardLooked | Does::OrderLooked => None,
            Does::KeepRevealed | Does::ReturnEvent | Does::TakeEvent | Does::ReturnBuilding => None,
            Does::SwapPrivate | Does::Chamber | Does::Pay => None,
        }
    }

    fn offer(&self, action: Action) -> Offer {
        let rules = self.rules;
        // A second card lies beneath a building, or is a maid.
        let building = rules.kind(action.the_card()) == Kind::Building;
        let (maid, chief) = (action.the_other().filter(|_| !building), action.the_other().filter(|_| building));
        Offer {
            text: action::write(rules, action),
            verb: verb(action.verb()),
            with: Objects {
                card: self.card(action).map(|slot| rules.card_id(slot)),
                seat: action.the_seat().map(|seat| seat.0),
                on: maid.map(|maid| self.sick_maid(maid, action)),
                under: chief.map(|chief| rules.card_id(chief)),
                names: None,
                pile: (action.verb() == Verb::Work).then(|| pantry(Pantry::ALL[usize::from(action.the_card()) % 3])),
            },
            effect: match self.s.stack.last() {
                Some(frame) => self.effect_of_answer(action, frame),
                None => self.effect_of_turn(action),
            },
        }
    }

    fn sick_maid(&self, maid: u8, action: Action) -> SickMaid {
        let illness = Some(action.illnesses()).filter(|&n| n > 0);
        SickMaid { card: self.rules.card_id(maid), illness }
    }

    /// The card that an action is about.
    fn card(&self, action: Action) -> Option<u8> {
        let card = action.the_card();
        match action.verb() {
            Verb::Pick | Verb::Serve | Verb::Chamber | Verb::Send | Verb::Use | Verb::Remember | Verb::Love => {
                Some(card)
            }
            Verb::Hire | Verb::Discard | Verb::Return | Verb::ReturnBuilding | Verb::Take | Verb::Top => Some(card),
            Verb::Bottom | Verb::Give | Verb::Keep => Some(card),
            Verb::Work => self.s.top_preparation(self.rules, Pantry::ALL[usize::from(card) % 3]),
            Verb::ReturnHabit | Verb::TakeHabit => Some(self.rules.habit),
            Verb::Cure | Verb::ReturnIllness | Verb::TakeIllness => Some(self.rules.illness),
            Verb::Target | Verb::Maid => {
                let frame = self.s.stack.last()?;
                self.arriving(self.rules.question(frame.pc)?.does, frame)
            }
            Verb::LoveAll | Verb::Gain | Verb::Yes | Verb::No | Verb::Done | Verb::End => None,
        }
    }

    // One arm a verb: the length is the vocabulary's.
    fn effect_of_turn(&self, action: Action) -> Effect {
        let (me, card) = (self.s.turn.active, action.the_card());
        let of = |zone: Zone| At::of(zone, me);
        match action.verb() {
            Verb::Pick => moves(At::table(Zone::Park), of(Zone::Refined)),
            Verb::Serve | Verb::Love => moves(of(Zone::Hand), of(Zone::InPlay)),
            Verb::LoveAll => {
                let n = self.s.house(me).hand.count_in(self.rules.love).min(255) as u8;
                Effect::Move { from: of(Zone::Hand), to: of(Zone::InPlay), n: Some(n) }
            }
            Verb::Chamber => moves(of(Zone::Hand), of(Zone::Chambermaids)),
            Verb::Send => moves(of(Zone::InPlay), At::of(Zone::Chambermaids, action.the_seat().unwrap_or(me))),
            Verb::Return => moves(of(Zone::Chambermaids), self.town_of(card)),
            Verb::Use => Effect::Ability { at: of(self.working_place(card)) },
            Verb::Cure => moves(self.on_maid(me, action), At::table(Zone::Town)),
            Verb::Remember => moves(At::table(Zone::ReminiscenceOffer), of(Zone::Reminiscences)),
            Verb::Work => moves(At::table(Zone::Pantry), of(Zone::Preparations)),
            Verb::Hire => self.effect_of_hire(action),
            Verb::Gain => Effect::Gain { counter: Counter::ALL[usize::from(card) % 6].shown() },
            Verb::End => Effect::EndPhase,
            // Answers: none of them is a free choice.
            Verb::Discard | Verb::ReturnHabit | Verb::ReturnIllness | Verb::ReturnBuilding | Verb::Take => Effect::Aim,
            Verb::TakeHabit | Verb::TakeIllness | Verb::Top | Verb::Bottom | Verb::Give | Verb::Keep => Effect::Aim,
            Verb::Target | Verb::Maid | Verb::Yes | Verb::No | Verb::Done => Effect::Aim,
        }
    }

    fn effect_of_hire(&self, action: Action) -> Effect {
        let (me, card) = (self.s.turn.active, action.the_card());
        let house = action.the_seat().unwrap_or(me);
        match self.rules.kind(card) {
            Kind::Love | Kind::MaidChief | Kind::General => moves(self.town_of(card), At::of(Zone::Discard, me)),
            Kind::Private => moves(At::table(Zone::PrivateOffer), At::of(Zone::PrivateMaids, house)),
            Kind::Event if card == self.rules.illness => moves(self.town_of(card), self.on_maid(house, action)),
            Kind::Event => moves(self.town_of(card), At::of(Zone::BadHabits, house)),
            Kind::Building => moves(self.town_of(card), At::of(Zone::Buildings, me)),
            // None of these is hired.
            Kind::Reminiscence | Kind::Refined | Kind::Preparation => Effect::Aim,
        }
    }

    // One arm a sort of question: the length is the vocabulary's.
    fn effect_of_answer(&self, action: Action, frame: &Frame) -> Effect {
        let Some(question) = self.rules.question(frame.pc) else { return Effect::Decline };
        let (actor, who, card) = (Seat(frame.actor), Seat(frame.who), action.the_card());
        let of = |zone: Zone| At::of(zone, who);
        let declined = matches!(action.verb(), Verb::No | Verb::Done);
        if declined {
            return if question.is_reaction() { Effect::Suffer } else { Effect::Decline };
        }
        match question.does {
            Does::React(_) => Effect::Cancel,
            Does::GoOn | Does::Use => match self.rules.offered_text(frame.pc) {
                Some(text) => Effect::Says { text: text.clone() },
                None => Effect::Aim,
            },
            Does::Swap => Effect::Swap,
            Does::Aim | Does::AimAtMaid | Does::Give => Effect::Aim,
            Does::Gain => Effect::Gain { counter: Counter::ALL[usize::from(card) % 6].shown() },
            Does::Discard | Does::LayDown => moves(of(Zone::Hand), of(Zone::Discard)),
            Does::DiscardTwins => Effect::Move { from: of(Zone::Hand), to: of(Zone::Discard), n: Some(2) },
            Does::Pay => moves(At::of(Zone::Hand, actor), At::of(Zone::Discard, actor)),
            Does::KeepOne => Effect::Stay { at: of(Zone::Hand) },
            Does::Return => moves(of(Zone::Hand), self.town_of(card)),
            Does::Exchange(..) if self.rules.is_private(card) => {
                moves(At::table(Zone::PrivateOffer), of(Zone::PrivateMaids))
            }
            Does::Exchange(_, _, mask) => moves(self.town_of(card), of(zone_of(self.rules.exchange_place(card, mask)))),
            Does::Take(place) => moves(self.town_of(card), of(zone_of(place))),
            Does::GiveTo => {
                let to = action.the_seat().unwrap_or(actor);
                moves(self.town_of(frame.x), At::of(Zone::Discard, to))
            }
            Does::PutBack(place) => moves(of(Zone::Hand), of(zone_of(place))),
            Does::LookAtTop if action.verb() == Verb::Keep => Effect::Stay { at: of(Zone::Deck) },
            Does::LookAtTop | Does::DiscardLooked => moves(of(Zone::Deck), of(Zone::Discard)),
            Does::OrderLooked => Effect::Stay { at: of(Zone::Deck) },
            Does::KeepRevealed => moves(of(Zone::Deck), of(Zone::Hand)),
            Does::ReturnEvent | Does::TakeEvent => {
                let from = if action.the_other().is_some() { self.on_maid(who, action) } else { of(Zone::BadHabits) };
                moves(from, At::table(Zone::Town))
            }
            Does::PlaceMoved(_) => {
                let house = action.the_seat().unwrap_or(actor);
                let habit = || At::of(Zone::BadHabits, house);
                let to = if frame.x == NONE { habit() } else { self.on_maid(house, action) };
                moves(At::table(Zone::Town), to)
            }
            Does::ReturnBuilding => moves(of(Zone::Buildings), At::table(Zone::Town)),
            Does::SwapPrivate => moves(At::table(Zone::PrivateOffer), At::of(Zone::PrivateMaids, actor)),
            Does::Chamber => moves(At::of(Zone::Hand, actor), At::of(Zone::Chambermaids, actor)),
        }
    }

    /// Where in the town a card's pile is.
    fn town_of(&self, card: u8) -> At {
        At::table(if self.rules.guests >> card & 1 == 1 { Zone::Guests } else { Zone::Town })
    }

    /// The place of illnesses on the maid that an action names.
    fn on_maid(&self, seat: Seat, action: Action) -> At {
        let place = At::of(Zone::Illnesses, seat);
        match action.the_other() {
            Some(maid) => place.on(self.rules.card_id(maid)),
            None => place,
        }
    }

    /// Where a card lies whose ability is used.
    fn working_place(&self, card: u8) -> Zone {
        match self.rules.kind(card) {
            Kind::Private => Zone::PrivateMaids,
            Kind::Refined => Zone::Refined,
            Kind::Love | Kind::MaidChief | Kind::General => Zone::Chambermaids,
            Kind::Event | Kind::Building | Kind::Reminiscence | Kind::Preparation => Zone::Buildings,
        }
    }
}

fn moves(from: At, to: At) -> Effect {
    Effect::Move { from, to, n: None }
}

/// What the choice of a player is about: a deck, or a hand.
fn chosen_for(answers: Answers) -> Option<At> {
    let Answers::Seats(whom) = answers else { return None };
    match whom {
        Whom::AnyDeck => Some(At::table(Zone::Deck)),
        Whom::OtherHand => Some(At::table(Zone::Hand)),
        Whom::Anyone | Whom::Other | Whom::WithMovableEvent | Whom::HabitReceiver => None,
    }
}

fn zone_of(place: Place) -> Zone {
    match place {
        Place::Hand => Zone::Hand,
        Place::Discard => Zone::Discard,
        Place::DeckTop => Zone::Deck,
        Place::DeckBottom => Zone::DeckBottom,
    }
}

pub(crate) fn pantry(pile: Pantry) -> ShownPantry {
    match pile {
        Pantry::Food => ShownPantry::Food,
        Pantry::Decoration => ShownPantry::Decoration,
        Pantry::Cleaning => ShownPantry::Cleaning,
    }
}

fn verb(verb: Verb) -> ShownVerb {
    match verb {
        Verb::Pick => ShownVerb::Pick,
        Verb::Serve => ShownVerb::Serve,
        Verb::Chamber => ShownVerb::Chamber,
        Verb::Send => ShownVerb::Send,
        Verb::Use => ShownVerb::Use,
        Verb::Cure => ShownVerb::Cure,
        Verb::Remember => ShownVerb::Remember,
        Verb::Work => ShownVerb::Work,
        Verb::Love => ShownVerb::Love,
        Verb::LoveAll => ShownVerb::LoveAll,
        Verb::Hire => ShownVerb::Hire,
        Verb::Discard => ShownVerb::Discard,
        Verb::Return | Verb::ReturnHabit | Verb::ReturnIllness | Verb::ReturnBuilding => ShownVerb::Return,
        Verb::Take | Verb::TakeHabit | Verb::TakeIllness => ShownVerb::Take,
        Verb::Top => ShownVerb::Top,
        Verb::Bottom => ShownVerb::Bottom,
        Verb::Give => ShownVerb::Give,
        Verb::Keep => ShownVerb::Keep,
        Verb::Gain => ShownVerb::Gain,
        Verb::Target => ShownVerb::Target,
        Verb::Maid => ShownVerb::Maid,
        Verb::Yes => ShownVerb::Yes,
        Verb::No => ShownVerb::No,
        Verb::Done => ShownVerb::Done,
        Verb::End => ShownVerb::End,
    }
}
