//! The house in the page, through its door: solo games, what is kept of them, and what never reaches the page.

use livret_games::AnyTable;
use livret_kernel::{Seat, Viewer};
use livret_wasm::Hall;
use livret_wire::{
    Act, ClientMessage, Keep, KeptRow, KeptTable, LocalRequest, Reply, ServerMessage, Table, ThinkOrder, is_local,
};
use serde_json::{Map, Value, json};

const NOW: i64 = 1_700_000_000_000;

/// What a worker keeps of one table.
#[derive(Default)]
struct Shelf {
    row: Option<KeptRow>,
    lines: Vec<String>,
}

impl Shelf {
    fn keep(&mut self, reply: &Reply) {
        for keep in &reply.keep {
            let Keep::Written { row, from, lines, .. } = keep else { continue };
            self.lines.truncate(*from as usize);
            self.lines.extend(lines.iter().cloned());
            self.row = Some(row.clone());
        }
    }

    fn kept(&self) -> KeptTable {
        KeptTable { row: self.row.clone().expect("it was kept"), lines: self.lines.clone() }
    }
}

/// A page that plays at one table.
struct Page {
    hall: Hall,
    shelf: Shelf,
    table: String,
    orders: Vec<ThinkOrder>,
    told: Vec<ServerMessage>,
    asked: usize,
}

fn request(method: &str, path: &str, body: Value) -> LocalRequest {
    LocalRequest { method: method.into(), path: path.into(), query: Map::new(), body }
}

fn ask(hall: &mut Hall, method: &str, path: &str, body: Value) -> (u16, Value) {
    let answer = hall.ask(&request(method, path, body), NOW).answer.expect("an answer");
    (answer.status, answer.body)
}

impl Page {
    fn open(wish: Value) -> Page {
        Page::open_with([3; 32], wish)
    }

    fn open_with(entropy: [u8; 32], wish: Value) -> Page {
        let mut hall = Hall::new(entropy);
        let reply = hall.ask(&request("POST", "/api/tables", wish), NOW);
        let answer = reply.answer.clone().expect("an answer");
        assert_eq!(answer.status, 200, "{}", answer.body);
        let table: Table = serde_json::from_value(answer.body).expect("a table");
        let id = table.id.clone();
        let mut page =
            Page { hall, shelf: Shelf::default(), table: id, orders: Vec::new(), told: Vec::new(), asked: 0 };
        page.take(reply);
        page.watch(None);
        page
    }

    fn take(&mut self, reply: Reply) {
        self.shelf.keep(&reply);
        self.orders.extend(reply.think);
        self.told.extend(reply.tell);
    }

    fn say(&mut self, message: ClientMessage) {
        let reply = self.hall.say(message, NOW);
        self.take(reply);
    }

    fn watch(&mut self, seat: Option<u8>) {
        let table = self.table.clone();
        self.say(ClientMessage::Watch { table, seat, since: None, detail: true, packed: false });
    }

    fn info(&mut self) -> Table {
        let (status, body) = ask(&mut self.hall, "GET", &format!("/api/tables/{}", self.table), Value::Null);
        assert_eq!(status, 200);
        serde_json::from_value(body).expect("a table")
    }

    /// One step: what a bot thinks, or the first thing that the page is offered. False when the game is over.
    fn step(&mut self) -> bool {
        if let Some(order) = self.orders.pop() {
            let thought = livret_wasm::choose(&order).expect("it thinks");
            let reply = self.hall.thought(thought, NOW);
            self.take(reply);
            return true;
        }
        let (status, seen) = ask(&mut self.hall, "GET", &format!("/api/tables/{}/view", self.table), Value::Null);
        assert_eq!(status, 200, "{seen}");
        let Some(offers) = seen["view"]["decision"]["offers"].as_array() else { return false };
        let offer = &offers[self.asked * 7 % offers.len()];
        self.asked += 1;
        let act = Act {
            ply: seen["ply"].as_u64().expect("a number") as u32,
            action: offer["text"].as_str().expect("a text").into(),
            token: format!("t{}", self.asked),
            seat: None,
            by_itself: false,
        };
        self.say(ClientMessage::Act { table: self.table.clone(), act });
        true
    }

    fn steps(&mut self, most: usize) {
        let _ = (0..most).take_while(|_| self.step()).count();
    }

    fn play(&mut self) {
        for _ in 0..20_000 {
            if !self.step() {
                return;
            }
        }
        panic!("the game does not end");
    }
}

fn solo(game: &str, bot: &str) -> Value {
    json!({"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "level": bot}], "hints": true, "pace": "instant"})
}

#[test]
fn a_whole_game_against_a_bot_needs_no_server_and_its_record_says_so() {
    let mut page = Page::open(solo("love-letter", "novice"));
    assert!(is_local(&page.table), "{}", page.table);
    page.play();
    let refused = page.told.iter().find(|message| matches!(message, ServerMessage::Refused { .. }));
    assert_eq!(refused, None);
    assert!(page.info().result.is_some());
    let path = format!("/api/tables/{}/record", page.table);
    let (status, record) = ask(&mut page.hall, "GET", &path, Value::Null);
    assert_eq!((status, &record["offline"]), (200, &json!(true)));
    let (status, brought) = ask(&mut page.hall, "POST", "/api/records", json!({"record": record}));
    assert_eq!(status, 200, "{brought}");
    let path = format!("/api/tables/{}/record", brought["id"].as_str().expect("an id"));
    let (_, again) = ask(&mut page.hall, "GET", &path, Value::Null);
    assert_eq!((&again["offline"], &again["hash"]), (&json!(true), &record["hash"]), "it stays marked");
}

#[test]
fn what_is_kept_brings_the_table_back_in_the_middle_of_a_game() {
    let mut page = Page::open(solo("tanto-cuore", "novice"));
    (0..60).for_each(|_| assert!(page.step()));
    let (before, kept) = (page.info(), page.shelf.kept());
    page.hall = Hall::new([9; 32]);
    page.hall.bring(&kept).expect("it was kept whole");
    let after = page.info();
    assert_eq!((after.ply, after.seq, after.options), (before.ply, before.seq, before.options));
    page.orders.clear();
    page.watch(None);
    page.play();
    assert!(page.info().result.is_some());
}

#[test]
fn two_on_one_screen_look_by_turns() {
    let wish = json!({"game": "love-letter", "seats": [{"kind": "me"}, {"kind": "here", "name": "Berta"}]});
    let mut page = Page::open(wish);
    for seat in [0, 1] {
        page.watch(Some(seat));
        let Some(ServerMessage::Snapshot(seen)) = page.told.pop() else { panic!("a snapshot") };
        assert_eq!(seen.seat, Some(seat));
    }
}

#[test]
fn what_needs_others_says_so() {
    let mut hall = Hall::new([0; 32]);
    let open = json!({"game": "love-letter", "seats": [{"kind": "me"}, {"kind": "open"}], "access": "link"});
    let (status, body) = ask(&mut hall, "POST", "/api/tables", open);
    assert_eq!((status, &body["error"]["code"]), (409, &json!("conflict")));
    let mut timed = solo("love-letter", "novice");
    timed["clock"] = json!({"kind": "move", "seconds": 60});
    assert_eq!(ask(&mut hall, "POST", "/api/tables", timed).0, 409);
    assert_eq!(ask(&mut hall, "GET", "/api/lobby", Value::Null).0, 503);
    assert_eq!(ask(&mut hall, "GET", "/api/nowhere", Value::Null).0, 404);
}

#[test]
fn taking_back_makes_a_thought_void() {
    let mut page = Page::open(solo("tanto-cuore", "novice"));
    while !page.orders.is_empty() {
        page.step();
    }
    // The person's turn ends sometime, and the bot begins to think.
    while page.orders.is_empty() {
        assert!(page.step());
    }
    let order = page.orders.pop().expect("a bot thinks");
    let undo = livret_wire::Undo { ply: order.ply, to: None, seat: None };
    page.say(ClientMessage::Undo { table: page.table.clone(), undo });
    let back = page.info().ply;
    assert!(back < order.ply);
    let late = page.hall.thought(livret_wasm::choose(&order).expect("it thinks"), NOW);
    assert_eq!(late, Reply::default());
    assert_eq!(page.info().ply, back);
}

#[test]
fn the_same_seed_gives_the_same_game_whatever_the_chance_of_the_page() {
    let game = |entropy: [u8; 32]| {
        let mut wish = solo("expanding-the-house", "butler");
        wish["seed"] = json!("an afternoon");
        let mut page = Page::open_with(entropy, wish);
        (0..80).for_each(|_| assert!(page.step()));
        page.shelf.lines.iter().map(|line| line.split_once(',').expect("time first").1.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(game([1; 32]), game([2; 32]));
}

#[test]
fn advice_comes_from_a_bot_that_is_asked() {
    let mut page = Page::open(solo("love-letter", "novice"));
    while !page.orders.is_empty() {
        page.step();
    }
    let reply = page.hall.ask(&request("GET", &format!("/api/tables/{}/hint", page.table), Value::Null), NOW);
    assert_eq!(reply.answer, None);
    let hint = livret_wasm::advise(&reply.think[0]).expect("it advises");
    assert_eq!((hint.ply, hint.level.as_str()), (page.info().ply, "butler"));
    assert!(!hint.best.is_empty());
}

/// Everything that the page is given, of a game whose seed nobody else could have, as text.
fn given(page: &mut Page) -> String {
    let mut texts: Vec<String> = page.told.iter().map(|message| json!(message).to_string()).collect();
    for path in ["", "/view", "/log"] {
        texts.push(ask(&mut page.hall, "GET", &format!("/api/tables/{}{path}", page.table), Value::Null).1.to_string());
    }
    texts.join("\n")
}

#[test]
fn the_page_is_given_views_and_never_the_seed_or_the_position() {
    for game in ["tanto-cuore", "motto-tanto-cuore", "love-letter"] {
        let mut wish = solo(game, "novice");
        wish["seed"] = json!("a seed that is told to nobody");
        let mut page = Page::open(wish);
        page.steps(40);
        let told = given(&mut page);
        assert!(!told.contains("told to nobody"), "{game}");
        assert!(page.shelf.row.as_ref().expect("kept").data.contains("told to nobody"), "the seed is where it belongs");
    }
}

/// The game that is kept, played again by the rules alone.
fn engine(shelf: &Shelf) -> AnyTable {
    let data: Value = serde_json::from_str(&shelf.row.as_ref().expect("kept").data).expect("JSON");
    let lines = shelf.lines.iter().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    let actions: Vec<Value> =
        lines.filter(|line| line["kind"] == "played").map(|line| line["action"].clone()).collect();
    let record = json!({"livret": 1, "rules_version": data["opening"]["rules"], "game": data["setup"]["game"],
        "players": data["seats"].as_array().expect("seats").len(), "seed": data["opening"]["seed"],
        "options": data["opening"]["options"], "actions": [], "hash": ""});
    let record = serde_json::from_value(record).expect("a record");
    let mut game = AnyTable::reopen(&record).expect("it was dealt before");
    for action in actions {
        game.play(action.as_str().expect("a text")).expect("it was played before");
    }
    game
}

/// The law of secrecy at this door: what the page is shown is what the rules show that seat, and nothing else.
#[test]
fn what_the_page_is_shown_is_the_view_of_its_own_seat() {
    for game in ["tanto-cuore", "romantic-vacation", "motto-tanto-cuore", "love-letter"] {
        let mut page = Page::open(solo(game, "novice"));
        for _ in 0..60 {
            if !page.step() {
                break;
            }
            let (_, seen) = ask(&mut page.hall, "GET", &format!("/api/tables/{}/view", page.table), Value::Null);
            let own = engine(&page.shelf).view_in_detail(Viewer::Seat(Seat(0)));
            assert_eq!(seen["view"], json!(own), "{game}");
            let others = seen["view"]["players"].as_array().expect("players").iter().skip(1);
            others.for_each(|other| assert!(!other["hand"].is_array(), "{game}: the other's hand is told: {other}"));
        }
        let views = page.told.iter().filter_map(|message| match message {
            ServerMessage::Entry(entry) => entry.view.as_ref(),
            ServerMessage::Snapshot(snapshot) => snapshot.view.as_ref(),
            _ => None,
        });
        for view in views.map(|view| json!(view)) {
            let others = view["players"].as_array().expect("players").iter().skip(1);
            others.for_each(|other| assert!(!other["hand"].is_array(), "{game}: {other}"));
        }
    }
}

#[test]
fn a_file_that_somebody_tampered_with_is_refused_and_breaks_nothing() {
    let mut page = Page::open(solo("love-letter", "novice"));
    page.steps(6);
    let kept = page.shelf.kept();
    let tampered = |change: &dyn Fn(&mut Value, &mut Vec<String>)| {
        let mut data: Value = serde_json::from_str(&kept.row.data).expect("JSON");
        let mut lines = kept.lines.clone();
        change(&mut data, &mut lines);
        let row = KeptRow { data: data.to_string(), ..kept.row.clone() };
        Hall::new([0; 32]).bring(&KeptTable { row, lines })
    };
    assert!(tampered(&|_, _| {}).is_ok());
    assert!(tampered(&|data, _| data["decider"] = json!(9)).is_err());
    assert!(tampered(&|data, _| data["seats"] = json!([])).is_err());
    assert!(tampered(&|data, _| data["host"] = json!("somebody")).is_ok(), "an unknown field is no matter");
    assert!(tampered(&|data, _| data["setup"]["host"] = json!("somebody")).is_err());
    assert!(tampered(&|data, _| data["setup"]["clock"] = json!({"kind": "move", "seconds": 9})).is_err());
    assert!(tampered(&|data, _| data["seats"][1]["bot"] = json!("nobody")).is_err());
    assert!(tampered(&|_, lines| lines[1] = lines[1].replace("\"seat\":", "\"seat\":7")).is_err());
    assert!(tampered(&|_, lines| lines.truncate(1)).is_err());
    assert!(tampered(&|_, lines| lines[0].clear()).is_err());
    assert!(
        Hall::new([0; 32])
            .bring(&KeptTable { row: KeptRow { id: "abcdefgh".into(), ..kept.row.clone() }, lines: kept.lines.clone() })
            .is_err()
    );
}
