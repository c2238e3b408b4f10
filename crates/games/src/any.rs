//! From a game's id to its rules.

use std::sync::Arc;

use crate::Wrong;
use livret_kernel::{CardInfo, Chance, Clause, ErrorCode, SetupError, TableOptions};
use livret_letter::Letter;
use livret_shown::{OptionSpec, SeatLimits};
use livret_tanto::{AnyTanto, Library, Tanto};

/// The ids of the games, as on the wire.
pub const GAMES: [&str; 5] =
    ["tanto-cuore", "expanding-the-house", "romantic-vacation", "motto-tanto-cuore", "love-letter"];

/// What lies in the middle of a game's table, as sentences name it: the town, Motto's park, the court of Love Letter.
#[must_use]
pub fn middle(game: &str) -> &'static str {
    match game {
        "motto-tanto-cuore" => "park",
        "love-letter" => "court",
        _ => "town",
    }
}

/// A game as set up, of whichever type carries it.
#[allow(clippy::large_enum_variant)] // one per table or per simulation: not worth a detour
pub enum AnyGame {
    /// Tanto Cuore boxes, up to four seats.
    Small(Tanto<4, 2>),
    /// Tanto Cuore boxes, five to seven seats.
    Large(Tanto<7, 2>),
    /// Motto with guests from the older boxes: more kinds of cards than the others hold.
    Guests(Tanto<4, 3>),
    /// Love Letter.
    Letter(Letter),
}

/// Does something with the game inside an [`AnyGame`], whatever its type: the body is compiled
/// once for each, so a loop inside it knows its game.
/// ```
/// use livret_games::{Library, setup, with_game};
/// use livret_kernel::{FastStreams, Game, Silent};
///
/// let mut chance = FastStreams::new(1);
/// let game = setup(Library::shipped(), "tanto-cuore", 4, &Default::default(), &mut chance)?;
/// let seats = with_game!(game, game => {
///     let state = game.deal(&mut chance, &mut Silent);
///     game.scores(&state).len()
/// });
/// assert_eq!(seats, 4);
/// # Ok::<(), livret_kernel::SetupError>(())
/// ```
#[macro_export]
macro_rules! with_game {
    ($any:expr, $game:ident => $body:expr) => {
        match $any {
            $crate::AnyGame::Small($game) => $body,
            $crate::AnyGame::Large($game) => $body,
            $crate::AnyGame::Guests($game) => $body,
            $crate::AnyGame::Letter($game) => $body,
        }
    };
}

/// Sets a game up. Chance draws what the options leave open (a random town).
/// ```
/// use livret_games::{Library, setup};
/// use livret_kernel::{FastStreams, TableOptions};
///
/// let town = TableOptions::from_iter([("town", "random")]);
/// let mut laid = |players| setup(Library::shipped(), "tanto-cuore", players, &town, &mut FastStreams::new(1));
/// assert!(laid(2).is_ok());
/// assert_eq!(laid(9).err().and_then(|refused| refused.rule).as_deref(), Some("TC-SETUP-01"));
/// ```
pub fn setup(
    library: &Arc<Library>,
    game: &str,
    players: usize,
    options: &TableOptions,
    chance: &mut impl Chance,
) -> Result<AnyGame, SetupError> {
    if !GAMES.contains(&game) {
        return Err(unknown_game(game));
    }
    if game == "love-letter" {
        return Letter::setup(players, options).map(|letter| AnyGame::Letter(letter.by_rules(library.version)));
    }
    Ok(match livret_tanto::setup(library, game, players, options, chance)? {
        AnyTanto::Small(game) => AnyGame::Small(game),
        AnyTanto::Large(game) => AnyGame::Large(game),
        AnyTanto::Guests(game) => AnyGame::Guests(game),
    })
}

/// What a table of this game may choose; none for a game that there is not.
#[must_use]
pub fn options(game: &str) -> &'static [OptionSpec] {
    match game {
        livret_letter::GAME_ID => &livret_letter::OPTIONS,
        game if GAMES.contains(&game) => livret_tanto::options(game),
        _ => &[],
    }
}

/// How many may play this game; none for a game that there is not.
#[must_use]
pub fn seats(game: &str) -> &'static [SeatLimits] {
    match game {
        livret_letter::GAME_ID => &livret_letter::SEATS,
        game if GAMES.contains(&game) => livret_tanto::seats(game),
        _ => &[],
    }
}

/// Every card, or those of one box.
pub fn cards(library: &Library, game: Option<&str>) -> Result<Vec<CardInfo>, SetupError> {
    match game {
        None => Ok(library.card_infos().into_iter().chain(livret_letter::card_infos()).collect()),
        Some(livret_letter::GAME_ID) => Ok(livret_letter::card_infos()),
        Some(game) => library.box_infos(game).ok_or_else(|| unknown_game(game)),
    }
}

/// Do these options leave the town (Motto: the park) to chance, so that each set-up differs?
#[must_use]
pub fn draws_a_town(options: &TableOptions) -> bool {
    match options.get("town").or_else(|| options.get("park")) {
        Some(place) => place.word() == Some("random"),
        None => options.words("sets").is_some_and(|sets| sets.len() > 1),
    }
}

fn unknown_game(game: &str) -> SetupError {
    let shown: String = game.chars().take(60).collect();
    let games = Clause::list(GAMES, "list", "list");
    SetupError::new(ErrorCode::UnknownGame, Wrong::UnknownGame { game: shown, games })
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, from_value, json};

    use super::*;

    fn draws(options: Value) -> bool {
        draws_a_town(&from_value(options).expect("options are an object"))
    }

    #[test]
    fn a_town_is_drawn_when_asked_for_or_when_boxes_are_mixed_without_one() {
        assert!(draws(json!({"town": "random"})) && draws(json!({"park": "random"})));
        assert!(draws(json!({"sets": ["tanto-cuore", "romantic-vacation"]})));
        assert!(!draws(json!({})) && !draws(json!({"town": "first-game"})) && !draws(json!({"sets": ["tanto-cuore"]})));
        assert!(!draws(json!({"sets": ["tanto-cuore", "romantic-vacation"], "town": ["anise-greenaway"]})));
    }

    #[test]
    fn a_game_nobody_knows_is_refused_with_the_list_of_those_there_are() {
        let mut chance = livret_kernel::FastStreams::new(1);
        let refused =
            setup(Library::shipped(), "chess", 2, &TableOptions::default(), &mut chance).err().expect("no such game");
        assert_eq!(refused.code, ErrorCode::UnknownGame);
        assert!(GAMES.iter().all(|game| refused.message().contains(game)), "{refused}");
    }

    #[test]
    fn every_box_lists_only_its_own_cards() {
        let cards = cards(Library::shipped(), Some("love-letter")).expect("a game of the house");
        assert_eq!(cards.len(), 8);
        assert!(cards.iter().all(|card| card.set == "love-letter"));
    }
}
