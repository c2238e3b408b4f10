//! The upper levels of the Tanto Cuore family: one policy, trained, and a search on top of it.

mod advice;
pub mod agenda;
mod endings;
pub mod features;
mod formula;
pub mod master;
mod policy;
pub mod weights;

pub(crate) use advice::reason;
pub use agenda::{Agenda, Follower};
pub use master::Master;
pub use policy::{Lectern, Policy, heaviest, weight};
