//! Figures for Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::app_state::AppState;

/// What is counted.
#[derive(Default)]
#[allow(missing_docs)]
pub struct Metrics {
    pub actions: AtomicU64,
    pub refused: AtomicU64,
    pub unavailable: AtomicU64,
    pub tables_opened: AtomicU64,
    pub sockets_opened: AtomicU64,
    pub sockets_dropped: AtomicU64,
    pub messages: AtomicU64,
    pub requests: AtomicU64,
    pub hints: AtomicU64,
    /// Actions by how long their acknowledgement took: up to 1, 5, 10, 25, 50, 100, 250, 1000 ms, and more.
    pub latency: [AtomicU64; 9],
    pub latency_ms: AtomicU64,
}

const BOUNDS: [u64; 8] = [1, 5, 10, 25, 50, 100, 250, 1000];

impl Metrics {
    /// Counts an action and how long it took.
    pub fn acted(&self, took: std::time::Duration) {
        let ms = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
        let bucket = BOUNDS.iter().position(|bound| ms <= *bound).unwrap_or(BOUNDS.len());
        self.latency[bucket].fetch_add(1, Ordering::Relaxed);
        self.latency_ms.fetch_add(ms, Ordering::Relaxed);
        self.actions.fetch_add(1, Ordering::Relaxed);
    }
}

/// The figures as text.
#[must_use]
pub fn text(app: &AppState) -> String {
    let m = &app.metrics;
    let mut out = String::new();
    let tables = app.tables.read().map_or(0, |tables| tables.len());
    let gauges = [
        ("livret_tables", "tables in memory", tables as u64),
        ("livret_sockets", "open sockets", app.open_sockets.count() as u64),
        ("livret_work_in_flight", "requests that read games, running or waiting", app.costly.in_flight() as u64),
        ("livret_people", "people with a socket", app.people_online.names() as u64),
        (
            "livret_tables_broken",
            "tables that could not be rebuilt",
            app.broken_tables.read().map_or(0, |b| b.len() as u64),
        ),
    ];
    for (name, help, value) in gauges {
        let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} gauge\n{name} {value}");
    }
    let counters = [
        ("livret_actions_total", "actions played and durable", &m.actions),
        ("livret_refused_total", "commands refused", &m.refused),
        ("livret_unavailable_total", "commands that could not be saved", &m.unavailable),
        ("livret_tables_opened_total", "tables opened", &m.tables_opened),
        ("livret_sockets_opened_total", "sockets opened", &m.sockets_opened),
        ("livret_sockets_dropped_total", "sockets dropped because they were slow or silent", &m.sockets_dropped),
        ("livret_messages_total", "messages from sockets", &m.messages),
        ("livret_requests_total", "HTTP requests", &m.requests),
        ("livret_hints_total", "hints given", &m.hints),
        ("livret_work_total", "times that a game was played again for a reader", &app.costly.done),
        ("livret_work_cost_total", "actions played again for readers, and ten for each entry told", &app.costly.cost),
        ("livret_work_refused_total", "readers refused because too many read", &app.costly.refused),
    ];
    for (name, help, value) in counters {
        let value = value.load(Ordering::Relaxed);
        let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} counter\n{name} {value}");
    }
    latency(&mut out, m);
    out
}

fn latency(out: &mut String, m: &Metrics) {
    let name = "livret_action_seconds";
    let _ = writeln!(out, "# HELP {name} until an action was acknowledged\n# TYPE {name} histogram");
    let mut sum = 0;
    for (bucket, bound) in m.latency.iter().zip(BOUNDS.iter().map(Some).chain([None])) {
        sum += bucket.load(Ordering::Relaxed);
        let le = bound.map_or("+Inf".into(), |ms| (*ms as f64 / 1000.0).to_string());
        let _ = writeln!(out, "{name}_bucket{{le=\"{le}\"}} {sum}");
    }
    let seconds = m.latency_ms.load(Ordering::Relaxed) as f64 / 1000.0;
    let _ = writeln!(out, "{name}_sum {seconds}\n{name}_count {sum}");
}
