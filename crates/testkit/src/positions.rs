//! Positions that no game would come to: any cards anywhere, as far as `free` lets them.

use arbitrary::{Result, Unstructured};
use livret_kernel::{Arrangement, CardInfo};
use serde_json::{Map, Value, json};

/// A position for a table with these cards and seats. Most are accepted; some break a limit, and are to be refused.
pub fn position(cards: &[CardInfo], seats: usize, u: &mut Unstructured) -> Result<Arrangement> {
    let table = Table { cards, active: u.choose_index(seats)? };
    let players = (0..seats).map(|seat| table.player(seat, u)).collect::<Result<Vec<Value>>>()?;
    let mut out = json!({"free": true, "player": table.active, "players": players, "town": table.town(u)?});
    let phases = ["start", "serve", "hire", "dismiss", "refined", "work", "pick"];
    let motto = cards.iter().any(|card| card.kind == "refined-maid");
    let (from, to) = if motto { (1, 7) } else { (0, 4) };
    out["phase"] = json!(phases[u.int_in_range(from..=to - 1)?]);
    out["counters"] = json!({"love": amount(u)?, "serving": amount(u)?, "employment": amount(u)?});
    if u.ratio(1, 4)? {
        let used = table.some(u, 3, |_| true)?;
        out["so_far"] = json!({"used": used, "hand_change": u.int_in_range(-99..=99)?, "next_hire_less": amount(u)?,
            "prices": [amount(u)?, amount(u)?], "remembered": u.ratio(1, 2)?, "chambered": u.ratio(1, 2)?});
    }
    let Value::Object(out) = out else { unreachable!("an object was written") };
    Ok(out.into())
}

/// A small number, now and then the largest that is taken.
fn amount(u: &mut Unstructured) -> Result<u8> {
    if u.ratio(1, 40)? { Ok(200) } else { u.int_in_range(0..=9) }
}

struct Table<'a> {
    cards: &'a [CardInfo],
    active: usize,
}

fn in_decks(card: &CardInfo) -> bool {
    matches!(&*card.kind, "love" | "maid-chief" | "general-maid")
}

fn maid(card: &CardInfo) -> bool {
    matches!(&*card.kind, "maid-chief" | "general-maid")
}

impl Table<'_> {
    /// Up to `most` ids of such cards; rarely as many as a zone holds of one kind.
    fn some(&self, u: &mut Unstructured, most: usize, wanted: impl Fn(&CardInfo) -> bool) -> Result<Vec<String>> {
        let ids: Vec<&str> = self.cards.iter().filter(|c| wanted(c)).map(|c| c.id.as_str()).collect();
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        if u.ratio(1, 60)? {
            return Ok(vec![ids[u.choose_index(ids.len())?].to_owned(); u.int_in_range(20..=201)?]);
        }
        let n = u.int_in_range(0..=most)?;
        (0..n).map(|_| Ok(ids[u.choose_index(ids.len())?].to_owned())).collect()
    }

    fn of_kind(&self, u: &mut Unstructured, most: usize, kind: &str) -> Result<Vec<String>> {
        self.some(u, most, |card| card.kind == kind)
    }

    /// Maids with illnesses on some.
    fn maids(&self, ids: Vec<String>, u: &mut Unstructured) -> Result<Vec<Value>> {
        let ill = self.cards.iter().any(|card| card.id == "illness");
        let one = |id: String| {
            let illness = if ill && u.ratio(1, 3)? { u.int_in_range(0..=3)? } else { 0 };
            Ok(json!({"card": id, "illness": illness}))
        };
        ids.into_iter().map(one).collect()
    }

    fn player(&self, seat: usize, u: &mut Unstructured) -> Result<Value> {
        let mut out = Map::new();
        for (zone, most) in [("hand", 9), ("deck", 12), ("discard", 9)] {
            if u.ratio(4, 5)? {
                out.insert(zone.into(), self.some(u, most, in_decks)?.into());
            }
        }
        if seat == self.active && u.ratio(1, 2)? {
            out.insert("in_play".into(), self.some(u, 5, in_decks)?.into());
        }
        if u.ratio(1, 3)? {
            out.insert("known_bottom".into(), amount(u)?.into());
            out.insert("known_top".into(), amount(u)?.into());
        }
        let chambered = self.some(u, 6, maid)?;
        out.insert("chambermaids".into(), self.maids(chambered, u)?.into());
        if u.ratio(2, 3)? {
            let privates = self.of_kind(u, 2, "private-maid")?;
            out.insert("private_maids".into(), self.maids(privates, u)?.into());
        }
        if self.cards.iter().any(|card| card.id == "bad-habit") {
            out.insert("bad_habits".into(), amount(u)?.into());
        }
        let chief = self.cards.iter().find(|card| card.kind == "maid-chief").map(|card| &card.id);
        let buildings = self.of_kind(u, 4, "building")?;
        out.insert("buildings".into(), buildings.iter().map(|id| json!({"card": id, "under": chief})).collect());
        out.insert("reminiscences".into(), self.of_kind(u, 3, "reminiscence")?.into());
        out.insert("preparations".into(), self.of_kind(u, 3, "preparation")?.into());
        if u.ratio(1, 3)? {
            out.insert(
                "refined".into(),
                self.of_kind(u, 1, "refined-maid")?.first().map_or(Value::Null, |id| json!(id)),
            );
        }
        Ok(out.into())
    }

    fn town(&self, u: &mut Unstructured) -> Result<Value> {
        let mut piles = Map::new();
        for card in self.cards.iter().filter(|card| matches!(&*card.kind, "event" | "building" | "general-maid")) {
            if u.ratio(1, 2)? && card.set != "guests" {
                piles.insert(card.id.clone(), amount(u)?.into());
            }
        }
        let mut out = Map::new();
        if u.ratio(3, 4)? {
            out.insert("piles".into(), piles.into());
        }
        for (zone, kind, up) in [("private_maids", "private-maid", 2), ("reminiscences", "reminiscence", 3)] {
            if self.cards.iter().any(|card| card.kind == kind) && u.ratio(1, 4)? {
                let (face_up, deck) = (self.of_kind(u, up, kind)?, self.of_kind(u, 6, kind)?);
                out.insert(zone.into(), json!({"face_up": face_up, "deck": deck}));
            }
        }
        if u.ratio(1, 8)? {
            out.insert("refined".into(), self.of_kind(u, 9, "refined-maid")?.into());
        }
        if u.ratio(1, 8)? {
            out.insert("guests".into(), self.of_kind(u, 10, "general-maid")?.into());
        }
        Ok(out.into())
    }
}
