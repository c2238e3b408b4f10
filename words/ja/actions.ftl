### できること：action-<動詞>。フェイズの終わりは、そのフェイズが言う（table.ftl）。

action-pick = { $card }を選ぶ
action-serve = { $card }の奉仕を受ける
action-chamber = { $card }をそば仕えにする
action-send = { $card }を{ whom }の私室に送る
action-use = { $card }の効果を使う
action-cure = { $on }の病気を治す（はあと3を1枚捨てる）
action-remember = { $card }を手に入れる
action-work = { $pile }の作業をする
action-love = { $card }を出す
action-love_all = はあとカードをすべて出す
    .short = すべて出す
action-hire =
    { $under ->
        [none] { $on ->
            [none] { $kind ->
                [event] { $card }を購入して{ whom }の私室に置く
                [building] { $card }を購入する
                [love] { $card }を購入する
               *[other] { $card }を雇用{ $whom ->
                    [none] する
                   *[other] して{ whom }の私室に置く
                }
            }
           *[other] { $card }を購入して{ whom }の{ $on }に置く
        }
       *[other] { $under }を下に置いて{ $card }を購入する
    }
action-discard =
    { $count ->
        [2] { $card }を2枚捨てる
       *[other] { $card }を捨てる
    }
action-return =
    { $on ->
        [none] { "" }
       *[other] { $on }の
    }{ $card }{ $under ->
        [none] { "" }
       *[other] （下に{ $under }）
    }を{ the-town }に戻す
action-take =
    { $on ->
        [none] { "" }
       *[other] { $on }から
    }{ $card }を取る
action-top =
    { $to ->
        [discard] { $card }を一番上に見せる
       *[deck] { $card }を山札の上に置く
    }
action-bottom = { $card }を山札の下に置く
action-give = { $card }を渡す
action-keep =
    { $at ->
        [deck] { $card }を山札の上に残す
       *[other] { $card }を残す
    }
action-gain = { $amount }を得る
action-target = { whom }を選ぶ
action-maid = { whom }の{ $on }を選ぶ
action-yes =
    { $effect ->
        [none] はい
       *[other] はい：{ $effect }
    }
action-no =
    { $effect ->
        [none] いいえ
       *[other] いいえ：{ $effect }
    }
action-done = ここまで
action-end = フェイズを終える
    .short = 終える
action-play =
    { $does ->
        [in_vain] { $card }を出す（効果なし）
       *[other] { $whom ->
            [none] { "" }
           *[other] { whom }に
        }{ $card }を出{ $names ->
            [none] す
           *[other] し「{ $names }」と言う
        }
    }

## 「はい」と「いいえ」ですること

effect-cancel = 公開し、イベントを戻す
effect-suffer = イベントが置かれる
effect-swap = 自分の無作為な1枚と交換する
