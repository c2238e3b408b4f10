//! "Find me a game": people who want the same are brought together.

use std::collections::HashMap;
use std::sync::Mutex;

use livret_wire::{Pairing, PairingState};

use crate::limits::lock;
use livret_table::Who;

/// Who has not asked for so long is no longer looking, in milliseconds.
const PATIENCE: i64 = 30_000;
/// How long a found table is remembered for somebody who did not hear of it.
const REMEMBERED: i64 = 120_000;

/// Somebody who looks for a game.
#[derive(Clone, Debug)]
struct Seeker {
    who: Who,
    wish: Pairing,
    /// Whom they do not want to meet.
    avoids: Vec<String>,
    asked: i64,
}

/// Those who look for a game, the longest waiting first.
#[derive(Default)]
pub struct Queue {
    seekers: Mutex<Vec<Seeker>>,
    found: Mutex<HashMap<String, (String, i64)>>,
}

impl Queue {
    /// Joins, or asks again. Gives those who make a table together, when there are enough.
    pub fn ask(&self, who: &Who, wish: &Pairing, avoids: Vec<String>, now: i64) -> Option<Vec<Who>> {
        let mut seekers = lock(&self.seekers);
        seekers.retain(|seeker| now - seeker.asked < PATIENCE && seeker.who.id != who.id || same(seeker, who, wish));
        match seekers.iter_mut().find(|seeker| seeker.who.id == who.id) {
            Some(seeker) => (seeker.asked, seeker.avoids) = (now, avoids),
            None => seekers.push(Seeker { who: who.clone(), wish: wish.clone(), avoids, asked: now }),
        }
        let group = group(&seekers, wish)?;
        seekers.retain(|seeker| !group.iter().any(|who| who.id == seeker.who.id));
        Some(group)
    }

    /// No longer looking.
    pub fn forget(&self, person: &str) {
        lock(&self.seekers).retain(|seeker| seeker.who.id != person);
    }

    /// Remembers a table for those who come to ask.
    pub fn found(&self, people: &[Who], table: &str, now: i64) {
        let mut found = lock(&self.found);
        found.retain(|_, (_, at)| now - *at < REMEMBERED);
        found.extend(people.iter().map(|who| (who.id.clone(), (table.to_string(), now))));
    }

    /// The table that was found for somebody; told once.
    pub fn take_found(&self, person: &str) -> Option<String> {
        lock(&self.found).remove(person).map(|(table, _)| table)
    }

    /// How the search stands.
    #[must_use]
    pub fn state(&self, wish: &Pairing) -> PairingState {
        let waiting = lock(&self.seekers).iter().filter(|seeker| seeker.wish == *wish).count() as u32;
        PairingState { table: None, waiting }
    }
}

fn same(seeker: &Seeker, who: &Who, wish: &Pairing) -> bool {
    seeker.who.id == who.id && seeker.wish == *wish
}

/// The first people who want this and can bear each other. Greedy: the longest waiting is served first.
fn group(seekers: &[Seeker], wish: &Pairing) -> Option<Vec<Who>> {
    let mut group: Vec<&Seeker> = Vec::new();
    for seeker in seekers.iter().filter(|seeker| seeker.wish == *wish) {
        let bears = |other: &&Seeker| !other.avoids.contains(&seeker.who.id) && !seeker.avoids.contains(&other.who.id);
        if group.iter().all(bears) {
            group.push(seeker);
        }
        if group.len() == usize::from(wish.players) {
            return Some(group.into_iter().map(|seeker| seeker.who.clone()).collect());
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use livret_wire::Clock;

    use super::*;

    fn who(id: &str) -> Who {
        Who { id: id.into(), name: id.into(), account: false }
    }

    fn wish(players: u8) -> Pairing {
        Pairing { game: "love-letter".into(), players, clock: Clock::None }
    }

    #[test]
    fn those_who_want_the_same_meet_unless_one_avoids_the_other() {
        let queue = Queue::default();
        assert_eq!(queue.ask(&who("a"), &wish(2), vec!["b".into()], 0), None);
        assert_eq!(queue.ask(&who("b"), &wish(2), vec![], 0), None);
        assert_eq!(queue.ask(&who("c"), &wish(3), vec![], 0), None);
        let met = queue.ask(&who("d"), &wish(2), vec![], 0).expect("a and d");
        assert_eq!(met.iter().map(|who| who.id.as_str()).collect::<Vec<_>>(), ["a", "d"]);
        assert_eq!(queue.state(&wish(2)).waiting, 1, "b is left");
    }

    #[test]
    fn who_no_longer_asks_is_not_paired() {
        let queue = Queue::default();
        assert_eq!(queue.ask(&who("a"), &wish(2), vec![], 0), None);
        assert_eq!(queue.ask(&who("b"), &wish(2), vec![], PATIENCE), None);
    }
}
