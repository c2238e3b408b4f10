### Ce que l’on peut faire : action-<verbe>, comme un ordre. La fin d’une phase se trouve avec elle (table.ftl).

action-pick = Choisir { $card }
action-serve = Se faire servir par { $card }
action-chamber = Faire { ELIDE("de", $card) } une femme de chambre
action-send = Envoyer { $card } { home }
action-use = Utiliser { $card }
action-cure = Soigner { $on } (défausser un 3 Amours)
action-remember = Acquérir { $card }
action-work = Travailler : { $pile }
action-love = Jouer { $card }
action-love_all = Jouer toutes les cartes Amour
    .short = Cartes Amour
action-hire =
    { $under ->
        [none] { $on ->
            [none] { $kind ->
                [event] Placer { $card } { home }
                [building] Acheter { $card }
                [love] Acheter { $card }
               *[other] Embaucher { $card }{ $whom ->
                    [none] { "" }
                   *[other] { " " }pour { whom }
                }
            }
           *[other] Placer { $card } sur { $on } ({ home })
        }
       *[other] Acheter { $card } avec { $under } dessous
    }
action-discard =
    { $count ->
        [2] Défausser deux fois { $card }
       *[other] Défausser { $card }
    }
action-return =
    Rendre { $card }{ $on ->
        [none] { "" }
       *[other] { " " }{ ELIDE("de", $on) }
    }{ $under ->
        [none] { "" }
       *[other] { " " }(avec { $under } dessous)
    } { to-town }
action-take =
    Prendre { $card }{ $on ->
        [none] { "" }
       *[other] { " " }{ ELIDE("de", $on) }
    }
action-top =
    { $to ->
        [discard] Laisser voir { $card }
       *[deck] Mettre { $card } sur la pioche
    }
action-bottom = Mettre { $card } sous la pioche
action-give = Donner { $card }
action-keep =
    { $at ->
        [deck] Laisser { $card } sur la pioche
       *[other] Garder { $card }
    }
action-gain = Gagner { $amount }
action-target = Choisir { whom }
action-maid = Choisir { $on } ({ home })
action-yes =
    { $effect ->
        [none] Oui
       *[other] Oui : { $effect }
    }
action-no =
    { $effect ->
        [none] Non merci
       *[other] Non : { $effect }
    }
action-done = C’est tout
action-end = Terminer la phase
    .short = Terminer
action-play =
    { $does ->
        [in_vain] Jouer { $card } (sans effet)
       *[other] Jouer { $card }{ $whom ->
            [none] { "" }
           *[other] { " " }contre { whom }
        }{ $names ->
            [none] { "" }
           *[other] { " " }en annonçant { $names }
        }
    }

## Ce que feraient oui et non

effect-cancel = la montrer, l’évènement repart
effect-suffer = l’évènement est placé
effect-swap = échanger contre une carte au hasard des miennes
