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
        if let Some(words) = self.card_moved(kind, event) {
            return Some(words);
        }
        let verb = self.event_verb(kind, event);
        let object = self.object(kind, event);
        let target = self.target(event);
        let words = match kind {
            "compared" | "swapped" if !target.is_empty() => after(&format!("{verb} {target}"), ": ", &object),
            "eliminated" => after(&verb, self.pick(", laying down ", ", et pose "), &object),
            _ => after(&after(&verb, " ", &object), " → ", &target),
        };
        Some(after(&words, "", &self.verdict(event)))
    }

    /// Cards put somewhere, looked at or received: where they lie matters more than the verb.
    fn card_moved(&self, kind: &str, event: &Value) -> Option<String> {
        let who = self.seat(&event["player"]);
        let me = self.is_me(&event["player"]);
        let card = self.object(kind, event);
        let card = if card.is_empty() { self.pick("a card", "une carte").to_string() } else { card };
        match (kind, event["to"].as_str()) {
            ("placed", Some("quarters")) => {
                let got = if me { self.pick("get", "recevez") } else { self.pick("gets", "reçoit") };
                Some(format!("{who} {got} {card}"))
            }
            ("placed", Some(place)) => {
                let under = place == "deck-bottom";
                let put = if me { self.pick("put", "posez") } else { self.pick("puts", "pose") };
                let where_to = match (under, me) {
                    (true, true) => self.pick("under your deck", "sous votre pioche"),
                    (true, false) => self.pick("under the deck", "sous sa pioche"),
                    (false, true) => self.pick("on top of your deck", "sur votre pioche"),
                    (false, false) => self.pick("on top of the deck", "sur sa pioche"),
                };
                Some(format!("{who} {put} {card} {where_to}"))
            }
            ("looked", _) => {
                let look = if me { self.pick("look at", "regardez") } else { self.pick("looks at", "regarde") };
                let place = match (event["from"].as_str(), event["target"] == event["player"]) {
                    (Some("hand"), _) => self.pick("a hand card of", "une carte en main de"),
                    (Some("deck"), true) => self.pick("the top of the own deck", "le dessus de sa pioche"),
                    (Some("deck"), false) => self.pick("the top of the deck of", "le dessus de la pioche de"),
                    _ => self.pick("the hand of", "la main de"),
                };
                let whose =
                    if event["target"] == event["player"] { String::new() } else { self.seat(&event["target"]) };
                let shown = self.object(kind, event);
                Some(after(&after(&format!("{who} {look} {place}"), " ", &whose), self.pick(": ", " : "), &shown))
            }
            _ => None,
        }
    }

    /// Somebody else whom the event is about.
    fn target(&self, event: &Value) -> String {
        let other = ["target", "to"].into_iter().map(|field| &event[field]).find(|seat| seat.is_u64());
        other.filter(|seat| **seat != event["player"]).map_or_else(String::new, |seat| self.seat(seat))
    }

    /// How it went: a guess, or an event called off.
    fn verdict(&self, event: &Value) -> String {
        let cancels =
            event["cancels"].as_str().map(|id| format!("{} {}", self.pick("; off goes", " ; adieu"), self.card(id)));
        match event["right"].as_bool() {
            Some(true) => self.pick(": right!", " : juste !").into(),
            Some(false) => self.pick(": wrong", " : faux").into(),
            None => cancels.unwrap_or_default(),
        }
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
            // What is left at the end of a turn is laid down every time.
            "discarded" if event["from"] == "turn" => return Some(None),
            "round_ended" if event["winners"].is_null() => match self.lang {
                Lang::Fr => format!("=== fin de la manche {} ===", event["round"]),
                _ => format!("=== round {} is over ===", event["round"]),
            },
            "turn_began" if self.is_me(&event["player"]) => self.pick("— your turn —", "— votre tour —").into(),
            "turn_began" => format!("— {} {} —", self.pick("turn of", "tour de"), self.seat(&event["player"])),
            "shuffled" if event["round"].is_u64() => match self.lang {
                Lang::Fr => format!("=== manche {} : on mélange ===", event["round"]),
                _ => format!("=== round {}: the deck is shuffled ===", event["round"]),
            },
            "round_ended" => {
                let goes_to = self.pick("the round goes to", "la manche revient à");
                let hands =
                    after("", self.pick("hands shown: ", "mains montrées : "), &self.shown_hands(&event["hands"]));
                after(&format!("=== {goes_to} {} ===", self.seats(&event["winners"])), " ", &hands)
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

    /// Hands shown at the end of a round, seat by seat.
    fn shown_hands(&self, hands: &Value) -> String {
        let shown = |(seat, card): (usize, &Value)| {
            let card = self.card_list(card);
            (!card.is_empty()).then(|| format!("{} {card}", self.seat(&seat.into())))
        };
        let list = hands.as_array().map(Vec::as_slice).unwrap_or_default();
        list.iter().enumerate().filter_map(shown).collect::<Vec<_>>().join(", ")
    }

    /// The cards, counters or number that an event is about.
    fn object(&self, kind: &str, event: &Value) -> String {
        if kind == "gained" {
            return self.counters(event);
        }
        if event["given"].is_string() {
            let (given, taken) = (self.card_list(&event["given"]), self.card_list(&event["taken"]));
            return format!("{given} {} {taken}", self.pick("for", "contre"));
        }
        let cards = ["cards", "card", "maid"].into_iter().find_map(|field| event.get(field)).unwrap_or(&Value::Null);
        let cards = self.card_list(cards);
        match (cards.is_empty(), event["count"].as_u64()) {
            (false, _) => cards + &self.attached(event),
            (true, Some(1)) => self.pick("a card", "une carte").into(),
            (true, Some(n)) => format!("{n} {}", self.pick("cards", "cartes")),
            (true, None) => String::new(),
        }
    }

    /// The maid that a card lies on, or the card beneath it.
    fn attached(&self, event: &Value) -> String {
        let maid = event["maid"].as_str().filter(|_| event["card"].is_string());
        let on = maid.map(|id| format!(" {} {}", self.pick("on", "sur"), self.card(id)));
        let under = event["under"].as_str().map(|id| format!(" {} {}", self.pick("with", "avec"), self.card(id)));
        on.unwrap_or_default() + &under.unwrap_or_default()
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
        "returned" => ["returns to the town:", "return to the town:", "rend à la Ville :", "rendez à la Ville :"],
        "taken" => ["takes", "take", "prend", "prenez"],
        "hired" => ["hires", "hire", "engage", "engagez"],
        "revealed" => ["shows", "show", "montre", "montrez"],
        "moved" => ["moves", "move", "déplace", "déplacez"],
        "cured" => ["cures", "cure", "soigne", "soignez"],
        "protected" => ["is protected", "are protected", "est sous protection", "êtes sous protection"],
        "remembered" => ["remembers", "remember", "se souvient :", "vous souvenez :"],
        "worked" => ["works:", "work:", "travaille :", "travaillez :"],
        "picked" => ["chooses", "choose", "choisit", "choisissez"],
        "guessed" => ["names", "name", "nomme", "nommez"],
        "compared" => ["compares hands with", "compare hands with", "compare sa main avec", "comparez votre main avec"],
        "swapped" => ["swaps cards with", "swap cards with", "échange avec", "échangez avec"],
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
        assert_eq!(say(json!({"type": "gained", "player": 0, "love": 2})), "you gain 2 love");
        let guess = json!({"type": "guessed", "player": 0, "target": 1, "card": "priest", "right": true});
        assert_eq!(say(guess), "you name Priest → Claris: right!");
        let compared = json!({"type": "compared", "player": 1, "target": 0, "cards": ["guard", "priest"]});
        assert_eq!(say(compared), "Claris compares hands with you: Guard, Priest");
        assert_eq!(say(json!({"type": "eliminated", "player": 0, "card": "guard"})), "you are out, laying down Guard");
        assert_eq!(say(json!({"type": "turn_began", "player": 0})), "— your turn —");
        assert_eq!(speaker.event(&json!({"type": "turn_ended", "player": 0})), None);
    }

    #[test]
    fn events_name_the_maid_and_the_house_they_touch() {
        let say = |event| speaker(Lang::En).event(&event).unwrap_or_default();
        let ill =
            json!({"type": "hired", "player": 0, "card": "illness", "cost": 4, "to": 1, "maid": "rouge-crescent"});
        assert_eq!(say(ill), "you hire Illness on Rouge Crescent → Claris");
        assert_eq!(say(json!({"type": "hired", "player": 0, "card": "guard", "to": 0})), "you hire Guard");
        assert_eq!(say(json!({"type": "cured", "player": 1, "maid": "rouge-crescent"})), "Claris cures Rouge Crescent");
        assert_eq!(say(json!({"type": "gained", "player": 1, "counter": "love", "count": 3})), "Claris gains 3 love");
        let called_off = json!({"type": "revealed", "player": 1, "cards": ["guard"], "cancels": "illness"});
        assert_eq!(say(called_off), "Claris shows Guard; off goes Illness");
        let swap = json!({"type": "swapped", "player": 0, "target": 1, "given": "guard", "taken": "priest"});
        assert_eq!(say(swap), "you swap cards with Claris: Guard for Priest");
        assert_eq!(say(json!({"type": "discarded", "player": 1, "count": 5, "from": "turn", "top": "guard"})), "");
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
