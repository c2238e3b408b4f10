//! What a seat may believe of the hidden hands, exactly.

use livret_kernel::Seat;
use livret_letter::{Card, Letter, Seats, View};

use super::{Kindly, habits, place, seats};
use crate::FastRng;

/// Every way in which the hidden hands can be dealt, with its weight.
#[derive(Clone, Debug)]
pub(crate) struct Belief {
    deals: Vec<(Seats<Option<Card>>, f64)>,
    total: f64,
    /// How likely a seat that holds this card plays whatever comes.
    wild: [Kindly<f32>; 4],
}

impl Belief {
    /// Each deal that fits the view weighs as many as there are ways to deal it.
    pub(crate) fn counted(game: &Letter, view: &View, me: Seat) -> Belief {
        Belief::of(game, view, me, |_, _| 1.0)
    }

    /// The same, times how likely the rows are to have been laid by who holds these cards; `prior` is
    /// how likely each seat is to play whatever comes.
    pub(crate) fn weighed(game: &Letter, view: &View, me: Seat, prior: [f64; 4]) -> Belief {
        let princes = view.row.0.iter().flat_map(|row| row.cards()).any(|card| card == Card::PRINCE);
        let fits = |seat: Seat, card: Card| {
            let wild = prior[seat.index()];
            let [as_careful, as_wild] = habits::likelihoods(view.row[seat], card, princes);
            [(1.0 - wild) * as_careful, wild * as_wild]
        };
        let mut belief = Belief::of(game, view, me, |seat, card| fits(seat, card).iter().sum());
        // A position made up freely may contradict every habit.
        if belief.deals.is_empty() {
            belief = Belief::counted(game, view, me);
        }
        for seat in seats() {
            for card in Card::all() {
                let [careful, wild] = fits(seat, card);
                belief.wild[seat.index()][place(card)] = (wild / (careful + wild).max(1e-9)) as f32;
            }
        }
        belief
    }

    fn of(game: &Letter, view: &View, me: Seat, fits: impl Fn(Seat, Card) -> f64) -> Belief {
        let hidden: Vec<Seat> =
            seats().filter(|&seat| seat != me && view.hand[seat].count > 0 && view.hand[seat].held.is_none()).collect();
        let mut dealer = Dealer { weights: [[0.0; Card::KINDS + 1]; 4], unseen: game.unseen(view), deals: Vec::new() };
        for &seat in &hidden {
            for card in Card::all().filter(|&card| !view.hand[seat].not.has(card)) {
                dealer.weights[seat.index()][place(card)] = fits(seat, card);
            }
        }
        dealer.deal(&hidden, Seats::default(), 1.0);
        let total = dealer.deals.iter().map(|deal| deal.1).sum();
        let mut belief = Belief { deals: dealer.deals, total, wild: [[0.0; Card::KINDS + 1]; 4] };
        belief.know(view, me);
        belief
    }

    /// Hands that are seen are the same in every deal.
    fn know(&mut self, view: &View, me: Seat) {
        for seat in seats().filter(|&seat| seat != me) {
            if let Some(card) = view.hand[seat].held {
                self.deals.iter_mut().for_each(|deal| deal.0[seat] = Some(card));
            }
        }
    }

    /// How likely each seat holds each kind.
    pub(crate) fn odds(&self) -> [Kindly<f32>; 4] {
        let mut odds = [[0.0; Card::KINDS + 1]; 4];
        for (hands, weight) in &self.deals {
            for seat in seats() {
                if let Some(card) = hands[seat] {
                    odds[seat.index()][place(card)] += (weight / self.total) as f32;
                }
            }
        }
        odds
    }

    /// The deals with their chances, which add up to 1.
    pub(crate) fn deals(&self) -> impl Iterator<Item = (Seats<Option<Card>>, f64)> {
        self.deals.iter().map(|&(hands, weight)| (hands, weight / self.total))
    }

    /// How likely a seat is to play whatever comes, all deals together; `None` if it holds nothing.
    pub(crate) fn wildness(&self, seat: Seat) -> Option<f64> {
        let held = |(hands, chance): (Seats<Option<Card>>, f64)| {
            hands[seat].map(|card| chance * f64::from(self.wild[seat.index()][place(card)]))
        };
        self.deals().map(held).sum()
    }

    /// Who plays whatever comes in this deal, as bits.
    pub(crate) fn draw_wild(&self, hands: &Seats<Option<Card>>, rng: &mut FastRng) -> u8 {
        let wild = |seat: Seat| hands[seat].map_or(0.0, |card| self.wild[seat.index()][place(card)]);
        seats()
            .filter(|&seat| (rng.below(1 << 16) as f32) < wild(seat) * 65_536.0)
            .fold(0, |set, seat| set | 1 << seat.0)
    }

    /// One deal, each as likely as its weight.
    pub(crate) fn draw(&self, rng: &mut FastRng) -> Seats<Option<Card>> {
        let mut lot = self.total * (rng.bits() >> 11) as f64 / (1u64 << 53) as f64;
        let hit = |deal: &&(Seats<Option<Card>>, f64)| {
            lot -= deal.1;
            lot < 0.0
        };
        self.deals.iter().find(hit).or(self.deals.last()).map_or(Seats::default(), |deal| deal.0)
    }
}

struct Dealer {
    weights: [Kindly<f64>; 4],
    unseen: Kindly<u8>,
    deals: Vec<(Seats<Option<Card>>, f64)>,
}

impl Dealer {
    fn deal(&mut self, hidden: &[Seat], hands: Seats<Option<Card>>, weight: f64) {
        let Some((&seat, rest)) = hidden.split_first() else {
            self.deals.push((hands, weight));
            return;
        };
        for card in Card::all() {
            let ways = f64::from(self.unseen[place(card)]) * self.weights[seat.index()][place(card)];
            if ways > 0.0 {
                let mut hands = hands;
                hands[seat] = Some(card);
                self.unseen[place(card)] -= 1;
                self.deal(rest, hands, weight * ways);
                self.unseen[place(card)] += 1;
            }
        }
    }
}
