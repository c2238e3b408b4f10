//! Rule text in French, in the terms of the French booklets.
//!
//! `~` stands for the narrow no-break space of French typography; [`French::paragraph`] sets it.

use livret_kernel::Lang;

use super::{
    Cost, Deed, Head, Noun, Optional, Pick, Round, Tongue, Who, Zone, capital, has_condition, listed, name, nouns,
    plain, signed, without_repeated_verb, worth,
};
use crate::library::Library;
use crate::words::{
    Bonus, CardDef, Cond, Count, Counter, Filter, How, Moment, Pantry, Place, Price, Standing, When, Work,
};

pub struct French<'a>(pub &'a Library);

/// The form of a verb.
#[derive(Clone, Copy, PartialEq)]
enum Form {
    /// After "vous pouvez" and "peut".
    Infinitive,
    /// Spoken to: the polite plural.
    Imperative,
    /// Of a player.
    Third,
}

impl Form {
    /// A regular verb in -er, by its stem as it is before -ez.
    fn er(self, stem: &str) -> String {
        match self {
            Form::Infinitive => format!("{stem}er"),
            Form::Imperative => format!("{stem}ez"),
            Form::Third => format!("{stem}e"),
        }
    }

    fn of(self, infinitive: &str, imperative: &str, third: &str) -> String {
        match self {
            Form::Infinitive => infinitive.into(),
            Form::Imperative => imperative.into(),
            Form::Third => third.into(),
        }
    }

    /// A verb in -er with the pronoun "la": "la défausser", "défaussez-la", "la défausse".
    fn er_it(self, stem: &str) -> String {
        match self {
            Form::Infinitive => format!("la {stem}er"),
            Form::Imperative => format!("{stem}ez-la"),
            Form::Third => format!("la {stem}e"),
        }
    }

    fn put(self) -> String {
        self.of("mettre", "mettez", "met")
    }

    fn take(self) -> String {
        self.of("prendre", "prenez", "prend")
    }
}

/// The parts of a house.
#[derive(Clone, Copy)]
enum Part {
    Hand,
    Deck,
    Discard,
    Quarters,
    NextHand,
}

impl French<'_> {
    /// A card by name: "la carte « 1 Amour »" has a gender, its name has none.
    fn name(&self, id: &str) -> String {
        format!("«~{}~»", name(self.0, id, Lang::Fr))
    }

    fn bare_name(&self, id: &str) -> String {
        name(self.0, id, Lang::Fr)
    }

    fn head(&self, head: Head) -> (String, String) {
        let (one, many) = match head {
            Head::Card => ("une carte", "cartes"),
            Head::Love => ("une carte Amour", "cartes Amour"),
            Head::Maid => ("une servante (en chef ou non)", "servantes (en chef ou non)"),
            Head::General => ("une servante qui n'est pas en chef", "servantes qui ne sont pas en chef"),
            Head::Chief => ("une servante en chef", "servantes en chef"),
            Head::ChambermaidChief => ("une femme de chambre en chef", "femmes de chambre en chef"),
            Head::Chamberable => {
                ("une servante pouvant devenir femme de chambre", "servantes pouvant devenir femmes de chambre")
            }
            Head::Building => ("un bâtiment", "bâtiments"),
            Head::Named(id) => return (format!("une carte {}", self.name(id)), format!("cartes {}", self.name(id))),
        };
        (one.into(), many.into())
    }

    /// "une carte", "2 cartes de coût 3".
    fn some(&self, filter: &Filter, n: u8, zone: Zone) -> String {
        let phrases: Vec<String> = nouns(filter, zone).iter().map(|noun| self.some_noun(noun, n)).collect();
        listed(&phrases, ", ", ", ou ")
    }

    fn some_noun(&self, noun: &Noun, n: u8) -> String {
        // Next to chiefs a general maid needs no telling apart.
        let plain = noun.heads.iter().any(|head| matches!(head, Head::Chief | Head::Maid));
        let pick = |head: &Head| match (head, n) {
            (Head::General, 1) if plain => "une servante".into(),
            (Head::General, _) if plain => "servantes".into(),
            (head, 1) => self.head(*head).0,
            (head, _) => self.head(*head).1,
        };
        let heads: Vec<String> = noun.heads.iter().map(pick).collect();
        let number = if n == 1 { String::new() } else { format!("{n} ") };
        let also: String = noun.also.iter().map(|head| format!(" qui est aussi {}", self.head(*head).0)).collect();
        let costs: String = noun.costs.iter().map(|cost| format!(" de coût {}", cost_words(*cost))).collect();
        format!("{number}{}{also}{costs}", listed(&heads, ", ", " ou "))
    }

    // One arm a deed: the length is the vocabulary's.
    fn deed(&self, deed: Deed, who: Who, form: Form) -> String {
        let (hand, deck, quarters) = (part(Part::Hand, who), part(Part::Deck, who), part(Part::Quarters, who));
        let of_quarters = format!("de {quarters}").replace("de les", "des");
        match deed {
            Deed::Draw(n) => format!("{} {}", form.er("pioch"), cards(n)),
            Deed::Gain(counter, n) => format!("{} {}", form.er("gagn"), points(counter, n)),
            Deed::GainOneOf(counters) => {
                let each: Vec<String> = counters.iter().map(|c| points(*c, 1)).collect();
                format!("{} {}", form.er("gagn"), listed(&each, ", ", " ou "))
            }
            Deed::Discard(filter) => format!("{} {}", form.er("défauss"), self.some(filter, 1, Zone::Hand)),
            Deed::DiscardUpTo(n) => format!("{} jusqu'à {n} {}", form.er("défauss"), plural("carte", n)),
            Deed::DiscardTwins => format!("{} 2 cartes de même nom", form.er("défauss")),
            Deed::DiscardDownTo(n) => {
                format!("{} des cartes jusqu'à n'en garder {} en main", form.er("défauss"), only(n))
            }
            Deed::KeepOne => format!("{} toutes les cartes de {hand} sauf une", form.er("défauss")),
            Deed::Return(n, filter) => {
                format!(
                    "{} {} de {hand} en Ville",
                    form.of("remettre", "remettez", "remet"),
                    self.some(filter, n, Zone::Hand)
                )
            }
            Deed::Exchange(n, id, filter) => {
                let price = self.some(&Filter::Named(id.into()), n, Zone::Hand);
                let goods = self.some(filter, 1, Zone::Elsewhere);
                let back = form.of("remettre", "remettez", "remet");
                format!("{back} {price} de {hand} en Ville et {} en main, depuis la Ville, {goods}", form.take())
            }
            Deed::Take(filter, place) => {
                let verb = if place == Place::Hand { form.take() } else { form.put() };
                format!("{verb} {} {} venant de la Ville", put(place, who), self.some(filter, 1, Zone::Elsewhere))
            }
            Deed::Give(filter) => {
                let goods = self.some(filter, 1, Zone::Elsewhere);
                let any = if who.user_acts() { "d'un joueur au choix (vous compris)" } else { "d'un joueur au choix" };
                format!("{} sur la défausse {any} {goods} venant de la Ville", form.put())
            }
            Deed::PutBack(place) => format!("{} une carte de {hand} {}", form.put(), put(place, who)),
            Deed::LookAtTop => {
                let (discard, leave) = (form.er_it("défauss"), form.er_it("laiss"));
                format!("{} la carte du dessus de {deck}, puis {discard} ou {leave} en place", form.er("regard"))
            }
            Deed::DiscardTop => format!("{} la carte du dessus de {deck}", form.er("défauss")),
            Deed::DiscardOwnTop => format!("{} la carte du dessus de votre pioche", form.er("défauss")),
            Deed::Sift(n) => format!(
                "{} {} de {deck}, {} celles de votre choix et {} les autres sur le dessus dans l'ordre de votre choix",
                form.er("regard"),
                top_cards(n),
                form.er("défauss"),
                form.of("remettre", "remettez", "remet")
            ),
            Deed::RevealAndKeepOne(n) => format!(
                "{} {} de {deck}, {} une en main et {} les autres",
                form.of("révéler", "révélez", "révèle"),
                top_cards(n),
                form.of("en prendre", "prenez-en", "en prend"),
                form.er("défauss")
            ),
            Deed::PlaceHabit => {
                let has = if form == Form::Third { "s'il a" } else { "si vous avez" };
                let get = form.of("recevoir", "recevez", "reçoit");
                format!("{get} une carte Mauvaises Habitudes de la Ville {has} une servante dans {quarters}")
            }
            Deed::PlaceIllnesses(n) => {
                let place = form.of("placer", "placez", "place");
                let (illnesses, one) =
                    if n == 1 { ("une maladie".into(), "une") } else { (format!("{n} maladies"), "une même") };
                format!("{place} {illnesses} de la Ville sur {one} servante de n'importe quels quartiers privés")
            }
            Deed::ReturnEvent => {
                format!("{} en Ville un évènement {of_quarters}", form.of("remettre", "remettez", "remet"))
            }
            Deed::MoveEvent => {
                let shift = form.of("déplacer", "déplacez", "déplace");
                format!("{shift} un évènement des quartiers privés de n'importe quel joueur vers ceux d'un autre")
            }
            Deed::PeekAndSwap => format!(
                "{} une carte au hasard de {hand} et, si vous le souhaitez, {} contre une carte au hasard de votre main",
                form.er("regard"),
                form.of("l'échanger", "échangez-la", "l'échange")
            ),
            Deed::ReturnBuilding => {
                format!("{} en Ville un bâtiment {of_quarters}", form.of("remettre", "remettez", "remet"))
            }
            Deed::SwapPrivate => format!(
                "{} votre servante privée du dessus contre une servante privée face visible~; \
                 l'ancienne va face cachée sous la pile des servantes privées",
                form.of("échanger", "échangez", "échange")
            ),
            Deed::ChamberUpTo(n, filter) => {
                let some = match n {
                    0 => format!(
                        "autant de {} que vous voulez",
                        self.some(filter, 2, Zone::Hand).trim_start_matches("2 ")
                    ),
                    1 => self.some(filter, 1, Zone::Hand),
                    n => format!("jusqu'à {}", self.some(filter, n, Zone::Hand)),
                };
                format!("{} gratuitement de {hand} dans {quarters} {some}", form.of("envoyer", "envoyez", "envoie"))
            }
            Deed::Chamber(filter) => {
                let some = self.some(filter, 1, Zone::Hand);
                format!("{} gratuitement de {hand} dans {quarters} {some}", form.of("envoyer", "envoyez", "envoie"))
            }
            Deed::ReturnSelf => format!("{} cette carte en Ville", form.of("remettre", "remettez", "remet")),
            Deed::DismissSelf => format!("{} de vos quartiers privés", form.er_it("défauss")),
            Deed::LeaveSelf => format!("{} cette carte face cachée sous la pile des servantes privées", form.put()),
            Deed::ShowHand => format!("{} {hand}", form.er("montr")),
            Deed::NextHand(n) => {
                let (more, next) = (if n < 0 { "moins" } else { "plus" }, part(Part::NextHand, who));
                let n = n.unsigned_abs();
                let cards = if n == 1 { "une carte".into() } else { format!("{n} cartes") };
                format!("{} {cards} de {more} pour {next}", form.er("pioch"))
            }
            Deed::EndServing => {
                format!("{} aussitôt votre phase de service", form.of("terminer", "terminez", "termine"))
            }
            Deed::EndTurn => {
                let end = form.of("terminer", "terminez", "termine");
                format!("{end} aussitôt vos phases de service et d'embauche")
            }
            Deed::HirePrice(filter, price) => {
                let goods = self.some(filter, 1, Zone::Elsewhere);
                format!("{} {} ce tour-ci pour {goods}", form.of("payer", "payez", "paie"), paid(price))
            }
            Deed::NextHireLess(n) => format!(
                "{} de {} le coût de la prochaine carte que vous embauchez ce tour-ci (minimum 1)",
                form.of("réduire", "réduisez", "réduit"),
                points(Counter::Love, n)
            ),
            Deed::FirstMaster => {
                format!("{} la carte Premier Maître~; elle compte dès la manche suivante", form.take())
            }
            Deed::EndGame => format!("{} la partie à la fin de ce tour", form.of("terminer", "terminez", "termine")),
        }
    }

    fn cond(&self, cond: &Cond, who: Who) -> String {
        let has = if who == Who::You { "vous avez" } else { "ce joueur a" };
        match cond {
            Cond::HandAtLeast(n) => format!("{has} {n} cartes ou plus en main"),
            Cond::CanReveal => {
                let (deck, discard) = (part(Part::Deck, who), part(Part::Discard, who));
                format!("{deck} et {discard} ne sont pas vides toutes les deux")
            }
            Cond::Seen(filter) => self.seen(filter),
            Cond::SeenCostsMore(n) => format!("votre carte coûte au moins {n} de plus que l'autre"),
            Cond::BuildingsAtLeast(n) => format!("{has} {n} bâtiments ou plus"),
            Cond::InTown(filter) => format!("il y a {} en Ville", self.some(filter, 1, Zone::Elsewhere)),
            Cond::SomeoneCanFallIll => "une servante de quartiers privés peut tomber malade".into(),
            Cond::SomeEventCanMove => "un évènement peut être déplacé vers un autre joueur".into(),
            Cond::SomeoneHolds => "un autre joueur a une carte en main".into(),
            Cond::Holds(filter) => format!("{has} {} en main", self.some(filter, 1, Zone::Hand)),
            Cond::EveryServed(n) => {
                let nth = |k: u16| ordinal(u16::from(*n) * k);
                format!("elle est le {} exemplaire à servir ce tour-ci, ou le {}, et ainsi de suite", nth(1), nth(2))
            }
            Cond::MoreThan(these, those) => {
                let these: Vec<String> = these.iter().map(|id| self.name(id)).collect();
                let (these, those) = (listed(&these, ", ", " et "), self.name(those));
                format!("vos quartiers privés contiennent en tout plus de cartes {these} que de cartes {those}")
            }
            Cond::ChiefBeneath => "vous placez dessous une servante en chef de votre main".into(),
            Cond::All(conds) => self.conds(&conds.iter().collect::<Vec<_>>(), who),
        }
    }

    fn conds(&self, conds: &[&Cond], who: Who) -> String {
        let all: Vec<String> = conds.iter().map(|cond| self.cond(cond, who)).collect();
        listed(&all, ", si ", " et si ").replace("si il", "s'il")
    }

    fn seen(&self, filter: &Filter) -> String {
        match filter {
            Filter::Cost(n) => format!("elle coûte {n}"),
            Filter::CostAtMost(n) => format!("elle coûte {n} ou moins"),
            Filter::CostAtLeast(n) => format!("elle coûte {n} ou plus"),
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
                format!("c'est {}", self.some(filter, 1, Zone::Elsewhere))
            }
        }
    }

    fn when(&self, when: &When) -> String {
        match when {
            When::Always => String::new(),
            When::AtLeast(n, count) => {
                let (noun, more) = counted(count);
                format!("avec {n} {noun} ou plus{more}")
            }
            When::OddFrom(n, count) => {
                let (noun, more) = counted(count);
                format!("avec un nombre impair {}{more}, au moins {n}", of(noun))
            }
            When::EvenFrom(n, count) => {
                let (noun, more) = counted(count);
                format!("avec un nombre pair {}{more}, au moins {n}", of(noun))
            }
        }
    }

    fn each(&self, def: &CardDef, n: i8, when: &When, copy: &str) -> String {
        let before = if has_condition(when) { format!("{}, ", self.when(when)) } else { String::new() };
        match worth(def, n) {
            Some((now, printed)) => {
                format!("{before}chaque {copy} vaut {} au lieu de {}", victory(now, &plain(now)), plain(printed))
            }
            None => format!("{before}{} par {copy}", victory(n, &signed(n))),
        }
    }

    /// Several changes of price share one "this turn".
    fn prices(&self, deeds: &[(Deed, Who)]) -> String {
        let price = |(deed, _): &(Deed, Who)| {
            let Deed::HirePrice(filter, price) = deed else { return None };
            Some(format!("{} vous coûte {}", self.some(filter, 1, Zone::Elsewhere), cost_change(*price)))
        };
        let prices: Vec<String> = deeds.iter().filter_map(price).collect();
        format!("jusqu'à la fin de ce tour, {}", listed(&prices, ", ", " et "))
    }
}

impl Tongue for French<'_> {
    fn acts(&self, deeds: &[(Deed, Who)]) -> String {
        if let [(Deed::Gain(counter, n), _)] = deeds {
            return format!("+{}", points(*counter, *n));
        }
        if deeds.iter().all(|(deed, _)| matches!(deed, Deed::HirePrice(..))) {
            return self.prices(deeds);
        }
        let who = deeds[0].1;
        let form = if who.user_acts() { Form::Imperative } else { Form::Third };
        let acts: Vec<String> = deeds.iter().map(|(deed, who)| self.deed(*deed, *who, form)).collect();
        format!("{}{}", subject(who), listed(&without_repeated_verb(&acts), ", ", " et "))
    }

    fn may(&self, lead: Deed, who: Who) -> String {
        format!("{} {}", can(who), self.deed(lead, who, Form::Infinitive))
    }

    fn may_use(&self, who: Who, clause: &str) -> String {
        format!("{} faire ceci~: {clause}", can(who))
    }

    fn if_done(&self, who: Who, clause: &str) -> String {
        format!("{}, {clause}", if who.user_acts() { "si vous le faites" } else { "s'il le fait" })
    }

    fn for_each(&self, lead: &str, clause: &str) -> String {
        format!("{lead}~; pour chacune, {clause}")
    }

    fn if_not_able(&self, who: Who, clause: &str) -> String {
        format!("{}, {clause}", if who.user_acts() { "si vous ne pouvez pas" } else { "s'il ne peut pas" })
    }

    fn given(&self, conds: &[&Cond], who: Who, clause: &str) -> String {
        format!("{}, {clause}", format!("si {}", self.conds(conds, who)).replace("si il", "s'il"))
    }

    fn choose(&self, pick: Pick, optional: Option<&Optional>) -> String {
        let whom = match pick {
            Pick::AnyDeck => "un joueur, vous compris",
            Pick::Opponent => "un autre joueur",
            Pick::OtherHand => "un autre joueur ayant des cartes en main",
        };
        format!("{} {whom}", if optional.is_some() { "vous pouvez choisir" } else { "choisissez" })
    }

    fn for_round(&self, round: Round, clause: &str) -> String {
        let whom = match round {
            Round::Others => "chaque autre joueur",
            Round::All => "chaque joueur",
            Round::Neighbours => "chacun de vos voisins (d'abord celui de gauche)",
        };
        format!("pour {whom}~: {clause}")
    }

    fn clauses(&self, clauses: &[String]) -> String {
        clauses.join("~; ")
    }

    fn when_served(&self, clause: &str) -> String {
        format!("quand elle sert, {clause}")
    }

    // The rules of the two events are rules of the game (TC-EVENT, TC-START-04), not card data.
    fn event(&self, id: &str) -> Option<String> {
        let cure = self.name("3-love");
        match id {
            "illness" => Some(format!(
                "à placer sur une femme de chambre, ou sur la servante privée du dessus, de n'importe quels quartiers \
                 privés. Une servante malade n'a ni capacité, ni bonus, ni points. \
                 Phase de départ~: vous pouvez défausser une carte {cure} pour remettre en Ville une de vos maladies"
            )),
            "bad-habit" => Some("à placer dans n'importe quels quartiers privés qui contiennent une servante".into()),
            _ => None,
        }
    }

    fn chamber(&self, servings: u8) -> String {
        format!("femme de chambre~: {}", points(Counter::Serving, servings))
    }

    fn only_if(&self, cond: &Cond) -> String {
        if *cond == Cond::ChiefBeneath {
            return "pour l'acheter, placez dessous une servante en chef de votre main. Elle garde ses points \
                                   imprimés, mais n'est pas femme de chambre~; si cette carte retourne en Ville, elle va \
                                   dans votre défausse"
                .into();
        }
        format!("ne peut être acheté que si {}", self.cond(cond, Who::You))
    }

    fn memory(&self, tier: u8, price: &[(&Filter, u8)], clause: &str) -> String {
        let lines: Vec<String> = price.iter().map(|(filter, n)| self.some(filter, *n, Zone::Hand)).collect();
        let then = if clause.is_empty() { String::new() } else { format!("~: {clause}") };
        format!("catégorie {tier}. Défaussez de votre main {}{then}", listed(&lines, ", ", " et "))
    }

    fn work(&self, work: Work) -> String {
        let skill = match work.skill {
            Counter::Love => "d'amour",
            Counter::Serving => "de service",
            Counter::Employment => "d'emploi",
            Counter::Imagination => "d'imagination",
            Counter::Concentration => "de concentration",
            Counter::Effort => "d'effort",
        };
        format!(
            "{}, rang {}~: demande {} {} {skill}",
            pantry(work.pile),
            work.rank,
            work.needs,
            plural("point", work.needs)
        )
    }

    fn opens(&self, pile: Pantry) -> String {
        let la = match pile {
            Pantry::Food | Pantry::Decoration => "la",
            Pantry::Cleaning => "le",
        };
        format!("ouvre la phase de travail pour {la} {}", pantry(pile))
    }

    fn moment(&self, at: Moment, how: How, chambered: bool, clause: &str) -> String {
        let once = if how == How::Use { ", une fois par tour" } else { "" };
        let moment = match (at, how) {
            (Moment::Starting, _) => "phase de départ".into(),
            (Moment::Serving, _) => "phase de service".into(),
            (Moment::MaidDraw, How::Auto) => {
                "phase de service, la première fois du tour qu'une servante vous fait piocher".into()
            }
            (Moment::MaidDraw, How::Use | How::Must) => {
                "phase de service, une fois par tour, quand une servante vous fait piocher".into()
            }
            (Moment::Hiring, _) => format!("phase d'embauche{once}"),
            (Moment::Dismissal, _) => "début de votre phase de défausse".into(),
            (Moment::OthersDismissal, _) => "début de la phase de défausse de chaque autre joueur".into(),
            (Moment::Refined, _) => "phase I".to_string(),
        };
        let state = if chambered { ", en tant que femme de chambre" } else { "" };
        // Elle pioche en plus de la pioche qui l'appelle.
        let more = if at == Moment::MaidDraw { "piocher une carte de plus" } else { "piocher une carte" };
        format!("{moment}{state}~: {}", clause.replace("piocher une carte", more))
    }

    fn standing(&self, def: &CardDef, standing: &Standing) -> String {
        match standing {
            Standing::HirePrice(filter, price) => {
                let goods = self.some(filter, 1, Zone::Elsewhere);
                let state =
                    if def.chamber.is_some() { "en tant que femme de chambre" } else { "dans vos quartiers privés" };
                let once = match price {
                    Price::Set(_) => "",
                    Price::Less(_) => "~; d'autres exemplaires n'y changent rien",
                };
                format!("{state}~: {goods} vous coûte {}{once}", cost_change(*price))
            }
            Standing::FirstChamberLess(n) => format!(
                "la première femme de chambre que vous faites à chaque tour, dans vos quartiers privés ou ceux d'un autre \
                 joueur, coûte {} de moins (minimum 0)",
                points(Counter::Serving, *n)
            ),
            Standing::ShieldFromEvents(n) => format!(
                "avec {n} {} ou plus dans vos quartiers privés, plus aucun évènement ne peut y être placé",
                plural("exemplaire", *n)
            ),
            Standing::CancelEvent => "chaque fois qu'un évènement va être placé dans vos quartiers privés, \
                                      vous pouvez révéler cette carte de votre main~: \
                                      l'évènement va en Ville, cette carte reste dans votre main"
                .into(),
            Standing::Visitor(out, back) => format!(
                "une fois qu'elle a servi, vous pouvez payer {} dans la même phase pour l'envoyer dans les quartiers \
                 privés d'un autre joueur, comme femme de chambre. Ce joueur peut payer {} dans sa phase de service \
                 pour la remettre en Ville",
                points(Counter::Serving, *out),
                points(Counter::Serving, *back)
            ),
            Standing::AnyHouse => "quand vous l'embauchez, vous pouvez la placer dans les quartiers privés \
                                   de n'importe quel joueur~; elle appartient alors à ce joueur"
                .into(),
        }
    }

    fn bonus(&self, def: &CardDef, bonus: &Bonus) -> String {
        match bonus {
            Bonus::Each(n, when) => self.each(def, *n, when, "exemplaire"),
            Bonus::EachChambered(n, when) => self.each(def, *n, when, "exemplaire devenu femme de chambre"),
            Bonus::Most(n) => format!(
                "{}, une seule fois, si vous possédez plus d'exemplaires que chaque autre joueur",
                victory(*n, &signed(*n))
            ),
            Bonus::Sets(sets) => {
                format!("chaque série de femmes de chambre {} rapporte {}", self.bare_name(&def.id), set_values(sets))
            }
            Bonus::Family(family, sets) => {
                let names: Vec<String> = family.iter().map(|id| self.bare_name(id)).collect();
                let names = listed(&names, ", ", " et ");
                format!("chaque série de femmes de chambre différentes parmi {names} rapporte {}", set_values(sets))
            }
            Bonus::EachPer(n, count) => {
                format!("chaque exemplaire vaut {} par {}", victory(*n, &plain(*n)), one_counted(count))
            }
            Bonus::OnePer(1, count) => format!("+1 point par {}", one_counted(count)),
            Bonus::OnePer(n, count) => {
                let (noun, more) = counted(count);
                format!("+1 point par groupe de {n} {noun}{more}")
            }
        }
    }

    fn at_the_end(&self, clauses: &str) -> String {
        format!("fin de partie~: {clauses}")
    }

    fn paragraph(&self, sentences: &[String]) -> String {
        let text = sentences.iter().map(|s| format!("{}.", capital(s))).collect::<Vec<_>>().join(" ");
        text.replace('~', "\u{202f}").replace('\'', "’")
    }
}

/// Whose hand, deck or quarters, with the article.
fn part(part: Part, who: Who) -> String {
    let (noun, yours, theirs, the) = match part {
        Part::Hand => ("main", "votre", "sa", "la"),
        Part::Deck => ("pioche", "votre", "sa", "la"),
        Part::Discard => ("défausse", "votre", "sa", "la"),
        Part::NextHand => ("prochaine main", "votre", "sa", "la"),
        Part::Quarters => ("quartiers privés", "vos", "ses", "les"),
    };
    match who {
        Who::You => format!("{yours} {noun}"),
        Who::Each(..) | Who::They => format!("{theirs} {noun}"),
        Who::To(None) => format!("{the} {noun} de ce joueur"),
        Who::To(Some(Pick::AnyDeck)) => format!("{the} {noun} de n'importe quel joueur"),
        Who::To(Some(Pick::Opponent | Pick::OtherHand)) => format!("{the} {noun} d'un autre joueur"),
    }
}

/// The subject, with the blank after it; the user is spoken to and has none.
fn subject(who: Who) -> String {
    let (round, hand) = match who {
        Who::You | Who::To(_) => return String::new(),
        Who::They => return "ce joueur ".into(),
        Who::Each(round, hand) => (round, hand),
    };
    let holding = hand.map_or_else(String::new, |n| format!(" ayant {n} {} ou plus en main", plural("carte", n)));
    match round {
        Round::Others => format!("chaque autre joueur{holding} "),
        Round::All => format!("chaque joueur{holding} "),
        Round::Neighbours => format!("chacun de vos voisins{holding}, d'abord celui de gauche, "),
    }
}

fn can(who: Who) -> String {
    if who.user_acts() { "vous pouvez".into() } else { format!("{}peut", subject(who)) }
}

fn put(place: Place, who: Who) -> String {
    match place {
        Place::Hand => "en main".into(),
        Place::Discard => format!("sur {}", part(Part::Discard, who)),
        Place::DeckTop => format!("sur le dessus de {}", part(Part::Deck, who)),
        Place::DeckBottom => format!("sous {}", part(Part::Deck, who)),
    }
}

fn plural(noun: &str, n: u8) -> String {
    if n < 2 { noun.into() } else { format!("{noun}s") }
}

/// "de" before a noun, elided before a vowel.
fn of(noun: &str) -> String {
    if noun.starts_with(|c: char| "aeiouéèêh".contains(c)) { format!("d'{noun}") } else { format!("de {noun}") }
}

/// "ne … que" with a number of cards.
fn only(n: u8) -> String {
    if n == 1 { "qu'une".into() } else { format!("que {n}") }
}

fn cards(n: u8) -> String {
    if n == 1 { "une carte".into() } else { format!("{n} cartes") }
}

fn top_cards(n: u8) -> String {
    if n == 1 { "la carte du dessus".into() } else { format!("les {n} cartes du dessus") }
}

fn points(counter: Counter, n: u8) -> String {
    let noun = match counter {
        Counter::Love => plural("amour", n),
        Counter::Serving => plural("service", n),
        Counter::Employment => plural("emploi", n),
        Counter::Imagination => "imagination".into(),
        Counter::Concentration => "concentration".into(),
        Counter::Effort => plural("effort", n),
    };
    format!("{n} {noun}")
}

/// Victory points; the number has been written before.
fn victory(n: i8, written: &str) -> String {
    format!("{written} {}", plural("point", n.unsigned_abs()))
}

fn cost_words(cost: Cost) -> String {
    match cost {
        Cost::Is(n) => n.to_string(),
        Cost::AtMost(n) => format!("{n} ou moins"),
        Cost::AtLeast(n) => format!("{n} ou plus"),
    }
}

fn cost_change(price: Price) -> String {
    match price {
        Price::Set(n) => points(Counter::Love, n),
        Price::Less(n) => format!("{} de moins (minimum 1)", points(Counter::Love, n)),
    }
}

fn paid(price: Price) -> String {
    match price {
        Price::Set(n) => format!("seulement {}", points(Counter::Love, n)),
        Price::Less(n) => format!("{} de moins (minimum 1)", points(Counter::Love, n)),
    }
}

/// The noun in the plural, and what is to be known about it.
fn counted(count: &Count) -> (&'static str, &'static str) {
    match count {
        Count::Copies => ("exemplaires", ""),
        Count::Chambermaids => ("femmes de chambre en bonne santé", " dans vos quartiers privés (en chef comprises)"),
        Count::Reminiscences => ("réminiscences", ""),
        Count::Chiefs => ("servantes en chef", ""),
        Count::PreparationKinds => ("sortes de préparatifs", ""),
    }
}

fn one_counted(count: &Count) -> &'static str {
    match count {
        Count::Copies => "exemplaire",
        Count::Chambermaids => "femme de chambre en bonne santé de vos quartiers privés (en chef comprises)",
        Count::Reminiscences => "réminiscence",
        Count::Chiefs => "servante en chef",
        Count::PreparationKinds => "sorte de préparatifs que vous avez",
    }
}

fn set_values(sets: &[(u8, u8)]) -> String {
    let value = |(i, (size, points)): (usize, &(u8, u8))| match i {
        0 => format!("{points} {} pour {size} {}", plural("point", *points), plural("carte", *size)),
        _ => format!("{points} pour {size}"),
    };
    sets.iter().enumerate().map(value).collect::<Vec<_>>().join(", ")
}

fn pantry(pile: Pantry) -> &'static str {
    match pile {
        Pantry::Food => "nourriture",
        Pantry::Decoration => "décoration",
        Pantry::Cleaning => "nettoyage",
    }
}

fn ordinal(n: u16) -> String {
    if n == 1 { "1er".into() } else { format!("{n}e") }
}
