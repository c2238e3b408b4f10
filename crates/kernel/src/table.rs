//! A table: a game under way, with everything needed to take it back, keep it and replay it.

use std::sync::Arc;

use crate::{
    Arrangement, Decision, Game, Record, RecordResult, Refusal, SecureStreams, SetupError, Silent, Sink, Witness,
    Wrong, digest,
};

/// How a table was opened: enough to open it again.
#[derive(Clone, Debug, PartialEq)]
pub struct Opening {
    /// The game's id.
    pub game: String,
    /// The seed of every stream of chance.
    pub seed: String,
    /// A position to put the game into after dealing.
    pub arrange: Option<Arrangement>,
}

/// A game under way.
/// ```
/// use livret_kernel::{Opening, Silent, Table};
/// use livret_letter::Letter;
///
/// let game = Letter::setup(2, &Default::default())?;
/// let opening = Opening { game: "love-letter".into(), seed: "a seed".into(), arrange: None };
/// let mut table = Table::open(game, opening, &mut Silent)?;
/// let before = table.state().clone();
/// let action = table.legal()[0];
/// table.act(action, &mut Silent).expect("what is legal is played");
/// assert_eq!(table.record().actions, [livret_kernel::Game::action_text(table.game(), action)]);
/// assert!(table.undo() && *table.state() == before);
/// # Ok::<(), livret_kernel::SetupError>(())
/// ```
#[derive(Clone)]
pub struct Table<G: Game> {
    game: G,
    // Shared: an arranged position can be large, and a long game has many checkpoints.
    opening: Arc<Opening>,
    state: G::State,
    chance: SecureStreams,
    actions: Vec<G::Action>,
}

impl<G: Game> Table<G> {
    /// Deals, and arranges where asked. The events of the opening go to the sink.
    pub fn open<K: Sink<G::Event>>(game: G, opening: Opening, sink: &mut K) -> Result<Self, SetupError> {
        let (state, chance) = Self::first_position(&game, &opening, sink)?;
        Ok(Table { game, opening: Arc::new(opening), state, chance, actions: Vec::new() })
    }

    fn first_position<K: Sink<G::Event>>(
        game: &G,
        opening: &Opening,
        sink: &mut K,
    ) -> Result<(G::State, SecureStreams), SetupError> {
        let mut chance = SecureStreams::new(&opening.seed);
        let dealt = game.deal(&mut chance, sink);
        let state = match &opening.arrange {
            Some(position) => game.arrange(dealt, position, &mut chance)?,
            None => dealt,
        };
        Ok((state, chance))
    }

    /// The rules at this table.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// How the table was opened.
    pub fn opening(&self) -> &Opening {
        &self.opening
    }

    /// The position. Whoever shows it to a person goes through [`Game::view`].
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// What has been played.
    pub fn actions(&self) -> &[G::Action] {
        &self.actions
    }

    /// The pending decision.
    pub fn decision(&self) -> Option<Decision> {
        self.game.decision(&self.state)
    }

    /// The legal actions.
    pub fn legal(&self) -> Vec<G::Action> {
        let mut out = Vec::new();
        self.game.legal(&self.state, &mut out);
        out
    }

    /// Plays an action, or refuses it and changes nothing.
    pub fn act<K: Sink<G::Event>>(&mut self, action: G::Action, sink: &mut K) -> Result<(), Refusal> {
        let played = self.game.play(&mut self.state, action, &mut self.chance, sink);
        self.keep(action, played)
    }

    /// Keeps an action that was played. One that was broken off has moved chance, which goes back to where it was.
    fn keep<T>(&mut self, action: G::Action, played: Result<T, Refusal>) -> Result<T, Refusal> {
        match &played {
            Ok(_) => self.actions.push(action),
            Err(refusal) if *refusal == Refusal::too_long() => self.play_again(self.actions.len()),
            Err(_) => {}
        }
        played
    }

    /// Plays an action and bears witness to what it brought to light, or refuses it and changes nothing.
    pub fn act_witnessed(&mut self, action: G::Action) -> Result<Witness<G::Event>, Refusal> {
        let played = self.game.play_witnessed(&mut self.state, action, &mut self.chance);
        self.keep(action, played)
    }

    /// Takes the last action back: the game is played again from its opening without it, which
    /// brings chance back to where it was.
    pub fn undo(&mut self) -> bool {
        let Some(kept) = self.actions.len().checked_sub(1) else { return false };
        self.play_again(kept);
        true
    }

    /// Plays the first actions again from the opening, which brings chance to where it was after them.
    fn play_again(&mut self, kept: usize) {
        let (state, chance) = Self::first_position(&self.game, &self.opening, &mut Silent)
            .expect("the opening was accepted when the table was opened");
        (self.state, self.chance) = (state, chance);
        self.actions.truncate(kept);
        for &action in &self.actions {
            self.game.play_unchecked(&mut self.state, action, &mut self.chance, &mut Silent);
        }
    }

    /// The position and its chance without the actions behind it: to play on from the middle of a long game, or to come
    /// back to with [`Table::return_to`]. It has no record and nothing to take back.
    #[must_use]
    pub fn checkpoint(&self) -> Self
    where
        G: Clone,
    {
        let (game, opening) = (self.game.clone(), self.opening.clone());
        Table { game, opening, state: self.state.clone(), chance: self.chance.clone(), actions: Vec::new() }
    }

    /// Goes back to the checkpoint that was made after `ply` of this game's actions.
    pub fn return_to(&mut self, ply: usize, checkpoint: &Self) {
        (self.state, self.chance) = (checkpoint.state.clone(), checkpoint.chance.clone());
        self.actions.truncate(ply);
    }

    /// A stable digest of the whole position.
    pub fn hash(&self) -> String {
        digest(&self.game.position(&self.state))
    }

    /// The portable record of the game so far.
    pub fn record(&self) -> Record {
        Record {
            livret: crate::RECORD_FORMAT,
            rules_version: self.game.rules_version(),
            game: self.opening.game.clone(),
            players: self.game.seats(),
            names: Vec::new(),
            seed: self.opening.seed.clone(),
            options: self.game.options(),
            arrange: self.opening.arrange.clone(),
            cards: self.game.card_changes(),
            actions: self.actions.iter().map(|&a| self.game.action_text(a)).collect(),
            result: self.decision().is_none().then(|| {
                let outcome = self.game.outcome(&self.state);
                RecordResult {
                    points: outcome.points[..self.game.seats()].to_vec(),
                    winners: outcome.winners.seats().map(|s| s.0).collect(),
                }
            }),
            hash: self.hash(),
        }
    }

    /// Plays the actions of a record and compares the digest.
    pub fn follow(&mut self, record: &Record) -> Result<(), SetupError> {
        for (ply, text) in record.actions.iter().enumerate() {
            let played = self.game.parse_action(text).and_then(|action| self.act(action, &mut Silent));
            if let Err(refusal) = played {
                return Err(SetupError::bad(Wrong::Action { ply, text: text.clone(), why: refusal.told() }));
            }
        }
        let hash = self.hash();
        if hash != record.hash {
            return Err(SetupError::bad(Wrong::Hash { told: record.hash.clone(), found: hash }));
        }
        Ok(())
    }
}
