//! `livret`: the house at the command line.

// A new word does not compile until every place has met it.
#![warn(clippy::wildcard_enum_match_arm)]

mod admin;
mod arena;
mod args;
mod balance;
mod cards;
mod error;
mod input;
mod options;
mod play;
mod replay;
mod serve;
mod show;
mod sim;
mod words;

use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::Arc;

use clap::Parser;
use clap::error::ErrorKind;
use livret_games::Library;
use livret_words::Words;

use args::{Arguments, Order, ServeArgs};
use error::CliError;

fn main() -> ExitCode {
    match Arguments::try_parse() {
        Ok(arguments) => {
            let words = arguments.words();
            close(carry_out(arguments), words)
        }
        Err(error) => answer(&error),
    }
}

fn carry_out(arguments: Arguments) -> Result<(), CliError> {
    let library = input::library(arguments.cards.as_deref())?;
    let out = &mut io::stdout();
    match arguments.order {
        Some(Order::Cards(order)) => cards::list(&library, &order, out),
        Some(Order::Options(order)) => options::list(&order, out),
        Some(Order::Engine) => engine(library),
        Some(Order::Play(order)) => play::play(&library, &order, &mut io::stdin().lock(), out),
        Some(Order::Sim(order)) => sim::run(library, &order, out),
        Some(Order::Balance(order)) => balance::run(library, &order, out),
        Some(Order::Arena(order)) => arena::run(library, &order, out),
        Some(Order::Replay(order)) => replay::run(&order, out),
        Some(Order::Serve(order)) => serve::run(library, &order, out),
        Some(Order::Admin(order)) => admin::run(&order, out),
        None => serve::run(library, &ServeArgs::default(), out),
    }
}

fn engine(library: Arc<Library>) -> Result<(), CliError> {
    let mut engine = livret_proto::Engine::with_library(library);
    Ok(livret_proto::serve_lines(&mut engine, io::stdin().lock(), io::stdout().lock())?)
}

fn close(result: Result<(), CliError>, words: &Words) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read our output has seen enough.
        Err(CliError::Io(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            let _ = writeln!(io::stderr(), "livret: {}", error.said(words));
            ExitCode::from(2)
        }
    }
}

/// Help and version as they are; anything else in one line.
fn answer(error: &clap::Error) -> ExitCode {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    let text = error.to_string();
    let told = text.trim_start_matches("error: ").lines().take_while(|line| !line.trim().is_empty());
    let line = told.map(str::trim).collect::<Vec<_>>().join(" ");
    let _ = writeln!(io::stderr(), "livret: {line} (`--help` shows what there is)");
    ExitCode::from(2)
}
