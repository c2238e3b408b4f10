//! Clocks: with handed-in time on the pure table, and once for real.

use livret_games::Library;
use livret_kernel::Viewer;
use livret_server::table::{Actor, LiveTable, TableData, Who};
use livret_wire::{Act, Clock, Ending, NewTable, Stage};
use serde_json::{Value, json};

use crate::client::Client;
use crate::{Running, on_each_database};

fn who(id: &str) -> Who {
    Who { id: id.into(), name: id.into() }
}

/// A table that begins at the hour 1000, Anna first.
fn table(players: usize, clock: Clock) -> LiveTable {
    let mut wish = crate::client::table("love-letter", players);
    wish["clock"] = json!(clock);
    wish["options"] = json!({"first": 0});
    let new: NewTable = serde_json::from_value(wish).expect("a table");
    let data = TableData::wished(&new, &who("0")).expect("a table");
    let mut table = LiveTable::new(Library::shipped(), "t".into(), data, 0);
    for seat in 1..players {
        table.sit(&who(&seat.to_string()), None, 1000).expect("a seat");
    }
    assert_eq!(table.data.stage, Stage::Playing);
    table
}

fn play(table: &mut LiveTable, now: i64) {
    let seat = table.data.decider.expect("a decision");
    let action = table.game().expect("a game").legal().remove(0);
    let act = Act { ply: table.ply(), action, token: format!("{now}"), seat: None };
    table.act(Actor::Person(&seat.to_string()), &act, &[Viewer::Spectator], now).expect("legal");
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
    table.forgive(3000, 100_000);
    assert_eq!(left(&table, 100_000), [8000, 10_000]);
}

#[test]
fn a_rebuilt_table_is_the_same() {
    let mut table = table(2, Clock::Game { seconds: 60, increment: 5 });
    (0..6).for_each(|n| play(&mut table, 2000 + n * 1000));
    let whole = table.whole();
    let again = LiveTable::rebuild(Library::shipped(), &whole.table, &whole.lines).expect("it can be rebuilt");
    assert_eq!((again.data.clone(), again.log.clone()), (table.data.clone(), table.log.clone()));
    let mut short = whole.clone();
    short.lines.pop();
    assert!(LiveTable::rebuild(Library::shipped(), &short.table, &short.lines).is_err());
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
