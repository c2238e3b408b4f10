import { describe, expect, it } from 'vitest';

import en from 'words/en';
import fr from 'words/fr';
import ja from 'words/ja';

import { speaking } from '../../lib/fluent';
import type { Place } from '../../wire/wire';
import type { GameEvent } from '../shapes';
import { tell } from '../events';
import { logged, type Logged } from '../log';
import type { Tongue } from '../speech';
import { marking, pieces, plain } from '../story/pieces';
import { sentence } from '../story/sentences';
import { chaptersOf, doingsOf, filtered, newsOf, sinceMyTurn, storyteller, type Deed } from '../story/story';
import streams from './followed.json';
import { names } from './spoken.json';

const NAMES = new Map(names as [string, Record<string, string>][]);
const tongueOf = (lang: 'en' | 'fr' | 'ja', words: string, me: number | null = 0): Tongue => ({
  say: speaking(lang, words),
  lang,
  me,
  place: 'town',
  card: (id) => NAMES.get(id)?.[lang] ?? NAMES.get(id)?.['en'] ?? id,
  kind: (id) => NAMES.get(id)?.['kind'],
  who: (seat) => ({ me: seat === me, name: `P${seat}` }),
});
const tongue = tongueOf('en', en);
const at = (zone: Place[0], seat?: number): Place => (seat === undefined ? [zone] : [zone, seat]);
const played = (ply: number, seat: number, ...events: GameEvent[]): Logged => logged({ kind: 'played', ply, seat, events, at: 0 });
const turn = (player: number, no: number): GameEvent => ({ type: 'turn_began', player, now: { player, turn: no } });
const served = (player: number, card: string): GameEvent => ({ type: 'served', player, card });
const habit = (player: number, card: string, seat: number): GameEvent => ({
  type: 'placed',
  player,
  card: 'bad-habit',
  to: 'quarters',
  because: { card, seat },
  moves: [{ cards: ['bad-habit'], count: 1, from: at('town'), to: at('bad_habits', player) }],
});
const love = (player: number, ...cards: string[]): GameEvent[] => [
  { type: 'love_played', player, cards },
  { type: 'gained', player, counter: 'love', count: cards.length },
];
const words = (deed: Deed, nested = false): string => {
  const told = sentence(tongue, deed, nested);
  return told ? plain([...told.words, ' ', ...told.note]).trim() : '';
};

const LOG = [
  logged({ kind: 'started', events: [turn(0, 1)], at: 0 }),
  played(0, 0, ...love(0, '1-love')),
  played(1, 0, ...love(0, '1-love'), turn(1, 2)),
  played(2, 1, served(1, 'nena-wilder'), {
    type: 'gained',
    player: 1,
    counter: 'love',
    count: 1,
    because: { card: 'nena-wilder', seat: 1 },
  }),
  played(3, 1, habit(0, 'nena-wilder', 1)),
  played(4, 1, { type: 'hired', player: 1, card: 'tenalys-trent', cost: 5, to: 1 }, { type: 'drew', player: 1, count: 5 }, turn(0, 3)),
  played(5, 0, served(0, 'moine-de-lefevre')),
];

describe('the story', () => {
  it('has a chapter for each turn, with effects under their cause', () => {
    const chapters = chaptersOf(LOG, 0);
    expect(chapters.map(({ seat, turn }) => [seat, turn])).toEqual([
      [null, null],
      [0, 1],
      [1, 2],
      [0, 3],
    ]);
    const nena = chapters[2]!.deeds[0]!;
    expect(words(nena)).toBe('P1 is served by Nena Wilder');
    expect(nena.effects.map((effect) => words(effect, true))).toEqual(['P1 gains 1 love', 'You get Bad Habit']);
  });

  it('tells first what touched the listener, then who was thrown out and by what, and leaves out what led to that', () => {
    const laid = (player: number, card: string, target: number): GameEvent => ({ type: 'discarded', player, card, target });
    const out = (player: number, card: string, by: number): GameEvent => ({ type: 'eliminated', player, because: { card, seat: by } });
    const guessed = (player: number, target: number, because: string): GameEvent =>
      ({ type: 'guessed', player, target, card: 'x', right: true, because: { card: because, seat: player } }) as unknown as GameEvent;
    const log = [
      logged({ kind: 'started', events: [turn(0, 1)], at: 0 }),
      played(0, 0, laid(0, 'a', 1), turn(1, 2)),
      played(1, 1, laid(1, 'b', 2), turn(2, 3)),
      played(2, 2, laid(2, 'c', 3), guessed(2, 3, 'c'), out(3, 'c', 2), turn(3, 4)),
      played(3, 3, laid(3, 'd', 0), turn(0, 5)),
    ];
    const news = newsOf(sinceMyTurn(chaptersOf(log, 0), 0, 4), 0);
    expect(news.map(({ deed }) => deed.event.card)).toEqual(['d', 'c', 'b']);
    expect(news[1]!.decisive).toBe(true);
    expect(news[1]!.effects.map(({ event }) => event.type)).toEqual(['eliminated']);
  });

  it('tells Love that is played card by card in one sentence', () => {
    const [deed, ...others] = chaptersOf(LOG, 0)[1]!.deeds;
    expect(words(deed!)).toBe('You play 1 Love ×2');
    expect(deed!.ply).toBe(2);
    expect(others).toEqual([]);
  });

  it('says since my last turn what touched me first, then what others did', () => {
    const news = newsOf(sinceMyTurn(chaptersOf(LOG, 0), 0, 2), 0);
    expect(news.map(({ deed, touches }) => [words(deed), touches])).toEqual([
      ['P1 is served by Nena Wilder', true],
      ['P1 hires Tenalys Trent 5 love', false],
    ]);
    expect(news[0]!.effects.map((effect) => words(effect, true))).toEqual(['You get Bad Habit']);
    expect(newsOf(sinceMyTurn(chaptersOf(LOG.slice(0, 3), 0), 0, 2), 0)).toEqual([]);
  });

  it('tells what others did in the order in which they did it', () => {
    const log = [...LOG.slice(0, 3), played(2, 1, served(1, 'azure-crescent')), played(3, 1, served(1, 'tenalys-trent'))];
    const news = newsOf(sinceMyTurn(chaptersOf(log, 0), 0, 2), 0);
    expect(news.map(({ deed }) => deed.event.card)).toEqual(['azure-crescent', 'tenalys-trent']);
  });

  it('tells each seat by its cards, hired ones marked', () => {
    expect(doingsOf(sinceMyTurn(chaptersOf(LOG, 0), 0, 2), 0)).toEqual([
      {
        seat: 1,
        deeds: [
          { key: expect.any(String) as string, card: 'nena-wilder', hired: false },
          { key: expect.any(String) as string, card: 'tenalys-trent', hired: true },
        ],
      },
    ]);
  });

  it('does not say twice that an event was bought for me', () => {
    const bought = played(2, 1, { type: 'hired', player: 1, card: 'bad-habit', cost: 2, to: 0 }, habit(0, 'bad-habit', 1));
    const [news, ...others] = newsOf(sinceMyTurn(chaptersOf([...LOG.slice(0, 3), bought], 0), 0, 2), 0);
    expect(words(news!.deed)).toBe('P1 buys Bad Habit for you 2 love');
    expect([news!.touches, news!.effects, others]).toEqual([true, [], []]);
  });

  it('says the cause where it does not stand above', () => {
    expect(words({ event: habit(0, 'nena-wilder', 1) } as Deed)).toBe('You get Bad Habit because of P1’s Nena Wilder');
    expect(words({ event: habit(1, 'nena-wilder', 0) } as Deed)).toBe('P1 gets Bad Habit because of your Nena Wilder');
    expect(words({ event: habit(1, 'nena-wilder', 1) } as Deed)).toBe('P1 gets Bad Habit because of Nena Wilder');
    expect(words({ event: habit(1, 'bad-habit', 1) } as Deed)).toBe('P1 gets Bad Habit');
  });

  it('is filtered by seat and by what touched me', () => {
    const [, , second] = chaptersOf(LOG, 0);
    expect(filtered(second!, 'me')!.deeds.map((deed) => [words(deed), deed.effects.length])).toEqual([['P1 is served by Nena Wilder', 1]]);
    expect(filtered(second!, 0)).toBeNull();
    expect(filtered(second!, 1)!.deeds).toHaveLength(3);
  });

  it('goes on where it was: closed chapters stay the same', () => {
    const story = storyteller();
    const before = story(LOG.slice(0, 6), 0);
    const copy = structuredClone(before);
    const after = story(LOG, 0);
    expect(after).toEqual(chaptersOf(LOG, 0));
    after.slice(0, 3).forEach((chapter, i) => expect(chapter).toBe(before[i]));
    expect(before).toEqual(copy);
  });
});

describe('a card in a sentence', () => {
  const CASES = [
    ['en', en],
    ['fr', fr],
    ['ja', ja],
  ] as const;
  it.each(CASES)('is found again in every sentence of recorded games (%s)', (lang, text) => {
    const spoken = tongueOf(lang, text);
    let links = 0;
    for (const { told } of streams as unknown as { told: { events: GameEvent[] }[] }[])
      for (const event of told.flatMap(({ events }) => events)) {
        const marked = sentence(spoken, { event });
        if (!marked) continue;
        links += marked.words.filter((piece) => typeof piece !== 'string').length;
        // Marks change nothing about how it is said.
        expect(plain(marked.words)).toBe(tell(spoken, event)!.text);
        expect(plain(marked.words)).not.toMatch(/[\uE000\uE001]/);
      }
    expect(links).toBeGreaterThan(300);
  });

  it('keeps its elision', () => {
    const french = tongueOf('fr', fr);
    const marked = marking(french).say('because', { player: 'none', card: marking(french).card('azure-crescent') });
    expect(plain(pieces(french, marked))).toMatch(/^à cause d’/);
  });
});
