//! Small statistics, exact where they can be.

/// How often each whole number came up. Merging two gives the same whatever the order, so figures
/// do not depend on which thread played which game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Histogram {
    counts: Vec<u64>,
    total: u64,
}

impl Histogram {
    /// Counts one value.
    pub fn add(&mut self, value: u32) {
        let at = value as usize;
        if at >= self.counts.len() {
            self.counts.resize(at + 1, 0);
        }
        self.counts[at] += 1;
        self.total += 1;
    }

    /// Counts everything that another has counted.
    pub fn merge(&mut self, other: &Histogram) {
        if other.counts.len() > self.counts.len() {
            self.counts.resize(other.counts.len(), 0);
        }
        for (mine, theirs) in self.counts.iter_mut().zip(&other.counts) {
            *mine += theirs;
        }
        self.total += other.total;
    }

    /// How many values were counted.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.total
    }

    /// The mean; 0 of nothing.
    #[must_use]
    pub fn mean(&self) -> f64 {
        let sum: u128 = self.counts.iter().enumerate().map(|(value, &n)| value as u128 * u128::from(n)).sum();
        ratio(sum as f64, self.total)
    }

    /// The smallest value that at least `percent` in a hundred of all values do not exceed (the
    /// nearest rank); 0 of nothing.
    #[must_use]
    pub fn percentile(&self, percent: u64) -> u32 {
        let rank = (self.total * percent).div_ceil(100).max(1);
        let mut seen = 0;
        let reached = |n: &u64| {
            seen += n;
            seen >= rank
        };
        self.counts.iter().position(reached).unwrap_or(0) as u32
    }

    /// The greatest value; 0 of nothing.
    #[must_use]
    pub fn max(&self) -> u32 {
        self.counts.len().saturating_sub(1) as u32
    }
}

/// A share of nothing is 0, not a hole in the report.
pub(crate) fn ratio(sum: f64, of: u64) -> f64 {
    if of == 0 { 0.0 } else { sum / of as f64 }
}

/// The Wilson score interval at 95% for `hits` of `tries`: (low, high). Honest also for few tries
/// and for shares near 0 and 1, where the usual formula leaves the range.
#[must_use]
pub fn wilson(hits: u64, tries: u64) -> (f64, f64) {
    if tries == 0 {
        return (0.0, 1.0);
    }
    let n = tries as f64;
    wilson_share(hits as f64 / n, n)
}

/// The same for a share of so many observations, whole or not.
fn wilson_share(share: f64, n: f64) -> (f64, f64) {
    const Z: f64 = 1.959_963_984_540_054;
    let centre = share + Z * Z / (2.0 * n);
    let reach = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    (((centre - reach) / scale).max(0.0), ((centre + reach) / scale).min(1.0))
}

/// A share with its 95% interval when games come in clusters that depend on each other inside (the
/// seatings of a deal, the games of a town). The spread between clusters tells how many independent
/// games the sample is worth; Wilson's interval is that of so many. Where everything was
/// won, or lost, a cluster is worth one game.
pub(crate) fn clustered(clusters: &[Vec<f64>]) -> crate::WinRate {
    let games: usize = clusters.iter().map(Vec::len).sum();
    if games == 0 {
        return crate::WinRate { value: 0.0, low: 0.0, high: 1.0 };
    }
    let (n, k) = (games as f64, clusters.len() as f64);
    let share = clusters.iter().flatten().sum::<f64>() / n;
    // The variance of a ratio of sums over clusters.
    let strays = clusters.iter().map(|cluster| cluster.iter().map(|value| value - share).sum::<f64>().powi(2));
    let variance = if k > 1.0 { strays.sum::<f64>() * k / (k - 1.0) / (n * n) } else { 0.0 };
    let spread = share * (1.0 - share);
    let worth = match variance > 1e-12 {
        true => spread / variance,
        // No cluster differs from another: because all was won or lost, or because luck cancels.
        false => {
            if spread > 1e-12 {
                n
            } else {
                k
            }
        }
    };
    let (low, high) = wilson_share(share, worth.clamp(1.0, n.max(k)));
    crate::WinRate { value: share, low, high }
}

#[cfg(test)]
mod tests {
    use super::*;

    // By hand: clusters (1,1), (1,0), (0,0), (1,1): share 5/8; strays .75, -.25, -1.25, .75, squares
    // .5625 + .0625 + 1.5625 + .5625 = 2.75; variance 2.75 × 4/3 / 64 = 0.0573; worth (15/64) / 0.0573
    // = 4.0909 games.
    #[test]
    fn clusters_are_worth_as_many_games_as_their_spread_says() {
        let found = clustered(&[vec![1.0, 1.0], vec![1.0, 0.0], vec![0.0, 0.0], vec![1.0, 1.0]]);
        let (low, high) = wilson_share(0.625, 4.090_909_090_909);
        assert!((found.value - 0.625).abs() < 1e-12);
        assert!((found.low - low).abs() < 1e-9 && (found.high - high).abs() < 1e-9, "{found:?} {low} {high}");
    }

    #[test]
    fn single_games_as_clusters_give_nearly_the_plain_interval() {
        let games: Vec<Vec<f64>> = (0..100).map(|game| vec![f64::from(u8::from(game < 50))]).collect();
        let (low, high) = wilson(50, 100);
        let found = clustered(&games);
        assert!((found.low - low).abs() < 1e-3 && (found.high - high).abs() < 1e-3, "{found:?}");
    }

    #[test]
    fn clusters_that_all_agree_are_worth_one_game_each() {
        let found = clustered(&vec![vec![1.0, 1.0]; 10]);
        let (low, high) = wilson(10, 10);
        assert_eq!((found.low, found.high), (low, high));
        assert_eq!(clustered(&[]).high, 1.0);
    }

    fn histogram(values: &[u32]) -> Histogram {
        let mut all = Histogram::default();
        values.iter().for_each(|&value| all.add(value));
        all
    }

    #[test]
    fn percentiles_are_nearest_ranks() {
        let hundred = histogram(&(1..=100).collect::<Vec<_>>());
        assert_eq!([5, 50, 95, 100].map(|p| hundred.percentile(p)), [5, 50, 95, 100]);
        assert_eq!(hundred.max(), 100);
        let few = histogram(&[20, 15, 50, 35, 40]);
        assert_eq!([5, 30, 40, 50, 95].map(|p| few.percentile(p)), [15, 20, 20, 35, 50]);
    }

    #[test]
    fn means_are_exact_sums_divided_once() {
        assert_eq!(histogram(&[1, 2, 2, 5]).mean(), 2.5);
    }

    #[test]
    fn nothing_counted_gives_zeros() {
        let none = Histogram::default();
        assert_eq!((none.mean(), none.percentile(50), none.max(), none.total()), (0.0, 0, 0, 0));
    }

    #[test]
    fn merging_is_the_same_as_counting_together() {
        let mut left = histogram(&[1, 4]);
        left.merge(&histogram(&[9, 4, 0]));
        assert_eq!(left, histogram(&[0, 1, 4, 4, 9]));
        let mut right = histogram(&[9, 4, 0]);
        right.merge(&histogram(&[1, 4]));
        assert_eq!(left, right);
    }

    // Reference values: Wilson 1927, as tabulated for 95%.
    #[test]
    fn the_wilson_interval_matches_hand_made_results() {
        let near = |found: (f64, f64), wanted: (f64, f64)| {
            assert!((found.0 - wanted.0).abs() < 5e-5 && (found.1 - wanted.1).abs() < 5e-5, "{found:?} {wanted:?}");
        };
        near(wilson(50, 100), (0.4038, 0.5962));
        near(wilson(0, 10), (0.0, 0.2775));
        near(wilson(10, 10), (0.7225, 1.0));
        near(wilson(1, 10), (0.0179, 0.4042));
        near(wilson(0, 0), (0.0, 1.0));
    }
}
