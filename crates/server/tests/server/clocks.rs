//! Clocks: with handed-in time on the pure table, and once for real.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::SystemTime;

use livret_games::Library;
use livret_kernel::Viewer;
use livret_table::{Entropy, LiveTable, PlayedBy, TableData, Who};
use livret_wire::{Act, Clock, Ending, NewTable, Stage};
use serde_json::{Value, json};

use crate::client::Client;
use crate::{Running, on_each_database};

fn who(id: &str) -> Who {
    Who { id: id.into(), name: id.into(), account: false }
}

/// A table that begins at the hour 1000, Anna first.
fn table(players: usize, clock: Clock) -> LiveTable {
    let mut wish = crate::client::table("love-letter", players);
    wish["clock"] = json!(clock);
    wish["options"] = json!({"first": 0});
    let new: NewTable = serde_json::from_value(wish).expect("a table");
    let data = TableData::wished(&new, &who("0")).expect("a table");
    let mut table = LiveTable::new(Library::shipped(), "t".into(), data, Entropy::new([0; 32]), 0);
    for seat in 1..players {
        table.sit(&who(&seat.to_string()), None, 1000).expect("a seat");
    }
    assert_eq!(table.data.stage, Stage::Playing);
    table
}

fn play(table: &mut LiveTable, now: i64) {
    let seat = table.data.decider.expect("a decision");
    let action = table.game().expect("a game").legal().remove(0);
    let act = Act { ply: table.ply(), action, token: format!("{now}"), seat: None, by_itself: false };
    table.act(PlayedBy::Person(&seat.to_string()), &act, &[Viewer::Spectator], now).expect("legal");
}

fn left(table: &LiveTable, now: i64) -> Vec<i64> {
    table.clocks(now).expect("clocks").left
}

#[test]
fn a_clock_per_move_is_full_at_every_decision() {
    let mut table = table(2, Clock::Move { seconds: 10 });
    assert_eq!(left(&table, 4000), [7000, 10_000]);
    play(&mut table, 5000);
    assert_eq!(left(&table, 6000)[usize::from(table.data.decider.expect("a seat"))], 9000);
    assert_eq!(table.deadline(), Some(15_000));
}

#[test]
fn a_clock_per_game_is_charged_and_gives_back() {
    let mut table = table(2, Clock::Game { seconds: 60, increment: 5 });
    play(&mut table, 11_000);
    assert_eq!(left(&table, 11_000)[0], 55_000);
}

#[test]
fn between_two_the_other_wins_when_time_is_out() {
    let mut table = table(2, Clock::Move { seconds: 10 });
    assert_eq!(table.out_of_time(10_999), Ok(false));
    assert_eq!(table.out_of_time(11_000), Ok(true));
    let result = table.data.result.clone().expect("a result");
    assert_eq!((result.ending, result.winners), (Ending::OutOfTime, vec![1]));
}

#[test]
fn at_a_larger_table_a_bot_plays_on() {
    let mut table = table(3, Clock::Days { days: 1 });
    assert_eq!(table.out_of_time(1000 + 86_400_000), Ok(true));
    assert_eq!(table.data.stage, Stage::Playing);
    assert!(table.data.seats[0].resigned && table.data.seats[0].played_by_bot().is_some());
    assert_eq!(table.running(), None, "bots are not timed");
}

#[test]
fn while_the_house_is_closed_no_clock_runs() {
    let mut table = table(2, Clock::Move { seconds: 10 });
    // Closed from 3000 to 100 000: two seconds were used before.
    table.forgive(Some(3000), 100_000);
    assert_eq!(left(&table, 100_000), [8000, 10_000]);
    // And if the time before it came from a wall clock that has been set back since.
    table.forgive(Some(101_000), 50);
    assert_eq!(left(&table, 50), [7000, 10_000]);
}

/// How far the wall clock has jumped.
static JUMP: AtomicI64 = AtomicI64::new(0);

fn jumping() -> i64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).expect("after 1970");
    since.as_millis() as i64 + JUMP.load(Ordering::Relaxed)
}

/// A table with a minute for each move, and what is left of the first.
async fn minute(house: &Running, people: &[Client]) -> String {
    let mut wish = crate::client::table("love-letter", 2);
    wish["clock"] = json!({"kind": "move", "seconds": 60});
    wish["options"] = json!({"first": 0});
    let id = people[0].post("/api/tables", wish).await["id"].as_str().expect("an id").to_string();
    people[1].post(&format!("/api/tables/{id}/sit"), json!({})).await;
    assert_eq!(shown(house, people, &id).await["clocks"]["running"], 0);
    id
}

async fn shown(house: &Running, people: &[Client], id: &str) -> Value {
    let anna = Client { addr: house.addr, ..people[0].clone() };
    anna.get(&format!("/api/tables/{id}")).await
}

#[test]
fn a_jump_of_the_wall_clock_costs_nobody_time_and_gives_none() {
    on_each_database(|db| async move {
        let mut house = Running::start_with(&db, |config| config.wall = jumping).await;
        let people = [house.guest("Anna").await, house.guest("Berta").await];
        let id = minute(&house, &people).await;
        let day = 86_400_000;
        for jump in [day, -day, 0] {
            JUMP.store(jump, Ordering::Relaxed);
            people[1].post(&format!("/api/tables/{id}/chat"), json!({"text": "what time is it?"})).await;
            let info = shown(&house, &people, &id).await;
            let left = info["clocks"]["left"][0].as_i64().expect("a time");
            assert!((1_000..=60_000).contains(&left), "{left} ms are left after a jump of {jump}");
            assert_eq!(info["stage"], "playing");
            let written = info["updated"].as_i64().expect("a time");
            assert!((jumping() - written).abs() < 60_000, "what is written down is wall time");
        }
        // Nor does one between two houses, also if nobody acts in the one between.
        let mut before = shown(&house, &people, &id).await["clocks"]["left"][0].as_i64().expect("a time");
        for jump in [-day, day] {
            house.close().await;
            JUMP.store(jump, Ordering::Relaxed);
            house = Running::start_with(&db, |config| config.wall = jumping).await;
            let left = shown(&house, &people, &id).await["clocks"]["left"][0].as_i64().expect("a time");
            assert!(left <= before && left > 1_000, "{left} ms are left of {before}");
            before = left;
        }
        house.close().await;
    });
}

#[test]
fn a_rebuilt_table_is_the_same() {
    let mut table = table(2, Clock::Game { seconds: 60, increment: 5 });
    (0..6).for_each(|n| play(&mut table, 2000 + n * 1000));
    let whole = table.whole();
    let again = crate::rebuilt(&table.row(), &whole.lines).expect("it can be rebuilt");
    assert_eq!((again.data.clone(), again.log.clone()), (table.data.clone(), table.log.clone()));
    let mut short = whole.clone();
    short.lines.pop();
    assert!(crate::rebuilt(&table.row(), &short.lines).is_err());
}

#[test]
fn time_runs_out_for_real() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let people = [house.guest("Anna").await, house.guest("Berta").await];
        let mut wish = crate::client::table("love-letter", 2);
        wish["clock"] = json!({"kind": "move", "seconds": 5});
        wish["options"] = json!({"first": 1});
        let id = people[0].post("/api/tables", wish).await["id"].as_str().expect("an id").to_string();
        people[1].post(&format!("/api/tables/{id}/sit"), json!({})).await;
        let house = house.again().await;
        let anna = Client { addr: house.addr, ..people[0].clone() };
        let (mut socket, snapshot) = anna.watching(&id).await;
        assert_eq!(snapshot["info"]["clocks"]["running"], 1);
        assert_eq!(socket.entry().await["entry"]["what"], "out_of_time");
        let over = socket.entry().await;
        assert_eq!(over["info"]["result"]["winners"], json!([0]));
        assert_eq!(over["view"]["decision"], Value::Null);
        house.close().await;
    });
}
