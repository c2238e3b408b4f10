//! Two times. What is measured is measured by the machine's monotonic clock ([`now`]); what is written down and shown is wall
//! time ([`wall`]). When the wall clock jumps, nobody's time does.

use std::sync::LazyLock;
use std::time::{Instant, SystemTime};

/// When this process first asked, by both clocks.
static ANCHOR: LazyLock<(i64, Instant)> = LazyLock::new(|| (wall(), Instant::now()));

/// Milliseconds that only go forward: since 1970 by the wall clock of this process's beginning.
#[must_use]
pub fn now() -> i64 {
    let (began, at) = &*ANCHOR;
    began.saturating_add(i64::try_from(at.elapsed().as_millis()).unwrap_or(i64::MAX))
}

/// Milliseconds since 1970, as the machine says now.
#[must_use]
pub fn wall() -> i64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
