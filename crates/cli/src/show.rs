//! The table as text, from the wire's view alone.

use livret_games::AnyTable;
use serde_json::Value;

use crate::words::Speaker;

/// What a viewer sees, in a dozen lines.
pub fn view(view: &Value, me: usize, speaker: &Speaker) -> String {
    if view["town"].is_object() { house(view, me, speaker) } else { court(view, me, speaker) }
}

/// How many cards a zone holds, whether it is open or not.
fn count(zone: &Value) -> u64 {
    zone.as_array().map_or_else(|| zone["count"].as_u64().unwrap_or(0), |list| list.len() as u64)
}

fn players(view: &Value) -> &[Value] {
    view["players"].as_array().map(Vec::as_slice).unwrap_or_default()
}

/// A line with a label, unless there is nothing to say.
fn line(label: &str, content: &str) -> String {
    if content.is_empty() { String::new() } else { format!("  {} {content}\n", padded(label, 20)) }
}

/// A text in so many columns: kana and kanji are as wide as two letters.
fn padded(text: &str, columns: usize) -> String {
    let width: usize = text.chars().map(|c| if matches!(c, '\u{2e80}'..='\u{ffef}') { 2 } else { 1 }).sum();
    format!("{text}{}", " ".repeat(columns.saturating_sub(width)))
}

/// One's own house alone, in the middle of a turn.
pub fn own(view: &Value, me: usize, speaker: &Speaker) -> String {
    match players(view).get(me) {
        Some(player) if view["town"].is_object() => own_house(view, player, me, speaker),
        _ => self::view(view, me, speaker),
    }
}

/// A table of the Tanto Cuore family: the town, the other houses, one's own.
fn house(view: &Value, me: usize, speaker: &Speaker) -> String {
    let mut text = town(&view["town"], speaker);
    if !view["first_master"].is_null() {
        let master = speaker.seat(view["first_master"].as_u64().unwrap_or_default());
        let number = view["round"].as_i64().unwrap_or_default();
        let round = format!("{master} · {}", speaker.tell("round", [("number", number.into())]));
        text += &line(&speaker.plain("first-master"), &round);
    }
    for (seat, player) in players(view).iter().enumerate().filter(|(seat, _)| *seat != me) {
        text += &format!("{}\n", speaker.seat(seat as u64));
        text += &line(&speaker.plain("cards"), &heaps(player, speaker));
        text += &quarters(player, speaker);
    }
    if let Some(player) = players(view).get(me) {
        text += &own_house(view, player, me, speaker);
    }
    text
}

fn own_house(view: &Value, player: &Value, me: usize, speaker: &Speaker) -> String {
    let mut text = format!("{}\n", speaker.seat(me as u64));
    text += &line(&speaker.plain("cards"), &heaps(player, speaker));
    text += &quarters(player, speaker);
    text += &line(&speaker.plain("in_play"), &speaker.card_list(&player["in_play"]));
    text += &line(&speaker.plain("hand"), &speaker.card_list(&player["hand"]));
    if view["player"].as_u64() == Some(me as u64) {
        text += &line(&speaker.plain("counters"), &speaker.counters(view));
    }
    text
}

fn town(town: &Value, speaker: &Speaker) -> String {
    let mut piles: Vec<(u8, String)> = Vec::new();
    for (id, left) in town["piles"].as_object().into_iter().flatten() {
        let cost = speaker.cost(id).unwrap_or(0);
        piles.push((cost, format!("{} ({cost}) ×{left}", speaker.card(id))));
    }
    piles.sort();
    let mut text = format!("{}\n", speaker.plain("town"));
    for row in piles.chunks(3) {
        let cells: Vec<String> = row.iter().map(|(_, cell)| padded(cell, 36)).collect();
        text += &format!("  {}\n", cells.concat().trim_end());
    }
    text += &line(&speaker.plain("private_maids"), &face_up(&town["private_maids"], speaker));
    text += &line(&speaker.plain("reminiscences"), &face_up(&town["reminiscences"], speaker));
    text += &line(&speaker.plain("park"), &speaker.card_list(&town["refined"]));
    for (kind, pile) in town["preparations"].as_object().into_iter().flatten() {
        text += &line(&speaker.tongue.words.plain(&format!("pile-{kind}")), &stack(pile, speaker));
    }
    text += &line(&speaker.plain("guests"), &stack(&town["guests"], speaker));
    text
}

/// A pile's top card and its height.
fn stack(pile: &Value, speaker: &Speaker) -> String {
    if pile.is_null() {
        return String::new();
    }
    let top = speaker.card_list(pile.get(0).unwrap_or(&pile["top"]));
    let top = if top.is_empty() { "–".into() } else { top };
    speaker.tell("pile", [("top", top.into()), ("number", count(pile).into())])
}

/// The open cards of a pile, and how many lie under them.
fn face_up(pile: &Value, speaker: &Speaker) -> String {
    if !pile.is_object() {
        return String::new();
    }
    let open = pile["face_up"].as_array().map(Vec::as_slice).unwrap_or_default();
    let mut cells: Vec<String> = Vec::new();
    for id in open.iter().filter_map(Value::as_str) {
        let cost = speaker.cost(id).map_or_else(String::new, |cost| format!(" ({cost})"));
        cells.push(format!("{}{cost}", speaker.card(id)));
    }
    cells.push(speaker.tell("face-down", [("number", count(&pile["deck"]).into())]));
    cells.join(", ")
}

fn heaps(player: &Value, speaker: &Speaker) -> String {
    let [hand, deck, discard] = ["hand", "deck", "discard"].map(|zone| count(&player[zone]));
    let counts = speaker.tell("heaps", [("hand", hand.into()), ("deck", deck.into()), ("discard", discard.into())]);
    let top = speaker.card_list(player["discard"].get(0).unwrap_or(&player["discard"]["top"]));
    let known = |zone: &Value| speaker.row(zone);
    let mut text = counts + &told(&top);
    for (zone, id) in [("top", "known-top"), ("bottom", "known-bottom")] {
        let cards = known(&player["deck"][zone]);
        if !cards.is_empty() {
            text += &format!("; {}: {cards}", speaker.plain(id));
        }
    }
    text
}

fn told(card: &str) -> String {
    if card.is_empty() { String::new() } else { format!(" ({card})") }
}

fn quarters(player: &Value, speaker: &Speaker) -> String {
    let mut text = line(&speaker.plain("chambermaids"), &speaker.card_list(&player["chambermaids"]));
    text += &line(&speaker.plain("private_maids"), &speaker.card_list(&player["private_maids"]));
    text += &line(&speaker.plain("refined"), &speaker.card_list(&player["refined"]));
    text += &line(&speaker.plain("buildings"), &speaker.card_list(&player["buildings"]));
    text += &line(&speaker.plain("reminiscences"), &speaker.card_list(&player["reminiscences"]));
    text += &line(&speaker.plain("preparations"), &speaker.card_list(&player["preparations"]));
    match player["bad_habits"].as_u64() {
        Some(n) if n > 0 => text + &line(&speaker.plain("bad_habits"), &n.to_string()),
        _ => text,
    }
}

/// A table of Love Letter: everybody's row and tokens, one's own hand.
fn court(view: &Value, me: usize, speaker: &Speaker) -> String {
    let mut text = line(&speaker.plain("deck"), &count(&view["deck"]).to_string());
    text += &line(&speaker.plain("face_up"), &speaker.card_list(&view["face_up"]));
    for (seat, player) in players(view).iter().enumerate() {
        text += &line(&speaker.seat(seat as u64), &courtier(player, speaker));
    }
    let hand = &players(view).get(me).map_or(&Value::Null, |player| &player["hand"]);
    text += &line(&speaker.plain("your-hand"), &speaker.card_list(hand));
    text
}

fn courtier(player: &Value, speaker: &Speaker) -> String {
    let tokens = player["tokens"].as_u64().unwrap_or(0);
    let mut parts = vec![speaker.tell("tokens", [("number", tokens.into())])];
    let row = speaker.row(&player["discard"]);
    if !row.is_empty() {
        parts.push(speaker.tell("laid", [("cards", row.into())]));
    }
    if player["out"] == true {
        parts.push(speaker.plain("out"));
    }
    if player["protected"] == true {
        parts.push(speaker.plain("protected"));
    }
    let known = if player["known"].is_null() { &player["hand"]["known"] } else { &player["known"] };
    let known = speaker.card_list(known);
    if !known.is_empty() {
        parts.push(speaker.tell("known", [("cards", known.into())]));
    }
    parts.join(" · ")
}

/// The score as lines that a person can check.
pub fn score(table: &AnyTable, speaker: &Speaker) -> String {
    let all = table.score();
    let mut text = format!("{}\n", speaker.plain(if all.over { "result" } else { "so-far" }));
    for score in &all.scores {
        let crown = if all.winners.contains(&score.player) { " ★" } else { "" };
        text += &format!("  {}: {}{crown}\n", speaker.seat(score.player.into()), score.points);
        for line in &score.lines {
            let note = line.why.map_or_else(String::new, |why| speaker.tongue.words.plain(&why.id()));
            text += &format!("    {:>4}  {} ×{} {note}\n", line.points, speaker.card(&line.card), line.count);
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::words::tests::speaker;

    #[test]
    fn a_house_shows_the_town_the_others_and_ones_own_hand() {
        let seen = json!({
            "player": 0, "counters": {"serving": 1, "love": 2, "employment": 1},
            "players": [
                {"hand": ["kagari-ichinomiya", "kagari-ichinomiya"], "deck": {"count": 3}, "discard": [], "in_play": [],
                 "chambermaids": [{"card": "rouge-crescent", "illness": 1}], "private_maids": [], "bad_habits": 0},
                {"hand": {"count": 5}, "deck": {"count": 5}, "discard": {"count": 2, "top": "guard"}, "bad_habits": 2},
            ],
            "town": {"piles": {"kagari-ichinomiya": 10, "rouge-crescent": 7},
                     "private_maids": {"face_up": ["guard"], "deck": {"count": 8}}},
        });
        let text = view(&seen, 0, &speaker("en"));
        let wanted = [
            "Rouge Crescent (2) ×7",
            "8 face down",
            "hand 5, draw pile 5, discard pile 2 (Guard)",
            "Kagari Ichinomiya ×2",
            "Rouge Crescent (1 illness)",
            "1 serving, 2 love, 1 employment",
        ];
        for words in wanted {
            assert!(text.contains(words), "{text}\nlacks {words}");
        }
        assert!(text.find("Claris") < text.find("\nyou\n"), "one's own house comes last: {text}");
    }

    #[test]
    fn a_court_shows_rows_tokens_and_what_is_known() {
        let seen = json!({
            "players": [
                {"hand": ["guard", "priest"], "discard": [], "out": false, "protected": false, "tokens": 1},
                {"hand": {"count": 1, "known": ["priest"]}, "discard": ["guard"], "out": false, "protected": true, "tokens": 0},
            ],
            "deck": {"count": 7}, "face_up": ["guard"],
        });
        let text = view(&seen, 0, &speaker("en"));
        for words in ["1 token\n", "0 tokens · laid down: Guard · protected · you know: Priest", "Guard, Priest"] {
            assert!(text.contains(words), "{text}\nlacks {words}");
        }
    }
}
