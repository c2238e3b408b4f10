//! The card language is total: what is not sound is refused with its place, and what is sound can be played.
//! At length: `cargo run --release -p livret-testkit --example total -- --cards 100000`.

use arbitrary::Unstructured;
use livret_games::Library;
use livret_proto::Engine;
use livret_testkit::Scene;
use livret_testkit::total::{bytes, trial};
use serde_json::{Value, json};

#[test]
fn cards_of_arbitrary_words_in_arbitrary_positions_are_refused_or_played_by_every_law() {
    let (mut sound, mut rests, mut played) = (0, 0, 0);
    for seed in 0..60 {
        let trial = trial(&mut Unstructured::new(&bytes(seed)), 80, 12).expect("bytes suffice");
        if let Some(breach) = trial.breach {
            panic!("seed {seed}: {breach}");
        }
        sound += trial.sound;
        rests += trial.played.rests;
        played += u64::from(trial.refused.is_none());
    }
    assert!(sound > 300 && rests > 1_500 && played > 25, "{sound} cards, {rests} points of rest, {played} tables");
}

/// A card file with one card, whose fields stand on line 3.
fn file(id: &str, kind: &str, fields: &str) -> String {
    format!(
        "(cards: [\n  (id: \"{id}\", names: (en: \"A\", fr: \"A\"), kind: {kind}, copies: 1, mark: R,\n   {fields}),\n])"
    )
}

/// Wants a card of each category with these fields refused at line 3, in these words.
fn refused(id: &str, kind: &str, fields: &str, words: &str) {
    let Err(error) = Library::with_file("mine.ron", &file(id, kind, fields)) else {
        panic!("{kind} with {fields} should be refused");
    };
    let message = &error.message();
    assert!(message.starts_with("mine.ron, line "), "{message}");
    assert!(message.contains(&format!("card \"{id}\"")) && message.contains(words), "{message} lacks {words}");
}

fn general(fields: &str, words: &str) {
    refused("anise-greenaway", "General", fields, words);
}

fn private(fields: &str, words: &str) {
    refused("rosa-topaz", "Private", fields, words);
}

#[test]
fn loops_over_players_do_not_stand_in_each_other() {
    let rounds = ["EachPlayer", "EachOther", "Neighbours", "Opponent", "OtherHand", "AnyDeck", "MayAnyDeck"];
    for outer in rounds {
        for inner in rounds {
            general(&format!("then: [{outer}([{inner}([Draw(1)])])]"), "do not nest");
            general(
                &format!("then: [Draw(1), May(CanReveal, [{outer}([If(CanReveal, [{inner}([])])])])]"),
                "do not nest",
            );
        }
    }
    let error = Library::with_file(
        "mine.ron",
        &file("anise-greenaway", "General", "then: [Draw(1), EachPlayer([EachPlayer([])])]"),
    );
    let message = error.expect_err("a loop in a loop").message();
    let place = "mine.ron, line 3, column 20: card \"anise-greenaway\": then[1].EachPlayer[0]: EachPlayer";
    assert!(message.starts_with(place), "{message}");
}

#[test]
fn a_word_stands_only_on_cards_of_which_it_can_be_said() {
    general("then: [LeaveSelf]", "private maid");
    general("then: [DismissSelf]", "chambermaid");
    general("then: [FirstMaster]", "refined maid");
    general("abilities: [(at: Serving, how: Use, does: [ReturnSelf])]", "serves");
    general("abilities: [(at: Starting, how: Use, does: [EndTurn])]", "serving phase");
    general("abilities: [(at: Dismissal, how: Auto, does: [Draw(1)])]", "Dismissal");
    general("then: [PeekAndSwap]", "another player");
    general("then: [EachOther([Chamber(Any)])]", "user of the card");
    general("then: [EachOther([Sift(2)])]", "round");
    general("then: [EachOther([If(Holds(Love), [Draw(1)])])]", "Demand");
    general("then: [Take(Named(\"rosa-topaz\"), Hand)]", "never in a hand");
    general("then: [MayExchange(1, \"illness\", Any)]", "never in a hand");
    general("then: [PutBack(Hand)]", "DeckTop");
    general("only_if: CanReveal", "only_if");
    general("opens: Food", "opens");
    general("always: [AnyHouse]", "AnyHouse");
    general("bonus: [Family([\"rosa-topaz\", \"anise-greenaway\"], [(2, 3)])]", "no maid");
    private("then: [Draw(1)]", "then");
    private("abilities: [(at: OthersDismissal, how: Auto, does: [LeaveSelf])]", "owner's turn");
    private("abilities: [(at: Starting, how: Auto, does: [EndTurn])]", "serving phase");
    private("abilities: [(at: Starting, how: Use, needs: EveryServed(2), does: [Draw(1)])]", "EveryServed");
    private("always: [Visitor(1, 2)]", "Visitor");
    private("bonus: [Most(3)]", "maids");
    refused("illness", "Event", "cost: 4, then: [Draw(1)]", "then");
    refused("1-love", "Love", "chamber: 1", "chamber");
    refused("estate", "Building", "only_if: All([ChiefBeneath])", "ChiefBeneath");
}

#[test]
fn a_card_has_a_bounded_text_and_small_numbers() {
    general("then: [Draw(255)]", "1 to 10");
    general("then: [DiscardDownTo(255)]", "0 to 20");
    general("then: [Sift(30)]", "1 to 10");
    general("then: [If(SeenCostsMore(250), [])]", "0 to 15");
    general("gives: (draw: 200)", "symbol");
    let draws = vec!["Draw(1)"; 41].join(", ");
    general(&format!("then: [{draws}]"), "40 words");
    let deep = (0..7).fold("Draw(1)".to_string(), |inner, _| format!("If(CanReveal, [{inner}])"));
    general(&format!("then: [{deep}]"), "deep");
    let many = (0..4).fold("Draw(1)".to_string(), |inner, _| format!("MayDiscardUpTo(8, [{inner}])"));
    general(&format!("then: [{many}]"), "too long");
    let wide = (0..4).fold("Any".to_string(), |inner, _| format!("Both({inner}, {inner})"));
    general(&format!("then: [Discard({wide})]"), "parts");
    let price = ["Any"; 7].join(", ");
    refused("regatta", "Reminiscence", &format!("tier: 2, price: [{price}]"), "1 to 6 lines");
}

#[test]
fn a_record_with_loops_in_loops_is_refused_by_the_path_in_it() {
    let mut scene = Scene::new("tanto-cuore", 2, json!({}), json!(null));
    let mut record = scene.ask(&json!({"op": "record"}))["record"].clone();
    let changed = json!({"id": "azure-crescent", "names": {"en": "A", "fr": "A"}, "kind": "General", "cost": 2,
        "copies": 8, "mark": "R", "then": [{"EachPlayer": [{"EachPlayer": [{"Draw": 1}]}]}]});
    record["cards"] = json!({"hash": "00", "changed": [changed]});
    let answer = Engine::new().handle(json!({"op": "replay", "record": record}).to_string().as_bytes());
    let answer: Value = serde_json::from_str(&answer).expect("an answer");
    let message = answer["error"]["message"].as_str().expect("a refusal");
    assert_eq!(answer["error"]["code"], "bad_setup");
    assert!(message.contains("cards.changed[0]") && message.contains("then[0].EachPlayer[0]"), "{message}");
}

/// Eleven sick maids cannot be, however many illnesses the town has.
/// Proves TC-CARD-ILLNESS.
#[test]
fn tc_card_illness_ten_illnesses_on_maids_leave_none_to_hire() {
    let sick = vec![json!({"card": "azure-crescent", "illness": 1}); 10];
    let position = json!({"free": true, "phase": "hire", "counters": {"love": 9},
        "players": [{"chambermaids": sick}, {"chambermaids": ["azure-crescent"]}],
        "town": {"piles": {"illness": 5}}});
    let mut scene = Scene::new("tanto-cuore", 2, json!({}), position);
    let refusal = scene.ask(&json!({"op": "act", "action": "hire:illness@1.azure-crescent"}));
    assert_eq!(refusal["error"]["rule"], "TC-CARD-ILLNESS", "{refusal}");
    let eleven =
        json!({"free": true, "players": [{"chambermaids": vec![json!({"card": "azure-crescent", "illness": 1}); 11]}]});
    assert!(Scene::try_new("tanto-cuore", 2, json!({}), eleven).is_err());
}
