use std::fmt::Write;
use std::path::Path;

use livret_kernel::{Lang, Names};

use super::{card_text, scoring_text, suffered_text};
use crate::library::Library;
use crate::words::{CardDef, Cond, Counter, Filter, How, Kind, Moment, Place, Price, Standing, Word};

/// Words that would betray English left in French.
const ENGLISH: [&str; 20] = [
    "the", "you", "your", "card", "cards", "deck", "town", "hand", "each", "other", "player", "draw", "discard", "may",
    "if", "with", "maid", "serving", "of", "copy",
];

fn texts() -> Vec<(&'static CardDef, Names)> {
    let library = Library::shipped();
    library.cards.iter().map(|card| (&card.def, card_text(library, &card.def))).collect()
}

fn card(id: &str) -> CardDef {
    let library = Library::shipped();
    library.cards[library.index(id).expect("a shipped card")].def.clone()
}

/// The text of a card that has these words to say.
fn said(then: Vec<Word>) -> Names {
    card_text(Library::shipped(), &CardDef { then, bonus: Vec::new(), ..card("kagari-ichinomiya") })
}

fn languages(text: &Names) -> [&str; 3] {
    [Lang::En, Lang::Fr, Lang::Ja].map(|lang| text.get(lang))
}

/// Do the symbols and the printed numbers say everything?
fn has_only_symbols(def: &CardDef) -> bool {
    let effects = def.then.is_empty() && def.abilities.is_empty() && def.always.is_empty() && def.bonus.is_empty();
    let terms = def.chamber.is_none() && def.only_if.is_none() && def.price.is_empty();
    effects && terms && def.work.is_none() && def.opens.is_none() && def.kind != Kind::Event
}

#[test]
fn every_card_says_what_its_symbols_do_not() {
    for (def, text) in texts() {
        for text in languages(&text) {
            assert_eq!(text.is_empty(), has_only_symbols(def), "{}: {text:?}", def.id);
        }
    }
}

#[test]
fn sentences_are_whole() {
    texts().iter().filter(|(def, _)| !has_only_symbols(def)).for_each(|(_, text)| check_sentences(text));
}

fn check_sentences(text: &Names) {
    let [en, fr, ja] = languages(text);
    assert!(en.ends_with('.') && fr.ends_with('.') && ja.ends_with('。'), "{text:?}");
    for sentence in en.split(". ").chain(fr.split(". ")) {
        assert!(!sentence.starts_with(char::is_lowercase), "{sentence}");
    }
    for text in [en, fr, ja] {
        let broken = ["  ", " .", " ,", "..", ",,", "。。", "、。", "、、", "{", "}", "~", ": .", "\n", "::", "+ "];
        assert!(!broken.iter().any(|b| text.contains(b)), "{text}");
        assert_eq!(text.trim(), text);
    }
}

/// The text without the names of cards.
fn nameless(text: &str, lang: Lang) -> String {
    let mut names: Vec<&str> = Library::shipped().cards.iter().map(|card| card.def.names.get(lang)).collect();
    names.sort_by_key(|name| std::cmp::Reverse(name.len()));
    names.iter().fold(text.to_owned(), |text, name| text.replace(name, ""))
}

#[test]
fn french_is_french() {
    texts().iter().for_each(|(_, text)| check_french(text));
}

fn check_french(text: &Names) {
    let bare = nameless(&text.fr, Lang::Fr);
    let english = bare.split(|c: char| !c.is_alphabetic()).find(|word| ENGLISH.contains(word));
    assert_eq!(english, None, "{}", text.fr);
    for wrong in ["de les", "de le ", " si il", "de un", "que un", "\"", "'"] {
        assert!(!bare.contains(wrong), "{wrong:?} in {}", text.fr);
    }
    let chars: Vec<char> = text.fr.chars().collect();
    for pair in chars.windows(2) {
        let spaced = matches!(pair[1], ';' | ':' | '!' | '?' | '»') || pair[0] == '«';
        assert!(!spaced || pair.contains(&'\u{202f}'), "{}", text.fr);
    }
}

#[test]
fn japanese_is_japanese() {
    texts().iter().for_each(|(_, text)| check_japanese(text));
}

fn check_japanese(text: &Names) {
    let bare = nameless(text.get(Lang::Ja), Lang::Ja);
    assert!(!bare.contains(|c: char| c.is_ascii_alphabetic()), "{bare}");
    assert!(!bare.contains([',', '.', ':', ';', '+']), "{bare}");
}

/// Every word once, so that words no shipped card uses in some place are read there too.
fn vocabulary() -> Vec<Word> {
    use Word::*;
    let conds = [
        Cond::HandAtLeast(2),
        Cond::CanReveal,
        Cond::Seen(Filter::Both(Box::new(Filter::Maid), Box::new(Filter::ChambermaidChief))),
        Cond::SeenCostsMore(2),
        Cond::BuildingsAtLeast(2),
        Cond::InTown(Filter::Cost(2)),
        Cond::SomeoneCanFallIll,
        Cond::SomeEventCanMove,
        Cond::SomeoneHolds,
        Cond::Holds(Filter::Named("azure-crescent".into())),
        Cond::EveryServed(2),
        Cond::MoreThan(vec!["garden".into()], "estate".into()),
        Cond::ChiefBeneath,
        Cond::All(vec![Cond::CanReveal, Cond::InTown(Filter::Building), Cond::SomeoneHolds]),
    ];
    let mut words: Vec<Word> = conds.iter().map(|cond| If(cond.clone(), vec![Draw(1)])).collect();
    words.extend(conds.into_iter().map(|cond| May(cond, vec![EachOther(vec![Draw(1)])])));
    words.extend([
        Draw(2),
        Gain(Counter::Effort, 2),
        GainOneOf(Counter::ALL.to_vec()),
        Neighbours(vec![LookAtTop]),
        Discard(Filter::Either(Box::new(Filter::Love), Box::new(Filter::CostAtLeast(3)))),
        DiscardDownTo(1),
        MayDiscard(Filter::Any, vec![Draw(1)]),
        MayDiscardUpTo(3, vec![Draw(1)]),
        MayDiscardTwins(vec![Draw(1)]),
        KeepOne,
        MayReturn(2, Filter::General, vec![Draw(1)]),
        Return(Filter::Any),
        MayExchange(2, "1-love".into(), Filter::Love),
        Take(Filter::Love, Place::Discard),
        MayTake(Filter::Maid, Place::DeckBottom, vec![Draw(1)]),
        MayGive(Filter::Love),
        PutBack(Place::DeckTop),
        MayPutBack(Place::DeckBottom),
        AnyDeck(vec![Draw(1)]),
        MayAnyDeck(vec![Sift(2)]),
        OtherHand(vec![Discard(Filter::Any)]),
        LookAtTop,
        DiscardTop,
        DiscardOwnTop,
        Sift(2),
        RevealAndKeepOne(2),
        PlaceHabit,
        PlaceIllnesses(1),
        MayReturnEvent,
        MoveEvent,
        PeekAndSwap,
        MayReturnBuilding,
        MaySwapPrivate,
        MayChamber(3, Filter::ChambermaidChief),
        Chamber(Filter::Chamberable),
        ReturnSelf,
        DismissSelf,
        LeaveSelf,
        Demand(Filter::Love, vec![Draw(1)]),
        NextHand(-2),
        EndServing,
        EndTurn,
        HirePrice(Filter::Love, Price::Set(1)),
        NextHireLess(2),
        FirstMaster,
        EndGame,
    ]);
    words
}

#[test]
fn every_word_can_be_said_in_every_place() {
    for word in vocabulary() {
        let alone = vec![word.clone()];
        let places = [
            alone.clone(),
            vec![Word::EachOther(alone.clone())],
            vec![Word::Neighbours(vec![Word::If(Cond::HandAtLeast(2), alone.clone())])],
            vec![Word::Opponent(alone.clone())],
            vec![Word::May(Cond::BuildingsAtLeast(2), vec![word.clone(), word.clone()])],
            vec![Word::MayDiscard(Filter::Any, alone.clone())],
            vec![Word::Draw(1), word.clone(), Word::Draw(1)],
        ];
        for place in places {
            let text = said(place);
            check_sentences(&text);
            check_french(&text);
            check_japanese(&text);
        }
    }
}

#[test]
fn a_changed_number_changes_the_text() {
    let pairs: [fn(u8) -> Word; 18] = [
        Word::Draw,
        |n| Word::Gain(Counter::Love, n),
        |n| Word::If(Cond::HandAtLeast(n), vec![Word::Draw(1)]),
        |n| Word::EachOther(vec![Word::Draw(n)]),
        |n| Word::EachPlayer(vec![Word::If(Cond::HandAtLeast(n), vec![Word::Discard(Filter::Any)])]),
        Word::DiscardDownTo,
        |n| Word::MayDiscardUpTo(n, vec![Word::Draw(1)]),
        |n| Word::MayReturn(n, Filter::Maid, vec![]),
        |n| Word::MayExchange(n, "2-love".into(), Filter::Chief),
        |n| Word::Take(Filter::Both(Box::new(Filter::Maid), Box::new(Filter::CostAtMost(n))), Place::Hand),
        Word::Sift,
        Word::RevealAndKeepOne,
        Word::PlaceIllnesses,
        |n| Word::MayChamber(n, Filter::Chamberable),
        |n| Word::NextHand(n as i8),
        |n| Word::HirePrice(Filter::Building, Price::Less(n)),
        Word::NextHireLess,
        |n| Word::If(Cond::EveryServed(n), vec![Word::Draw(1)]),
    ];
    for pair in pairs {
        let (two, three) = (said(vec![pair(2)]), said(vec![pair(3)]));
        for (two, three) in languages(&two).into_iter().zip(languages(&three)) {
            assert_ne!(two, three);
        }
    }
}

#[test]
fn every_number_of_a_shipped_card_is_in_its_text() {
    let library = Library::shipped();
    let chambered = CardDef { chamber: Some(3), ..card("safran-virginie") };
    let visitor = CardDef { always: vec![Standing::Visitor(1, 3)], ..card("domino-bonaparte") };
    let garden = CardDef { always: vec![Standing::ShieldFromEvents(5)], ..card("garden") };
    for changed in [chambered, visitor, garden] {
        let (before, after) = (card_text(library, &card(&changed.id)), card_text(library, &changed));
        for (before, after) in languages(&before).into_iter().zip(languages(&after)) {
            assert_ne!(before, after);
        }
    }
}

#[test]
fn what_a_card_counts_at_the_end_closes_its_text() {
    for (def, text) in texts() {
        let scoring = scoring_text(Library::shipped(), def);
        assert_eq!(scoring.is_some(), !def.bonus.is_empty(), "{}", def.id);
        for (text, scoring) in scoring.iter().flat_map(|it| languages(&text).into_iter().zip(languages(it))) {
            // Its first letter is small where words stand before it.
            let (_, rest) = scoring.split_at(scoring.chars().next().map_or(0, char::len_utf8));
            assert!(!rest.is_empty() && text.ends_with(rest), "{}: {text} / {scoring}", def.id);
        }
    }
}

#[test]
fn words_about_others_are_told_of_others() {
    let may = Word::MayDiscard(Filter::Love, vec![Word::Draw(2)]);
    let text = said(vec![Word::EachOther(vec![may])]);
    assert_eq!(text.en, "Each other player may discard a Love card. If they do, that player draws 2 cards.");
    let text = said(vec![Word::EachOther(vec![Word::LookAtTop])]);
    assert_eq!(
        text.en,
        "For each other player: look at the top card of that player's deck and discard it or leave it there."
    );
    let text = said(vec![Word::Opponent(vec![Word::Discard(Filter::Any), Word::Gain(Counter::Love, 1)])]);
    assert_eq!(text.en, "Choose another player. That player discards a card. +1 love.");
    let text = said(vec![Word::Opponent(vec![Word::MayReturnBuilding])]);
    assert_eq!(
        text.fr,
        "Choisissez un autre joueur. Vous pouvez remettre en Ville un bâtiment des quartiers privés de ce joueur."
    );
}

#[test]
fn a_condition_is_left_unsaid_only_where_the_deed_implies_it() {
    let ability = |needs, does| {
        let mut def = card("lalande-dreyfus");
        def.abilities[0].needs = Some(needs);
        def.abilities[0].does = does;
        (def.abilities[0].at, def.abilities[0].how) = (Moment::Starting, How::Use);
        card_text(Library::shipped(), &def).en
    };
    assert_eq!(ability(Cond::CanReveal, vec![Word::Draw(1)]), "Starting phase: you may draw a card.");
    assert_eq!(
        ability(Cond::Holds(Filter::Love), vec![Word::Draw(1)]),
        "Starting phase: if you have a Love card in hand, you may draw a card."
    );
    assert_eq!(
        ability(Cond::Holds(Filter::Love), vec![Word::Discard(Filter::Love)]),
        "Starting phase: you may discard a Love card."
    );
}

/// Every text of every card, to be read and pinned. `LIVRET_BLESS=1 cargo test -p livret-tanto`
/// writes the file anew after the words or a language have changed: read the difference.
#[test]
fn the_texts_are_the_pinned_ones() {
    let mut all = String::new();
    for (def, text) in texts() {
        let [en, fr, ja] = languages(&text);
        writeln!(all, "{}\n  en  {en}\n  fr  {fr}\n  ja  {ja}\n", def.id).expect("a string takes all");
    }
    let all = all.lines().map(str::trim_end).collect::<Vec<_>>().join("\n") + "\n";
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/texts.golden.txt");
    if std::env::var_os("LIVRET_BLESS").is_some() {
        std::fs::write(&path, &all).expect("the golden file can be written");
    }
    let pinned = std::fs::read_to_string(&path).expect("the golden file is there");
    let changed = all.lines().zip(pinned.lines()).find(|(now, then)| now != then);
    assert!(
        all == pinned,
        "texts changed, first at {changed:?}; run again with LIVRET_BLESS=1 and read the difference"
    );
}

/// The words of a card about other players, whoever chooses them.
fn about_players(words: &[Word]) -> Vec<&[Word]> {
    let about = |word| {
        let player = matches!(
            word,
            &Word::EachOther(_)
                | &Word::EachPlayer(_)
                | &Word::Neighbours(_)
                | &Word::AnyDeck(_)
                | &Word::MayAnyDeck(_)
        ) || matches!(word, &Word::Opponent(_) | &Word::OtherHand(_));
        [player.then(|| word.inner()).into_iter().collect(), about_players(word.inner())].concat()
    };
    words.iter().flat_map(about).collect()
}

#[test]
fn whoever_is_attacked_is_told_what_they_lose_and_nothing_of_the_price() {
    let library = Library::shipped();
    let told = |def: &CardDef| {
        let others = def.abilities.iter().filter(|ability| ability.at == Moment::OthersDismissal);
        let words =
            about_players(&def.then).into_iter().chain(def.abilities.iter().flat_map(|a| about_players(&a.does)));
        let texts =
            words.chain(others.map(|ability| &ability.does[..])).filter_map(|w| suffered_text(library, w, false));
        texts.map(|text| format!("{}: {}", def.id, languages(&text).join(" | "))).collect::<Vec<_>>()
    };
    let told: Vec<String> = library.cards.iter().flat_map(|card| told(&card.def)).collect();
    assert_eq!(
        told,
        [
            "tenalys-trent: Draw a card. \
         | Piochez une carte. \
         | カードを1枚ドローする。",
            "natsumi-fujikawa: Discard a card. \
         | Défaussez une carte. \
         | 手札からカード1枚を捨てる。",
            "nena-wilder: Get a Bad Habit from the town if you have a maid in your private quarters. \
         | Recevez une carte Mauvaises Habitudes de la Ville si vous avez une servante dans vos quartiers privés. \
         | 自分の私室にメイドがいれば施設から悪い癖1枚を受け取る。",
            "amber-twilight: Discard the top card of your deck. If it is a Love card, draw 1 card fewer for your next hand. \
         | Défaussez la carte du dessus de votre pioche. Si c’est une carte Amour, piochez une carte de moins pour votre prochaine main. \
         | 自分の山札の一番上のカードを捨てる。それがはあとカードなら、次の手札を1枚少なくドローする。",
            "victoria-calderan: Discard the top card of your deck. \
         | Défaussez la carte du dessus de votre pioche. \
         | 自分の山札の一番上のカードを捨てる。",
            "rutile-der-sar: Discard the top card of your deck. \
         | Défaussez la carte du dessus de votre pioche. \
         | 自分の山札の一番上のカードを捨てる。",
            "lilac-hawkwind: Discard the top card of your deck. \
         | Défaussez la carte du dessus de votre pioche. \
         | 自分の山札の一番上のカードを捨てる。",
            "cynthia-lakes: Draw a card. \
         | Piochez une carte. \
         | カードを1枚ドローする。",
            "caldina-alley: Put a card from your hand under your deck. \
         | Mettez une carte de votre main sous votre pioche. \
         | 手札から1枚を自分の山札の一番下に置く。",
            "evita-catala: Discard the top card of your deck. \
         | Défaussez la carte du dessus de votre pioche. \
         | 自分の山札の一番上のカードを捨てる。",
            "scary-night: Discard down to 3 cards. \
         | Défaussez des cartes jusqu’à n’en garder que 3 en main. \
         | 手札が3枚になるまで捨てる。",
        ]
    );
}

#[test]
fn what_an_attack_brings_its_user_is_not_told_to_whom_it_hits() {
    let words =
        [Word::If(Cond::HandAtLeast(3), vec![Word::Discard(Filter::Any), Word::Gain(Counter::Love, 2), Word::Draw(1)])];
    let text = suffered_text(Library::shipped(), &words, false).expect("something is lost");
    assert_eq!(text.en, "Discard a card and draw a card.");
    assert_eq!(suffered_text(Library::shipped(), &[Word::Gain(Counter::Love, 2)], false), None);
}
