//! Tanto Cuore, the base game: one scenario after another, written from docs/RULES.md alone.

mod r#gen;
mod kit;
mod tc_cards;
mod tc_chamber;
mod tc_dismiss;
mod tc_end;
mod tc_event;
mod tc_examples;
mod tc_hire;
mod tc_info;
mod tc_private;
mod tc_rulings;
mod tc_score;
mod tc_serve;
mod tc_setup;
mod tc_start;
mod tc_turn;
