//! Actions in words.

use livret_kernel::Lang;
use serde_json::Value;

use crate::words::{Speaker, counter_name};

impl Speaker {
    /// An action of the wire in words.
    pub fn action(&self, text: &str, decision: &Value) -> String {
        let parts = Parts::of(text);
        match self.plain_action(&parts, decision) {
            Some(words) => words,
            None => self.verb_and_object(&parts),
        }
    }

    /// Actions that do not follow the pattern "verb, card, target".
    fn plain_action(&self, parts: &Parts, decision: &Value) -> Option<String> {
        let card = self.sick_card(parts.card);
        Some(match (parts.verb, parts.card) {
            ("end", _) => {
                let phase = self.phase(decision["phase"].as_str().unwrap_or_default());
                format!("{} ({phase})", self.pick("end", "terminer"))
            }
            ("yes", _) => self.pick("yes", "oui").into(),
            ("no", _) => self.pick("no", "non").into(),
            ("done", _) => self.pick("done", "c’est tout").into(),
            ("love", "all") => self.pick("play all Love cards", "jouer toutes les cartes Amour").into(),
            ("gain", counter) => format!("{} +1", counter_name(counter, self.lang)),
            ("target", seat) => format!("{} {}", self.pick("choose", "choisir"), self.seat_of(seat)),
            ("maid", _) => {
                let owner = self.seat_of(parts.owner?);
                format!("{card} ({owner})")
            }
            ("chamber", _) if parts.seat.is_none() => match self.lang {
                Lang::Fr => format!("faire de {card} une femme de chambre"),
                _ => format!("make {card} a chambermaid"),
            },
            ("cure", _) => match self.lang {
                Lang::Fr => format!("soigner {card} (défausser un 3 Amour)"),
                _ => format!("cure {card} (discard a 3 Love)"),
            },
            _ => return None,
        })
    }

    fn verb_and_object(&self, parts: &Parts) -> String {
        let (en, fr) = match parts.verb {
            "serve" => ("serve", "service de"),
            "chamber" => ("send", "envoyer"),
            "return" => ("return", "rendre"),
            "love" => ("play", "jouer"),
            "use" => ("use", "utiliser"),
            "remember" => ("acquire", "acquérir"),
            "work" => ("work:", "travailler :"),
            "pick" => ("choose", "choisir"),
            "hire" => ("hire", "engager"),
            "discard" => ("discard", "défausser"),
            "take" => ("take", "prendre"),
            "top" => ("put on top", "poser sur le dessus"),
            "bottom" => ("put at the bottom", "poser sous la pile"),
            "give" => ("give", "donner"),
            "keep" => ("keep", "garder"),
            "play" => ("play", "jouer"),
            other => (other, other),
        };
        let mut words = format!("{} {}", self.pick(en, fr), self.sick_card(parts.card));
        if let Some(cost) = self.cost(parts.card).filter(|_| parts.verb == "hire") {
            words += &format!(" ({cost})");
        }
        if let Some(on) = parts.on {
            words += &format!(" {} {}", self.pick("on", "sur"), self.sick_card(on));
        }
        if let Some(seat) = parts.seat {
            words += &format!(" → {}", self.seat_of(seat));
        }
        if let Some(with) = parts.with {
            words += &match parts.verb {
                "play" => format!(", {} {}", self.pick("naming", "en nommant"), self.card(with)),
                _ => format!(" {} {}", self.pick("with", "avec"), self.card(with)),
            };
        }
        words
    }

    fn seat_of(&self, digits: &str) -> String {
        self.seat(&digits.parse::<u64>().map_or(Value::Null, Value::from))
    }
}

/// The pieces of an action's text: `verb:N.card!n@seat.card=card`.
#[derive(Debug, Default, PartialEq, Eq)]
struct Parts<'a> {
    verb: &'a str,
    /// The seat before a card (`maid:1.colette-framboise`).
    owner: Option<&'a str>,
    card: &'a str,
    /// The card that the card lies on (`illness.C`, or behind the seat: `illness@1.C`).
    on: Option<&'a str>,
    seat: Option<&'a str>,
    with: Option<&'a str>,
}

impl<'a> Parts<'a> {
    fn of(text: &'a str) -> Parts<'a> {
        let (verb, rest) = text.split_once(':').unwrap_or((text, ""));
        let (rest, with) = split(rest, '=');
        let (rest, place) = split(rest, '@');
        let (first, second) = split(rest, '.');
        let numbered = second.is_some() && first.bytes().all(|b| b.is_ascii_digit());
        let (owner, card, on) =
            if numbered { (Some(first), second.unwrap_or_default(), None) } else { (None, first, second) };
        let (seat, on_there) = place.map_or((None, None), |place| {
            let (seat, card) = split(place, '.');
            (Some(seat), card)
        });
        Parts { verb, owner, card, on: on.or(on_there), seat, with }
    }
}

fn split(text: &str, at: char) -> (&str, Option<&str>) {
    match text.split_once(at) {
        Some((before, after)) => (before, Some(after)),
        None => (text, None),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::words::tests::speaker;

    #[test]
    fn actions_read_like_orders() {
        let speaker = speaker(Lang::En);
        let say = |text| speaker.action(text, &json!({"phase": "hire"}));
        assert_eq!(say("serve:kagari-ichinomiya"), "serve Kagari Ichinomiya");
        assert_eq!(say("hire:rouge-crescent"), "hire Rouge Crescent (2)");
        assert_eq!(say("hire:illness@1.rouge-crescent"), "hire Illness (4) on Rouge Crescent → Claris");
        assert_eq!(say("return:illness.rouge-crescent!2"), "return Illness on Rouge Crescent (illnesses: 2)");
        assert_eq!(say("maid:1.rouge-crescent"), "Rouge Crescent (Claris)");
        assert_eq!(say("target:0"), "choose you");
        assert_eq!(say("end"), "end (employ phase)");
        assert_eq!(say("play:guard@1=priest"), "play Guard → Claris, naming Priest");
    }

    #[test]
    fn actions_read_like_orders_in_french() {
        let speaker = speaker(Lang::Fr);
        let say = |text| speaker.action(text, &json!({"phase": "hire"}));
        assert_eq!(say("hire:rouge-crescent"), "engager Rouge Crescent (2)");
        assert_eq!(say("chamber:rouge-crescent"), "faire de Rouge Crescent une femme de chambre");
        assert_eq!(say("play:guard@1=priest"), "jouer Garde → Claris, en nommant Prêtre");
    }

    #[test]
    fn an_actions_pieces_are_told_apart() {
        let parts = Parts::of("hire:illness@1.colette-framboise");
        assert_eq!(
            (parts.verb, parts.card, parts.seat, parts.on),
            ("hire", "illness", Some("1"), Some("colette-framboise"))
        );
        let parts = Parts::of("hire:estate=aline-du-roi");
        assert_eq!((parts.card, parts.with), ("estate", Some("aline-du-roi")));
        assert_eq!(Parts::of("end"), Parts { verb: "end", ..Parts::default() });
    }

    #[test]
    fn unknown_words_are_said_as_they_are() {
        assert_eq!(speaker(Lang::En).action("polish:silver", &Value::Null), "polish silver");
    }
}
