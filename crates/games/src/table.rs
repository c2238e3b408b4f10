//! A table of any game.

use std::sync::Arc;

use livret_kernel::{
    Arrangement, CardInfo, FastStreams, Game, Occasion, Opening, Outcome, Record, Refusal, Seat, SecureStreams,
    SetupError, Silent, Sink, Table, TableOptions, Viewer, Witness,
};
use livret_letter::Letter;
use livret_shown::{Ask, CardId, Decision, Detail, Offer, Shown, Telling, offers};
use livret_tanto::{Library, Tanto};

use crate::Wrong;

use crate::shown::{AnyShown, AnyTold, Position, Scores, View, decision, scores, view};
use crate::{AnyGame, setup};

/// What it takes to open a table (the fields of `new`).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NewGame {
    /// The game's id.
    pub game: String,
    /// Seats.
    pub players: usize,
    /// The seed of all chance.
    pub seed: String,
    /// The options, as far as given.
    pub options: TableOptions,
    /// A position to begin from.
    pub arrange: Option<Arrangement>,
}

/// The typed table inside an [`AnyTable`]; open it with [`with_table!`](crate::with_table).
#[derive(Clone)]
#[allow(missing_docs, clippy::large_enum_variant)]
pub enum Tables {
    Small(Table<Tanto<4, 2>>),
    Large(Table<Tanto<7, 2>>),
    Guests(Table<Tanto<4, 3>>),
    Letter(Table<Letter>),
}

/// Does something with the typed table inside [`Tables`], whatever its game.
#[macro_export]
macro_rules! with_table {
    ($any:expr, $table:ident => $body:expr) => {
        match $any {
            $crate::Tables::Small($table) => $body,
            $crate::Tables::Large($table) => $body,
            $crate::Tables::Guests($table) => $body,
            $crate::Tables::Letter($table) => $body,
        }
    };
}

/// Why an action was not played.
#[derive(Clone, Debug, PartialEq)]
pub enum ActError {
    /// The game is over.
    Over,
    /// The rules do not allow it now, or the text is no action.
    Refused(Refusal),
}

/// An action that was played: its events as each of some viewers may see them, and what it brought to light.
#[derive(Clone, Debug, PartialEq)]
pub struct Acted {
    /// For each viewer in the order asked.
    pub seen: Vec<Vec<AnyTold>>,
    /// Did anything come to light that the acting seat did not know ([`livret_kernel::Witness`])?
    pub reveals: bool,
}

/// A game under way, of any kind: the table, who sits at it and the cards it is played with.
/// ```
/// use livret_games::{AnyTable, Library, NewGame};
///
/// let new = NewGame { game: "love-letter".into(), players: 2, seed: "a seed".into(), ..NewGame::default() };
/// let mut table = AnyTable::open(Library::shipped(), &new)?;
/// while let Some(action) = table.legal().first() {
///     table.play(action).expect("what is legal is played");
/// }
/// let again = AnyTable::replay(&table.record())?;
/// assert_eq!(again.score(), table.score());
/// # Ok::<(), livret_kernel::SetupError>(())
/// ```
#[derive(Clone)]
pub struct AnyTable {
    tables: Tables,
    names: Vec<String>,
}

impl AnyTable {
    /// Opens a table: sets the game up, deals, arranges.
    pub fn open(library: &Arc<Library>, new: &NewGame) -> Result<AnyTable, SetupError> {
        // The town is public and must tell nothing about the deal: its chance has a seed of its own.
        let mut chance = SecureStreams::new(&format!("town of {}", new.seed));
        let game = setup(library, &new.game, new.players, &new.options, &mut chance)?;
        let opening = Opening { game: new.game.clone(), seed: new.seed.clone(), arrange: new.arrange.clone() };
        let tables = match game {
            AnyGame::Small(game) => Tables::Small(Table::open(game, opening, &mut Silent)?),
            AnyGame::Large(game) => Tables::Large(Table::open(game, opening, &mut Silent)?),
            AnyGame::Guests(game) => Tables::Guests(Table::open(game, opening, &mut Silent)?),
            AnyGame::Letter(game) => Tables::Letter(Table::open(game, opening, &mut Silent)?),
        };
        Ok(AnyTable { tables, names: Vec::new() })
    }

    /// Rebuilds the game of a record with the cards it was played with, and checks its hash.
    pub fn replay(record: &Record) -> Result<AnyTable, SetupError> {
        let mut table = AnyTable::reopen(record)?;
        with_table!(&mut table.tables, table => table.follow(record))?;
        if record.result.is_some() && record.result != table.record().result {
            return Err(SetupError::bad(Wrong::RecordResult));
        }
        Ok(table)
    }

    /// The table of a record before its first action, with its cards and its people.
    pub fn reopen(record: &Record) -> Result<AnyTable, SetupError> {
        let mut table = AnyTable::open(&library_of(record)?, &opening_of(record))?;
        if let (Some(told), Some(found)) = (&record.cards, &table.card_changes())
            && told.hash != found.hash
        {
            let (told, found) = (told.hash.clone(), found.hash.clone());
            return Err(SetupError::bad(Wrong::RecordCards { told, found }));
        }
        table.names.clone_from(&record.names);
        Ok(table)
    }

    /// The same table before its first action; the rules are shared, not built again.
    #[must_use]
    pub fn afresh(&self) -> AnyTable {
        let tables = match &self.tables {
            Tables::Small(table) => Tables::Small(afresh(table, &mut Silent)),
            Tables::Large(table) => Tables::Large(afresh(table, &mut Silent)),
            Tables::Guests(table) => Tables::Guests(afresh(table, &mut Silent)),
            Tables::Letter(table) => Tables::Letter(afresh(table, &mut Silent)),
        };
        AnyTable { tables, names: self.names.clone() }
    }

    /// The position without the actions behind it ([`Table::checkpoint`]).
    #[must_use]
    pub fn checkpoint(&self) -> AnyTable {
        let tables = match &self.tables {
            Tables::Small(table) => Tables::Small(table.checkpoint()),
            Tables::Large(table) => Tables::Large(table.checkpoint()),
            Tables::Guests(table) => Tables::Guests(table.checkpoint()),
            Tables::Letter(table) => Tables::Letter(table.checkpoint()),
        };
        AnyTable { tables, names: Vec::new() }
    }

    /// Goes back to a checkpoint of this table that was made after `ply` actions.
    ///
    /// # Panics
    /// If the checkpoint is one of another game.
    pub fn return_to(&mut self, ply: usize, checkpoint: &AnyTable) {
        match (&mut self.tables, &checkpoint.tables) {
            (Tables::Small(table), Tables::Small(then)) => table.return_to(ply, then),
            (Tables::Large(table), Tables::Large(then)) => table.return_to(ply, then),
            (Tables::Guests(table), Tables::Guests(then)) => table.return_to(ply, then),
            (Tables::Letter(table), Tables::Letter(then)) => table.return_to(ply, then),
            _ => panic!("a checkpoint of another game"),
        }
    }

    /// The events of the deal, as a viewer may see them.
    #[must_use]
    pub fn deal_seen_by(&self, viewer: Viewer) -> Vec<AnyTold> {
        with_table!(&self.tables, table => deal(table, viewer))
    }

    /// The typed table, for [`with_table!`](crate::with_table).
    #[must_use]
    pub fn tables(&self) -> &Tables {
        &self.tables
    }

    /// The game's id.
    #[must_use]
    pub fn game_id(&self) -> &str {
        &with_table!(&self.tables, table => table.opening()).game
    }

    /// Seats at the table.
    #[must_use]
    pub fn seats(&self) -> usize {
        with_table!(&self.tables, table => table.game().seats())
    }

    /// Actions played so far.
    #[must_use]
    pub fn ply(&self) -> usize {
        with_table!(&self.tables, table => table.actions().len())
    }

    /// The seat that decides, or `None` when the game is over.
    #[must_use]
    pub fn decider(&self) -> Option<Seat> {
        with_table!(&self.tables, table => table.decision()).map(|decision| decision.seat)
    }

    /// The seat that is asked for a reaction, if the pending decision is one.
    #[must_use]
    pub fn reaction(&self) -> Option<Seat> {
        let decision = with_table!(&self.tables, table => table.decision());
        decision.filter(|decision| decision.kind == Occasion::Reaction).map(|decision| decision.seat)
    }

    /// Could this seat, as far as everybody can tell, be asked for a reaction to what happens to it?
    #[must_use]
    pub fn could_react(&self, seat: Seat) -> bool {
        with_table!(&self.tables, table => table.game().could_react(table.state(), seat))
    }

    /// Who sits where; empty when nobody said.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Says who sits where.
    pub fn set_names(&mut self, names: Vec<String>) {
        self.names = names;
    }

    /// Every card of this table.
    #[must_use]
    pub fn cards(&self) -> Vec<CardInfo> {
        with_table!(&self.tables, table => table.game().cards())
    }

    /// Their ids, in the order by which some zones are sorted.
    #[must_use]
    pub fn card_order(&self) -> Vec<CardId> {
        with_table!(&self.tables, table => table.game().card_order())
    }

    /// The options as resolved.
    #[must_use]
    pub fn options(&self) -> TableOptions {
        with_table!(&self.tables, table => table.game().options())
    }

    /// The pending decision with its actions; none when the game is over.
    #[must_use]
    pub fn decision(&self) -> Option<Decision> {
        with_table!(&self.tables, table => decision(table.game(), table.state(), Detail::Classic))
    }

    /// The same with what is asked and offered.
    #[must_use]
    pub fn decision_in_detail(&self) -> Option<Decision> {
        with_table!(&self.tables, table => decision(table.game(), table.state(), Detail::Whole))
    }

    /// What is asked, as this viewer may know it.
    #[must_use]
    pub fn ask(&self, viewer: Viewer) -> Option<Ask> {
        with_table!(&self.tables, table => table.game().ask(table.state(), viewer))
    }

    /// What can be answered, for the eyes of the seat that decides; nothing for others.
    #[must_use]
    pub fn offers(&self, viewer: Viewer) -> Vec<Offer> {
        with_table!(&self.tables, table => offers(table.game(), table.state(), viewer))
    }

    /// The texts of the legal actions.
    #[must_use]
    pub fn legal(&self) -> Vec<String> {
        with_table!(&self.tables, table => table.legal().into_iter().map(|a| table.game().action_text(a)).collect())
    }

    /// Plays an action and gives its events whole, for local use.
    pub fn act(&mut self, text: &str) -> Result<Vec<AnyTold>, ActError> {
        self.act_seen_by(text, &[None]).map(|mut seen| seen.remove(0))
    }

    /// Plays an action and gives its events as each of these may see them (`None`: whole).
    pub fn act_seen_by(&mut self, text: &str, viewers: &[Option<Viewer>]) -> Result<Vec<Vec<AnyTold>>, ActError> {
        with_table!(&mut self.tables, table => act(table, text, viewers))
    }

    /// The same, and whether it brought anything to light.
    pub fn act_witnessed(&mut self, text: &str, viewers: &[Option<Viewer>]) -> Result<Acted, ActError> {
        with_table!(&mut self.tables, table => act_witnessed(table, text, viewers))
    }

    /// Plays an action and tells nothing: for rebuilding a game from its actions.
    pub fn play(&mut self, text: &str) -> Result<(), ActError> {
        with_table!(&mut self.tables, table => {
            let action = read(table, text)?;
            table.act(action, &mut Silent).map_err(ActError::Refused)
        })
    }

    /// Takes the last action back; false when there is none.
    pub fn undo(&mut self) -> bool {
        with_table!(&mut self.tables, table => table.undo())
    }

    /// What a viewer may know, with the pending decision.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> View {
        with_table!(&self.tables, table => view(table.game(), table.state(), viewer, Detail::Classic))
    }

    /// The same with what is asked and offered.
    #[must_use]
    pub fn view_in_detail(&self, viewer: Viewer) -> View {
        with_table!(&self.tables, table => view(table.game(), table.state(), viewer, Detail::Whole))
    }

    /// Everything, hidden cards included: local analysis only.
    #[must_use]
    pub fn state(&self) -> Position {
        with_table!(&self.tables, table => table.game().position(table.state()).into())
    }

    /// Points and winners as if the game ended now.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        with_table!(&self.tables, table => table.game().outcome(table.state()))
    }

    /// `scores`, `winners` and `over`, as the operation `score` answers them.
    #[must_use]
    pub fn score(&self) -> Scores {
        with_table!(&self.tables, table => scores(table.game(), table.state()))
    }

    /// The same reckoned from what a viewer may know: exact as long as they can tell which house
    /// every card belongs to, else a position that looks the same to them.
    #[must_use]
    pub fn score_seen_by(&self, viewer: Viewer) -> Scores {
        with_table!(&self.tables, table => {
            let game = table.game();
            // Always the same luck: the answer depends on the view and on nothing else.
            let fitting = game.resample(&game.view(table.state(), viewer), &mut FastStreams::new(0));
            scores(game, &fitting)
        })
    }

    /// What the record will say about the cards in use; nothing where all are as printed.
    #[must_use]
    pub fn card_changes(&self) -> Option<livret_kernel::CardChanges> {
        with_table!(&self.tables, table => table.game().card_changes())
    }

    /// The portable record of the game so far.
    #[must_use]
    pub fn record(&self) -> Record {
        let mut record = with_table!(&self.tables, table => table.record());
        record.names.clone_from(&self.names);
        record
    }
}

fn library_of(record: &Record) -> Result<Arc<Library>, SetupError> {
    let chiefs = record.options.word("chiefs").unwrap_or(&record.game);
    match &record.cards {
        Some(cards) => Library::of_record(record.rules_version, cards, chiefs),
        None => Ok(Library::of(record.rules_version).clone()),
    }
}

fn opening_of(record: &Record) -> NewGame {
    NewGame {
        game: record.game.clone(),
        players: record.players,
        seed: record.seed.clone(),
        options: record.options.clone(),
        arrange: record.arrange.clone(),
    }
}

fn afresh<G: Game + Clone, K: Sink<G::Event>>(table: &Table<G>, sink: &mut K) -> Table<G> {
    Table::open(table.game().clone(), table.opening().clone(), sink)
        .expect("the opening was accepted when the table was opened")
}

fn deal<G: AnyShown + Clone>(table: &Table<G>, viewer: Viewer) -> Vec<AnyTold> {
    let mut events = Vec::new();
    let table = afresh(table, &mut events);
    told(table.game(), &events, Some(viewer))
}

fn act<G: AnyShown>(
    table: &mut Table<G>,
    text: &str,
    viewers: &[Option<Viewer>],
) -> Result<Vec<Vec<AnyTold>>, ActError> {
    let (action, mut events) = (read(table, text)?, Vec::new());
    table.act(action, &mut events).map_err(ActError::Refused)?;
    Ok(seen_by(table.game(), &events, viewers))
}

fn act_witnessed<G: AnyShown>(table: &mut Table<G>, text: &str, viewers: &[Option<Viewer>]) -> Result<Acted, ActError> {
    let action = read(table, text)?;
    let Witness { events, reveals, .. } = table.act_witnessed(action).map_err(ActError::Refused)?;
    Ok(Acted { seen: seen_by(table.game(), &events, viewers), reveals })
}

fn seen_by<G: AnyShown>(game: &G, events: &[G::Event], viewers: &[Option<Viewer>]) -> Vec<Vec<AnyTold>> {
    viewers.iter().map(|&viewer| told(game, events, viewer)).collect()
}

fn told<G: AnyShown>(game: &G, events: &[G::Event], viewer: Option<Viewer>) -> Vec<AnyTold> {
    events.iter().map(|event| game.tell(event, viewer)).collect()
}

fn read<G: Game>(table: &Table<G>, text: &str) -> Result<G::Action, ActError> {
    if table.decision().is_none() {
        return Err(ActError::Over);
    }
    table.game().parse_action(text).map_err(ActError::Refused)
}
