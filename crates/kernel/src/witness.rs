//! What an action brought to light.
//!
//! An action *reveals nothing* if everything it does follows from what the acting seat knew before: then all its events, what
//! that seat sees next and who is asked next are the same in every position, and with every chance, that looks the same to it.
//! Taking such an action back and playing another one tells nobody anything that the acting seat could not have told them.
//!
//! A game says it at the source, through [`Sink::reveal`]: before an event that shows what was hidden, and where it asks a
//! hidden card how to go on. That chance was drawn is noted here, whatever the game says. The law that holds a game to it is
//! `free_of_news` in `livret-testkit`.

use crate::{Chance, Seat, Sink, Stream};

/// Listens to one action: what happened, and whether anything came to light.
#[derive(Clone, Debug, PartialEq)]
pub struct Witness<E> {
    /// The seat that acts.
    pub mover: Seat,
    /// What happened, in order.
    pub events: Vec<E>,
    /// Did anything come to light that the acting seat did not know?
    pub reveals: bool,
}

impl<E> Witness<E> {
    /// Of an action of this seat, before it is played.
    #[must_use]
    pub fn of(mover: Seat) -> Self {
        Witness { mover, events: Vec::new(), reveals: false }
    }
}

impl<E> Sink<E> for Witness<E> {
    const OPEN: bool = true;
    const WITNESS: bool = true;

    fn push(&mut self, event: E) {
        self.events.push(event);
    }

    fn mover(&self) -> Seat {
        self.mover
    }

    fn reveal(&mut self) {
        self.reveals = true;
    }
}

/// Chance that notes whether it was asked.
pub(crate) struct Noted<'a, C> {
    chance: &'a mut C,
    pub(crate) drawn: bool,
}

impl<'a, C> Noted<'a, C> {
    pub(crate) fn new(chance: &'a mut C) -> Self {
        Noted { chance, drawn: false }
    }
}

impl<C: Chance> Chance for Noted<'_, C> {
    fn below(&mut self, stream: Stream, n: u32) -> u32 {
        self.drawn = true;
        self.chance.below(stream, n)
    }
}
