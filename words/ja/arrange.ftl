### 局面を置けない理由（`arrange`）。`setup.ftl`と同じく節。

arrange-too-long = arrange：{ refusal-too-long }
arrange-no-field = { $at }："{ $field }"という項目はありません
arrange-nothing = { $at }："{ $name }"はありません
arrange-no-counter = counters："{ $name }"というカウンターはありません
arrange-no-zone = { $at }："{ $zone }"という場所はありません
arrange-too-many-players = players：{ $listed }項目ありますが、席は{ $seats }だけです
arrange-too-many-cards = { $at }：カードが{ $found }枚あります。置けるのは{ $most }枚までです
arrange-too-many-copies = arrange：一つの卓に{ $id }が{ $copies }枚あります。{ $most }枚までです
arrange-not-conserved = { $id }は局面に{ $has }枚、ゲームに{ $had }枚です。差をどこかに置くか、"free": trueと書いてください
arrange-not-there = { $at }：{ $id }はそこには置けません
arrange-two-places = { $at }：{ $id }が二か所にいます。一人しかいません
arrange-not-active = { $at }：場にカードがあるのは手番の席{ $active }だけです
arrange-no-maid = { $at }：{ $id }はメイドではありません
arrange-no-illness = { $at }：このゲームに病気はありません
arrange-illnesses-laid = arrange：メイドの上の病気が{ $illnesses }枚あります。{ $most }枚までです
arrange-too-many-illnesses = { $at }：病気が全部で{ $most }枚を超えています
arrange-no-bad-habits = { $at }：このゲームに悪い癖はありません
arrange-no-building = { $at }：{ $id }は建物ではありません
arrange-no-chief-under = { $at }：{ $id }にはその下のメイド長（"under"）が必要です
arrange-no-chief = { $at }：{ $id }はメイド長ではありません
arrange-no-refined-maid = { $at }：{ $id }は上級メイドではありません
arrange-in-play-while-choosing = players：上級メイドを選ぶ間、場にカードはありません。手札か山に置いてください
arrange-refined-left = town.refined：空いている上級メイドは{ $free }人、卓には{ $there }人です。これから選ぶのは{ $to_choose }人、遊ぶのは{ $players }人です
arrange-guests = { $at }：このゲームのゲスト十人までです
arrange-no-pile = town.piles：{ $id }には自分の山がありません
arrange-two-face-up = { $at }：表向きは二枚までです
arrange-three-face-up = { $at }：表向きは三枚までです
arrange-reminiscences = { $at }：思い出は十六枚までです
arrange-no-preparations = town.preparations："{ $pile }"という山はありません
arrange-another-pile = { $at }：{ $id }は別の山のものです

## ラブレター

arrange-letter-field =
    ラブレターの{ $whole ->
        [player] プレイヤー
       *[position] 局面
    }に`{ $field }`という項目はありません
arrange-letter-players = `players`は席順のプレイヤーのリストです
arrange-letter-too-many-players = `players`に{ $listed }人いますが、席は{ $seats }です
arrange-letter-object = `{ $at }`はオブジェクトです
arrange-letter-seats = `{ $at }`は席のリストです
arrange-letter-cards = `{ $at }`はカードのIDのリストです
arrange-letter-too-many-cards = `{ $at }`にカードが{ $found }枚あります。ここでは{ $most }枚までです
arrange-letter-card-id = `{ $at }`：カードはIDで書きます
arrange-letter-flag = `{ $at }`はtrueまたはfalseです
arrange-letter-number = `{ $at }`はここでは{ $least }から{ $most }までの整数です
arrange-letter-only = `{ $at }`はここでは"{ $only }"です
arrange-letter-copies =
    { $card }が{ $by }枚{ $way ->
        [few] 足りません
       *[many] 多すぎます
    }：局面に{ $there }枚、箱に{ $copies }枚です。`"free":true`でこの確認をやめます
arrange-letter-no-room = `{ $at }`：この卓にはカードが多すぎます
arrange-letter-excluded = `{ $at }`は、そこにある{ $card }を除いています
arrange-letter-nothing-known = `{ $at }`には、何かを知りえるカードがありません
arrange-letter-seen-unknown = `{ $at }`は`known_by`にいない人を挙げています
arrange-letter-over-hand = `{ $at }`：ゲームは終わっているので、持てるのは一枚までです
arrange-letter-round-over = ラウンドは終わっています。残っているのは二人未満です
arrange-letter-player-out = プレイヤー{ $player }は脱落しているので、手番になれません
arrange-letter-aside = `aside`には取り除いたカードを書きます
arrange-letter-deck-empty = プレイヤー{ $player }は一枚持っていて引く番ですが、山札がありません。ラウンドは終わっています
arrange-letter-hand-size =
    `{ $at }`は{ $held }枚です。プレイヤー{ $player }が持つのは{ $wants ->
        [none] 脱落しているので零枚
        [two] 一枚、引いたあとは二枚
       *[one] 一枚
    }です
