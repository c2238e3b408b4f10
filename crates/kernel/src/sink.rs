//! Where events go.

/// Takes what happened, in order. A closed sink costs nothing: callers ask `OPEN`, a constant.
pub trait Sink<E> {
    /// Does anybody listen?
    const OPEN: bool;
    /// Takes one event.
    fn push(&mut self, event: E);
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
