//! What a seat can do: play a card, on somebody, naming a kind.

use livret_kernel::{Refusal, Seat};

use crate::{Card, Seats};

/// A card played, with whatever it asks for. Ordered by card, target, named kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Action {
    /// The card laid down.
    pub card: Card,
    /// The player it is played on.
    pub target: Option<Seat>,
    /// The kind that a Guard names.
    pub named: Option<Card>,
}

impl Action {
    /// A card played on nobody.
    #[must_use]
    pub fn plain(card: Card) -> Action {
        Action { card, target: None, named: None }
    }

    /// A card played on somebody.
    #[must_use]
    pub fn on(card: Card, target: Seat) -> Action {
        Action { target: Some(target), ..Action::plain(card) }
    }

    /// The text on the wire: `play:guard@1=priest`.
    #[must_use]
    pub fn text(self) -> String {
        let target = self.target.map(|seat| format!("@{}", seat.0)).unwrap_or_default();
        let named = self.named.map(|card| format!("={}", card.id())).unwrap_or_default();
        format!("play:{}{target}{named}", self.card.id())
    }

    /// The action that a text names, whether it can be played or not.
    pub fn parse(text: &str, seats: usize) -> Result<Action, Refusal> {
        let play = text.strip_prefix("play:").ok_or_else(no_action)?;
        let (play, named) = split(play, '=');
        let (card, target) = split(play, '@');
        Ok(Action {
            card: card_of(card)?,
            target: target.map(|target| seat_of(target, seats)).transpose()?,
            named: named.map(card_of).transpose()?,
        })
    }
}

fn split(text: &str, mark: char) -> (&str, Option<&str>) {
    text.split_once(mark).map_or((text, None), |(front, back)| (front, Some(back)))
}

fn no_action() -> Refusal {
    Refusal::new("refusal-letter-action", "")
}

fn card_of(id: &str) -> Result<Card, Refusal> {
    Card::with_id(id).ok_or_else(|| Refusal::new("refusal-letter-card", ""))
}

/// One digit: no sign, no leading zero, so that every seat has one spelling.
fn seat_of(text: &str, seats: usize) -> Result<Seat, Refusal> {
    (0..seats.min(Seats::<u8>::MOST) as u8)
        .find(|seat| text.len() == 1 && text.as_bytes()[0] == b'0' + seat)
        .map(Seat)
        .ok_or_else(|| Refusal::new("refusal-letter-seat", "").number("last", seats as i64 - 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_fits_into_eight_bytes() {
        assert_eq!(size_of::<Action>(), 4);
    }

    #[test]
    fn texts_parse_back() {
        for text in ["play:guard", "play:guard@1=priest", "play:prince@0", "play:king@3", "play:handmaid"] {
            assert_eq!(Action::parse(text, 4).map(Action::text).as_deref(), Ok(text));
        }
    }

    #[test]
    fn nonsense_is_refused_without_a_rule() {
        let nonsense = [
            "",
            "play",
            "play:",
            "guard",
            "play:duke",
            "play:guard@",
            "play:guard@1=",
            "play:guard@4=king",
            "play:guard@01=king",
            "play:guard@+1",
            "play:guard@1=king=king",
            "play:guard@1@2",
            "play:Guard",
            " play:guard",
            "play:guard=king@1",
            "play:guard@1=päpstin",
            "play:king@é",
        ];
        for text in nonsense {
            assert_eq!(
                Action::parse(text, 4).map_err(|refusal| refusal.rule.into_owned()),
                Err(String::new()),
                "{text}"
            );
        }
    }

    #[test]
    fn a_seat_beyond_the_table_is_refused() {
        assert!(Action::parse("play:king@2", 2).unwrap_err().message().contains("0 to 1"));
        assert!(Action::parse("play:king@2", 3).is_ok());
    }
}
