//! What was played and said where nobody may watch; names; whose address counts.

use std::time::Instant;

use livret_server::Limits;
use livret_table::Who;
use serde_json::{Value, json};

use crate::client::{Client, against, seated_at, table};
use crate::{Running, on_each_database};

/// A game of two where nobody may watch: something is said, and one of them gives up.
async fn a_closed_game(people: &[Client], share: bool) -> String {
    let mut wish = table("love-letter", 2);
    (wish["spectators"], wish["share"]) = (false.into(), share.into());
    let id = seated_at(wish, people).await;
    people[0].post(&format!("/api/tables/{id}/chat"), json!({"text": "between us"})).await;
    people[1].post(&format!("/api/tables/{id}/resign"), json!({})).await;
    id
}

/// What the three ways of looking at a finished game answer.
async fn looks(client: &Client, id: &str) -> [u16; 4] {
    let look = async |what: &str| client.send("GET", &format!("/api/tables/{id}/{what}"), Value::Null).await.0;
    [look("record").await, look("moves").await, look("replay").await, look("log").await]
}

/// What somebody who looks at the table finds said there.
async fn said(client: &Client, id: &str) -> Vec<(String, String)> {
    let words = |entry: &Value| {
        let text = |field: &str| entry[field].as_str().expect("text").to_string();
        (entry["kind"] == "said").then(|| (text("name"), text("text")))
    };
    let (_, snapshot) = client.watching(id).await;
    let told: Vec<_> = snapshot["log"].as_array().expect("a log").iter().filter_map(words).collect();
    let log = client.get(&format!("/api/tables/{id}/log?since=0")).await;
    let log = log.as_array().expect("entries").iter().filter_map(|message| words(&message["entry"]));
    assert_eq!(told, log.collect::<Vec<_>>());
    told
}

#[test]
fn a_closed_game_stays_with_those_who_sat_there_until_all_share_it() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let people = [house.guest("Anna").await, house.guest("Berta").await];
        let stranger = house.guest("Cora").await;
        let id = a_closed_game(&people, false).await;
        let share = format!("/api/tables/{id}/share");
        assert_eq!(looks(&people[0], &id).await, [200; 4]);
        assert_eq!(looks(&stranger, &id).await, [403; 4]);
        assert_eq!(stranger.refused("POST", &share, json!({})).await, "forbidden");
        assert_eq!(people[0].post(&share, json!({})).await["share_asked"], json!([0]));
        assert_eq!(looks(&stranger, &id).await, [403; 4]);
        assert_eq!(people[1].post(&share, json!({})).await["shared"], true);
        let house = house.again().await;
        let at = |client: &Client| Client { addr: house.addr, ..client.clone() };
        let (anna, stranger) = (at(&people[0]), at(&stranger));
        assert_eq!(looks(&stranger, &id).await, [200; 4]);
        assert_eq!(said(&anna, &id).await, [("Anna".into(), "between us".into())]);
        assert_eq!(said(&stranger, &id).await, [(String::new(), String::new())]);
        let chat = format!("/api/tables/{id}/chat");
        assert_eq!(stranger.refused("POST", &chat, json!({"text": "hello"})).await, "forbidden");
        let (mut socket, _) = stranger.watching(&id).await;
        anna.post(&chat, json!({"text": "still between us"})).await;
        let told = socket.entry().await;
        assert_eq!((&told["entry"]["name"], &told["entry"]["text"]), (&json!(""), &json!("")), "{told}");
        house.close().await;
    });
}

#[test]
fn a_private_game_is_unknown_to_others_after_the_end_too() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let (me, stranger) = (house.guest("Anna").await, house.guest("Cora").await);
        let opened = me.post("/api/tables", against("love-letter", &["novice"])).await;
        let id = opened["id"].as_str().expect("an id");
        me.post(&format!("/api/tables/{id}/resign"), json!({})).await;
        assert_eq!(looks(&me, id).await, [200; 4]);
        assert_eq!(looks(&stranger, id).await, [404; 4]);
        assert_eq!(stranger.refused("GET", &format!("/api/tables/{id}"), Value::Null).await, "not_found");
        assert_eq!(me.post(&format!("/api/tables/{id}/share"), json!({})).await["shared"], true, "alone, one agrees");
        assert_eq!(looks(&stranger, id).await, [200; 4]);
        house.close().await;
    });
}

#[test]
fn a_table_may_promise_its_record_and_links_given_out_before_keep_working() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let people = [house.guest("Anna").await, house.guest("Berta").await];
        let stranger = house.guest("Cora").await;
        let promised = a_closed_game(&people, true).await;
        assert_eq!(looks(&stranger, &promised).await, [200; 4]);
        assert_eq!(said(&stranger, &promised).await, [(String::new(), String::new())]);
        // A table as it was kept before there was a choice.
        let old = a_closed_game(&people, false).await;
        let (mut row, _) = house.app.store.table(&old).await.expect("it is read").expect("it is there");
        let mut data: Value = serde_json::from_str(&row.data).expect("JSON");
        data["setup"].as_object_mut().expect("fields").remove("share").expect("the choice");
        row.data = data.to_string();
        house.app.store.append(livret_store::Append::with_row(row, Vec::new())).await.expect("it is kept");
        let house = house.again().await;
        let stranger = Client { addr: house.addr, ..stranger };
        assert_eq!(looks(&stranger, &old).await, [200; 4]);
        assert_eq!(said(&stranger, &old).await, [(String::new(), String::new())]);
        house.close().await;
    });
}

#[test]
fn spectators_cannot_use_up_what_may_be_said() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let people = [house.guest("Anna").await, house.guest("Berta").await];
        let id = seated_at(table("love-letter", 2), &people).await;
        let spectators = [house.guest("Cora").await, house.guest("Dora").await];
        let handle = house.app.table(&id).await.expect("it is there");
        let cora = Who { id: spectators[0].id.clone(), name: "Cora".into(), account: false };
        let talk = house.app.change(&handle, move |table, _, at| {
            (0..499).for_each(|n| table.say(&cora, &format!("line {n}"), at));
            Ok(((), Vec::new()))
        });
        talk.await.expect("it is kept");
        let chat = format!("/api/tables/{id}/chat");
        spectators[1].post(&chat, json!({"text": "the last of the five hundred"})).await;
        assert_eq!(spectators[1].refused("POST", &chat, json!({"text": "one more"})).await, "conflict");
        people[0].post(&chat, json!({"text": "we still can"})).await;
        house.close().await;
    });
}

#[test]
fn nobody_bears_the_name_of_an_account_and_who_has_one_is_told() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let (mut zoe, other) = (house.guest("Zoe").await, house.guest("Zoe").await);
        let mut before = other.socket().await;
        zoe.register("Zoe", "correct horse").await;
        assert_eq!(before.close_code().await, Some(4401), "the socket would go on under the old name");
        let name = other.get("/api/house").await["me"]["name"].as_str().expect("a name").to_string();
        assert!(name.starts_with("guest-"), "{name}");
        let nobody = Client::nobody(house.addr);
        for name in ["Zoe", " zOE ", "Zo\u{200d}e", "Zoe\u{fe0f}", "Z\u{43e}e"] {
            assert_eq!(nobody.refused("POST", "/api/guest", json!({"name": name})).await, "name_taken", "{name}");
            assert_eq!(other.refused("PATCH", "/api/me", json!({"name": name})).await, "name_taken", "{name}");
        }
        let id = seated_at(table("love-letter", 2), &[zoe.clone(), other.clone()]).await;
        let chat = format!("/api/tables/{id}/chat");
        for person in [&zoe, &other] {
            person.post(&chat, json!({"text": "hello"})).await;
        }
        let (_, snapshot) = other.watching(&id).await;
        let accounts = |list: &Value| -> Vec<Value> {
            list.as_array()
                .expect("a list")
                .iter()
                .map(|one| one["account"].clone())
                .filter(Value::is_boolean)
                .collect()
        };
        assert_eq!(accounts(&snapshot["info"]["seats"]), [true, false]);
        assert_eq!(accounts(&snapshot["log"]), [true, false]);
        house.close().await;
    });
}

#[test]
fn the_last_hop_counts_on_however_many_lines_it_is_told() {
    on_each_database(|db| async move {
        let house = Running::start_with(&db, |config| {
            config.limits = Limits::default();
            config.trust_proxy = true;
        })
        .await;
        let nobody = Client::nobody(house.addr);
        let guest = |lines: [String; 2]| {
            let [first, second] = lines;
            let guest = nobody.request("POST", "/api/guest").header("x-forwarded-for", first);
            let guest = guest.header("x-forwarded-for", second).json(&json!({}));
            async move { guest.send().await.expect("an answer").status().as_u16() }
        };
        let (begun, mut through) = (Instant::now(), 0);
        for n in 0..160 {
            let hearsay = format!("10.0.{n}.1");
            through += u32::from(guest([hearsay.clone(), format!("{hearsay}, 192.0.2.1")]).await == 200);
        }
        // As many as one address gets.
        assert!(f64::from(through) <= 101.0 + begun.elapsed().as_secs_f64() / 3.0, "{through} of 160");
        assert_eq!(guest(["192.0.2.1".into(), "192.0.2.2".into()]).await, 200);
        house.close().await;
    });
}
