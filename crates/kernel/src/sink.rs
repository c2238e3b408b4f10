//! Where events go.

use crate::Seat;

/// Takes what happened, in order. A closed sink costs nothing: callers ask `OPEN`, a constant.
/// ```
/// use livret_kernel::{FastStreams, Game, Silent};
/// use livret_letter::Letter;
///
/// let game = Letter::setup(2, &Default::default())?;
/// let mut events = Vec::new();
/// let heard = game.deal(&mut FastStreams::new(1), &mut events);
/// let unheard = game.deal(&mut FastStreams::new(1), &mut Silent);
/// assert!(!events.is_empty());
/// assert_eq!(heard, unheard, "nobody plays otherwise for being listened to");
/// # Ok::<(), livret_kernel::SetupError>(())
/// ```
pub trait Sink<E> {
    /// Does anybody listen?
    const OPEN: bool;
    /// Does anybody ask what came to light? Only then is it reckoned. A sink that does is open too.
    const WITNESS: bool = false;
    /// Takes one event.
    fn push(&mut self, event: E);
    /// The seat that acts; asked of a witness alone.
    #[inline]
    fn mover(&self) -> Seat {
        Seat(0)
    }
    /// Something that the acting seat did not know decides what comes next: the event pushed after this, or who is
    /// asked and what can be seen at the next point of rest. See [`Witness`](crate::Witness).
    #[inline]
    fn reveal(&mut self) {}
}

/// Nobody listens.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    const OPEN: bool = false;
    #[inline]
    fn push(&mut self, _: E) {}
}

impl<E> Sink<E> for Vec<E> {
    const OPEN: bool = true;
    fn push(&mut self, event: E) {
        Vec::push(self, event);
    }
}
