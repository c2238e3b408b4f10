### Pourquoi une position ne peut pas être posée (`arrange`) : des propositions, comme dans `setup.ftl`.

arrange-too-long = arrange : { refusal-too-long }
arrange-no-field = { $at } : il n’y a pas de champ "{ $field }"
arrange-nothing = { $at } : il n’y a pas de "{ $name }"
arrange-no-counter = counters : il n’y a pas de compteur "{ $name }"
arrange-no-zone = { $at } : il n’y a pas de zone "{ $zone }"
arrange-too-many-players = players : { $listed } entrées, mais seulement { $seats } places
arrange-too-many-cards = { $at } : { $found } cartes ; il peut y en avoir { $most } au plus
arrange-too-many-copies = arrange : { $copies } exemplaires de { $id } à une table ; il peut y en avoir { $most } au plus
arrange-not-conserved = la position a { $has } { $id }, la partie en a { $had } ; mettez la différence quelque part, ou dites "free": true
arrange-not-there = { $at } : { $id } ne peut pas y être
arrange-two-places = { $at } : { $id } est à deux endroits ; il n’y en a qu’une
arrange-not-active = { $at } : seule la place active { $active } a des cartes en jeu
arrange-no-maid = { $at } : { $id } n’est pas une servante
arrange-no-illness = { $at } : il n’y a pas de Maladie dans cette partie
arrange-illnesses-laid = arrange : { $illnesses } maladies sont posées sur des servantes ; il peut y en avoir { $most } au plus
arrange-too-many-illnesses = { $at } : plus de { $most } maladies en tout
arrange-no-bad-habits = { $at } : il n’y a pas de Mauvaises Habitudes dans cette partie
arrange-no-building = { $at } : { $id } n’est pas un bâtiment
arrange-no-chief-under = { $at } : il faut à { $id } la servante en chef dessous ("under")
arrange-no-chief = { $at } : { $id } n’est pas une servante en chef
arrange-no-refined-maid = { $at } : { $id } n’est pas une servante raffinée
arrange-in-play-while-choosing = players : personne n’a de cartes en jeu pendant le choix des servantes raffinées ; mettez-les dans une main ou une pile
arrange-refined-left = town.refined : { $free } servantes raffinées sont libres et { $there } à la table ; { $to_choose } joueurs doivent encore choisir, et { $players } jouent
arrange-guests = { $at } : au plus les dix invitées de cette partie
arrange-no-pile = town.piles : { $id } n’a pas de pile à elle
arrange-two-face-up = { $at } : deux au plus sont face visible
arrange-three-face-up = { $at } : trois au plus sont face visible
arrange-reminiscences = { $at } : seize réminiscences au plus
arrange-no-preparations = town.preparations : il n’y a pas de pile "{ $pile }"
arrange-another-pile = { $at } : { $id } est d’une autre pile

## Love Letter

arrange-letter-field =
    { $whole ->
        [player] un joueur
       *[position] une position
    } de Love Letter n’a pas de champ `{ $field }`
arrange-letter-players = `players` est une liste de joueurs, par place
arrange-letter-too-many-players = `players` en nomme { $listed }, mais on est { $seats } ici
arrange-letter-object = `{ $at }` est un objet
arrange-letter-seats = `{ $at }` est une liste de places
arrange-letter-cards = `{ $at }` est une liste d’identifiants de cartes
arrange-letter-too-many-cards = `{ $at }` a { $found } cartes ; { $most } est ici le maximum
arrange-letter-card-id = `{ $at }` : les cartes s’écrivent par leurs identifiants
arrange-letter-flag = `{ $at }` est true ou false
arrange-letter-number = `{ $at }` est ici un nombre entier de { $least } à { $most }
arrange-letter-only = `{ $at }` est ici "{ $only }"
arrange-letter-copies =
    { $by } { $card } { $way ->
        [few] de moins qu’il ne faut
       *[many] de trop
    } : la position en a { $there }, la boîte { $copies } ; `"free":true` lève cette vérification
arrange-letter-no-room = `{ $at }` : trop de cartes pour cette table
arrange-letter-excluded = `{ $at }` exclut la carte { $card } qui y est tenue
arrange-letter-nothing-known = `{ $at }` ne tient pas de carte dont on puisse savoir quelque chose
arrange-letter-seen-unknown = `{ $at }` nomme quelqu’un que `known_by` ne nomme pas
arrange-letter-over-hand = `{ $at }` : la partie est finie, on tient une carte au plus
arrange-letter-round-over = la manche est finie : moins de deux joueurs y restent
arrange-letter-player-out = ce ne peut pas être au joueur { $player }, qui est éliminé
arrange-letter-aside = `aside` nomme la carte mise de côté
arrange-letter-deck-empty = le joueur { $player } tient une carte et devrait piocher, mais la pioche est vide : la manche est finie
arrange-letter-hand-size =
    `{ $at }` a { $held } ; le joueur { $player } tient { $wants ->
        [none] aucune carte, étant éliminé
        [two] une carte, ou deux après la pioche
       *[one] une carte
    }
