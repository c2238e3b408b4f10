### どの文にも使われることば。
###
### 文の中で使えるもの：$player は行動する席、$whom は相手の席。名前、または聞き手なら "you"。$whom は行動する席自身なら "self"。
### カードは名前で、ないものは "none"。$place は "town"、Motto では "park"、ラブレターでは "court"。
### APART("は", $x) は「は」が続くときだけ読点を入れる。

## 列挙と数

list = { $list }、{ $next }
list-last = { $list }と{ $next }
nobody = なし
times = { $name }×{ $count }
ill = { $name }（病気{ $count }）
a-card = カード1枚
some-cards = カード{ $count }枚
first-master = ファーストマスター
seat = 席{ $number }
you = あなた
colon = { $said }：{ $cards }
sentence = { $said }。

## 文の部品

the-card =
    { $card ->
        [none] { a-card }
       *[other] { $card }
    }
what =
    { $cards ->
        [none] { $card ->
            [none] { some-cards }
           *[other] { $card }
        }
       *[other] { $cards }
    }
the-town =
    { $place ->
        [park] 公園
       *[town] 施設
    }
who =
    { $player ->
        [you] あなた
       *[other] { $player }
    }
whom =
    { $whom ->
        [you] あなた
        [self] 自分
       *[other] { $whom }
    }

## カウンター：量、得るもの、名前

counter-draw = カード{ $count }枚
    .gain = カード＋{ $count }
    .name = カード
counter-serving = ご奉仕{ $count }
    .gain = ご奉仕＋{ $count }
    .name = ご奉仕
counter-love = はあと{ $count }
    .gain = はあと＋{ $count }
    .name = はあと
counter-employment = 雇用{ $count }
    .gain = 雇用＋{ $count }
    .name = 雇用
counter-imagination = 工夫{ $count }
    .gain = 工夫＋{ $count }
    .name = 工夫
counter-concentration = 集中{ $count }
    .gain = 集中＋{ $count }
    .name = 集中
counter-effort = 努力{ $count }
    .gain = 努力＋{ $count }
    .name = 努力

## フェイズ：名前、短い名前、終わり方、できること、次

phase-start = 開始フェイズ
    .short = 開始
    .end = 開始フェイズを終える
    .todo = 最初に何をしますか？
    .next = 効果を使う、病気を治す、はあとを出すことができます。次はご奉仕フェイズです。
phase-serve = ご奉仕フェイズ
    .short = ご奉仕
    .end = ご奉仕フェイズを終える
    .todo = 誰の奉仕を受けますか？
    .next =
        { $place ->
            [park] メイドを場に出すか、私室に置いてそば仕えにします。次は作業フェイズか雇用フェイズです。
           *[town] メイドを場に出すか、私室に置いてそば仕えにします。次は雇用フェイズです。
        }
phase-hire = 雇用フェイズ
    .short = 雇用
    .end = ターンを終える
    .todo = 誰を雇いますか？
    .next = はあとと雇用が残っている間、雇用や購入ができます。このあと手札を片付けて5枚引きます。
phase-dismiss = 終了フェイズ
    .short = 終了
    .end = 終了フェイズを終える
    .todo = 出したカードを片付け、新しい手札を引きます。
    .next = 次のプレイヤーの番になります。
phase-pick = 上級メイドの選択
    .short = 選択
    .end = 上級メイドの選択を終える
    .todo = 誰に手伝ってもらいますか？
    .next = 次のプレイヤーが選び、同じ順番でターンが続きます。
phase-refined = 上級メイドのフェイズ
    .short = 上級メイド
    .end = 上級メイドのフェイズを終える
    .todo = 上級メイドの効果を使いますか？
    .next = 次はご奉仕フェイズです。
phase-work = 作業フェイズ
    .short = 作業
    .end = 作業フェイズを終える
    .todo = どの作業をしますか？
    .next = 技能が足りる間、作業カードを取れます。次は雇用フェイズです。
phase-play = カードを出す
    .short = 手番
    .end = ターンを終える
    .todo = どのカードを出しますか？
    .next = 効果はすぐに起こり、次のプレイヤーの番になります。
phase-over = ゲーム終了

## 準備の山

pile-food = 料理
pile-decoration = 飾りつけ
pile-cleaning = 片付け

## 行動の見出し

group-serve = 奉仕を受ける
group-chamber = そば仕え
group-love = はあと
group-use = 効果
group-cure = 治す
group-remember = 思い出
group-work = 作業
group-pick = 上級メイド
group-hire = 雇用
group-choose = 選ぶ
group-play = プレイ
group-end = 進む

## だれが決めるか

prompt-yours = あなたが決める番です
prompt-theirs = { $player }が考えています
prompt-watching = { $player }：{ $phase }
prompt-turn = あなたのターン：{ $phase }
    .short = あなたのターン
prompt-asks = { $card }の効果
prompt-attacked = { $player }の攻撃：{ $card }
prompt-answers = { $player }が{ $card }の効果に答えています
prompt-over = ゲーム終了
