//! Scenarios of Expanding the House, Romantic Vacation and the mixes, each citing what it proves.

mod eh_build;
mod eh_cards;
mod eh_private;
mod eh_rulings;
mod eh_setup;
mod examples;
mod kit;
mod mixes;
mod pairs;
mod rv_cards;
mod rv_remi;
mod rv_rulings;
mod rv_setup;
