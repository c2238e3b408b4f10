//! Counting points: TC-SCORE.

use crate::kit::*;

#[test]
fn tc_score_01_hand_discard_pile_and_deck_are_one() {
    let mut scene = table(2).seat(0, "hand: marianne; deck: anise azure; discard: rouge").open();
    assert_eq!(scene.points(0), 6 + 3 + 1 + 1);
}

#[test]
fn tc_score_01_at_the_end_what_was_in_play_lies_there_too() {
    let mut scene = table(2).phase("hire").seat(0, "play: anise").piles("rouge", 0).piles("azure", 0).open();
    scene.act("end");
    scene.over(true);
    assert_eq!(scene.points(0), 3);
}

#[test]
fn tc_score_02_every_sick_maid_is_taken_out() {
    let mut scene = table(2).seat(0, "rooms: azure!1 rouge!2 safran!1 safran; private: lalande!1 amber!1 rosa").open();
    assert_eq!(scene.points(0), 1);
}

#[test]
fn tc_score_03_quarters_count_with_their_bonuses() {
    let mut scene = table(2).seat(0, "rooms: azure viola safran*2; private: rosa sora").open();
    assert_eq!(scene.points(0), 1 + 1 + 3 + 4 + 1 + 2);
    assert_eq!((scene.line(0, "rosa"), scene.line(0, "sora")), (1, 2));
}

#[test]
fn tc_score_04_some_bonuses_look_at_deck_and_quarters_together() {
    let mut scene =
        table(2).seat(0, "deck: colette ophelia*2; hand: ophelia; rooms: colette").seat(1, "deck: colette").open();
    assert_eq!(scene.line(0, "colette"), 2 + 5);
    assert_eq!(scene.line(0, "ophelia"), 6);
    assert_eq!((scene.points(0), scene.points(1)), (13, 1));
}

#[test]
fn tc_score_05_bad_habits_are_subtracted() {
    for (n, points) in [(0, 0), (1, -1), (2, -2), (3, -3), (4, -8), (5, -10), (16, -32)] {
        let mut scene = table(2).seat(0, &format!("habits: {n}")).seat(0, "rooms: safran").open();
        assert_eq!(scene.points(0), points, "{n} bad habits");
        assert_eq!(scene.line(0, "bad-habit"), points);
    }
}

#[test]
fn tc_score_05_each_quarters_counts_its_own() {
    let mut scene = table(2).seat(0, "habits: 3").seat(1, "habits: 4").open();
    assert_eq!((scene.points(0), scene.points(1)), (-3, -8));
}

/// Proves TC-SCORE-06, AMB-TC-05.
#[test]
fn tc_score_06_a_question_mark_is_nothing_by_itself() {
    let mut scene = table(3).seat(0, "deck: ophelia").seat(1, "rooms: safran").seat(2, "deck: safran*4").open();
    assert_eq!([0, 1, 2].map(|seat| scene.points(seat)), [0, 0, 0]);
}

#[test]
fn tc_score_07_love_and_illness_are_worth_nothing() {
    let mut scene = table(2).seat(0, "deck: L1*3 L2*2 L3*2").seat(1, "rooms: azure!3").open();
    assert_eq!((scene.points(0), scene.points(1)), (0, 0));
}

/// Proves TC-SCORE-08, AMB-TC-17.
#[test]
fn tc_score_08_a_sick_maid_is_in_no_set_and_no_majority() {
    let mut scene = table(3)
        .seat(0, "rooms: safran*2 safran!1")
        .seat(1, "rooms: azure viola rouge!1 colette!1; deck: colette")
        .seat(2, "deck: colette")
        .open();
    assert_eq!(scene.points(0), 4);
    assert_eq!(scene.points(1), 2 + 3 + 1);
    assert_eq!(scene.points(2), 1);
}

/// Proves TC-SCORE-08, AMB-TC-17.
#[test]
fn tc_score_08_a_sick_maid_breaks_no_tie() {
    let mut scene = table(2).seat(0, "rooms: safran!1").seat(1, "deck: kagari").open();
    assert_eq!(scene.winners(), [1]);
}

/// Proves TC-SCORE-09, AMB-TC-32.
#[test]
fn tc_score_09_the_best_division_into_sets() {
    for (a, v, r, bonus) in [(1, 1, 1, 7), (2, 2, 2, 14), (3, 1, 1, 7), (2, 2, 1, 10), (4, 3, 0, 9), (5, 0, 0, 0)] {
        let mut scene = table(2).seat(0, &format!("rooms: azure*{a} viola*{v} rouge*{r}")).open();
        assert_eq!(scene.points(0), a + v + r + bonus, "{a} {v} {r}");
    }
}

#[test]
fn tc_score_10_the_highest_total_wins() {
    let mut scene = table(3).seat(0, "deck: marianne").seat(1, "deck: marianne anise").seat(2, "deck: kagari*9").open();
    assert_eq!(scene.winners(), [1]);
}

#[test]
fn tc_score_10_less_than_nothing_can_win() {
    let mut scene = table(2).seat(0, "habits: 2").seat(1, "habits: 3").open();
    assert_eq!(scene.winners(), [0]);
}

#[test]
fn tc_score_11_a_tie_goes_to_more_maids_without_points() {
    let mut scene = table(3)
        .seat(0, "deck: marianne kagari")
        .seat(1, "deck: anise*2 kagari*2")
        .seat(2, "deck: azure kagari*5")
        .open();
    assert_eq!((scene.points(0), scene.points(1), scene.points(2)), (6, 6, 1));
    assert_eq!(scene.winners(), [1]);
}

#[test]
fn tc_score_11_love_cards_are_no_maids() {
    let mut scene = table(2).seat(0, "deck: L1*9").seat(1, "deck: kagari").open();
    assert_eq!(scene.winners(), [1]);
}

#[test]
fn tc_score_12_the_whole_house_is_searched_for_maids_without_points() {
    let mut scene =
        table(2).seat(0, "hand: kagari; private: eugenie fay; rooms: safran").seat(1, "discard: kagari*3").open();
    assert_eq!(scene.winners(), [0], "four against three");
}

#[test]
fn tc_score_12_members_of_a_scoring_set_have_points() {
    let mut four = table(2).seat(0, "rooms: safran*4").seat(1, "deck: marianne*2").open();
    assert_eq!((four.points(0), four.points(1)), (12, 12));
    assert_eq!(four.winners(), [0, 1]);
    let mut ophelias = table(2).seat(0, "deck: ophelia*3").seat(1, "deck: marianne kagari").open();
    assert_eq!(ophelias.winners(), [1]);
}

#[test]
fn tc_score_12_five_and_nine_safrans_leave_one_outside_every_set() {
    for (safrans, mariannes) in [(5, 2), (9, 4)] {
        let mut scene = table(2)
            .seat(0, &format!("rooms: safran*{safrans}"))
            .seat(1, &format!("deck: marianne*{mariannes}"))
            .open();
        assert_eq!(scene.points(0), scene.points(1));
        assert_eq!(scene.winners(), [0], "{safrans} Safrans");
    }
}

#[test]
fn tc_score_12_a_lone_safran_and_a_lone_ophelia_count() {
    let mut scene = table(3).seat(0, "deck: ophelia").seat(1, "rooms: safran").open();
    assert_eq!(scene.winners(), [0, 1]);
}

#[test]
fn tc_score_12_negative_points_are_points() {
    let mut scene = table(2).seat(0, "private: nord").seat(1, "habits: 4; deck: rouge*4").open();
    assert_eq!((scene.points(0), scene.points(1)), (-4, -4));
    assert_eq!(scene.winners(), [0, 1]);
}

#[test]
fn tc_score_13_still_tied_they_share() {
    let mut scene = table(3).seat(0, "deck: marianne").seat(1, "deck: anise*2").seat(2, "deck: L1").open();
    assert_eq!(scene.winners(), [0, 1]);
}

/// Proves TC-SCORE-01, TC-SCORE-05.
#[test]
fn the_lines_add_up_to_the_points() {
    let mut scene = table(2)
        .seat(0, "deck: marianne colette*2 ophelia*2; rooms: safran*3 azure rouge; private: nord rosa; habits: 5")
        .open();
    let score = scene.score();
    let lines = score["scores"][0]["lines"].as_array().unwrap();
    let sum: i64 = lines.iter().map(|l| l["points"].as_i64().unwrap()).sum();
    assert_eq!(sum, scene.points(0));
    assert_eq!(sum, 6 + 2 + 5 - 4 + 8 + 5 - 4 + 1 - 10);
    assert!(lines.iter().all(|l| l["card"].is_string() && l["count"].is_i64() && l["note"].is_string()));
}
