//! The orders that the house takes.

use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueEnum};

use livret_words::Words;

use crate::words::Tongue;

use crate::admin::AdminArgs;

/// A house of card games: Tanto Cuore and its family, and Love Letter.
#[derive(Parser, Debug)]
#[command(name = "livret", version, propagate_version = true, disable_help_subcommand = true)]
#[command(
    after_help = "Example:\n  livret play --game love-letter --players 3\n\nWithout an order, the house opens its doors: `livret serve`."
)]
pub struct Arguments {
    /// A RON file whose cards replace the shipped ones of the same id
    #[arg(long, global = true, value_name = "FILE")]
    pub cards: Option<PathBuf>,
    #[command(subcommand)]
    pub order: Option<Order>,
}

#[derive(Subcommand, Debug)]
pub enum Order {
    /// Lists the cards with their numbers, texts and provenance
    #[command(after_help = "Example:\n  livret cards --set tanto-cuore --lang fr")]
    Cards(CardsArgs),
    /// Lists what a table may choose: values, what is usual, rules
    #[command(after_help = "Example:\n  livret options --game romantic-vacation --players 3 --lang ja")]
    Options(OptionsArgs),
    /// Speaks the engine protocol on standard input and output, one JSON object per line
    #[command(after_help = "Example:\n  echo '{\"op\":\"hello\"}' | livret engine")]
    Engine,
    /// Plays a game in the terminal against bots
    #[command(after_help = "Example:\n  livret play --game tanto-cuore --players 2 --bots random --lang fr")]
    Play(PlayArgs),
    /// Opens the house: tables for people and bots, in the browser and by API
    #[command(
        after_help = "Without --db, games are kept in a SQLite file in your data directory. SIGTERM and Ctrl-C close the house; \
                      nothing is lost.\n\nExamples:\n  livret serve --addr 0.0.0.0:7878 --db sqlite:house.sqlite\n  \
                      livret serve --db postgres://livret@localhost/livret --base-path /livret --trust-proxy --secure\n\
                      Example:\n  livret serve --addr 127.0.0.1:7878"
    )]
    Serve(ServeArgs),
    /// Plays many games between bots and reports the figures
    #[command(
        after_help = "Example:\n  livret sim --game tanto-cuore --players 2 --bots random,random --games 100000 --seed 1 --threads 1 --json"
    )]
    Sim(SimArgs),
    /// Measures Motto Tanto Cuore: which refined maids, preparations and hires bots take
    #[command(after_help = "Example:\n  livret balance --players 4 --bots novice --games 2000 --seed 1 --town random")]
    Balance(BalanceArgs),
    /// Lets bots and outside programs play a tournament on equal deals
    #[command(
        after_help = "Two players: every pair. More, and as many bots: all at one table. Otherwise each bot against a table \
                      full of each other one.\nEvery deal is played in all seatings; intervals count deals, or towns \
                      from 20 on.\n\nExamples:\n  livret arena --game love-letter --bots master,novice,random --games 1000\n  \
                      livret arena --game tanto-cuore --mixes all --towns 200 --games 10 --bots big-love,random\n  \
                      livret arena --game love-letter --bots novice,cmd:./examples/my_bot.py\nExample:\n  \
                      livret arena --game love-letter --players 4 --bots master,random"
    )]
    Arena(ArenaArgs),
    /// Replays a game record and prints the game, or its result as JSON
    #[command(after_help = "Example:\n  livret replay game.json --json")]
    Replay(ReplayArgs),
    /// Looks after a house: tables, people, notice, backups; also while the server runs
    #[command(after_help = "Example:\n  livret admin backup house.jsonl")]
    Admin(AdminArgs),
}

impl Arguments {
    /// The language that was asked for.
    pub fn words(&self) -> &'static Words {
        match &self.order {
            Some(Order::Cards(CardsArgs { lang, .. }))
            | Some(Order::Options(OptionsArgs { lang, .. }))
            | Some(Order::Play(PlayArgs { lang, .. }))
            | Some(Order::Replay(ReplayArgs { lang, .. })) => lang.words,
            Some(
                Order::Engine | Order::Serve(_) | Order::Sim(_) | Order::Balance(_) | Order::Arena(_) | Order::Admin(_),
            )
            | None => Words::english(),
        }
    }
}

/// A language that there are sentences for.
fn tongues() -> impl TypedValueParser<Value = Tongue> {
    PossibleValuesParser::new(livret_words::languages()).map(|code| Tongue::of(&code))
}

#[derive(Args, Debug)]
pub struct CardsArgs {
    /// Only the cards of this box (a game id)
    #[arg(long, value_name = "GAME")]
    pub set: Option<String>,
    /// The language of names and texts
    #[arg(long, value_parser = tongues(), default_value = "en")]
    pub lang: Tongue,
    /// The whole data as one JSON list
    #[arg(long)]
    pub json: bool,
}

#[derive(Args, Debug)]
pub struct OptionsArgs {
    /// The game's id
    #[arg(long, default_value = "tanto-cuore")]
    pub game: String,
    /// Seats at the table
    #[arg(long, default_value_t = 2)]
    pub players: usize,
    /// Boxes to mix, by game id
    #[arg(long, value_name = "A,B", value_delimiter = ',')]
    pub sets: Vec<String>,
    /// The language of the sentences
    #[arg(long, value_parser = tongues(), default_value = "en")]
    pub lang: Tongue,
}

/// What `new` takes, as flags.
#[derive(Args, Debug, Default)]
pub struct TableArgs {
    /// Boxes to mix, by game id
    #[arg(long, value_name = "A,B", value_delimiter = ',')]
    pub sets: Vec<String>,
    #[command(flatten)]
    pub place: PlaceArgs,
}

/// Where it is played, and by which options.
#[derive(Args, Debug, Default)]
pub struct PlaceArgs {
    /// `first-game`, `random`, or ten card ids (Motto: the park)
    #[arg(long, value_name = "TOWN")]
    pub town: Option<String>,
    /// Any option of the game, as `livret options` lists them; the value is JSON if it can be read as such, else text
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
}

#[derive(Args, Debug)]
pub struct PlayArgs {
    /// The game's id
    #[arg(long, default_value = "tanto-cuore")]
    pub game: String,
    /// Seats at the table; yours is one of them
    #[arg(long, default_value_t = 2)]
    pub players: usize,
    /// Your seat; 0 begins
    #[arg(long, default_value_t = 0)]
    pub seat: usize,
    /// The bots in the other seats: one name for all, or one for each
    #[arg(long, value_name = "A,B", value_delimiter = ',')]
    pub bots: Vec<String>,
    /// The seed of all chance; without it the house draws one
    #[arg(long)]
    pub seed: Option<String>,
    /// The budget of bots that search
    #[arg(long)]
    pub nodes: Option<u64>,
    /// The language at the table
    #[arg(long, value_parser = tongues(), default_value = "en")]
    pub lang: Tongue,
    #[command(flatten)]
    pub table: TableArgs,
}

#[derive(Args, Debug)]
pub struct ServeArgs {
    /// Where to listen
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:7878")]
    pub addr: std::net::SocketAddr,
    /// `sqlite:PATH` or `postgres://…`; by default a file in your data directory
    #[arg(long, value_name = "URL")]
    pub db: Option<String>,
    /// A path in front of every address, behind a reverse proxy
    #[arg(long, value_name = "PATH", default_value = "")]
    pub base_path: String,
    /// Believe X-Forwarded-For, -Proto and -Host: only behind a proxy of your own
    #[arg(long)]
    pub trust_proxy: bool,
    /// Cookies only over https
    #[arg(long)]
    pub secure: bool,
    /// Whoever sends this as a bearer token may read /metrics from anywhere, else only this machine itself may; also as
    /// LIVRET_METRICS_TOKEN in the environment, where other users do not see it
    #[arg(long, value_name = "TOKEN")]
    pub metrics_token: Option<String>,
    /// A further origin whose pages may use this house, such as https://cards.example; may be repeated
    #[arg(long, value_name = "ORIGIN")]
    pub origin: Vec<String>,
    /// One JSON object for each line of the log (RUST_LOG chooses what is logged)
    #[arg(long)]
    pub log_json: bool,
    /// Connections at once
    #[arg(long, value_name = "N")]
    pub max_connections: Option<usize>,
    /// Connections at once from one address
    #[arg(long, value_name = "N")]
    pub max_per_address: Option<usize>,
    /// Requests a second by one person, on average; the other rates are reckoned from it, and 0 lifts them all
    #[arg(long, value_name = "N")]
    pub rate: Option<u32>,
    /// Threads on which bots think
    #[arg(long, value_name = "N")]
    pub bot_threads: Option<usize>,
    /// Seconds after which the others at a table may let a bot play for somebody who is away
    #[arg(long, value_name = "SECONDS")]
    pub away: Option<u64>,
    /// Unfinished tables that one person may host
    #[arg(long, value_name = "N")]
    pub max_tables: Option<usize>,
    /// Records that one person may bring in
    #[arg(long, value_name = "N")]
    pub max_imports: Option<u64>,
    /// Records that all together may bring in
    #[arg(long, value_name = "N")]
    pub max_imports_in_all: Option<u64>,
    /// Days after which guests who sit nowhere and were not seen again are removed; 0 keeps them
    #[arg(long, value_name = "DAYS")]
    pub keep_guests: Option<u32>,
    /// Days after which tables are removed whose game never began; 0 keeps them
    #[arg(long, value_name = "DAYS")]
    pub keep_waiting: Option<u32>,
    /// Days after which games are removed that nobody has gone on with; 0 keeps them
    #[arg(long, value_name = "DAYS")]
    pub keep_unfinished: Option<u32>,
    /// Days after which guests' finished games are removed that nobody has looked at again; 0 keeps them
    #[arg(long, value_name = "DAYS")]
    pub keep_finished: Option<u32>,
    /// Days after which records brought in are removed that nobody has looked at again; 0 keeps them
    #[arg(long, value_name = "DAYS")]
    pub keep_imports: Option<u32>,
}

// The same house as `livret serve` without flags.
impl Default for ServeArgs {
    fn default() -> Self {
        ServeArgs {
            addr: std::net::SocketAddr::from(([127, 0, 0, 1], 7878)),
            db: None,
            base_path: String::new(),
            trust_proxy: false,
            secure: false,
            metrics_token: None,
            origin: Vec::new(),
            log_json: false,
            max_connections: None,
            max_per_address: None,
            rate: None,
            bot_threads: None,
            away: None,
            max_tables: None,
            max_imports: None,
            max_imports_in_all: None,
            keep_guests: None,
            keep_waiting: None,
            keep_unfinished: None,
            keep_finished: None,
            keep_imports: None,
        }
    }
}

/// What every run of many games takes.
#[derive(Args, Debug)]
pub struct RunArgs {
    /// The seed of the run
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many threads; by default one for each core
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// The budget of bots that search
    #[arg(long)]
    pub nodes: Option<u64>,
}

#[derive(Args, Debug)]
pub struct SimArgs {
    /// The game's id
    #[arg(long, default_value = "tanto-cuore")]
    pub game: String,
    /// Seats
    #[arg(long, default_value_t = 2)]
    pub players: usize,
    /// One name for all seats, or one for each
    #[arg(long, value_name = "A,B", value_delimiter = ',', default_value = "random")]
    pub bots: Vec<String>,
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    #[command(flatten)]
    pub run: RunArgs,
    /// One JSON object instead of a table
    #[arg(long)]
    pub json: bool,
    /// Stops a game after so many turns of each seat
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u32).range(1..))]
    pub max_turns: u32,
    #[command(flatten)]
    pub table: TableArgs,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum MixesArg {
    /// The boxes that --game and --sets name
    #[default]
    Given,
    /// Each town draws one of the seven mixes of the three Tanto Cuore boxes
    All,
}

#[derive(Args, Debug)]
pub struct ArenaArgs {
    /// The game's id
    #[arg(long, default_value = "tanto-cuore")]
    pub game: String,
    /// Seats
    #[arg(long, default_value_t = 2)]
    pub players: usize,
    /// Who takes part: bots by name, programs as cmd:./program
    #[arg(long, value_name = "A,B,C", value_delimiter = ',', required = true)]
    pub bots: Vec<String>,
    /// How many towns; more than one are drawn at random unless --town names one
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub towns: u64,
    /// Games of each pairing in each town, rounded up to deals played in all seatings
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub games: u64,
    /// Which boxes make the towns
    #[arg(long, value_enum, default_value = "given")]
    pub mixes: MixesArg,
    #[command(flatten)]
    pub run: RunArgs,
    /// How long a program may take for an answer
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub timeout_ms: u64,
    /// One JSON object instead of tables
    #[arg(long)]
    pub json: bool,
    /// Stops a game after so many turns of each seat
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u32).range(1..))]
    pub max_turns: u32,
    #[command(flatten)]
    pub table: TableArgs,
}

#[derive(Args, Debug)]
pub struct BalanceArgs {
    /// Seats
    #[arg(long, default_value_t = 4)]
    pub players: usize,
    /// One name for all seats, or one for each
    #[arg(long, value_name = "A,B", value_delimiter = ',', default_value = "novice")]
    pub bots: Vec<String>,
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    #[command(flatten)]
    pub run: RunArgs,
    /// One JSON object instead of tables
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub place: PlaceArgs,
}

#[derive(Args, Debug)]
pub struct ReplayArgs {
    /// The record, as `record` of the engine answers it
    pub file: PathBuf,
    /// The result as one JSON object instead of the whole game
    #[arg(long)]
    pub json: bool,
    /// The language of the log
    #[arg(long, value_parser = tongues(), default_value = "en")]
    pub lang: Tongue,
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_flags_fit_together() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn the_house_without_an_order_is_the_one_of_serve_without_flags() {
        let Some(Order::Serve(parsed)) = Arguments::parse_from(["livret", "serve"]).order else { panic!("serve") };
        assert_eq!(format!("{parsed:?}"), format!("{:?}", ServeArgs::default()));
    }
}
