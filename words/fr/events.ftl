### Ce qui s’est passé : event-<type>, comme le protocole les nomme. Une phrase sans mots n’est pas dite.

event-turn_began =
    { $player ->
        [you] Votre tour
       *[other] Tour { ELIDE("de", $player) }
    }
event-phase_began = { "" }
event-turn_ended = { "" }
event-drew =
    { $player ->
        [you] Vous piochez
       *[other] { $player } pioche
    } { what }
event-shuffled =
    { $round ->
        [none] { $player ->
            [you] Vous mélangez votre
           *[other] { $player } mélange sa
        } défausse en une nouvelle pioche
       *[other] Manche { $round } : on mélange la pioche
    }
event-served =
    { $player ->
        [you] Vous vous faites servir
       *[other] { $player } se fait servir
    } par { $card }
event-chambered =
    { $whom ->
        [self] { $player ->
            [you] Vous faites
           *[other] { $player } fait
        } { ELIDE("de", $card) } une femme de chambre
       *[other] { $player ->
            [you] Vous envoyez
           *[other] { $player } envoie
        } { $card } { home }
    }
event-love_played =
    { $player ->
        [you] Vous jouez
       *[other] { $player } joue
    } { $cards }
event-gained =
    { $player ->
        [you] Vous gagnez
       *[other] { $player } gagne
    } { $amount }
# Ce qui reste à la fin d’un tour est posé chaque fois : on n’en dit rien.
event-discarded =
    { $from ->
        [turn] { "" }
        [deck] { discards } { what } du dessus de { own } pioche
        [quarters] { discards } { what } de { $player ->
            [you] vos
           *[other] ses
        } quartiers privés
        [none] { $whom ->
            [none] { $player ->
                [you] Vous posez
               *[other] { $player } pose
            } { $card }
           *[other] { $player ->
                [you] Vous jouez
               *[other] { $player } joue
            } { $card } contre { whom }
        }
       *[hand] { discards } { what }
    }
discards =
    { $player ->
        [you] Vous défaussez
       *[other] { $player } défausse
    }
event-returned =
    { $player ->
        [you] Vous rendez
       *[other] { $player } rend
    } { $card }{ $maid ->
        [none] { "" }
       *[other] { " " }{ ELIDE("de", $maid) }
    } { to-town }{ $under ->
        [none] { "" }
       *[other] { " " }; { $under }, dessous, est défaussée
    }
event-taken =
    { $from ->
        [aside] { takes } { the-card }, de côté depuis le début de la manche
        [seat] { $whom ->
            [you] { $player } vous prend { first-master }
           *[other] { takes } { first-master } à { $whom }
        }
       *[none] { $whom ->
            [self] { $to ->
                [deck] { puts } { the-card } { of-town } sur { own } pioche
                [discard] { puts } { the-card } { of-town } sur { own } défausse
               *[hand] { takes } { the-card } { of-town } en main
            }
            [you] { $player } vous donne { the-card } { of-town }
           *[other] { $player ->
                [you] Vous donnez
               *[other] { $player } donne
            } { the-card } { of-town } à { $whom }
        }
    }
takes =
    { $player ->
        [you] Vous prenez
       *[other] { $player } prend
    }
puts =
    { $player ->
        [you] Vous mettez
       *[other] { $player } met
    }
event-hired =
    { $under ->
        [none] { $maid ->
            [none] { $kind ->
                [event] { buys } { $card } pour { whom }
                [building] { buys } { $card }
                [love] { buys } { $card }
               *[other] { $player ->
                    [you] Vous embauchez
                   *[other] { $player } embauche
                } { $card }{ $whom ->
                    [self] { "" }
                    [none] { "" }
                   *[other] { " " }pour { whom }
                }
            }
           *[other] { buys } { $card } pour { $maid } ({ home })
        }
       *[other] { buys } { $card } avec { $under } dessous
    }
buys =
    { $player ->
        [you] Vous achetez
       *[other] { $player } achète
    }
event-revealed =
    { $player ->
        [none] { $from ->
            [town] On retourne { what }
           *[none] Face visible : { what }
        }
       *[other] { $cancels ->
            [none] { $from ->
                [deck] { reveals } de { own } pioche : { what }
               *[hand] { $player ->
                    [you] Vous montrez
                   *[other] { $player } montre
                } { what }
            }
           *[other] { reveals } { what } : { $cancels } retourne { in-town }
        }
    }
reveals =
    { $player ->
        [you] Vous révélez
       *[other] { $player } révèle
    }
event-looked =
    { $player ->
        [you] Vous regardez
       *[other] { $player } regarde
    } { $from ->
        [deck] le dessus de { $whom ->
            [you] votre pioche
            [self] { own } propre pioche
           *[other] la pioche { ELIDE("de", $whom) }
        }
        [hand] une carte de { hand-of }
       *[none] { hand-of }
    }{ $card ->
        [none] { "" }
       *[other] { " " }: { $card }
    }
hand-of =
    { $whom ->
        [you] votre main
        [self] { own } main
       *[other] la main { ELIDE("de", $whom) }
    }
event-placed =
    { $to ->
        [quarters] { $maid ->
            [none] { $player ->
                [you] Vous recevez
               *[other] { $player } reçoit
            } { $card }
           *[other] { $card } est posée sur { $maid } (chez { $player ->
                [you] vous
               *[other] { $player }
            })
        }
        [deck-bottom] { puts } { the-card } sous { own } pioche
       *[deck] { puts } { the-card } sur { own } pioche
    }
event-moved =
    { $player ->
        [you] Vous enlevez
       *[other] { $player } enlève
    } { $card }{ $maid ->
        [none] { "" }
       *[other] { " " }{ ELIDE("de", $maid) }
    } ({ home })
event-cured =
    { $player ->
        [you] Vous soignez
       *[other] { $player } soigne
    } { $maid }
event-protected =
    { $player ->
        [you] Vous êtes sous protection jusqu’à votre
       *[other] { $player } est sous protection jusqu’à son
    } prochain tour
event-remembered =
    { $player ->
        [you] Vous acquérez
       *[other] { $player } acquiert
    } la réminiscence { $card }
event-worked =
    { $player ->
        [you] Vous terminez
       *[other] { $player } termine
    } { $card }
event-picked =
    { $player ->
        [you] Vous choisissez
       *[other] { $player } choisit
    } { $card }
event-guessed =
    { $player ->
        [you] Vous annoncez
       *[other] { $player } annonce
    } { $whom ->
        [you] que vous avez
       *[other] { ELIDE("que", $whom) } a
    } { $card } : { $right ->
        [yes] juste !
       *[no] faux
    }
event-compared =
    { $player ->
        [you] Vous comparez votre
       *[other] { $player } compare sa
    } main avec { whom }{ against }
event-swapped =
    { $place ->
        [court] { $player ->
            [you] Vous échangez votre
           *[other] { $player } échange sa
        } main
       *[town] { $player ->
            [you] Vous échangez
           *[other] { $player } échange
        } une carte
    } avec { whom }{ against }
against =
    { $given ->
        [none] { "" }
       *[other] { " " }: { $given } contre { $taken }
    }
event-eliminated =
    { $player ->
        [you] Vous quittez
       *[other] { $player } quitte
    } la manche{ $card ->
        [none] { "" }
       *[other] { " " }et { $player ->
            [you] posez
           *[other] pose
        } { $card }
    }
# Pourquoi : à cause de quelle carte, et de qui ; « none » là où c’est la sienne.
because =
    { $player ->
        [you] à cause de votre { $card }
        [none] à cause { ELIDE("de", $card) }
       *[other] à cause { ELIDE("de", $card) } ({ $player })
    }
event-round_ended =
    { $winners ->
        [none] Fin de la manche { $round }
        [nobody] Personne ne gagne la manche{ hands-shown }
        [you] La manche vous revient{ hands-shown }
       *[other] La manche revient à { $winners }{ hands-shown }
    }
hands-shown =
    { $hands ->
        [none] { "" }
       *[other] { " " }: { $hands }
    }
hand-held =
    { $player ->
        [you] vous aviez
       *[other] { $player } avait
    } { $card }
event-game_ended =
    { $winners ->
        [none] La partie est finie
        [nobody] La partie est finie
        [you] La partie vous revient
       *[other] La partie revient à { $winners }
    }
