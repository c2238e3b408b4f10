### できない理由。文にするのは `sentence`。

refusal-too-long = 場のカードの効果が長すぎます。別の行動を選ぶか、カードのデータを直してください

## 行動ではないもの

refusal-no-action = このゲームの行動ではありません
refusal-not-in-game = そのカードはこのゲームで使われていません
refusal-no-card = そのカードはありません
refusal-no-seat = その席はありません
refusal-pile = 料理、飾りつけ、片付けのどれかの作業をしてください
refusal-illness-number = 病気の数がありません

## 先に答えること

refusal-asks-first = 先に{ $card }の効果に答えてください
refusal-lay-down = 先に、手札のどのカードを捨て札の一番上に置くかを決めてください
refusal-nothing-asks = いまそれを求めているカードはありません
refusal-end-start = 先に、専属メイドからはあとと雇用のどちらを得るかを選んでください
refusal-end-pick = 先に上級メイドを選んでください
refusal-phase = このフェイズではできません：{ $phase }

## ご奉仕とそば仕え

refusal-not-in-hand = { $card }は手札にありません
refusal-does-not-serve = { $card }は奉仕をしません
refusal-no-serving = ご奉仕が残っていません。奉仕を受けるには1必要です
refusal-no-chambermaid = { $card }はそば仕えになれません
refusal-chamber-price = ご奉仕が{ $price }必要ですが、{ $have }しかありません
refusal-send = このターンに奉仕して場に出ていること、ご奉仕を払えること、ほかのプレイヤーの私室であることが必要です
refusal-send-back = 健康な彼女が私室にいて、ご奉仕を払えることが必要です
refusal-love = そのはあとカードが手札にないか、いまは出せません

## 雇用

refusal-reminiscence = 思い出は雇用できません。求められたカードを捨ててください
refusal-preparation = 準備は作業で手に入れます
refusal-refined = 上級メイドは雇用ではなく選択します
refusal-not-hired = { $card }は雇用できません
refusal-no-employment = このターンの雇用が残っていません
refusal-price = { $card }にははあとが{ $price }必要ですが、{ $have }しかありません
refusal-no-house = 私室を指定せずに雇用します
refusal-face-up = 雇用できるのは表向きの専属メイドだけです
refusal-none-left = もう残っていません
refusal-where = 置く場所を選んでください
refusal-shielded =
    { $whom ->
        [self] あなた
        [you] あなた
       *[other] { $whom }
    }の庭園がほかのイベントを防いでいます
refusal-no-maid =
    { $whom ->
        [self] あなた
        [you] あなた
       *[other] { $whom }
    }の私室にはメイドがいません
refusal-ten-illnesses = 病気はすでに10枚置かれていて、もうありません
refusal-cannot-fall-ill =
    { $whom ->
        [self] あなた
        [you] あなた
       *[other] { $whom }
    }のそのメイドは病気になれません
refusal-beneath = 手札のメイド長を下に置きます
refusal-condition = { $card }の条件を満たしていません

## 効果、看病、思い出、作業

refusal-nothing-to-use = 使える効果がありません
refusal-not-topmost = 一番上の専属メイドではありません
refusal-ill = 病気です
refusal-not-the-time = いまは使えません
refusal-used = このターンはすでに使いました
refusal-needs = 必要なものがありません
refusal-three-love = 手札からはあと3を1枚捨てる必要があります
refusal-none-ill = 病気の、そのメイドはいません
refusal-one-reminiscence = 思い出は1ターンに1枚です
refusal-not-face-up = 表向きになっていません
refusal-cannot-pay = 手札では求められたものを払えません
refusal-pick = 公園にいないので選べません
refusal-work-phase = このフェイズではできません
refusal-work = メイド長の作業が違うか、山が空か、技能が足りません

## ラブレター

refusal-letter-action = ここでの行動はカードを出すことです
refusal-letter-card = ラブレターのカードではありません
refusal-letter-seat = その席はありません
refusal-letter-over = ゲームは終わりました：愛情トークンがそろいました
refusal-not-held = { $card }は手札にありません
refusal-countess = 魔術師か将軍と一緒に持っているときは、大臣を出さなければなりません
refusal-nobody = 選べる相手がいないので、だれにも使わずに出します
refusal-on-nobody = { $card }はだれにも使わずに出します
refusal-choose = 選べる相手がいるので、選んでください
refusal-another = { $card }はほかのプレイヤーに使います
refusal-out = { $whom }は脱落しています
refusal-protected = { $whom }は次の手番まで守られています
refusal-only-guard = カードを言うのは兵士だけです
refusal-guard-names = 兵士はカードを言います
refusal-guard-himself = 兵士は、兵士以外のカードを言えます
refusal-guard-nobody = 選べる相手がいないので、兵士は何も言いません
