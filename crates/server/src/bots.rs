//! Bots think on threads of their own, a bounded number at once, so that play never waits for them.

use std::sync::Arc;
use std::time::{Duration, Instant};

use livret_bots::{Advice, Budget, FastRng, HasBots, Resident};
use livret_games::{AnyTable, GAMES};
use livret_letter::Letter;
use livret_tanto::Tanto;
use livret_wire::{FaultCode, Pace};
use tokio::sync::{Semaphore, watch};

use crate::chance;
use crate::error::{Answer, Failure};
use crate::limits::ConcurrencyLimit;

/// Hints that may wait for a thread.
const HINTS_WAITING: usize = 32;
/// Those of one person.
const HINTS_EACH: usize = 2;

/// The shortest pause of a bot that takes its time, in milliseconds, and how much longer it may be.
const SHORTEST: u64 = 600;
const SPREAD: usize = 700;

/// The bots of a game, the weakest first.
#[must_use]
pub fn levels(game: &str) -> &'static [&'static str] {
    match game {
        "love-letter" => Letter::NAMES,
        game if GAMES.contains(&game) => <Tanto<4, 2> as HasBots>::NAMES,
        _ => &[],
    }
}

/// How long a bot takes for a decision, whatever it is. The shortest is several times what the strongest bot thinks with its own
/// budget of nodes, so that what it thought about does not show.
fn pause(pace: Pace) -> Duration {
    match pace {
        Pace::Instant => Duration::ZERO,
        Pace::Human => Duration::from_millis(SHORTEST + chance::below(SPREAD) as u64),
    }
}

/// The threads on which bots think: some for moves, one for hints.
pub struct BotPool {
    moves: Arc<Semaphore>,
    hints: Arc<Semaphore>,
    asking: Arc<ConcurrencyLimit>,
}

impl BotPool {
    /// So many bots think at once.
    #[must_use]
    pub fn new(threads: usize) -> BotPool {
        let semaphore = |permits| Arc::new(Semaphore::new(permits));
        BotPool { moves: semaphore(threads.max(1)), hints: semaphore(1), asking: Arc::default() }
    }

    /// What a bot does at the pending decision, after about as long as a person would take, unless it is hurried. The pause
    /// is drawn before it thinks and from one distribution: how long it takes tells nothing of what it holds.
    pub async fn choose(
        &self,
        game: AnyTable,
        (level, bot): (String, Option<Resident>),
        pace: Pace,
        mut hurried: watch::Receiver<bool>,
    ) -> Answer<(Option<String>, Resident)> {
        let (begun, pause) = (Instant::now(), pause(pace));
        let permit = self.moves.clone().acquire_owned().await.map_err(Failure::internal)?;
        let chosen = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            let bot = bot.map_or_else(|| Resident::at(&game, &level, Budget::default()), Ok);
            bot.map(|mut bot| (bot.choose(&game, &mut FastRng::new(chance::word())), bot))
        });
        let chosen = chosen.await.map_err(Failure::internal)?.map_err(Failure::internal)?;
        let rest = pause.saturating_sub(begun.elapsed());
        let _ = tokio::time::timeout(rest, hurried.wait_for(|hurried| *hurried)).await;
        Ok(chosen)
    }

    /// What a bot would do, for a person who asks: up to three pieces of advice.
    pub async fn advise(&self, person: &str, game: AnyTable, level: String) -> Answer<Vec<Advice<String>>> {
        let busy = || Failure::new(FaultCode::TooManyRequests, "too many people ask for advice; wait a moment");
        let _place = self.asking.enter(person.into(), HINTS_WAITING, HINTS_EACH).ok_or_else(busy)?;
        let permit = self.hints.clone().acquire_owned().await.map_err(Failure::internal)?;
        let advice = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            let mut luck = FastRng::new(chance::word());
            livret_bots::advise(&game, &level, Budget::default(), &mut luck, livret_bots::Voice::People)
        });
        advice.await.map_err(Failure::internal)?.map_err(|unknown| Failure::bad_request(unknown.to_string()))
    }
}
