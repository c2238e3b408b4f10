//! The table as text, from the wire's view alone.

use livret_games::AnyTable;
use livret_kernel::Lang;
use serde_json::{Value, json};

use crate::words::{Speaker, pick, score_note};

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
    if content.is_empty() { String::new() } else { format!("  {label:<20} {content}\n") }
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
        let round = format!(
            "{}; {} {}",
            speaker.seat(&view["first_master"]),
            pick(speaker.lang, "round", "manche"),
            view["round"]
        );
        text += &line(pick(speaker.lang, "First Master", "Premier Maître"), &round);
    }
    for (seat, player) in players(view).iter().enumerate().filter(|(seat, _)| *seat != me) {
        text += &format!("{}\n", speaker.seat(&seat.into()));
        text += &line(pick(speaker.lang, "cards", "cartes"), &heaps(player, speaker));
        text += &quarters(player, speaker);
    }
    if let Some(player) = players(view).get(me) {
        text += &own_house(view, player, me, speaker);
    }
    text
}

fn own_house(view: &Value, player: &Value, me: usize, speaker: &Speaker) -> String {
    let lang = speaker.lang;
    let mut text = format!("{}\n", speaker.seat(&me.into()));
    text += &line(pick(lang, "cards", "cartes"), &heaps(player, speaker));
    text += &quarters(player, speaker);
    text += &line(pick(lang, "in play", "en jeu"), &speaker.card_list(&player["in_play"]));
    text += &line(pick(lang, "hand", "main"), &speaker.card_list(&player["hand"]));
    if view["player"].as_u64() == Some(me as u64) {
        text += &line(pick(lang, "to spend", "à dépenser"), &speaker.counters(view));
    }
    text
}

fn town(town: &Value, speaker: &Speaker) -> String {
    let lang = speaker.lang;
    let mut piles: Vec<(u8, String)> = Vec::new();
    for (id, left) in town["piles"].as_object().into_iter().flatten() {
        let cost = speaker.cost(id).unwrap_or(0);
        piles.push((cost, format!("{} ({cost}) ×{left}", speaker.card(id))));
    }
    piles.sort();
    let mut text = format!("{}\n", pick(lang, "Town: name (cost) ×left", "Ville : nom (coût) ×reste"));
    for row in piles.chunks(3) {
        let cells: Vec<String> = row.iter().map(|(_, cell)| format!("{cell:<36}")).collect();
        text += &format!("  {}\n", cells.concat().trim_end());
    }
    text += &line(pick(lang, "private maids", "servantes privées"), &face_up(&town["private_maids"], speaker));
    text += &line(pick(lang, "reminiscences", "réminiscences"), &face_up(&town["reminiscences"], speaker));
    text += &line(pick(lang, "refined maids", "servantes raffinées"), &speaker.card_list(&town["refined"]));
    for (kind, pile) in town["preparations"].as_object().into_iter().flatten() {
        text += &line(pantry(kind, lang), &stack(pile, speaker));
    }
    text += &line(pick(lang, "guests", "invitées"), &stack(&town["guests"], speaker));
    text
}

fn pantry(kind: &str, lang: Lang) -> &str {
    match kind {
        "food" => pick(lang, "food", "nourriture"),
        "decoration" => pick(lang, "decoration", "décoration"),
        "cleaning" => pick(lang, "cleaning", "nettoyage"),
        other => other,
    }
}

/// A pile's top card and its height.
fn stack(pile: &Value, speaker: &Speaker) -> String {
    if pile.is_null() {
        return String::new();
    }
    let top = speaker.card_list(pile.get(0).unwrap_or(&pile["top"]));
    let left = pick(speaker.lang, "in the pile", "dans la pile");
    let sign = if top.is_empty() { "–" } else { &top };
    format!("{sign} ({} {left})", count(pile))
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
    cells.push(format!("{} {}", count(&pile["deck"]), pick(speaker.lang, "face down", "face cachée")));
    cells.join(", ")
}

fn heaps(player: &Value, speaker: &Speaker) -> String {
    let lang = speaker.lang;
    let [hand, deck, discard] = ["hand", "deck", "discard"].map(|zone| count(&player[zone]));
    let counts = match lang {
        Lang::Fr => format!("main {hand}, pioche {deck}, défausse {discard}"),
        _ => format!("hand {hand}, draw pile {deck}, discard pile {discard}"),
    };
    let top = speaker.card_list(player["discard"].get(0).unwrap_or(&player["discard"]["top"]));
    let known = |zone: &Value| speaker.row(zone);
    let mut text = counts + &told(&top);
    for (zone, en, fr) in
        [("top", "you know its top", "vous en connaissez le dessus"), ("bottom", "and its bottom", "et le fond")]
    {
        let cards = known(&player["deck"][zone]);
        if !cards.is_empty() {
            text += &format!("; {}: {cards}", pick(lang, en, fr));
        }
    }
    text
}

fn told(card: &str) -> String {
    if card.is_empty() { String::new() } else { format!(" ({card})") }
}

fn quarters(player: &Value, speaker: &Speaker) -> String {
    let lang = speaker.lang;
    let mut text = line(pick(lang, "chambermaids", "femmes de chambre"), &speaker.card_list(&player["chambermaids"]));
    text += &line(pick(lang, "private maids", "servantes privées"), &speaker.card_list(&player["private_maids"]));
    text += &line(pick(lang, "refined maid", "servante raffinée"), &speaker.card_list(&player["refined"]));
    text += &line(pick(lang, "buildings", "bâtiments"), &speaker.card_list(&player["buildings"]));
    text += &line(pick(lang, "reminiscences", "réminiscences"), &speaker.card_list(&player["reminiscences"]));
    text += &line(pick(lang, "preparations", "préparatifs"), &speaker.card_list(&player["preparations"]));
    match player["bad_habits"].as_u64() {
        Some(n) if n > 0 => text + &line(pick(lang, "bad habits", "Mauvaises Habitudes"), &n.to_string()),
        _ => text,
    }
}

/// A table of Love Letter: everybody's row and tokens, one's own hand.
fn court(view: &Value, me: usize, speaker: &Speaker) -> String {
    let lang = speaker.lang;
    let mut text = line(pick(lang, "deck", "pioche"), &count(&view["deck"]).to_string());
    text += &line(pick(lang, "laid open", "face visible"), &speaker.card_list(&view["face_up"]));
    for (seat, player) in players(view).iter().enumerate() {
        text += &line(&speaker.seat(&seat.into()), &courtier(player, speaker));
    }
    let hand = &players(view).get(me).map_or(&Value::Null, |player| &player["hand"]);
    text += &line(pick(lang, "your hand", "votre main"), &speaker.card_list(hand));
    text
}

fn courtier(player: &Value, speaker: &Speaker) -> String {
    let lang = speaker.lang;
    let tokens = player["tokens"].as_u64().unwrap_or(0);
    let (en, fr) = if tokens == 1 { ("token", "pion") } else { ("tokens", "pions") };
    let mut parts = vec![format!("{tokens} {}", pick(lang, en, fr))];
    let row = speaker.row(&player["discard"]);
    if !row.is_empty() {
        parts.push(format!("{} {row}", pick(lang, "laid down:", "défaussé :")));
    }
    if player["out"] == true {
        parts.push(pick(lang, "out", "hors jeu").into());
    }
    if player["protected"] == true {
        parts.push(pick(lang, "protected", "sous protection").into());
    }
    let known = if player["known"].is_null() { &player["hand"]["known"] } else { &player["known"] };
    let known = speaker.card_list(known);
    if !known.is_empty() {
        parts.push(format!("{} {known}", pick(lang, "you know:", "vous savez :")));
    }
    parts.join(" · ")
}

/// The score as lines that a person can check.
pub fn score(table: &AnyTable, speaker: &Speaker) -> String {
    let score = json!(table.score());
    let title = match (score["over"] == true, speaker.lang) {
        (true, Lang::Fr) => "Résultat",
        (false, Lang::Fr) => "Si la partie s’arrêtait ici",
        (true, _) => "Result",
        (false, _) => "If the game ended here",
    };
    let mut text = format!("{title}\n");
    for seat in score["scores"].as_array().into_iter().flatten() {
        let crown = if score["winners"].as_array().is_some_and(|w| w.contains(&seat["player"])) { " ★" } else { "" };
        text += &format!("  {}: {}{crown}\n", speaker.seat(&seat["player"]), seat["points"]);
        for line in seat["lines"].as_array().into_iter().flatten() {
            let card = speaker.card_list(&line["card"]);
            let note = score_note(line["note"].as_str().unwrap_or_default(), speaker.lang);
            text += &format!("    {:>4}  {card} ×{} {note}\n", line["points"].to_string(), line["count"]);
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
        let text = view(&seen, 0, &speaker(Lang::En));
        let wanted = [
            "Rouge Crescent (2) ×7",
            "8 face down",
            "hand 5, draw pile 5, discard pile 2 (Guard)",
            "Kagari Ichinomiya ×2",
            "Rouge Crescent (illnesses: 1)",
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
        let text = view(&seen, 0, &speaker(Lang::En));
        for words in ["1 token\n", "0 tokens · laid down: Guard · protected · you know: Priest", "Guard, Priest"] {
            assert!(text.contains(words), "{text}\nlacks {words}");
        }
    }
}
