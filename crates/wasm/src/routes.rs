//! The routes of the HTTP API that need nobody else, answered as a server answers them.

use std::collections::BTreeMap;

use livret_games::GAMES;
use livret_table::{Answer, Failure, FollowBy, Listener, LiveTable, TableData, Who, checked_record, clean};
use livret_wire::{
    Access, Act, Acted, Chat, Clock, Consent, EditSeat, ErrorBody, FaultCode, ImportRecord, Keep, LocalAnswer,
    LocalRequest, Me, NewGuest, NewTable, Preview, Previewed, Rename, Reply, SeatWish, ServerInfo, Start, Undo,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::hall::{Hall, ME, presence};

/// Entries in one answer.
const MOST_ENTRIES: usize = 200;

impl Hall {
    /// What a client asks over HTTP.
    pub fn ask(&mut self, request: &LocalRequest, now: i64) -> Reply {
        let mut reply = Reply::default();
        match self.answer(request, now, &mut reply) {
            Ok(answer) => reply.answer = answer,
            Err(failure) => return refusal(failure),
        }
        reply
    }

    fn answer(&mut self, request: &LocalRequest, now: i64, reply: &mut Reply) -> Answer<Option<LocalAnswer>> {
        let path: Vec<&str> = request.path.trim_matches('/').split('/').collect();
        match (request.method.as_str(), path.as_slice()) {
            ("GET", ["api", "house"]) => told(&self.house()),
            ("GET", ["api", "start"]) => {
                told(&Start { house: self.house(), games: None, blocks: None, invitations: None })
            }
            ("GET", ["api", "cards"]) => told(&livret_games::cards(&self.library, text(request, "game"))?),
            ("POST", ["api", "guest"]) => {
                let NewGuest { name } = body(request)?;
                self.rename(name.as_deref())
            }
            ("PATCH", ["api", "me"]) => {
                let Rename { name } = body(request)?;
                self.rename(Some(&name))
            }
            ("POST", ["api", "preview"]) => self.preview(&body(request)?),
            ("POST", ["api", "tables"]) => self.open_wished(body(request)?, now, reply),
            ("POST", ["api", "records"]) => self.import(body(request)?, now, reply),
            ("GET", ["api", "tables", id]) => self.info(id, now),
            ("DELETE", ["api", "tables", id]) => self.forget(id, reply),
            ("GET", ["api", "tables", id, what]) => self.read(id, what, request, now, reply),
            ("POST", ["api", "tables", id, what]) => self.act_at(id, what, request, now, reply),
            (_, ["api", "lobby" | "pairing" | "me" | "login" | "logout" | "register" | "recover", ..]) => {
                Err(needs_others())
            }
            _ => Err(Failure::not_found("path")),
        }
    }

    fn house(&self) -> ServerInfo {
        let names = |game: &&str| livret_bots::levels(game).iter().map(ToString::to_string).collect();
        let bots: BTreeMap<String, Vec<String>> = GAMES.iter().map(|game| (game.to_string(), names(game))).collect();
        ServerInfo {
            name: "livret".into(),
            version: env!("CARGO_PKG_VERSION").into(),
            rules_version: livret_kernel::RULES_VERSION.into(),
            games: GAMES.iter().map(ToString::to_string).collect(),
            bots,
            banner: None,
            me: None,
        }
    }

    /// What whoever plays here is called at tables that are opened from now on.
    fn rename(&mut self, name: Option<&str>) -> Answer<Option<LocalAnswer>> {
        if let Some(name) = name {
            self.me.name = clean::name(name).ok_or_else(clean::bad_name)?;
        }
        let Who { id, name, account } = self.me.clone();
        told(&Me { id, name, account, since: 0 })
    }

    fn preview(&mut self, wish: &Preview) -> Answer<Option<LocalAnswer>> {
        let (players, seed) = (usize::from(wish.players), self.entropy.seed());
        let (options, cards) = LiveTable::preview(&self.library, &wish.game, players, &wish.options, seed)?;
        told(&Previewed { options, cards })
    }

    fn open_wished(&mut self, mut new: NewTable, now: i64, reply: &mut Reply) -> Answer<Option<LocalAnswer>> {
        check_alone(&new)?;
        new.settings.start_when_full = true;
        let mut data = TableData::wished(&new, &self.me)?;
        data.setup.offline = true;
        let id = self.open(data, now, reply)?;
        self.info(&id, now)
    }

    fn import(&mut self, import: ImportRecord, now: i64, reply: &mut Reply) -> Answer<Option<LocalAnswer>> {
        let record = checked_record(import.record)?;
        let (id, entropy) = (self.fresh_id(), self.entropy.fork());
        let table = LiveTable::import(&self.library, id, &self.me, &record, entropy, now)?;
        let id = self.adopt(table, reply);
        self.info(&id, now)
    }

    fn info(&mut self, id: &str, now: i64) -> Answer<Option<LocalAnswer>> {
        told(&self.at(id)?.table.info(Some(ME), &presence(), now))
    }

    fn forget(&mut self, id: &str, reply: &mut Reply) -> Answer<Option<LocalAnswer>> {
        self.at(id)?;
        self.release(id);
        reply.keep.push(Keep::Removed { table: id.into(), removed: true });
        Ok(Some(LocalAnswer { status: 204, body: Value::Null }))
    }

    fn read(
        &mut self,
        id: &str,
        what: &str,
        request: &LocalRequest,
        now: i64,
        reply: &mut Reply,
    ) -> Answer<Option<LocalAnswer>> {
        let (seat, ply) = (number::<u8>(request, "seat")?, number::<u32>(request, "ply")?);
        let eyes = text(request, "as");
        let at = self.at(id)?;
        match what {
            "view" => told(&at.table.position_for(Some(ME), seat, ply)?),
            "record" => told(&at.table.record_for(Some(ME))?),
            "replay" => told(&at.table.replay_for(Some(ME), eyes, ply)?),
            "moves" => {
                let page = (number(request, "from")?, number(request, "limit")?);
                told(&at.table.moves_for(Some(ME), eyes, page, &presence(), now)?)
            }
            "log" => {
                let viewer = at.table.eyes(Some(ME), seat)?;
                let listener = Listener { person: ME, viewer, by: FollowBy::Views, mutes: &|_| false };
                let most = number::<usize>(request, "limit")?.unwrap_or(MOST_ENTRIES).clamp(1, MOST_ENTRIES);
                let since = number(request, "since")?.unwrap_or(0);
                told(&at.table.catch_up(&listener, (since, most), &presence(), now)?)
            }
            "hint" => {
                let level = text(request, "level").unwrap_or(livret_table::DEPUTY);
                let (seat, _) = at.table.may_ask_advice(ME, seat, level)?;
                let luck = at.table.luck_of_advice(seat);
                reply.think.push(at.order(seat, level.into(), luck, 0)?);
                Ok(None)
            }
            _ => Err(Failure::not_found("path")),
        }
    }

    fn act_at(
        &mut self,
        id: &str,
        what: &str,
        request: &LocalRequest,
        now: i64,
        reply: &mut Reply,
    ) -> Answer<Option<LocalAnswer>> {
        let me = self.me.clone();
        match what {
            "act" => return self.act_asked(id, &body(request)?, now, reply),
            "rematch" => return self.rematch(id, now, reply),
            "chat" => {
                let Chat { text } = body(request)?;
                let text = clean::said(&text)?;
                self.change(id, now, reply, |at, _| Ok((at.chat(&me, &text, now)?, Vec::new())))?;
                return Ok(Some(LocalAnswer { status: 204, body: Value::Null }));
            }
            "hurry" => {
                self.hurry(id)?;
                return Ok(Some(LocalAnswer { status: 204, body: Value::Null }));
            }
            _ => {}
        }
        let undo: Option<Undo> = if what == "undo" { Some(body(request)?) } else { None };
        let consent: Option<Consent> = if what == "consent" { Some(body(request)?) } else { None };
        let edit: Option<EditSeat> = if what == "seats" { Some(body(request)?) } else { None };
        self.change(id, now, reply, |at, _| {
            match what {
                "undo" => drop(at.undo(&me, &undo.expect("read above"), now)?),
                "consent" => drop(at.consent(&me, consent.expect("read above").yes, now)?),
                "seats" => {
                    let EditSeat { seat, wish } = edit.expect("read above");
                    at.edit_seat(&me, seat, &wish, now)?;
                }
                "start" => at.start_by(&me, now)?,
                "sit" => at.sit(&me, None, now)?,
                "stand" => at.stand(&me, now)?,
                "leave" => at.leave(&me, now)?,
                "return" => at.come_back(&me, now)?,
                "resign" => at.resign(&me, now)?,
                "abort" => drop(at.abort(&me, now)?),
                "share" => at.share(&me, now)?,
                "invite" | "replace" => return Err(needs_others()),
                _ => return Err(Failure::not_found("path")),
            }
            Ok(((), Vec::new()))
        })?;
        self.info(id, now)
    }

    fn act_asked(&mut self, id: &str, act: &Act, now: i64, reply: &mut Reply) -> Answer<Option<LocalAnswer>> {
        let done = self.change(id, now, reply, |at, viewers| at.act_for(ME, act, viewers, now))?;
        let table = &mut self.at(id)?.table;
        let viewer = table.eyes(Some(ME), done.seat)?;
        let decision = table.view(viewer)?.and_then(|view| view.decision);
        told(&Acted { seq: done.seq, ply: done.ply, decision, events: done.events })
    }

    /// The same again; the one that was opened before, where it is at hand.
    fn rematch(&mut self, id: &str, now: i64, reply: &mut Reply) -> Answer<Option<LocalAnswer>> {
        let me = self.me.clone();
        let table = &self.at(id)?.table;
        let (data, next) = (table.rematch(&me, now)?, table.data.next.clone());
        if let Some(next) = next.filter(|next| self.tables.contains_key(next)) {
            return self.info(&next, now);
        }
        let opened = self.open(data, now, reply)?;
        self.change(id, now, reply, |at, _| Ok((at.set_next(&opened, now), Vec::new())))?;
        self.info(&opened, now)
    }
}

/// At a table of one browser nobody else sits or looks on, and nobody is timed.
fn check_alone(new: &NewTable) -> Answer<()> {
    let others = new.seats.contains(&SeatWish::Open) || new.settings.access != Access::Private;
    if others || new.settings.spectators {
        return Err(Failure::conflict(
            "a table for others has to be opened on a server; here one plays alone, or on one screen",
        ));
    }
    if new.settings.clock != Clock::None {
        return Err(Failure::conflict("there is no clock at a table without a server"));
    }
    Ok(())
}

fn needs_others() -> Failure {
    Failure::new(FaultCode::Unavailable, "this needs others, and there is no server here")
}

fn told(body: &impl Serialize) -> Answer<Option<LocalAnswer>> {
    let body = serde_json::to_value(body).map_err(Failure::internal)?;
    Ok(Some(LocalAnswer { status: 200, body }))
}

fn refusal(failure: Failure) -> Reply {
    let (status, error) = (failure.fault.code.status(), *failure.fault);
    let body = json!(ErrorBody { error });
    Reply { answer: Some(LocalAnswer { status, body }), ..Reply::default() }
}

/// The body; none counts as an empty object.
fn body<T: DeserializeOwned>(request: &LocalRequest) -> Answer<T> {
    let body = if request.body.is_null() { json!({}) } else { request.body.clone() };
    serde_json::from_value(body)
        .map_err(|error| Failure::bad_request(format!("the body is not what is expected here: {error}")))
}

fn text<'a>(request: &'a LocalRequest, name: &str) -> Option<&'a str> {
    request.query.get(name).and_then(Value::as_str)
}

fn number<T: std::str::FromStr>(request: &LocalRequest, name: &str) -> Answer<Option<T>> {
    let bad = |_| Failure::bad_request(format!("`{name}` is a number"));
    text(request, name).map(|text| text.parse().map_err(bad)).transpose()
}
