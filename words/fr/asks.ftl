### Ce qui est demandé : ask-<sorte>. $decline est « must », « no » (on peut refuser) ou « done » (on peut s’arrêter) ; $steps dit
### combien de réponses restent à donner, ou à donner au plus, là où il y en a plusieurs.

ask-turn_with_gain = Choisissez, quand vous voulez, ce que donne votre servante privée ; la phase se termine ensuite.
ask-pick = Choisissez la servante raffinée qui vous aide pendant cette manche.
ask-play = Jouez une de vos deux cartes.
ask-discard =
    { $decline ->
        [done] Défaussez encore une carte, ou arrêtez-vous là.
        [no] { $steps ->
            [none] Vous pouvez défausser une carte.
            [1] Vous pouvez défausser une carte.
           *[other] Vous pouvez défausser jusqu’à { $steps } cartes.
        }
       *[must] { $steps ->
            [none] Défaussez une carte.
            [1] Encore 1 carte à défausser.
           *[other] Encore { $steps } cartes à défausser.
        }
    }
ask-discard_twins = Vous pouvez défausser deux cartes de même nom.
ask-keep_one = Choisissez la seule carte que vous gardez.
ask-lay_down = Quelle carte de votre main vient au-dessus de votre défausse, à la vue de tous ?
ask-return =
    { $decline ->
        [must] Rendez une carte { to-town }.
       *[no] { $steps ->
            [none] Vous pouvez rendre une carte { to-town }.
            [1] Vous pouvez rendre une carte { to-town }.
           *[other] Vous pouvez rendre { $steps } cartes { to-town }, l’une après l’autre.
        }
    }
ask-return_event = Vous pouvez renvoyer un évènement { in-town }.
ask-return_building = Vous pouvez renvoyer { in-town } un bâtiment de ce joueur.
ask-take =
    { $decline ->
        [must] Prenez une carte { of-town }.
       *[no] Vous pouvez prendre une carte { of-town }.
    }
ask-exchange = Vous pouvez prendre une carte { of-town }.
ask-swap_private = Vous pouvez échanger votre servante privée contre une { of-town }.
ask-take_event = Quel évènement déplacez-vous ?
ask-place_moved = Où va l’évènement ?
ask-give = Vous pouvez donner une carte { of-town } à un joueur.
ask-put_on_top =
    { $decline ->
        [must] Mettez une carte sur votre pioche.
       *[no] Vous pouvez mettre une carte sur votre pioche.
    }
ask-put_under =
    { $decline ->
        [must] Mettez une carte sous votre pioche.
       *[no] Vous pouvez mettre une carte sous votre pioche.
    }
ask-look_at_top = Défausser cette carte, ou la laisser sur la pioche ?
ask-discard_looked =
    { $decline ->
        [done] Défaussez encore une des cartes regardées, ou arrêtez-vous là.
       *[no] Vous pouvez défausser des cartes regardées.
    }
ask-order_looked = Remettez les autres sur votre pioche, en commençant par la plus profonde.
ask-keep_revealed = Choisissez la seule carte que vous gardez.
ask-seat =
    { $decline ->
        [must] Choisissez un joueur.
       *[no] Vous pouvez choisir un joueur.
    }
ask-maid = Choisissez une servante.
ask-gain = Choisissez ce que vous gagnez.
ask-chamber =
    { $decline ->
        [done] Faites une autre femme de chambre, ou arrêtez-vous là.
        [must] Faites une femme de chambre sans payer.
       *[no] Vous pouvez faire une femme de chambre sans payer.
    }
ask-pay = Défaussez une carte pour la payer.
ask-yes_no = Oui ou non ?
ask-use = Utiliser sa capacité ?
ask-swap = Échanger deux cartes au hasard ?
# $card est l’évènement, $maid la servante qui le recevrait, $names la carte qui l’écarte.
ask-reaction =
    { $maid ->
        [none] Pour votre maison : { $card }. Révéler { $names } ?
       *[other] Sur { $maid } (chez vous) : { $card }. Révéler { $names } ?
    }
