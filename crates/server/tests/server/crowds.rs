//! Many people behind one address, and one attacker.

use std::time::Instant;

use livret_server::Limits;
use serde_json::{Value, json};

use crate::client::{Client, against};
use crate::{Running, on_each_database};

async fn with_default_limits(db: &str) -> Running {
    Running::start_with(db, |config| config.limits = Limits::default()).await
}

async fn status(client: &Client, method: &str, path: &str, body: Value) -> u16 {
    client.send(method, path, body).await.0
}

/// Everything that a browser asks for between the first page and the first action; returns what was refused.
async fn visit(house: &Running, number: usize) -> Vec<String> {
    let nobody = Client::nobody(house.addr);
    let mut refused = Vec::new();
    for file in (0..70).map(|file| format!("/assets/file-{file}.js")).chain(["/".into(), "/sw.js".into()]) {
        if status(&nobody, "GET", &file, Value::Null).await == 429 {
            refused.push(file);
        }
    }
    let wish = json!({"game": "tanto-cuore", "players": 2, "options": {}});
    for (method, path, body) in
        [("GET", "/api/start", Value::Null), ("GET", "/api/cards", Value::Null), ("GET", "/api/lobby", Value::Null)]
            .into_iter()
            .chain(std::iter::repeat_n(("POST", "/api/preview", wish), 6))
    {
        if status(&nobody, method, path, body).await != 200 {
            refused.push(path.into());
        }
    }
    let mut me = nobody.clone();
    let response = me.request("POST", "/api/guest").json(&json!({"name": format!("visitor {number}")})).send().await;
    let response = response.expect("the house answers");
    if response.status() != 200 {
        return refused.into_iter().chain(["/api/guest".into()]).collect();
    }
    me.take_cookie(&response);
    me.id = response.json::<Value>().await.expect("JSON")["id"].as_str().expect("an id").into();
    let (status, opened) = me.send("POST", "/api/tables", against("love-letter", &["novice"])).await;
    if status != 200 {
        return refused.into_iter().chain(["/api/tables".into()]).collect();
    }
    let (_socket, snapshot) = me.watching(opened["id"].as_str().expect("an id")).await;
    assert_eq!(snapshot["seat"], 0);
    refused
}

#[test]
fn fifty_visitors_behind_one_address_all_reach_a_table() {
    on_each_database(|db| async move {
        let house = std::sync::Arc::new(with_default_limits(&db).await);
        let mut visits = tokio::task::JoinSet::new();
        for number in 0..50 {
            let house = house.clone();
            visits.spawn(async move { visit(&house, number).await });
        }
        while let Some(refused) = visits.join_next().await {
            assert_eq!(refused.expect("the visit ends"), Vec::<String>::new());
        }
        std::sync::Arc::into_inner(house).expect("everybody has left").close().await;
    });
}

#[test]
fn a_flood_from_one_address_is_refused_and_told_when_to_come_back() {
    on_each_database(|db| async move {
        let house = with_default_limits(&db).await;
        let nobody = Client::nobody(house.addr);
        let (begun, mut through) = (Instant::now(), 0);
        for _ in 0..160 {
            let guest = nobody.request("POST", "/api/guest").json(&json!({})).send().await.expect("an answer");
            if guest.status() == 429 {
                assert!(guest.headers()["retry-after"].to_str().expect("text").parse::<u32>().expect("seconds") > 0);
            } else {
                through += 1;
            }
        }
        assert!(through >= 100, "a club comes in");
        // Beyond the burst, one in three seconds.
        assert!(f64::from(through) <= 101.0 + begun.elapsed().as_secs_f64() / 3.0, "{through} of 160");
        assert_eq!(status(&nobody, "GET", "/api/lobby", Value::Null).await, 200, "looking is counted apart");
        house.close().await;
    });
}

#[test]
fn sixty_wrong_passwords_for_one_account_stop_nobody_else_at_the_address() {
    on_each_database(|db| async move {
        let house = with_default_limits(&db).await;
        let (mut anna, mut berta) = (house.guest("Anna").await, house.guest("Berta").await);
        anna.register("Anna", "correct horse").await;
        berta.register("Berta", "battery staple").await;
        let nobody = Client::nobody(house.addr);
        let login = |name: &str, password: &str| json!({"name": name, "password": password});
        let (begun, mut looked_at) = (Instant::now(), 0);
        for n in 0..60 {
            // However the name is written, it is one account.
            let name = ["anna", "ANNA", " Anna ", "\u{ff21}nna"][n % 4];
            match status(&nobody, "POST", "/api/login", login(name, "guess after guess")).await {
                401 => looked_at += 1,
                429 => {}
                other => panic!("{other}"),
            }
        }
        // Five, and one more after each pause of 1, 2, 4 … seconds.
        let paused_for = begun.elapsed().as_secs_f64();
        assert!(f64::from(looked_at) <= 6.0 + (1.0 + paused_for).log2(), "{looked_at} of 60 in {paused_for} s");
        assert_eq!(status(&nobody, "POST", "/api/login", login("Berta", "battery staple")).await, 200);
        house.close().await;
    });
}

#[test]
fn guesses_do_not_keep_the_owner_out_at_another_address() {
    on_each_database(|db| async move {
        let house = Running::start_with(&db, |config| {
            config.limits = Limits::default();
            config.trust_proxy = true;
        })
        .await;
        let mut anna = house.guest("Anna").await;
        anna.register("Anna", "correct horse").await;
        let from = |address: String, password: &'static str| {
            let login = Client::nobody(house.addr).request("POST", "/api/login").header("x-forwarded-for", address);
            let login = login.json(&json!({"name": "Anna", "password": password}));
            async move { login.send().await.expect("an answer").status().as_u16() }
        };
        for address in 0..20 {
            for _ in 0..6 {
                assert_ne!(from(format!("10.0.0.{address}"), "guess after guess").await, 200);
            }
        }
        assert_eq!(from("192.0.2.7".into(), "correct horse").await, 200);
        house.close().await;
    });
}

#[test]
fn what_was_sent_is_not_sent_again() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let nobody = Client::nobody(house.addr);
        let first = nobody.request("GET", "/api/cards").send().await.expect("an answer");
        let tag = first.headers()["etag"].clone();
        for known in [tag.to_str().expect("text").to_string(), format!("\"other\", {}", tag.to_str().expect("text"))] {
            let again = nobody.request("GET", "/api/cards").header("if-none-match", known).send().await;
            assert_eq!(again.expect("an answer").status(), 304);
        }
        let other = nobody.request("GET", "/api/cards").header("if-none-match", "\"other\"").send().await;
        assert_eq!(other.expect("an answer").status(), 200);
        house.close().await;
    });
}

#[test]
fn the_first_answer_tells_all_that_a_page_needs() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let nobody = Client::nobody(house.addr).get("/api/start").await;
        assert_eq!((&nobody["house"]["name"], &nobody["house"]["me"]), (&json!("livret"), &Value::Null));
        assert_eq!((&nobody["games"], &nobody["blocks"]), (&Value::Null, &Value::Null));
        let (me, other) = (house.guest("Anna").await, house.guest("Berta").await);
        let opened = me.post("/api/tables", against("love-letter", &["novice"])).await;
        me.send("PUT", &format!("/api/me/blocks/{}", other.id), json!({"kind": "mute"})).await;
        let mine = me.get("/api/start").await;
        assert_eq!(mine["house"]["me"]["id"], me.id);
        assert_eq!(mine["games"]["games"][0]["id"], opened["id"]);
        assert_eq!(mine["blocks"][0]["person"], other.id);
        house.close().await;
    });
}
