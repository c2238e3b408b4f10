//! Playing a card.

use livret_kernel::{Chance, Seat, SeatSet, Sink};

use crate::event::{Happened, Header};
use crate::{Action, Card, Effect, Event, Kinds, Letter, State};

/// A turn under way: the position, and what it needs to go on.
pub(crate) struct Turn<'a, C, K> {
    pub(crate) game: &'a Letter,
    pub(crate) state: &'a mut State,
    pub(crate) chance: &'a mut C,
    pub(crate) sink: &'a mut K,
    /// What was to be read off the table when the last event was told; only where somebody listens.
    pub(crate) told: Option<Header>,
    /// The card whose action is carried out, and who played it.
    pub(crate) because: Option<(Card, Seat)>,
}

impl<'a, C: Chance, K: Sink<Happened>> Turn<'a, C, K> {
    pub(crate) fn new(game: &'a Letter, state: &'a mut State, chance: &'a mut C, sink: &'a mut K) -> Self {
        let told = K::OPEN.then(|| Header::of(state));
        Turn { game, state, chance, sink, told, because: None }
    }

    /// Says what happened, where anybody listens.
    #[inline]
    pub(crate) fn say(&mut self, event: Event) {
        if K::OPEN {
            if K::WITNESS && event.reveals(self.sink.mover()) {
                self.sink.reveal();
            }
            let after = Header::of(self.state);
            let before = self.told.replace(after).unwrap_or(after);
            self.sink.push(Happened { event, because: self.because, headers: [before, after] });
        }
    }

    /// LL-TURN-01: lays a card down, carries out its action, and ends the turn.
    #[inline]
    pub(crate) fn play(&mut self, action: Action) {
        let me = self.state.player;
        self.state.lay(action.card);
        self.say(Event::Discarded { player: me, card: action.card, target: action.target });
        self.because = Some((action.card, me));
        match action.target {
            Some(target) => self.act_on(me, target, action),
            None => self.act_alone(me, action.card),
        }
        self.because = None;
        self.say(Event::TurnEnded { player: me });
        self.end_turn();
    }

    fn act_alone(&mut self, me: Seat, card: Card) {
        match self.game.book.effect(card) {
            Effect::Protect => self.protect(me),
            Effect::Fall => self.eliminate(me),
            // LL-TURN-07: nobody could be chosen. LL-CARD-COUNTESS: no effect.
            Effect::Guess | Effect::Look | Effect::Compare | Effect::Swap => {}
            Effect::Renew | Effect::LeaveBefore(_) => {}
        }
    }

    fn act_on(&mut self, me: Seat, target: Seat, action: Action) {
        match self.game.book.effect(action.card) {
            Effect::Guess => self.guess(me, target, action.named),
            Effect::Look => self.look(me, target),
            Effect::Compare => self.compare(me, target),
            Effect::Renew => self.renew(target),
            Effect::Swap => self.swap(me, target),
            Effect::Protect | Effect::LeaveBefore(_) | Effect::Fall => {}
        }
    }

    /// LL-CARD-GUARD.
    fn guess(&mut self, me: Seat, target: Seat, named: Option<Card>) {
        let right = self.state.hand[target] == named;
        self.say(Event::Guessed { player: me, target, card: named, right });
        match named {
            _ if right => self.eliminate(target),
            Some(named) => self.state.not[target] = self.state.not[target].and(Kinds::of(named)),
            None => {}
        }
    }

    /// LL-CARD-PRIEST.
    fn look(&mut self, me: Seat, target: Seat) {
        self.state.show(target, me);
        self.say(Event::Looked { player: me, target, card: self.state.hand[target] });
    }

    /// LL-CARD-BARON.
    fn compare(&mut self, me: Seat, target: Seat) {
        let cards = [self.state.hand[me], self.state.hand[target]];
        self.state.show(me, target);
        self.state.show(target, me);
        self.say(Event::Compared { player: me, target, cards });
        match cards[0].cmp(&cards[1]) {
            std::cmp::Ordering::Less => self.beat(me, target),
            std::cmp::Ordering::Equal => {}
            std::cmp::Ordering::Greater => self.beat(target, me),
        }
    }

    /// The loser's card is laid open, so everybody knows that the winner's is higher.
    fn beat(&mut self, loser: Seat, winner: Seat) {
        if let Some(card) = self.state.hand[loser] {
            self.state.not[winner] = self.state.not[winner].and(Kinds::up_to(card));
        }
        self.eliminate(loser);
    }

    /// LL-CARD-HANDMAID.
    fn protect(&mut self, me: Seat) {
        self.state.protected |= SeatSet::of(me).0;
        self.say(Event::Protected { player: me });
    }

    /// LL-CARD-PRINCE: the card goes without its action, except that the Princess falls from any
    /// hand, and then no card is drawn (AMB-LL-05).
    fn renew(&mut self, target: Seat) {
        let Some(card) = self.state.hand[target].take() else { return };
        self.state.row[target].lay(card);
        self.state.forget(target);
        self.say(Event::Discarded { player: target, card, target: None });
        match self.game.book.effect(card) {
            Effect::Fall => self.eliminate(target),
            Effect::Guess | Effect::Look | Effect::Compare | Effect::Protect => self.draw_anew(target),
            Effect::Renew | Effect::Swap | Effect::LeaveBefore(_) => self.draw_anew(target),
        }
    }

    fn draw_anew(&mut self, player: Seat) {
        let drawn = self.state.deck.draw();
        if drawn.is_some() {
            self.say(Event::Drew { player, card: drawn });
        }
        self.state.hand[player] = drawn.or_else(|| self.take_aside(player));
    }

    fn take_aside(&mut self, player: Seat) -> Option<Card> {
        let card = self.state.aside.take();
        self.say(Event::Taken { player, card });
        card
    }

    /// LL-CARD-KING.
    fn swap(&mut self, me: Seat, target: Seat) {
        let cards = [self.state.hand[me], self.state.hand[target]];
        self.state.swap(me, target);
        self.say(Event::Swapped { player: me, target, cards });
    }

    /// LL-TURN-05: the card held is laid open, without its action.
    pub(crate) fn eliminate(&mut self, player: Seat) {
        let held = self.state.hand[player].take();
        if let Some(card) = held {
            self.state.row[player].lay(card);
        }
        self.state.present &= !SeatSet::of(player).0;
        self.state.protected &= !SeatSet::of(player).0;
        self.state.forget(player);
        self.say(Event::Eliminated { player, card: held });
    }

    /// LL-ROUND-01, LL-TURN-04.
    #[inline]
    fn end_turn(&mut self) {
        if self.state.is_decided() || self.state.deck.is_empty() {
            self.end_round();
        } else {
            self.begin_turn(self.next());
        }
    }

    /// The next seat to the left that is still in the round.
    #[inline]
    fn next(&self) -> Seat {
        let mut seat = self.state.player.left(1, self.game.seats);
        while !self.state.is_in(seat) {
            seat = seat.left(1, self.game.seats);
        }
        seat
    }
}
