//! `livret play`: one person, a table, and bots in the other seats.

use std::io::{self, BufRead, Write};
use std::sync::Arc;

use livret_bots::{Budget, FastRng};
use livret_games::{ActError, AnyTable, Library, NewGame};
use livret_kernel::{Lang, Provenance, Seat, Viewer};
use serde_json::{Value, json};

use crate::args::PlayArgs;
use crate::error::CliError;
use crate::words::{Speaker, pick};
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
            return Ok(writeln!(out, "{}", pick(parlour.speaker.lang, "Until next time.", "À la prochaine."))?);
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
    shown: Option<Value>,
    budget: Budget,
}

impl Parlour {
    fn open(library: &Arc<Library>, order: &PlayArgs) -> Result<Parlour, CliError> {
        let seed = order.seed.clone().unwrap_or_else(livret_games::fresh_seed);
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
        let speaker = Speaker::new(&table, order.lang.into(), Some(me));
        let budget = Budget { nodes: order.nodes };
        Ok(Parlour { table, speaker, me, bots, seed, shown: None, budget })
    }

    fn is_my_turn(&self) -> bool {
        self.table.decider() == Some(self.my_seat())
    }

    fn my_seat(&self) -> Seat {
        Seat(self.me as u8)
    }

    fn pick<'a>(&self, en: &'a str, fr: &'a str) -> &'a str {
        pick(self.speaker.lang, en, fr)
    }

    fn greet(&self, out: &mut impl Write) -> io::Result<()> {
        let welcome = self.pick("Good evening. The table is laid:", "Bonsoir. La table est mise :");
        writeln!(out, "{welcome} {}, {} {}.", self.table.game_id(), self.pick("seed", "graine"), self.seed)?;
        let stand_ins: Vec<String> =
            self.table.cards().into_iter().filter(|c| c.provenance == Provenance::R).map(|c| c.id).collect();
        if !stand_ins.is_empty() {
            let told = self.speaker.card_list(&stand_ins.into());
            writeln!(
                out,
                "{} {told}.",
                self.pick("Reconstructions on this table:", "Reconstitutions à cette table :")
            )?;
        }
        writeln!(
            out,
            "{}",
            self.pick(
                "A number or an action plays it; ? shows what else there is.",
                "Un numéro ou une action la joue ; ? montre le reste."
            )
        )
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
                for line in seen.iter().flatten().filter_map(|event| self.speaker.event(&json!(event.plain()))) {
                    writeln!(out, "  {line}")?;
                }
                Ok(())
            }
            Err(ActError::Refused(refusal)) => writeln!(out, "{refusal}"),
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
        let view = json!(self.table.view(Viewer::Seat(self.my_seat())));
        self.speaker.learn_prices(&view);
        let turn = Some(view["turn"].clone());
        let known = turn == self.shown;
        self.shown = turn;
        let show = if known { show::own } else { show::view };
        write!(out, "\n{}", show(&view, self.me, &self.speaker))?;
        self.show_actions(&view["decision"], out)
    }

    fn show_actions(&self, decision: &Value, out: &mut impl Write) -> io::Result<()> {
        let phase = self.speaker.phase(decision["phase"].as_str().unwrap_or_default());
        let asks = match decision["source"].as_str() {
            Some(id) => format!(", {} {}", self.speaker.card(id), self.pick("asks", "demande")),
            // AMB-TC-46.
            None if decision["phase"] == "dismiss" => self
                .pick(
                    ", which card comes on top of your discard pile",
                    ", quelle carte vient au-dessus de votre défausse",
                )
                .into(),
            None => String::new(),
        };
        writeln!(out, "{phase}{asks}:")?;
        for (number, action) in decision["actions"].as_array().into_iter().flatten().enumerate() {
            let words = self.speaker.action(action.as_str().unwrap_or_default(), decision);
            writeln!(out, "  {:>2}  {words}", number + 1)?;
        }
        Ok(())
    }

    fn obey(&mut self, line: &str, out: &mut impl Write) -> Result<Heard, CliError> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "" => {}
            "?" | "help" => writeln!(out, "{}", help(self.speaker.lang))?,
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
                    writeln!(out, "{} 1 – {}", self.pick("The numbers are", "Les numéros sont"), legal.len())?;
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
            writeln!(out, "{}", self.pick("There is nothing to take back.", "Il n’y a rien à reprendre."))?;
            return Ok(Heard::Question);
        }
        writeln!(out, "{} {taken}", self.pick("Actions taken back:", "Actions reprises :"))?;
        Ok(Heard::Move)
    }

    fn tell_card(&self, name: &str, out: &mut impl Write) -> io::Result<()> {
        match self.speaker.find(name) {
            Some(card) => write!(out, "{}", cards::entry(card, self.speaker.lang)),
            None => writeln!(
                out,
                "{} \"{name}\"",
                self.pick("No card at this table is called", "Aucune carte de cette table ne s’appelle")
            ),
        }
    }

    /// Writes the record, never over another file. A file that cannot be written does not end the game.
    fn save(&self, file: &str, out: &mut impl Write) -> io::Result<()> {
        let record = serde_json::to_string(&self.table.record()).expect("a record is plain data");
        let written = std::fs::File::create_new(file).and_then(|mut file| writeln!(file, "{record}"));
        match written {
            Ok(()) => writeln!(out, "{} {file}", self.pick("The game so far is in", "La partie jusqu’ici est dans")),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                let told =
                    self.pick("is there already; another name, please", "existe déjà ; un autre nom, je vous prie");
                writeln!(out, "\"{file}\" {told}")
            }
            Err(error) => writeln!(out, "\"{file}\": {error}"),
        }
    }
}

/// What an answer was.
enum Heard {
    Move,
    Question,
    Leave,
}

fn help(lang: Lang) -> &'static str {
    match lang {
        Lang::Fr => {
            "  un numéro de la liste, ou l’action telle que le protocole l’écrit (hire:rouge-crescent)\n  \
             table      montre la table\n  score      compte comme si la partie s’arrêtait ici\n  \
             card NOM   dit ce que fait une carte\n  undo       reprend votre dernière action\n  \
             save FICH  garde la partie ; `livret replay FICH` la rejoue\n  quit       quitte la table"
        }
        _ => {
            "  a number of the list, or the action as the protocol writes it (hire:rouge-crescent)\n  \
             table      shows the table\n  score      counts as if the game ended here\n  \
             card NAME  tells what a card does\n  undo       takes your last action back\n  \
             save FILE  keeps the game; `livret replay FILE` plays it again\n  quit       leaves the table"
        }
    }
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
