### 起こったこと：event-<種類>。ことばのない文は語られない。

event-turn_began = { who }のターン
event-phase_began = { "" }
event-turn_ended = { "" }
event-drew =
    { who }{ $cards ->
        [none] { $card ->
            [none] は{ some-cards }
           *[other] { APART("は", $card) }
        }
       *[other] { APART("は", $cards) }
    }をドローした
event-shuffled =
    { $round ->
        [none] { who }は捨て札を切り直して新しい山札にした
       *[other] 第{ $round }ラウンド：山札を切り直した
    }
event-served = { who }{ APART("は", $card) }の奉仕を受けた
event-chambered =
    { $whom ->
        [self] { who }{ APART("は", $card) }をそば仕えにした
       *[other] { who }{ APART("は", $card) }を{ whom }の私室に送った
    }
event-love_played = { who }{ APART("は", $cards) }を出した
event-gained = { who }{ APART("は", $amount) }を得た
# ターンの終わりに残りを置くのは毎回のことなので、語らない。
event-discarded =
    { $from ->
        [turn] { "" }
        [deck] { who }は山札の上から{ what }を捨てた
        [quarters] { who }は私室の{ what }を捨てた
        [none] { $whom ->
            [none] { who }{ APART("は", $card) }を出した
           *[other] { who }は{ whom }に{ $card }を出した
        }
       *[hand] { who }{ $cards ->
            [none] は{ what }
           *[other] { APART("は", $cards) }
        }を捨てた
    }
event-returned =
    { $maid ->
        [none] { who }{ APART("は", $card) }を{ the-town }に戻し{ $under ->
            [none] た
           *[other] 、下の{ $under }は捨て札になった
        }
       *[other] { who }は{ $maid }の{ $card }を{ the-town }に戻した
    }
event-taken =
    { $from ->
        [aside] { who }はよけてあった{ the-card }を取った
        [seat] { who }は{ whom }から{ first-master }を受け取った
       *[none] { $whom ->
            [self] { who }は{ the-town }から{ the-card }を{ $to ->
                [deck] 山札の上に置いた
                [discard] 捨て札に置いた
               *[hand] 手札に加えた
            }
           *[other] { who }は{ the-town }の{ the-card }を{ whom }に渡した
        }
    }
event-hired =
    { $under ->
        [none] { $maid ->
            [none] { $kind ->
                [event] { who }は{ whom }の私室に置く{ $card }を購入した
                [building] { who }{ APART("は", $card) }を購入した
                [love] { who }{ APART("は", $card) }を購入した
               *[other] { who }{ APART("は", $card) }を雇用し{ $whom ->
                    [self] た
                    [none] た
                   *[other] て{ whom }の私室に置いた
                }
            }
           *[other] { who }は{ whom }の{ $maid }に置く{ $card }を購入した
        }
       *[other] { who }は{ $under }を下に置いて{ $card }を購入した
    }
event-revealed =
    { $player ->
        [none] { $from ->
            [town] { what }が表になった
           *[none] 表向き：{ what }
        }
       *[other] { $cancels ->
            [none] { $from ->
                [deck] { who }は山札から公開した：{ what }
               *[hand] { who }{ APART("は", $cards) }を公開した
            }
           *[other] { who }{ APART("は", $cards) }を公開した。{ $cancels }は{ the-town }に戻る
        }
    }
event-looked =
    { who }は{ whom }の{ $from ->
        [deck] 山札の一番上を見た
        [hand] 手札を1枚見た
       *[none] 手札を見た
    }{ $card ->
        [none] { "" }
       *[other] ：{ $card }
    }
event-placed =
    { $to ->
        [quarters] { $maid ->
            [none] { who }{ APART("は", $card) }を受け取った
           *[other] { who }の{ $maid }に{ $card }が置かれた
        }
       *[deck] { who }{ $card ->
            [none] は{ a-card }
           *[other] { APART("は", $card) }
        }を山札の{ $to ->
            [deck-bottom] 下
           *[deck] 上
        }に置いた
    }
event-moved =
    { who }は{ whom }の{ $maid ->
        [none] 私室
       *[other] { $maid }
    }から{ $card }を取り除いた
event-cured = { who }は{ $maid }の病気を治した
event-protected = { who }は次の手番まで守られている
event-remembered = { who }は思い出「{ $card }」を手に入れた
event-worked = { who }{ APART("は", $card) }を終えた
event-picked = { who }{ APART("は", $card) }を選んだ
event-guessed =
    { who }は{ whom }の手札を「{ $card }」と言った：{ $right ->
        [yes] 当たり！
       *[no] はずれ
    }
event-compared = { who }は{ whom }と手札を比べた{ against }
event-swapped =
    { who }は{ whom }と{ $place ->
        [court] 手札を交換した
       *[town] カードを1枚交換した
    }{ against }
against =
    { $given ->
        [none] { "" }
       *[other] ：{ $given }と{ $taken }
    }
event-eliminated =
    { who }は脱落し{ $card ->
        [none] た
       *[other] 、{ $card }を置いた
    }
# なぜ起きたか：誰のどのカードか。自分のなら「none」。
because =
    { $player ->
        [you] あなたの{ $card }により
        [none] { $card }により
       *[other] { $player }の{ $card }により
    }
event-round_ended =
    { $winners ->
        [none] 第{ $round }ラウンド終了
        [nobody] このラウンドの勝者はいない{ hands-shown }
        [you] ラウンドの勝者：あなた{ hands-shown }
       *[other] ラウンドの勝者：{ $winners }{ hands-shown }
    }
hands-shown =
    { $hands ->
        [none] { "" }
       *[other] ：{ $hands }
    }
hand-held = { who }の手札は{ $card }
event-game_ended =
    { $winners ->
        [none] ゲーム終了
        [nobody] ゲーム終了
        [you] ゲームの勝者：あなた
       *[other] ゲームの勝者：{ $winners }
    }
