//! From the winners of a round to the chance of the game.

use livret_kernel::Seat;

/// More positions of tokens than this are not worked out: then a round is worth a round.
const MOST: usize = 5_000;

/// What each set of winners of the round is worth to one seat: 1 is the best that can happen, 0 the
/// worst. Later rounds are taken to be anybody's.
pub(crate) struct Stakes([f32; 16]);

impl Stakes {
    pub(crate) fn new(seats: usize, target: u8, tokens: [u8; 4], me: Seat) -> Stakes {
        let mut game = Race { seats, target, me: me.index(), chances: Vec::new() };
        let places = (usize::from(target) + 1).pow(seats as u32);
        if seats < 3 || places > MOST {
            return Stakes(std::array::from_fn(|winners| share(winners as u8, me.index())));
        }
        game.chances = vec![-1.0; places];
        let raw: [f32; 16] =
            std::array::from_fn(
                |winners| {
                    if winners >> seats == 0 { game.chance(with(tokens, winners as u8)) } else { 0.0 }
                },
            );
        let alone = |seat: usize| raw[1 << seat];
        let low = (0..seats).map(alone).fold(f32::MAX, f32::min);
        let high = (0..seats).map(alone).fold(f32::MIN, f32::max);
        Stakes(raw.map(|chance| ((chance - low) / (high - low).max(1e-6)).clamp(0.0, 1.0)))
    }

    /// The worth of these winners, as bits.
    pub(crate) fn worth(&self, winners: u8) -> f32 {
        self.0[usize::from(winners & 15)]
    }
}

fn share(winners: u8, me: usize) -> f32 {
    if winners >> me & 1 == 1 { 1.0 / winners.count_ones() as f32 } else { 0.0 }
}

fn with(mut tokens: [u8; 4], winners: u8) -> [u8; 4] {
    (0..4).filter(|seat| winners >> seat & 1 == 1).for_each(|seat| tokens[seat] += 1);
    tokens
}

/// Rounds that anybody may win, until somebody has enough tokens.
struct Race {
    seats: usize,
    target: u8,
    me: usize,
    chances: Vec<f32>,
}

impl Race {
    fn chance(&mut self, tokens: [u8; 4]) -> f32 {
        let home = (0..self.seats).filter(|&seat| tokens[seat] >= self.target).fold(0u8, |set, seat| set | 1 << seat);
        if home != 0 {
            return share(home, self.me);
        }
        let at = tokens[..self.seats].iter().fold(0, |at, &n| at * (usize::from(self.target) + 1) + usize::from(n));
        if self.chances[at] < 0.0 {
            let sum: f32 = (0..self.seats).map(|seat| self.chance(with(tokens, 1 << seat))).sum();
            self.chances[at] = sum / self.seats as f32;
        }
        self.chances[at]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn with_two_players_a_round_is_a_round_and_a_tie_is_half() {
        let stakes = Stakes::new(2, 7, [3, 6, 0, 0], Seat(0));
        assert_eq!([0b01, 0b10, 0b11].map(|winners| stakes.worth(winners)), [1.0, 0.0, 0.5]);
    }

    #[test]
    fn whoever_is_about_to_win_should_not_win_this_round() {
        let stakes = Stakes::new(3, 5, [1, 4, 1, 0], Seat(0));
        assert_eq!((stakes.worth(0b001), stakes.worth(0b010)), (1.0, 0.0));
        assert!(stakes.worth(0b100) > 0.3, "{}", stakes.worth(0b100));
    }

    // By hand, to 2 tokens with 1 each: the next round decides.
    #[test]
    fn the_race_is_worked_out() {
        let mut race = Race { seats: 3, target: 2, me: 0, chances: vec![-1.0; 27] };
        assert!((race.chance([1, 1, 1, 0]) - 1.0 / 3.0).abs() < 1e-6);
        assert!((race.chance([1, 1, 0, 0]) - (1.0 / 3.0 + 1.0 / 9.0)).abs() < 1e-6);
    }
}
