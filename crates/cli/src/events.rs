//! Events in words.

use livret_kernel::Lang;
use serde_json::Value;

use crate::words::Speaker;

impl Speaker {
    /// An event in words; `None` for those that a reader does not miss.
    pub fn event(&self, event: &Value) -> Option<String> {
        let kind = event["type"].as_str().unwrap_or_default();
        if let Some(words) = self.table_event(kind, event) {
            return words;
        }
        let verb = self.event_verb(kind, event);
        let object = self.object(kind, event);
        let target = if event["target"].is_u64() { self.seat(&event["target"]) } else { String::new() };
        let words = match kind {
            "compared" | "swapped" | "looked" if !target.is_empty() => {
                after(&format!("{verb} {target}"), ": ", &object)
            }
            "eliminated" => after(&verb, self.pick(", laying down ", ", et pose "), &object),
            _ => after(&after(&verb, " ", &object), " → ", &target),
        };
        let verdict = match event["right"].as_bool() {
            Some(true) => self.pick(": right!", " : juste !"),
            Some(false) => self.pick(": wrong", " : faux"),
            None => "",
        };
        Some(words + verdict)
    }

    /// Who did what: "you draw", "Claris draws".
    fn event_verb(&self, kind: &str, event: &Value) -> String {
        let [they, you, ils, vous] = event_verbs(kind).unwrap_or([kind; 4]);
        let Some(player) = event.get("player") else { return self.pick(they, ils).into() };
        let verb = if self.is_me(player) { self.pick(you, vous) } else { self.pick(they, ils) };
        format!("{} {verb}", self.seat(player))
    }

    /// Events of the whole table. The outer `None` means that it is none of them.
    fn table_event(&self, kind: &str, event: &Value) -> Option<Option<String>> {
        let words = match kind {
            "phase_began" | "turn_ended" => return Some(None),
            "turn_began" if self.is_me(&event["player"]) => self.pick("— your turn —", "— votre tour —").into(),
            "turn_began" => format!("— {} {} —", self.pick("turn of", "tour de"), self.seat(&event["player"])),
            "shuffled" if event["round"].is_u64() => match self.lang {
                Lang::Fr => format!("=== manche {} : on mélange ===", event["round"]),
                _ => format!("=== round {}: the deck is shuffled ===", event["round"]),
            },
            "round_ended" => {
                format!(
                    "=== {} {} ===",
                    self.pick("the round goes to", "la manche revient à"),
                    self.seats(&event["winners"])
                )
            }
            "revealed" if event.get("player").is_none() => {
                format!("{} {}", self.pick("laid open:", "face visible :"), self.object(kind, event))
            }
            "game_ended" if event["winners"].is_array() => {
                format!(
                    "=== {} {} ===",
                    self.pick("the game goes to", "la partie revient à"),
                    self.seats(&event["winners"])
                )
            }
            "game_ended" => self.pick("=== the game is over ===", "=== la partie est finie ===").into(),
            _ => return None,
        };
        Some(Some(words))
    }

    /// The cards, counters or number that an event is about.
    fn object(&self, kind: &str, event: &Value) -> String {
        if kind == "gained" {
            return self.counters(event);
        }
        let cards = self.card_list(event.get("cards").or_else(|| event.get("card")).unwrap_or(&Value::Null));
        match (cards.is_empty(), event["count"].as_u64()) {
            (false, _) => cards,
            (true, Some(1)) => self.pick("a card", "une carte").into(),
            (true, Some(n)) => format!("{n} {}", self.pick("cards", "cartes")),
            (true, None) => String::new(),
        }
    }
}

/// An event's verb: somebody does it, you do it, in English and in French.
fn event_verbs(kind: &str) -> Option<[&str; 4]> {
    Some(match kind {
        "drew" => ["draws", "draw", "pioche", "piochez"],
        "shuffled" => [
            "shuffles the discard pile into a new deck",
            "shuffle your discard pile into a new deck",
            "mélange sa défausse en une nouvelle pioche",
            "mélangez votre défausse en une nouvelle pioche",
        ],
        "served" => ["is served by", "are served by", "se fait servir par", "vous faites servir par"],
        "chambered" => ["houses", "house", "loge", "logez"],
        "love_played" => ["plays", "play", "joue", "jouez"],
        "gained" => ["gains", "gain", "gagne", "gagnez"],
        "discarded" => ["discards", "discard", "défausse", "défaussez"],
        "returned" => ["returns to the town:", "return to the town:", "rend à la ville :", "rendez à la ville :"],
        "taken" => ["takes", "take", "prend", "prenez"],
        "hired" => ["hires", "hire", "engage", "engagez"],
        "revealed" => ["shows", "show", "montre", "montrez"],
        "looked" => ["looks at", "look at", "regarde chez", "regardez chez"],
        "placed" => ["places", "place", "place", "placez"],
        "moved" => ["moves", "move", "déplace", "déplacez"],
        "cured" => ["cures", "cure", "soigne", "soignez"],
        "protected" => ["is protected", "are protected", "est sous protection", "êtes sous protection"],
        "remembered" => ["remembers", "remember", "se souvient :", "vous souvenez :"],
        "worked" => ["works:", "work:", "travaille :", "travaillez :"],
        "picked" => ["chooses", "choose", "choisit", "choisissez"],
        "guessed" => ["names", "name", "nomme", "nommez"],
        "compared" => ["compares hands with", "compare hands with", "compare sa main avec", "comparez votre main avec"],
        "swapped" => ["swaps hands with", "swap hands with", "échange sa main avec", "échangez votre main avec"],
        "eliminated" => ["is out", "are out", "est hors jeu", "êtes hors jeu"],
        _ => return None,
    })
}

/// Adds something, if there is anything to add.
fn after(words: &str, link: &str, more: &str) -> String {
    if more.is_empty() { words.into() } else { format!("{words}{link}{more}") }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::words::tests::speaker;

    #[test]
    fn events_tell_what_their_listener_may_know() {
        let speaker = speaker(Lang::En);
        let say = |event| speaker.event(&event).unwrap_or_default();
        assert_eq!(say(json!({"type": "drew", "player": 1, "count": 2})), "Claris draws 2 cards");
        assert_eq!(say(json!({"type": "drew", "player": 0, "count": 1, "cards": ["guard"]})), "you draw Guard");
        assert_eq!(say(json!({"type": "gained", "player": 0, "love": 2})), "you gain love 2");
        let guess = json!({"type": "guessed", "player": 0, "target": 1, "card": "priest", "right": true});
        assert_eq!(say(guess), "you name Priest → Claris: right!");
        let compared = json!({"type": "compared", "player": 1, "target": 0, "cards": ["guard", "priest"]});
        assert_eq!(say(compared), "Claris compares hands with you: Guard, Priest");
        assert_eq!(say(json!({"type": "eliminated", "player": 0, "card": "guard"})), "you are out, laying down Guard");
        assert_eq!(say(json!({"type": "turn_began", "player": 0})), "— your turn —");
        assert_eq!(speaker.event(&json!({"type": "turn_ended", "player": 0})), None);
    }

    #[test]
    fn events_are_told_in_french_too() {
        let say = |event| speaker(Lang::Fr).event(&event).unwrap_or_default();
        assert_eq!(say(json!({"type": "drew", "player": 0, "count": 1})), "vous piochez une carte");
        assert_eq!(
            say(json!({"type": "hired", "player": 1, "card": "rouge-crescent"})),
            "Claris engage Rouge Crescent"
        );
    }

    #[test]
    fn unknown_events_are_said_as_they_are() {
        let event = json!({"type": "polished", "player": 1, "card": "guard"});
        assert_eq!(speaker(Lang::En).event(&event).as_deref(), Some("Claris polished Guard"));
    }
}
