### Ce qui ne va pas dans des données de cartes, pour qui en écrit : des propositions, comme dans `setup.ftl`.

## Où

cards-line = { $label }, ligne { $line }, colonne { $column }
cards-entry = { $label }, cards.{ $list }[{ $index }]
cards-changed-cards = les cartes modifiées de l’enregistrement
cards-stand-ins = les cartes reconstituées de l’enregistrement
cards-altered = les cartes modifiées
cards-at = { $at } : { $wrong }
cards-read = { $at } : { $error }
cards-card = { $at } : carte "{ $card }" : { $wrong }
cards-changed = cards.changed[{ $index }] de l’enregistrement : { $wrong }

## La boîte

cards-no-such-card = la boîte nomme une carte qui n’existe pas
cards-not-replacing = aucune carte de cet identifiant n’est à remplacer
cards-category = la catégorie d’une carte ne peut pas changer
cards-twice = cet identifiant y est deux fois
cards-total =
    { $n } { $what ->
        [reminiscences] réminiscences
        [private-maids] servantes privées
        [refined-maids] servantes raffinées
       *[illnesses] maladies
    } en tout ; il y a de la place pour { $most }

## Noms, nombres et champs

cards-id = un identifiant n’a que des minuscules, des chiffres et des traits d’union
cards-name = un nom a de 1 à { $most } lettres et pas de caractère de contrôle
cards-rules = au plus vingt identifiants de règles, chacun un mot simple
cards-copies = il faut de 1 à 40 exemplaires, et non { $found }
cards-one-of-her = il n’y en a qu’une
cards-cost = un coût va de 1 à 15
cards-chamber = le prix d’une femme de chambre va de 1 à 9 services
cards-symbols = au plus 10 d’un symbole
cards-work = un préparatif demande de 1 à 20 points
cards-field = { $kind } : "{ $field }" n’y va pas, seulement sur { $may }
cards-reminiscence = il faut à une réminiscence un prix de 1 à 6 lignes et le rang 1 ou 2
cards-preparation = il faut à un préparatif son travail, de rang 1 à 3

## Textes

cards-one-ability = une carte a une capacité au plus
cards-ability = { $kind } : pas de capacité au moment { $moment } avec { $how }
cards-empty-ability = une capacité fait quelque chose
cards-long-text = le texte est trop long : qu’il fasse moins
cards-deep-words = des mots peuvent être dans des mots sur { $most } niveaux, pas plus
cards-too-many-words = une carte peut avoir { $most } mots en tout
cards-takes = { $word } prend de { $least } à { $most }, et non { $found }
cards-ends = { $word } prend DeckTop ou DeckBottom
cards-counters = { $word } prend une liste d’un à six compteurs
cards-nested = { $word } ne peut pas être dans des mots sur d’autres joueurs : tours de table et choix d’un joueur ne s’emboîtent pas
cards-about-user = { $word } parle de qui utilise la carte, et ne peut pas être dans des mots sur d’autres
cards-in-round = { $word } ne peut pas être dans des mots sur chaque joueur d’un tour de table
cards-about-another = { $word } parle d’un autre joueur : mettez-le dans OtherHand, Opponent ou EachOther
cards-only-in =
    { $word } ne peut être que dans { $place ->
        [served] le texte d’une servante qui sert
        [chambermaid] la capacité d’une femme de chambre
        [private] la capacité d’une servante privée, au tour de son maître
        [refined] la capacité d’une servante raffinée
       *[serving] ce qui arrive dans une phase de service
    }

## Filtres et conditions

cards-filter = un filtre peut avoir { $most } parties
cards-filter-cost = un coût est de 15 au plus, et non { $found }
cards-unknown = elle nomme "{ $id }", qu’aucune boîte n’a
cards-never-in-hand = "{ $id }" ({ $kind }) n’est jamais dans une main
cards-price = un prix va de 1 à 15, et non { $found }
cards-deep-conditions = des conditions peuvent être dans des conditions sur { $most } niveaux, pas plus
cards-condition = une condition peut avoir { $most } parties
cards-one-held = une condition peut demander une carte en main, pas plusieurs
cards-condition-takes = la condition prend de { $least } à { $most }, et non { $found }
cards-seen = Seen demande une carte que les mots d’avant ont montrée
cards-seen-costs-more = SeenCostsMore demande des cartes que les mots d’avant ont montrées
cards-holds = Holds révélerait la main d’un autre joueur : prenez Demand, qui la montre
cards-every-served = EveryServed ne peut être que dans le texte d’une servante qui sert
cards-more-than = MoreThan prend d’une à huit cartes
cards-chief-beneath = ChiefBeneath est la condition entière d’un bâtiment, et n’est nulle part ailleurs
cards-not-counted = "{ $id }" ({ $kind }) : on compte les femmes de chambre et les bâtiments

## Effets permanents et bonus

cards-standings = une carte a huit effets permanents au plus
cards-standing = { $kind } : { $word } n’y va pas
cards-visitor = Visitor prend deux prix de 1 à 9 services
cards-bonuses = une carte a huit bonus au plus
cards-most = Most est pour les servantes : les autres ne sont pas comptées dans les jeux
cards-family = une famille est de deux à huit servantes
cards-family-twice = un membre d’une famille n’y est qu’une fois
cards-no-maid = "{ $id }" n’est pas une servante
cards-one-per = OnePer prend 1 ou plus
cards-sets = les séries sont d’une à huit paires de taille (1 à 40) et de points (100 au plus)
