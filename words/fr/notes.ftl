### Pourquoi une ligne du score a ses points : note-<note>.

note-printed = points imprimés
note-beneath = sous un bâtiment
note-each = condition remplie, pour chacune
note-chambered = femme de chambre, pour chacune
note-most = plus que tout autre joueur
note-sets = séries de femmes de chambre identiques
note-family = séries de femmes de chambre d’une même famille
note-copies = pour ses exemplaires
note-chambermaids = pour les femmes de chambre en bonne santé
note-reminiscences = pour les réminiscences
note-chiefs = pour les servantes en chef
note-preparation_kinds = pour les sortes de préparatifs
note-tokens = marqueurs d’affection
