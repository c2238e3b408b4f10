import type { Component } from 'svelte';

import type { Messages } from '../i18n/en';
import { matches } from '../lib/router.svelte';

export type PageName = keyof Messages['shell']['titles'];

// A file's name, and the title of its page. The first that fits is it.
const ROUTES: [pattern: string, file: string, title: PageName][] = [
  ['/', 'Home', 'home'],
  ['/new', 'NewTable', 'new'],
  ['/lobby', 'Lobby', 'lobby'],
  ['/games', 'Games', 'games'],
  ['/statistics', 'Statistics', 'statistics'],
  ['/profile', 'Profile', 'profile'],
  ['/settings', 'Settings', 'settings'],
  ['/about', 'About', 'about'],
  ['/learn', 'Learn', 'learn'],
  ['/learn/:id', 'Lesson', 'learn'],
  ['/join/:code', 'Join', 'join'],
  ['/table/:id', 'Table', 'table'],
  ['/replay/:id', 'Replay', 'replay'],
  ['/cards', 'Cards', 'cards'],
  ['/cards/:id', 'Card', 'card'],
  ['/print', 'Print', 'print'],
  ['/rules', 'Rules', 'rules'],
  ['/rules/:game', 'Rules', 'rules'],
];

type Page = Component<Record<string, unknown>>;
const files = import.meta.glob<{ default: Page }>('../pages/*.svelte');

export interface Found {
  file: string;
  title: PageName;
  params: Record<string, string>;
}

/** The page that belongs to a path. */
export function find(path: string): Found {
  for (const [pattern, file, title] of ROUTES) {
    const params = matches(pattern, path);
    if (params && files[`../pages/${file}.svelte`]) return { file, title, params };
  }
  return { file: 'NotFound', title: 'missing', params: {} };
}

export async function load(file: string): Promise<Page> {
  return (await files[`../pages/${file}.svelte`]!()).default;
}
