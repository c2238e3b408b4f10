//! `livret admin`: what a host does at the command line. It works on the database; a running server looks there.

use std::fs::{self, File};
use std::io::{BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand, ValueEnum};
use livret_store::identity::{IdentityError, PersonRow, clean_text};
use livret_store::{Command, Replace, Store, StoreError, TableRow};

use crate::error::CliError;

#[derive(Args, Debug)]
pub struct AdminArgs {
    /// The house's database: sqlite:PATH or postgres://…; by default the file that `livret serve` uses
    #[arg(long, global = true, value_name = "ADDRESS")]
    pub db: Option<String>,
    #[command(subcommand)]
    pub task: Task,
}

#[derive(Subcommand, Debug)]
pub enum Task {
    /// Lists tables or people, the latest first
    #[command(after_help = "Example:\n  livret admin list people")]
    List {
        /// Of what
        #[arg(value_enum, default_value = "tables")]
        what: Listing,
        /// Finished tables too
        #[arg(long)]
        all: bool,
        /// How many at most
        #[arg(long, default_value_t = 50)]
        limit: u32,
    },
    /// Ends a table without a result; its players are told
    #[command(after_help = "Example:\n  livret admin close k3v9qm2x")]
    Close {
        /// The table's id
        table: String,
    },
    /// Removes a person: name, password, sessions, what they said; their games stay without the name
    #[command(after_help = "Example:\n  livret admin remove \"Anna\"")]
    Remove {
        /// Their id, or the name of their account
        person: String,
    },
    /// Sets or clears the notice that everybody sees
    #[command(after_help = "Example:\n  livret admin banner set \"Back at nine: new tea\"")]
    Banner {
        #[command(subcommand)]
        change: BannerChange,
    },
    /// Writes everything into a file that either kind of database can read back
    #[command(after_help = "Example:\n  livret admin backup house.jsonl")]
    Backup {
        /// JSON lines; replaced only when the new backup is complete
        file: PathBuf,
    },
    /// Reads a backup into an empty database; stop the server first
    #[command(after_help = "Example:\n  livret admin restore house.jsonl --db postgres://livret@localhost/livret")]
    Restore {
        /// What `backup` wrote
        file: PathBuf,
        /// Replaces whatever the database holds
        #[arg(long)]
        force: bool,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Listing {
    Tables,
    People,
}

#[derive(Subcommand, Debug)]
pub enum BannerChange {
    /// Shows this text
    #[command(after_help = "Example:\n  livret admin banner set \"Tea at five\"")]
    Set {
        /// One line
        text: String,
    },
    /// Shows nothing any more
    #[command(after_help = "Example:\n  livret admin banner clear")]
    Clear,
}

impl From<StoreError> for CliError {
    fn from(error: StoreError) -> Self {
        CliError::input(error.to_string())
    }
}

impl From<IdentityError> for CliError {
    fn from(error: IdentityError) -> Self {
        CliError::input(error.to_string())
    }
}

/// Carries the task out.
pub fn run(order: &AdminArgs, out: &mut impl Write) -> Result<(), CliError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let address = order.db.clone().unwrap_or_else(livret_store::default_address);
        must_exist(&address, &order.task)?;
        // What a restore replaces, a running server would not notice.
        let restores = matches!(order.task, Task::Restore { .. });
        let store = if restores { Store::open_as_server(&address).await? } else { Store::open(&address).await? };
        let done = carry_out(&store, &order.task, out).await;
        store.close().await;
        done
    })
}

/// A mistyped path should not become an empty house; only a restore may make one.
fn must_exist(address: &str, task: &Task) -> Result<(), CliError> {
    match address.strip_prefix("sqlite:") {
        Some(path) if !matches!(task, Task::Restore { .. }) && !Path::new(path).is_file() => {
            Err(CliError::input(format!("there is no database at {path}; --db names another one")))
        }
        _ => Ok(()),
    }
}

async fn carry_out(store: &Store, task: &Task, out: &mut impl Write) -> Result<(), CliError> {
    match task {
        Task::List { what: Listing::Tables, all, limit } => list_tables(store, *all, *limit, out).await,
        Task::List { what: Listing::People, limit, .. } => list_people(store, *limit, out).await,
        Task::Close { table } => close(store, table, out).await,
        Task::Remove { person } => remove(store, person, out).await,
        Task::Banner { change } => banner(store, change, out).await,
        Task::Backup { file } => backup(store, file, out).await,
        Task::Restore { file, force } => restore(store, file, *force, out).await,
    }
}

async fn list_tables(store: &Store, all: bool, limit: u32, out: &mut impl Write) -> Result<(), CliError> {
    let mut rows = Vec::new();
    for stage in if all { &[None][..] } else { &[Some("waiting"), Some("playing")] } {
        rows.extend(store.tables(*stage, limit).await?);
    }
    rows.sort_by_key(|row| std::cmp::Reverse(row.updated));
    rows.truncate(limit as usize);
    for row in &rows {
        writeln!(out, "{}", table_line(row))?;
    }
    writeln!(out, "{} tables", rows.len())?;
    Ok(())
}

fn table_line(row: &TableRow) -> String {
    let TableRow { id, game, stage, access, ply, people, .. } = row;
    format!("{id}  {game:<12} {stage:<8} {access:<8} {ply:>5} actions  {} ago  {}", ago(row.updated), people.join(" "))
}

async fn list_people(store: &Store, limit: u32, out: &mut impl Write) -> Result<(), CliError> {
    let rows = store.people(limit).await?;
    for PersonRow { person, seen, tables } in &rows {
        let kind = if person.account { "account" } else { "guest" };
        let (id, name) = (&person.id, crate::words::shown(&person.name));
        writeln!(out, "{id}  {kind:<7} {tables:>5} tables  {} ago  {name}", ago(*seen))?;
    }
    writeln!(out, "{} people", rows.len())?;
    Ok(())
}

/// The largest whole unit is all that a list needs.
fn ago(then: i64) -> String {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default().as_secs();
    let seconds = now.saturating_sub(u64::try_from(then / 1000).unwrap_or(0));
    match seconds {
        0..60 => format!("{seconds:>3} s  "),
        60..3600 => format!("{:>3} min", seconds / 60),
        3600..86_400 => format!("{:>3} h  ", seconds / 3600),
        _ => format!("{:>3} d  ", seconds / 86_400),
    }
}

async fn close(store: &Store, table: &str, out: &mut impl Write) -> Result<(), CliError> {
    let row = store.table_row(table).await?.ok_or_else(|| CliError::input(format!("there is no table {table}")))?;
    if !matches!(row.stage.as_str(), "waiting" | "playing") {
        return Err(CliError::input(format!("table {table} is {} already", row.stage)));
    }
    store.send_command(&Command::CloseTable(row.id)).await?;
    writeln!(out, "table {table} will be closed: at once if the server runs, else when it starts")?;
    Ok(())
}

async fn remove(store: &Store, person: &str, out: &mut impl Write) -> Result<(), CliError> {
    let found = store.find_person(person).await?;
    let found =
        found.ok_or_else(|| CliError::input(format!("there is nobody with the id or account name {person}")))?;
    store.delete_person(&found.id).await?;
    store.send_command(&Command::RemovePerson(found.id)).await?;
    writeln!(out, "{} is removed", found.name)?;
    Ok(())
}

async fn banner(store: &Store, change: &BannerChange, out: &mut impl Write) -> Result<(), CliError> {
    let text = match change {
        BannerChange::Set { text } => Some(clean_text(text)).filter(|text| !text.is_empty()),
        BannerChange::Clear => None,
    };
    if text.as_ref().is_some_and(|text| text.chars().count() > 500) {
        return Err(CliError::input("a notice has at most 500 characters"));
    }
    store.set_banner(text.as_deref()).await?;
    match text {
        Some(text) => writeln!(out, "everybody sees: {text}")?,
        None => writeln!(out, "there is no notice any more")?,
    }
    Ok(())
}

/// Beside the old backup first: a full disk must not cost the last good one.
async fn backup(store: &Store, file: &Path, out: &mut impl Write) -> Result<(), CliError> {
    let mut part = file.as_os_str().to_owned();
    part.push(".part");
    let part = PathBuf::from(part);
    let named = |error: std::io::Error| CliError::input(format!("{}: {error}", part.display()));
    // Left by a backup that was interrupted: others may have been allowed to read it.
    let _ = fs::remove_file(&part);
    let mut writer = BufWriter::new(private(&part).map_err(named)?);
    let written = store.backup(&mut writer).await;
    let synced = writer.into_inner().map_err(std::io::IntoInnerError::into_error).and_then(|file| file.sync_all());
    let counted = match (written, synced) {
        (Ok(counted), Ok(())) => counted,
        (written, synced) => {
            let _ = fs::remove_file(&part);
            written?;
            return Err(named(synced.expect_err("one of the two failed")));
        }
    };
    fs::rename(&part, file).map_err(named)?;
    writeln!(out, "{}: {} tables, {} lines, {} people", file.display(), counted.tables, counted.lines, counted.people)?;
    Ok(())
}

/// A backup holds hashes of passwords and the key of the cookies: nobody else reads it.
fn private(path: &Path) -> std::io::Result<File> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

async fn restore(store: &Store, file: &Path, force: bool, out: &mut impl Write) -> Result<(), CliError> {
    let named = |error: std::io::Error| CliError::input(format!("{}: {error}", file.display()));
    let mut reader = BufReader::new(File::open(file).map_err(named)?);
    if !force && !store.is_empty().await? {
        return Err(CliError::input("the database is not empty; --force replaces everything in it"));
    }
    let replace = if force { Replace::Yes } else { Replace::No };
    let counted = store.restore(&mut reader, replace).await?;
    writeln!(out, "restored: {} tables, {} lines, {} people", counted.tables, counted.lines, counted.people)?;
    Ok(())
}
