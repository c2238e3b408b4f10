//! Rule text in Japanese, in the terms of the glossary.

use livret_kernel::Lang;

use super::{
    Cost, Deed, Head, Noun, Optional, Pick, Round, Tongue, Who, Zone, has_condition, name, nouns, plain, signed, worth,
};
use crate::library::Library;
use crate::words::{
    Bonus, CardDef, Cond, Count, Counter, Filter, How, Moment, Pantry, Place, Price, Standing, When, Work,
};

pub struct Japanese<'a>(pub &'a Library);

/// The form of a verb.
#[derive(Clone, Copy, PartialEq)]
enum Form {
    /// 捨てる
    Plain,
    /// 捨てて, before もよい or a further verb.
    Te,
    /// 捨て, before a further verb.
    Stem,
}

impl Form {
    fn of(self, plain: &'static str, te: &'static str, stem: &'static str) -> &'static str {
        match self {
            Form::Plain => plain,
            Form::Te => te,
            Form::Stem => stem,
        }
    }

    fn discard(self) -> &'static str {
        self.of("捨てる", "捨てて", "捨て")
    }

    fn draw(self) -> &'static str {
        self.of("ドローする", "ドローして", "ドローし")
    }

    fn put(self) -> &'static str {
        self.of("置く", "置いて", "置き")
    }

    fn back(self) -> &'static str {
        self.of("戻す", "戻して", "戻し")
    }

    fn add(self) -> &'static str {
        self.of("加える", "加えて", "加え")
    }

    fn do_it(self) -> &'static str {
        self.of("する", "して", "し")
    }
}

impl Japanese<'_> {
    fn name(&self, id: &str) -> String {
        format!("「{}」", name(self.0, id, Lang::Ja))
    }

    fn head(&self, head: Head) -> String {
        match head {
            Head::Card => "カード".into(),
            Head::Love => "はあとカード".into(),
            Head::Maid => "メイド".into(),
            Head::General => "一般メイド".into(),
            Head::Chief => "メイド長".into(),
            Head::ChambermaidChief => "そば仕え長".into(),
            Head::Chamberable => "そば仕えにできるメイド".into(),
            Head::Building => "建築カード".into(),
            Head::Named(id) => self.name(id),
        }
    }

    fn kind(&self, filter: &Filter, zone: Zone) -> String {
        let phrases: Vec<String> = nouns(filter, zone).iter().map(|noun| self.noun(noun)).collect();
        phrases.join("、または")
    }

    fn noun(&self, noun: &Noun) -> String {
        let heads: Vec<String> = noun.heads.iter().map(|head| self.head(*head)).collect();
        let also: String = noun.also.iter().map(|head| format!("{}でもある", self.head(*head))).collect();
        let costs: String = noun.costs.iter().map(|cost| format!("コスト{}の", cost_words(*cost))).collect();
        format!("{costs}{also}{}", heads.join("か"))
    }

    /// カード2枚
    fn some(&self, filter: &Filter, n: u8, zone: Zone) -> String {
        format!("{}{n}枚", self.kind(filter, zone))
    }

    // One arm a deed: the length is the vocabulary's.
    fn deed(&self, deed: Deed, who: Who, form: Form) -> String {
        let (own, deck, quarters) = (whose(who), format!("{}山札", whose(who)), format!("{}私室", whose(who)));
        match deed {
            Deed::Draw(n) => format!("カードを{n}枚{}", form.draw()),
            Deed::Gain(counter, n) => format!("{}＋{n}を{}", counter_name(counter), form.of("得る", "得て", "得")),
            Deed::GainOneOf(counters) => {
                let each: Vec<String> = counters.iter().map(|c| format!("{}＋1", counter_name(*c))).collect();
                format!("{}のいずれかを{}", each.join("、"), form.of("得る", "得て", "得"))
            }
            Deed::Discard(filter) => format!("手札から{}を{}", self.some(filter, 1, Zone::Hand), form.discard()),
            Deed::DiscardUpTo(n) => format!("手札を{n}枚まで{}", form.discard()),
            Deed::DiscardTwins => format!("手札から同じ名前のカード2枚を{}", form.discard()),
            Deed::DiscardDownTo(n) => format!("手札が{n}枚になるまで{}", form.discard()),
            Deed::KeepOne => format!("手札を1枚だけ残してすべて{}", form.discard()),
            Deed::Return(n, filter) => {
                format!("手札から{}を施設に{}", self.some(filter, n, Zone::Hand), form.back())
            }
            Deed::Exchange(n, id, filter) => {
                let goods = self.some(filter, 1, Zone::Elsewhere);
                format!("手札から{}{n}枚を施設に戻し、施設から{goods}を手札に{}", self.name(id), form.add())
            }
            Deed::Take(filter, place) => {
                let verb = if place == Place::Hand { form.add() } else { form.put() };
                format!("施設から{}を{}{verb}", self.some(filter, 1, Zone::Elsewhere), put(place, who))
            }
            Deed::Give(filter) => {
                let goods = self.some(filter, 1, Zone::Elsewhere);
                format!("施設から{goods}を任意のプレイヤー（自分も可）の捨て札に{}", form.put())
            }
            Deed::PutBack(place) => format!("手札から1枚を{}{}", put(place, who), form.put()),
            Deed::LookAtTop => {
                format!("{deck}の一番上のカードを見て、捨てるか元に{}", form.back())
            }
            Deed::DiscardTop => format!("{deck}の一番上のカードを{}", form.discard()),
            Deed::DiscardOwnTop => format!("自分の山札の一番上のカードを{}", form.discard()),
            Deed::Sift(n) => {
                format!("{deck}の上から{n}枚を見て、好きな枚数を捨て、残りを好きな順番で山札の上に{}", form.back())
            }
            Deed::RevealAndKeepOne(n) => {
                format!("{deck}の上から{n}枚を公開し、1枚を手札に加え、残りを{}", form.discard())
            }
            Deed::PlaceHabit => {
                format!(
                    "{quarters}にメイドがいれば施設から悪い癖1枚を{}",
                    form.of("受け取る", "受け取って", "受け取り")
                )
            }
            Deed::PlaceIllnesses(n) => {
                format!("任意の私室にいるメイド1人に施設から病気{n}枚を{}", form.put())
            }
            Deed::ReturnEvent => format!("{quarters}のイベントカード1枚を施設に{}", form.back()),
            Deed::MoveEvent => {
                format!(
                    "任意のプレイヤー（自分も可）の私室のイベントカード1枚をほかのプレイヤーの私室に{}",
                    form.of("移す", "移して", "移し")
                )
            }
            Deed::PeekAndSwap => format!(
                "{own}手札から無作為に1枚を見て、望むなら自分の手札の無作為な1枚と{}",
                form.of("交換する", "交換して", "交換し")
            ),
            Deed::ReturnBuilding => format!("{quarters}の建築カード1枚を施設に{}", form.back()),
            Deed::SwapPrivate => format!(
                "自分の一番上の専属メイドを表向きの専属メイド1枚と{}（元のメイドは専属メイドの山の一番下に裏向きで置く）",
                form.of("交換する", "交換して", "交換し")
            ),
            Deed::ChamberUpTo(n, filter) => {
                let some = match n {
                    0 => format!("{}を好きな枚数", self.kind(filter, Zone::Hand)),
                    1 => format!("{}を", self.some(filter, 1, Zone::Hand)),
                    n => format!("{}を{n}枚まで", self.kind(filter, Zone::Hand)),
                };
                format!("手札から{some}、ご奉仕を払わずにそば仕えに{}", form.do_it())
            }
            Deed::Chamber(filter) => {
                format!("手札から{}を、ご奉仕を払わずにそば仕えに{}", self.some(filter, 1, Zone::Hand), form.do_it())
            }
            Deed::ReturnSelf => format!("このカードを施設に{}", form.back()),
            Deed::DismissSelf => format!("私室にいるこのメイドを{}", form.discard()),
            Deed::LeaveSelf => format!("このカードを専属メイドの山の一番下に裏向きで{}", form.back()),
            Deed::ShowHand => format!("手札を{}", form.of("公開する", "公開して", "公開し")),
            Deed::NextHand(n) => {
                let more = if n < 0 { "少なく" } else { "多く" };
                format!("次の手札を{}枚{more}{}", n.unsigned_abs(), form.draw())
            }
            Deed::EndServing => format!("ただちに自分のご奉仕フェイズを{}", form.of("終える", "終えて", "終え")),
            Deed::EndTurn => {
                format!("ただちに自分のご奉仕フェイズと雇用フェイズを{}", form.of("終える", "終えて", "終え"))
            }
            Deed::HirePrice(filter, price) => {
                format!("このターン中、{}{}{}", self.price(filter, price), form.do_it(), floor(price))
            }
            Deed::NextHireLess(n) => {
                let less = Price::Less(n);
                format!("このターンに次に雇用するカードのコストを{}{}{}", new_cost(less), form.do_it(), floor(less))
            }
            Deed::FirstMaster => format!(
                "ファーストマスターのカードを{}（次のラウンドから有効）",
                form.of("受け取る", "受け取って", "受け取り")
            ),
            Deed::EndGame => {
                format!("このターンの終わりにゲームを{}", form.of("終了する", "終了して", "終了し"))
            }
        }
    }

    fn cond(&self, cond: &Cond, who: Who) -> String {
        let own = whose(who);
        match cond {
            Cond::HandAtLeast(n) => format!("{own}手札が{n}枚以上なら"),
            Cond::CanReveal => format!("{own}山札か捨て札があれば"),
            Cond::Seen(filter) => self.seen(filter),
            Cond::SeenCostsMore(n) => format!("自分のカードのコストが相手のカードより{n}以上高ければ"),
            Cond::BuildingsAtLeast(n) => format!("{own}建築カードが{n}枚以上あれば"),
            Cond::InTown(filter) => format!("施設に{}があれば", self.kind(filter, Zone::Elsewhere)),
            Cond::SomeoneCanFallIll => "病気にできるメイドが私室にいれば".into(),
            Cond::SomeEventCanMove => "ほかのプレイヤーに移せるイベントカードがあれば".into(),
            Cond::SomeoneHolds => "手札のあるほかのプレイヤーがいれば".into(),
            Cond::Holds(filter) => format!("{own}手札に{}があれば", self.kind(filter, Zone::Hand)),
            Cond::EveryServed(n) => {
                format!("このターンに奉仕した同名のメイドの{n}人目（{}人目、以下同様）なら", u16::from(*n) * 2)
            }
            Cond::MoreThan(these, those) => {
                let these: Vec<String> = these.iter().map(|id| self.name(id)).collect();
                format!("自分の私室にある{}の合計が{}より多ければ", these.join("と"), self.name(those))
            }
            Cond::ChiefBeneath => "手札のメイド長1枚をこの下に置けば".into(),
            Cond::All(conds) => self.conds(&conds.iter().collect::<Vec<_>>(), who),
        }
    }

    fn conds(&self, conds: &[&Cond], who: Who) -> String {
        let all: Vec<String> = conds.iter().map(|cond| self.cond(cond, who)).collect();
        let Some((last, before)) = all.split_last() else { return String::new() };
        before.iter().map(|cond| format!("{}、", linking(cond))).chain([last.clone()]).collect()
    }

    fn seen(&self, filter: &Filter) -> String {
        match filter {
            Filter::Cost(n) => format!("そのコストが{n}なら"),
            Filter::CostAtMost(n) => format!("そのコストが{n}以下なら"),
            Filter::CostAtLeast(n) => format!("そのコストが{n}以上なら"),
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
                format!("それが{}なら", self.kind(filter, Zone::Elsewhere))
            }
        }
    }

    fn when(&self, when: &When) -> String {
        match when {
            When::Always => String::new(),
            When::AtLeast(n, count) => format!("{}が{n}{}以上なら", counted(count), unit(count)),
            When::OddFrom(n, count) => format!("{}が{n}{}以上の奇数なら", counted(count), unit(count)),
            When::EvenFrom(n, count) => format!("{}が{n}{}以上の偶数なら", counted(count), unit(count)),
        }
    }

    fn each(&self, def: &CardDef, n: i8, when: &When, copy: &str) -> String {
        let before = if has_condition(when) { format!("{}、", self.when(when)) } else { String::new() };
        match worth(def, n) {
            Some((now, printed)) => {
                format!("{before}{copy}1枚は{}点でなく{}点", plain(printed), plain(now))
            }
            None => format!("{before}{copy}1枚につき勝利点{}", wide(n)),
        }
    }

    fn price(&self, filter: &Filter, price: Price) -> String {
        format!("{}の雇用コストを{}", self.kind(filter, Zone::Elsewhere), new_cost(price))
    }

    /// Several changes of price share one "this turn".
    fn prices(&self, deeds: &[(Deed, Who)]) -> Option<String> {
        let price = |(deed, _): &(Deed, Who)| {
            let Deed::HirePrice(filter, price) = deed else { return None };
            Some((self.price(filter, *price), floor(*price)))
        };
        let prices: Vec<(String, &str)> = deeds.iter().map(price).collect::<Option<_>>()?;
        let floor = prices.iter().map(|(_, floor)| *floor).find(|floor| !floor.is_empty()).unwrap_or_default();
        let prices: Vec<String> = prices.into_iter().map(|(price, _)| price).collect();
        Some(format!("このターン中、{}する{floor}", prices.join("、")))
    }

    fn gain(&self, deeds: &[(Deed, Who)]) -> Option<String> {
        match deeds {
            [(Deed::Gain(counter, n), _)] => Some(format!("{}＋{n}", counter_name(*counter))),
            _ => None,
        }
    }
}

impl Tongue for Japanese<'_> {
    fn acts(&self, deeds: &[(Deed, Who)]) -> String {
        if let Some(gain) = self.gain(deeds) {
            return gain;
        }
        if deeds.len() > 1
            && let Some(prices) = self.prices(deeds)
        {
            return prices;
        }
        let last = deeds.len() - 1;
        let form = |i| if i == last { Form::Plain } else { Form::Stem };
        let acts: Vec<String> =
            deeds.iter().enumerate().map(|(i, (deed, who))| self.deed(*deed, *who, form(i))).collect();
        format!("{}{}", subject(deeds[0].1), acts.join("、"))
    }

    fn may(&self, lead: Deed, who: Who) -> String {
        let act = self.deed(lead, who, Form::Te);
        // A remark in brackets stands after the verb: もよい goes between them.
        match act.rsplit_once('（') {
            Some((act, remark)) if act.ends_with('て') => format!("{}{act}もよい（{remark}", subject(who)),
            _ => format!("{}{act}もよい", subject(who)),
        }
    }

    fn may_use(&self, who: Who, clause: &str) -> String {
        format!("{}次のことをしてもよい：{clause}", subject(who))
    }

    fn if_done(&self, _who: Who, clause: &str) -> String {
        format!("そうした場合、{clause}")
    }

    fn for_each(&self, lead: &str, clause: &str) -> String {
        format!("{lead}。捨てた1枚につき、{clause}")
    }

    fn if_not_able(&self, _who: Who, clause: &str) -> String {
        format!("できない場合、{clause}")
    }

    fn given(&self, conds: &[&Cond], who: Who, clause: &str) -> String {
        format!("{}、{clause}", self.conds(conds, who))
    }

    fn choose(&self, pick: Pick, optional: Option<&Optional>) -> String {
        let whom = match pick {
            Pick::AnyDeck => "任意のプレイヤー（自分も可）1人",
            Pick::Opponent => "ほかのプレイヤー1人",
            Pick::OtherHand => "手札のあるほかのプレイヤー1人",
        };
        format!("{whom}を{}", if optional.is_some() { "選んでもよい" } else { "選ぶ" })
    }

    fn for_round(&self, round: Round, clause: &str) -> String {
        let whom = match round {
            Round::Others => "ほかの各プレイヤー",
            Round::All => "各プレイヤー",
            Round::Neighbours => "両隣のプレイヤー（左隣が先）",
        };
        format!("{whom}について：{clause}")
    }

    fn clauses(&self, clauses: &[String]) -> String {
        clauses.join("。")
    }

    fn when_served(&self, clause: &str) -> String {
        format!("奉仕したとき、{clause}")
    }

    // The rules of the two events are rules of the game (TC-EVENT, TC-START-04), not card data.
    fn event(&self, id: &str) -> Option<String> {
        match id {
            "illness" => Some(format!(
                "任意の私室のそば仕えか一番上の専属メイド1人に置く。病気のメイドは能力もボーナスも勝利点も失う。\
                 開始フェイズ：手札から{}1枚を捨てて、自分の病気1枚を施設に戻してもよい",
                self.name("3-love")
            )),
            "bad-habit" => Some("メイドのいる任意の私室に置く".into()),
            _ => None,
        }
    }

    fn chamber(&self, servings: u8) -> String {
        format!("そば仕え：ご奉仕{servings}")
    }

    fn only_if(&self, cond: &Cond) -> String {
        if *cond == Cond::ChiefBeneath {
            return "購入するには、手札のメイド長1枚をこの下に置く。そのメイド長は印刷された勝利点を保つが、そば仕えにはならない。\
                                   このカードが施設に戻るとき、自分の捨て札に置く"
                .into();
        }
        format!("{}購入できる（それ以外は不可）", self.cond(cond, Who::You))
    }

    fn memory(&self, tier: u8, price: &[(&Filter, u8)], clause: &str) -> String {
        let lines: Vec<String> = price.iter().map(|(filter, n)| self.some(filter, *n, Zone::Hand)).collect();
        let then = if clause.is_empty() { String::new() } else { format!("：{clause}") };
        format!("カテゴリー{tier}。手札から{}を捨てる{then}", lines.join("、"))
    }

    fn work(&self, work: Work) -> String {
        format!("{}、ランク{}：{}{}が必要", pantry(work.pile), work.rank, counter_name(work.skill), work.needs)
    }

    fn opens(&self, pile: Pantry) -> String {
        format!("{}の作業フェイズを行える", pantry(pile))
    }

    fn moment(&self, at: Moment, how: How, chambered: bool, clause: &str) -> String {
        let once = if how == How::Use { "（ターンに1回）" } else { "" };
        let moment = match (at, how) {
            (Moment::Starting, _) => "開始フェイズ".into(),
            (Moment::Serving, _) => "ご奉仕フェイズ".into(),
            (Moment::MaidDraw, How::Auto) => "ご奉仕フェイズ、メイドの効果でこのターン初めてドローしたとき".into(),
            (Moment::MaidDraw, How::Use | How::Must) => {
                "ご奉仕フェイズ、メイドの効果でドローしたとき（ターンに1回）".into()
            }
            (Moment::Hiring, _) => format!("雇用フェイズ{once}"),
            (Moment::Dismissal, _) => "自分の終了フェイズの開始時".into(),
            (Moment::OthersDismissal, _) => "ほかの各プレイヤーの終了フェイズの開始時".into(),
            (Moment::Refined, _) => "第1フェイズ".to_string(),
        };
        let state = if chambered { "、そば仕えのとき" } else { "" };
        // She draws in addition to the draw that called her.
        let more =
            if at == Moment::MaidDraw { "カードをさらに1枚ドロー" } else { "カードを1枚ドロー" };
        format!("{moment}{state}：{}", clause.replace("カードを1枚ドロー", more))
    }

    fn standing(&self, def: &CardDef, standing: &Standing) -> String {
        match standing {
            Standing::HirePrice(filter, price) => {
                let goods = self.kind(filter, Zone::Elsewhere);
                let state = if def.chamber.is_some() { "そば仕えのとき" } else { "私室にあるとき" };
                let (cost, once) = match price {
                    Price::Set(n) => (format!("{n}になる"), ""),
                    Price::Less(n) => (format!("{n}減る（最低1）"), "。2枚目以降は効果がない"),
                };
                format!("{state}：自分の{goods}の雇用コストは{cost}{once}")
            }
            Standing::FirstChamberLess(n) => {
                format!(
                    "毎ターン、最初にメイドをそば仕えにするとき（ほかのプレイヤーの私室に送るときも）、ご奉仕は{n}少なくてよい（最低0）"
                )
            }
            Standing::ShieldFromEvents(n) => {
                format!("自分の私室にこのカードが{n}枚以上あれば、それ以上イベントカードは置かれない")
            }
            Standing::CancelEvent => "自分の私室にイベントカードが置かれるたび、手札のこのカードを公開してもよい。\
                                      そうした場合、そのイベントカードは施設に戻り、このカードは手札に残る"
                .into(),
            Standing::Visitor(out, back) => format!(
                "奉仕した後、同じフェイズ中にご奉仕{out}を払い、ほかのプレイヤーの私室にそば仕えとして送ってもよい。\
                 そのプレイヤーは自分のご奉仕フェイズにご奉仕{back}を払い、施設に戻してもよい"
            ),
            Standing::AnyHouse => {
                "雇用したとき、任意のプレイヤーの私室に置いてもよい。以後はそのプレイヤーのものになる".into()
            }
        }
    }

    fn bonus(&self, def: &CardDef, bonus: &Bonus) -> String {
        match bonus {
            Bonus::Each(n, when) => self.each(def, *n, when, "このカード"),
            Bonus::EachChambered(n, when) => self.each(def, *n, when, "そば仕えのこのカード"),
            Bonus::Most(n) => format!("このカードがほかのどのプレイヤーよりも多ければ、1度だけ勝利点{}", wide(*n)),
            Bonus::Sets(sets) => format!("そば仕えの{}の組ごとに、{}を得る", self.name(&def.id), set_values(sets)),
            Bonus::Family(family, sets) => {
                let names: Vec<String> = family.iter().map(|id| self.name(id)).collect();
                format!("そば仕えの{}のうち異なる名前の組ごとに、{}を得る", names.concat(), set_values(sets))
            }
            Bonus::EachPer(n, count) => {
                format!("このカード1枚は、{}につき勝利点{}", per(count, 1), plain(*n))
            }
            Bonus::OnePer(n, count) => format!("{}につき勝利点＋1", per(count, *n)),
        }
    }

    fn at_the_end(&self, clauses: &str) -> String {
        format!("ゲーム終了時：{clauses}")
    }

    fn paragraph(&self, sentences: &[String]) -> String {
        sentences.iter().map(|s| format!("{s}。")).collect()
    }
}

/// Whose hand, deck or quarters; a player that is the subject needs no owner named.
fn whose(who: Who) -> &'static str {
    match who {
        Who::You | Who::Each(..) | Who::They => "自分の",
        Who::To(None) => "そのプレイヤーの",
        Who::To(Some(Pick::AnyDeck)) => "任意のプレイヤー（自分も可）の",
        Who::To(Some(Pick::Opponent | Pick::OtherHand)) => "ほかのプレイヤー1人の",
    }
}

fn subject(who: Who) -> String {
    let (round, hand) = match who {
        Who::You | Who::To(_) => return String::new(),
        Who::They => return "そのプレイヤーは".into(),
        Who::Each(round, hand) => (round, hand),
    };
    let holding = hand.map_or_else(String::new, |n| format!("手札が{n}枚以上の"));
    match round {
        Round::Others => format!("{holding}ほかのプレイヤーは、それぞれ"),
        Round::All => format!("{holding}すべてのプレイヤーは、それぞれ"),
        Round::Neighbours => format!("{holding}両隣のプレイヤーは、左隣から順に、"),
    }
}

fn put(place: Place, who: Who) -> String {
    let own = whose(who);
    match place {
        Place::Hand => "手札に".into(),
        Place::Discard => format!("{own}捨て札に"),
        Place::DeckTop => format!("{own}山札の一番上に"),
        Place::DeckBottom => format!("{own}山札の一番下に"),
    }
}

fn counter_name(counter: Counter) -> &'static str {
    match counter {
        Counter::Love => "はあと",
        Counter::Serving => "ご奉仕",
        Counter::Employment => "雇用",
        Counter::Imagination => "工夫",
        Counter::Concentration => "集中",
        Counter::Effort => "努力",
    }
}

fn cost_words(cost: Cost) -> String {
    match cost {
        Cost::Is(n) => n.to_string(),
        Cost::AtMost(n) => format!("{n}以下"),
        Cost::AtLeast(n) => format!("{n}以上"),
    }
}

fn new_cost(price: Price) -> String {
    match price {
        Price::Set(n) => format!("{n}に"),
        Price::Less(n) => format!("{n}少なく"),
    }
}

/// The remark that a reduced cost has a lower limit.
fn floor(price: Price) -> &'static str {
    match price {
        Price::Set(_) => "",
        Price::Less(_) => "（最低1）",
    }
}

/// A condition before a further one: 〜なら becomes 〜で.
fn linking(cond: &str) -> String {
    const ENDINGS: [(&str, &str); 6] = [
        ("なら", "で"),
        ("あれば", "あり"),
        ("いれば", "いて"),
        ("高ければ", "高く"),
        ("多ければ", "多く"),
        ("置けば", "置き"),
    ];
    let linked = ENDINGS.iter().find_map(|(from, to)| cond.strip_suffix(from).map(|stem| format!("{stem}{to}")));
    linked.unwrap_or_else(|| cond.into())
}

fn counted(count: &Count) -> &'static str {
    match count {
        Count::Copies => "このカード",
        Count::Chambermaids => "自分の私室にいる健康なそば仕え（そば仕え長を含む）",
        Count::Reminiscences => "思い出",
        Count::Chiefs => "メイド長",
        Count::PreparationKinds => "作業カードの種類",
    }
}

fn per(count: &Count, n: u8) -> String {
    match count {
        Count::PreparationKinds => format!("作業カード{n}種類"),
        Count::Copies | Count::Chambermaids | Count::Reminiscences | Count::Chiefs => {
            format!("{}{n}{}", counted(count), unit(count))
        }
    }
}

fn unit(count: &Count) -> &'static str {
    match count {
        Count::Copies | Count::Reminiscences | Count::Chiefs => "枚",
        Count::Chambermaids => "人",
        Count::PreparationKinds => "つ",
    }
}

/// A signed number in full width, as it stands in Japanese text.
fn wide(n: i8) -> String {
    signed(n).replace('+', "＋")
}

fn set_values(sets: &[(u8, u8)]) -> String {
    sets.iter().map(|(size, points)| format!("{size}枚で{points}点")).collect::<Vec<_>>().join("、")
}

fn pantry(pile: Pantry) -> &'static str {
    match pile {
        Pantry::Food => "料理",
        Pantry::Decoration => "飾りつけ",
        Pantry::Cleaning => "片付け",
    }
}
