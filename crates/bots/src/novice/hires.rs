//! What cards are worth to have, in points.

use livret_kernel::{Outcome, Seat};
use livret_tanto::words::{Bonus, Kind, Moment};
use livret_tanto::{Action, Bits, NONE, State};

use super::{LOVE, Thought};

/// A card on offer.
#[derive(Clone, Copy)]
pub(super) struct Offer {
    price: f64,
    value: f64,
}

/// What winning by ending the game now is worth, or losing by it.
pub(super) const FINISH: f64 = 12.0;

impl<const S: usize, const W: usize> Thought<'_, S, W> {
    /// What hiring is worth; the price does not count, since love does not keep.
    pub(super) fn hire(&self, action: Action) -> f64 {
        let card = action.the_card();
        match (self.rules.kind(card), action.the_seat(), action.the_other()) {
            (Kind::Event, Some(seat), maid) => self.event(seat, maid, action.illnesses()),
            (Kind::Private, seat, _) => self.private(card, seat.unwrap_or(self.me)),
            (Kind::Building, _, beneath) => self.building(card, beneath),
            _ => self.deck_card(card),
        }
    }

    /// What one more of a deck card is worth.
    pub(super) fn deck_card(&self, card: u8) -> f64 {
        let outcome = self.after(|table| {
            table.house_mut(self.me).discard.add(card);
            take_from_pile(table, card);
        });
        let printed = f64::from(self.rules.vp(card));
        let sure = printed + (self.my_points(&outcome) - printed) * self.trust();
        sure + self.promise(card) + self.deck.use_of(self.rules, card) + self.finish(&outcome, card)
    }

    /// Bonuses that hang on the end of the game are believed in as it comes near.
    fn trust(&self) -> f64 {
        0.2 + 0.8 * self.deck.late
    }

    /// What she may bring as a chambermaid later, beyond her points elsewhere.
    fn promise(&self, card: u8) -> f64 {
        let Some(price) = self.def(card).chamber else { return 0.0 };
        let chambered = self.after(|table| table.house_mut(self.me).chamber.add(card));
        let gain = self.my_points(&chambered) - f64::from(self.rules.vp(card));
        let chance = if self.deck.turns < 2.5 { 0.0 } else { 0.6 / f64::from(price) };
        chance * gain.max(self.set_share(card) * 0.6)
    }

    /// A card's share of a whole set.
    fn set_share(&self, card: u8) -> f64 {
        let share = |sets: &[(u8, u8)]| {
            sets.iter().map(|&(size, points)| f64::from(points) / f64::from(size.max(1))).fold(0.0, f64::max)
        };
        let of_bonus = |bonus: &Bonus| {
            let (Bonus::Sets(sets) | Bonus::Family(_, sets)) = bonus else { return 0.0 };
            share(sets)
        };
        self.def(card).bonus.iter().map(of_bonus).sum()
    }

    /// Does taking the card end the game, and well?
    fn finish(&self, outcome: &Outcome, card: u8) -> f64 {
        let last = self.table.town.piles.get(card) == 1 && self.rules.maid_piles >> card & 1 == 1;
        if !last || self.table.turn.latched {
            return 0.0;
        }
        let mut table = self.table;
        take_from_pile(&mut table, card);
        let alone = outcome.winners.seats().eq([self.me]);
        match (table.end_reached(self.rules), alone) {
            (false, _) => 0.0,
            (true, true) => FINISH,
            (true, false) => -FINISH,
        }
    }

    fn private(&self, card: u8, seat: Seat) -> f64 {
        let outcome = self.after(|table| {
            let below = &mut table.town.below[usize::from(card - self.rules.privates)];
            *below = table.houses[seat.index()].private;
            table.house_mut(seat).private = card;
        });
        // She covers whoever was there before.
        let gain = self.daily(card) - self.table.active_private(seat).map_or(0.0, |maid| self.daily(maid));
        let turns = (self.deck.turns - 1.0).max(0.0);
        let use_of_her = gain * turns * LOVE * if seat == self.me { 1.0 } else { -self.grudge(seat) };
        self.standing(&outcome) + use_of_her
    }

    /// What a private maid does for her owner each turn, in love.
    fn daily(&self, card: u8) -> f64 {
        let of_ability = |ability: &livret_tanto::words::Ability| match ability.at {
            Moment::OthersDismissal => 0.4,
            Moment::MaidDraw => 0.4 * self.deck.words(&ability.does),
            Moment::Starting | Moment::Serving | Moment::Hiring | Moment::Dismissal | Moment::Refined => {
                self.deck.words(&ability.does)
            }
        };
        let def = self.def(card);
        def.abilities.iter().map(of_ability).sum::<f64>() + 0.3 * def.always.len() as f64
    }

    fn building(&self, card: u8, beneath: Option<u8>) -> f64 {
        let outcome = self.after(|table| {
            let house = table.house_mut(self.me);
            house.extras[self.rules.extra(card)] += 1;
            if let Some(chief) = beneath {
                house.hand.take(chief);
                let at = self.rules.chief_pair.iter().position(|&c| c == chief).unwrap_or(0);
                house.beneath[at] += 1;
            }
        });
        let lighter = beneath.map_or(0.0, |chief| -self.deck.use_of(self.rules, chief));
        // A building opens the way to others, and its points clog no deck.
        self.my_points(&outcome) + lighter + 0.3
    }

    /// An event placed with a seat. Nobody does that to their own house.
    pub(super) fn event(&self, seat: Seat, maid: Option<u8>, told: u8) -> f64 {
        let outcome = self.after(|table| match maid {
            Some(maid) => {
                let n = table.maid_illnesses(self.rules, seat, maid, told);
                table.fall_ill(seat, maid, n);
            }
            None => table.house_mut(seat).extras[self.rules.extra(self.rules.habit)] += 1,
        });
        let silenced = maid.filter(|&maid| self.rules.is_private(maid) && !self.table.is_sick(maid));
        let daily = silenced.map_or(0.0, |maid| self.daily(maid) * (self.deck.turns * 0.5) * LOVE);
        let harm = if seat == self.me { -daily - 0.5 } else { daily * self.grudge(seat) };
        self.standing(&outcome) * (0.4 + 0.6 * self.deck.late) + harm
    }

    /// What so much love brings with so many hires.
    pub(super) fn best_hires(&self, love: f64, hires: u8) -> f64 {
        if hires == 0 || love < 0.0 {
            return 0.0;
        }
        let whole = love.floor();
        let (low, high) = (self.spend(whole, hires.min(2)), self.spend(whole + 1.0, hires.min(2)));
        low + (high - low) * (love - whole)
    }

    fn spend(&self, love: f64, hires: u8) -> f64 {
        let offers = self.offers.get_or_init(|| self.all_offers());
        let then = |offer: &Offer| if hires > 1 { self.spend(love - offer.price, hires - 1) } else { 0.0 };
        let payable = offers.iter().filter(|offer| offer.price <= love);
        payable.map(|offer| offer.value + then(offer)).fold(0.0, f64::max)
    }

    fn all_offers(&self) -> Vec<Offer> {
        let rules = self.rules;
        let guest = self.table.town.guests.last().map_or(0, |&card| 1u64 << card);
        let kinds = Bits(self.table.town.piles.kinds() | guest).filter(|&card| rules.cost[usize::from(card)] != NONE);
        let offer = |card: u8| Offer { price: self.table.price(rules, card).into(), value: self.deck_card(card) };
        let private =
            |&card: &u8| Offer { price: self.table.price(rules, card).into(), value: self.private(card, self.me) };
        kinds.map(offer).chain(self.table.town.private_up.iter().map(private)).filter(|o| o.value > 0.0).collect()
    }
}

fn take_from_pile<const S: usize, const W: usize>(table: &mut State<S, W>, card: u8) {
    if table.town.piles.get(card) > 0 {
        table.town.piles.take(card);
    }
}
