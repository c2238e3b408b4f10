### 得点の理由：note-<理由>。

note-printed = 印刷された得点
note-beneath = 建築カードの下
note-each = 条件を満たした1枚ごと
note-chambered = そば仕え1枚ごと
note-most = ほかのだれよりも多い
note-sets = 同じそば仕えの組
note-family = 姉妹のそば仕えの組
note-copies = このカードの枚数に応じて
note-chambermaids = 健康なそば仕えの人数に応じて
note-reminiscences = 思い出の枚数に応じて
note-chiefs = メイド長の枚数に応じて
note-preparation_kinds = 準備の種類の数に応じて
note-tokens = 愛情トークン
