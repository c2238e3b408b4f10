//! Bots think on threads of their own, a bounded number at once, so that play never waits for them.

use std::sync::Arc;
use std::time::{Duration, Instant};

use livret_bots::{Advice, Budget, FastRng, Resident};
use livret_games::AnyTable;
use livret_wire::FaultCode;
use tokio::sync::{Semaphore, watch};

use crate::error::{Answer, Failure};
use crate::limits::ConcurrencyLimit;

/// Hints that may wait for a thread.
const HINTS_WAITING: usize = 32;
/// Those of one person.
const HINTS_EACH: usize = 2;

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

    /// What a bot does at the pending decision, after this pause at the earliest, unless it is hurried.
    pub async fn choose(
        &self,
        game: AnyTable,
        (level, bot, luck): (String, Option<Resident>, u64),
        pause: Duration,
        mut hurried: watch::Receiver<bool>,
    ) -> Answer<(Option<String>, Resident)> {
        let begun = Instant::now();
        let permit = self.moves.clone().acquire_owned().await.map_err(Failure::internal)?;
        let chosen = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            let bot = bot.map_or_else(|| Resident::at(&game, &level, Budget::default()), Ok);
            bot.map(|mut bot| (bot.choose(&game, &mut FastRng::new(luck)), bot))
        });
        let chosen = chosen.await.map_err(Failure::internal)?.map_err(Failure::internal)?;
        let rest = pause.saturating_sub(begun.elapsed());
        let _ = tokio::time::timeout(rest, hurried.wait_for(|hurried| *hurried)).await;
        Ok(chosen)
    }

    /// What a bot would do, for a person who asks: up to three pieces of advice.
    pub async fn advise(
        &self,
        person: &str,
        game: AnyTable,
        (level, luck): (String, u64),
    ) -> Answer<Vec<Advice<String>>> {
        let busy = || Failure::new(FaultCode::TooManyRequests, "too many people ask for advice; wait a moment");
        let _place = self.asking.enter(person.into(), HINTS_WAITING, HINTS_EACH).ok_or_else(busy)?;
        let permit = self.hints.clone().acquire_owned().await.map_err(Failure::internal)?;
        let advice = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            let mut luck = FastRng::new(luck);
            livret_bots::advise(&game, &level, Budget::default(), &mut luck, livret_bots::Voice::People)
        });
        advice.await.map_err(Failure::internal)?.map_err(|unknown| Failure::bad_request(unknown.to_string()))
    }
}
