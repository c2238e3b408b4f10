### カードのデータの誤り。データを書く人のための節（`setup.ftl`と同じ）。

## 場所

cards-line = { $label }、{ $line }行{ $column }列
cards-entry = { $label }、cards.{ $list }[{ $index }]
cards-changed-cards = 対局の記録の変更されたカード
cards-stand-ins = 対局の記録の復元されたカード
cards-altered = 変更されたカード
cards-at = { $at }：{ $wrong }
cards-read = { $at }：{ $error }
cards-card = { $at }：カード"{ $card }"：{ $wrong }
cards-changed = 対局の記録のcards.changed[{ $index }]：{ $wrong }

## 箱

cards-no-such-card = 箱が、存在しないカードを挙げています
cards-not-replacing = このIDの、置き換えるカードがありません
cards-category = カードの種類は変えられません
cards-twice = このIDが二度書かれています
cards-total =
    { $what ->
        [reminiscences] 思い出
        [private-maids] 専属メイド
        [refined-maids] 上級メイド
       *[illnesses] 病気
    }が全部で{ $n }枚あります。置けるのは{ $most }枚です

## 名前、数、項目

cards-id = IDには小文字、数字、ハイフンだけが使えます
cards-name = 名前は1〜{ $most }文字で、制御文字は使えません
cards-rules = ルールのIDは二十個まで、それぞれ一語です
cards-copies = 枚数は{ $found }ではなく、1〜40です
cards-one-of-her = 彼女は一人だけです
cards-cost = コストは1〜15です
cards-chamber = そば仕えにする値段は、ご奉仕1〜9です
cards-symbols = 一つの記号は10までです
cards-work = 準備に必要なのは1〜20点です
cards-field = { $kind }に"{ $field }"は書けません。書けるのは{ $may }だけです
cards-reminiscence = 思い出には1〜6行の値段と、段階1か2が必要です
cards-preparation = 準備には作業、ランク1〜3が必要です

## 効果

cards-one-ability = カードの能力は一つまでです
cards-ability = { $kind }に、{ $how }で{ $moment }の時の能力は書けません
cards-empty-ability = 能力は何かをしなければなりません
cards-long-text = 効果が長すぎます。減らしてください
cards-deep-words = 語の中の語は{ $most }段までです
cards-too-many-words = カードの語は全部で{ $most }個までです
cards-takes = { $word }の数は{ $found }ではなく、{ $least }から{ $most }までです
cards-ends = { $word }にはDeckTopかDeckBottomを書きます
cards-counters = { $word }には一つから六つのカウンターのリストを書きます
cards-nested = { $word }はほかのプレイヤーについての語の中に置けません。全員への効果と、プレイヤーの選択は重ねられません
cards-about-user = { $word }はカードの使い手についての語で、ほかの人についての語の中に置けません
cards-in-round = { $word }は全員についての語の中に置けません
cards-about-another = { $word }はほかのプレイヤーについての語です。OtherHand、Opponent、EachOtherの中に置いてください
cards-only-in =
    { $word }を置けるのは{ $place ->
        [served] 奉仕するメイドの効果
        [chambermaid] そば仕えの能力
        [private] 主人の手番の専属メイドの能力
        [refined] 上級メイドの能力
       *[serving] 奉仕フェイズに起こること
    }の中だけです

## 条件

cards-filter = 絞り込みの部分は{ $most }個までです
cards-filter-cost = コストは{ $found }ではなく、15までです
cards-unknown = どの箱にもない"{ $id }"を挙げています
cards-never-in-hand = "{ $id }"は{ $kind }で、手札に入りません
cards-price = 値段は{ $found }ではなく、1〜15です
cards-deep-conditions = 条件の中の条件は{ $most }段までです
cards-condition = 条件の部分は{ $most }個までです
cards-one-held = 条件が手札に求められるのは一枚だけです
cards-condition-takes = 条件の数は{ $found }ではなく、{ $least }から{ $most }までです
cards-seen = Seenは、その前の語が見せたカードを問うものです
cards-seen-costs-more = SeenCostsMoreは、その前の語が見せたカードを問うものです
cards-holds = Holdsではほかのプレイヤーの手札がわかってしまいます。見せるDemandを使ってください
cards-every-served = EveryServedを置けるのは、奉仕するメイドの効果の中だけです
cards-more-than = MoreThanには一枚から八枚のカードを書きます
cards-chief-beneath = ChiefBeneathは建物の条件の全体で、ほかには置けません
cards-not-counted = "{ $id }"は{ $kind }です。数えるのはそば仕えと建物です

## 常にある効果とボーナス

cards-standings = カードの常にある効果は八つまでです
cards-standing = { $kind }に{ $word }は書けません
cards-visitor = Visitorには、ご奉仕1〜9の値段を二つ書きます
cards-bonuses = カードのボーナスは八つまでです
cards-most = Mostはメイドのためのものです。ほかはデッキで数えません
cards-family = 家族は二人から八人のメイドです
cards-family-twice = 家族の一員は一度だけ書きます
cards-no-maid = "{ $id }"はメイドではありません
cards-one-per = OnePerには1以上を書きます
cards-sets = 組は一つから八つの、大きさ（1〜40）と点（100まで）の対です
