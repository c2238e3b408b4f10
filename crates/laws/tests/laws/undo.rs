//! What is free to take back, and what is not: the law holds in random play ([`livret_testkit::secrecy`]), these are the
//! actions that people know it by.

use livret_games::{AnyTable, Library, NewGame};
use serde_json::{Value, json};

fn table(game: &str, players: usize, options: Value, position: Value) -> AnyTable {
    let new = NewGame {
        game: game.into(),
        players,
        seed: "undo".into(),
        options: options.as_object().cloned().unwrap_or_default().into(),
        arrange: position.as_object().cloned().map(Into::into),
    };
    AnyTable::open(Library::shipped(), &new).unwrap_or_else(|error| panic!("{error}"))
}

fn reveals(table: &mut AnyTable, action: &str) -> bool {
    let legal = table.legal();
    table.act_witnessed(action, &[]).unwrap_or_else(|error| panic!("{action}: {error:?}, among {legal:?}")).reveals
}

/// A turn of seat 0 that plays all of these and shows nothing that it did not know.
fn free(game: &str, options: Value, position: Value, actions: &[&str]) {
    // With two a work of Motto stays in the box.
    let mut table = table(game, if game == "motto-tanto-cuore" { 4 } else { 2 }, options, position);
    for action in actions {
        assert!(!reveals(&mut table, action), "{game}: {action} tells nothing and should be free to take back");
    }
}

/// The same, but the last action brings something to light.
fn not_free(game: &str, options: Value, position: Value, actions: &[&str]) {
    let mut table = table(game, 2, options, position);
    let (last, before) = actions.split_last().expect("an action");
    for action in before {
        let _ = reveals(&mut table, action);
    }
    assert!(reveals(&mut table, last), "{game}: {last} tells something and must not be free to take back");
}

/// A position of seat 0 with this hand; both have decks to draw from.
fn at(phase: &str, hand: &[&str], chambermaids: Value) -> Value {
    let deck = vec!["1-love"; 12];
    json!({"free": true, "phase": phase, "player": 0, "counters": {"serving": 5, "love": 9, "employment": 3},
           "players": [{"hand": hand, "deck": deck, "discard": [], "chambermaids": chambermaids},
                       {"hand": ["1-love", "2-love", "1-love"], "deck": deck, "discard": ["3-love"],
                        "chambermaids": chambermaids}]})
}

fn sick(maid: &str) -> Value {
    json!([{"card": maid, "illness": 1}])
}

#[test]
fn tanto_cuore_love_hires_chambermaids_servings_without_a_draw_and_cures_are_free() {
    let hand = ["3-love", "kagari-ichinomiya", "safran-virginie", "colette-framboise", "1-love", "2-love", "2-love"];
    let actions = [
        "cure:azure-crescent",
        "end",
        "serve:kagari-ichinomiya",
        "chamber:safran-virginie",
        "chamber:colette-framboise",
        "love:1-love",
        "end",
        "love:all",
        "hire:rouge-crescent",
        "hire:2-love",
        "hire:colette-framboise",
    ];
    free("tanto-cuore", json!({}), at("start", &hand, sick("azure-crescent")), &actions);
    // Sainsbury exchanges openly, as long as the town has what she brings.
    let exchange = ["serve:sainsbury-lockwood", "take:2-love"];
    free("tanto-cuore", json!({}), at("serve", &["sainsbury-lockwood", "1-love"], json!([])), &exchange);
}

#[test]
fn expanding_the_house_love_hires_chambermaids_servings_without_a_draw_and_cures_are_free() {
    let hand = ["3-love", "ririko-hiiragi", "felicity-horn", "aline-du-roi", "1-love"];
    let actions = [
        "cure:felicity-horn",
        "end",
        "serve:ririko-hiiragi",
        "chamber:felicity-horn",
        "love:1-love",
        "end",
        "hire:lilac-hawkwind",
        "hire:1-love",
    ];
    let sets = json!({"sets": ["expanding-the-house", "tanto-cuore"], "chiefs": "expanding-the-house",
        "town": ["ririko-hiiragi", "felicity-horn", "lilac-hawkwind", "kagari-ichinomiya", "rouge-crescent",
                 "tenalys-trent", "anise-greenaway", "viola-crescent", "azure-crescent", "safran-virginie"]});
    free("expanding-the-house", sets, at("start", &hand, sick("felicity-horn")), &actions);
}

#[test]
fn romantic_vacation_love_hires_chambermaids_and_servings_without_a_draw_are_free() {
    let hand = ["fea-primrose", "hyacinth-arrow", "beatrice-escudo", "1-love", "2-love"];
    let actions = [
        "serve:fea-primrose",
        "chamber:hyacinth-arrow",
        "chamber:beatrice-escudo",
        "love:1-love",
        "end",
        "love:2-love",
        "hire:evita-catala",
        "hire:1-love",
    ];
    free("romantic-vacation", json!({}), at("serve", &hand, json!([])), &actions);
}

#[test]
fn motto_love_hires_chambermaids_work_servings_without_a_draw_and_cures_are_free() {
    let hand = ["3-love", "dawn-shride", "elaine-fontenille", "tomo-watagaya", "1-love"];
    let mut position = at("refined", &hand, sick("elaine-fontenille"));
    position["players"][0]["refined"] = json!("arisa");
    let actions = [
        "cure:elaine-fontenille",
        "end",
        "serve:dawn-shride",
        "chamber:elaine-fontenille",
        "love:1-love",
        "end",
        "work:cleaning",
        "end",
        "hire:edith-shirling",
    ];
    free("motto-tanto-cuore", json!({"illness": true}), position, &actions);
}

#[test]
fn cards_that_show_the_top_of_a_deck_are_not_free() {
    let house = json!({"town": ["lilac-hawkwind", "rutile-der-sar", "phyllis-lumley", "victoria-calderan", "ririko-hiiragi",
        "felicity-horn", "suzuna-kamikawa", "carillon-vandoor", "tiffany-wise", "emily-raymond"]});
    for actions in [
        &["serve:lilac-hawkwind"][..],
        &["serve:rutile-der-sar", "target:1"],
        &["serve:rutile-der-sar", "target:0"],
        &["serve:phyllis-lumley", "yes"],
        // Between two there is nobody to choose but the other.
        &["serve:victoria-calderan", "target:1"],
    ] {
        let maid = actions[0].strip_prefix("serve:").expect("a serving");
        not_free("expanding-the-house", house.clone(), at("serve", &[maid], json!([])), actions);
    }
    let evita = ["serve:evita-catala", "target:1"];
    not_free("romantic-vacation", json!({}), at("serve", &["evita-catala"], json!([])), &evita);
}

#[test]
fn draws_of_anybody_private_maids_turned_up_and_the_end_of_a_turn_are_not_free() {
    let tenalys = ["tenalys-trent"];
    not_free("tanto-cuore", json!({}), at("serve", &tenalys, json!([])), &["serve:tenalys-trent"]);
    not_free("tanto-cuore", json!({}), at("serve", &["viola-crescent"], json!([])), &["serve:viola-crescent"]);
    not_free("tanto-cuore", json!({}), at("hire", &[], json!([])), &["end"]);
    let mut hires = table("tanto-cuore", 2, json!({}), at("hire", &[], json!([])));
    let state = json!(hires.state());
    let maid = state["town"]["private_maids"]["face_up"][0].as_str();
    let maid = maid.map_or_else(|| panic!("a private maid on offer: {}", state["town"]), str::to_owned);
    let text = hires.legal().into_iter().find(|text| text.starts_with(&format!("hire:{maid}"))).expect("affordable");
    assert!(reveals(&mut hires, &text), "the next private maid is turned up");
}

fn with_claire() -> Value {
    json!({"town": ["claire-saint-juste", "azure-crescent", "viola-crescent", "rouge-crescent", "safran-virginie",
        "kagari-ichinomiya", "genevieve-daubigny", "moine-de-lefevre", "tenalys-trent", "anise-greenaway"]})
}

/// Whether Claire answers tells whether she is there (TC-EVENT-13), and so does her silence.
#[test]
fn an_event_for_somebody_who_may_hold_claire_is_not_free_whether_she_is_there_or_not() {
    let maid = json!([{"card": "azure-crescent", "illness": 0}]);
    for event in ["hire:bad-habit@1", "hire:illness@1.azure-crescent"] {
        for claire_at in ["hand", "deck", "discard"] {
            let mut position = at("hire", &[], maid.clone());
            position["players"][1][claire_at].as_array_mut().expect("a zone").insert(0, json!("claire-saint-juste"));
            position["players"][1]["discard"].as_array_mut().expect("a zone").insert(0, json!("1-love"));
            not_free("tanto-cuore", with_claire(), position, &[event]);
        }
        // She is in nobody's deck, or in none but one's own: everybody knows that she cannot answer.
        let mut position = at("hire", &["claire-saint-juste"], maid.clone());
        free("tanto-cuore", with_claire(), position.clone(), &[event]);
        position["players"][1]["hand"] = json!([]);
        position["players"][1]["deck"] = json!(["claire-saint-juste"]);
        free("tanto-cuore", with_claire(), position, &[event]);
    }
}

/// The first phase of whoever begins (MO-ROUND-05) is passed over or not, which tells about a hand.
#[test]
fn motto_the_last_choice_of_a_round_is_not_free_and_the_earlier_ones_are() {
    let mut table = table("motto-tanto-cuore", 3, json!({"first": 0}), Value::Null);
    for last in [false, false, true] {
        let pick = table.legal()[0].clone();
        assert!(pick.starts_with("pick:"), "{pick}");
        assert_eq!(reveals(&mut table, &pick), last, "{pick}");
    }
}

#[test]
fn nothing_in_love_letter_is_free() {
    let mut table = table("love-letter", 3, json!({}), Value::Null);
    while table.decider().is_some() {
        let action = table.legal()[0].clone();
        assert!(reveals(&mut table, &action), "{action}");
    }
}
