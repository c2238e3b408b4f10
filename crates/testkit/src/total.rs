//! The card language is total: tables of arbitrary cards in arbitrary positions are refused with a sentence, or played
//! by every law without end or panic.

use std::sync::Arc;

use arbitrary::{Result, Unstructured};
use livret_games::{AnyGame, Library, setup, with_game};
use livret_kernel::{CardData, FastStreams, SetupError, Silent, Stream};
use serde_json::json;

use crate::laws::{Bounds, Breach, Lawful, Played, play_on};
use crate::tables::{Setting, all};
use crate::{cards, positions};

/// What became of one table.
#[derive(Debug, Default)]
pub struct Trial {
    /// Cards that were drawn.
    pub drawn: u64,
    /// Those that were sound.
    pub sound: u64,
    /// Was the table, or the position, refused?
    pub refused: Option<String>,
    /// How it was played.
    pub played: Played,
    /// The law that did not hold, with everything needed to see it again.
    pub breach: Option<String>,
}

/// Bytes to draw from, of one seed.
#[must_use]
pub fn bytes(seed: u64) -> Vec<u8> {
    let mut chance = FastStreams::new(seed);
    (0..2_000).flat_map(|_| chance.next(Stream::table(0)).to_le_bytes()).collect()
}

/// One table of cards that are drawn anew, in a position that is drawn anew, played for a while by every law.
pub fn trial(u: &mut Unstructured, plies: usize, every: usize) -> Result<Trial> {
    let mut trial = Trial::default();
    let tables: Vec<Setting> = all().into_iter().filter(|table| table.game != "love-letter").collect();
    let table = &tables[u.choose_index(tables.len())?];
    let seed: u64 = u.arbitrary()?;
    let changed = changed_cards(table, seed, &mut trial, u)?;
    match lay(table, seed, &changed) {
        Ok(game) => with_game!(game, game => play(&game, seed, plies, every, &mut trial, u)?),
        Err(refused) => trial.refused = Some(checked_words(refused, &mut trial)),
    }
    if let Some(breach) = &mut trial.breach {
        let cards: Vec<String> = changed.iter().map(|card| json!(card).to_string()).collect();
        *breach = format!("{table}, seed {seed}: {breach}\nwith the cards\n{}", cards.join("\n"));
    }
    Ok(trial)
}

/// A refusal is a sentence.
fn checked_words(refused: SetupError, trial: &mut Trial) -> String {
    if refused.message().len() < 15 {
        trial.breach = Some(format!("a refusal says why: {refused}"));
    }
    refused.message()
}

/// Some of the table's cards, drawn anew until they are sound.
fn changed_cards(table: &Setting, seed: u64, trial: &mut Trial, u: &mut Unstructured) -> Result<Vec<CardData>> {
    let ids: Vec<String> = with_game!(table.lay(seed), game => livret_kernel::Game::cards(&game))
        .into_iter()
        .map(|card| card.id)
        .collect();
    let library = Library::shipped();
    let mut changed = Vec::new();
    for _ in 0..u.int_in_range(4..=14)? {
        let index = library.index(&ids[u.choose_index(ids.len())?]).expect("the table's cards are shipped");
        let def = &library.cards[index].def;
        if changed.iter().any(|(id, _)| *id == def.id) {
            continue;
        }
        for _ in 0..30 {
            let card = CardData::of(&cards::card(def, u)?);
            trial.drawn += 1;
            match Library::with_changes(std::slice::from_ref(&card)) {
                Ok(library) => {
                    // Whatever is sound can be said, in every language and in signs.
                    drop(library.info(index));
                    trial.sound += 1;
                    changed.push((def.id.clone(), card));
                    break;
                }
                Err(refused) => drop(checked_words(refused, trial)),
            }
        }
    }
    Ok(changed.into_iter().map(|(_, card)| card).collect())
}

fn lay(table: &Setting, seed: u64, changed: &[CardData]) -> std::result::Result<AnyGame, SetupError> {
    let library = Arc::new(Library::with_changes(changed)?);
    let mut chance = FastStreams::new(seed ^ 0x7061_726B);
    setup(&library, table.game, table.players, &table.options(seed), &mut chance)
}

fn play<G: Lawful>(
    game: &G,
    seed: u64,
    plies: usize,
    every: usize,
    trial: &mut Trial,
    u: &mut Unstructured,
) -> Result<()> {
    let mut chance = FastStreams::new(seed);
    let mut state = game.deal(&mut chance, &mut Silent);
    let mut place = String::new();
    if u.ratio(3, 4)? {
        let position = positions::position(&game.cards(), game.seats(), u)?;
        match game.arrange(state, &position, &mut chance) {
            Ok(arranged) => state = arranged,
            Err(refused) => {
                trial.refused = Some(checked_words(refused, trial));
                return Ok(());
            }
        }
        place = format!("\nin the position {}", json!(position));
    }
    match play_on(game, state, chance, seed, Bounds { every, plies, shipped: false }) {
        Ok(played) => trial.played = played,
        Err(Breach { what, ply }) => trial.breach = Some(format!("after {ply} actions: {what}{place}")),
    }
    Ok(())
}
