### Pourquoi une chose ne se peut pas : des propositions, dont on fait des phrases (`sentence`).

refusal-too-long = les textes des cartes en jeu demanderaient plus de pas qu’une action n’en permet ; choisissez-en une autre, ou corrigez les données des cartes

## Ce qui n’est pas une action

refusal-no-action = ce n’est pas une action de ce jeu
refusal-not-in-game = cette carte n’est pas de cette partie
refusal-no-card = cette carte n’existe pas
refusal-no-seat = cette place n’existe pas
refusal-pile = on travaille à la nourriture, à la décoration ou au nettoyage
refusal-illness-number = il manque un nombre de maladies

## Réponses attendues

refusal-asks-first = { $card } demande d’abord
refusal-lay-down = dites d’abord quelle carte de votre main vient au-dessus de la défausse
refusal-nothing-asks = aucune carte ne demande cela maintenant
refusal-end-start = choisissez d’abord ce que donne la servante privée, de l’amour ou un emploi
refusal-end-pick = choisissez d’abord une servante raffinée
refusal-phase = pas dans cette phase : { $phase }

## Service et femmes de chambre

refusal-not-in-hand = { $card } n’est pas dans votre main
refusal-does-not-serve = { $card } ne sert pas
refusal-no-serving = il ne reste pas de service ; se faire servir en coûte 1
refusal-no-chambermaid = { $card } ne peut pas devenir femme de chambre
refusal-chamber-price = cela coûte { $price } services, vous en avez { $have }
refusal-send = elle doit avoir servi ce tour et être en jeu, le service doit être payé, et la maison être celle d’un autre joueur
refusal-send-back = une d’elles, en bonne santé, doit loger dans vos quartiers, et ses services doivent être payés
refusal-love = cette carte Amour n’est pas dans votre main, ou ce n’est pas le moment

## Embauche

refusal-reminiscence = les réminiscences ne s’embauchent pas ; congédiez ce qu’elles demandent
refusal-preparation = les préparatifs se gagnent par le travail
refusal-refined = les servantes raffinées se choisissent, elles ne s’embauchent pas
refusal-not-hired = { $card } ne s’embauche pas
refusal-no-employment = il ne reste plus d’emploi ce tour
refusal-price = { $card } coûte { $price } amours, vous en avez { $have }
refusal-no-house = elle s’embauche sans nommer de maison
refusal-face-up = seule une servante privée face visible peut être embauchée
refusal-none-left = il n’en reste plus en Ville
refusal-where = dites où va cette carte
refusal-shielded =
    { $whom ->
        [self] vos Jardins
        [you] vos Jardins
       *[other] les Jardins { ELIDE("de", $whom) }
    } écartent d’autres évènements
refusal-no-maid =
    { $whom ->
        [self] vous n’avez
        [you] vous n’avez
       *[other] { $whom } n’a
    } pas de servante dans les quartiers privés
refusal-ten-illnesses = dix maladies sont posées sur des servantes, et il n’y en a pas d’autres
refusal-cannot-fall-ill =
    { $whom ->
        [self] aucune servante de ce nom chez vous
        [you] aucune servante de ce nom chez vous
       *[other] aucune servante de ce nom chez { $whom }
    } ne peut tomber malade
refusal-beneath = une servante en chef de votre main se glisse dessous
refusal-condition = la condition { ELIDE("de", $card) } n’est pas remplie

## Capacités, soins, réminiscences, travail

refusal-nothing-to-use = elle n’a rien à utiliser
refusal-not-topmost = ce n’est pas votre servante privée du dessus
refusal-ill = elle est malade
refusal-not-the-time = ce n’est pas le moment
refusal-used = elle a déjà servi ce tour
refusal-needs = ce qu’il lui faut n’est pas là
refusal-three-love = il faut défausser un 3 Amours de la main
refusal-none-ill = aucune de vos servantes de ce nom n’est malade
refusal-one-reminiscence = une réminiscence par tour
refusal-not-face-up = elle n’est pas face visible
refusal-cannot-pay = votre main ne peut pas payer ce qu’elle demande
refusal-pick = elle n’est pas au Parc pour vous
refusal-work-phase = pas dans cette phase
refusal-work = votre servante en chef ouvre une autre pile, celle-ci est vide, ou les points de compétence ne suffisent pas

## Love Letter

refusal-letter-action = ici, une action est une carte jouée
refusal-letter-card = l’action ne nomme aucune carte de Love Letter
refusal-letter-seat = cette place n’existe pas
refusal-letter-over = la partie est finie : assez de marqueurs d’affection sont gagnés
refusal-not-held = { $card } n’est pas dans votre main
refusal-countess = avec le Prince ou le Roi en main, c’est la Comtesse qu’il faut jouer
refusal-nobody = personne ne peut être choisi : la carte se joue sans viser personne
refusal-on-nobody = { $card } se joue sans viser personne
refusal-choose = quelqu’un peut être choisi : choisissez
refusal-another = { $card } se joue contre un autre joueur
refusal-out = { $whom } a quitté la manche
refusal-protected = { $whom } est sous la protection de la Servante jusqu’à son prochain tour
refusal-only-guard = seule la Garde annonce une carte
refusal-guard-names = la Garde annonce une carte
refusal-guard-himself = la Garde peut annoncer toute carte, sauf la Garde
refusal-guard-nobody = personne ne peut être choisi, la Garde n’annonce donc rien
