//! `livret play`: one person, a table, and bots in the other seats.

use std::io::{self, BufRead, Write};
use std::sync::Arc;

use livret_bots::{Budget, FastRng};
use livret_games::{ActError, AnyTable, Library, NewGame, Position};
use livret_kernel::{Provenance, Seat, Viewer};
use livret_shown::Decision;

use crate::args::PlayArgs;
use crate::error::CliError;
use crate::words::Speaker;
use crate::{cards, input, show};

/// Plays until the game is over, the person leaves or the input ends.
pub fn play(
    library: &Arc<Library>,
    order: &PlayArgs,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<(), CliError> {
    let mut parlour = Parlour::open(library, order)?;
    parlour.greet(out)?;
    while parlour.table.decider().is_some() {
        let goes_on = if parlour.is_my_turn() { parlour.ask(input, out)? } else { parlour.let_bot_play(out)? };
        if goes_on == Goes::Home {
            return Ok(writeln!(out, "{}", parlour.speaker.plain("bye"))?);
        }
    }
    Ok(write!(out, "\n{}", show::score(&parlour.table, &parlour.speaker))?)
}

/// Whether the game goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Goes {
    On,
    Home,
}

/// A table with one person at it.
struct Parlour {
    table: AnyTable,
    speaker: Speaker,
    me: usize,
    /// A bot's name per seat; the person's own seat has one that is never asked.
    bots: Vec<String>,
    seed: String,
    /// The turn whose table was shown last; within it only what changes is shown again.
    shown: Option<u32>,
    budget: Budget,
}

impl Parlour {
    fn open(library: &Arc<Library>, order: &PlayArgs) -> Result<Parlour, CliError> {
        let seed = order.seed.clone().unwrap_or_else(livret_proto::fresh_seed);
        let options = input::options(&order.game, &order.table)?;
        let new =
            NewGame { game: order.game.clone(), players: order.players, seed: seed.clone(), options, arrange: None };
        let mut table = AnyTable::open(library, &new)?;
        let (seats, me) = (table.seats(), order.seat);
        if me >= seats {
            return Err(CliError::input(format!("--seat {me}: the seats at this table are 0 to {}", seats - 1)));
        }
        let bots = seated_bots(&table, &order.bots, me)?;
        table.set_names(names(&bots, me));
        let speaker = Speaker::new(&table, order.lang, Some(me));
        let budget = Budget { nodes: order.nodes };
        Ok(Parlour { table, speaker, me, bots, seed, shown: None, budget })
    }

    fn is_my_turn(&self) -> bool {
        self.table.decider() == Some(self.my_seat())
    }

    fn my_seat(&self) -> Seat {
        Seat(self.me as u8)
    }

    fn greet(&self, out: &mut impl Write) -> io::Result<()> {
        let table = [("game", self.table.game_id().into()), ("seed", self.seed.as_str().into())];
        writeln!(out, "{}", self.speaker.tell("welcome", table))?;
        let stand_ins: Vec<String> =
            self.table.cards().into_iter().filter(|c| c.provenance == Provenance::R).map(|c| c.id).collect();
        if !stand_ins.is_empty() {
            let told = self.speaker.voice().cards(stand_ins.iter().map(String::as_str));
            writeln!(out, "{}", self.speaker.tell("stand-ins", [("cards", told.into())]))?;
        }
        writeln!(out, "{}", self.speaker.plain("hint"))
    }

    fn let_bot_play(&mut self, out: &mut impl Write) -> Result<Goes, CliError> {
        let seat = self.table.decider().expect("the game is not over").index();
        let mut luck = FastRng::of_text(&self.seed, self.table.ply());
        let action = livret_bots::choose(&self.table, &self.bots[seat], self.budget, &mut luck)?;
        self.act(&action.expect("the game is not over"), out)?;
        Ok(Goes::On)
    }

    /// Plays an action and tells what the person may see of it. A refusal is told, too.
    fn act(&mut self, action: &str, out: &mut impl Write) -> io::Result<()> {
        let eyes = Some(Viewer::Seat(self.my_seat()));
        match self.table.act_seen_by(action, &[eyes]) {
            Ok(seen) => {
                for line in seen.iter().flatten().filter_map(|event| self.speaker.event(event)) {
                    writeln!(out, "  {line}")?;
                }
                Ok(())
            }
            Err(ActError::Refused(refusal)) => writeln!(out, "{}", self.speaker.refusal(&refusal)),
            Err(ActError::Over) => Ok(()),
        }
    }

    /// Shows the table and takes one answer.
    fn ask(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> Result<Goes, CliError> {
        self.show(out)?;
        loop {
            write!(out, "> ")?;
            out.flush()?;
            let mut line = Vec::new();
            if input.read_until(b'\n', &mut line)? == 0 {
                writeln!(out)?;
                return Ok(Goes::Home);
            }
            match self.obey(String::from_utf8_lossy(&line).trim(), out)? {
                Heard::Move => return Ok(Goes::On),
                Heard::Leave => return Ok(Goes::Home),
                Heard::Question => {}
            }
        }
    }

    fn show(&mut self, out: &mut impl Write) -> io::Result<()> {
        let view = self.table.view(Viewer::Seat(self.my_seat()));
        self.speaker.learn_prices(&view.position);
        let turn = Some(turn_of(&view.position));
        let show = if turn == self.shown { show::own } else { show::position };
        self.shown = turn;
        write!(out, "\n{}", show(&view.position, self.me, &self.speaker))?;
        view.decision.map_or(Ok(()), |decision| self.show_actions(&decision, out))
    }

    fn show_actions(&self, decision: &Decision, out: &mut impl Write) -> io::Result<()> {
        let eyes = Viewer::Seat(self.my_seat());
        writeln!(out, "{}", self.speaker.prompt(decision, self.table.ask(eyes).as_ref()))?;
        for (number, offer) in self.table.offers(eyes).iter().enumerate() {
            writeln!(out, "  {:>2}  {}", number + 1, self.speaker.action(offer, decision.phase))?;
        }
        Ok(())
    }

    fn obey(&mut self, line: &str, out: &mut impl Write) -> Result<Heard, CliError> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "" => {}
            "?" | "help" => self.speaker.plain("help").lines().try_for_each(|line| writeln!(out, "  {line}"))?,
            "quit" | "exit" => return Ok(Heard::Leave),
            "score" => write!(out, "{}", show::score(&self.table, &self.speaker))?,
            "table" => {
                self.shown = None;
                self.show(out)?;
            }
            "card" => self.tell_card(rest, out)?,
            "save" => self.save(rest.trim(), out)?,
            "undo" => return self.undo(out),
            _ => return self.try_action(line, out),
        }
        Ok(Heard::Question)
    }

    fn try_action(&mut self, line: &str, out: &mut impl Write) -> Result<Heard, CliError> {
        let legal = self.table.legal();
        let action = match line.parse::<usize>() {
            Ok(number) => match number.checked_sub(1).and_then(|index| legal.get(index)) {
                Some(action) => action.clone(),
                None => {
                    writeln!(out, "{}", self.speaker.tell("numbers", [("last", legal.len().into())]))?;
                    return Ok(Heard::Question);
                }
            },
            Err(_) => line.into(),
        };
        let before = self.table.ply();
        self.act(&action, out)?;
        Ok(if self.table.ply() > before { Heard::Move } else { Heard::Question })
    }

    /// Back to the person's last decision before this one: the bots' answers go with it.
    fn undo(&mut self, out: &mut impl Write) -> Result<Heard, CliError> {
        let mut taken = 0;
        while self.table.undo() {
            taken += 1;
            if self.is_my_turn() {
                break;
            }
        }
        if taken == 0 {
            writeln!(out, "{}", self.speaker.plain("nothing-back"))?;
            return Ok(Heard::Question);
        }
        writeln!(out, "{}", self.speaker.tell("back", [("number", taken.into())]))?;
        Ok(Heard::Move)
    }

    fn tell_card(&self, name: &str, out: &mut impl Write) -> io::Result<()> {
        match self.speaker.find(name) {
            Some(card) => write!(out, "{}", cards::entry(card, self.speaker.tongue)),
            None => writeln!(out, "{}", self.speaker.tell("no-card", [("name", name.into())])),
        }
    }

    /// Writes the record, never over another file. A file that cannot be written does not end the game.
    fn save(&self, file: &str, out: &mut impl Write) -> io::Result<()> {
        let record = serde_json::to_string(&self.table.record()).expect("a record is plain data");
        let written = std::fs::File::create_new(file).and_then(|mut file| writeln!(file, "{record}"));
        match written {
            Ok(()) => writeln!(out, "{}", self.speaker.tell("saved", [("file", file.into())])),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                writeln!(out, "{}", self.speaker.tell("exists", [("file", file.into())]))
            }
            Err(error) => writeln!(out, "\"{file}\": {error}"),
        }
    }
}

/// Turns begun.
fn turn_of(position: &Position) -> u32 {
    match position {
        Position::Tanto(there) => there.turn.into(),
        Position::Letter(there) => there.turn,
    }
}

/// What an answer was.
enum Heard {
    Move,
    Question,
    Leave,
}

/// A bot for each seat but the person's: one for all, one for each, or the house's best plain one.
fn seated_bots(table: &AnyTable, names: &[String], me: usize) -> Result<Vec<String>, CliError> {
    let known = livret_bots::known(table);
    let default = ["big-love", "novice"].into_iter().find(|name| known.contains(name)).unwrap_or("random");
    let others = table.seats() - 1;
    let mut bots = match names {
        [] => vec![default.to_string(); others],
        names => input::for_each_seat(names, others),
    };
    if bots.len() != others {
        let given = bots.len();
        return Err(CliError::input(format!(
            "--bots: {given} bots for {others} other seats: name one for all, or one for each"
        )));
    }
    for name in &bots {
        livret_bots::check(table, name)?;
    }
    bots.insert(me, default.into());
    Ok(bots)
}

/// Bots are told apart by their seat.
fn names(bots: &[String], me: usize) -> Vec<String> {
    let name = |(seat, bot): (usize, &String)| if seat == me { String::new() } else { format!("{bot} ({seat})") };
    bots.iter().enumerate().map(name).collect()
}
