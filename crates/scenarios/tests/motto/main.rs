//! Scenarios of Motto Tanto Cuore, each citing the statement it proves.

mod cards;
mod chamber;
mod end;
mod examples;
mod hire;
mod kit;
mod mix;
mod players;
mod refined;
mod round;
mod rulings;
mod score;
mod serve;
mod setup;
mod work;
