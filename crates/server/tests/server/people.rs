//! Accounts, blocks, chat, pairing, leaving, rematch.

use serde_json::{Value, json};

use crate::client::{ActionPicker, Client, against, seated};
use crate::{Running, on_each_database};

#[test]
fn an_account_keeps_games_across_devices() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let me = house.guest("Anna").await;
        let name = format!("Anna {}", &me.id[..6]);
        let opened = me.post("/api/tables", against("love-letter", &["novice"])).await;
        let made = me.post("/api/register", json!({"name": name, "password": "correct horse"})).await;
        let code = made["recovery_codes"][0].as_str().expect("a code").to_string();
        let wrong = json!({"name": name, "password": "wrong horse"});
        assert_eq!(me.refused("POST", "/api/login", wrong).await, "wrong_password");
        let mut other = Client::nobody(house.addr);
        let login = other.request("POST", "/api/login").json(&json!({"name": name, "password": "correct horse"}));
        other.take_cookie(&login.send().await.expect("an answer"));
        assert_eq!(other.get("/api/me/games").await["games"][0]["id"], opened["id"]);
        let second = house.guest("Berta").await;
        let taken = json!({"name": name.to_uppercase(), "password": "correct horse"});
        assert_eq!(second.refused("POST", "/api/register", taken).await, "name_taken");
        let recover = json!({"name": name, "code": code, "password": "battery staple"});
        second.post("/api/recover", recover.clone()).await;
        assert_eq!(second.refused("POST", "/api/recover", recover).await, "wrong_password");
        assert_eq!(other.refused("GET", "/api/me/games", Value::Null).await, "unauthorized", "old sessions end");
        house.close().await;
    });
}

#[test]
fn a_deleted_person_is_forgotten_and_the_game_goes_on() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let people = [house.guest("Anna").await, house.guest("Berta").await, house.guest("Cora").await];
        let id = seated("love-letter", &people).await;
        people[1].post(&format!("/api/tables/{id}/chat"), json!({"text": "goodbye"})).await;
        let export = people[1].get("/api/me/export").await;
        assert_eq!(export["person"]["name"], "Berta");
        let (status, _) = people[1].send("DELETE", "/api/me", json!({})).await;
        assert_eq!(status, 204);
        assert_eq!(people[1].refused("GET", "/api/me/games", Value::Null).await, "unauthorized");
        let house = house.again().await;
        let anna = Client { addr: house.addr, ..people[0].clone() };
        let text = anna.get(&format!("/api/tables/{id}")).await.to_string();
        assert!(!text.contains("Berta") && !text.contains(&people[1].id), "{text}");
        let (_, snapshot) = anna.watching(&id).await;
        assert!(!snapshot.to_string().contains("goodbye"));
        house.close().await;
    });
}

#[test]
fn who_leaves_is_replaced_and_may_come_back() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let people = [house.guest("Anna").await, house.guest("Berta").await];
        let id = seated("tanto-cuore", &people).await;
        let (mut socket, _) = people[0].watching(&id).await;
        people[1].post(&format!("/api/tables/{id}/leave"), Value::Null).await;
        let left = socket.entry().await;
        assert_eq!(left["entry"]["what"], "left");
        assert_eq!(left["info"]["seats"][1]["bot"], "butler");
        let back = people[1].post(&format!("/api/tables/{id}/return"), Value::Null).await;
        assert_eq!(back["seats"][1]["left"], false);
        let over = people[1].post(&format!("/api/tables/{id}/resign"), Value::Null).await;
        assert_eq!(over["result"]["ending"], "resigned");
        assert_eq!(over["result"]["winners"], json!([0]));
        let next = people[0].post(&format!("/api/tables/{id}/rematch"), Value::Null).await;
        let joined = people[1].post(&format!("/api/tables/{id}/rematch"), Value::Null).await;
        assert_eq!(joined["id"], next["id"]);
        assert_eq!(joined["stage"], "playing");
        assert_eq!(people[0].get(&format!("/api/tables/{id}")).await["next"], next["id"]);
        house.close().await;
    });
}

#[test]
fn in_a_larger_game_a_bot_plays_on_for_who_resigns() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let people = [house.guest("Anna").await, house.guest("Berta").await, house.guest("Cora").await];
        let id = seated("love-letter", &people).await;
        let info = people[0].post(&format!("/api/tables/{id}/resign"), Value::Null).await;
        assert_eq!((&info["stage"], &info["seats"][0]["resigned"]), (&json!("playing"), &json!(true)));
        assert_eq!(people[0].refused("POST", &format!("/api/tables/{id}/return"), Value::Null).await, "conflict");
        people[1].post(&format!("/api/tables/{id}/resign"), Value::Null).await;
        let info = people[2].post(&format!("/api/tables/{id}/resign"), Value::Null).await;
        assert_eq!(info["stage"], "over");
        house.close().await;
    });
}

#[test]
fn the_host_may_abort_early_and_everybody_together_later() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let people = [house.guest("Anna").await, house.guest("Berta").await];
        let id = seated("love-letter", &people).await;
        let path = format!("/api/tables/{id}/abort");
        assert_eq!(people[1].post(&path, Value::Null).await["stage"], "playing", "the host has to agree");
        assert_eq!(people[0].get(&format!("/api/tables/{id}")).await["abort_asked"], json!([1]), "the host is told");
        assert_eq!(people[0].post(&path, Value::Null).await["stage"], "aborted");
        let record = people[0].get(&format!("/api/tables/{id}/record")).await;
        assert_eq!(record["result"], Value::Null);
        house.close().await;
    });
}

#[test]
fn chat_is_heard_unless_muted() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let people = [house.guest("Anna").await, house.guest("Berta").await];
        let id = seated("love-letter", &people).await;
        let (mut anna, _) = people[0].watching(&id).await;
        people[1].post(&format!("/api/tables/{id}/chat"), json!({"text": "  hello\u{202e}\n there "})).await;
        let said = anna.entry().await;
        assert_eq!(said["entry"]["name"], "Berta");
        assert!(
            said["entry"]["text"].as_str().is_some_and(|text| text.starts_with("hello") && !text.contains('\u{202e}'))
        );
        let (status, _) =
            people[0].send("PUT", &format!("/api/me/blocks/{}", people[1].id), json!({"kind": "mute"})).await;
        assert_eq!(status, 204);
        people[1].post(&format!("/api/tables/{id}/chat"), json!({"text": "are you there?"})).await;
        let muted = anna.entry().await;
        assert_eq!(muted["seq"].as_u64(), said["seq"].as_u64().map(|seq| seq + 1));
        assert_eq!(muted["entry"]["text"], "");
        let (_, snapshot) = people[0].watching(&id).await;
        assert!(!snapshot.to_string().contains("are you there"));
        house.close().await;
    });
}

#[test]
fn those_who_block_each_other_do_not_meet() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let people = [house.guest("Anna").await, house.guest("Berta").await, house.guest("Cora").await];
        people[0].send("PUT", &format!("/api/me/blocks/{}", people[1].id), json!({"kind": "block"})).await;
        let opened = people[0].post("/api/tables", crate::client::table("love-letter", 2)).await;
        let sit = format!("/api/tables/{}/sit", opened["id"].as_str().expect("an id"));
        assert_eq!(people[1].refused("POST", &sit, json!({})).await, "forbidden");
        let clock = json!({"kind": "move", "seconds": 60 + ActionPicker(u64::from(std::process::id())).below(1000)});
        let wish = json!({"game": "love-letter", "players": 2, "clock": clock});
        let mut socket = people[0].socket().await;
        assert_eq!(people[0].post("/api/pairing", wish.clone()).await["waiting"], 1);
        assert_eq!(people[1].post("/api/pairing", wish.clone()).await["table"], Value::Null);
        let found = people[2].post("/api/pairing", wish.clone()).await;
        let table = socket.until("paired").await["table"].clone();
        assert_eq!(found["table"], table);
        assert_eq!(people[0].post("/api/pairing", wish).await["table"], table);
        let path = format!("/api/tables/{}", table.as_str().expect("an id"));
        assert_eq!(people[0].get(&path).await["stage"], "playing");
        assert_eq!(people[1].refused("GET", &format!("{path}/view"), Value::Null).await, "forbidden");
        house.close().await;
    });
}

#[test]
fn hints_are_given_where_the_table_allows_them() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let me = house.guest("Anna").await;
        let mut wish = against("tanto-cuore", &["random"]);
        wish["options"] = json!({"first": 0});
        let id = me.post("/api/tables", wish.clone()).await["id"].as_str().expect("an id").to_string();
        assert_eq!(me.refused("GET", &format!("/api/tables/{id}/hint"), Value::Null).await, "forbidden");
        wish["hints"] = true.into();
        let id = me.post("/api/tables", wish).await["id"].as_str().expect("an id").to_string();
        let hint = me.get(&format!("/api/tables/{id}/hint?level=butler")).await;
        assert!(hint["best"][0]["action"].is_string(), "{hint}");
        house.close().await;
    });
}

#[test]
fn whoever_is_away_is_replaced_when_the_others_who_are_here_agree_and_comes_back() {
    on_each_database(|db| async move {
        let house = Running::start_with(&db, |config| config.limits.away = std::time::Duration::from_millis(300)).await;
        let people = [house.guest("Anna").await, house.guest("Berta").await, house.guest("Cora").await];
        let id = seated("tanto-cuore", &people).await;
        let replace = format!("/api/tables/{id}/replace");
        let (_anna, _) = people[0].watching(&id).await;
        let (_berta, _) = people[1].watching(&id).await;
        let (cora, _) = people[2].watching(&id).await;
        assert_eq!(people[0].refused("POST", &replace, json!({"seat": 2})).await, "conflict", "she is here");
        drop(cora);
        tokio::time::sleep(std::time::Duration::from_millis(500)).await;
        let shown = people[0].get(&format!("/api/tables/{id}")).await;
        assert_eq!(shown["seats"][2]["away"], 0);
        // Whoever comes for a moment and goes again is away anew, though the others need not have heard of it.
        drop(people[2].watching(&id).await);
        tokio::time::sleep(std::time::Duration::from_millis(500)).await;
        let again = people[0].get(&format!("/api/tables/{id}")).await;
        let since = |shown: &Value| shown["seats"][2]["away_since"].as_i64().expect("a time");
        assert!(since(&again) > since(&shown), "{shown} {again}");
        assert_eq!(people[2].refused("POST", &replace, json!({"seat": 2})).await, "forbidden", "not for oneself");
        let asked = people[0].post(&replace, json!({"seat": 2})).await;
        assert_eq!((&asked["seats"][2]["replace_asked"], &asked["seats"][2]["left"]), (&json!([0]), &json!(false)));
        let done = people[1].post(&replace, json!({"seat": 2})).await;
        assert_eq!((&done["seats"][2]["left"], &done["seats"][2]["bot"]), (&json!(true), &json!("butler")));
        let back = people[2].post(&format!("/api/tables/{id}/return"), Value::Null).await;
        assert_eq!(back["seats"][2]["left"], false);
        assert_eq!(back["you"], json!([2]));
        house.close().await;
    });
}

#[test]
fn somebody_who_comes_before_all_have_agreed_is_not_replaced() {
    on_each_database(|db| async move {
        let house = Running::start_with(&db, |config| config.limits.away = std::time::Duration::ZERO).await;
        let people = [house.guest("Anna").await, house.guest("Berta").await, house.guest("Cora").await];
        let id = seated("tanto-cuore", &people).await;
        let replace = format!("/api/tables/{id}/replace");
        let (_anna, _) = people[0].watching(&id).await;
        let (_berta, _) = people[1].watching(&id).await;
        people[0].post(&replace, json!({"seat": 2})).await;
        let (_cora, snapshot) = people[2].watching(&id).await;
        assert_eq!(snapshot["info"]["seats"][2]["left"], false);
        assert_eq!(people[1].refused("POST", &replace, json!({"seat": 2})).await, "conflict");
        let shown = people[0].get(&format!("/api/tables/{id}")).await;
        assert_eq!((&shown["seats"][2]["away"], &shown["seats"][2]["replace_asked"]), (&Value::Null, &Value::Null));
        house.close().await;
    });
}

#[test]
fn a_rematch_keeps_the_seats_of_those_who_played() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let people = [house.guest("Anna").await, house.guest("Berta").await];
        let stranger = house.guest("Dora").await;
        let id = seated("love-letter", &people).await;
        people[0].post(&format!("/api/tables/{id}/resign"), Value::Null).await;
        let next = people[0].post(&format!("/api/tables/{id}/rematch"), Value::Null).await;
        let kept = &next["seats"][1]["kept"];
        assert_eq!((&kept["name"], &kept["person"]), (&json!("Berta"), &json!(people[1].id)));
        assert!(kept["left"].as_i64().is_some_and(|left| left > 30_000 && left <= 60_000), "{kept}");
        let sit = format!("/api/tables/{}/sit", next["id"].as_str().expect("an id"));
        assert_eq!(stranger.refused("POST", &sit, json!({})).await, "conflict");
        assert_eq!(people[1].post(&sit, json!({})).await["stage"], "playing");
        house.close().await;
    });
}

#[test]
fn those_who_played_together_invite_each_other_and_nobody_who_does_not_want_to() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let people = [house.guest("Anna").await, house.guest("Berta").await];
        let stranger = house.guest("Dora").await;
        let played = seated("love-letter", &people).await;
        people[0].post(&format!("/api/tables/{played}/resign"), Value::Null).await;
        let known = people[0].get("/api/me/people").await;
        assert_eq!(
            (&known[0]["name"], &known[0]["games"], &known[0]["online"]),
            (&json!("Berta"), &json!(1), &json!(false))
        );
        assert_eq!(stranger.get("/api/me/people").await, json!([]));

        let opened = people[0].post("/api/tables", crate::client::table("love-letter", 2)).await;
        let id = opened["id"].as_str().expect("an id");
        let invite = format!("/api/tables/{id}/invite");
        let mut socket = people[1].socket().await;
        let (status, _) = people[0].send("POST", &invite, json!({"person": people[1].id})).await;
        assert_eq!(status, 204);
        let told = socket.until("invited").await;
        assert_eq!((&told["table"], &told["name"]), (&json!(id), &json!("Anna")));
        assert_eq!(people[1].get("/api/start").await["invitations"][0]["table"], id);
        assert_eq!(people[0].refused("POST", &invite, json!({"person": stranger.id})).await, "not_found");
        assert_eq!(stranger.refused("POST", &invite, json!({"person": people[1].id})).await, "forbidden");

        // Muted: it is not told whether anything came of it.
        people[1].send("PUT", &format!("/api/me/blocks/{}", people[0].id), json!({"kind": "mute"})).await;
        assert_eq!(people[1].get("/api/me/invitations").await, json!([]));
        assert_eq!(people[1].get("/api/me/people").await, json!([]));
        assert_eq!(people[0].send("POST", &invite, json!({"person": people[1].id})).await.0, 204);
        people[1].send("PUT", &format!("/api/me/blocks/{}", people[0].id), json!({"kind": "block"})).await;
        assert_eq!(people[0].get("/api/me/people").await, json!([]), "nor do they know whom they could ask");
        people[1].send("DELETE", &format!("/api/me/blocks/{}", people[0].id), Value::Null).await;

        people[1].post(&format!("/api/tables/{id}/sit"), json!({})).await;
        assert_eq!(people[1].get("/api/me/invitations").await, json!([]), "who sits there is not invited");
        house.close().await;
    });
}

#[test]
fn figures_tell_of_finished_games_and_of_ones_own_score() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let people = [house.guest("Anna").await, house.guest("Berta").await];
        let id = seated("tanto-cuore", &people).await;
        assert_eq!(people[0].get("/api/me/statistics").await["games"], json!([]), "it is not over");
        people[0].post(&format!("/api/tables/{id}/resign"), Value::Null).await;
        let (mine, theirs) = (people[0].get("/api/me/statistics").await, people[1].get("/api/me/statistics").await);
        let (mine, theirs) = (&mine["games"][0], &theirs["games"][0]);
        assert_eq!((&mine["seat"], &theirs["seat"]), (&json!(0), &json!(1)));
        assert_eq!((&mine["winners"], &mine["ending"]), (&json!([1]), &json!("resigned")));
        assert_eq!(mine["seats"][1]["name"], "Berta");
        assert!(mine["score"]["points"].is_i64() && mine["score"]["lines"].is_array());
        house.close().await;
    });
}
