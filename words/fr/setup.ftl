### Pourquoi une table ne peut pas être dressée ou un enregistrement rejoué : des propositions, dont on fait des phrases (`sentence`).
### Ce qui est entre guillemets droits ou accents graves s’écrit comme dans le protocole.

setup-unknown-game = il n’y a pas de jeu "{ $game }" dans cette maison ; les jeux sont { $games }
setup-unknown-card = { $at } : il n’y a pas de carte "{ $id }" ici ; `cards` donne les identifiants

## Morceaux

setup-one = { $next }
setup-or = { $list } ou { $next }
setup-of-action = { $action } : { $why }
setup-by-rule = { $said } ({ $rule })
setup-each-entry = chaque entrée de { $name }

## Ce que doit être une valeur

setup-must-be = { $at } doit être { $wanted }, et non { $found }
setup-wanted-flag = true ou false
setup-wanted-text = un texte
setup-wanted-object = un objet
setup-wanted-list = une liste
setup-wanted-list-by-seat = une liste, une entrée par place
setup-wanted-ids = une liste d’identifiants
setup-wanted-card-ids = des identifiants de cartes
setup-wanted-ten = { $ways } ou dix identifiants de cartes
setup-wanted-small = un petit nombre
setup-wanted-small-whole = un petit nombre entier
setup-wanted-number = un nombre entier de 0 à { $most }
setup-wanted-seat = une place de 0 à { $last }
setup-wanted-phase = une phase
setup-wanted-one-of = l’un de { $phases }

## Options

setup-no-option = il n’y a pas d’option "{ $name }" ici ; il y a { $known }
setup-no-ruling = rulings : "{ $id }" n’a pas de seconde lecture ; celles qui en ont une : { $known }
setup-reading = rulings : { $id } prend { $takes }, et non { $found }
setup-no-edition = editions : il n’y a pas de réglage "{ $name }" ; il y a { $known }
setup-edition = editions : { $name } ne peut pas être { $found } ; { $known }
setup-option-is = { $option } est { $values }
setup-option-too = { $option } { $values }
setup-no-box = sets : "{ $id }" n’est aucune de { $boxes }
setup-box-twice = sets : "{ $id }" y est deux fois
setup-own-box = sets : le jeu "{ $game }" lui-même n’y est pas
setup-other-box = { $part } : c’est dans la boîte { $of }, qui n’est pas sur la table
setup-base-players = la boîte de base seule se joue de 2 à 4, pas à { $players } ; de cinq à sept, il faut Expanding the House ou Romantic Vacation
setup-players = ces boîtes se jouent de 2 à 7, pas à { $players }
setup-motto-players = Motto Tanto Cuore se joue de 2 à 4, pas à { $players }
setup-love-sets = à cinq ou plus, il faut deux jeux de cartes Amour
setup-short = la partie courte se joue à 2, pas à { $players }
setup-chiefs = chiefs : "{ $id }" n’est pas parmi les boîtes en jeu
setup-no-private-maids = Romantic Vacation seule n’a pas de servantes privées
setup-refined-maids = { $there } servantes raffinées sont au parc pour { $players } joueurs ; il en faut une à chacun
setup-not-of-the-ten = { $at } : "{ $id }" ne peut pas être l’une des dix (autre sorte de carte, ou boîte qui n’est pas en jeu)
setup-kind-twice = { $at } : "{ $id }" y est deux fois ; il faut dix sortes différentes
setup-not-ten = { $at } : il faut exactement dix sortes, et non { $found }
setup-starters = on distribue { $needed } { $id }, la boîte en a { $there }
setup-too-many-kinds = cette table demanderait plus de sortes de cartes qu’elle n’a de place
setup-prices = les cartes d’une table peuvent changer les prix de { $most } façons au plus
setup-singular = { $n } cartes de cette table ont { $word } ; une seule peut l’avoir

## Love Letter

setup-letter-players = Love Letter se joue de 2 à 4, pas à { $players }
setup-letter-no-option = Love Letter n’a pas d’option `{ $option }` ; il a { $known }
setup-letter-number = l’option `{ $option }` est ici un nombre entier de { $least } à { $most }
setup-letter-value = l’option `{ $option }` est { $values }

## Enregistrements

record-object = l’enregistrement doit être un objet
record-unread = l’enregistrement ne se lit pas : { $error }
record-no-format = il manque à l’enregistrement son numéro de format `livret`
record-format = l’enregistrement a le format { $found } ; cette maison lit le format { $ours }
record-no-rules = il manque à l’enregistrement sa `rules_version`
record-rules = la partie a été jouée selon les règles { $told } ; cette maison connaît les règles { $known } et ne la rejouera pas de travers
record-action = l’action { $ply } de l’enregistrement, "{ $text }", ne peut pas être jouée : { $why }
record-hash = l’empreinte de l’enregistrement est "{ $told }", mais la partie rejouée donne "{ $found }" : il a été modifié, ou fait par un autre moteur
record-result = le résultat de l’enregistrement n’est pas celui que donne la partie rejouée
record-cards = les cartes de l’enregistrement ont l’empreinte "{ $told }", mais leurs données donnent "{ $found }"
