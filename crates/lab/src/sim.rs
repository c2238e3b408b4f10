//! Many games, on as many threads as asked, with the same result on any number of them.

use std::fmt;
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use livret_bots::{Bot, Budget, FastRng, HasBots, UnknownBot};
use livret_games::{AnyGame, Library, draws_a_town, setup, with_game};
use livret_kernel::{Course, FastStreams, Game, Glimpse, MAX_SEATS, Seat, SetupError, Silent, TableOptions, mix};

use crate::Report;
use crate::report::{SimulatedGame, Tally};

/// What to simulate.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The cards in use.
    pub library: Arc<Library>,
    /// The game's id.
    pub game: String,
    /// Seats.
    pub players: usize,
    /// A bot per seat.
    pub bots: Vec<String>,
    /// What the bots may spend.
    pub budget: Budget,
    /// How many games.
    pub games: u64,
    /// The seed of the run: game i has its own luck, made of the seed and i.
    pub seed: u64,
    /// How many threads.
    pub threads: usize,
    /// The options of `new`.
    pub options: TableOptions,
    /// A game is stopped after so many turns of each seat.
    pub max_turns: u32,
}

impl Default for Plan {
    fn default() -> Self {
        Plan {
            library: Library::shipped().clone(),
            game: "tanto-cuore".into(),
            players: 2,
            bots: Vec::new(),
            budget: Budget::default(),
            games: 1000,
            seed: 1,
            threads: 1,
            options: TableOptions::default(),
            max_turns: 2000,
        }
    }
}

/// Whoever waits for the result: may stop the run early, and hears how far it is.
pub struct Watch<'a> {
    /// Set it, and the games under way are finished and reported.
    pub stop: &'a AtomicBool,
    /// Hears the number of games done, from any thread.
    pub progress: &'a (dyn Fn(u64) + Sync),
}

/// Why there is no result.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)]
pub enum SimError {
    Setup(SetupError),
    Bot(UnknownBot),
    /// The number of bots is not the number of seats.
    Seats {
        bots: usize,
        players: usize,
    },
    /// A tournament of one.
    Alone,
    /// An outside program that cannot be started.
    Program {
        name: String,
        why: String,
    },
}

impl fmt::Display for SimError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SimError::Setup(error) => write!(f, "{error}"),
            SimError::Bot(error) => write!(f, "{error}"),
            SimError::Seats { bots, players } => {
                write!(f, "{bots} bots for {players} seats: name one for all, or one for each")
            }
            SimError::Alone => write!(f, "a tournament takes two bots or more"),
            SimError::Program { name, why } => write!(f, "\"{name}\" cannot be started: {why}"),
        }
    }
}

impl std::error::Error for SimError {}

impl From<SetupError> for SimError {
    fn from(error: SetupError) -> Self {
        SimError::Setup(error)
    }
}

impl From<UnknownBot> for SimError {
    fn from(error: UnknownBot) -> Self {
        SimError::Bot(error)
    }
}

/// Somebody who keeps count of games. What is kept must merge to the same in any order, so that
/// figures do not depend on which thread played which game.
pub(crate) trait Ledger: Default + Send {
    /// A game begins.
    fn open<G: Game>(&mut self, _game: &G) {}
    /// A seat acts.
    fn saw<G: Game>(&mut self, _game: &G, _seat: Seat, _action: G::Action) {}
    /// The game is over.
    fn close(&mut self, ending: &SimulatedGame);
    /// Everything that another has counted.
    fn merge(&mut self, other: &Self);
}

impl Ledger for Tally {
    fn close(&mut self, ending: &SimulatedGame) {
        self.add(ending);
    }

    fn merge(&mut self, other: &Self) {
        Tally::merge(self, other);
    }
}

/// Plays the games and adds them up.
pub fn simulate(plan: &Plan, watch: &Watch) -> Result<Report, SimError> {
    let began = Instant::now();
    let (tally, first_seat) = play_plan::<Tally>(plan, watch)?;
    Ok(tally.report(plan, first_seat, began.elapsed().as_secs_f64()))
}

/// Plays the games of a plan; gives the count and the seat that begins.
pub(crate) fn play_plan<L: Ledger>(plan: &Plan, watch: &Watch) -> Result<(L, usize), SimError> {
    let game = set_up(plan, 0)?;
    if plan.bots.len() != plan.players {
        return Err(SimError::Seats { bots: plan.bots.len(), players: plan.players });
    }
    let first_seat = with_game!(&game, game => check_bots(game, plan))?;
    let source = if draws_a_town(&plan.options) { Source::Fresh } else { Source::Shared(&game) };
    Ok((play_all(plan, source, watch)?, first_seat))
}

/// Where a game's rules come from.
#[derive(Clone, Copy)]
enum Source<'a> {
    /// One set-up for all games.
    Shared(&'a AnyGame),
    /// A new town for each game.
    Fresh,
}

/// Games are claimed in lots: few enough to share out the end of a run, many enough that claiming
/// costs nothing.
const LOT: u64 = 16;

fn play_all<L: Ledger>(plan: &Plan, source: Source, watch: &Watch) -> Result<L, SimError> {
    let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
    let claim = || {
        let from = next.fetch_add(LOT, Ordering::Relaxed);
        (from < plan.games && !watch.stop.load(Ordering::Relaxed)).then(|| from..(from + LOT).min(plan.games))
    };
    let finish = |games: u64| (watch.progress)(done.fetch_add(games, Ordering::Relaxed) + games);
    let hall = Hall { plan, stop: watch.stop, claim: &claim, finish: &finish };
    let ledgers: Vec<Result<L, SimError>> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..plan.threads.max(1)).map(|_| scope.spawn(|| hall.work(source))).collect();
        workers.into_iter().map(|worker| worker.join().expect("a worker does not panic")).collect()
    });
    let mut total = L::default();
    for ledger in ledgers {
        total.merge(&ledger?);
    }
    Ok(total)
}

/// What the workers share.
struct Hall<'a> {
    plan: &'a Plan,
    stop: &'a AtomicBool,
    claim: &'a (dyn Fn() -> Option<Range<u64>> + Sync),
    finish: &'a (dyn Fn(u64) + Sync),
}

impl Hall<'_> {
    fn work<L: Ledger>(&self, source: Source) -> Result<L, SimError> {
        let mut ledger = L::default();
        match source {
            Source::Shared(game) => with_game!(game, game => self.play_lots(game, &mut ledger))?,
            Source::Fresh => self.play_towns(&mut ledger)?,
        }
        Ok(ledger)
    }

    fn play_lots<G: HasBots>(&self, game: &G, ledger: &mut impl Ledger) -> Result<(), SimError> {
        let mut room = Room::new(game, self.plan)?;
        while let Some(lot) = (self.claim)() {
            let size = lot.end - lot.start;
            for index in lot.take_while(|_| !self.stopped()) {
                room.play(index, ledger);
            }
            (self.finish)(size);
        }
        Ok(())
    }

    fn play_towns(&self, ledger: &mut impl Ledger) -> Result<(), SimError> {
        while let Some(lot) = (self.claim)() {
            for index in lot.take_while(|_| !self.stopped()) {
                let game = set_up(self.plan, index)?;
                with_game!(&game, game => Room::new(game, self.plan).map(|mut room| room.play(index, ledger)))?;
                (self.finish)(1);
            }
        }
        Ok(())
    }

    fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

/// Decisions a turn, on the average, beyond which a game is taken to have no end: cards of one's own may let a turn go
/// on for ever.
pub(crate) const A_TURN: u64 = 200;

/// One thread's table: a game, its bots and a list of actions that is used again and again.
struct Room<'a, G: HasBots> {
    game: &'a G,
    bots: Vec<G::Bot>,
    legal: Vec<G::Action>,
    seed: u64,
    longest: u32,
}

impl<'a, G: HasBots> Room<'a, G> {
    fn new(game: &'a G, plan: &Plan) -> Result<Self, SimError> {
        let bots = plan.bots.iter().map(|name| livret_bots::named::<G>(name, plan.budget)).collect::<Result<_, _>>()?;
        let longest = plan.max_turns.saturating_mul(game.seats() as u32);
        Ok(Room { game, bots, legal: Vec::new(), seed: plan.seed, longest })
    }

    fn play(&mut self, index: u64, ledger: &mut impl Ledger) {
        ledger.open(self.game);
        let ending = self.play_out(index, ledger);
        ledger.close(&ending);
    }

    fn play_out(&mut self, index: u64, ledger: &mut impl Ledger) -> SimulatedGame {
        let seed = game_seed(self.seed, index);
        let mut chance = FastStreams::new(seed);
        let mut luck: [FastRng; MAX_SEATS] = std::array::from_fn(|seat| FastRng::new(seed ^ (seat as u64 + 1) << 56));
        // Bots may remember things during a game, never beyond it.
        let mut bots = self.bots.clone();
        let game = self.game;
        let mut state = game.deal(&mut chance, &mut Silent);
        let (mut decisions, mut forced) = (0, 0);
        while let Some(decision) = game.decision(&state) {
            if game.turns(&state) > self.longest || decisions + forced > u64::from(self.longest) * A_TURN {
                return SimulatedGame::unfinished(decisions, forced);
            }
            game.legal(&state, &mut self.legal);
            let action = if let [only] = self.legal[..] {
                forced += 1;
                only
            } else {
                decisions += 1;
                let seat = decision.seat.index();
                let glimpse = Glimpse::new(game, &state, decision.seat, &self.legal);
                bots[seat].choose(&glimpse, &mut luck[seat])
            };
            ledger.saw(game, decision.seat, action);
            if game.play_unchecked(&mut state, action, &mut chance, &mut Silent) == Course::TooLong {
                return SimulatedGame::unfinished(decisions, forced);
            }
        }
        let (turns, rounds) = (game.turns(&state), game.rounds(&state));
        SimulatedGame { decisions, forced, turns, rounds, outcome: Some(game.outcome(&state)) }
    }
}

fn set_up(plan: &Plan, index: u64) -> Result<AnyGame, SetupError> {
    let mut chance = FastStreams::new(!game_seed(plan.seed, index));
    setup(&plan.library, &plan.game, plan.players, &plan.options, &mut chance)
}

fn game_seed(seed: u64, index: u64) -> u64 {
    mix(mix(seed).wrapping_add(index))
}

/// Makes sure every bot is known before any work is done; gives the seat that begins.
fn check_bots<G: HasBots>(game: &G, plan: &Plan) -> Result<usize, SimError> {
    Room::new(game, plan)?;
    let first = usize::from(game.options().number("first").unwrap_or(0));
    Ok(first.min(game.seats() - 1))
}
