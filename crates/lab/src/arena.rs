//! A tournament: every bot meets every other on the same deals, with the seats changed about.
//!
//! - Two players: each pair of bots. A deal is played twice, with the seats swapped.
//! - More players and just as many bots: all of them at one table, each deal once for every rotation.
//! - More players otherwise: each bot alone against a table full of each other one, for every ordered
//!   pair; a deal is played with the lone bot in every seat.
//!
//! The same deals are used for every pairing. A deal with all its seatings is one observation, and so
//! is a town where there are many: the intervals count these, not single games.

use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use livret_bots::{Bot, Budget, FastRng, HasBots};
use livret_games::{AnyGame, Library, Scores, decision, scores, setup, view, with_game};
use livret_kernel::{Course, FastStreams, Glimpse, MAX_SEATS, SetupError, Silent, TableOptions, Viewer, mix};
use livret_shown::Detail;
use serde_json::{Value, json};

use crate::outside::{Fault, MARK, Outside};
use crate::sim::A_TURN;
use crate::standings::{Standings, Tables};
use crate::{SimError, Watch};

/// Which boxes the towns are made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mixes {
    /// As the options say.
    #[default]
    Given,
    /// Each town draws one of the seven mixes of the three Tanto Cuore boxes.
    All,
}

/// What to play.
#[derive(Clone, Debug)]
pub struct ArenaPlan {
    /// The cards in use.
    pub library: Arc<Library>,
    /// The game's id.
    pub game: String,
    /// Seats.
    pub players: usize,
    /// Who takes part: names, or `cmd:` and a program.
    pub bots: Vec<String>,
    /// What the bots may spend.
    pub budget: Budget,
    /// How many set-ups.
    pub towns: u64,
    /// Games of each pairing in each town, rounded up to whole deals.
    pub games: u64,
    /// The seed of the run.
    pub seed: u64,
    /// How many threads.
    pub threads: usize,
    /// The options of `new`.
    pub options: TableOptions,
    /// Which boxes.
    pub mixes: Mixes,
    /// A game is stopped after so many turns of each seat, and shared.
    pub max_turns: u32,
    /// How long a program may take for an answer.
    pub patience: Duration,
}

impl Default for ArenaPlan {
    fn default() -> Self {
        ArenaPlan {
            library: Library::shipped().clone(),
            game: "tanto-cuore".into(),
            players: 2,
            bots: Vec::new(),
            budget: Budget::default(),
            towns: 1,
            games: 100,
            seed: 1,
            threads: 1,
            options: TableOptions::default(),
            mixes: Mixes::Given,
            max_turns: 2000,
            patience: Duration::from_secs(10),
        }
    }
}

impl ArenaPlan {
    /// Deals of each pairing in each town.
    #[must_use]
    pub fn deals(&self) -> u64 {
        self.games.div_ceil(self.players.max(1) as u64)
    }

    /// Games in all, if nobody stops the run.
    #[must_use]
    pub fn total(&self) -> u64 {
        let tables = Tables::of(self.bots.len(), self.players).lists.len() as u64;
        self.towns.saturating_mul(self.deals()).saturating_mul(tables).saturating_mul(self.players as u64)
    }
}

/// One deal of one pairing with all its seatings.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Bout {
    pub(crate) town: u64,
    pub(crate) deal: u64,
    pub(crate) table: usize,
    /// For each seating what each place of the table got: 1 for a victory, a share of a shared one.
    pub(crate) shares: Vec<Vec<f64>>,
    /// Who forfeited how.
    pub(crate) faults: Vec<(usize, Fault)>,
    /// Games stopped for their length.
    pub(crate) unfinished: u64,
}

/// How long the bots thought, by bot. Differs from run to run.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Thought {
    pub(crate) decisions: u64,
    pub(crate) total: Duration,
    pub(crate) longest: Duration,
}

/// Plays the tournament; when stopped, tells what came of it so far.
pub fn compete(plan: &ArenaPlan, watch: &Watch) -> Result<Standings, SimError> {
    check(plan)?;
    let began = Instant::now();
    let tables = Tables::of(plan.bots.len(), plan.players);
    let hall = Hall { plan, tables: &tables, watch, next: AtomicU64::new(0), done: AtomicU64::new(0) };
    let workers: Vec<Result<Found, SimError>> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..plan.threads.max(1)).map(|_| scope.spawn(|| hall.work())).collect();
        workers.into_iter().map(|worker| worker.join().expect("a worker does not panic")).collect()
    });
    let mut found = Found::new(plan.bots.len());
    for worker in workers {
        found.merge(worker?);
    }
    found.bouts.sort_by_key(|bout| (bout.town, bout.deal, bout.table));
    Ok(Standings::of(plan, &tables, &found, began.elapsed().as_secs_f64()))
}

fn check(plan: &ArenaPlan) -> Result<(), SimError> {
    if plan.bots.len() < 2 {
        return Err(SimError::Alone);
    }
    let game = town(plan, 0)?;
    for name in &plan.bots {
        match Outside::named(name, plan.patience) {
            Some(mut program) => {
                program.start().map_err(|error| SimError::Program { name: name.clone(), why: error.to_string() })?;
            }
            None => with_game!(&game, game => known(game, name, plan.budget))?,
        }
    }
    Ok(())
}

fn known<G: HasBots>(_: &G, name: &str, budget: Budget) -> Result<(), SimError> {
    livret_bots::named::<G>(name, budget)?;
    Ok(())
}

/// The boxes of the seven mixes, as bits.
const BOXES: [&str; 3] = ["tanto-cuore", "expanding-the-house", "romantic-vacation"];

/// The set-up of a town: the same for every pairing.
fn town(plan: &ArenaPlan, town: u64) -> Result<AnyGame, SetupError> {
    let seed = mix(mix(plan.seed ^ 0x70_77_6E).wrapping_add(town));
    let mut chance = FastStreams::new(seed);
    let (mut game, mut options) = (plan.game.as_str(), plan.options.clone());
    let tanto = BOXES.contains(&game);
    if plan.mixes == Mixes::All && tanto {
        let bits = 1 + mix(seed) % 7;
        let sets: Vec<&str> = (0..3).filter(|at| bits >> at & 1 == 1).map(|at| BOXES[at]).collect();
        game = sets[0];
        options.set("sets", sets);
    }
    let place = if tanto { "town" } else { "park" };
    let many = plan.towns > 1 || plan.mixes == Mixes::All;
    if many && game != "love-letter" && options.get(place).is_none() {
        options.set(place, "random");
    }
    setup(&plan.library, game, plan.players, &options, &mut chance)
}

/// What a worker has found out.
pub(crate) struct Found {
    pub(crate) bouts: Vec<Bout>,
    pub(crate) thoughts: Vec<Thought>,
}

impl Found {
    fn new(bots: usize) -> Found {
        Found { bouts: Vec::new(), thoughts: vec![Thought::default(); bots] }
    }

    fn merge(&mut self, other: Found) {
        self.bouts.extend(other.bouts);
        for (mine, theirs) in self.thoughts.iter_mut().zip(other.thoughts) {
            mine.decisions += theirs.decisions;
            mine.total += theirs.total;
            mine.longest = mine.longest.max(theirs.longest);
        }
    }
}

/// What the workers share.
struct Hall<'a> {
    plan: &'a ArenaPlan,
    tables: &'a Tables,
    watch: &'a Watch<'a>,
    next: AtomicU64,
    done: AtomicU64,
}

impl Hall<'_> {
    fn work(&self) -> Result<Found, SimError> {
        let mut found = Found::new(self.plan.bots.len());
        let mut guests = Guests::new(self.plan);
        let mut set_up: Option<(u64, AnyGame)> = None;
        while let Some((at, deal, table)) = self.claim() {
            if set_up.as_ref().is_none_or(|(there, _)| *there != at) {
                set_up = Some((at, town(self.plan, at)?));
            }
            let (_, game) = set_up.as_ref().expect("just set up");
            let bout = with_game!(game, game => self.bout(game, (at, deal, table), &mut guests, &mut found.thoughts))?;
            let Some(bout) = bout else { break };
            found.bouts.push(bout);
        }
        Ok(found)
    }

    /// The next deal of a pairing: town by town, deal by deal.
    fn claim(&self) -> Option<(u64, u64, usize)> {
        let (tables, deals) = (self.tables.lists.len() as u64, self.plan.deals());
        let at = self.next.fetch_add(1, Ordering::Relaxed);
        let town = at / (tables * deals);
        (town < self.plan.towns && !self.stopped()).then(|| (town, at / tables % deals, (at % tables) as usize))
    }

    fn stopped(&self) -> bool {
        self.watch.stop.load(Ordering::Relaxed)
    }

    /// All seatings of a deal; nothing when the run is stopped in between.
    fn bout<G: HasBots>(
        &self,
        game: &G,
        (town, deal, table): (u64, u64, usize),
        guests: &mut Guests,
        thoughts: &mut [Thought],
    ) -> Result<Option<Bout>, SimError> {
        let seats = game.seats();
        let seed = mix(mix(mix(self.plan.seed).wrapping_add(town)) ^ mix(deal));
        let mut bout = Bout { town, deal, table, shares: Vec::new(), faults: Vec::new(), unfinished: 0 };
        for turn in 0..seats {
            if self.stopped() {
                return Ok(None);
            }
            // Place p of the table sits at seat p + turn.
            let place = |seat: usize| (seat + seats - turn) % seats;
            let seated: Vec<usize> = (0..seats).map(|seat| self.tables.lists[table][place(seat)]).collect();
            let ending = Sitting::new(game, self.plan, &seated, guests, thoughts)?.play(seed);
            let mut shares = vec![0.0; seats];
            (0..seats).for_each(|seat| shares[place(seat)] = ending.shares[seat]);
            bout.shares.push(shares);
            bout.faults.extend(ending.fault.map(|(seat, fault)| (seated[seat], fault)));
            bout.unfinished += u64::from(ending.unfinished);
            (self.watch.progress)(self.done.fetch_add(1, Ordering::Relaxed) + 1);
        }
        Ok(Some(bout))
    }
}

/// A worker's own copies of the outside programs: one for each bot and seat.
struct Guests(Vec<Vec<Option<RefCell<Outside>>>>);

impl Guests {
    fn new(plan: &ArenaPlan) -> Guests {
        let of =
            |name: &String| (0..plan.players).map(|_| Outside::named(name, plan.patience).map(RefCell::new)).collect();
        Guests(plan.bots.iter().map(of).collect())
    }
}

/// Who plays a seat.
enum Player<'a, B> {
    House(B),
    /// A program, with what it has not heard yet.
    Guest(&'a RefCell<Outside>, Vec<Value>),
}

/// One game about to be played.
struct Sitting<'a, G: HasBots> {
    game: &'a G,
    plan: &'a ArenaPlan,
    /// The bot in each seat.
    seated: &'a [usize],
    players: Vec<Player<'a, G::Bot>>,
    thoughts: &'a mut [Thought],
}

/// How it went, by seat.
struct SittingResult {
    shares: Vec<f64>,
    fault: Option<(usize, Fault)>,
    unfinished: bool,
}

impl<'a, G: HasBots> Sitting<'a, G> {
    fn new(
        game: &'a G,
        plan: &'a ArenaPlan,
        seated: &'a [usize],
        guests: &'a mut Guests,
        thoughts: &'a mut [Thought],
    ) -> Result<Self, SimError> {
        let guests = &*guests;
        let player = |(seat, &bot): (usize, &usize)| match &guests.0[bot][seat] {
            Some(guest) => Ok(Player::Guest(guest, Vec::new())),
            None => Ok(Player::House(livret_bots::named::<G>(&plan.bots[bot], plan.budget)?)),
        };
        let players = seated.iter().enumerate().map(player).collect::<Result<_, SimError>>()?;
        Ok(Sitting { game, plan, seated, players, thoughts })
    }

    fn play(mut self, seed: u64) -> SittingResult {
        let mut chance = FastStreams::new(seed);
        let mut luck: [FastRng; MAX_SEATS] = std::array::from_fn(|seat| FastRng::new(seed ^ (seat as u64 + 1) << 56));
        if let Err(fault) = self.greet() {
            return self.forfeit(None, fault);
        }
        let listening = self.players.iter().any(|player| matches!(player, Player::Guest(..)));
        let mut events = Vec::new();
        let mut state = self.game.deal(&mut chance, &mut events);
        let longest = self.plan.max_turns.saturating_mul(self.game.seats() as u32);
        let (mut legal, mut ply) = (Vec::new(), 0);
        while let Some(decision) = self.game.decision(&state) {
            if self.game.turns(&state) > longest || ply as u64 > u64::from(longest) * A_TURN {
                return self.shared();
            }
            if listening {
                self.tell(&mut events);
            }
            self.game.legal(&state, &mut legal);
            let seat = decision.seat.index();
            let glimpse = Glimpse::new(self.game, &state, decision.seat, &legal);
            let action = match self.choose(seat, &glimpse, &state, ply, &mut luck[seat]) {
                Ok(action) => action,
                Err(fault) => return self.forfeit(Some(&state), (seat, fault)),
            };
            ply += 1;
            let course = if listening {
                self.game.play_unchecked(&mut state, action, &mut chance, &mut events)
            } else {
                self.game.play_unchecked(&mut state, action, &mut chance, &mut Silent)
            };
            if course == Course::TooLong {
                return self.shared();
            }
        }
        let winners = self.game.outcome(&state).winners;
        let Scores { scores, winners: won, .. } = scores(self.game, &state).plain();
        self.part(json!({"op": "over", "scores": scores, "winners": won}));
        let share = 1.0 / f64::from(winners.count().max(1));
        let shares = (0..self.game.seats()).map(|seat| if winners.0 >> seat & 1 == 1 { share } else { 0.0 }).collect();
        SittingResult { shares, fault: None, unfinished: false }
    }

    /// `{"op":"game",…}` to every program.
    fn greet(&mut self) -> Result<(), (usize, Fault)> {
        for (seat, player) in self.players.iter().enumerate() {
            if let Player::Guest(guest, _) = player {
                let message = json!({
                    "op": "game", "game": self.plan.game, "players": self.game.seats(), "seat": seat,
                    "options": self.game.options(), "cards": self.game.cards(),
                });
                guest.borrow_mut().begin(&message).map_err(|fault| (seat, fault))?;
            }
        }
        Ok(())
    }

    /// What happened, as each program may see it, kept until it is asked.
    fn tell(&mut self, events: &mut Vec<G::Event>) {
        for (seat, player) in self.players.iter_mut().enumerate() {
            if let Player::Guest(_, unheard) = player {
                let eyes = Some(Viewer::Seat(livret_kernel::Seat(seat as u8)));
                unheard.extend(events.iter().map(|event| json!(self.game.told(event, eyes).event)));
            }
        }
        events.clear();
    }

    fn choose(
        &mut self,
        seat: usize,
        glimpse: &Glimpse<G>,
        state: &G::State,
        ply: usize,
        luck: &mut FastRng,
    ) -> Result<G::Action, Fault> {
        let began = Instant::now();
        let action = match &mut self.players[seat] {
            // Forced moves are no thought; programs are asked all the same.
            Player::House(_) if glimpse.legal().len() == 1 => return Ok(glimpse.legal()[0]),
            Player::House(bot) => Ok(bot.choose(glimpse, luck)),
            Player::Guest(guest, unheard) => {
                let message = json!({
                    "op": "decide", "ply": ply,
                    "view": view(self.game, state, Viewer::Seat(glimpse.seat()), Detail::Classic),
                    "decision": decision(self.game, state, Detail::Classic), "events": std::mem::take(unheard),
                });
                let text = guest.borrow_mut().decide(&message)?;
                let action = self.game.parse_action(&text).map_err(|_| Fault::Illegal)?;
                if glimpse.legal().contains(&action) { Ok(action) } else { Err(Fault::Illegal) }
            }
        };
        let (thought, spent) = (&mut self.thoughts[self.seated[seat]], began.elapsed());
        thought.decisions += 1;
        thought.total += spent;
        thought.longest = thought.longest.max(spent);
        action
    }

    /// `{"op":"over",…}` to every program.
    fn part(&self, message: Value) {
        for player in &self.players {
            if let Player::Guest(guest, _) = player {
                guest.borrow_mut().over(&message);
            }
        }
    }

    /// The seat has lost; the others share the victory.
    fn forfeit(self, state: Option<&G::State>, (seat, fault): (usize, Fault)) -> SittingResult {
        let seats = self.game.seats();
        let others: Vec<usize> = (0..seats).filter(|&other| other != seat).collect();
        let scores = state.map(|state| scores(self.game, state).plain().scores).unwrap_or_default();
        self.part(json!({"op": "over", "scores": scores, "winners": others, "forfeit": seat}));
        let share = 1.0 / (seats - 1) as f64;
        let shares = (0..seats).map(|other| if other == seat { 0.0 } else { share }).collect();
        SittingResult { shares, fault: Some((seat, fault)), unfinished: false }
    }

    /// Stopped for its length.
    fn shared(self) -> SittingResult {
        let seats = self.game.seats();
        self.part(json!({"op": "over", "scores": [], "winners": []}));
        SittingResult { shares: vec![1.0 / seats as f64; seats], fault: None, unfinished: true }
    }
}

/// Is this the name of a program?
#[must_use]
pub fn is_program(name: &str) -> bool {
    name.starts_with(MARK)
}
