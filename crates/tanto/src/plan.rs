//! Which cards a table uses: the boxes, the ten kinds, the special cards, as the options wish.

use livret_kernel::{Chance, Clause, SetupError};
use livret_shown::{Asked, OptionValue, SeatLimits, When};

use crate::library::{Card, Library};
use crate::options::{BOXES, LOVE_SETS, MIXED, Options, Privates, Town, either, seats as limits};
use crate::rules::streams;
use crate::words::{CardDef, Kind, Pantry, Word};
use crate::wrong::{Wrong, must_be};

/// Which cards a table uses, before they are compiled. Cards are indices into the library.
#[allow(missing_docs)] // the names are the game's
pub struct Plan {
    pub motto: bool,
    pub sets: Vec<usize>,
    pub chief_set: usize,
    pub love: [u8; 3],
    pub deck: Vec<usize>,
    pub guests: Vec<usize>,
    pub extras: Vec<usize>,
    pub privates: Vec<usize>,
    pub memories: Vec<usize>,
    pub refined: Vec<usize>,
    pub preparations: Vec<usize>,
    pub chiefs: Vec<String>,
    pub taken_off: u8,
    pub end_piles: u32,
}

impl Plan {
    /// One of the older boxes, or a mix of them.
    pub fn tanto<C: Chance>(
        library: &Library,
        game: &str,
        seats: usize,
        options: &Options,
        chance: &mut C,
    ) -> Result<Plan, SetupError> {
        let sets = chosen_sets(library, game, options)?;
        let has = |set: usize| sets.contains(&set);
        let boxes: Vec<&str> = sets.iter().map(|&set| library.sets[set].id.as_str()).collect();
        let table = Asked { boxes: &boxes, players: seats, ..Asked::default() };
        check_seats(game, &table, options)?;
        let events = part("events", options.events, &table)?;
        let buildings = part("buildings", options.buildings, &table)?;
        let memories = part("reminiscences", options.reminiscences, &table)?;
        let wish = options.private_maids.as_ref().map(|wish| *wish == Privates::All);
        let privates = part("private_maids", wish, &table)?;
        let chief_set = chief_set(library, game, &sets, options)?;
        let chiefs = library.sets[chief_set].chiefs.clone().expect("every older box has a chief pair");
        let town = town(library, game, &sets, options, chance)?;
        let of_kind = |kind: Kind| indices(library, |c| c.def.kind == kind && has(c.set));
        let mut deck = indices(library, |c| c.def.kind == Kind::Love || [&chiefs.0, &chiefs.1].contains(&&c.def.id));
        deck.extend(town);
        let mut extras = if events { of_kind(Kind::Event) } else { Vec::new() };
        extras.retain(|&i| options.bad_habits || library.cards[i].def.id != "bad-habit");
        if buildings {
            extras.extend(of_kind(Kind::Building));
        }
        Ok(Plan {
            motto: false,
            love: library.sets[chief_set].love.map(|n| n * options.love_sets),
            privates: if privates { of_kind(Kind::Private) } else { Vec::new() },
            memories: if memories { of_kind(Kind::Reminiscence) } else { Vec::new() },
            sets: sets.clone(),
            chief_set,
            deck,
            guests: Vec::new(),
            extras,
            refined: Vec::new(),
            preparations: Vec::new(),
            chiefs: vec![chiefs.0, chiefs.1],
            taken_off: if options.short { 3 } else { 0 },
            end_piles: if seats > 4 { 3 } else { 2 },
        })
    }

    /// Motto, with or without cards of the older boxes.
    pub fn motto<C: Chance>(
        library: &Library,
        seats: usize,
        options: &Options,
        chance: &mut C,
    ) -> Result<Plan, SetupError> {
        let table = Asked { players: seats, ..Asked::default() };
        if !SeatLimits::hold(limits("motto-tanto-cuore"), &table) {
            return Err(SetupError::rule(Wrong::MottoPlayers { players: seats }, "MO-SETUP-01"));
        }
        let motto = library.set_index("motto-tanto-cuore").expect("the box is shipped");
        let of_kind = |kind: Kind| indices(library, |c| c.def.kind == kind && c.set == motto);
        let colette = of_kind(Kind::MaidChief);
        let mut deck = indices(library, |c| c.def.kind == Kind::Love);
        deck.extend(&colette);
        deck.extend(park(library, motto, options, chance)?);
        let guests = match &options.guests {
            None => Vec::new(),
            Some(ids) => ten(library, ids, "guests", |c| c.def.kind == Kind::General && c.set != motto)?,
        };
        let privates = motto_privates(library, options, chance)?;
        let extras = if options.illness { indices(library, |c| c.def.id == "illness") } else { Vec::new() };
        let refined = refined(library, motto, seats, options, chance);
        if refined.len() < seats {
            let wrong = Wrong::RefinedMaids { there: refined.len(), players: seats };
            return Err(SetupError::rule(wrong, "MO-ROUND-02"));
        }
        let preparations = of_kind(Kind::Preparation)
            .into_iter()
            .filter(|&i| seats > 2 || pantry(library, i) != Pantry::Cleaning)
            .collect();
        Ok(Plan {
            motto: true,
            sets: vec![motto],
            chief_set: motto,
            love: library.sets[motto].love,
            chiefs: colette.iter().map(|&i| library.cards[i].def.id.clone()).collect(),
            deck,
            guests,
            extras,
            privates,
            memories: Vec::new(),
            refined,
            preparations,
            taken_off: if seats == 2 { 3 } else { 0 },
            end_piles: 2,
        })
    }
}

/// Is a part of a box used? It can be only where its box is in play, and is then by itself.
fn part(key: &str, wish: Option<bool>, table: &Asked<'_>) -> Result<bool, SetupError> {
    let spec = BOXES.iter().find(|spec| spec.key == key).expect("parts of boxes are described");
    match (wish, spec.when.iter().find(|when| !when.holds(table))) {
        (Some(true), Some(When::Box { of: [of] })) => {
            Err(SetupError::bad(Wrong::OtherBox { part: key.into(), of: (*of).into() }))
        }
        (Some(true), Some(_)) => Err(SetupError::rule(Wrong::NoPrivateMaids, "RV-PRIVATE-01")),
        (wish, _) => Ok(wish.unwrap_or(spec.usual_at(table) == OptionValue::Flag(true))),
    }
}

fn chosen_sets(library: &Library, game: &str, options: &Options) -> Result<Vec<usize>, SetupError> {
    let ids = if options.sets.is_empty() { vec![game.to_string()] } else { options.sets.clone() };
    let mut sets = Vec::new();
    for id in &ids {
        let set = library.set_index(id).filter(|&set| library.sets[set].chiefs.is_some()).ok_or_else(|| {
            let boxes = Clause::list(MIXED.iter().copied(), "list", "list");
            SetupError::bad(Wrong::NoBox { id: id.clone(), boxes })
        })?;
        if sets.contains(&set) {
            return Err(SetupError::bad(Wrong::BoxTwice { id: id.clone() }));
        }
        sets.push(set);
    }
    sets.sort_unstable();
    let own = library.set_index(game).expect("the game is one of the boxes");
    if !sets.contains(&own) {
        return Err(SetupError::bad(Wrong::OwnBox { game: game.into() }));
    }
    Ok(sets)
}

fn check_seats(game: &str, table: &Asked<'_>, options: &Options) -> Result<(), SetupError> {
    let (seats, fits) = (table.players, SeatLimits::hold(limits(game), table));
    if !fits && table.boxes == ["tanto-cuore"] {
        return Err(SetupError::rule(Wrong::BasePlayers { players: seats }, "TC-SETUP-01"));
    }
    if !fits {
        return Err(SetupError::rule(Wrong::Players { players: seats }, "EH-FIVE-03"));
    }
    let sets_of_love = options.love_sets;
    let may_be = LOVE_SETS.kind.values();
    if !may_be.contains(&OptionValue::Number(sets_of_love.into())) {
        return Err(must_be(LOVE_SETS.key, either(&may_be), sets_of_love));
    }
    if sets_of_love == 1 && seats > 4 {
        return Err(SetupError::rule(Wrong::LoveSets, "EH-FIVE-01"));
    }
    if options.short && seats != 2 {
        return Err(SetupError::rule(Wrong::Short { players: seats }, "EH-TWO-01"));
    }
    Ok(())
}

fn chief_set(library: &Library, game: &str, sets: &[usize], options: &Options) -> Result<usize, SetupError> {
    let id = options.chiefs.as_deref().unwrap_or(game);
    library
        .set_index(id)
        .filter(|set| sets.contains(set))
        .ok_or_else(|| SetupError::rule(Wrong::Chiefs { id: id.into() }, "EH-MIX-02"))
}

fn indices(library: &Library, wanted: impl Fn(&Card) -> bool) -> Vec<usize> {
    (0..library.cards.len()).filter(|&i| wanted(&library.cards[i])).collect()
}

fn town<C: Chance>(
    library: &Library,
    game: &str,
    sets: &[usize],
    options: &Options,
    chance: &mut C,
) -> Result<Vec<usize>, SetupError> {
    let default = if sets.len() == 1 { Town::FirstGame } else { Town::Random };
    let in_box = |c: &Card| c.def.kind == Kind::General && sets.contains(&c.set);
    match options.town.as_ref().unwrap_or(&default) {
        Town::Kinds(ids) => ten(library, ids, "town", in_box),
        Town::Random => {
            let mut kinds = indices(library, in_box);
            chance.shuffle(streams::TOWN, &mut kinds);
            kinds.truncate(10);
            Ok(kinds)
        }
        Town::FirstGame => {
            let set = library.set_index(game).expect("the game is one of the boxes");
            ten(library, &library.sets[set].first_game, "town", in_box)
        }
    }
}

/// Ten different cards by id.
fn ten(
    library: &Library,
    ids: &[String],
    name: &str,
    allowed: impl Fn(&Card) -> bool,
) -> Result<Vec<usize>, SetupError> {
    let mut kinds = Vec::new();
    for id in ids {
        let index = library.index(id).ok_or_else(|| SetupError::unknown_card(id, name))?;
        if !allowed(&library.cards[index]) {
            return Err(SetupError::bad(Wrong::NotOfTheTen { at: name.into(), id: id.clone() }));
        }
        if kinds.contains(&index) {
            return Err(SetupError::bad(Wrong::KindTwice { at: name.into(), id: id.clone() }));
        }
        kinds.push(index);
    }
    if kinds.len() != 10 {
        return Err(SetupError::rule(Wrong::NotTen { at: name.into(), found: kinds.len() }, "TC-SETUP-10"));
    }
    Ok(kinds)
}

fn park<C: Chance>(
    library: &Library,
    motto: usize,
    options: &Options,
    chance: &mut C,
) -> Result<Vec<usize>, SetupError> {
    let in_box = |c: &Card| c.def.kind == Kind::General && c.set == motto;
    match options.town.as_ref().unwrap_or(&Town::FirstGame) {
        Town::Kinds(ids) => ten(library, ids, "park", in_box),
        Town::FirstGame => ten(library, &library.sets[motto].first_game, "park", in_box),
        Town::Random => {
            let all = indices(library, in_box);
            let imaginative =
                |kinds: &[usize]| kinds.iter().filter(|&&i| library.cards[i].def.gives.imagination > 0).count();
            // MO-DIFF-02: with fewer than two imagination is too scarce. A corrected box may have no more.
            let wanted = imaginative(&all).min(2);
            loop {
                let mut kinds = all.clone();
                chance.shuffle(streams::TOWN, &mut kinds);
                kinds.truncate(10);
                if imaginative(&kinds) >= wanted {
                    return Ok(kinds);
                }
            }
        }
    }
}

fn motto_privates<C: Chance>(library: &Library, options: &Options, chance: &mut C) -> Result<Vec<usize>, SetupError> {
    let private = |c: &Card| c.def.kind == Kind::Private;
    match &options.private_maids {
        None | Some(Privates::None) => Ok(Vec::new()),
        Some(Privates::Kinds(ids)) => ten(library, ids, "private_maids", private),
        Some(Privates::All) => {
            let mut kinds = indices(library, private);
            chance.shuffle(streams::TOWN, &mut kinds);
            kinds.truncate(10);
            kinds.sort_unstable();
            Ok(kinds)
        }
    }
}

/// MO-PLAYERS-03 and 04: three players do without one refined maid, two without Arisa.
fn refined<C: Chance>(library: &Library, motto: usize, seats: usize, options: &Options, chance: &mut C) -> Vec<usize> {
    let mut maids = indices(library, |c| c.def.kind == Kind::Refined && c.set == motto);
    maids.retain(|&i| !(options.without_ignis && library.cards[i].def.id == "ignis"));
    if seats == 2 {
        maids.retain(|&i| library.cards[i].def.opens != Some(Pantry::Cleaning));
    }
    if seats == 3 {
        let may_go: Vec<usize> =
            maids.iter().copied().filter(|&i| !always_in_the_park(&library.cards[i].def)).collect();
        if !may_go.is_empty() {
            let gone = may_go[chance.below(streams::PARK, may_go.len() as u32) as usize];
            maids.retain(|&i| i != gone);
        }
    }
    maids
}

fn always_in_the_park(def: &CardDef) -> bool {
    let takes_first = def.abilities.iter().any(|a| a.does.contains(&Word::FirstMaster));
    def.opens.is_some() || takes_first
}

fn pantry(library: &Library, index: usize) -> Pantry {
    library.cards[index].def.work.expect("a preparation has its work").pile
}
