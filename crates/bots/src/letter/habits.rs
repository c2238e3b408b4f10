//! What the laid cards tell of the card that is kept.
//!
//! A player holds one card, draws another and lays one of the two, again and again. The cards of a
//! row and the card now held are therefore all that the player ever had, and only the order in which
//! they came is unknown: each order is equally likely before one looks at what was laid. The
//! likelihood of a held card is the sum over all orders of how likely people are to have laid just
//! these cards.

use livret_letter::{Card, Row, View};

use super::place;
use crate::exact::power;

/// In a hundred times, how often the row's card is laid when the column's is the other, counted over
/// 1,500 two-player games between novice, butler and master, no closer to certainty than 3. The
/// Countess before King and Prince is a rule (LL-CARD-COUNTESS), and whoever lays the Princess is no
/// longer there.
#[rustfmt::skip]
const LAID: [[u8; 8]; 8] = [
    //              guard priest baron handmaid prince king countess princess
    /* guard    */ [100,   74,    94,   86,      88,    95,  97,      100],
    /* priest   */ [ 26,  100,    86,   54,      79,    90,  95,      100],
    /* baron    */ [  6,   14,   100,   64,      80,    92,  95,      100],
    /* handmaid */ [ 14,   46,    36,  100,      87,    94,  97,      100],
    /* prince   */ [ 12,   21,    20,   13,     100,    88,   0,      100],
    /* king     */ [  5,   10,     8,    6,      12,   100,   0,      100],
    /* countess */ [  3,    5,     5,    3,     100,   100, 100,      100],
    /* princess */ [  0,    0,     0,    0,       0,     0,   0,        0],
];

/// How likely one card is laid rather than the other.
type Laid = fn(Card, Card) -> f64;

fn careful(card: Card, other: Card) -> f64 {
    f64::from(LAID[place(card) - 1][place(other) - 1]) / 100.0
}

/// Whoever plays whatever comes takes any action, and a Guard names seven cards.
fn wild(card: Card, other: Card) -> f64 {
    let bound = |card| card == Card::PRINCE || card == Card::KING;
    if card == other || card == Card::COUNTESS && bound(other) {
        return 1.0;
    }
    if other == Card::COUNTESS && bound(card) {
        return 0.0;
    }
    let ways = |card| match card {
        Card::GUARD => 7.0,
        Card::PRINCE => 2.0,
        _ => 1.0,
    };
    ways(card) / (ways(card) + ways(other))
}

/// The odds that somebody of whom nothing is known plays whatever comes. To reckon with it costs little
/// against careful players and wins a good deal against the others.
const FIRST_ODDS: f64 = 2.0;
/// Never quite sure.
const MOST_WILD: f64 = 0.97;

/// How likely each seat is to play whatever comes, before one looks at its row: some odds at
/// first, less for those who win rounds and more for those who do not; and by what the rows of
/// earlier rounds have told, the logarithm of the odds.
pub(crate) fn wildness(view: &View, seats: usize, told: [f64; 4]) -> [f64; 4] {
    let rounds = view.round.saturating_sub(1).min(30);
    // The share of rounds that a careful and a wild player wins here.
    let (good, bad) = (0.9 / seats as f64, 0.5 / seats as f64);
    std::array::from_fn(|seat| {
        let won = u32::from(view.tokens.0[seat]).min(rounds);
        let lost = rounds - won;
        let rows = power(bad / good, won) * power((1.0 - bad) / (1.0 - good), lost);
        let odds = FIRST_ODDS * rows * libm::exp(told[seat]);
        (odds / (1.0 + odds)).min(MOST_WILD)
    })
}

/// How likely the row is if this card is held now, of a careful player and of one who plays whatever
/// comes.
pub(crate) fn likelihoods(row: Row, held: Card, princes: bool) -> [f64; 2] {
    let cards: Vec<Card> = row.cards().chain([held]).collect();
    [careful as Laid, wild].map(|laid| likelihood(&cards, princes, laid))
}

/// Where Princes lie about, one card of the row may have been laid at a Prince's word, and the row
/// alone does not tell which.
fn likelihood(cards: &[Card], princes: bool, laid: Laid) -> f64 {
    let free = orders(cards, None, laid);
    let turns = cards.len() - 1;
    if !princes || turns == 0 {
        return free;
    }
    let made: f64 = (0..turns).map(|turn| orders(cards, Some(turn), laid)).sum();
    0.5 * free + 0.5 * made / turns as f64
}

/// The sum over all orders. `holding[j]` is the likelihood of the rest of the row when the card that
/// ends at place j is held; the last place is the card held now.
fn orders(cards: &[Card], made: Option<usize>, laid: Laid) -> f64 {
    let last = cards.len() - 1;
    let mut holding = vec![0.0; cards.len()];
    holding[last] = 1.0;
    for turn in (0..last).rev() {
        let chance = |kept: usize| if made == Some(turn) { 1.0 } else { laid(cards[turn], cards[kept]) };
        // The held card is laid, and any later one is drawn in its place.
        holding[turn] = (turn + 1..=last).map(|kept| chance(kept) * holding[kept]).sum();
        // The drawn card is laid; at a Prince's word the held one goes, never the drawn one.
        for (kept, holding) in holding.iter_mut().enumerate().skip(turn + 1) {
            *holding *= if made == Some(turn) { 0.0 } else { chance(kept) };
        }
    }
    holding.iter().sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(cards: &[Card]) -> Row {
        let mut row = Row::default();
        cards.iter().for_each(|&card| row.lay(card));
        row
    }

    fn likelihood(row: Row, held: Card, princes: bool) -> f64 {
        likelihoods(row, held, princes)[0]
    }

    #[test]
    fn an_empty_row_tells_nothing() {
        assert!(Card::all().all(|card| likelihood(Row::default(), card, false) == 1.0));
    }

    // By hand: the Guard was held and the King drawn, or the other way round; either way the
    // Guard was laid beside the King.
    #[test]
    fn one_laid_card_counts_both_orders() {
        let found = likelihood(row(&[Card::GUARD]), Card::KING, false);
        assert!((found - 2.0 * 0.95).abs() < 1e-12, "{found}");
    }

    // By hand, with G Guard, P Priest, K King; first held, first drawn, second drawn:
    // G P K, P G K: Guard laid beside the Priest, Priest beside the King: .74 × .90, twice.
    // G K P, K G P: Guard laid beside the King, then Priest beside the King: .95 × .90, twice.
    // P K … and K P … lay no Guard first.
    #[test]
    fn two_laid_cards_count_every_order_that_lays_them_so() {
        let found = likelihood(row(&[Card::GUARD, Card::PRIEST]), Card::KING, false);
        assert!((found - (2.0 * 0.74 * 0.90 + 2.0 * 0.95 * 0.90)).abs() < 1e-12, "{found}");
    }

    /// LL-CARD-COUNTESS.
    #[test]
    fn who_laid_a_king_from_choice_does_not_keep_the_countess() {
        assert_eq!(likelihood(row(&[Card::KING]), Card::COUNTESS, false), 0.0);
        assert!(likelihood(row(&[Card::KING]), Card::COUNTESS, true) > 0.0, "a Prince may have made them");
        assert!(
            likelihood(row(&[Card::COUNTESS]), Card::KING, false)
                > likelihood(row(&[Card::COUNTESS]), Card::GUARD, false)
        );
    }
}
