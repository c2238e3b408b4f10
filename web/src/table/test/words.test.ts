import { describe, expect, it } from 'vitest';

import en from 'words/en';
import fr from 'words/fr';
import ja from 'words/ja';

import { clause, sentence, speaking } from '../../lib/fluent';
import type { Decision, Offer, Phase } from '../../wire/wire';
import { asInTown, byPlace, group, grouped, label, place } from '../actions';
import { tell } from '../events';
import { prompt } from '../prompt';
import type { GameEvent } from '../shapes';
import { refusal, type Tongue } from '../speech';
import { moves, offer } from './offers';
import spoken from './spoken.json';

type Named = { en: string; fr: string; ja?: string; kind: string };
const names = new Map(spoken.names as unknown as [string, Named][]);
const PEOPLE = ['Azure', 'Claris', 'Baron', 'Dora', 'Édith', 'Fay', 'Grace'];
const SAY = { en: speaking('en', en), fr: speaking('fr', fr), ja: speaking('ja', ja) };

function tongue(lang: keyof typeof SAY, me: number | null = 0, place: Tongue['place'] = 'town'): Tongue {
  return {
    say: SAY[lang],
    lang,
    me,
    place,
    card: (id) => names.get(id)?.[lang] ?? names.get(id)?.en ?? `?${id}`,
    kind: (id) => names.get(id)?.kind,
    who: (seat) => ({ me: seat === me, name: PEOPLE[seat] ?? `?${seat}` }),
  };
}
const LANGS = ['en', 'fr', 'ja'] as const;
const TONGUES = [...LANGS.map((lang) => tongue(lang)), ...LANGS.map((lang) => tongue(lang, null))];

const ids = [...names.keys()].filter((id) => id.includes('-'));

/** No hole, no id, no blank too many or breakable before a sign. */
function spokenWell(text: string): void {
  expect(text).toMatch(/\S/);
  expect(text).not.toMatch(/undefined|null|NaN|\[object|~|\?[a-z0-9]|[{}$]|\bnone\b/);
  expect(text).not.toMatch(/\s\s|^\s|\s$| [;:!?»]/);
  expect(ids.filter((id) => text.includes(id))).toEqual([]);
}

/** What those who may not see get. */
function* seenByOthers(event: GameEvent): Generator<GameEvent> {
  yield event;
  const { cards: _cards, card: _card, given: _given, taken: _taken, ...open } = event;
  const rest = open as GameEvent;
  if (event.type === 'drew') yield rest;
  if (event.type === 'looked' || (event.type === 'placed' && event.to !== 'quarters') || event.from === 'aside') yield rest;
  if (event.type === 'compared' || event.type === 'swapped') yield rest;
}

describe('the words of the table', () => {
  it('names every action of every game, in every language', () => {
    for (const { offer, phase } of spoken.offers as unknown as { offer: Offer; phase: Phase }[]) {
      for (const speaker of TONGUES) spokenWell(label(speaker, offer, { phase }));
    }
  });

  it('tells every event, to those who see all and to those who do not', () => {
    const silent = new Set(['phase_began', 'turn_ended']);
    for (const event of spoken.events as unknown as GameEvent[]) {
      for (const seen of seenByOthers(event)) {
        for (const speaker of TONGUES) {
          const line = tell(speaker, seen);
          if (silent.has(event.type) || event.from === 'turn') expect(line).toBeNull();
          else spokenWell(line!.text);
        }
      }
    }
  });

  it('says of every decision whose it is and what is asked', () => {
    for (const decision of spoken.decisions as unknown as Decision[]) {
      for (const speaker of TONGUES) {
        const said = prompt(speaker, { decision });
        spokenWell(said.head);
        spokenWell(said.ask);
        if (said.next) spokenWell(said.next);
      }
    }
  });

  it('asks a question in every phase of a turn, and says whose turn it is', () => {
    const phases = ['start', 'serve', 'hire', 'pick', 'refined', 'work', 'play'] as const;
    for (const phase of phases)
      for (const lang of LANGS) {
        const decision: Decision = { player: 1, phase, kind: 'turn', source: null, offers: [], ask: { sort: 'turn' } };
        const { ask, brief } = prompt(tongue(lang, 1), { decision });
        expect(ask).toMatch(/[?？]$/);
        expect(['Your turn', 'Votre tour', 'あなたのターン']).toContain(brief);
      }
  });

  it('says how many cards are still to come, where several are', () => {
    const said = (decline: 'must' | 'no', steps?: number, sort: 'discard' | 'return' = 'discard') =>
      LANGS.map((lang) => {
        const decision: Decision = {
          player: 1,
          phase: 'serve',
          kind: 'choice',
          source: 'scary-night',
          offers: [],
          steps,
          ask: { sort, decline },
        };
        return prompt(tongue(lang, 1), { decision }).ask;
      });
    expect(said('must', 2)).toEqual(['2 more cards to discard.', 'Encore 2 cartes à défausser.', 'あと2枚捨ててください。']);
    expect(said('must', 1)[1]).toBe('Encore 1 carte à défausser.');
    expect(said('must')[0]).toBe('Discard a card.');
    expect(said('no', 2)[0]).toBe('You may discard up to 2 cards.');
    expect(said('no')[0]).toBe('You may discard a card.');
    expect(said('no', 2, 'return')[1]).toMatch(/^Vous pouvez rendre 2 cartes/);
  });

  it('says of an attack who makes it, with which card, and what is lost, and nothing of what it cost', () => {
    const asked = (lang: keyof typeof SAY, decision: Partial<Decision>) =>
      prompt(tongue(lang, 1), {
        decision: { player: 1, phase: 'serve', kind: 'choice', source: 'natsumi-fujikawa', offers: [], ...decision },
      });
    const text = {
      en: 'Discard down to 3 cards.',
      fr: 'Défaussez des cartes jusqu’à n’en garder que 3 en main.',
      ja: '手札が3枚になるまで捨てる。',
    };
    const night = LANGS.map((lang) => asked(lang, { source: 'scary-night', steps: 2, ask: { sort: 'discard', by: 0, text } }));
    expect(night.map(({ head }) => head)).toEqual([
      'Azure attacks with Scary Night',
      'Azure attaque avec Nuit terrifiante',
      'Azureの攻撃：怖い夜',
    ]);
    expect(night.map(({ suffers }) => suffers)).toEqual([text.en, text.fr, text.ja]);
    // The question has said it already.
    expect(asked('en', { ask: { sort: 'discard', by: 0, text: { en: 'Discard a card.', fr: '' } } }).suffers).toBe('');
    // Whoever uses the card is told all of it.
    expect(asked('en', { ask: { sort: 'discard' } })).toMatchObject({ head: 'Natsumi Fujikawa asks', suffers: null });
    const ask = { sort: 'reaction', by: 0, with: 'nena-wilder', card: 'bad-habit' } as const;
    const event = LANGS.map((lang) => asked(lang, { kind: 'reaction', source: 'claire-saint-juste', ask }));
    expect(event.map(({ head, ask }) => `${head}. ${ask}`)).toEqual([
      'Azure attacks with Nena Wilder. Bad Habit is about to be placed with you. Reveal Claire Saint-Juste?',
      'Azure attaque avec Nena Wilder. Pour votre maison\u202f: Mauvaises Habitudes. Révéler Claire Saint-Juste\u202f?',
      expect.stringMatching(/^Azureの攻撃：.+あなたの私室に悪い癖が置かれます。.+を公開しますか？$/),
    ]);
    expect(event[0]!.suffers).toBe('');
  });

  it('says what yes and no would do', () => {
    const said = (verb: 'yes' | 'no', effect: Offer['effect']) =>
      LANGS.map((lang) => label(tongue(lang), offer(verb, undefined, { effect }), { phase: 'hire' }));
    expect(said('yes', { does: 'says', text: { en: 'draw a card', fr: 'piocher', ja: '1枚引く' } })).toEqual([
      'Yes: draw a card',
      'Oui\u202f: piocher',
      'はい：1枚引く',
    ]);
    expect(said('no', { does: 'suffer' })[0]).toBe('No: the event is placed');
    expect(said('no', { does: 'decline' })).toEqual(['No, thank you', 'Non merci', 'いいえ']);
  });

  it('elides in French', () => {
    const said = tongue('fr', null);
    expect(tell(said, { type: 'turn_began', player: 0 })!.text).toBe('Tour d’Azure');
    expect(tell(said, { type: 'turn_began', player: 4 })!.text).toBe('Tour d’Édith');
    expect(label(said, offer('chamber', 'azure-crescent'), { phase: 'serve' })).toBe('Faire d’Azure Crescent une femme de chambre');
    expect(tell(said, { type: 'guessed', player: 1, target: 0, card: 'king', right: true })!.text).toMatch(
      /annonce qu’Azure a .*\u202f: juste\u202f!/,
    );
  });

  it('agrees in French with every card and every winner', () => {
    const said = tongue('fr');
    expect(label(said, offer('hire', 'bad-habit', { seat: 1 }), { phase: 'hire' })).toBe('Placer Mauvaises Habitudes chez Claris');
    expect(label(said, offer('hire', 'illness', { seat: 0, on: { card: 'rosa-topaz' } }), { phase: 'hire' })).toBe(
      'Placer Maladie sur Rosa Topaz (chez vous)',
    );
    expect(tell(said, { type: 'taken', player: 1, from: 'aside' })!.text).toBe(
      'Claris prend une carte, de côté depuis le début de la manche',
    );
    expect(tell(said, { type: 'gained', player: 1, counter: 'imagination', count: 2 })!.text).toBe('Claris gagne 2 points d’imagination');
    expect(label(said, offer('end'), { phase: 'serve' })).toBe('Terminer la phase de service');
    expect(tell(said, { type: 'game_ended', winners: [0] })!.text).toBe('La partie vous revient');
    expect(tell(said, { type: 'game_ended', winners: [0, 1] })!.text).toBe('La partie revient à vous et Claris');
  });

  it('buys an event for somebody instead of hiring it', () => {
    const said = (event: { card: string; to: number; maid?: string; under?: string }, me: number | null = 0) =>
      LANGS.map((lang) => tell(tongue(lang, me), { type: 'hired', player: 1, cost: 2, ...event })!.text);
    expect(said({ card: 'bad-habit', to: 0 })).toEqual([
      'Claris buys Bad Habit for you',
      'Claris achète Mauvaises Habitudes pour vous',
      expect.stringMatching(/^Clarisはあなたの私室に置く.+を購入した$/),
    ]);
    expect(said({ card: 'bad-habit', to: 1 }).slice(0, 2)).toEqual([
      'Claris buys Bad Habit for themselves',
      'Claris achète Mauvaises Habitudes pour soi-même',
    ]);
    expect(said({ card: 'bad-habit', to: 1 }, 1).slice(0, 2)).toEqual([
      'You buy Bad Habit for yourself',
      'Vous achetez Mauvaises Habitudes pour vous-même',
    ]);
    expect(said({ card: 'illness', to: 0, maid: 'rosa-topaz' }).slice(0, 2)).toEqual([
      'Claris buys Illness for your Rosa Topaz',
      'Claris achète Maladie pour Rosa Topaz (chez vous)',
    ]);
    expect(label(tongue('en'), offer('hire', 'bad-habit', { seat: 1 }), { phase: 'hire' })).toBe('Buy Bad Habit and place it with Claris');
  });

  it('keeps two は apart in Japanese', () => {
    expect(tell(tongue('ja'), { type: 'gained', player: 0, counter: 'love', count: 2 })!.text).toBe('あなたは、はあと＋2を得た');
    expect(tell(tongue('ja'), { type: 'gained', player: 1, counter: 'serving', count: 1 })!.text).toBe('Clarisはご奉仕＋1を得た');
  });

  it('calls the town of Motto a park', () => {
    const motto = LANGS.map((lang) => tongue(lang, 0, 'park'));
    expect(motto.map((said) => label(said, offer('return', 'julia'), { phase: 'serve' }))).toEqual([
      'Return Julia to the park',
      'Rendre Julia au Parc',
      'ジュリアを公園に戻す',
    ]);
    for (const said of motto)
      for (const event of spoken.events as unknown as GameEvent[]) expect(tell(said, event)?.text ?? '').not.toMatch(/the town|Ville|施設/);
  });

  it('says why the rules refuse something', () => {
    const reason = { id: 'refusal-price', facts: { card: 'illness', price: 4, have: 1 } };
    const said = LANGS.map((lang) => refusal(tongue(lang), { code: 'illegal_action', message: '', reason }));
    expect(said[0]).toBe('Illness costs 4 love, you have 1.');
    expect(said[1]).toBe('Maladie coûte 4 amours, vous en avez 1.');
    expect(said[2]).toMatch(/はあとが4必要ですが、1しかありません。$/);
    expect(refusal(tongue('en'), { code: 'stale', message: '' })).toBeUndefined();
  });

  it('says why a set-up is refused, with sentences in it', () => {
    const wanted = { id: 'setup-wanted-seat', facts: { last: 1 } };
    const reason = { id: 'setup-must-be', facts: { at: 'first', wanted, found: 3 } };
    const said = LANGS.map((lang) => sentence(tongue(lang).say, clause(tongue(lang).say, reason)));
    expect(said[0]).toBe('First must be a seat from 0 to 1, not 3.');
    expect(said[1]).toBe('First doit être une place de 0 à 1, et non 3.');
    expect(said[2]).toBe('Firstは3ではなく、0から1までの席でなければなりません。');
  });

  it('speaks to the listener as you, and never takes a name for a word', () => {
    expect(tell(tongue('en'), { type: 'drew', player: 0, count: 2 })!.text).toBe('You draw 2 cards');
    expect(tell(tongue('en'), { type: 'drew', player: 1, count: 1 })!.text).toBe('Claris draws a card');
    expect(tell(tongue('ja'), { type: 'drew', player: 1, count: 2 })!.text).toBe('Clarisはカード2枚をドローした');
    const sly: Tongue = { ...tongue('en'), who: () => ({ me: false, name: 'you' }) };
    expect(tell(sly, { type: 'drew', player: 1, count: 1 })!.text).toBe('\u2068you\u2069 draws a card');
  });
});

describe('an offer', () => {
  const decide = (offers: Offer[], kind: Decision['kind'] = 'turn'): Decision => ({
    player: 0,
    phase: 'serve',
    kind,
    source: null,
    offers,
  });

  it('is made where the card lies', () => {
    expect(place(offer('serve', 'colette-framboise', moves('hand', 'in_play', 0)))).toBe('hand:colette-framboise');
    expect(place(offer('hire', 'illness', { on: { card: 'rosa-topaz' }, seat: 1, ...moves('town', 'illnesses') }))).toBe('town:illness');
    expect(place(offer('use', 'rosa-topaz', { effect: { does: 'ability', at: ['private_maids', 0] } }))).toBe('house:0:rosa-topaz');
    expect(place(offer('maid', 'illness', { on: { card: 'rosa-topaz', illness: 1 }, seat: 1, effect: { does: 'aim' } }))).toBe(
      'house:1:rosa-topaz',
    );
    expect(place(offer('target', undefined, { seat: 1, effect: { does: 'aim' } }))).toBe('seat:1');
    expect(place(offer('top', '2-love', moves('town', 'deck')))).toBe('town:2-love');
    expect(place(offer('top', '1-love', moves('hand', 'deck', 0)))).toBe('hand:1-love');
    expect(place(offer('work', 'food-1', { pile: 'food', ...moves('pantry', 'preparations') }))).toBe('pile:food');
    expect(place(offer('end', undefined, { effect: { does: 'end_phase' } }))).toBeNull();
  });

  it('is made in the prompt where the card lies nowhere', () => {
    const looked = [
      offer('discard', '1-love', moves('deck', 'discard', 0)),
      offer('keep', '1-love', { effect: { does: 'stay', at: ['deck', 0] } }),
    ];
    expect(byPlace(decide(looked, 'choice')).size).toBe(0);
  });

  it('is listed as the cards lie in the town', () => {
    const hire = (card: string): Offer => offer('hire', card, moves('town', 'discard'));
    const offers = [offer('love_all'), hire('2-love'), hire('estate'), hire('rosa-topaz'), hire('illness'), offer('end')];
    const listed = asInTown(decide(offers), ['rosa-topaz', '2-love', 'illness', 'estate']).offers!;
    expect(listed.map(({ card, verb }) => card ?? verb)).toEqual(['love_all', 'rosa-topaz', '2-love', 'illness', 'estate', 'end']);
  });

  it('stands in a group; going on comes last', () => {
    expect(group(offer('no'), 'choice')).toBe('end');
    expect(grouped(decide([offer('end'), offer('serve', 'colette-framboise')])).map(([name]) => name)).toEqual(['serve', 'end']);
  });
});
