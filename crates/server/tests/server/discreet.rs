//! Others are not told that somebody was asked for Claire (AMB-TC-57): two games that differ in nothing but her place in one
//! seat's hand or deck send everybody else the same bytes.

use std::sync::Arc;

use livret_games::Library;
use livret_kernel::{Seat, Viewer};
use livret_table::{Entropy, FollowBy, LiveTable, PlayedBy, SeatData, TableData, Who};
use livret_wire::{Act, Clock, NewTable};
use serde_json::{Map, Value, json};

use crate::client::{Client, Socket};
use crate::{Running, on_each_database};

const CLAIRE: &str = "claire-saint-juste";
const LONG: i64 = 60_000;
const TOWN: [&str; 10] = [
    CLAIRE,
    "kagari-ichinomiya",
    "sainsbury-lockwood",
    "tenalys-trent",
    "natsumi-fujikawa",
    "nena-wilder",
    "esquine-foret",
    "genevieve-daubigny",
    "moine-de-lefevre",
    "eliza-rosewater",
];

/// Anna is about to hire; Berta, who has a chambermaid, holds Claire or has her in the deck.
fn position(held: bool) -> Map<String, Value> {
    let (hand, deck) = if held { (CLAIRE, "1-love") } else { ("1-love", CLAIRE) };
    let house = json!([{"card": "colette-framboise", "illness": 0}]);
    // Kagari lets her be served in either case: a serving phase that is passed over would tell (PROTOCOL-EXTENSIONS).
    let rest = ["kagari-ichinomiya", "1-love"];
    let berta = json!({"hand": [hand, rest[0], rest[1]], "deck": [deck, "1-love", "1-love"], "chambermaids": house});
    let mut others =
        json!({"hand": ["1-love", "1-love"], "deck": ["1-love", "1-love", "1-love"], "chambermaids": house});
    others["discard"] = json!([]);
    let position = json!({"free": true, "phase": "hire", "player": 0,
        "counters": {"serving": 0, "love": 12, "employment": 4}, "players": [others, berta, others]});
    position.as_object().expect("an object").clone()
}

fn who(id: &str) -> Who {
    Who { id: id.into(), name: id.into(), account: false }
}

/// The table of these people in that position; what differs is where Claire is, and the table's id.
fn table(people: &[String], clock: Clock, held: bool, discreet: bool) -> LiveTable {
    let mut wish = crate::client::table("tanto-cuore", people.len());
    wish["options"] = json!({"first": 0, "town": TOWN});
    wish["clock"] = json!(clock);
    wish["discreet"] = discreet.into();
    wish["tracker"] = true.into();
    let new: NewTable = serde_json::from_value(wish).expect("a table");
    let data = TableData::wished(&new, &who(&people[0])).expect("a table");
    let id = if held { "heldheld" } else { "deckdeck" };
    let mut table = LiveTable::new(Library::shipped(), id.into(), data, Entropy::new([0; 32]), 0);
    for person in &people[1..] {
        table.sit(&who(person), None, 1000).expect("a seat");
    }
    let opening = table.data.opening.as_mut().expect("it has begun");
    opening.seed = "claire".into();
    opening.arrange = Some(position(held).into());
    table.sleep();
    table.wake().expect("a sound position");
    table.data.decider = table.game().expect("a game").decider().map(|seat| seat.0);
    table
}

fn names() -> Vec<String> {
    ["anna", "berta", "cora"].map(String::from).to_vec()
}

fn act(table: &mut LiveTable, person: &str, action: &str, now: i64) -> Result<u64, String> {
    let seat = names().iter().position(|name| name == person).expect("one of them") as u8;
    let ply = table.ply_for(Viewer::Seat(Seat(seat)));
    let act = Act { ply, action: action.into(), token: format!("{person}{now}"), seat: None, by_itself: false };
    let played = table.act(PlayedBy::Person(person), &act, &[], now);
    played.map(|played| played.seq).map_err(|failure| format!("{:?}", failure.fault.code))
}

/// Everything that somebody could ask a table for, now.
fn everything(table: &mut LiveTable, viewer: Viewer, now: i64) -> String {
    let person = viewer.seat().map(|seat| names()[seat.index()].clone());
    let info = table.info(person.as_deref(), &Default::default(), now);
    let view = table.view(viewer).expect("a view");
    let standing = table.standing(viewer).expect("a score");
    let entries = table.entries_since(viewer, 0, 1000, FollowBy::Views).expect("entries");
    let log = table.log_before(viewer, u64::MAX, 1000).expect("a log");
    let row = table.row();
    let data: TableData = serde_json::from_str(&row.data).expect("data");
    let line = livret_table::summary(&row, &data, person.as_deref());
    let undo = table.undo_to_for(viewer);
    let past: Vec<_> =
        (0..=table.ply_for(viewer)).map(|ply| table.view_at(viewer, ply).expect("a view of then")).collect();
    json!([info, view, standing, entries, log.0, log.1, line, undo, past]).to_string().replace(&table.id, "id")
}

const OTHERS: [Viewer; 3] = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Spectator];

/// Both tables look the same to everybody but Berta.
fn alike(tables: &mut [LiveTable; 2], now: i64) {
    for viewer in OTHERS {
        let [held, deck] = tables.each_mut().map(|table| everything(table, viewer, now));
        assert!(held == deck, "{viewer:?} at {now}:\n{held}\n{deck}");
    }
}

fn pair(clock: Clock) -> [LiveTable; 2] {
    [true, false].map(|held| table(&names(), clock, held, true))
}

/// Lets both go on as far as `now`; the drawn times are set alike, so that the moments can be compared.
fn same_times(tables: &mut [LiveTable; 2]) {
    let until = tables[0].data.pause.clone().expect("a pause").until;
    let pause = tables[1].data.pause.as_mut().expect("a pause where she was not asked too");
    pause.until = until;
}

#[test]
fn amb_tc_57_whether_berta_was_asked_shows_in_no_byte_to_others() {
    let clocks = [Clock::None, Clock::Move { seconds: 30 }, Clock::Game { seconds: 600, increment: 5 }];
    for clock in clocks {
        let mut tables = pair(clock);
        alike(&mut tables, 2000);
        for table in &mut tables {
            act(table, "anna", "hire:bad-habit@1", 3000).expect("legal");
        }
        same_times(&mut tables);
        alike(&mut tables, 3000);
        let question = json!(tables[0].view(Viewer::Seat(Seat(1))).expect("a view").expect("a game"));
        assert_eq!(question["decision"]["actions"], json!(["yes", "no"]), "Berta is asked at once");
        for table in &mut tables {
            assert_eq!(act(table, "anna", "end", 3100), Err("NotYourTurn".into()));
            assert_eq!(act(table, "cora", "end", 3100), Err("NotYourTurn".into()));
            table.say(&who("cora"), "hm", 3200);
        }
        alike(&mut tables, 3200);
        act(&mut tables[0], "berta", "no", 3900).expect("an answer");
        alike(&mut tables, 3900);
        let until = tables[1].data.pause.clone().expect("still").until;
        for table in &mut tables {
            assert!(!table.go_on(until - 1) && table.go_on(until), "at the drawn time");
            assert!(table.data.pause.is_none());
        }
        alike(&mut tables, until);
        let after = json!(tables[0].view(OTHERS[0]).expect("a view").expect("a game"));
        assert_eq!(after["players"][1]["bad_habits"], 1);
        // And it stays so, with more of the same and everything read from the database.
        for table in &mut tables {
            act(table, "anna", "hire:bad-habit@1", until + 500).expect("legal");
        }
        same_times(&mut tables);
        act(&mut tables[0], "berta", "no", until + 900).expect("an answer");
        let until = tables[1].data.pause.clone().expect("a pause").until;
        for table in &mut tables {
            let whole = table.whole();
            *table = crate::rebuilt(&table.row(), &whole.lines).expect("it can be rebuilt");
            assert!(table.go_on(until), "a restart in between changes nothing");
        }
        alike(&mut tables, until);
        for table in &mut tables {
            act(table, "anna", "end", until + LONG).expect("legal");
        }
        alike(&mut tables, until + LONG);
        assert_eq!(tables[0].ply(), tables[1].ply() + 2, "the record has two answers more");
    }
}

#[test]
fn amb_tc_57_an_answer_that_takes_too_long_shows_and_costs_time_from_then_on() {
    let mut table = table(&names(), Clock::Move { seconds: 30 }, true, true);
    act(&mut table, "anna", "hire:bad-habit@1", 3000).expect("legal");
    assert_eq!(table.running(), None, "no clock runs while it is held back");
    let due = table.data.pause.clone().expect("a pause").due();
    assert!(table.go_on(due) && table.data.pause.is_none());
    assert_eq!(table.running(), Some(1));
    let seen = json!(table.view(OTHERS[1]).expect("a view").expect("a game"));
    assert_eq!((&seen["decision"]["player"], &seen["decision"]["actions"]), (&json!(1), &Value::Null));
    let before = table.ply_for(OTHERS[1]);
    act(&mut table, "berta", "yes", due + 1000).expect("an answer");
    assert_eq!(table.ply_for(OTHERS[1]), before + 1, "now it is an action like any other");
}

#[test]
fn amb_tc_57_nothing_is_held_back_where_she_cannot_be_or_where_nobody_wants_it() {
    let mut open = table(&names(), Clock::None, true, false);
    let mut deck = table(&names(), Clock::None, false, false);
    for table in [&mut open, &mut deck] {
        act(table, "anna", "hire:bad-habit@1", 3000).expect("legal");
    }
    assert!(open.data.pause.is_none() && open.to_move() == Some(1));
    for viewer in OTHERS {
        assert!(everything(&mut open, viewer, 3000) != everything(&mut deck, viewer, 3000), "then it shows");
    }
    let mut nowhere = table(&names(), Clock::None, false, true);
    let cards = json!({"hand": ["2-love", "1-love", "1-love"], "deck": ["1-love", "1-love", "1-love"]});
    rearrange(&mut nowhere, |parts| {
        (parts["players"][1]["hand"], parts["players"][1]["deck"]) = (cards["hand"].clone(), cards["deck"].clone());
    });
    nowhere.sleep();
    act(&mut nowhere, "anna", "hire:bad-habit@1", 3000).expect("legal");
    assert!(nowhere.data.pause.is_none() && nowhere.to_move() == Some(0), "everybody knows Berta's cards");
    // Against bots and on one screen nobody waits.
    let wish = crate::client::against("tanto-cuore", &["novice"]);
    let new: NewTable = serde_json::from_value(wish).expect("a table");
    let mut alone = LiveTable::new(
        Library::shipped(),
        "a".into(),
        TableData::wished(&new, &who("anna")).expect("one"),
        Entropy::new([0; 32]),
        0,
    );
    alone.start_by(&who("anna"), 0).expect("it begins");
    assert!(new.settings.discreet && !alone.data.discreet);
}

/// Anna has Nena serve her; Berta and Cora, who come next and last, hold Claire or not. Each could be asked for so long.
const EACH: i64 = 2500;

fn rearrange(table: &mut LiveTable, change: impl FnOnce(&mut Map<String, Value>)) {
    let arrange = table.data.opening.as_mut().and_then(|opening| opening.arrange.as_mut()).expect("arranged");
    let mut parts = arrange.parts().clone();
    change(&mut parts);
    *arrange = parts.into();
}

fn nena(berta: bool, cora: bool) -> LiveTable {
    let mut table = table(&names(), Clock::None, berta, true);
    rearrange(&mut table, |parts| {
        parts.insert("phase".into(), "serve".into());
        parts["counters"] = json!({"serving": 1, "love": 0, "employment": 1});
        parts["players"][0]["hand"] = json!(["nena-wilder", "kagari-ichinomiya"]);
        parts["players"][2] = position(cora)["players"][1].clone();
    });
    table.id = "nenanena".into();
    table.sleep();
    table.wake().expect("a sound position");
    act(&mut table, "anna", "serve:nena-wilder", 1000).expect("legal");
    settle(&mut table);
    table
}

/// Sets the drawn times of a pause that began at 1000.
fn settle(table: &mut LiveTable) {
    let pause = table.data.pause.as_mut().expect("a pause");
    let place = if pause.asked == Some(1) { 0 } else { 1 };
    (pause.from, pause.until) = (1000 + place * EACH, 1000 + (place + 1) * EACH);
}

#[test]
fn amb_tc_57_of_two_who_could_be_asked_neither_learns_of_the_other() {
    let mut all = [(false, false), (true, false), (false, true), (true, true)].map(|(berta, cora)| nena(berta, cora));
    let seen = |tables: &mut [LiveTable], viewer: Viewer, now: i64| {
        let seen: Vec<String> = tables.iter_mut().map(|table| everything(table, viewer, now)).collect();
        assert!(seen.iter().all(|other| *other == seen[0]), "{viewer:?} at {now}: {seen:#?}");
    };
    let (anna, berta, cora) = (OTHERS[0], Viewer::Seat(Seat(1)), OTHERS[1]);
    for table in &mut all {
        if table.to_move() == Some(1) {
            act(table, "berta", "no", 1500).expect("an answer");
            settle(table);
        }
    }
    [anna, Viewer::Spectator].into_iter().for_each(|viewer| seen(&mut all, viewer, 1500));
    // Cora's own cards are the same in two of them.
    [0..2, 2..4].into_iter().for_each(|two| seen(&mut all[two], cora, 1500));
    for table in &mut all {
        table.go_on(1000 + EACH);
        if table.data.pause.as_ref().is_some_and(|pause| pause.asked == Some(2)) {
            assert_eq!(table.to_move(), Some(2), "Cora is asked when Berta would have answered");
        }
    }
    seen(&mut all[2..], cora, 1000 + EACH);
    for table in &mut all {
        if table.to_move() == Some(2) {
            act(table, "cora", "no", 1500 + EACH).expect("an answer");
        }
        assert!(table.go_on(1000 + 2 * EACH) && table.data.pause.is_none());
    }
    let end = 1000 + 2 * EACH;
    [anna, Viewer::Spectator].into_iter().for_each(|viewer| seen(&mut all, viewer, end));
    let [neither, asked, other, both] = &mut all;
    for (one, two, viewer) in [(neither, other, berta), (asked, both, berta)] {
        // Berta's own cards are the same in both.
        assert!(everything(one, viewer, end) == everything(two, viewer, end), "Berta learns nothing of Cora");
    }
}

#[test]
fn an_answer_is_taken_back_only_together_with_what_it_answered() {
    let mut table = table(&names(), Clock::None, true, true);
    act(&mut table, "anna", "hire:bad-habit@1", 3000).expect("legal");
    let wish = |table: &LiveTable, seat: u8| livret_wire::Undo {
        ply: table.ply_for(Viewer::Seat(Seat(seat))),
        to: None,
        seat: None,
    };
    let undo = wish(&table, 0);
    assert!(table.undo(&who("anna"), &undo, 3100).is_err(), "not while it is held back");
    act(&mut table, "berta", "no", 3500).expect("an answer");
    assert!(table.go_on(LONG));
    assert_eq!(table.undo_to(1), None, "an answer is not free");
    let undo = wish(&table, 1);
    assert_eq!(table.undo(&who("berta"), &undo, LONG), Ok(false), "the others are asked");
    assert_eq!(table.data.undo_asked.clone().expect("a wish").to, 0, "to before the event was bought");
    table.consent(&who("anna"), true, LONG).expect("an answer");
    assert_eq!(table.consent(&who("cora"), true, LONG), Ok(true));
    for viewer in OTHERS {
        assert_eq!(table.ply_for(viewer), 0);
    }
}

/// What a socket heard of the game, without what differs between any two tables: ids and times. Who comes and goes is told now
/// and then; that something is held back is told once.
fn plain(socket: &Socket, id: &str) -> Vec<String> {
    let mut messages: Vec<Value> = socket.heard.iter().map(|text| serde_json::from_str(text).expect("JSON")).collect();
    let held = |message: &Value| message["op"] == "table" && message["info"]["pausing"] == true;
    assert!(messages.iter().any(held), "those who wait are told that they do");
    messages.retain(|message| message["op"] != "table" && message["op"] != "hello");
    messages.iter_mut().for_each(without_times);
    messages.iter().map(|message| message.to_string().replace(id, "id")).collect()
}

fn without_times(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields.iter_mut() {
                if matches!(name.as_str(), "at" | "updated" | "created" | "away" | "away_since") {
                    *value = Value::Null;
                }
                without_times(value);
            }
        }
        Value::Array(values) => values.iter_mut().for_each(without_times),
        _ => {}
    }
}

/// Puts an arranged table into a running house.
async fn put(house: &Running, people: &[Client], held: bool) -> String {
    let ids: Vec<String> = people.iter().map(|person| person.id.clone()).collect();
    put_in(house, table(&ids, Clock::None, held, true)).await
}

async fn put_in(house: &Running, mut table: LiveTable) -> String {
    table.sleep();
    house.app.store.append(livret_server::stored::append(table.whole())).await.expect("it is stored");
    let id = table.id.clone();
    let _: Arc<_> = house.app.adopt(table);
    id
}

/// Anna buys a Bad Habit for Berta, who says no where she is asked; then Anna ends her phase. What Anna, Cora and somebody who
/// watches heard, with what they were answered.
async fn heard(house: &Running, people: &[Client], held: bool) -> Vec<Vec<String>> {
    let id = put(house, people, held).await;
    let watcher = house.guest("Dora").await;
    let mut sockets = Vec::new();
    for person in people.iter().chain([&watcher]) {
        sockets.push(person.watching(&id).await.0);
    }
    let buy = json!({"op": "act", "table": id, "ply": 0, "action": "hire:bad-habit@1", "token": "buy"});
    sockets[0].send(buy.clone()).await;
    sockets[0].until("accepted").await;
    sockets[0].send(buy).await;
    sockets[0].until("accepted").await;
    if held {
        let question = sockets[1].entry().await;
        assert_eq!(question["view"]["decision"]["kind"], "reaction");
        sockets[1].send(json!({"op": "act", "table": id, "ply": 1, "action": "no", "token": "no"})).await;
        sockets[1].until("accepted").await;
    }
    for socket in [0, 2, 3] {
        let told = sockets[socket].entry().await;
        assert_eq!((&told["entry"]["kind"], &told["entry"]["ply"]), (&json!("played"), &json!(0)));
    }
    sockets[0].send(json!({"op": "act", "table": id, "ply": 1, "action": "end", "token": "end"})).await;
    let mut all = Vec::new();
    for socket in [0, 2, 3] {
        sockets[socket].entry().await;
        all.push(plain(&sockets[socket], &id));
    }
    for (person, heard) in [&people[0], &people[2], &watcher].into_iter().zip(&mut all) {
        for path in ["", "/log?since=0", "/view"] {
            let mut answer = person.get(&format!("/api/tables/{id}{path}")).await;
            without_times(&mut answer);
            heard.push(answer.to_string().replace(&id, "id"));
        }
    }
    all
}

#[test]
fn amb_tc_57_over_real_sockets_others_hear_the_same_bytes() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let people = [house.guest("Anna").await, house.guest("Berta").await, house.guest("Cora").await];
        let (asked, not) = (heard(&house, &people, true).await, heard(&house, &people, false).await);
        for (asked, not) in asked.iter().zip(&not) {
            assert_eq!(asked, not);
        }
        house.close().await;
    });
}

#[test]
fn a_restart_in_the_middle_of_a_pause_loses_nothing() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let people = [house.guest("Anna").await, house.guest("Berta").await, house.guest("Cora").await];
        let id = put(&house, &people, true).await;
        let act = json!({"ply": 0, "action": "hire:bad-habit@1", "token": "buy"});
        let acted = people[0].post(&format!("/api/tables/{id}/act"), act).await;
        assert_eq!((&acted["decision"], &acted["events"], &acted["ply"]), (&Value::Null, &json!([]), &json!(1)));
        let house = house.again().await;
        let [anna, berta] = [0, 1].map(|seat: usize| Client { addr: house.addr, ..people[seat].clone() });
        let (mut socket, snapshot) = anna.watching(&id).await;
        assert_eq!((&snapshot["info"]["pausing"], &snapshot["info"]["ply"]), (&json!(true), &json!(0)));
        berta.post(&format!("/api/tables/{id}/act"), json!({"ply": 1, "action": "no", "token": "no"})).await;
        let told = socket.entry().await;
        assert_eq!((&told["entry"]["ply"], &told["info"]["pausing"]), (&json!(0), &json!(false)));
        assert_eq!(told["view"]["players"][1]["bad_habits"], 1);
        house.close().await;
    });
}

#[test]
fn a_bot_that_is_asked_answers_behind_the_pause_and_the_game_goes_on() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let people = [house.guest("Anna").await, house.guest("Berta").await, house.guest("Cora").await];
        let ids: Vec<String> = people.iter().map(|person| person.id.clone()).collect();
        let mut table = table(&ids, Clock::None, true, true);
        table.data.seats[1] = SeatData::bot("novice");
        table.data.setup.settings.pace = livret_wire::Pace::Human;
        let id = put_in(&house, table).await;
        let mut socket = people[0].watching(&id).await.0;
        socket.send(json!({"op": "act", "table": id, "ply": 0, "action": "hire:bad-habit@1", "token": "buy"})).await;
        let told = socket.entry().await;
        assert_eq!((&told["entry"]["ply"], &told["entry"]["seat"]), (&json!(0), &json!(0)));
        assert_eq!((&told["view"]["decision"]["player"], &told["info"]["pausing"]), (&json!(0), &json!(false)));
        let handle = house.app.table(&id).await.expect("the table");
        assert_eq!(handle.actor.lock().await.table.ply(), 2, "the bot has answered");
        house.close().await;
    });
}
