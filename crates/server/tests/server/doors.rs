//! Who gets in: origins, cookies, headers, limits.

use std::time::Instant;

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::client::{Client, against};
use crate::{Running, on_each_database};

#[test]
fn pages_of_other_origins_get_nowhere() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let me = house.guest("Anna").await;
        let own = format!("http://{}", house.addr);
        for (origin, status) in [("https://evil.example", 403), ("null", 403), (own.as_str(), 200)] {
            let rename = me.request("PATCH", "/api/me").header("origin", origin).json(&json!({"name": "Eve"}));
            assert_eq!(rename.send().await.expect("an answer").status(), status, "{origin}");
            let mut request = format!("ws://{}/ws", house.addr).into_client_request().expect("a request");
            request.headers_mut().insert("cookie", me.cookie.parse().expect("a header"));
            request.headers_mut().insert("origin", origin.parse().expect("a header"));
            assert_eq!(tokio_tungstenite::connect_async(request).await.is_ok(), status == 200, "{origin}");
        }
        let crossing = me.request("POST", "/api/logout").header("sec-fetch-site", "cross-site");
        assert_eq!(crossing.send().await.expect("an answer").status(), 403);
        house.close().await;
    });
}

#[test]
fn nobody_gets_in_without_a_cookie_and_every_answer_carries_the_headers() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let nobody = Client::nobody(house.addr);
        assert_eq!(nobody.refused("POST", "/api/tables", against("love-letter", &["novice"])).await, "unauthorized");
        assert_eq!(nobody.get("/api/house").await["me"], Value::Null);
        let forged = Client { cookie: "livret=AAAA.BBBB".into(), ..nobody.clone() };
        assert_eq!(forged.refused("GET", "/api/me/games", Value::Null).await, "unauthorized");
        for path in ["/", "/api/house", "/api/nothing", "/health", "/tables/abc"] {
            let response = nobody.request("GET", path).send().await.expect("an answer");
            let policy = response.headers()["content-security-policy"].to_str().expect("text");
            let but_wasm = policy.replacen("script-src 'self' 'wasm-unsafe-eval';", "", 1);
            assert!(policy.starts_with("default-src 'none'") && !but_wasm.contains("unsafe"), "{path}: {policy}");
            assert_eq!(response.headers()["x-content-type-options"], "nosniff");
        }
        let response = nobody.request("POST", "/api/guest").json(&json!({})).send().await.expect("an answer");
        let cookie = response.headers()["set-cookie"].to_str().expect("text");
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
        house.close().await;
    });
}

#[test]
fn too_much_at_once_is_refused() {
    on_each_database(|db| async move {
        let house = Running::start_with(&db, |config| {
            config.limits.rate = 1;
            config.limits.per_address = 3;
        })
        .await;
        let me = house.guest("Anna").await;
        let (begun, mut through) = (Instant::now(), 0);
        for _ in 0..80 {
            let (status, _) = me.send("GET", "/api/house", Value::Null).await;
            through += u32::from(status != 429);
        }
        assert!(f64::from(through) <= 61.0 + 5.0 * begun.elapsed().as_secs_f64(), "{through} of 80");
        house.close().await;
    });
}

#[test]
fn a_house_lives_under_its_base_path() {
    on_each_database(|db| async move {
        let house = Running::start_with(&db, |config| config.base_path = "/cards".into()).await;
        let nobody = Client::nobody(house.addr);
        assert_eq!(nobody.get("/cards/api/house").await["name"], "livret");
        assert_eq!(nobody.request("GET", "/cards/").send().await.expect("an answer").status(), 200);
        let response = nobody.request("POST", "/cards/api/guest").json(&json!({})).send().await.expect("an answer");
        assert!(response.headers()["set-cookie"].to_str().expect("text").contains("Path=/cards"));
        house.close().await;
    });
}

/// PostgreSQL takes no NUL: such a text is the id of nothing, as is everything else that we would never make.
#[test]
fn a_text_that_can_be_no_id_is_simply_not_there() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let me = house.guest("Anna").await;
        for id in ["%00", "k3v9%00qm2", "%F0%9F%8D%B5", "%2e%2e%2f", "a%20b", "x".repeat(500).as_str()] {
            for (method, path) in [
                ("GET", "/api/tables/{id}"),
                ("GET", "/api/tables/{id}/log"),
                ("GET", "/api/tables/{id}/record"),
                ("POST", "/api/tables/{id}/sit"),
                ("POST", "/api/tables/{id}/rematch"),
                ("DELETE", "/api/me/blocks/{id}"),
            ] {
                let (status, answer) = me.send(method, &path.replace("{id}", id), Value::Null).await;
                assert_eq!((status, &answer["error"]["code"]), (404, &json!("not_found")), "{method} {path} {id}");
            }
            let mute = me.send("PUT", &format!("/api/me/blocks/{id}"), json!({"kind": "mute"})).await;
            assert_eq!(mute.0, 404, "{id}");
        }
        let mut socket = me.socket().await;
        socket.send(json!({"op": "watch", "table": "k3v9\u{0}qm2"})).await;
        assert_eq!(socket.refusal().await, "not_found");
        house.close().await;
    });
}

#[test]
fn figures_are_for_the_host_alone() {
    on_each_database(|db| async move {
        let status = async |house: &Running, headers: &[(&str, &str)]| {
            let request = Client::nobody(house.addr).request("GET", "/metrics");
            let request = headers.iter().fold(request, |request, (name, value)| request.header(*name, *value));
            request.send().await.expect("an answer").status().as_u16()
        };
        let house = Running::start_with(&db, |config| config.metrics_token = Some("earl grey".into())).await;
        assert_eq!(status(&house, &[]).await, 200, "on this machine");
        for passed_on in ["forwarded", "via", "x-forwarded-for", "x-real-ip"] {
            assert_eq!(status(&house, &[(passed_on, "127.0.0.1")]).await, 403, "{passed_on}");
            let with_token = [(passed_on, "127.0.0.1"), ("authorization", "Bearer earl grey")];
            assert_eq!(status(&house, &with_token).await, 200, "{passed_on}");
        }
        house.close().await;
        let house = Running::start_with(&db, |config| {
            config.trust_proxy = true;
            config.metrics_token = Some("earl grey".into());
        })
        .await;
        assert_eq!(status(&house, &[]).await, 403, "a proxy is on this machine too");
        assert_eq!(status(&house, &[("x-forwarded-for", "127.0.0.1")]).await, 403);
        assert_eq!(status(&house, &[("authorization", "Bearer green")]).await, 403);
        assert_eq!(status(&house, &[("authorization", "Bearer earl grey")]).await, 200);
        house.close().await;
    });
}

#[test]
fn a_wrong_method_is_told_and_the_right_ones_are_named() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let nobody = Client::nobody(house.addr);
        for (method, path, allowed) in [
            ("PUT", "/api/house", "GET,HEAD"),
            ("GET", "/api/guest", "POST"),
            ("DELETE", "/api/tables/abc", "GET,HEAD"),
        ] {
            let response = nobody.request(method, path).send().await.expect("an answer");
            assert_eq!((response.status().as_u16(), &response.headers()["allow"]), (405, &allowed.parse().unwrap()));
            let answer: Value = response.json().await.expect("JSON");
            assert_eq!(answer["error"]["code"], "bad_request");
        }
        house.close().await;
    });
}
