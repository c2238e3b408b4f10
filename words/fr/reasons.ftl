### Pourquoi un robot ferait une chose : ce qui est fait (reason-do-…), et ce qui parle pour elle.

reason-said = { $what } : { $why }
reason-and = { $one } ; { $two }
reason-list = { $one }, { $two }

## Ce qui est fait

reason-do-pick = choisir { $card }
reason-do-serve = se faire servir par { $card }
reason-do-chamber = femme de chambre : { $card }
reason-do-send = envoyer { $card } → { $seat }
reason-do-use = utiliser { $card }
reason-do-cure = soigner { $maid }
reason-do-remember = acquérir { $card }
reason-do-work = travailler : { reason-pile }
reason-do-love = jouer { $card }
reason-do-love_all = jouer tout l’Amour
reason-do-hire =
    embaucher { $card }{ $seat ->
        [none] { $maid ->
            [none] { "" }
           *[other] { " " }au-dessus de { $maid }
        }
       *[other] { " → " }{ $maid ->
            [none] { $seat }
           *[other] { $maid } ({ $seat })
        }
    }
    .protocol =
        engager { $card }{ $seat ->
            [none] { $maid ->
                [none] { "" }
               *[other] { " " }au-dessus de { $maid }
            }
           *[other] { " → " }{ $maid ->
                [none] { $seat }
               *[other] { $maid } ({ $seat })
            }
        }
reason-do-discard = défausser { $card }
reason-do-return =
    rendre { $card }{ $maid ->
        [none] { "" }
       *[other] { " " }({ $maid })
    }
reason-do-habit = Mauvaises Habitudes
reason-do-illness = Maladie ({ $maid })
reason-do-take = prendre { $card }
reason-do-top = sur la pioche : { $card }
reason-do-bottom = sous la pioche : { $card }
reason-do-give = donner { $card }
reason-do-keep = garder { $card }
reason-do-gain = gagner { reason-counter }
reason-do-target = choisir la place { $seat }
reason-do-maid = choisir { $maid } ({ $seat })
reason-do-yes = oui
reason-do-no = non
reason-do-done = c’est tout
reason-do-end = terminer la phase
reason-pile =
    { $pile ->
        [food] nourriture
        [decoration] décoration
       *[cleaning] nettoyage
    }
reason-counter =
    { $counter ->
        [love] amour
        [serving] service
        [employment] embauche
        [imagination] imagination
        [concentration] concentration
       *[effort] effort
    }

## Ce qui parle pour elle

reason-wins = finit la partie en tête
reason-hurts = leur coûte jusqu’à { $points } points
reason-lightens = allège la pioche
reason-love-counts = l’amour compte à l’embauche
reason-fits = convient le mieux à cette main
reason-missed-least = la carte qui manquera le moins
reason-nothing-helps = aucune carte offerte n’aide cette pioche
reason-nothing-better = rien de mieux à faire
reason-best-use = le mieux que cette carte puisse faire
reason-worth = son effet vaut sa place
reason-scores =
    { $signed } { $points ->
        [one] point
       *[other] points
    }
reason-gives-draw =
    +{ $count } { $count ->
        [one] carte
       *[other] cartes
    }
    .protocol = +{ $count } cartes
reason-gives-serving =
    +{ $count } { $count ->
        [one] service
       *[other] services
    }
    .protocol = +{ $count } services
reason-gives-love = +{ $count } amour
reason-gives-employment =
    +{ $count } { $count ->
        [one] emploi
       *[other] emplois
    }
    .protocol = +{ $count } embauches
reason-gives-imagination = +{ $count } imagination
reason-gives-concentration = +{ $count } concentration
reason-gives-effort = +{ $count } effort
reason-price =
    coûte { $count } { $love ->
        [one] de votre { $love } amour
       *[other] de vos { $love } amours
    }
reason-last = la dernière de sa pile
reason-proved = finit la partie ce tour et gagne, c’est prouvé
reason-tried = { $percent } % sur { $tries } parties jouées

## Le novice

reason-helps = aide le plus cette main
reason-brings = apporte amour, cartes ou compétences
reason-scores-and-lightens = marque et allège la pioche
reason-safe-points = des points que nul ne reprend
reason-love-first = l’amour d’abord, puis l’embauche
reason-before-the-end = des points avant la fin
reason-strengthens = renforce les tours à venir
reason-least-or-most = coûte le moins ou rapporte le plus

## Celui qui aime l’Amour

reason-love-pays = l’amour paie tout
reason-more-love = plus d’amour pour plus tard
reason-points = des points
reason-may-give-love = de l’amour si elle en donne
reason-nothing-else = des points et de l’Amour, rien d’autre
reason-cheapest = l’issue la moins chère

## Love Letter

reason-letter-what =
    { $card }{ $seat ->
        [none] { "" }
       *[other] { " " }sur la place { $seat }
    }{ $named ->
        [none] { "" }
       *[other] , en nommant { $named }
    }
reason-letter-guess = la carte y est à { $odds } %.
reason-letter-look = voir cette main vaut mieux que deviner ; { $kept } reste.
reason-letter-compare = { $kept } est plus haut à { $less } %, égal à { $same } %, plus bas à { $more } %.
reason-letter-safe = { $kept } est à l’abri jusqu’au prochain tour.
reason-letter-change = cette main change, et { $wanted } y est à { $odds } %.
reason-letter-another = mieux vaut une autre carte que { $kept }.
reason-letter-swap = l’autre carte est plus haute que { $kept } à { $more } %.
reason-letter-lost = la manche est perdue.
reason-letter-keep = { $kept } est la carte à garder.
