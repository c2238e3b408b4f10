### Why a line of a score has its points: note-<note>.

note-printed = printed points
note-beneath = beneath a building
note-each = condition met, each
note-chambered = as chambermaid, each
note-most = more than every other player
note-sets = sets of equal chambermaids
note-family = sets of different chambermaids of one family
note-copies = for her copies
note-chambermaids = for the healthy chambermaids
note-reminiscences = for the reminiscences
note-chiefs = for the maid chiefs
note-preparation_kinds = for the kinds of preparations
note-tokens = tokens of affection
