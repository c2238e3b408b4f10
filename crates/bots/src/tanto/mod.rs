//! The upper levels of the Tanto Cuore family: one policy, trained, and a search on top of it.

pub mod features;
mod formula;
mod policy;
pub mod weights;

pub use policy::{Lectern, Policy, heaviest, weight};
