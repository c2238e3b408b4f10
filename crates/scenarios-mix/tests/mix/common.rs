//! Tables laid in one line. Maids go by their first name (`tiffany` is `tiffany-wise`), Love cards
//! by `L1`, `L2`, `L3`; everything else keeps its id. `x*3` is three copies, `x!1` a maid with one
//! Illness, `estate=aline` a chief beneath an Estate.

use livret_testkit::Scene;
use serde_json::{Value, json};
use std::ops::{Deref, DerefMut};

pub const TC_GENERALS: &str = "kagari-ichinomiya moine-de-lefevre genevieve-daubigny tenalys-trent anise-greenaway \
    azure-crescent viola-crescent rouge-crescent safran-virginie eliza-rosewater ophelia-grail sainsbury-lockwood \
    natsumi-fujikawa nena-wilder esquine-foret claire-saint-juste";
pub const EH_GENERALS: &str = "carillon-vandoor amaretto-renard emily-raymond victoria-calderan phyllis-lumley \
    rutile-der-sar francine-barbier renee-r-rieussec tiffany-wise suzuna-kamikawa felicity-horn ririko-hiiragi \
    lilac-hawkwind grace-saulsbury pauline-dumond domino-bonaparte";
pub const RV_GENERALS: &str = "fea-primrose cynthia-lakes fryda-viento romina-vautrin evita-catala margareta-torrente \
    clorinde-sea lydia-leon florence-spring hyacinth-arrow laura caldina-alley riya-naragashi chinatsu-kooriyama \
    daphne-coraille germaine-mahle valencia-pretre nonnette-soyeux";
pub const TC_PRIVATE: &str = "amber-twilight nord-twilight sora-nakachi fay-longfang lalande-dreyfus milly-violet \
    eugenie-fontaine lucienne-de-marlboro rosa-topaz tanya-petrushka";
pub const EH_PRIVATE: &str = "mika-yakushido silk-amanohara courtney-jewel roanna-shiraz aurelie-lambert \
    clymene-silvestri chrysta-antibes eve-valentine shion-tsuwabuki";
pub const CHIEFS: &str =
    "marianne-soleil colette-framboise claudine-de-la-rochelle aline-du-roi sofia-marfil beatrice-escudo";
pub const TIER_1: &str = "scary-night lantern-walk harbour-market";
pub const TIER_2: &str =
    "astronomic-observation tide-pools regatta evening-tea letter-from-home summer-ball farewell-fireworks";
const OTHER: &str = "illness bad-habit garden estate lily-garden all love employment";

/// The id of a box: `tc`, `eh`, `rv`.
pub fn set(short: &str) -> &'static str {
    match short {
        "tc" => "tanto-cuore",
        "eh" => "expanding-the-house",
        "rv" => "romantic-vacation",
        _ => panic!("no box {short}"),
    }
}

fn generals(set: &str) -> &'static str {
    match set {
        "tc" => TC_GENERALS,
        "eh" => EH_GENERALS,
        _ => RV_GENERALS,
    }
}

/// The ids of a constant above.
pub fn ids(list: &str) -> Vec<String> {
    list.split_whitespace().map(Into::into).collect()
}

/// The whole id of a card written short.
pub fn id(word: &str) -> String {
    if let Some(n) = word.strip_prefix('L').filter(|n| n.len() == 1) {
        return format!("{n}-love");
    }
    [OTHER, TIER_1, TIER_2, CHIEFS, TC_GENERALS, EH_GENERALS, RV_GENERALS, TC_PRIVATE, EH_PRIVATE]
        .iter()
        .flat_map(|list| list.split_whitespace())
        .find(|known| *known == word || (!word.contains('-') && known.split('-').next() == Some(word)))
        .unwrap_or_else(|| panic!("no card {word}"))
        .into()
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

/// `"L1*2 aline"` as words, copies spelled out, names still short.
fn words(list: &str) -> Vec<String> {
    let copies = |word: &str| match word.split_once('*') {
        Some((word, n)) => vec![word.to_string(); n.parse().expect("a number after *")],
        None => vec![word.to_string()],
    };
    list.split_whitespace().flat_map(copies).collect()
}

/// `"L1*2 aline"` as ids.
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

fn building(word: &str) -> Value {
    match word.split_once('=') {
        Some((word, under)) => json!({"card": id(word), "under": id(under)}),
        None => json!({"card": id(word)}),
    }
}

fn sorted(mut list: Vec<String>) -> Vec<String> {
    list.sort();
    list
}

/// A JSON list of strings; empty when it is missing.
pub fn strings(list: &Value) -> Vec<String> {
    list.as_array().map(|l| l.iter().filter_map(|v| v.as_str().map(Into::into)).collect()).unwrap_or_default()
}

/// A table to be laid. Whoever is not described holds no hand and a deck of ten 1 Love.
pub struct Table {
    sets: Vec<String>,
    players: usize,
    options: Value,
    arrange: Value,
    kinds: Vec<String>,
    seats: Vec<(usize, Value)>,
}

/// A table with these boxes, two seats, in seat 0's serving phase. The first box gives the chiefs.
pub fn mix(sets: &str) -> Table {
    let counters = json!({"serving": 1, "love": 0, "employment": 1});
    let arrange = json!({"free": true, "phase": "serve", "player": 0, "counters": counters, "town": {"piles": {}}});
    let sets = sets.split_whitespace().map(Into::into).collect();
    Table { sets, players: 2, options: json!({}), arrange, kinds: Vec::new(), seats: Vec::new() }
}

/// Expanding the House alone.
pub fn eh() -> Table {
    mix("eh")
}

/// Romantic Vacation alone.
pub fn rv() -> Table {
    mix("rv")
}

impl Table {
    pub fn players(mut self, players: usize) -> Table {
        self.players = players;
        self
    }

    pub fn option(mut self, key: &str, value: Value) -> Table {
        self.options[key] = value;
        self
    }

    /// The other reading of an AMB entry.
    pub fn ruling(self, id: &str, reading: &str) -> Table {
        self.option("rulings", json!({id: reading}))
    }

    pub fn phase(mut self, phase: &str) -> Table {
        self.arrange["phase"] = json!(phase);
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

    /// Kinds that must be in the town besides those the seats hold.
    pub fn town(mut self, kinds: &str) -> Table {
        for kind in cards(kinds) {
            self.need(&kind);
        }
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

    pub fn private(mut self, face_up: &str, deck: &str) -> Table {
        self.arrange["town"]["private_maids"] = json!({"face_up": cards(face_up), "deck": cards(deck)});
        self
    }

    pub fn remi(mut self, face_up: &str, deck: &str) -> Table {
        self.arrange["town"]["reminiscences"] = json!({"face_up": cards(face_up), "deck": cards(deck)});
        self
    }

    /// What a seat has: `"hand: L1*2; deck: …; discard: …; play: …; rooms: suzuna!1; private: eve;
    /// built: garden estate=aline; habits: 2; remi: regatta"`.
    pub fn seat(mut self, seat: usize, zones: &str) -> Table {
        let mut value = blank();
        for zone in zones.split(';').map(str::trim).filter(|z| !z.is_empty()) {
            let (key, list) = zone.split_once(':').unwrap_or_else(|| panic!("no zone in {zone}"));
            for word in words(list).iter().filter(|_| key != "habits") {
                self.need(&id(word.split(['!', '=']).next().expect("a first part")));
            }
            let all = || -> Value { maids(list).iter().map(|(c, i)| json!({"card": c, "illness": i})).collect() };
            match key {
                "hand" | "deck" | "discard" => value[key] = json!(cards(list)),
                "play" => value["in_play"] = json!(cards(list)),
                "rooms" => value["chambermaids"] = all(),
                "private" => value["private_maids"] = all(),
                "built" => value["buildings"] = words(list).iter().map(|word| building(word)).collect(),
                "habits" => value["bad_habits"] = json!(list.trim().parse::<i64>().expect("a number of Bad Habits")),
                "remi" => value["reminiscences"] = json!(cards(list)),
                _ => panic!("no zone {key}"),
            }
        }
        self.seats.push((seat, value));
        self
    }

    fn need(&mut self, card: &str) {
        let general = [TC_GENERALS, EH_GENERALS, RV_GENERALS].iter().any(|list| ids(list).iter().any(|c| c == card));
        if general && !self.kinds.iter().any(|c| c == card) {
            self.kinds.push(card.into());
        }
    }

    fn ten_kinds(&self) -> Vec<String> {
        let mut kinds = self.kinds.clone();
        assert!(kinds.len() <= 10, "more than ten kinds: {kinds:?}");
        let filling = self.sets.iter().flat_map(|set| ids(generals(set))).filter(|kind| !self.kinds.contains(kind));
        kinds.extend(filling.take(10 - self.kinds.len()));
        kinds
    }

    pub fn try_open(self) -> Result<Game, Value> {
        let mut options = json!({"town": self.ten_kinds()});
        if self.sets.len() > 1 {
            options["sets"] = self.sets.iter().map(|s| json!(set(s))).collect();
        }
        for (key, value) in self.options.as_object().expect("options are an object") {
            options[key] = value.clone();
        }
        let mut seats = vec![blank(); self.players];
        for (seat, zones) in self.seats {
            seats[seat] = zones;
        }
        let mut arrange = self.arrange;
        if self.sets.iter().any(|s| s == "tc") {
            lay_events_out(&mut arrange["town"]["piles"], &seats);
        }
        arrange["players"] = json!(seats);
        Scene::try_new(set(&self.sets[0]), self.players, options, arrange).map(Game)
    }

    pub fn open(self) -> Game {
        self.try_open().unwrap_or_else(|error| panic!("new was refused: {error}"))
    }
}

/// The event piles hold what the seats do not, unless their size was named.
fn lay_events_out(piles: &mut Value, seats: &[Value]) {
    let sick =
        |maids: &Value| -> i64 { maids.as_array().expect("maids").iter().filter_map(|m| m["illness"].as_i64()).sum() };
    let illness: i64 = seats.iter().map(|s| sick(&s["chambermaids"]) + sick(&s["private_maids"])).sum();
    let habits: i64 = seats.iter().filter_map(|s| s["bad_habits"].as_i64()).sum();
    for (pile, size) in [("illness", 10 - illness), ("bad-habit", 16 - habits)] {
        if piles.get(pile).is_none() {
            piles[pile] = json!(size);
        }
    }
}

fn blank() -> Value {
    json!({"hand": [], "deck": cards("L1*10"), "discard": [], "in_play": [], "chambermaids": [], "private_maids": [],
        "bad_habits": 0, "buildings": [], "reminiscences": []})
}

/// A game as dealt, nothing arranged.
pub fn dealt(sets: &str, players: usize, options: Value) -> Game {
    try_dealt(sets, players, options).unwrap_or_else(|error| panic!("new was refused: {error}"))
}

/// The same, or the error object.
pub fn try_dealt(sets: &str, players: usize, mut options: Value) -> Result<Game, Value> {
    let sets: Vec<&str> = sets.split_whitespace().map(set).collect();
    if sets.len() > 1 {
        options["sets"] = json!(sets);
    }
    Scene::try_new(sets[0], players, options, Value::Null).map(Game)
}

/// Is this set-up refused as one?
pub fn bad_setup(sets: &str, players: usize, options: Value) -> bool {
    let codes = ["bad_setup", "bad_request", "unknown_card"];
    try_dealt(sets, players, options).is_err_and(|error| codes.iter().any(|code| error["code"] == *code))
}

/// A scene that understands the short names.
pub struct Game(Scene);

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

    /// Plays one action; is there an event of this type among those it causes?
    pub fn causes(&mut self, short: &str, event: &str) -> bool {
        self.0.act(&action(short)).iter().any(|e| e["type"] == event)
    }

    /// Asserts the exact legal list.
    pub fn asks(&mut self, actions: &str) -> &mut Game {
        let wanted: Vec<String> = actions.split_whitespace().map(action).collect();
        self.0.asks(&wanted.iter().map(String::as_str).collect::<Vec<_>>());
        self
    }

    /// Asserts how many answers the question still asks for; none where it is about one.
    pub fn steps(&mut self, n: u64) -> &mut Game {
        assert_eq!(self.0.decision()["steps"].as_u64().unwrap_or(0), n);
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
            assert!(code == "illegal_action" || code == "unknown_card", "{action} was refused with {code}");
        }
        self
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

    /// Asserts employments and love; servings no longer matter after the serving phase.
    pub fn pays(&mut self, employment: i64, love: i64) -> &mut Game {
        let found = (self.0.counter("employment"), self.0.counter("love"));
        assert_eq!(found, (employment, love), "(employment, love)");
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

    /// Asserts the first cards of the deck, top first.
    pub fn deck_top(&mut self, seat: usize, list: &str) -> &mut Game {
        let wanted = cards(list);
        assert_eq!(self.0.zone(seat, "deck")[..wanted.len()], wanted, "top of seat {seat}'s deck");
        self
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

    /// Asserts the buildings.
    pub fn built(&mut self, seat: usize, list: &str) -> &mut Game {
        let found = self.0.state()["players"][seat]["buildings"].as_array().expect("buildings").clone();
        let text = |b: &Value| format!("{}={}", b["card"].as_str().unwrap_or(""), b["under"].as_str().unwrap_or(""));
        let found = sorted(found.iter().map(text).collect());
        assert_eq!(found, sorted(words(list).iter().map(|w| text(&building(w))).collect()), "buildings of seat {seat}");
        self
    }

    pub fn habits(&mut self, seat: usize, count: i64) -> &mut Game {
        assert_eq!(self.0.state()["players"][seat]["bad_habits"], json!(count), "Bad Habits of seat {seat}");
        self
    }

    /// Asserts the size of a town pile.
    pub fn pile_is(&mut self, name: &str, size: i64) -> &mut Game {
        assert_eq!(self.0.pile(&id(name)), size, "pile of {name}");
        self
    }

    /// Asserts the town's private maids: those face up, and those face down (both in any order).
    pub fn private_town(&mut self, face_up: &str, deck: &str) -> &mut Game {
        assert_eq!(sorted(self.town("private_maids", "face_up")), sorted(cards(face_up)), "private maids face up");
        assert_eq!(sorted(self.town("private_maids", "deck")), sorted(cards(deck)), "private maids face down");
        self
    }

    /// Asserts the town's reminiscences in the same way.
    pub fn remi_town(&mut self, face_up: &str, deck: &str) -> &mut Game {
        assert_eq!(sorted(self.town("reminiscences", "face_up")), sorted(cards(face_up)), "reminiscences face up");
        assert_eq!(sorted(self.town("reminiscences", "deck")), sorted(cards(deck)), "reminiscences face down");
        self
    }

    /// A list of the town: `private_maids` or `reminiscences`, `face_up` or `deck`.
    pub fn town(&mut self, row: &str, part: &str) -> Vec<String> {
        strings(&self.0.state()["town"][row][part])
    }

    /// Is there such a pile in the town?
    pub fn has_pile(&mut self, name: &str) -> bool {
        self.0.state()["town"]["piles"].get(id(name)).is_some()
    }

    /// The general kinds in the town.
    pub fn kinds(&mut self) -> Vec<String> {
        let piles = self.0.state()["town"]["piles"].clone();
        let all = ids(&[TC_GENERALS, EH_GENERALS, RV_GENERALS].join(" "));
        let piles = piles.as_object().expect("piles").keys().cloned();
        sorted(piles.filter(|pile| all.contains(pile)).collect())
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

    /// The cards of a box as the engine lists them.
    pub fn card_data(&mut self, game: &str) -> Vec<Value> {
        let answer = self.0.ask(&json!({"op": "cards", "game": set(game)}));
        answer["cards"].as_array().expect("a list of cards").clone()
    }
}

/// The copies of all cards listed that are among these ids.
pub fn copies(data: &[Value], of: &str) -> i64 {
    let of = ids(of);
    let listed = data.iter().filter(|c| c["id"].as_str().is_some_and(|id| of.iter().any(|o| o == id)));
    listed.map(|c| c["copies"].as_i64().expect("copies")).sum()
}

/// Asserts a maid's cost, her draw, serving, love and employment symbols, and her chambermaid price.
pub fn check_numbers(data: &[Value], name: &str, cost: i64, gives: [i64; 4], chamber: Option<i64>) {
    let card = data.iter().find(|c| c["id"] == id(name)).unwrap_or_else(|| panic!("{name} is not listed"));
    assert_eq!(card["cost"], json!(cost), "cost of {name}");
    let found = ["draw", "serving", "love", "employment"].map(|symbol| card["gives"][symbol].as_i64().unwrap_or(0));
    assert_eq!(found, gives, "draw, serving, love, employment of {name}");
    assert_eq!(card["chambermaid_cost"].as_i64(), chamber, "chambermaid price of {name}");
}
