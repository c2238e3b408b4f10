//! The table as text, from a viewer's position alone.

use livret_games::{AnyTable, Position};
use livret_letter::{Player as Courtier, Position as Court};
use livret_shown::{CardId, Deck, Hand};
use livret_tanto::{OnOffer, Player, Position as House, Preparations, Town};

use crate::words::Speaker;

/// What a viewer sees, in a dozen lines.
pub fn position(position: &Position, me: usize, speaker: &Speaker) -> String {
    match position {
        Position::Tanto(there) => house(there, me, speaker),
        Position::Letter(there) => court(there, me, speaker),
    }
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
pub fn own(position: &Position, me: usize, speaker: &Speaker) -> String {
    match position {
        Position::Tanto(there) => own_house(there, me, speaker),
        Position::Letter(there) => court(there, me, speaker),
    }
}

/// A table of the Tanto Cuore family: the town, the other houses, one's own.
fn house(there: &House, me: usize, speaker: &Speaker) -> String {
    let mut text = town(&there.town, speaker);
    if let Some(master) = there.first_master {
        let number = there.round.unwrap_or_default();
        let round = speaker.tell("round", [("number", number.into())]);
        text += &line(&speaker.plain("first-master"), &format!("{} · {round}", speaker.seat(master.into())));
    }
    for (seat, player) in there.players.iter().enumerate().filter(|(seat, _)| *seat != me) {
        text += &format!("{}\n", speaker.seat(seat as u64));
        text += &line(&speaker.plain("cards"), &heaps(player, speaker));
        text += &quarters(player, speaker);
    }
    text + &own_house(there, me, speaker)
}

fn own_house(there: &House, me: usize, speaker: &Speaker) -> String {
    let Some(player) = there.players.get(me) else { return String::new() };
    let mut text = format!("{}\n", speaker.seat(me as u64));
    text += &line(&speaker.plain("cards"), &heaps(player, speaker));
    text += &quarters(player, speaker);
    text += &line(&speaker.plain("in_play"), &speaker.cards(&player.in_play));
    text += &line(&speaker.plain("hand"), &speaker.cards(held(&player.hand)));
    if usize::from(there.player) == me {
        text += &line(&speaker.plain("counters"), &speaker.counters(&there.counters));
    }
    text
}

fn held(hand: &Hand) -> &[CardId] {
    match hand {
        Hand::Cards(cards) => cards,
        Hand::Hidden(_) => &[],
    }
}

fn town(town: &Town, speaker: &Speaker) -> String {
    let cell = |(id, left): &(CardId, u8)| {
        let cost = speaker.cost(id).unwrap_or(0);
        (cost, format!("{} ({cost}) ×{left}", speaker.card(id)))
    };
    let mut piles: Vec<(u8, String)> = town.piles.0.iter().map(cell).collect();
    piles.sort();
    let mut text = format!("{}\n", speaker.plain("town"));
    for row in piles.chunks(3) {
        let cells: Vec<String> = row.iter().map(|(_, cell)| padded(cell, 36)).collect();
        text += &format!("  {}\n", cells.concat().trim_end());
    }
    text += &line(&speaker.plain("private_maids"), &face_up(town.private_maids.as_ref(), speaker));
    text += &line(&speaker.plain("reminiscences"), &face_up(town.reminiscences.as_ref(), speaker));
    text += &line(&speaker.plain("park"), &speaker.cards(town.refined.iter().flatten()));
    text += &town.preparations.as_ref().map_or_else(String::new, |piles| pantry(piles, speaker));
    if let Some(guests) = &town.guests {
        text += &line(&speaker.plain("guests"), &stack(guests.top(), guests.count(), speaker));
    }
    text
}

fn pantry(piles: &Preparations, speaker: &Speaker) -> String {
    let piles = [("food", &piles.food), ("decoration", &piles.decoration), ("cleaning", &piles.cleaning)];
    let told = piles.into_iter().filter_map(|(name, pile)| {
        let pile = pile.as_ref()?;
        let label = speaker.tongue.words.plain(&format!("pile-{name}"));
        Some(line(&label, &stack(pile.first(), pile.len(), speaker)))
    });
    told.collect()
}

/// A pile's top card and its height.
fn stack(top: Option<&CardId>, count: usize, speaker: &Speaker) -> String {
    let top = top.map_or_else(|| "–".into(), |id| speaker.card(id));
    speaker.tell("pile", [("top", top.into()), ("number", count.into())])
}

/// The open cards of a pile, and how many lie under them.
fn face_up(pile: Option<&OnOffer>, speaker: &Speaker) -> String {
    let Some(pile) = pile else { return String::new() };
    let open = |id: &CardId| {
        let cost = speaker.cost(id).map_or_else(String::new, |cost| format!(" ({cost})"));
        format!("{}{cost}", speaker.card(id))
    };
    let mut cells: Vec<String> = pile.face_up.iter().map(open).collect();
    cells.push(speaker.tell("face-down", [("number", pile.deck.count().into())]));
    cells.join(", ")
}

fn heaps(player: &Player, speaker: &Speaker) -> String {
    let [hand, deck, discard] = [player.hand.count(), player.deck.count(), player.discard.count()];
    let counts = speaker.tell("heaps", [("hand", hand.into()), ("deck", deck.into()), ("discard", discard.into())]);
    let top = player.discard.top().map_or_else(String::new, |id| format!(" ({})", speaker.card(id)));
    counts + &top + &known_ends(&player.deck, speaker)
}

/// Cards of a deck whose place the viewer knows.
fn known_ends(deck: &Deck, speaker: &Speaker) -> String {
    let Deck::Hidden(deck) = deck else { return String::new() };
    let ends = [(&deck.top, "known-top"), (&deck.bottom, "known-bottom")].map(|(cards, id)| {
        let cards = speaker.row(cards.iter().flatten());
        if cards.is_empty() { cards } else { format!("; {}: {cards}", speaker.plain(id)) }
    });
    ends.concat()
}

fn quarters(player: &Player, speaker: &Speaker) -> String {
    let maids = player.private_maids.as_deref().unwrap_or_default();
    let buildings = player.buildings.as_deref().unwrap_or_default();
    let habits = player.bad_habits.filter(|n| *n > 0).map_or_else(String::new, |n| n.to_string());
    let lines = [
        ("chambermaids", speaker.maids(&player.chambermaids)),
        ("private_maids", speaker.maids(maids)),
        ("refined", speaker.cards(player.refined.iter().flatten())),
        ("buildings", speaker.buildings(buildings)),
        ("reminiscences", speaker.cards(player.reminiscences.iter().flatten())),
        ("preparations", speaker.cards(player.preparations.iter().flatten())),
        ("bad_habits", habits),
    ];
    lines.into_iter().map(|(label, content)| line(&speaker.plain(label), &content)).collect()
}

/// A table of Love Letter: everybody's row and tokens, one's own hand.
fn court(there: &Court, me: usize, speaker: &Speaker) -> String {
    let mut text = line(&speaker.plain("deck"), &there.deck.count().to_string());
    text += &line(&speaker.plain("face_up"), &speaker.cards(&there.face_up));
    for (seat, player) in there.players.iter().enumerate() {
        text += &line(&speaker.seat(seat as u64), &courtier(player, speaker));
    }
    let hand = there.players.get(me).map_or(&[][..], |player| held(&player.hand));
    text += &line(&speaker.plain("your-hand"), &speaker.cards(hand));
    text
}

fn courtier(player: &Courtier, speaker: &Speaker) -> String {
    let mut parts = vec![speaker.tell("tokens", [("number", player.tokens.into())])];
    let row = speaker.row(&player.discard);
    if !row.is_empty() {
        parts.push(speaker.tell("laid", [("cards", row.into())]));
    }
    if player.out {
        parts.push(speaker.plain("out"));
    }
    if player.protected {
        parts.push(speaker.plain("protected"));
    }
    if let Hand::Hidden(hand) = &player.hand
        && !hand.known.is_empty()
    {
        parts.push(speaker.tell("known", [("cards", speaker.cards(&hand.known).into())]));
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
    use serde_json::{from_value, json};

    use super::*;
    use crate::words::tests::{house as empty, speaker};

    #[test]
    fn a_house_shows_the_town_the_others_and_ones_own_hand() {
        let mut there = empty();
        let players = json!([
            {"hand": ["kagari-ichinomiya", "kagari-ichinomiya"], "deck": {"count": 3}, "discard": [], "in_play": [],
             "chambermaids": [{"card": "rouge-crescent", "illness": 1}], "private_maids": [], "bad_habits": 0},
            {"hand": {"count": 5}, "deck": {"count": 5}, "discard": {"count": 2, "top": "guard"}, "in_play": [],
             "chambermaids": [], "bad_habits": 2},
        ]);
        there.players = from_value(players).expect("two players");
        let town = json!({"piles": {"kagari-ichinomiya": 10, "rouge-crescent": 7},
                          "private_maids": {"face_up": ["guard"], "deck": {"count": 8}}});
        there.town = from_value(town).expect("a town");
        let text = position(&there.into(), 0, &speaker("en"));
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
        let there = json!({
            "game": "love-letter", "phase": "play", "round": 1, "turn": 1, "player": 0, "aside": {"count": 1},
            "players": [
                {"hand": ["guard", "priest"], "discard": [], "out": false, "protected": false, "tokens": 1},
                {"hand": {"count": 1, "known": ["priest"]}, "discard": ["guard"], "out": false, "protected": true, "tokens": 0},
            ],
            "deck": {"count": 7}, "face_up": ["guard"],
        });
        let there: Court = from_value(there).expect("a court");
        let text = position(&there.into(), 0, &speaker("en"));
        for words in ["1 token\n", "0 tokens · laid down: Guard · protected · you know: Priest", "Guard, Priest"] {
            assert!(text.contains(words), "{text}\nlacks {words}");
        }
    }
}
