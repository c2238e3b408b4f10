//! Laws, golden games and counts over all games.

mod bad_input;
mod bots;
mod duplicate;
mod found;
mod golden;
mod kept;
mod memory;
mod options;
mod outside;
mod perft;
mod play;
mod seeds;
mod total;
mod transcripts;
mod undo;
