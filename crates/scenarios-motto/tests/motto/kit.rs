//! Tables laid in one line. Maids go by their first name (`anise` is `anise-greenaway-motto`, `rosa`
//! is `rosa-topaz`), Love cards by `L1`, `L2`, `L3`; everything else keeps its id. Older maids whose
//! name Motto uses again are written out (`moine-de-lefevre`). `x*3` is three copies, `x!1` a maid
//! with one Illness.

use livret_testkit::Scene;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::ops::{Deref, DerefMut};

pub const MOTTO: &str = "motto-tanto-cuore";
pub const FIRST_GAME: &str = "anise-greenaway-motto ophelia-grail-motto edith-shirling lenor-abrille tomo-watagaya \
    cecilia-saint-claire moine-de-lefevre-motto chiffon-loudenne elaine-fontenille dawn-shride";
pub const OTHER_KINDS: &str = "julia nadege-corbin ysolde-marchetti";
pub const REFINED: &str = "noemi celina arisa marianne-soleil-motto ignis yukina ellis roxane isaure";
/// Never removed at random.
pub const VITAL: &str = "noemi celina arisa marianne-soleil-motto";
pub const PREPARATIONS: &str =
    "food-1 food-2 food-3 decoration-1 decoration-2 decoration-3 cleaning-1 cleaning-2 cleaning-3";
/// Each kind of work: pile, chief, skill.
pub const WORKS: [(&str, &str, &str); 3] =
    [("food", "noemi", "concentration"), ("decoration", "celina", "imagination"), ("cleaning", "arisa", "effort")];
/// What preparations of rank 1, 2, 3 ask for, and what they are worth (reconstructions).
pub const NEEDS: [i64; 3] = [2, 4, 6];
pub const WORTH: [i64; 3] = [3, 6, 10];

/// General maids of the older boxes, enough to fill an eleventh pile.
pub const OLDER: &str = "kagari-ichinomiya eliza-rosewater tenalys-trent genevieve-daubigny rouge-crescent \
    carillon-vandoor suzuna-kamikawa pauline-dumond margareta-torrente nonnette-soyeux domino-bonaparte \
    claire-saint-juste moine-de-lefevre anise-greenaway ophelia-grail valencia-pretre fea-primrose tiffany-wise \
    safran-virginie cynthia-lakes";
pub const PRIVATE: &str = "amber-twilight nord-twilight sora-nakachi fay-longfang lalande-dreyfus milly-violet \
    eugenie-fontaine lucienne-de-marlboro rosa-topaz tanya-petrushka mika-yakushido silk-amanohara courtney-jewel \
    roanna-shiraz aurelie-lambert clymene-silvestri chrysta-antibes eve-valentine shion-tsuwabuki";
const OTHER: &str = "colette-framboise-motto illness all love employment food decoration cleaning imagination \
    concentration effort bad-habit";
/// Older chiefs, which never come to a Motto table: written out only.
const CHIEFS: &str = "colette-framboise marianne-soleil";

/// The ids of a constant above.
pub fn ids(list: &str) -> Vec<String> {
    list.split_whitespace().map(Into::into).collect()
}

fn among(list: &str, card: &str) -> bool {
    list.split_whitespace().any(|known| known == card)
}

/// The thirteen general kinds.
pub fn kinds() -> Vec<String> {
    ids(&[FIRST_GAME, OTHER_KINDS].join(" "))
}

/// The whole id of a card written short.
pub fn id(word: &str) -> String {
    if let Some(n) = word.strip_prefix('L').filter(|n| n.len() == 1) {
        return format!("{n}-love");
    }
    let lists = [OTHER, FIRST_GAME, OTHER_KINDS, REFINED, PREPARATIONS, OLDER, PRIVATE, CHIEFS];
    let all = || lists.iter().flat_map(|list| list.split_whitespace());
    let short = |known: &&str| !word.contains('-') && known.split('-').next() == Some(word);
    let found = all().find(|known| *known == word).or_else(|| all().find(short));
    found.unwrap_or_else(|| panic!("no card {word}")).into()
}

/// An action with its cards written out.
pub fn action(short: &str) -> String {
    let Some((verb, rest)) = short.split_once(':') else { return short.into() };
    let mut whole = format!("{verb}:");
    for part in rest.split_inclusive(['@', '=', '.', '!']) {
        let word = part.trim_end_matches(['@', '=', '.', '!']);
        let number = word.chars().all(|c| c.is_ascii_digit());
        whole += &if number { word.into() } else { id(word) };
        whole += &part[word.len()..];
    }
    whole
}

/// `"L1*2 tomo"` as words, copies spelled out, names still short.
fn words(list: &str) -> Vec<String> {
    let copies = |word: &str| match word.split_once('*') {
        Some((word, n)) => vec![word.to_string(); n.parse().expect("a number after *")],
        None => vec![word.to_string()],
    };
    list.split_whitespace().flat_map(copies).collect()
}

/// `"L1*2 tomo"` as ids.
pub fn cards(list: &str) -> Vec<String> {
    words(list).iter().map(|word| id(word)).collect()
}

fn maid(word: &str) -> (String, i64) {
    match word.split_once('!') {
        Some((word, n)) => (id(word), n.parse().expect("a number after !")),
        None => (id(word), 0),
    }
}

fn maids(list: &str) -> Vec<(String, i64)> {
    words(list).iter().map(|word| maid(word)).collect()
}

pub fn sorted(mut list: Vec<String>) -> Vec<String> {
    list.sort();
    list
}

/// A JSON list of strings; empty when it is missing.
pub fn strings(list: &Value) -> Vec<String> {
    list.as_array().map(|l| l.iter().filter_map(|v| v.as_str().map(Into::into)).collect()).unwrap_or_default()
}

/// A table to be laid. Whoever is not described holds no hand, a deck of ten 1 Love and a refined
/// maid that nobody named, if that seat's turn of the round is still to come: Roxane whose turn it is,
/// the others a chief of work as long as there are any.
pub struct Table {
    players: usize,
    options: Value,
    arrange: Value,
    seats: BTreeMap<usize, Value>,
    kinds: Vec<String>,
    older: Vec<String>,
    private: Vec<String>,
}

/// Two seats, in the serving phase of seat 0, who is first master.
pub fn table() -> Table {
    let counters = json!({"serving": 1, "love": 0, "employment": 1, "imagination": 0, "concentration": 0, "effort": 0});
    let arrange = json!({"free": true, "phase": "serve", "player": 0, "first_master": 0, "counters": counters,
        "town": {"piles": {}}});
    let (kinds, older, private) = (Vec::new(), Vec::new(), Vec::new());
    Table { players: 2, options: json!({}), arrange, seats: BTreeMap::new(), kinds, older, private }
}

/// The same with four seats: all refined maids and every guest are there.
pub fn table4() -> Table {
    Table { players: 4, ..table() }
}

impl Table {
    pub fn option(mut self, key: &str, value: Value) -> Table {
        self.options[key] = value;
        self
    }

    /// With the Illness pile.
    pub fn ill(self) -> Table {
        self.option("illness", json!(true))
    }

    pub fn phase(mut self, phase: &str) -> Table {
        self.arrange["phase"] = json!(phase);
        self
    }

    /// Whose turn it is.
    pub fn player(mut self, seat: usize) -> Table {
        self.arrange["player"] = json!(seat);
        self
    }

    pub fn master(mut self, seat: usize) -> Table {
        self.arrange["first_master"] = json!(seat);
        self
    }

    pub fn counter(mut self, name: &str, value: i64) -> Table {
        self.arrange["counters"][name] = json!(value);
        self
    }

    pub fn serving(self, value: i64) -> Table {
        self.counter("serving", value)
    }

    /// Opens in the employ phase with so much love and so many employments.
    pub fn hiring(self, employment: i64, love: i64) -> Table {
        self.phase("hire").counter("employment", employment).counter("love", love)
    }

    /// Kinds that must be there besides those the seats hold.
    pub fn with(mut self, kinds: &str) -> Table {
        cards(kinds).iter().for_each(|kind| self.need(kind));
        self
    }

    /// The size of the piles named.
    pub fn piles(mut self, names: &str, size: i64) -> Table {
        for name in cards(names) {
            self.need(&name);
            self.arrange["town"]["piles"][name] = json!(size);
        }
        self
    }

    /// A preparation pile, top first.
    pub fn prep(mut self, pile: &str, list: &str) -> Table {
        self.arrange["town"]["preparations"][pile] = json!(cards(list));
        self
    }

    /// The eleventh pile, top first.
    pub fn guests(mut self, list: &str) -> Table {
        self.arrange["town"]["guests"] = json!(cards(list));
        self.with(list)
    }

    /// The private pile, top first.
    pub fn privates(mut self, list: &str) -> Table {
        let all = cards(list);
        let top = all.len().min(1);
        self.arrange["town"]["private_maids"] = json!({"face_up": all[..top], "deck": all[top..]});
        self.with(list)
    }

    /// What a seat has: `"hand: L1*2; deck: …; discard: …; play: …; rooms: colette!1; private: rosa;
    /// refined: ignis; preps: food-1"`.
    pub fn seat(mut self, seat: usize, zones: &str) -> Table {
        let mut value = blank();
        for zone in zones.split(';').map(str::trim).filter(|z| !z.is_empty()) {
            let (key, list) = zone.split_once(':').unwrap_or_else(|| panic!("no zone in {zone}"));
            for word in words(list) {
                self.need(&id(word.split('!').next().expect("a first part")));
            }
            let all = || -> Value { maids(list).iter().map(|(c, i)| json!({"card": c, "illness": i})).collect() };
            match key {
                "hand" | "deck" | "discard" => value[key] = json!(cards(list)),
                "play" => value["in_play"] = json!(cards(list)),
                "rooms" => value["chambermaids"] = all(),
                "private" => value["private_maids"] = all(),
                "refined" => value["refined"] = json!(id(list.trim())),
                "preps" => value["preparations"] = json!(cards(list)),
                _ => panic!("no zone {key}"),
            }
        }
        self.seats.insert(seat, value);
        self
    }

    fn need(&mut self, card: &str) {
        let list = match card {
            _ if kinds().iter().any(|kind| kind == card) => &mut self.kinds,
            _ if among(OLDER, card) => &mut self.older,
            _ if among(PRIVATE, card) => &mut self.private,
            _ => return,
        };
        if !list.iter().any(|known| known == card) {
            list.push(card.into());
        }
    }

    /// Is this seat's turn of the round still to come (or running)?
    fn to_come(&self, seat: usize) -> bool {
        let number = |key: &str| self.arrange[key].as_u64().expect("a seat") as usize;
        let place = |seat: usize| (seat + self.players - number("first_master")) % self.players;
        self.arrange["phase"] != "pick" && place(seat) >= place(number("player"))
    }

    fn seats(&self) -> Vec<Value> {
        let mut seats: Vec<Value> =
            (0..self.players).map(|seat| self.seats.get(&seat).cloned().unwrap_or_else(blank)).collect();
        for seat in 0..self.players {
            if self.to_come(seat) && seats[seat].get("refined").is_none() {
                let there = |maid: &&str| self.players == 4 || *maid != "arisa";
                let free = |maid: &&str| !seats.iter().any(|s| s["refined"] == **maid);
                let ready = if self.arrange["player"] == seat { "roxane" } else { "arisa" };
                let maids = [ready, "celina", "noemi", "marianne-soleil-motto", "isaure"];
                let maid = maids.into_iter().filter(there).find(free).expect("a maid that nobody named");
                seats[seat]["refined"] = json!(maid);
            }
        }
        seats
    }

    pub fn try_open(self) -> Result<Game, Value> {
        let seats = self.seats();
        let mut options = json!({"park": ten(&self.kinds, FIRST_GAME)});
        let mixed = !self.older.is_empty() || !self.private.is_empty();
        assert!(!mixed || self.players == 4, "with two players three guests stay away by chance: lay four seats");
        if !self.older.is_empty() {
            options["guests"] = json!(ten(&self.older, OLDER));
        }
        if !self.private.is_empty() {
            options["private_maids"] = json!(ten(&self.private, PRIVATE));
        }
        for (key, value) in self.options.as_object().expect("options are an object") {
            options[key] = value.clone();
        }
        let mut arrange = self.arrange;
        if options["illness"] == json!(true) && arrange["town"]["piles"].get("illness").is_none() {
            let sick = |s: &Value, zone: &str| -> i64 {
                s[zone].as_array().map_or(0, |all| all.iter().filter_map(|m| m["illness"].as_i64()).sum())
            };
            let all: i64 = seats.iter().map(|s| sick(s, "chambermaids") + sick(s, "private_maids")).sum();
            arrange["town"]["piles"]["illness"] = json!(10 - all);
        }
        arrange["players"] = json!(seats);
        Scene::try_new(MOTTO, self.players, options, arrange).map(Game)
    }

    pub fn open(self) -> Game {
        self.try_open().unwrap_or_else(|error| panic!("new was refused: {error}"))
    }
}

fn blank() -> Value {
    json!({"hand": [], "deck": cards("L1*10"), "discard": [], "chambermaids": []})
}

/// Ten kinds: those needed, filled up from the list.
fn ten(needed: &[String], list: &str) -> Vec<String> {
    let mut kinds = needed.to_vec();
    assert!(kinds.len() <= 10, "more than ten kinds: {kinds:?}");
    kinds.extend(ids(list).into_iter().filter(|kind| !needed.contains(kind)).take(10 - needed.len()));
    kinds
}

/// A game as dealt, nothing arranged.
pub fn dealt(players: usize, options: Value) -> Game {
    seeded(players, "scene", options)
}

/// The same with a seed of one's own.
pub fn seeded(players: usize, seed: &str, options: Value) -> Game {
    Game(Scene::seeded(MOTTO, players, seed, options, Value::Null).unwrap_or_else(|e| panic!("new was refused: {e}")))
}

/// Is this set-up refused as one?
pub fn bad_setup(players: usize, options: Value) -> bool {
    bad(Scene::try_new(MOTTO, players, options, Value::Null).err())
}

/// Is this an error about the set-up?
pub fn bad(error: Option<Value>) -> bool {
    let codes = ["bad_setup", "bad_request", "unknown_card"];
    error.is_some_and(|error| codes.iter().any(|code| error["code"] == *code))
}

/// A scene that understands the short names.
pub struct Game(pub Scene);

impl Deref for Game {
    type Target = Scene;
    fn deref(&self) -> &Scene {
        &self.0
    }
}

impl DerefMut for Game {
    fn deref_mut(&mut self) -> &mut Scene {
        &mut self.0
    }
}

impl Game {
    /// Plays the actions, written with spaces between them.
    pub fn does(&mut self, actions: &str) -> &mut Game {
        for short in actions.split_whitespace() {
            self.0.act(&action(short));
        }
        self
    }

    /// Ends phases until another seat decides, or the round or the game is over.
    pub fn finish_turn(&mut self) -> &mut Game {
        let seat = self.0.decider();
        while self.playing() && self.0.decider() == seat {
            self.0.act("end");
        }
        self
    }

    /// Ends phases until the next choice of refined maids, or the end of the game.
    pub fn finish_round(&mut self) -> &mut Game {
        while self.playing() {
            self.0.act("end");
        }
        self
    }

    fn playing(&mut self) -> bool {
        let decision = self.0.decision();
        !decision.is_null() && decision["phase"] != "pick"
    }

    /// Asserts the exact legal list.
    pub fn asks(&mut self, actions: &str) -> &mut Game {
        let wanted: Vec<String> = actions.split_whitespace().map(action).collect();
        self.0.asks(&wanted.iter().map(String::as_str).collect::<Vec<_>>());
        self
    }

    /// Asserts that each action is legal.
    pub fn may(&mut self, actions: &str) -> &mut Game {
        let legal = self.0.legal();
        for short in actions.split_whitespace() {
            assert!(legal.contains(&action(short)), "{short} should be legal: {legal:?}");
        }
        self
    }

    /// Asserts that each action is refused as illegal and changes nothing.
    pub fn may_not(&mut self, actions: &str) -> &mut Game {
        for short in actions.split_whitespace() {
            let action = action(short);
            assert!(!self.0.offers(&action), "{action} should not be offered");
            let code = self.0.refused(&action)["code"].clone();
            let codes = ["illegal_action", "unknown_card", "bad_request"];
            assert!(codes.iter().any(|known| code == *known), "{action} was refused with {code}");
        }
        self
    }

    /// The legal actions that begin so.
    pub fn such(&mut self, begin: &str) -> Vec<String> {
        self.0.legal().into_iter().filter(|a| a.starts_with(begin)).collect()
    }

    /// Asserts whose decision it is, and in which phase.
    pub fn turn(&mut self, seat: i64, phase: &str) -> &mut Game {
        assert_eq!((self.0.decider(), self.0.phase()), (seat, phase.into()));
        self
    }

    /// Asserts that the game goes on, or is over.
    pub fn over(&mut self, over: bool) -> &mut Game {
        assert_eq!(self.0.decision().is_null(), over, "the game is over");
        assert_eq!(self.0.score()["over"], json!(over));
        self
    }

    /// Asserts servings, employments, love.
    pub fn is(&mut self, serving: i64, employment: i64, love: i64) -> &mut Game {
        self.0.counters(serving, employment, love);
        self
    }

    /// Asserts employments and love.
    pub fn pays(&mut self, employment: i64, love: i64) -> &mut Game {
        let found = (self.0.counter("employment"), self.0.counter("love"));
        assert_eq!(found, (employment, love), "(employment, love)");
        self
    }

    /// Asserts imagination, concentration, effort.
    pub fn skills(&mut self, imagination: i64, concentration: i64, effort: i64) -> &mut Game {
        let found = ["imagination", "concentration", "effort"].map(|name| self.0.counter(name));
        assert_eq!(found, [imagination, concentration, effort], "(imagination, concentration, effort)");
        self
    }

    pub fn has(&mut self, seat: usize, zone: &str, list: &str) -> &mut Game {
        let cards = cards(list);
        self.0.has(seat, zone, &cards.iter().map(String::as_str).collect::<Vec<_>>());
        self
    }

    /// Asserts how many cards lie in a zone.
    pub fn count(&mut self, seat: usize, zone: &str, count: usize) -> &mut Game {
        assert_eq!(self.0.zone(seat, zone).len(), count, "{zone} of seat {seat}");
        self
    }

    /// Hand and deck of a seat, sorted.
    pub fn starters(&mut self, seat: usize) -> Vec<String> {
        let mut all = self.0.zone(seat, "hand");
        all.extend(self.0.zone(seat, "deck"));
        sorted(all)
    }

    /// Asserts the chambermaids.
    pub fn rooms(&mut self, seat: usize, list: &str) -> &mut Game {
        let mut wanted = maids(list);
        wanted.sort();
        assert_eq!(self.0.chambermaids(seat), wanted, "chambermaids of seat {seat}");
        self
    }

    /// Asserts the private maids, the active one first.
    pub fn stack(&mut self, seat: usize, list: &str) -> &mut Game {
        assert_eq!(self.0.private_maids(seat), maids(list), "private maids of seat {seat}");
        self
    }

    /// The refined maid of a seat.
    pub fn refined(&mut self, seat: usize) -> Option<String> {
        self.0.state()["players"][seat]["refined"].as_str().map(Into::into)
    }

    /// The refined maids in the park, sorted.
    pub fn park(&mut self) -> Vec<String> {
        sorted(strings(&self.0.state()["town"]["refined"]))
    }

    pub fn in_park(&mut self, maid: &str) -> bool {
        self.park().contains(&id(maid))
    }

    pub fn master(&mut self) -> i64 {
        self.0.state()["first_master"].as_i64().expect("a first master")
    }

    pub fn round(&mut self) -> i64 {
        self.0.state()["round"].as_i64().expect("a round")
    }

    /// A preparation pile, top first; nothing where there is no such pile.
    pub fn prep(&mut self, pile: &str) -> Option<Vec<String>> {
        self.0.state()["town"]["preparations"].get(pile).map(strings)
    }

    /// Asserts a preparation pile, top first.
    pub fn prep_is(&mut self, pile: &str, list: &str) -> &mut Game {
        assert_eq!(self.prep(pile), Some(cards(list)), "pile of {pile}");
        self
    }

    /// The eleventh pile, top first.
    pub fn guests(&mut self) -> Vec<String> {
        strings(&self.0.state()["town"]["guests"])
    }

    /// The private pile, top first.
    pub fn privates(&mut self) -> Vec<String> {
        let pile = self.0.state()["town"]["private_maids"].clone();
        let mut all = strings(&pile["face_up"]);
        all.extend(strings(&pile["deck"]));
        all
    }

    /// Asserts the size of a pile.
    pub fn pile_is(&mut self, name: &str, size: i64) -> &mut Game {
        assert_eq!(self.0.pile(&id(name)), size, "pile of {name}");
        self
    }

    /// Is there such a pile?
    pub fn has_pile(&mut self, name: &str) -> bool {
        self.0.state()["town"]["piles"].get(id(name)).is_some()
    }

    /// The general kinds in the park, sorted.
    pub fn kinds(&mut self) -> Vec<String> {
        let piles = self.0.state()["town"]["piles"].clone();
        let piles = piles.as_object().expect("piles").keys().cloned();
        sorted(piles.filter(|pile| !pile.ends_with("-love") && pile != "illness").collect())
    }

    /// Asserts a seat's total as if the game ended now.
    pub fn worth(&mut self, seat: usize, points: i64) -> &mut Game {
        assert_eq!(self.0.points(seat), points, "points of seat {seat}");
        self
    }

    /// Asserts what a card brings a seat.
    pub fn brings(&mut self, seat: usize, card: &str, points: i64) -> &mut Game {
        assert_eq!(self.0.line(seat, &id(card)), points, "points of seat {seat} from {card}");
        self
    }

    /// Asserts who would win now.
    pub fn won_by(&mut self, seats: &[i64]) -> &mut Game {
        assert_eq!(self.0.winners(), seats, "winners");
        self
    }

    /// Every card there is, wherever it lies.
    pub fn census(&mut self) -> BTreeMap<String, i64> {
        let state = self.0.state();
        let mut all = BTreeMap::new();
        for player in state["players"].as_array().expect("players") {
            for zone in ["hand", "deck", "discard", "in_play", "chambermaids", "private_maids", "preparations"] {
                player[zone].as_array().into_iter().flatten().for_each(|card| count(&mut all, card));
            }
            count(&mut all, &player["refined"]);
        }
        let town = &state["town"];
        for (pile, size) in town["piles"].as_object().expect("piles") {
            *all.entry(pile.clone()).or_default() += size.as_i64().expect("a size");
        }
        let open = town["preparations"].as_object().expect("preparations").values();
        let private = [&town["private_maids"]["face_up"], &town["private_maids"]["deck"]];
        let lists = open.chain([&town["refined"], &town["guests"]]).chain(private);
        lists.filter_map(Value::as_array).flatten().for_each(|card| count(&mut all, card));
        all.retain(|_, n| *n != 0);
        all
    }
}

fn count(all: &mut BTreeMap<String, i64>, card: &Value) {
    if let Some(name) = card.as_str().or_else(|| card["card"].as_str()) {
        *all.entry(name.into()).or_default() += 1;
    }
    if let Some(illness) = card.get("illness").and_then(Value::as_i64) {
        *all.entry("illness".into()).or_default() += illness;
    }
}

/// The cards of the Motto box as the engine lists them, Love left out.
pub fn card_data() -> Vec<Value> {
    let mut game = dealt(4, json!({}));
    let answer = game.ask(&json!({"op": "cards", "game": MOTTO}));
    let all = answer["cards"].as_array().expect("a list of cards").clone();
    let own = |c: &Value| c["set"] == MOTTO && !c["id"].as_str().is_some_and(|id| id.ends_with("-love"));
    all.into_iter().filter(own).collect()
}

/// One card of the Motto box as the engine lists it.
pub fn card(name: &str) -> Value {
    let id = id(name);
    card_data().into_iter().find(|c| c["id"] == *id).unwrap_or_else(|| panic!("{id} is not listed"))
}

/// What hiring a card of the Motto box costs.
pub fn cost(name: &str) -> i64 {
    card(name)["cost"].as_i64().expect("a cost")
}

/// The copies of all cards listed that are among these ids.
pub fn copies(data: &[Value], of: &[String]) -> i64 {
    let listed = data.iter().filter(|c| c["id"].as_str().is_some_and(|id| of.iter().any(|o| o == id)));
    listed.map(|c| c["copies"].as_i64().expect("copies")).sum()
}
