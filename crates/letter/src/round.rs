//! The end of a round, and of the game.

use livret_kernel::{Chance, Seat, SeatSet, Sink, Stream};

use crate::event::Happened;
use crate::play::Turn;
use crate::{Card, Event, Seats, SecondTie, State};

/// Who begins after a second tie (LL-ROUND-04).
const BEGINNER: Stream = Stream::table(1);

impl<C: Chance, K: Sink<Happened>> Turn<'_, C, K> {
    pub(crate) fn end_round(&mut self) {
        let shown = !self.state.is_decided();
        let best = best(self.state);
        let winners = self.rewarded(best);
        winners.seats().for_each(|seat| self.state.tokens[seat] = self.state.tokens[seat].saturating_add(1));
        let hands = if shown { self.state.hand } else { Seats::default() };
        self.say(Event::RoundEnded { winners, best, hands });
        if self.is_won() { self.end_game(hands) } else { self.begin_round_of(best) }
    }

    /// AMB-LL-06.
    fn rewarded(&self, best: SeatSet) -> SeatSet {
        match self.game.second_tie {
            SecondTie::Nobody if best.0.count_ones() > 1 => SeatSet::NOBODY,
            SecondTie::Nobody | SecondTie::All => best,
        }
    }

    /// LL-GAME-01.
    fn is_won(&self) -> bool {
        self.state.tokens.0.iter().any(|&tokens| tokens >= self.game.tokens)
    }

    /// The last position stays on the table; the hands shown in it are now known to everybody.
    fn end_game(&mut self, hands: Seats<Option<Card>>) {
        self.state.over = true;
        let everybody = self.game.everybody().and(SeatSet::SPECTATOR);
        for seat in self.game.everybody().seats().filter(|&seat| hands[seat].is_some()) {
            let others = SeatSet(everybody.0 & !SeatSet::of(seat).0);
            self.state.known[seat] = others;
            self.state.shown[seat] = others;
        }
        self.say(Event::GameEnded { winners: most_tokens(self.game.everybody(), self.state) });
    }

    /// LL-ROUND-05: the winner begins. LL-ROUND-04: among several, chance decides.
    fn begin_round_of(&mut self, best: SeatSet) {
        let count = best.0.count_ones();
        let lot = if count > 1 { self.chance.below(BEGINNER, count) } else { 0 };
        let first = best.seats().nth(lot as usize).unwrap_or(self.state.player);
        self.begin_round(first);
    }
}

/// LL-ROUND-02: the one left, or the highest cards; LL-ROUND-03: among these the largest rows.
fn best(state: &State) -> SeatSet {
    if state.is_decided() {
        return SeatSet(state.present);
    }
    let highest = largest(SeatSet(state.present), |seat| state.hand[seat].map_or(0, |card| u32::from(card.value())));
    if highest.0.count_ones() == 1 { highest } else { largest(highest, |seat| state.row[seat].sum()) }
}

/// The seats with the largest amount.
fn largest(among: SeatSet, amount: impl Fn(Seat) -> u32) -> SeatSet {
    let most = among.seats().map(&amount).max().unwrap_or(0);
    among.seats().filter(|&seat| amount(seat) == most).fold(SeatSet::NOBODY, |set, seat| set.and(SeatSet::of(seat)))
}

/// Who would win at this table if the game ended now (AMB-LL-08: perhaps several).
pub(crate) fn most_tokens(table: SeatSet, state: &State) -> SeatSet {
    largest(table, |seat| u32::from(state.tokens[seat]))
}
