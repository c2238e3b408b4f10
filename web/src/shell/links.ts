import type { Messages } from '../i18n/en';
import type { PageName } from './routes';

export interface Link {
  to: string;
  text: string;
  /** Pages that it stands for. */
  on: PageName[];
}

/** Where the house's header leads, and the menu of the table. */
export const linksOf = (nav: Messages['shell']['nav']): Link[] => [
  { to: '/new', text: nav.play, on: ['new'] },
  { to: '/lobby', text: nav.lobby, on: ['lobby', 'join'] },
  { to: '/games', text: nav.games, on: ['games', 'replay', 'statistics'] },
  { to: '/cards', text: nav.cards, on: ['cards', 'card', 'print'] },
  { to: '/rules', text: nav.rules, on: ['rules'] },
  { to: '/settings', text: nav.settings, on: ['settings'] },
];
