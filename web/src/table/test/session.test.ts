import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { ClientMessage, Entry, LogEntry, Move, Offer, ServerMessage, Snapshot, Table, View } from '../../wire/wire';
import { offer } from './offers';

const wire = vi.hoisted(() => ({ said: [] as unknown[], hear: (_: unknown): void => {}, wake: (): void => {} }));
vi.mock('../../host', () => ({
  hostOf: () => ({
    reachable: true,
    mayPlay: () => true,
    send: (message: unknown) => wire.said.push(message) > 0,
    connect: (listener: (message: unknown) => void, onOpen: () => void) => {
      Object.assign(wire, { hear: listener, wake: onOpen });
      onOpen();
      return () => {};
    },
  }),
}));
const looked = vi.hoisted(() => [] as unknown[]);
vi.mock('../../lib/api', () => ({
  faultOf: (fault: unknown) => fault,
  ask: (_method: string, route: string, { query }: { query: { ply: number } }) => {
    looked.push([route, query]);
    const told = { ply: query.ply, view: { ...view(), turn: query.ply }, standing: null };
    return new Promise((tell) => setTimeout(() => tell(told), 10 * (5 - query.ply)));
  },
}));
const { Session } = await import('../session.svelte');

const info = (you = [0], ply = 0) => ({ id: 'T', you, ply, clocks: null }) as unknown as Table;
const end = offer('end');
const view = (offers?: Offer[]) =>
  ({ decision: { player: 0, phase: 'hire', kind: 'turn', source: null, offers }, players: [] }) as unknown as View;
const snapshot = (seq: number, more: Partial<Snapshot> = {}): ServerMessage => ({
  op: 'snapshot',
  table: 'T',
  seq,
  info: info(),
  seat: 0,
  view: view([end]),
  cards: [],
  standing: null,
  log: [],
  earlier: null,
  undo_to: null,
  ...more,
});
const played = (ply: number, seat = 0, by_itself?: true): LogEntry => ({ kind: 'played', ply, seat, by_itself, events: [], at: 0 });
const entry = (seq: number, of: LogEntry, more: Partial<Entry> = {}): ServerMessage => ({
  op: 'entry',
  table: 'T',
  seq,
  entry: of,
  ...more,
});
const hear = (message: ServerMessage): void => wire.hear(message);
const said = (): ClientMessage[] => wire.said.splice(0) as ClientMessage[];

describe('a session', () => {
  let session: InstanceType<typeof Session>;
  beforeEach(() => {
    wire.said.length = 0;
    session = new Session('T');
    session.open();
  });

  it('asks for the whole table first, and from where it broke off later', () => {
    expect(said()).toEqual([{ op: 'watch', table: 'T', seat: undefined, detail: true, packed: true }]);
    hear(snapshot(4));
    wire.wake();
    expect(said()).toEqual([{ op: 'watch', table: 'T', seat: undefined, since: 4, detail: true, packed: true }]);
  });

  it('applies entries in order, once, and asks anew after a gap', () => {
    hear(snapshot(4));
    hear(entry(5, played(0)));
    hear(entry(5, played(0)));
    expect([session.ply, session.log.length]).toEqual([1, 1]);
    said();
    hear(entry(8, played(3)));
    expect(session.ply).toBe(1);
    expect(said()).toEqual([{ op: 'watch', table: 'T', seat: undefined, detail: true, packed: true }]);
  });

  it('acts with the ply and a token, and not twice', () => {
    hear(snapshot(4));
    said();
    session.act(end);
    session.act(end);
    const [act, ...more] = said();
    expect(more).toEqual([]);
    expect(act).toMatchObject({ op: 'act', table: 'T', ply: 0, action: 'end', token: expect.stringMatching(/^[0-9a-f]{24}$/) });
    expect(session.view!.decision!.offers).toEqual([end]);
  });

  it('makes the next view of what happened where it is told no whole one', () => {
    const first = { ...view([end]), phase: 'hire', players: [{ hand: { count: 5 }, deck: { count: 5 }, discard: [] }] } as unknown as View;
    hear(snapshot(4, { view: first }));
    const moves = [{ count: 2, from: ['deck', 0], to: ['hand', 0] }] as Move[];
    const drew: LogEntry = {
      kind: 'played',
      ply: 0,
      seat: 0,
      events: [{ type: 'drew', player: 0, count: 2, moves, now: { phase: 'serve' } }],
      at: 0,
    };
    hear(entry(5, drew, { values: {} }));
    expect(session.view).toEqual({ phase: 'serve', decision: null, players: [{ hand: { count: 7 }, deck: { count: 3 }, discard: [] }] });
  });

  it('sorts by the order of the cards that the table was told with', () => {
    const first = { ...view([end]), town: { piles: {} }, players: [{ hand: ['b'], deck: { count: 5 }, discard: [] }] } as unknown as View;
    hear(snapshot(4, { view: first, cards: ['c', 'b', 'a'] }));
    const draw = (...cards: string[]): LogEntry => {
      const moves = [{ cards, from: ['deck', 0], to: ['hand', 0] }] as Move[];
      return { kind: 'played', ply: 0, seat: 0, events: [{ type: 'drew', player: 0, count: 2, cards, moves }], at: 0 };
    };
    hear(entry(5, draw('a', 'c'), { values: {} }));
    expect(session.view!.players[0]!.hand).toEqual(['c', 'b', 'a']);
    hear(entry(6, { kind: 'started', events: [], cards: ['a', 'b', 'c'], at: 0 }, { view: first }));
    hear(entry(7, draw('a', 'c'), { values: {} }));
    expect(session.view!.players[0]!.hand).toEqual(['a', 'b', 'c']);
  });

  it('sends what was not acknowledged again, with the same token', () => {
    hear(snapshot(4));
    said();
    session.act(end);
    const [first] = said();
    wire.wake();
    expect(said()[1]).toEqual(first);
    hear({ op: 'accepted', table: 'T', token: (first as { token: string }).token, seq: 5, ply: 1 });
    wire.wake();
    expect(said()).toHaveLength(1);
  });

  it('offers only what the server offers', () => {
    hear(snapshot(4));
    said();
    session.act(offer('hire', '1-love'));
    expect(said()).toEqual([]);
  });

  it('shows a refusal with its rule, and looks anew when it was stale', () => {
    hear(snapshot(4));
    session.act(end);
    const token = (said().at(-1) as { token: string }).token;
    hear({ op: 'refused', table: 'T', token, error: { code: 'stale', message: '', rule: 'TC-HIRE-04' } });
    expect(session.fault?.rule).toBe('TC-HIRE-04');
    expect(session.sent).toBeNull();
    expect(said()).toEqual([{ op: 'watch', table: 'T', seat: undefined, detail: true, packed: true }]);
  });

  it('drops what was taken back and plays nothing there by itself', () => {
    hear(snapshot(4));
    hear(entry(5, played(0)));
    hear(entry(6, { kind: 'undone', to: 0, by: 0, at: 0 }));
    expect([session.ply, session.cameBackTo, session.log.length]).toEqual([0, 0, 1]);
  });

  it('looks anew when its seats change, and through another seat’s eyes', () => {
    hear(snapshot(4));
    said();
    hear({ op: 'table', info: info([0, 1]) });
    expect(said()).toHaveLength(1);
    session.lookAs(1);
    expect(said()).toEqual([{ op: 'watch', table: 'T', seat: 1, detail: true, packed: true }]);
  });

  it('reads a long log back to its beginning, a page at a time', () => {
    hear(snapshot(9, { log: [played(4)], earlier: 6 }));
    expect(said().slice(1)).toEqual([{ op: 'earlier', table: 'T', before: 6 }]);
    hear({ op: 'earlier', table: 'T', before: 6, log: [played(2), played(3)], earlier: 3 });
    // Asked for again by a page that came twice: not taken twice.
    hear({ op: 'earlier', table: 'T', before: 6, log: [played(2), played(3)], earlier: 3 });
    expect(said()).toEqual([{ op: 'earlier', table: 'T', before: 3 }]);
    hear({ op: 'earlier', table: 'T', before: 3, log: [played(0), played(1)], earlier: null });
    expect(said()).toEqual([]);
    expect(session.log.map(({ entry }) => (entry.kind === 'played' ? entry.ply : -1))).toEqual([0, 1, 2, 3, 4]);
  });

  it('says when the table cannot be watched', () => {
    hear({ op: 'refused', table: 'T', token: null, error: { code: 'not_found', message: '' } });
    expect(session.closed?.code).toBe('not_found');
  });
});

describe('taking back', () => {
  it('goes back to the own last action, as far as that is free', () => {
    const session = new Session('T');
    session.open();
    hear(snapshot(1));
    hear(entry(2, played(0), { undo_to: 0 }));
    hear(entry(3, played(1, 1), { undo_to: 0 }));
    expect(session.back).toBe(0);
    said();
    session.undo();
    expect(said()).toEqual([{ op: 'undo', table: 'T', ply: 2, to: 0, seat: undefined }]);
    hear(entry(4, played(2, 1), {}));
    expect(session.back).toBeNull();
    session.undo();
    expect(said()).toEqual([{ op: 'undo', table: 'T', ply: 3, to: undefined, seat: undefined }]);
  });
});

describe('what was played by itself', () => {
  const log = [played(0), played(1, 0, true), played(2, 0, true)];

  it('is told to the server, and taken back with the choice before it, after a reload too', () => {
    const session = new Session('T');
    session.open();
    hear(snapshot(4, { log, info: info([0], 3), undo_to: 0 }));
    expect([session.back, session.byItself(0), session.byItself(2)]).toEqual([0, false, true]);
    said();
    session.act(end, true);
    expect(said()).toMatchObject([{ op: 'act', ply: 3, by_itself: true }]);
    hear(entry(5, played(3, 0, true), { undo_to: 0 }));
    expect(session.back).toBe(0);
    hear(entry(6, { kind: 'undone', to: 0, by: 0, at: 0 }, { view: { ...view([end]), turn: 7 } }));
    expect(session.cameBackTo).toBe(0);
  });

  it('does not play again where somebody came back to and reloaded', () => {
    const session = new Session('T');
    session.open();
    const undone: LogEntry = { kind: 'undone', to: 1, by: 0, at: 0 };
    hear(snapshot(4, { log: [played(0), undone], info: info([0], 1), view: { ...view([end]), turn: 3 } }));
    expect([session.cameBackTo, session.patient]).toEqual([1, 3]);
    const other = new Session('T');
    other.open();
    hear(snapshot(5, { log: [played(0), undone, played(1)], info: info([0], 2) }));
    expect([other.cameBackTo, other.patient]).toEqual([-1, null]);
  });
});

describe('looking back', () => {
  it('shows what was seen on this page at once, and asks for what was before it; the last wish holds', async () => {
    const session = new Session('T');
    session.open();
    hear(snapshot(4, { log: [played(0), played(1)], info: info([0], 2) }));
    hear(entry(5, played(2), { view: view([end]) }));
    expect([session.canLookBack(3), session.canLookBack(4)]).toEqual([true, false]);
    await session.lookBack(2);
    expect([session.past, looked]).toEqual([2, []]);
    const first = session.lookBack(0);
    const second = session.lookBack(1);
    await Promise.all([first, second]);
    expect(looked).toEqual([0, 1].map((ply) => ['/api/tables/{id}/view', { ply, seat: undefined }]));
    expect([session.past, session.shown!.turn]).toEqual([1, 1]);
    await session.lookBack(null);
    expect(session.past).toBeNull();
  });
});
