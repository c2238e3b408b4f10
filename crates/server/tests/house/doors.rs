//! Who gets in: origins, cookies, headers, limits.

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
            assert!(policy.starts_with("default-src 'none'") && !policy.contains("unsafe"), "{path}");
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
        let mut refused = 0;
        for _ in 0..80 {
            let (status, _) = me.send("GET", "/api/house", Value::Null).await;
            refused += u32::from(status == 429);
        }
        assert!(refused > 5, "{refused} of 80");
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
