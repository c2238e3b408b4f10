//! What the scenarios of the mixes share: the cards of the boxes, and tables of each.

use livret_testkit::notation::Names;
pub use livret_testkit::notation::{ids, strings};
pub use livret_testkit::{Table, dealt, table as mix, try_dealt};
use serde_json::{Value, json};

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
pub const TIER_1: &str = "scary-night lantern-walk harbour-market";
pub const TIER_2: &str =
    "astronomic-observation tide-pools regatta evening-tea letter-from-home summer-ball farewell-fireworks";

/// The whole id of a card written short.
pub fn id(word: &str) -> String {
    Names::of("tanto-cuore").id(word)
}

/// `"L1*2 aline"` as ids.
pub fn cards(list: &str) -> Vec<String> {
    Names::of("tanto-cuore").cards(list)
}

/// Expanding the House alone.
pub fn eh() -> Table {
    mix("eh")
}

/// Romantic Vacation alone.
pub fn rv() -> Table {
    mix("rv")
}

/// Is this set-up refused as one?
pub fn bad_setup(sets: &str, players: usize, options: Value) -> bool {
    let codes = ["bad_setup", "bad_request", "unknown_card"];
    try_dealt(sets, players, options).is_err_and(|error| codes.iter().any(|code| error["code"] == *code))
}

/// The cards of a box as the engine lists them.
pub fn card_data(game: &str) -> Vec<Value> {
    let answer = dealt(game, 2, json!({})).ask(&json!({"op": "cards", "game": livret_testkit::game_of(game)}));
    answer["cards"].as_array().expect("a list of cards").clone()
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
