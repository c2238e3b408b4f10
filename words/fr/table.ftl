### Les mots que toutes les phrases partagent.
###
### Ce dont les phrases disposent : $player, la place qui agit ; $whom, l’autre place dont il s’agit. L’un et l’autre sont un nom, ou
### « you » pour qui écoute ; $whom est « self » quand c’est la place qui agit. Les cartes sont des noms ; ce qui manque est
### « none ». $place est « town », dans Motto « park », dans Love Letter « court ». ELIDE("de", $x) donne « de Claris », « d’Azure ».

## Listes et nombres

list = { $list }, { $next }
list-last = { $list } et { $next }
nobody = personne
times = { $name } ×{ $count }
ill =
    { $name } ({ $count ->
        [one] { $count } maladie
       *[other] { $count } maladies
    })
a-card = une carte
some-cards =
    { $count ->
        [0] aucune carte
        [1] une carte
       *[other] { $count } cartes
    }
first-master = la carte Premier Maître
seat = Place { $number }
you = vous
colon = { $said } : { $cards }
sentence = { $said }.

## Morceaux de phrases

the-card =
    { $card ->
        [none] { a-card }
       *[other] { $card }
    }
what =
    { $cards ->
        [none] { $card ->
            [none] { some-cards }
           *[other] { $card }
        }
       *[other] { $cards }
    }
to-town =
    { $place ->
        [park] au Parc
       *[town] à la Ville
    }
of-town =
    { $place ->
        [park] du Parc
       *[town] de la Ville
    }
in-town =
    { $place ->
        [park] au Parc
       *[town] en Ville
    }
own =
    { $player ->
        [you] votre
       *[other] sa
    }
whom =
    { $whom ->
        [you] vous
        [self] { $player ->
            [you] vous-même
           *[other] soi-même
        }
       *[other] { $whom }
    }
home =
    chez { $whom ->
        [you] vous
        [self] { $player ->
            [you] vous
           *[other] soi
        }
       *[other] { $whom }
    }

## Compteurs : tant de l’un ; ce qui est gagné ; le nom seul

counter-draw =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
    .gain = { counter-draw }
    .name = cartes
counter-serving =
    { $count ->
        [one] { $count } service
       *[other] { $count } services
    }
    .gain = { counter-serving }
    .name = services
counter-love =
    { $count ->
        [one] { $count } amour
       *[other] { $count } amours
    }
    .gain = { counter-love }
    .name = amours
counter-employment =
    { $count ->
        [one] { $count } emploi
       *[other] { $count } emplois
    }
    .gain = { counter-employment }
    .name = emplois
counter-imagination =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    } d’imagination
    .gain = { counter-imagination }
    .name = imagination
counter-concentration =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    } de concentration
    .gain = { counter-concentration }
    .name = concentration
counter-effort =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    } d’effort
    .gain = { counter-effort }
    .name = efforts

## Phases : le nom ; le même où la place manque ; y mettre fin ; ce qu’on y fait ; ce qui suit

phase-start = phase de départ
    .short = départ
    .end = Terminer la phase de départ
    .todo = Que faites-vous d’abord ?
    .next = Vous pouvez utiliser des capacités, soigner une servante ou jouer de l’Amour. Ensuite : phase de service.
phase-serve = phase de service
    .short = service
    .end = Terminer la phase de service
    .todo = Qui va vous servir ?
    .next =
        { $place ->
            [park] Posez une servante en jeu, ou dans vos quartiers comme femme de chambre. Ensuite : phase de travail ou d’embauche.
           *[town] Posez une servante en jeu, ou dans vos quartiers comme femme de chambre. Ensuite : phase d’embauche.
        }
phase-hire = phase d’embauche
    .short = embauche
    .end = Terminer le tour
    .todo = Qui embauchez-vous ?
    .next = Tant qu’il reste de l’amour et des emplois. Ensuite votre main est rangée et vous piochez cinq cartes.
phase-dismiss = phase de défausse
    .short = défausse
    .end = Terminer la phase de défausse
    .todo = On range ce qui a été joué et l’on pioche une nouvelle main.
    .next = Ensuite le joueur suivant continue.
phase-pick = choix des servantes raffinées
    .short = choix
    .end = Terminer : choix des servantes raffinées
    .todo = Qui vous aide cette manche ?
    .next = Ensuite le joueur suivant choisit ; les tours suivent dans le même ordre.
phase-refined = phase de la servante raffinée
    .short = servante raffinée
    .end = Terminer la phase de la servante raffinée
    .todo = Utilisez-vous votre servante raffinée ?
    .next = Ensuite : phase de service.
phase-work = phase de travail
    .short = travail
    .end = Terminer la phase de travail
    .todo = Que préparez-vous ?
    .next = Tant qu’il reste des points de compétence. Ensuite : phase d’embauche.
phase-play = jouer une carte
    .short = jeu
    .end = Terminer le tour
    .todo = Quelle carte jouez-vous ?
    .next = Son effet s’applique aussitôt ; ensuite le joueur suivant continue.
phase-over = partie finie

## Piles de préparatifs

pile-food = nourriture
pile-decoration = décoration
pile-cleaning = nettoyage

## Titres au-dessus des actions

group-serve = Se faire servir
group-chamber = Femmes de chambre
group-love = Amour
group-use = Capacités
group-cure = Soigner
group-remember = Réminiscences
group-work = Travail
group-pick = Servantes raffinées
group-hire = Embaucher
group-choose = Choisir
group-play = Jouer
group-end = Continuer

## À qui de décider

prompt-yours = À vous de décider
prompt-theirs = { $player } décide
prompt-watching = { $player } : { $phase }
prompt-turn = Votre tour : { $phase }
    .short = Votre tour
prompt-asks = { $card } demande
prompt-attacked = { $player } attaque avec { $card }
prompt-answers = { $player } répond à { $card }
prompt-over = La partie est finie
