//! The rules of one table: its boxes, its town, its options, and its cards compiled.

use std::sync::Arc;

use livret_kernel::{Chance, Gives, Names, SetupError, TableOptions};
use livret_shown::CardId;

use crate::action::Action;
use crate::compile::{compile, mask_of};
use crate::library::Library;
use crate::options::{Options, Ruling};
use crate::plan::Plan;
use crate::program::{Offered, Op, Suffered, Test};
use crate::question::{Answers, Question};
use crate::score::SetTable;
use crate::state::Phase;
use crate::text::{suffered_text, words_text};
use crate::words::{CardDef, Filter, How, Kind, Moment, Place, Price, Word};
use crate::wrong::{Wanted, Wrong, must_be};

/// No card, no seat.
pub const NONE: u8 = 0xFF;
/// Slots of one table at most: sets of cards are 64 bits.
pub const MAX_SLOTS: usize = 64;
/// Events and buildings at most.
pub const MAX_EXTRAS: usize = 8;
/// Changes of price at most.
pub const MAX_PRICES: usize = 6;

/// Streams of chance that belong to the whole table.
pub mod streams {
    use livret_kernel::{Seat, Stream};

    /// The order of the private pile.
    pub const PRIVATE: Stream = Stream::table(0);
    /// The order of the reminiscences.
    pub const MEMORIES: Stream = Stream::table(1);
    /// Which kinds the town has.
    pub const TOWN: Stream = Stream::table(2);
    /// The order of guests, and what the park does without.
    pub const PARK: Stream = Stream::table(3);

    /// A seat's deck.
    pub fn deck(seat: Seat) -> Stream {
        Stream::seat(seat, 0)
    }

    /// A random look into a seat's hand.
    pub fn hand(seat: Seat) -> Stream {
        Stream::seat(seat, 1)
    }
}

/// Which card of a dismissed hand comes on top of the discard pile (AMB-TC-46).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dismissal {
    /// The last in card order: rules 1.0.
    LastInCardOrder,
    /// The one that tells others least.
    TellsLeast,
    /// The owner is asked.
    Choose,
}

/// An ability, compiled.
#[derive(Clone, Copy, Debug)]
pub struct CompiledAbility {
    /// When.
    pub at: Moment,
    /// By itself or on request.
    pub how: How,
    /// The number of its condition.
    pub needs: Option<u16>,
    /// Its address.
    pub pc: u16,
}

/// A card in its slot.
#[derive(Clone, Debug)]
pub struct SlotCard {
    /// Its data, editions applied.
    pub def: CardDef,
    /// Its index in the library.
    pub index: usize,
}

/// Cards whose different members form sets: (size, points).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Family {
    /// The members at this table, by slot.
    pub members: Vec<u8>,
    /// What sets of so many are worth.
    pub sets: Vec<(u8, u8)>,
}

/// A building's effect on what hiring costs, or a chambermaid's.
#[derive(Clone, Copy, Debug)]
pub struct StandingPrice {
    /// The card that must lie in the quarters.
    pub by: u8,
    /// What becomes cheaper.
    pub mask: u64,
    /// How.
    pub price: Price,
}

/// Everything about a table that does not change while it is played.
///
/// Slots number the cards of the table: kinds of decks first (in the order of the `cards` list),
/// then events and buildings, private maids, reminiscences, refined maids, preparations.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // the names are the game's
pub struct Rules {
    pub library: Arc<Library>,
    pub game: String,
    pub seats: usize,
    pub options: Options,
    pub motto: bool,
    pub sets: Vec<usize>,
    pub chief_set: usize,
    pub cards: Vec<SlotCard>,

    /// Kinds that decks are made of: slots `0..kinds`.
    pub kinds: u8,
    /// The slots of events and buildings begin here.
    pub extras: u8,
    pub privates: u8,
    pub memories: u8,
    pub refined: u8,
    pub preparations: u8,

    pub love: u64,
    pub maids: u64,
    pub chiefs: u64,
    pub servable: u64,
    pub chamber: u64,
    /// Cards that can be worth points.
    pub scoring: u64,
    pub buildings: u64,
    /// One-kind maid piles of the town, which count for the end.
    pub maid_piles: u64,
    /// What a love total can hire, of the one-kind deck piles at printed cost.
    pub afford: [u64; 16],
    /// The same as actions, ready to be copied.
    pub hire_lists: [Vec<Action>; 16],
    pub cost: [u8; MAX_SLOTS],
    pub gives: [Gives; MAX_SLOTS],
    pub chamber_price: [u8; MAX_SLOTS],
    pub serve_at: [u16; MAX_SLOTS],
    pub ability: [Option<CompiledAbility>; MAX_SLOTS],
    /// At which moments somebody at this table has an ability on request, as bits.
    pub uses: u8,
    /// Chambermaids with an ability of their own.
    pub able_chambermaids: u64,

    pub ops: Vec<Op>,
    /// What each instruction asks.
    pub questions: Vec<Option<Question>>,
    /// What happens after `yes`.
    pub offered: Vec<Offered>,
    /// What is done to other players.
    pub suffered: Vec<Suffered>,
    /// The ids of the cards, by slot.
    pub ids: Vec<CardId>,
    pub tests: Vec<Test>,
    pub prices: Vec<(u64, Price)>,
    pub standing_prices: Vec<StandingPrice>,
    pub has_standing_prices: bool,
    pub place_illness: u16,
    pub place_habit: u16,
    pub lay_down: u16,
    pub dismissal: Dismissal,

    pub illness: u8,
    pub habit: u8,
    pub love_one: u8,
    pub love_three: u8,
    /// The starters' chief, of which each seat gets three.
    pub starter: u8,
    /// The two kinds of chiefs, for what lies beneath a building.
    pub chief_pair: [u8; 2],
    pub cancels: u64,
    /// Building slot and number that shield a house from events.
    pub shield: Option<(u8, u8)>,
    /// The visitor: slot, price to send, price to send back.
    pub visitor: Option<(u8, u8, u8)>,
    /// Private maids that may be hired into any house.
    pub any_house: u64,
    /// Private maids that cheapen the first chambermaid of a turn.
    pub first_chamber_less: Vec<(u8, u8)>,
    /// Does sending a visitor make a chambermaid (EH-CHAMBER-02), who may be the first of the turn? Not in rules 1.0.
    pub sending_chambers: bool,
    /// What must hold to buy a building.
    pub only_if: [Option<u16>; MAX_EXTRAS],

    /// Copies in the town at the start, before the starters are dealt.
    pub supply: [u8; MAX_SLOTS],
    /// Guests of the eleventh pile.
    pub guests: u64,
    /// How many cards the short or two-player set-up takes from the guests and private piles.
    pub end_piles: u32,
    pub set_tables: Vec<(u8, SetTable)>,
    pub families: Vec<Family>,
    pub latch: bool,
    /// Tells tables of different cards or prices apart: a hash of every slot's data.
    pub fingerprint: u64,
}

impl Rules {
    /// What the instruction at this address asks, if it asks.
    #[inline]
    #[must_use]
    pub fn question(&self, pc: u16) -> Option<&Question> {
        self.questions[usize::from(pc)].as_ref()
    }

    /// The counters that are to choose from at this address.
    #[must_use]
    pub fn counters_of(&self, pc: u16) -> Option<u8> {
        let Answers::Counters(counters) = self.question(pc)?.answers else { return None };
        Some(counters)
    }

    /// Where a card goes that was exchanged for. AMB-EH-08 is about exchanging for a chief alone, not about any exchange
    /// that may bring one.
    #[must_use]
    pub fn exchange_place(&self, card: u8, mask: u64) -> Place {
        let for_chiefs = self.chiefs >> card & 1 == 1 && mask & !self.chiefs == 0;
        if for_chiefs && self.options.rulings.other(Ruling::Discard) { Place::Discard } else { Place::Hand }
    }

    /// The words that follow when what an instruction asks is not declined; within those of a discard, what that discard brings.
    #[must_use]
    pub fn offered_words(&self, pc: u16) -> &[Word] {
        let discards = |at: u16| matches!(self.ops[usize::from(at)], Op::Discard(..) | Op::Twins(_));
        let around = || self.offered.iter().rfind(|offered| offered.at.contains(&pc) && discards(offered.at.start));
        self.offered_at(pc).or_else(around).map_or(&[], |offered| &offered.words)
    }

    fn offered_at(&self, pc: u16) -> Option<&Offered> {
        self.offered.iter().find(|offered| offered.at.start == pc)
    }

    /// What the card says that happens after `yes`, in every language.
    #[must_use]
    pub fn offered_text(&self, pc: u16) -> Option<&Names> {
        let offered = self.offered_at(pc)?;
        Some(offered.text.get_or_init(|| words_text(&self.library, &offered.words, offered.about, self.motto)))
    }

    /// What words do to the other player they are about, said to that player in every language.
    #[must_use]
    pub fn suffered_text(&self, pc: u16) -> Option<&Names> {
        let suffered = self.suffered.iter().find(|suffered| suffered.at.contains(&pc))?;
        suffered.text.get_or_init(|| suffered_text(&self.library, &suffered.words, self.motto)).as_ref()
    }

    /// Sets a table up, or says what is wrong with the wish.
    pub fn build<C: Chance>(
        library: &Arc<Library>,
        game: &str,
        seats: usize,
        given: &TableOptions,
        chance: &mut C,
    ) -> Result<Rules, SetupError> {
        let motto = game == "motto-tanto-cuore";
        let options = Options::read(given, game, seats)?;
        let plan = if motto {
            Plan::motto(library, seats, &options, chance)?
        } else {
            Plan::tanto(library, game, seats, &options, chance)?
        };
        if options.first.index() >= seats {
            return Err(must_be("first", Wanted::Seat { last: seats - 1 }, options.first.0));
        }
        let rules = compile(&plan, library, game, seats, options)?;
        rules.check_starters()?;
        Ok(rules)
    }

    /// Everybody gets seven 1 Love and three chiefs (TC-SETUP-12); a corrected card file may lack them.
    fn check_starters(&self) -> Result<(), SetupError> {
        for (card, each) in [(self.love_one, STARTING_LOVE), (self.starter, STARTING_CHIEFS)] {
            let (there, needed) = (self.supply[usize::from(card)], each * self.seats as u8);
            if there < needed {
                let id = self.id(card).into();
                return Err(SetupError::rule(Wrong::Starters { needed, id, there }, "TC-SETUP-12"));
            }
        }
        Ok(())
    }

    /// The slot of a card at this table.
    #[must_use]
    pub fn slot(&self, id: &str) -> Option<u8> {
        self.cards.iter().position(|card| card.def.id == id).map(|slot| slot as u8)
    }

    /// The id of a slot's card.
    #[must_use]
    pub fn id(&self, slot: u8) -> &str {
        &self.cards[usize::from(slot)].def.id
    }

    /// The id of a slot's card, for the outside.
    #[must_use]
    pub fn card_id(&self, slot: u8) -> CardId {
        self.ids[usize::from(slot)].clone()
    }

    /// The category of a slot's card.
    #[must_use]
    pub fn kind(&self, slot: u8) -> Kind {
        self.cards[usize::from(slot)].def.kind
    }

    /// Printed victory points.
    #[must_use]
    pub fn vp(&self, slot: u8) -> i32 {
        i32::from(self.cards[usize::from(slot)].def.vp.unwrap_or(0))
    }

    /// The phase by its name on the wire.
    #[must_use]
    pub fn phase(&self, phase: Phase) -> livret_shown::Phase {
        match phase {
            Phase::Pick => livret_shown::Phase::Pick,
            Phase::Start if self.motto => livret_shown::Phase::Refined,
            Phase::Start => livret_shown::Phase::Start,
            Phase::Serve => livret_shown::Phase::Serve,
            Phase::Work => livret_shown::Phase::Work,
            Phase::Hire => livret_shown::Phase::Hire,
            Phase::Dismiss => livret_shown::Phase::Dismiss,
            Phase::Over => livret_shown::Phase::Over,
        }
    }

    /// The phase by its word in decisions.
    #[must_use]
    pub fn phase_name(&self, phase: Phase) -> &'static str {
        match phase {
            Phase::Pick => "pick",
            Phase::Start if self.motto => "refined",
            Phase::Start => "start",
            Phase::Serve => "serve",
            Phase::Work => "work",
            Phase::Hire => "hire",
            Phase::Dismiss => "dismiss",
            Phase::Over => "over",
        }
    }

    /// Deck cards that have a pile to go back to: all but Motto's Colette (MO-SETUP-05).
    #[must_use]
    pub fn returnable(&self) -> u64 {
        if self.motto { !(1 << self.starter) } else { u64::MAX }
    }

    /// Does a chief lie beneath this building?
    #[must_use]
    pub fn has_beneath(&self, building: u8) -> bool {
        let test = self.only_if[self.extra(building)];
        test.is_some_and(|t| self.tests[usize::from(t)] == Test::ChiefBeneath)
    }

    /// The sets that a card's copies form.
    #[must_use]
    pub fn set_table(&self, card: u8) -> &SetTable {
        &self.set_tables.iter().find(|(slot, _)| *slot == card).expect("compiled for every card with sets").1
    }

    /// Slots of a category.
    pub fn slots_of(&self, kind: Kind) -> impl Iterator<Item = u8> {
        (0..self.cards.len() as u8).filter(move |&slot| self.kind(slot) == kind)
    }

    /// The cards of this table that a filter means, as bits.
    #[must_use]
    pub fn meant(&self, filter: &Filter) -> u64 {
        mask_of(&self.cards, filter)
    }

    /// Is this slot a private maid?
    #[inline]
    #[must_use]
    pub fn is_private(&self, slot: u8) -> bool {
        slot >= self.privates && slot < self.memories
    }

    /// Where in the list of events and buildings?
    #[inline]
    #[must_use]
    pub fn extra(&self, slot: u8) -> usize {
        usize::from(slot - self.extras)
    }

    /// The options in full, so that the same table can be set up again.
    #[must_use]
    pub fn options(&self) -> TableOptions {
        let mut out = TableOptions::default();
        let town: Vec<&str> =
            self.slots_of(Kind::General).filter(|s| self.guests >> s & 1 == 0).map(|s| self.id(s)).collect();
        let has = |kind| self.slots_of(kind).next().is_some();
        if self.motto {
            out.set("park", town);
            let privates: Vec<&str> = self.slots_of(Kind::Private).map(|s| self.id(s)).collect();
            let guests: Vec<&str> =
                self.slots_of(Kind::General).filter(|s| self.guests >> s & 1 == 1).map(|s| self.id(s)).collect();
            if !privates.is_empty() {
                out.set("private_maids", privates);
            }
            if !guests.is_empty() {
                out.set("guests", guests);
            }
            out.set("illness", self.illness != NONE);
            out.set("without_ignis", self.options.without_ignis);
        } else {
            let sets: Vec<&str> = self.sets.iter().map(|&s| self.library.sets[s].id.as_str()).collect();
            out.set("sets", sets);
            out.set("town", town);
            out.set("chiefs", self.library.sets[self.chief_set].id.as_str());
            out.set("events", self.illness != NONE);
            if self.illness != NONE && self.habit == NONE {
                out.set("bad_habits", false);
            }
            out.set("private_maids", has(Kind::Private));
            out.set("buildings", has(Kind::Building));
            out.set("reminiscences", has(Kind::Reminiscence));
            out.set("short", self.options.short);
            out.set("love_sets", self.options.love_sets);
        }
        self.options.write_common(&mut out);
        out
    }
}

/// A seat's number of starting Love cards (TC-SETUP-12).
pub const STARTING_LOVE: u8 = 7;
/// A seat's number of starting chiefs.
pub const STARTING_CHIEFS: u8 = 3;
/// Cards of a new hand (TC-DISMISS-03).
pub const HAND: i8 = 5;
