import type en from './en.device';

const device: typeof en = {
  title: 'Parties sur cet appareil',
  lede: 'Les parties contre des robots ou sur un seul écran se jouent et se conservent sur cet appareil. Elles n’ont besoin d’aucune connexion.',
  where: 'Où elle se joue',
  places: { device: 'Sur cet appareil', server: 'Sur le serveur' },
  notes: {
    device: 'Tout de suite, et sans connexion. La partie est conservée dans ce navigateur.',
    server: 'Sur tous vos appareils, avec un lien pour qui veut la voir.',
  },
  usual: 'Où se jouent les parties sans autres personnes',
  mark: 'Sur cet appareil',
  save: 'Enregistrer toutes les parties dans un fichier',
  bring: 'Reprendre les parties d’un fichier',
  bringText:
    'Le fichier contient toutes les parties de cet appareil, même celles en cours. Emportez-le dans un autre navigateur, ou gardez-le.',
  brought: (n: number) => (n === 1 ? 'Une partie a été reprise.' : `${n} parties ont été reprises.`),
  known: 'Toutes les parties de ce fichier sont déjà ici.',
  refused: (n: number) => (n === 1 ? 'Une partie de ce fichier est illisible.' : `${n} parties de ce fichier sont illisibles.`),
  unreadable: 'Ce n’est pas un fichier de parties.',
  full: 'Cet appareil n’a plus de place\u00a0: la partie continue, mais n’est pas conservée. Faites de la place, ou enregistrez vos parties dans un fichier.',
  fullShort: 'Plus de place\u00a0: la partie continue sans être conservée.',
  denied: 'Ce navigateur ne laisse rien conserver\u00a0: la partie dure tant que la page reste ouverte.',
  deniedShort: 'Rien n’est conservé\u00a0: la partie dure autant que cette page.',
  elsewhere: 'Cette partie se joue dans un autre onglet. Ici, vous regardez.',
  elsewhereShort: 'Jouée dans un autre onglet\u202f; vous regardez.',
  take: 'Jouer ici',
  alone: 'Cette page est seule\u00a0: on n’y rencontre personne.',
  needsOthers:
    'Il faut pour cela d’autres personnes, et une connexion. Les parties contre des robots ou sur un seul écran se jouent dès maintenant.',
  meet: 'Vers la maison où l’on se retrouve',
  playNow: 'Jouer ici maintenant',
  offline: 'Vous êtes hors connexion. Parties de cet appareil, cartes et règles sont là\u202f; le reste attend.',
  offlineShort: 'Hors connexion. Les parties de cet appareil continuent.',
  lost: 'Le serveur ne répond pas. Parties de cet appareil, cartes et règles sont là\u202f; le reste attend.',
  lostShort: 'Pas de serveur. Les parties de cet appareil continuent.',
  give: 'Confier au serveur',
  given: 'Le serveur a maintenant la partie\u00a0: elle a un lien et rejoint vos autres parties.',
};
export default device;
