//! What can be done at a table, whether it comes by socket or by request.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use livret_kernel::Viewer;
use livret_wire::{Act, FaultCode, Undo};

use crate::app_state::AppState;
use crate::error::{Answer, Failure};
use crate::table_actor::TableHandle;
use livret_table::clean;
use livret_table::{Acknowledged, LiveTable, SeenEvents, Who};

/// Plays an action for a person. `accept` is told as soon as it is durable, and everybody has been told.
pub async fn act(
    app: &Arc<AppState>,
    handle: &Arc<TableHandle>,
    person: &str,
    act: Act,
    accept: impl FnOnce(&Acknowledged) + Send + 'static,
) -> Answer<Acknowledged> {
    let begun = Instant::now();
    let person = person.to_string();
    let play = move |table: &mut LiveTable, viewers: &[Viewer], at| Ok(table.act_for(&person, &act, viewers, at)?);
    let played = app.change_then(handle, play, accept).await;
    match &played {
        Ok(_) => app.metrics.acted(begun.elapsed()),
        Err(failure) => count(app, failure),
    }
    played
}

/// Counts what did not work.
pub fn count(app: &AppState, failure: &Failure) {
    let counter = match failure.0.code {
        FaultCode::Unavailable => &app.metrics.unavailable,
        _ => &app.metrics.refused,
    };
    counter.fetch_add(1, Ordering::Relaxed);
}

/// Takes back, or asks to.
pub async fn undo(app: &Arc<AppState>, handle: &Arc<TableHandle>, who: Who, undo: Undo) -> Answer<bool> {
    app.change(handle, move |table, _, at| Ok((table.undo(&who, &undo, at)?, SeenEvents::new()))).await
}

/// Answers a wish to undo.
pub async fn consent(app: &Arc<AppState>, handle: &Arc<TableHandle>, who: Who, yes: bool) -> Answer<bool> {
    app.change(handle, move |table, _, at| Ok((table.consent(&who, yes, at)?, SeenEvents::new()))).await
}

/// Lets the bots act at once until a person has to decide. Nothing of it is kept.
pub async fn hurry(handle: &TableHandle, person: &str) -> Answer<()> {
    let actor = handle.actor.lock().await;
    if !actor.table.present().contains(&person) {
        return Err(Failure::forbidden("only those who play here may hurry the bots"));
    }
    if actor.thinking.is_some() {
        actor.hurried.send_replace(true);
    }
    Ok(())
}

/// Says something at a table that this person may see.
pub async fn chat(app: &Arc<AppState>, handle: &Arc<TableHandle>, who: Who, text: &str) -> Answer<()> {
    let text = clean::said(text)?;
    app.rate_limits.talk.person(&who.id)?;
    app.change(handle, move |table, _, at| Ok((table.chat(&who, &text, at)?, SeenEvents::new()))).await
}

/// Whom a person does not want to hear.
pub async fn muted(app: &AppState, person: Option<&str>) -> Answer<HashSet<String>> {
    let Some(person) = person else { return Ok(HashSet::new()) };
    let blocks = app.store.blocks(person).await.map_err(Failure::unavailable)?;
    Ok(blocks.into_iter().map(|block| block.person).collect())
}

impl AppState {
    /// May this person open one more table?
    pub fn may_host(&self, person: &str) -> Answer<()> {
        let handles: Vec<_> = self.tables.read().map(|tables| tables.values().cloned().collect()).unwrap_or_default();
        let hosted = |handle: &&Arc<TableHandle>| {
            let actor = handle.actor.try_lock();
            actor.is_ok_and(|actor| actor.table.is_live() && actor.table.data.setup.host == person)
        };
        if handles.iter().filter(hosted).count() >= self.config.limits.tables_per_person {
            return Err(Failure::conflict("you have as many unfinished tables as this house gives one person"));
        }
        Ok(())
    }

    /// Nobody sits down with somebody who has blocked them, or whom they have blocked.
    pub async fn must_bear(&self, table: &str, person: &str) -> Answer<()> {
        let handle = self.table(table).await?;
        let others: Vec<String> = handle.actor.lock().await.table.people().into_iter().map(Into::into).collect();
        for other in others.iter().filter(|other| *other != person) {
            if self.avoids(person, other).await? || self.avoids(other, person).await? {
                return Err(Failure::forbidden("you and somebody at this table do not play together"));
            }
        }
        Ok(())
    }

    async fn avoids(&self, person: &str, other: &str) -> Answer<bool> {
        let blocks = self.store.blocks(person).await.map_err(Failure::unavailable)?;
        Ok(blocks.iter().any(|block| block.person == other && block.kind == "block"))
    }

    /// Somebody is gone: their sockets close, a bot plays on where they sat, their name is forgotten.
    pub async fn forget_person(self: &Arc<Self>, person: &str) {
        self.close_sessions_of(person);
        self.pairing.forget(person);
        let handles: Vec<_> = self.tables.read().map(|tables| tables.values().cloned().collect()).unwrap_or_default();
        for handle in handles {
            let concerned = {
                let actor = handle.actor.lock().await;
                actor.table.data.speakers.contains_key(person) || !actor.table.seats_of(person).is_empty()
            };
            if !concerned {
                continue;
            }
            let gone = person.to_string();
            let forgotten =
                self.change(&handle, move |table, _, at| Ok((table.forget(&gone, at)?, SeenEvents::new()))).await;
            if let Err(failure) = forgotten {
                tracing::error!(table = handle.id, ?failure, "a person could not be forgotten here");
            }
        }
    }
}
