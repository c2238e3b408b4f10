### 聞かれること：ask-<種類>。$decline は "must"、"no"（断れる）、"done"（ここまでにできる）。$steps は残りの（または最大の）回数。

ask-turn_with_gain = 専属メイドから何を得るかを選んでください（順番は自由）。選ぶまでフェイズは終わりません。
ask-pick = このラウンドを手伝う上級メイドを選んでください。
ask-play = 手札2枚のうち1枚を出してください。
ask-discard =
    { $decline ->
        [done] もう1枚捨てるか、ここまでにしてください。
        [no] { $steps ->
            [none] カードを1枚捨ててもかまいません。
            [1] カードを1枚捨ててもかまいません。
           *[other] カードを{ $steps }枚まで捨ててもかまいません。
        }
       *[must] { $steps ->
            [none] カードを1枚捨ててください。
           *[other] あと{ $steps }枚捨ててください。
        }
    }
ask-discard_twins = 同じ名前のカードを2枚捨ててもかまいません。
ask-keep_one = 残す1枚を選んでください。
ask-lay_down = 手札のどのカードを捨て札の一番上（全員に見える場所）に置きますか？
ask-return =
    { $decline ->
        [must] カードを{ the-town }に戻してください。
       *[no] { $steps ->
            [none] カードを{ the-town }に戻してもかまいません。
            [1] カードを{ the-town }に戻してもかまいません。
           *[other] カードを{ $steps }枚、1枚ずつ{ the-town }に戻してもかまいません。
        }
    }
ask-return_event = イベントカード1枚を{ the-town }に戻してもかまいません。
ask-return_building = 相手の建築カード1枚を{ the-town }に戻してもかまいません。
ask-take =
    { $decline ->
        [must] { the-town }からカードを1枚取ってください。
       *[no] { the-town }からカードを1枚取ってもかまいません。
    }
ask-exchange = { the-town }のカード1枚と交換してもかまいません。
ask-swap_private = 専属メイドを{ the-town }の専属メイドと交換してもかまいません。
ask-take_event = どのイベントカードを移しますか？
ask-place_moved = イベントカードをどこに移しますか？
ask-give = { the-town }のカード1枚をだれかに渡してもかまいません。
ask-put_on_top =
    { $decline ->
        [must] カードを1枚山札の上に置いてください。
       *[no] カードを1枚山札の上に置いてもかまいません。
    }
ask-put_under =
    { $decline ->
        [must] カードを1枚山札の下に置いてください。
       *[no] カードを1枚山札の下に置いてもかまいません。
    }
ask-look_at_top = このカードを捨てますか、山札の上に残しますか？
ask-discard_looked =
    { $decline ->
        [done] 見たカードをもう1枚捨てるか、ここまでにしてください。
       *[no] 見たカードを捨ててもかまいません。
    }
ask-order_looked = 残りを下になるものから順に山札の上へ戻してください。
ask-keep_revealed = 残す1枚を選んでください。
ask-seat =
    { $decline ->
        [must] プレイヤーを選んでください。
       *[no] プレイヤーを選んでもかまいません。
    }
ask-maid = メイドを選んでください。
ask-gain = 得るものを選んでください。
ask-chamber =
    { $decline ->
        [done] もう1人そば仕えにするか、ここまでにしてください。
        [must] ご奉仕を払わずにそば仕えを作ってください。
       *[no] ご奉仕を払わずにそば仕えを作ってもかまいません。
    }
ask-pay = 支払うカードを1枚捨ててください。
ask-yes_no = どちらにしますか？
ask-use = 効果を使いますか？
ask-swap = 無作為に1枚ずつ交換しますか？
# $card はイベント、$maid はそれが置かれるメイド、$names はそれを防ぐカード。
ask-reaction =
    { $maid ->
        [none] あなたの私室に{ $card }が置かれます。{ $names }を公開しますか？
       *[other] あなたの{ $maid }に{ $card }が置かれます。{ $names }を公開しますか？
    }
