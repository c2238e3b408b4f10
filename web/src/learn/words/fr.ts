import type en from './en';

const words: typeof en = {
  title: 'Apprendre',
  lede: 'Deux jeux à apprendre en jouant, cinq minutes chacun environ. On peut s’arrêter à tout moment.',
  lessons: {
    'tanto-cuore': {
      welcome: {
        title: 'Voici la ville',
        text: 'Vous tenez une maison et embauchez ici des servantes. À la fin, la maison qui a le plus de points gagne. La pièce sur une carte est son prix en amour, l’écu est ce qu’elle vaut.',
      },
      hand: {
        title: 'Voici votre main',
        text: 'Cinq cartes à chaque tour. Votre pioche commence avec sept 1 Amour et trois Colette. Tout ce que vous embauchez la rejoint.',
      },
      love: {
        title: 'D’abord, l’amour',
        text: 'L’amour sert à payer. Quatre cartes 1 Amour donnent quatre amours, pour ce tour seulement.',
        do: 'Cliquez sur 1 Amour, glissez-le en jeu, ou appuyez sur «\u00a0Jouer toutes les cartes Amour\u00a0».',
      },
      employ: {
        title: 'Embauchez Geneviève',
        text: 'Elle coûte quatre. Une nouvelle servante va dans votre défausse et arrive en main plus tard, quand la défausse est mélangée en une nouvelle pioche. On embauche une fois par tour, sauf si une carte donne d’autres emplois.',
        do: 'Cliquez sur Geneviève, en ville.',
      },
      end: {
        title: 'Le tour finit',
        text: 'Ce que vous avez joué ou gardé en main est rangé, et vous piochez cinq nouvelles cartes.',
        do: 'Appuyez sur «\u00a0Terminer le tour\u00a0».',
      },
      story: {
        title: 'Puis jouent les autres',
        text: 'Novice a joué de l’amour et embauché Moine. Ce que les autres ont fait depuis votre tour est toujours raconté ici, d’abord ce qui vous a touché. Montrez un nom pour voir la carte.',
      },
      love2: {
        title: 'Votre deuxième tour',
        text: 'Ce sont les cinq autres cartes de votre pioche : trois amours et deux Colette.',
        do: 'Cliquez sur 1 Amour, ou appuyez sur «\u00a0Jouer toutes les cartes Amour\u00a0».',
      },
      employ2: {
        title: 'Embauchez Kagari',
        text: 'Trois amours suffisent tout juste pour Kagari. La cloche sur sa carte dit qu’elle donne deux services.',
        do: 'Cliquez sur Kagari, en ville.',
      },
      end2: {
        title: 'Et ainsi de suite',
        text: 'Votre pioche est vide : la défausse est mélangée et la remplace. Geneviève et Kagari y sont.',
        do: 'Appuyez sur «\u00a0Terminer le tour\u00a0».',
      },
      serve: {
        title: 'Faites-vous servir par Geneviève',
        text: 'Les voici. Avant d’embaucher, on peut se faire servir : une fois par tour, davantage si une carte donne des services. Geneviève prend votre seul service et en rend un, avec une carte et un amour en plus. Commencez par de telles servantes.',
        do: 'Cliquez sur Geneviève, ou glissez-la sur la table.',
      },
      serve2: {
        title: 'Maintenant Kagari',
        text: 'Elle prend le service que Geneviève a donné, et en donne deux.',
        do: 'Cliquez sur Kagari\u202f: qu’elle vous serve.',
      },
      chamber: {
        title: 'Faites de Colette une femme de chambre',
        text: 'Le lit sur une carte dit combien de services il faut pour l’installer dans vos quartiers privés. Elle y reste, hors de votre pioche, et compte à la fin : un point seule, plus avec d’autres de sa sorte.',
        do: 'Cliquez sur Colette, ou glissez-la dans vos quartiers.',
      },
      phase: {
        title: 'Passez à l’embauche',
        text: 'Personne d’autre ne peut vous servir à ce tour.',
        do: 'Appuyez sur «\u00a0Terminer la phase de service\u00a0».',
      },
      love3: {
        title: 'Encore de l’amour',
        text: 'Trois cartes 1 Amour, et l’amour donné par Geneviève : quatre.',
        do: 'Cliquez sur 1 Amour, ou appuyez sur «\u00a0Jouer toutes les cartes Amour\u00a0».',
      },
      buy: {
        title: 'Achetez un meilleur amour',
        text: 'Une carte 2 Amours coûte quatre. Il en faut pour les servantes plus chères : les meilleures coûtent neuf.',
        do: 'Cliquez sur 2 Amours, en ville.',
      },
      end3: {
        title: 'C’était un tour entier',
        text: 'Départ, service, embauche, défausse : chaque tour a ces parties, et celles où il n’y a rien à choisir passent d’elles-mêmes.',
        do: 'Appuyez sur «\u00a0Terminer le tour\u00a0».',
      },
      attack: {
        title: 'Un vilain cadeau',
        text: 'Novice a acheté pour vous des Mauvaises Habitudes : un point de moins. On peut donner des évènements à qui a une servante dans ses quartiers ; certaines cartes les enlèvent, ou vous protègent.',
      },
      finish: {
        title: 'Comment cela finit',
        text: 'Quand deux piles de servantes sont vides en ville, on finit la manche et on compte les points : celles que vous avez installées, ce qui est écrit sur les cartes de votre pioche, moins ce que coûtent les évènements. Essayez une partie entière ; les signes sont toujours expliqués sous la touche ?.',
      },
    },
    'love-letter': {
      welcome: {
        title: 'Une carte, et une autre',
        text: 'Votre lettre doit parvenir à la princesse ; votre carte est la personne qui la porte. À votre tour vous en piochez une seconde et jouez l’une des deux. Le nombre est le rang.',
      },
      open: {
        title: 'Ce qui reste',
        text: 'Seize cartes en tout. À deux, trois sont face visible près de la pioche, et une est mise de côté sans être vue. Ce qui est visible, personne ne peut l’avoir.',
      },
      priest: {
        title: 'Jouez le Prêtre',
        text: 'Il regarde la main de quelqu’un d’autre. Vous gardez le Garde pour plus tard.',
        do: 'Cliquez sur le Prêtre.',
      },
      seen: {
        title: 'Novice a le Prince',
        text: 'Vous seul l’avez vu. Puis Novice a pioché et joué un Garde contre vous, en annonçant la Princesse : faux. Le Prince est donc toujours là.',
      },
      guard: {
        title: 'Votre Garde',
        text: 'Annoncez une carte : si l’autre l’a, il quitte la manche. Vous savez laquelle c’est.',
        do: 'Cliquez sur le Garde et annoncez le Prince.',
      },
      token: {
        title: 'La manche est à vous',
        text: 'Qui reste en dernier gagne la manche et reçoit un jeton d’affection. Si la pioche s’épuise d’abord, la plus haute carte gagne. À deux, sept jetons gagnent la partie.',
      },
      handmaid: {
        title: 'Une nouvelle manche',
        text: 'La Servante vous protège jusqu’à votre prochain tour : rien ne peut vous viser.',
        do: 'Cliquez sur la Servante.',
      },
      safe: {
        title: 'En vain',
        text: 'Novice a dû jouer le Prêtre, et n’a pu regarder personne.',
      },
      guess: {
        title: 'Au hasard',
        text: 'Cette fois vous ne savez rien de sûr. Les cartes visibles sont exclues ; parmi les autres, choisissez. Essayons la Comtesse.',
        do: 'Cliquez sur le Garde et annoncez la Comtesse.',
      },
      finish: {
        title: 'C’est tout',
        text: 'Huit sortes de cartes, chacune avec un effet : laissez le pointeur sur une carte, ou tenez-la, pour la lire. Ne jouez jamais la Princesse : qui la pose quitte la manche.',
      },
    },
  },
  names: { 'tanto-cuore': 'Un premier Tanto Cuore', 'love-letter': 'Un premier Love Letter' },
  about: {
    'tanto-cuore':
      'Trois tours : embaucher, se faire servir, installer une femme de chambre, et subir des Mauvaises Habitudes. Les autres boîtes se jouent de même.',
    'love-letter': 'Deux manches à deux : regarder, deviner, être sous protection.',
  },
  begin: 'Commencer',
  rules: 'Les règles',
  signs: 'Les signes',
  you: 'Invité',
  other: 'Novice',
  legend: {
    cost: ['Prix', 'l’amour pour l’embaucher'],
    points: ['Points', '? se compte à la fin'],
    draw: ['Cartes', 'en piocher autant'],
    love: ['Amour', 'pour payer, à ce tour'],
    serving: ['Services', 'combien de servantes peuvent servir'],
    employment: ['Emplois', 'combien on peut embaucher'],
    chambermaid: ['Femme de chambre', 'services pour l’installer'],
    ill: ['Maladie', 'elle en a autant'],
    chief: ['Servante en chef', 'il en faut une'],
    away: ['Défausse', 'une carte est défaussée'],
    then: ['Et alors', 'ce qui s’ensuit'],
    or: ['Ou', 'l’un des deux'],
    more: ['Plus à lire', 'y laisser le pointeur, ou la tenir'],
    count: ['Reste dans la pile', ''],
    legal: ['Peut être jouée', 'un liseré vert ; l’Amour n’en a pas avant l’embauche'],
    can: ['À votre portée', 'un liseré autour de ce que vous pouvez payer'],
    empty: ['Bord en tirets', 'une place pour des cartes, vide à présent'],
    standin: ['Coin plié', 'reconstitution : nous ne connaissons pas la carte imprimée'],
    focus: ['Anneau bleu', 'choisi au clavier'],
    skills: ['Talents', 'Motto : imagination, concentration, effort'],
    value: ['Rang', 'Love Letter : le nombre d’une carte'],
  },
  coach: 'Conseil',
  step: (n, of) => `étape ${n} sur ${of}`,
  next: 'Continuer',
  back: 'Une étape en arrière',
  doIt: 'Faites-le pour moi',
  leave: 'Quitter la leçon',
  waits: 'Novice joue …',
  astray: 'Pas celle-ci, cette fois.',
  play: 'Jouer une partie entière',
  guided: 'Première partie guidée',
};

export default words;
