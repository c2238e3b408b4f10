//! An outside program in a seat (PROTOCOL, "A bot as a process").
//!
//! Whatever the program does, the run goes on: two threads carry its lines, so neither a program that
//! does not read nor one that does not stop talking can hold the table up.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, TryRecvError, channel, sync_channel};
use std::time::{Duration, Instant};

use livret_kernel::listed;
use serde_json::Value;

/// What marks a bot's name as a program.
pub(crate) const MARK: &str = "cmd:";
/// A longer line is no answer.
const LONGEST_ANSWER: u64 = 1 << 20;
/// Lines that wait to be read; a program that says more is made to wait itself.
const WAITING: usize = 16;
/// How long a program may take to leave when the run is over.
const FAREWELL: Duration = Duration::from_millis(500);

listed! {
    /// Why a seat lost its game.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Fault {
        /// No answer in time.
        Late,
        /// The program has ended or cannot be started.
        Gone,
        /// The answer is too long, no text, no JSON, or says nothing; or it came unasked.
        Unreadable,
        /// The action cannot be played.
        Illegal,
    }
}

/// A program, started when first needed and again after each failure.
pub(crate) struct Outside {
    command: String,
    patience: Duration,
    running: Option<Running>,
}

struct Running {
    child: Child,
    /// Dropped, it closes the program's input.
    ask: Option<Sender<String>>,
    answers: Receiver<Heard>,
}

enum Heard {
    Line(Vec<u8>),
    TooLong,
}

impl Outside {
    /// The program that a bot's name stands for: words, the first being the program.
    pub(crate) fn named(name: &str, patience: Duration) -> Option<Outside> {
        Some(Outside { command: name.strip_prefix(MARK)?.into(), patience, running: None })
    }

    /// Starts the program unless it runs.
    pub(crate) fn start(&mut self) -> io::Result<()> {
        if self.running.is_none() {
            self.running = Some(Running::start(&self.command)?);
        }
        Ok(())
    }

    /// Tells of a new game and waits for the greeting.
    pub(crate) fn begin(&mut self, message: &Value) -> Result<(), Fault> {
        self.start().map_err(|_| Fault::Gone)?;
        let answer = self.ask(message)?;
        if answer["ok"] == Value::Bool(true) { Ok(()) } else { Err(self.fail(Fault::Unreadable)) }
    }

    /// The text of the action that the program takes.
    pub(crate) fn decide(&mut self, message: &Value) -> Result<String, Fault> {
        let answer = self.ask(message)?;
        match answer["action"].as_str() {
            Some(action) => Ok(action.into()),
            None => Err(self.fail(Fault::Unreadable)),
        }
    }

    /// Tells how the game ended; nobody answers. A program that has failed hears nothing.
    pub(crate) fn over(&mut self, message: &Value) {
        if let Some(running) = &self.running {
            running.say(message);
        }
    }

    fn ask(&mut self, message: &Value) -> Result<Value, Fault> {
        let Some(running) = &self.running else { return Err(Fault::Gone) };
        let heard = running.ask(message, self.patience).and_then(|line| read(&line));
        heard.map_err(|fault| self.fail(fault))
    }

    /// Whoever failed is started anew for the next game.
    fn fail(&mut self, fault: Fault) -> Fault {
        if let Some(running) = self.running.take() {
            running.end();
        }
        fault
    }
}

impl Drop for Outside {
    fn drop(&mut self) {
        if let Some(mut running) = self.running.take() {
            running.ask = None;
            let left = Instant::now();
            while left.elapsed() < FAREWELL && matches!(running.child.try_wait(), Ok(None)) {
                std::thread::sleep(Duration::from_millis(5));
            }
            running.end();
        }
    }
}

impl Running {
    fn start(command: &str) -> io::Result<Running> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "no program is named"))?;
        let mut order = Command::new(program);
        order.args(words).stdin(Stdio::piped()).stdout(Stdio::piped());
        apart(&mut order);
        let mut child = order.spawn()?;
        let (input, output) = (child.stdin.take().expect("piped"), child.stdout.take().expect("piped"));
        let (ask, questions) = channel();
        let (tell, answers) = sync_channel(WAITING);
        std::thread::spawn(move || carry_questions(&questions, input));
        std::thread::spawn(move || carry_answers(output, &tell));
        Ok(Running { child, ask: Some(ask), answers })
    }

    fn say(&self, message: &Value) {
        if let Some(ask) = &self.ask {
            // If nobody takes it any more, the missing answer will tell.
            let _ = ask.send(format!("{message}\n"));
        }
    }

    fn ask(&self, message: &Value, patience: Duration) -> Result<Vec<u8>, Fault> {
        match self.answers.try_recv() {
            Err(TryRecvError::Empty) => {}
            Err(TryRecvError::Disconnected) => return Err(Fault::Gone),
            Ok(_) => return Err(Fault::Unreadable),
        }
        self.say(message);
        match self.answers.recv_timeout(patience) {
            Ok(Heard::Line(line)) => Ok(line),
            Ok(Heard::TooLong) => Err(Fault::Unreadable),
            Err(RecvTimeoutError::Timeout) => Err(Fault::Late),
            Err(RecvTimeoutError::Disconnected) => Err(Fault::Gone),
        }
    }

    fn end(mut self) {
        end_all(&mut self.child);
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn read(line: &[u8]) -> Result<Value, Fault> {
    serde_json::from_slice(line).ok().filter(Value::is_object).ok_or(Fault::Unreadable)
}

fn carry_questions(questions: &Receiver<String>, mut input: ChildStdin) {
    while let Ok(question) = questions.recv() {
        if input.write_all(question.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

fn carry_answers(output: ChildStdout, tell: &SyncSender<Heard>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        match output.by_ref().take(LONGEST_ANSWER + 1).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        let too_long = line.len() as u64 > LONGEST_ANSWER;
        let heard = if too_long { Heard::TooLong } else { Heard::Line(line) };
        if tell.send(heard).is_err() || too_long {
            return;
        }
    }
}

/// Ctrl-C at the terminal is for the house, not for its guests.
#[cfg(unix)]
fn apart(order: &mut Command) {
    std::os::unix::process::CommandExt::process_group(order, 0);
}

#[cfg(not(unix))]
fn apart(_: &mut Command) {}

/// Whatever the program has started leaves with it: all of its process group, which is its own.
#[cfg(unix)]
fn end_all(child: &mut Child) {
    if matches!(child.try_wait(), Ok(None)) {
        let group = rustix::process::Pid::from_child(child);
        // It may have ended by itself meanwhile.
        let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
    }
}

#[cfg(not(unix))]
fn end_all(_: &mut Child) {}
