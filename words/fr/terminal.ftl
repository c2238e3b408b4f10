### Ce que dit par ailleurs la ligne de commande.

terminal-welcome = Bonsoir. La table est mise : { $game }, graine { $seed }.
terminal-stand-ins = Reconstitutions à cette table : { $cards }.
terminal-hint = Un numéro ou une action la joue ; ? montre le reste.
terminal-bye = À la prochaine.
terminal-numbers = Les numéros sont 1 – { $last }
terminal-nothing-back = Il n’y a rien à reprendre.
terminal-back = Actions reprises : { $number }
terminal-no-card = Aucune carte de cette table ne s’appelle « { $name } »
terminal-saved = La partie jusqu’ici est dans { $file }
terminal-exists = « { $file } » existe déjà ; un autre nom, je vous prie
terminal-help =
    un numéro de la liste, ou l’action telle que le protocole l’écrit (hire:rouge-crescent)
    table      montre la table
    score      compte comme si la partie s’arrêtait ici
    card NOM   dit ce que fait une carte
    undo       reprend votre dernière action
    save FICH  garde la partie ; `livret replay FICH` la rejoue
    quit       quitte la table
terminal-replay = { $game }, { $players } joueurs, graine { $seed }

## La table en lignes

terminal-town = Ville : nom (coût) ×reste
terminal-cards = cartes
terminal-heaps = main { $hand }, pioche { $deck }, défausse { $discard }
terminal-known-top = vous en connaissez le dessus
terminal-known-bottom = et le fond
terminal-in_play = en jeu
terminal-hand = main
terminal-counters = à dépenser
terminal-chambermaids = femmes de chambre
terminal-private_maids = servantes privées
terminal-refined = servante raffinée
terminal-park = servantes raffinées
terminal-buildings = bâtiments
terminal-reminiscences = réminiscences
terminal-preparations = préparatifs
terminal-bad_habits = Mauvaises Habitudes
terminal-guests = invitées
terminal-first-master = Premier Maître
terminal-round = manche { $number }
terminal-pile = { $top } ({ $number } dans la pile)
terminal-face-down = { $number } face cachée
terminal-with = { $name } (avec { $under })
terminal-deck = pioche
terminal-face_up = face visible
terminal-your-hand = votre main
terminal-tokens =
    { $number ->
        [one] { $number } pion
       *[other] { $number } pions
    }
terminal-laid = défaussé : { $cards }
terminal-out = hors jeu
terminal-protected = sous protection
terminal-known = vous savez : { $cards }
terminal-result = Résultat
terminal-so-far = Si la partie s’arrêtait ici

## Listes de cartes

terminal-kind-love = Amour
terminal-kind-maid-chief = servantes en chef
terminal-kind-general-maid = servantes
terminal-kind-private-maid = servantes privées
terminal-kind-event = évènements
terminal-kind-building = bâtiments
terminal-kind-reminiscence = réminiscences
terminal-kind-refined-maid = servantes raffinées
terminal-kind-preparation = préparatifs
terminal-kind-character = personnages
terminal-columns = coût   PV  copies
terminal-columns-character = { "    valeur  copies" }
terminal-likely = { "[L]" } probable : une bonne source, ou une régularité nette entre les boîtes.
terminal-reconstructed = { "[R]" } reconstitution : la valeur imprimée nous est inconnue ; `--cards FICHIER` met la vôtre à sa place.
terminal-names = { "" }

## Options d’une table

terminal-options-usual = d’ordinaire { $value }
terminal-options-number = un nombre entier de { $least } à { $most }
terminal-options-seat = une place de 0 à { $last }
terminal-options-boxes = parmi { $boxes }
terminal-options-cards = { $count } identifiants de cartes
terminal-options-hint = S’écrit --option CLÉ=VALEUR ; dans un groupe, --option 'GROUPE={"{"}"CLÉ":VALEUR{"}"}'.
