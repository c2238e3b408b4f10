/** What may be heard: that it is one's turn, cards that move, somebody hired. */
export type CueSet = 'turn' | 'cards' | 'hire';

/** What a person likes, kept on this device. */
export interface Settings {
  lang: 'en' | 'fr' | 'ja';
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'off';
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  cues: Record<CueSet, boolean>;
  autoLove: boolean;
  autoForced: boolean;
  warnUnspent: boolean;
  zoneWords: 'both' | 'game' | 'plain';
  textMode: boolean;
  /** Everything that may be done stands in a list beside the board. */
  list: boolean;
  /** Where games without other people are played. */
  host: 'device' | 'server';
}

const KEY = 'livret.settings';

function language(): Settings['lang'] {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.find((tag): tag is Settings['lang'] => tag === 'en' || tag === 'fr' || tag === 'ja') ?? 'en';
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({
  lang: language(),
  theme: 'system',
  motion: 'system',
  sound: false,
  volume: 0.6,
  cues: { turn: true, cards: true, hire: true },
  autoLove: true,
  autoForced: true,
  warnUnspent: true,
  zoneWords: 'both',
  textMode: false,
  list: false,
  host: 'device',
  ...kept(),
});

/** Writes the settings down; a full or forbidden storage is no reason to stop. */
export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    /* they hold until the page is closed */
  }
}

/** True where things may move. */
export function moves(): boolean {
  return settings.motion === 'system' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
