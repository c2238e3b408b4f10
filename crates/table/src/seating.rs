//! Who sits where: opening a table, sitting down, standing up, starting, leaving, coming back.

use livret_games::{AnyTable, GAMES, NewGame};
use livret_kernel::{Chosen, RulesVersion, TableOptions};
use livret_wire::{Access, Clock, Invitation, NewTable, SeatKind, SeatWish, Stage, TableRecord, TableSettings};

use crate::clean;
use crate::data::{DEPUTY, OpeningData, SeatData, Setup, TableData, Time};
use crate::entropy::Entropy;
use crate::failure::{Answer, Failure};
use crate::live::{LiveTable, Who};
use crate::log::LineData;
use crate::luck::first_of;

/// The largest options that a table may have, as JSON: ten piles by name and every switch need a tenth of it.
const MOST_OPTIONS: usize = 8 * 1024;
const LONGEST_SEED: usize = 200;
/// A rematch keeps everybody's seat so long, in milliseconds.
pub(crate) const KEPT_FOR: i64 = 60_000;

impl TableData {
    /// The data of a new table, as wished. Whether the rules allow it is found out by opening the game.
    pub fn wished(new: &NewTable, host: &Who) -> Answer<TableData> {
        check_wish(new)?;
        let seats = new.seats.iter().map(|wish| seat_of(wish, &new.game, new.settings.access, host));
        let mut data = TableData {
            setup: Setup {
                game: new.game.clone(),
                host: host.id.clone(),
                options: new.options.clone(),
                settings: new.settings,
                seed: new.seed.clone(),
                imported: false,
                offline: false,
            },
            seats: seats.collect::<Answer<_>>()?,
            stage: Stage::Waiting,
            opening: None,
            decider: None,
            time: Time::default(),
            undo_asked: None,
            abort_asked: Vec::new(),
            result: None,
            next: None,
            discreet: false,
            pause: None,
            uncounted: 0,
            undone: 0,
            speakers: Default::default(),
            accounts: Default::default(),
            share_asked: Vec::new(),
        };
        data.meet(host);
        data.check_seats()?;
        Ok(data)
    }

    /// Remembers whether somebody who comes here has an account.
    pub fn meet(&mut self, who: &Who) {
        if who.account {
            self.accounts.insert(who.id.clone());
        }
    }

    fn check_seats(&self) -> Answer<()> {
        let count = |kind| self.seats.iter().filter(|seat| seat.kind == kind).count();
        if count(SeatKind::Person) > 1 {
            return Err(Failure::bad_request("`seats`: you can take one seat; others on your screen sit `here`"));
        }
        if self.setup.settings.access == Access::Private && count(SeatKind::Open) > 0 {
            return Err(Failure::bad_request(
                "`seats`: nobody can come to a private table; open it, or fill the seats",
            ));
        }
        if self.setup.seed.is_some() && (count(SeatKind::Open) > 0 || self.setup.settings.access != Access::Private) {
            return Err(Failure::bad_request("`seed`: only a private table without open seats may choose its deal"));
        }
        if count(SeatKind::Person) + count(SeatKind::Open) + count(SeatKind::Here) == 0 {
            return Err(Failure::bad_request("`seats`: somebody has to play"));
        }
        Ok(())
    }
}

fn check_wish(new: &NewTable) -> Answer<()> {
    if !GAMES.contains(&new.game.as_str()) {
        let message = format!("there is no game of that name; there are {}", GAMES.join(", "));
        return Err(Failure::new(livret_wire::FaultCode::UnknownGame, message));
    }
    if new.seats.is_empty() || new.seats.len() > livret_kernel::MAX_SEATS {
        return Err(Failure::bad_request("`seats`: a table has 2 to 7"));
    }
    if serde_json::to_string(&new.options).map_or(0, |text| text.len()) > MOST_OPTIONS {
        return Err(Failure::bad_request("`options` are longer than any options can be"));
    }
    if new.seed.as_ref().is_some_and(|seed| seed.is_empty() || seed.len() > LONGEST_SEED) {
        return Err(Failure::bad_request("`seed` must have 1 to 200 bytes"));
    }
    check_clock(new.settings.clock)
}

/// Is the clock one that the house has?
pub fn check_clock(clock: Clock) -> Answer<()> {
    if clock.fits() { Ok(()) } else { Err(Failure::bad_request("`clock` is out of range")) }
}

fn seat_of(wish: &SeatWish, game: &str, access: Access, host: &Who) -> Answer<SeatData> {
    match wish {
        SeatWish::Me => Ok(SeatData::person(&host.id, &host.name)),
        SeatWish::Open => Ok(SeatData::open()),
        SeatWish::Bot { level } => {
            let known = livret_bots::levels(game);
            if !known.contains(&level.as_str()) {
                return Err(Failure::bad_request(format!("`level`: this game's bots are {}", known.join(", "))));
            }
            Ok(SeatData::bot(level))
        }
        SeatWish::Here { name } if access == Access::Private => {
            Ok(SeatData::here(&clean::name(name).ok_or_else(clean::bad_name)?))
        }
        SeatWish::Here { .. } => Err(Failure::bad_request("`here`: players on one screen need a private table")),
    }
}

impl LiveTable {
    /// Would the game do? Tells the options as resolved and the ids of its cards; a town may be drawn by any seed.
    pub fn preview(
        library: &std::sync::Arc<livret_games::Library>,
        game: &str,
        players: usize,
        options: &TableOptions,
        seed: String,
    ) -> Answer<(TableOptions, Vec<String>)> {
        let new = NewGame { game: game.into(), players, seed, options: options.clone(), arrange: None };
        let table = AnyTable::open(library, &new)?;
        Ok((table.options(), table.cards().into_iter().map(|card| card.id).collect()))
    }

    fn must_wait(&self) -> Answer<()> {
        if self.data.stage == Stage::Waiting { Ok(()) } else { Err(Failure::conflict("the game has begun")) }
    }

    /// Is every seat taken?
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.data.seats.iter().all(|seat| seat.kind != SeatKind::Open)
    }

    /// Takes a seat: the one asked for, or the first open one.
    pub fn sit(&mut self, who: &Who, seat: Option<u8>, now: i64) -> Answer<()> {
        self.must_wait()?;
        let host = self.data.setup.host == who.id;
        if self.data.setup.settings.access == Access::Private && !host {
            return Err(Failure::not_found("table"));
        }
        if !self.seats_of(&who.id).is_empty() {
            return Err(Failure::conflict("you sit here already"));
        }
        let open = |seat: &SeatData| seat.is_free_for(&who.id, now);
        let own = |seat: &SeatData| open(seat) && seat.kept.as_ref().is_some_and(|kept| kept.person == who.id);
        let index = match seat {
            Some(seat) => Some(usize::from(seat)).filter(|&seat| self.data.seats.get(seat).is_some_and(open)),
            None => self.data.seats.iter().position(own).or_else(|| self.data.seats.iter().position(open)),
        };
        let index = index.ok_or_else(|| Failure::conflict("that seat is taken"))?;
        self.data.seats[index] = SeatData::person(&who.id, &who.name);
        self.data.meet(who);
        self.changed("sat", Some(index as u8), now);
        if self.is_full() && self.data.setup.settings.start_when_full {
            self.start(now)?;
        }
        Ok(())
    }

    /// Gives the seat up before the game.
    pub fn stand(&mut self, who: &Who, now: i64) -> Answer<()> {
        self.must_wait()?;
        let own = |seat: &SeatData| seat.person.as_deref() == Some(&who.id);
        let index = self.data.seats.iter().position(own);
        let index = index.ok_or_else(|| Failure::conflict("you do not sit here"))?;
        self.data.seats[index] = SeatData::open();
        self.changed("stood", Some(index as u8), now);
        Ok(())
    }

    /// The host changes a seat before the game.
    pub fn edit_seat(&mut self, who: &Who, seat: u8, wish: &SeatWish, now: i64) -> Answer<()> {
        self.must_wait()?;
        if self.data.setup.host != who.id {
            return Err(Failure::forbidden("only the host changes seats"));
        }
        let index = usize::from(seat);
        if index >= self.data.seats.len() {
            return Err(Failure::bad_request("there is no such seat"));
        }
        let before = self.data.seats[index].clone();
        self.data.seats[index] = seat_of(wish, &self.data.setup.game, self.data.setup.settings.access, who)?;
        let mine = self.data.seats.iter().filter(|seat| seat.person.as_deref() == Some(&who.id)).count();
        if mine > 1
            || self.data.setup.settings.access == Access::Private && self.data.seats[index].kind == SeatKind::Open
        {
            self.data.seats[index] = before;
            return Err(Failure::conflict("that seat cannot be changed like this"));
        }
        self.changed("seat_edited", Some(seat), now);
        Ok(())
    }

    /// The host starts the game; open seats are an error.
    pub fn start_by(&mut self, who: &Who, now: i64) -> Answer<()> {
        self.must_wait()?;
        if self.data.setup.host != who.id {
            return Err(Failure::forbidden("only the host starts the game"));
        }
        if !self.is_full() {
            return Err(Failure::conflict("a seat is still open"));
        }
        self.start(now)
    }

    /// Deals.
    pub fn start(&mut self, now: i64) -> Answer<()> {
        // A chosen deal is for one person alone; between people chance deals.
        let chosen = self.data.setup.seed.clone().filter(|_| self.people().len() <= 1);
        let seed = chosen.unwrap_or_else(|| self.entropy.seed());
        let mut options = self.data.setup.options.clone();
        if options.get("first").is_none_or(|first| *first == Chosen::Nothing) {
            options.set("first", first_of(&seed, self.data.seats.len()));
        }
        let new = NewGame {
            game: self.data.setup.game.clone(),
            players: self.data.seats.len(),
            seed,
            options,
            arrange: None,
        };
        let mut game = AnyTable::open(&self.library, &new)?;
        game.set_names(self.names());
        // As resolved: a town that was drawn is not drawn again when the game is rebuilt.
        self.data.opening = Some(OpeningData {
            rules: RulesVersion::NEWEST,
            seed: new.seed,
            options: game.options(),
            arrange: None,
            cards: None,
        });
        let cards = game.card_changes().map(Box::new);
        self.game = Some(Box::new(game));
        self.data.stage = Stage::Playing;
        self.data.discreet = self.data.setup.settings.discreet && self.people().len() > 1;
        self.sights = self.fresh_sights();
        self.sights.iter_mut().for_each(|sight| sight.begin(self.log.len()));
        self.write(LineData::Started { cards }, now);
        self.wind_up(now);
        self.next_decision(now);
        Ok(())
    }

    /// A bot takes over; the person may come back.
    pub fn leave(&mut self, who: &Who, now: i64) -> Answer<()> {
        if self.data.stage == Stage::Waiting {
            return self.stand(who, now);
        }
        self.must_be_playing()?;
        self.hand_over(who, "left", now)
    }

    /// A bot plays on in all seats of a person.
    fn hand_over(&mut self, who: &Who, what: &'static str, now: i64) -> Answer<()> {
        let mine = self.seats_of(&who.id);
        let staying = |seat: &u8| !self.data.seats[usize::from(*seat)].left;
        let leaving: Vec<u8> = mine.into_iter().filter(staying).collect();
        let first = *leaving.first().ok_or_else(|| Failure::conflict("you do not play here"))?;
        self.stop_clock(now);
        for seat in leaving {
            let seat = &mut self.data.seats[usize::from(seat)];
            seat.left = true;
            seat.bot = Some(DEPUTY.into());
        }
        self.data.undo_asked = None;
        self.changed(what, Some(first), now);
        self.start_clock(now);
        Ok(())
    }

    /// The others let a bot play for somebody who is away; the person may come back.
    pub fn replace(&mut self, seat: u8, now: i64) -> Answer<()> {
        self.must_be_playing()?;
        let person = self.replaceable(seat)?.to_string();
        let gone = Who { id: person, name: String::new(), account: false };
        self.hand_over(&gone, "replaced", now)
    }

    /// Whom a bot could play for in this seat.
    pub fn replaceable(&self, seat: u8) -> Answer<&str> {
        let data = self.data.seats.get(usize::from(seat)).filter(|seat| seat.kind == SeatKind::Person && !seat.left);
        let person = data.and_then(|seat| seat.person.as_deref());
        person.ok_or_else(|| Failure::conflict("nobody plays there for whom a bot could"))
    }

    /// The person is back.
    pub fn come_back(&mut self, who: &Who, now: i64) -> Answer<()> {
        self.must_be_playing()?;
        let mine = self.seats_of(&who.id);
        let away = |seat: &u8| {
            let seat = &self.data.seats[usize::from(*seat)];
            seat.left && !seat.resigned
        };
        let back: Vec<u8> = mine.into_iter().filter(away).collect();
        let first = *back.first().ok_or_else(|| Failure::conflict("there is no seat for you to come back to"))?;
        for seat in back {
            let seat = &mut self.data.seats[usize::from(seat)];
            seat.left = false;
            seat.bot = None;
        }
        // Whoever was away was not asked.
        self.data.undo_asked = None;
        self.changed("returned", Some(first), now);
        self.start_clock(now);
        Ok(())
    }

    /// The same table again, for the person who asks; the others' seats are kept for them for a while.
    pub fn rematch(&self, who: &Who, now: i64) -> Answer<TableData> {
        if self.is_live() {
            return Err(Failure::conflict("this game is not over"));
        }
        if self.seats_of(&who.id).is_empty() {
            return Err(Failure::forbidden("only those who played can ask for a rematch"));
        }
        let mut data = self.data.clone();
        for seat in &mut data.seats {
            *seat = match seat.kind {
                SeatKind::Person if seat.person.as_deref() == Some(&who.id) => SeatData::person(&who.id, &who.name),
                SeatKind::Person => match &seat.person {
                    Some(other) => SeatData::kept_for(other, &seat.name, now + KEPT_FOR),
                    None => SeatData::open(),
                },
                SeatKind::Open => SeatData::open(),
                SeatKind::Bot => SeatData::bot(&seat.name),
                SeatKind::Here => SeatData::here(&seat.name),
            };
        }
        if data.seats.iter().any(|seat| seat.kind == SeatKind::Open) {
            data.setup.settings.access = Access::Link;
            data.setup.settings.start_when_full = true;
        }
        data.setup.host = who.id.clone();
        data.setup.seed = None;
        data.stage = Stage::Waiting;
        (data.opening, data.decider, data.result, data.next) = (None, None, None, None);
        (data.undo_asked, data.undone, data.time) = (None, 0, Time::default());
        (data.discreet, data.pause, data.uncounted) = (false, None, 0);
        data.abort_asked.clear();
        data.speakers.clear();
        data.share_asked.clear();
        data.accounts.clear();
        data.meet(who);
        Ok(data)
    }

    /// Agrees that whoever has the link may see the game when it is over; it is so, for good, once all who sit here agree.
    pub fn share(&mut self, who: &Who, now: i64) -> Answer<()> {
        let Some(&seat) = self.seats_of(&who.id).first() else {
            return Err(Failure::forbidden("only those who play here can show the game to others"));
        };
        if self.is_shared() || self.data.share_asked.contains(&who.id) {
            return Ok(());
        }
        self.data.share_asked.push(who.id.clone());
        if self.people().iter().all(|person| self.data.share_asked.iter().any(|asked| asked == person)) {
            self.data.setup.settings.share = true;
            self.data.share_asked.clear();
            self.changed("shared", None, now);
        } else {
            self.changed("share_asked", Some(seat), now);
        }
        Ok(())
    }

    /// Links the rematch.
    pub fn set_next(&mut self, next: &str, now: i64) {
        self.data.next = Some(next.into());
        self.changed("rematch", None, now);
    }

    /// A record as a finished table, in which nobody sits. The record has been checked ([`crate::checked_record`]).
    pub fn import(
        library: &std::sync::Arc<livret_games::Library>,
        id: String,
        who: &Who,
        brought: &TableRecord,
        entropy: Entropy,
        now: i64,
    ) -> Answer<LiveTable> {
        let record = &brought.record;
        let names = (0..record.players).map(|seat| record.names.get(seat).map_or("", String::as_str));
        let new = NewTable {
            game: record.game.clone(),
            seats: vec![SeatWish::Open; record.players],
            options: record.options.clone(),
            settings: TableSettings {
                access: Access::Link,
                spectators: true,
                share: true,
                tracker: true,
                undo: false,
                discreet: false,
                start_when_full: false,
                ..TableSettings::default()
            },
            seed: None,
        };
        let mut data = TableData::wished(&new, who)?;
        (data.setup.imported, data.setup.offline) = (true, brought.offline);
        data.undone = brought.undone.unwrap_or(0);
        data.seats = names.map(|name| SeatData::here(&clean::name(name).unwrap_or_default())).collect();
        data.opening = Some(OpeningData {
            rules: record.rules_version,
            seed: record.seed.clone(),
            options: record.options.clone(),
            arrange: record.arrange.clone(),
            // An import is written once: its cards stand with the rest.
            cards: record.cards.clone(),
        });
        let mut table = LiveTable::new(library, id, data, entropy, now);
        table.write(LineData::Started { cards: None }, now);
        let mut game = AnyTable::reopen(record)?;
        for action in &record.actions {
            let seat = game.decider().map_or(0, |seat| seat.0);
            game.play(action)?;
            let (ply, action) = (table.ply(), action.as_str().into());
            let data = LineData::Played { ply, seat, action, token: 0, by_itself: false };
            table.write(data, now);
        }
        table.game = Some(Box::new(game));
        table.close_import(now)?;
        Ok(table)
    }
}

impl LiveTable {
    /// A person no longer exists: they stand up or a bot plays on for good, and their name goes.
    pub fn forget(&mut self, person: &str, now: i64) -> Answer<()> {
        let who = Who { id: person.into(), name: String::new(), account: false };
        self.data.accounts.remove(person);
        self.data.share_asked.retain(|asked| asked != person);
        let plays = !self.seats_of(person).is_empty();
        match self.data.stage {
            Stage::Waiting if self.data.setup.host == person => drop(self.close(now)?),
            Stage::Waiting if plays => self.stand(&who, now)?,
            Stage::Playing if plays => while self.data.stage == Stage::Playing && self.resign(&who, now).is_ok() {},
            _ => {}
        }
        let nobody = livret_names::NOBODY;
        for seat in &mut self.data.seats {
            seat.kept.take_if(|kept| kept.person == person);
        }
        for seat in self.data.seats.iter_mut().filter(|seat| seat.person.as_deref() == Some(person)) {
            seat.person = None;
            seat.name = nobody.into();
        }
        if self.data.speakers.remove(person).is_some() {
            for line in &mut self.log {
                if let LineData::Said { person: speaker, text } = &mut line.data
                    && &**speaker == person
                {
                    (*speaker, *text) = (nobody.into(), "".into());
                }
            }
        }
        self.changed("forgotten", None, now);
        Ok(())
    }
}

impl LiveTable {
    /// An invitation by somebody who sits at a table with a free seat, or has opened it.
    pub fn invitation_by(&self, who: &Who, now: i64) -> Answer<Invitation> {
        if self.seats_of(&who.id).is_empty() && self.data.setup.host != who.id {
            return Err(Failure::forbidden("only those who sit here invite others"));
        }
        let private = self.data.setup.settings.access == Access::Private;
        if self.data.stage != Stage::Waiting || private || self.is_full() {
            return Err(Failure::conflict("no seat is free here"));
        }
        Ok(Invitation {
            table: self.id.clone(),
            game: self.data.setup.game.clone(),
            sets: self.data.sets(),
            by: who.id.clone(),
            name: who.name.clone(),
            at: now + self.skew,
        })
    }
}
