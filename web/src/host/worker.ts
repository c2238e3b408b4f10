import { Kept } from './kept';
import { LocalHouse } from './local-house';
import type { FromWorker, ToWorker } from './messages';
import { Pauses } from './pause';
import { Tabs } from './tabs';
import { seatIn, Thinkers, type Seat } from './thinkers';
import { compiled, loadWasm } from './wasm';

const post = (word: FromWorker): void => postMessage(word);

/** What went so wrong that nothing here can be trusted any more: the page begins anew with what is kept. */
const broken = (thrown: unknown): void => post({ kind: 'broken', why: String(thrown) });

async function open(): Promise<LocalHouse> {
  const [module, kept] = await Promise.all([compiled(), Kept.open()]);
  const { Hall } = await loadWasm(module);
  const another = (): Seat => seatIn(new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' }), module);
  const tabs = new Tabs({
    changed: (table) => void house.changed(table).catch(broken),
    gained: (table) => void house.gained(table).catch(broken),
    lost: (table) => void house.lost(table).catch(broken),
  });
  const house = new LocalHouse({
    hall: new Hall(crypto.getRandomValues(new Uint8Array(32))),
    kept,
    thinkers: new Thinkers(Math.max(1, navigator.hardwareConcurrency), another),
    pauses: new Pauses(),
    tabs,
    post,
  });
  post({ kind: 'keeping', keeping: kept.keeping });
  post({ kind: 'ready' });
  return house;
}

async function hear(word: ToWorker): Promise<void> {
  const house = await opening;
  switch (word.kind) {
    case 'say':
      return house.say(word.message);
    case 'ask':
      return post({ kind: 'answer', number: word.number, ...(await house.ask(word.request)) });
    case 'take':
      return house.parts.tabs.takeOver(word.table);
    case 'export':
      return post({ kind: 'answer', number: word.number, status: 200, body: await house.everything() });
    case 'import':
      return post({ kind: 'answer', number: word.number, ...(await house.bringIn(await word.file.text())) });
  }
}

const opening = open();
opening.catch(broken);
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => void hear(data).catch(broken));
