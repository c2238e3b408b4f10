//! Rule text in English.

use livret_kernel::Lang;

use super::{
    Cost, Deed, Head, Noun, Optional, Pick, Round, Tongue, Who, Zone, capital, has_condition, listed, name, nouns,
    plain, signed, without_repeated_verb, worth,
};
use crate::library::Library;
use crate::words::{
    Bonus, CardDef, Cond, Count, Counter, Filter, How, Moment, Pantry, Place, Price, Standing, When, Work,
};

pub struct English<'a>(pub &'a Library);

/// The subject of a verb: "draw", "draws".
#[derive(Clone, Copy, PartialEq)]
enum Form {
    Base,
    Third,
}

impl Form {
    fn verb(self, verb: &str) -> String {
        match self {
            Form::Base => verb.into(),
            Form::Third => format!("{verb}s"),
        }
    }
}

impl English<'_> {
    fn name(&self, id: &str) -> String {
        name(self.0, id, Lang::En)
    }

    fn head(&self, head: Head) -> (String, String) {
        let (one, many) = match head {
            Head::Card => ("card", "cards"),
            Head::Love => ("Love card", "Love cards"),
            Head::Maid => ("maid", "maids"),
            Head::General => ("general maid", "general maids"),
            Head::Chief => ("maid chief", "maid chiefs"),
            Head::ChambermaidChief => ("chambermaid chief", "chambermaid chiefs"),
            Head::Chamberable => ("maid who can be a chambermaid", "maids who can be chambermaids"),
            Head::Building => ("building", "buildings"),
            Head::Named(id) => return (format!("{} card", self.name(id)), format!("{} cards", self.name(id))),
        };
        (one.into(), many.into())
    }

    /// "a card", "2 cards of cost 3".
    fn some(&self, filter: &Filter, n: u8, zone: Zone) -> String {
        let phrases: Vec<String> = nouns(filter, zone).iter().map(|noun| self.some_noun(noun, n)).collect();
        listed(&phrases, ", ", ", or ")
    }

    fn some_noun(&self, noun: &Noun, n: u8) -> String {
        let pick = |head: &Head| if n == 1 { self.head(*head).0 } else { self.head(*head).1 };
        let heads: Vec<String> = noun.heads.iter().map(pick).collect();
        let phrase = listed(&heads, ", ", " or ");
        let also: String =
            noun.also.iter().map(|head| format!(" that is also {}", article(&self.head(*head).0))).collect();
        let costs: String = noun.costs.iter().map(|cost| format!(" of cost {}", cost_words(*cost))).collect();
        let counted = if n == 1 { article(&phrase) } else { format!("{} {phrase}", count(n, &phrase)) };
        format!("{counted}{also}{costs}")
    }

    // One arm a deed: the length is the vocabulary's.
    fn deed(&self, deed: Deed, who: Who, form: Form) -> String {
        let v = |verb: &str| form.verb(verb);
        let (hand, deck) = (zone("hand", who), zone("deck", who));
        match deed {
            Deed::Draw(n) => format!("{} {}", v("draw"), cards(n)),
            Deed::Gain(counter, n) => format!("{} {}", v("gain"), points(counter, n)),
            Deed::GainOneOf(counters) => {
                let each: Vec<String> = counters.iter().map(|c| points(*c, 1)).collect();
                format!("{} {}", v("gain"), listed(&each, ", ", " or "))
            }
            Deed::Discard(filter) => format!("{} {}", v("discard"), self.some(filter, 1, Zone::Hand)),
            Deed::DiscardUpTo(n) => format!("{} up to {n} {}", v("discard"), if n == 1 { "card" } else { "cards" }),
            Deed::DiscardTwins => format!("{} 2 cards with the same name", v("discard")),
            Deed::DiscardDownTo(n) => format!("{} down to {n} {}", v("discard"), if n == 1 { "card" } else { "cards" }),
            Deed::KeepOne => format!("{} all but one card of {hand}", v("discard")),
            Deed::Return(n, filter) => {
                format!("{} {} from {hand} to the town", v("return"), self.some(filter, n, Zone::Hand))
            }
            Deed::Exchange(n, id, filter) => {
                let price = self.some(&Filter::Named(id.into()), n, Zone::Hand);
                let goods = self.some(filter, 1, Zone::Elsewhere);
                let take = v("take");
                format!("{} {price} from {hand} to the town and {take} from the town into {hand} {goods}", v("return"))
            }
            Deed::Take(filter, place) => {
                let verb = if place == Place::Hand { v("take") } else { v("put") };
                format!("{verb} {} from the town {}", self.some(filter, 1, Zone::Elsewhere), put(place, who))
            }
            Deed::Give(filter) => {
                format!(
                    "{} {} from the town on any player's discard pile",
                    v("put"),
                    self.some(filter, 1, Zone::Elsewhere)
                )
            }
            Deed::PutBack(place) => format!("{} a card from {hand} {}", v("put"), put(place, who)),
            Deed::LookAtTop => {
                format!("{} at the top card of {deck} and {} it or {} it there", v("look"), v("discard"), v("leave"))
            }
            Deed::DiscardTop => format!("{} the top card of {deck}", v("discard")),
            Deed::DiscardOwnTop => format!("{} the top card of your own deck", v("discard")),
            Deed::Sift(n) => format!(
                "{} at the top {} of {deck}, {} any of them and {} the rest back in any order",
                v("look"),
                cards(n),
                v("discard"),
                v("put")
            ),
            Deed::RevealAndKeepOne(n) => format!(
                "{} the top {} of {deck}, {} one into {hand} and {} the rest",
                v("reveal"),
                cards(n),
                v("take"),
                v("discard")
            ),
            Deed::PlaceHabit => {
                let has = if form == Form::Base { "you have" } else { "they have" };
                format!("{} a Bad Habit from the town if {has} a maid in {}", v("get"), zone("private quarters", who))
            }
            Deed::PlaceIllnesses(n) => {
                let illnesses = if n == 1 { "an Illness".into() } else { format!("{n} Illnesses") };
                format!("{} {illnesses} from the town on a single maid in any private quarters", v("place"))
            }
            Deed::ReturnEvent => {
                format!("{} one event from {} to the town", v("return"), zone("private quarters", who))
            }
            Deed::MoveEvent => {
                format!("{} one event from any player's private quarters to another player's", v("move"))
            }
            Deed::PeekAndSwap => format!(
                "{} at a random card of {hand} and, if you wish, {} it for a random card of your own hand",
                v("look"),
                v("swap")
            ),
            Deed::ReturnBuilding => {
                format!("{} one building from {} to the town", v("return"), zone("private quarters", who))
            }
            Deed::SwapPrivate => format!(
                "{} your topmost private maid for a face-up one; the old one goes face down under the private maid pile",
                v("exchange")
            ),
            Deed::ChamberUpTo(n, filter) => {
                let some = match n {
                    0 => format!("any number of {}", self.some(filter, 2, Zone::Hand).trim_start_matches("2 ")),
                    1 => self.some(filter, 1, Zone::Hand),
                    n => format!("up to {}", self.some(filter, n, Zone::Hand)),
                };
                format!("{} {some} from {hand} for free", v("chamber"))
            }
            Deed::Chamber(filter) => {
                format!("{} {} from {hand} for free", v("chamber"), self.some(filter, 1, Zone::Hand))
            }
            Deed::ReturnSelf => format!("{} this card to the town", v("return")),
            Deed::DismissSelf => format!("{} her from your private quarters", v("discard")),
            Deed::LeaveSelf => format!("{} this card face down under the private maid pile", v("put")),
            Deed::ShowHand => format!("{} {hand}", v("show")),
            Deed::NextHand(n) => {
                let cards = if n.unsigned_abs() == 1 { "card" } else { "cards" };
                let change = if n < 0 { format!("{cards} fewer") } else { format!("more {cards}") };
                format!("{} {} {change} for {}", v("draw"), n.unsigned_abs(), zone("next hand", who))
            }
            Deed::EndServing => format!("{} your serving phase at once", v("end")),
            Deed::EndTurn => format!("{} your serving and employ phases at once", v("end")),
            Deed::HirePrice(filter, price) => {
                format!(
                    "{} {} this turn when you hire {}",
                    v("pay"),
                    paid(price),
                    self.some(filter, 1, Zone::Elsewhere)
                )
            }
            Deed::NextHireLess(n) => {
                format!("{} the next card you hire this turn cost {n} love less (at least 1)", v("make"))
            }
            Deed::FirstMaster => format!("{} the First Master card; it counts from the next round on", v("take")),
            Deed::EndGame => format!("{} the game with this turn", v("end")),
        }
    }

    fn cond(&self, cond: &Cond, who: Who) -> String {
        let has = if who == Who::You { "you have" } else { "that player has" };
        match cond {
            Cond::HandAtLeast(n) => format!("{has} {n} or more cards in hand"),
            Cond::CanReveal => format!("{} and discard pile are not both empty", zone("deck", who)),
            Cond::Seen(filter) => self.seen(filter),
            Cond::SeenCostsMore(n) => format!("your card costs at least {n} more than the other"),
            Cond::BuildingsAtLeast(n) => format!("{has} {n} or more buildings"),
            Cond::InTown(filter) => format!("the town has {}", self.some(filter, 1, Zone::Elsewhere)),
            Cond::SomeoneCanFallIll => "some maid in private quarters can be made ill".into(),
            Cond::SomeEventCanMove => "some event can be moved to another player".into(),
            Cond::SomeoneHolds => "another player has a card in hand".into(),
            Cond::Holds(filter) => format!("{has} {} in hand", self.some(filter, 1, Zone::Hand)),
            Cond::EveryServed(n) => {
                let nth = |k: u16| ordinal(u16::from(*n) * k);
                format!("she is the {} copy to serve this turn, or the {}, and so on", nth(1), nth(2))
            }
            Cond::MoreThan(these, those) => {
                let these: Vec<String> = these.iter().map(|id| self.name(id)).collect();
                let those = self.name(those);
                format!(
                    "your private quarters hold more {} cards in all than {those} cards",
                    listed(&these, ", ", " and ")
                )
            }
            Cond::ChiefBeneath => "you put a maid chief from your hand beneath it".into(),
            Cond::All(conds) => self.conds(&conds.iter().collect::<Vec<_>>(), who),
        }
    }

    fn conds(&self, conds: &[&Cond], who: Who) -> String {
        let all: Vec<String> = conds.iter().map(|cond| self.cond(cond, who)).collect();
        listed(&all, ", ", " and ")
    }

    fn seen(&self, filter: &Filter) -> String {
        match filter {
            Filter::Cost(n) => format!("it costs {n}"),
            Filter::CostAtMost(n) => format!("it costs {n} or less"),
            Filter::CostAtLeast(n) => format!("it costs {n} or more"),
            Filter::Any
            | Filter::Love
            | Filter::Maid
            | Filter::General
            | Filter::Chief
            | Filter::ChambermaidChief
            | Filter::Chamberable
            | Filter::Building
            | Filter::Named(_)
            | Filter::Both(..)
            | Filter::Either(..) => {
                format!("it is {}", self.some(filter, 1, Zone::Elsewhere))
            }
        }
    }

    fn when(&self, when: &When) -> String {
        match when {
            When::Always => String::new(),
            When::AtLeast(n, count) => format!("with {n} or more {}", counted(count)),
            When::OddFrom(n, count) => format!("with an odd number of {}, at least {n}", counted(count)),
            When::EvenFrom(n, count) => format!("with an even number of {}, at least {n}", counted(count)),
        }
    }

    fn each(&self, def: &CardDef, n: i8, when: &When, copy: &str) -> String {
        let before = if has_condition(when) { format!("{}, ", self.when(when)) } else { String::new() };
        match worth(def, n) {
            Some((now, printed)) => {
                format!("{before}{copy} is worth {} instead of {}", victory(now, &plain(now)), plain(printed))
            }
            None => format!("{before}{} for {copy}", victory(n, &signed(n))),
        }
    }
}

impl Tongue for English<'_> {
    fn acts(&self, deeds: &[(Deed, Who)]) -> String {
        if let [(Deed::Gain(counter, n), _)] = deeds {
            return format!("+{}", points(*counter, *n));
        }
        if deeds.iter().all(|(deed, _)| matches!(deed, Deed::HirePrice(..))) {
            return self.prices(deeds);
        }
        let who = deeds[0].1;
        let form = if who.user_acts() { Form::Base } else { Form::Third };
        let acts: Vec<String> = deeds.iter().map(|(deed, who)| self.deed(*deed, *who, form)).collect();
        format!("{}{}", subject(who), listed(&without_repeated_verb(&acts), ", ", " and "))
    }

    fn may(&self, lead: Deed, who: Who) -> String {
        let subject = if who.user_acts() { "you ".into() } else { subject(who) };
        format!("{subject}may {}", self.deed(lead, who, Form::Base))
    }

    fn may_use(&self, who: Who, clause: &str) -> String {
        let subject = if who.user_acts() { "you ".into() } else { subject(who) };
        format!("{subject}may do this: {clause}")
    }

    fn if_done(&self, who: Who, clause: &str) -> String {
        format!("if {} do, {clause}", if who.user_acts() { "you" } else { "they" })
    }

    fn for_each(&self, lead: &str, clause: &str) -> String {
        format!("{lead}; for each, {clause}")
    }

    fn if_not_able(&self, who: Who, clause: &str) -> String {
        format!("if {} cannot, {clause}", if who.user_acts() { "you" } else { "they" })
    }

    fn given(&self, conds: &[&Cond], who: Who, clause: &str) -> String {
        format!("if {}, {clause}", self.conds(conds, who))
    }

    fn choose(&self, pick: Pick, optional: Option<&Optional>) -> String {
        let whom = match pick {
            Pick::AnyDeck => "any player, yourself included",
            Pick::Opponent => "another player",
            Pick::OtherHand => "another player with cards in hand",
        };
        format!("{}choose {whom}", if optional.is_some() { "you may " } else { "" })
    }

    fn for_round(&self, round: Round, clause: &str) -> String {
        let whom = match round {
            Round::Others => "each other player",
            Round::All => "each player",
            Round::Neighbours => "your left and right neighbours",
        };
        format!("for {whom}: {clause}")
    }

    fn clauses(&self, clauses: &[String]) -> String {
        clauses.join("; ")
    }

    fn when_served(&self, clause: &str) -> String {
        format!("when she serves, {clause}")
    }

    // The rules of the two events are rules of the game (TC-EVENT, TC-START-04), not card data.
    fn event(&self, id: &str) -> Option<String> {
        let cure = self.name("3-love");
        match id {
            "illness" => Some(format!(
                "place it on a chambermaid or the topmost private maid in any private quarters. \
                 While she is ill, she has no ability, no bonus and no points. \
                 Starting phase: you may discard a {cure} card to return one of your Illnesses to the town"
            )),
            "bad-habit" => Some("place it in any private quarters that hold a maid".into()),
            _ => None,
        }
    }

    fn chamber(&self, servings: u8) -> String {
        format!("chambermaid: {}", points(Counter::Serving, servings))
    }

    fn only_if(&self, cond: &Cond) -> String {
        if *cond == Cond::ChiefBeneath {
            return "to buy it, put a maid chief from your hand beneath it. She keeps her printed points, but is no \
                                   chambermaid; if this card returns to the town, she goes to your discard pile"
                .into();
        }
        format!("you may buy it only if {}", self.cond(cond, Who::You))
    }

    fn memory(&self, tier: u8, price: &[(&Filter, u8)], clause: &str) -> String {
        let lines: Vec<String> = price.iter().map(|(filter, n)| self.some(filter, *n, Zone::Hand)).collect();
        let then = if clause.is_empty() { String::new() } else { format!(": {clause}") };
        format!("tier {tier}. Discard {} from your hand{then}", listed(&lines, ", ", " and "))
    }

    fn work(&self, work: Work) -> String {
        format!("{}, rank {}: needs {}", pantry(work.pile), work.rank, points(work.skill, work.needs))
    }

    fn opens(&self, pile: Pantry) -> String {
        format!("opens the work phase for {}", pantry(pile))
    }

    fn moment(&self, at: Moment, how: How, chambered: bool, clause: &str) -> String {
        let once = if how == How::Use { ", once per turn" } else { "" };
        let moment = match (at, how) {
            (Moment::Starting, _) => "starting phase".into(),
            (Moment::Serving, _) => "serving phase".into(),
            (Moment::MaidDraw, How::Auto) => {
                "serving phase, the first time each turn that a maid makes you draw".into()
            }
            (Moment::MaidDraw, How::Use | How::Must) => {
                "serving phase, once per turn, when a maid makes you draw".into()
            }
            (Moment::Hiring, _) => format!("employ phase{once}"),
            (Moment::Dismissal, _) => "start of your dismissal phase".into(),
            (Moment::OthersDismissal, _) => "start of every other player's dismissal phase".into(),
            (Moment::Refined, _) => "phase I".into(),
        };
        let state = if chambered { ", as a chambermaid" } else { "" };
        // She draws in addition to the draw that called her.
        let more = if at == Moment::MaidDraw { "draw one more card" } else { "draw a card" };
        format!("{moment}{state}: {}", clause.replace("draw a card", more))
    }

    fn standing(&self, def: &CardDef, standing: &Standing) -> String {
        match standing {
            Standing::HirePrice(filter, price) => {
                let goods = self.some(filter, 1, Zone::Elsewhere);
                let state = if def.chamber.is_some() { "as a chambermaid" } else { "in your private quarters" };
                let once = if matches!(price, Price::Less(_)) { "; further copies change nothing" } else { "" };
                format!("{state}: {goods} costs you {}{once}", cost_change(*price))
            }
            Standing::FirstChamberLess(n) => {
                format!(
                    "the first chambermaid you make each turn, in your own or another player's private quarters, costs {} less \
                     (at least 0)",
                    points(Counter::Serving, *n)
                )
            }
            Standing::ShieldFromEvents(n) => {
                format!("with {n} or more copies in your private quarters, no further event can be placed there")
            }
            Standing::CancelEvent => "whenever an event is being placed in your private quarters, \
                                      you may reveal this card from your hand: \
                                      the event goes to the town, this card stays in your hand"
                .into(),
            Standing::Visitor(out, back) => format!(
                "once she has served, you may pay {} in the same phase to move her into another player's private \
                 quarters, as their chambermaid. That player may pay {} in their serving phase to return her to the town",
                points(Counter::Serving, *out),
                points(Counter::Serving, *back)
            ),
            Standing::AnyHouse => "when you hire her, you may place her in any player's private quarters; \
                 she then belongs to that player"
                .into(),
        }
    }

    fn bonus(&self, def: &CardDef, bonus: &Bonus) -> String {
        match bonus {
            Bonus::Each(n, when) => self.each(def, *n, when, "each copy"),
            Bonus::EachChambered(n, when) => self.each(def, *n, when, "each chambered copy"),
            Bonus::Most(n) => {
                format!("{}, once, if you own more copies than every other player", victory(*n, &signed(*n)))
            }
            Bonus::Sets(sets) => {
                format!("each set of chambered {} scores {}", self.name(&def.id), set_values(sets))
            }
            Bonus::Family(family, sets) => {
                let names: Vec<String> = family.iter().map(|id| self.name(id)).collect();
                format!(
                    "each set of different chambered maids among {} scores {}",
                    listed(&names, ", ", " and "),
                    set_values(sets)
                )
            }
            Bonus::EachPer(n, count) => {
                format!("each copy is worth {} for each {}", victory(*n, &plain(*n)), one_counted(count))
            }
            Bonus::OnePer(1, count) => format!("+1 point for each {}", one_counted(count)),
            Bonus::OnePer(n, count) => format!("+1 point for every {n} {}", counted(count)),
        }
    }

    fn at_the_end(&self, clauses: &str) -> String {
        format!("end of game: {clauses}")
    }

    fn paragraph(&self, sentences: &[String]) -> String {
        sentences.iter().map(|s| format!("{}.", capital(s))).collect::<Vec<_>>().join(" ")
    }
}

impl English<'_> {
    /// Several changes of price share one "this turn".
    fn prices(&self, deeds: &[(Deed, Who)]) -> String {
        let price = |(deed, _): &(Deed, Who)| {
            let Deed::HirePrice(filter, price) = deed else { return None };
            Some(format!("{} costs you {}", self.some(filter, 1, Zone::Elsewhere), cost_change(*price)))
        };
        let prices: Vec<String> = deeds.iter().filter_map(price).collect();
        format!("for the rest of this turn, {}", listed(&prices, ", ", " and "))
    }
}

/// Whose hand, deck or quarters.
fn zone(what: &str, who: Who) -> String {
    match who {
        Who::You => format!("your {what}"),
        Who::Each(..) | Who::They => format!("their {what}"),
        Who::To(None) => format!("that player's {what}"),
        Who::To(Some(Pick::AnyDeck)) => format!("any player's {what}"),
        Who::To(Some(Pick::Opponent | Pick::OtherHand)) => format!("another player's {what}"),
    }
}

/// The subject, with the blank after it; the user is spoken to and has none.
fn subject(who: Who) -> String {
    let (round, hand) = match who {
        Who::You | Who::To(_) => return String::new(),
        Who::They => return "that player ".into(),
        Who::Each(round, hand) => (round, hand),
    };
    let holding = hand.map_or_else(String::new, |n| format!(" holding {n} or more cards"));
    match round {
        Round::Others => format!("each other player{holding} "),
        Round::All => format!("each player{holding} "),
        Round::Neighbours => format!("each of your neighbours{holding}, the left one first, "),
    }
}

fn put(place: Place, who: Who) -> String {
    match place {
        Place::Hand => format!("into {}", zone("hand", who)),
        Place::Discard => format!("on {}", zone("discard pile", who)),
        Place::DeckTop => format!("on top of {}", zone("deck", who)),
        Place::DeckBottom => format!("under {}", zone("deck", who)),
    }
}

fn article(noun: &str) -> String {
    let vowel = noun.starts_with(|c: char| "aeioAEIO8".contains(c)) || noun.starts_with("11");
    format!("{} {noun}", if vowel { "an" } else { "a" })
}

/// A number before a noun, in letters where the noun begins with a digit: "two 2 Love cards".
fn count(n: u8, noun: &str) -> String {
    const WORDS: [&str; 10] = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
    match WORDS.get(usize::from(n)) {
        Some(word) if noun.starts_with(|c: char| c.is_ascii_digit()) => (*word).into(),
        _ => n.to_string(),
    }
}

fn cards(n: u8) -> String {
    if n == 1 { "a card".into() } else { format!("{n} cards") }
}

fn points(counter: Counter, n: u8) -> String {
    let noun = match counter {
        Counter::Love => "love",
        Counter::Serving if n == 1 => "serving",
        Counter::Serving => "servings",
        Counter::Employment if n == 1 => "employment",
        Counter::Employment => "employments",
        Counter::Imagination => "imagination",
        Counter::Concentration => "concentration",
        Counter::Effort => "effort",
    };
    format!("{n} {noun}")
}

/// Victory points; the number has been written before.
fn victory(n: i8, written: &str) -> String {
    format!("{written} {}", if n.unsigned_abs() == 1 { "point" } else { "points" })
}

fn cost_words(cost: Cost) -> String {
    match cost {
        Cost::Is(n) => n.to_string(),
        Cost::AtMost(n) => format!("{n} or less"),
        Cost::AtLeast(n) => format!("{n} or more"),
    }
}

fn cost_change(price: Price) -> String {
    match price {
        Price::Set(n) => format!("{n} love"),
        Price::Less(n) => format!("{n} love less (at least 1)"),
    }
}

fn paid(price: Price) -> String {
    match price {
        Price::Set(n) => format!("only {n} love"),
        Price::Less(n) => format!("{n} love less (at least 1)"),
    }
}

fn counted(count: &Count) -> &'static str {
    match count {
        Count::Copies => "copies",
        Count::Chambermaids => "healthy chambermaids in your private quarters (chiefs included)",
        Count::Reminiscences => "reminiscences",
        Count::Chiefs => "maid chiefs",
        Count::PreparationKinds => "kinds of preparations",
    }
}

fn one_counted(count: &Count) -> &'static str {
    match count {
        Count::Copies => "copy",
        Count::Chambermaids => "healthy chambermaid in your private quarters (chiefs included)",
        Count::Reminiscences => "reminiscence",
        Count::Chiefs => "maid chief",
        Count::PreparationKinds => "kind of preparation you have",
    }
}

fn set_values(sets: &[(u8, u8)]) -> String {
    let value = |(i, (size, points)): (usize, &(u8, u8))| match (i, points, size) {
        (0, 1, 1) => "1 point for 1 card".into(),
        (0, 1, _) => format!("1 point for {size} cards"),
        (0, _, 1) => format!("{points} points for 1 card"),
        (0, ..) => format!("{points} points for {size} cards"),
        _ => format!("{points} for {size}"),
    };
    sets.iter().enumerate().map(value).collect::<Vec<_>>().join(", ")
}

fn pantry(pile: Pantry) -> &'static str {
    match pile {
        Pantry::Food => "food",
        Pantry::Decoration => "decoration",
        Pantry::Cleaning => "cleaning",
    }
}

fn ordinal(n: u16) -> String {
    let suffix = match (n % 10, n % 100) {
        (1, h) if h != 11 => "st",
        (2, h) if h != 12 => "nd",
        (3, h) if h != 13 => "rd",
        _ => "th",
    };
    format!("{n}{suffix}")
}
