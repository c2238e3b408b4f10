//! The description, the house and the client's routes agree.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::{Map, Value, json};

use crate::client::against;
use crate::{Running, on_each_database};

#[test]
fn every_documented_path_answers() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let me = house.guest("Anna").await;
        let opened = me.post("/api/tables", against("love-letter", &["novice"])).await;
        let id = opened["id"].as_str().expect("an id");
        let description = me.get("/api/openapi.json").await;
        let paths = description["paths"].as_object().expect("paths");
        for (path, methods) in paths {
            for method in methods.as_object().expect("methods").keys() {
                let real = path.replace("{id}", id).replace("{person}", "nobody");
                let (status, answer) = me.send(&method.to_uppercase(), &real, Value::Null).await;
                assert!(status < 500 && status != 405, "{method} {path}: {status} {answer}");
                // An unknown path would say so in these words.
                assert_ne!(answer["error"]["message"], "there is no such path here", "{method} {path}");
                let documented = methods[method]["responses"].as_object().expect("responses");
                assert!(documented.contains_key(&status.to_string()), "{method} {path}: {status}");
                if path == "/api/me" && method == "delete" || path == "/api/logout" {
                    // We are gone; come in again.
                    return_as_guest(&house, &me).await;
                }
            }
        }
        house.close().await;
    });
}

#[test]
fn whoever_has_not_come_in_is_told_so_just_where_the_description_says() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let nobody = crate::client::Client::nobody(house.addr);
        let description = nobody.get("/api/openapi.json").await;
        for (path, methods) in description["paths"].as_object().expect("paths") {
            for (method, operation) in methods.as_object().expect("methods") {
                let real = path.replace("{id}", "k3v9qm2x").replace("{person}", "nobody");
                let (_, answer) = nobody.send(&method.to_uppercase(), &real, Value::Null).await;
                let turned_away = answer["error"]["code"] == "unauthorized";
                assert_eq!(turned_away, operation["security"].is_array(), "{method} {path}: {answer}");
            }
        }
        house.close().await;
    });
}

async fn return_as_guest(house: &Running, me: &crate::client::Client) {
    // The cookie no longer counts; later requests are refused, which answers too.
    assert_eq!(me.refused("GET", "/api/me/games", Value::Null).await, "unauthorized");
    drop(house.guest("Anna").await);
}

#[test]
fn every_route_is_documented() {
    let text: String = [
        "mod.rs",
        "companions.rs",
        "statistics.rs",
        "server_info.rs",
        "identity.rs",
        "lobby.rs",
        "pairing.rs",
        "play.rs",
        "records.rs",
        "tables.rs",
        "../socket.rs",
    ]
    .iter()
    .map(|file| {
        let path = format!("{}/src/api/{file}", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(path).expect("a module of the API")
    })
    .collect();
    let handlers = text.matches("#[utoipa::path(").count();
    let listed: BTreeSet<&str> = text
        .lines()
        .filter(|line| line.contains("routes!("))
        .flat_map(|line| line.split("routes!(").nth(1).expect("a list").split(')').next().expect("a list").split(','))
        .map(str::trim)
        .collect();
    assert_eq!(handlers, listed.len(), "every described handler is routed: {listed:?}");
    assert_eq!(json!(text.matches(".route(").count()), 0, "every route of the API is described");
}

#[test]
fn the_clients_routes_are_fresh() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let made = routes(crate::client::Client::nobody(house.addr).get("/api/openapi.json").await);
        let made = format!("{made:#}\n");
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/routes.json");
        if std::env::var_os("LIVRET_BLESS").is_some() {
            std::fs::write(&path, &made).expect("routes.json can be written");
        }
        let kept = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(kept == made, "web/src/wire/routes.json is stale: LIVRET_BLESS=1 cargo test -p livret-server routes");
        house.close().await;
    });
}

/// What a client needs of the description: the routes, and what comes back when all goes well. The shapes are there by name
/// alone, since the client has them from the same types.
fn routes(mut description: Value) -> Value {
    let paths = description["paths"].as_object_mut().expect("paths");
    for operation in paths.values_mut().flat_map(|path| path.as_object_mut().expect("methods").values_mut()) {
        operation["responses"].as_object_mut().expect("responses").retain(|status, _| status.starts_with('2'));
    }
    let paths = description["paths"].take();
    let text = paths.to_string();
    let named = |name: &&String| text.contains(&format!("\"#/components/schemas/{name}\""));
    let schemas = description["components"]["schemas"].as_object().expect("schemas");
    let shapes: Map<String, Value> = schemas.keys().filter(named).map(|name| (name.clone(), json!({}))).collect();
    json!({
        "openapi": description["openapi"],
        "info": { "title": "Livret", "version": "" },
        "paths": paths,
        "components": { "schemas": shapes },
    })
}
