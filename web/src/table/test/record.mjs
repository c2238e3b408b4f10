// Plays random games with `livret engine` and keeps one example of every kind of offer, event and
// decision that came up: the fixture of the wording tests.
//   node src/table/test/record.mjs PATH/TO/livret > src/table/test/spoken.json
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const engine = spawn(process.argv[2], ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
async function ask(request) {
  engine.stdin.write(JSON.stringify(request) + '\n');
  const answer = JSON.parse((await answers.next()).value);
  if (!answer.ok) throw new Error(JSON.stringify([request, answer]));
  return answer;
}

const BOXES = ['tanto-cuore', 'expanding-the-house', 'romantic-vacation'];
const tables = [
  ...BOXES.map((game) => ({ game, players: 2, options: { town: 'random' } })),
  { game: 'tanto-cuore', players: 3, options: { sets: BOXES } },
  { game: 'tanto-cuore', players: 4, options: { sets: BOXES, chiefs: 'expanding-the-house' } },
  { game: 'romantic-vacation', players: 7, options: { sets: BOXES } },
  { game: 'motto-tanto-cuore', players: 4, options: { park: 'random' } },
  { game: 'motto-tanto-cuore', players: 2, options: { private_maids: true, illness: true } },
  { game: 'love-letter', players: 2 },
  { game: 'love-letter', players: 4 },
];

let luck = 12345;
const below = (n) => ((luck = (luck * 1103515245 + 12345) & 0x7fffffff), Math.floor((luck / 0x80000000) * n));

/** Ending a phase is the dull choice: rarely taken while there is another. */
function choose(actions) {
  const lively = actions.filter((action) => action !== 'end' && action !== 'no' && action !== 'done');
  return lively.length && below(8) ? lively[below(lively.length)] : actions[below(actions.length)];
}

/** Which fields an offer has, and what it does from where to where. */
function shape({ verb, effect, on, ...fields }) {
  const { does, n, from, to, at } = effect;
  return [verb, Object.keys(fields).sort(), !!on?.illness, does, n, from?.zone, to?.zone, at?.zone].join();
}
const seen = { offers: new Map(), events: new Map(), decisions: new Map() };
const keep = (map, key, value) => map.has(key) || map.set(key, value);

await ask({ op: 'hello', detail: true });
for (const table of tables) {
  for (let game = 0; game < 12; game++) {
    let { decision, events } = await ask({ op: 'new', seed: `spoken ${game}`, ...table });
    for (let ply = 0; decision && ply < 2500; ply++) {
      const { actions, offers, ...asked } = decision;
      for (const offer of offers) keep(seen.offers, `${shape(offer)} ${asked.phase}`, { offer, phase: asked.phase });
      keep(seen.decisions, `${asked.phase} ${asked.kind} ${asked.source} ${asked.ask.sort} ${asked.ask.decline}`, {
        ...asked,
        offers: offers.slice(0, 2).concat(offers.slice(-1)),
      });
      ({ events, decision } = await ask({ op: 'act', action: choose(actions) }));
      for (const event of events) {
        const key = [
          event.type,
          Object.keys(event).sort(),
          event.from,
          event.to,
          event.counter,
          event.phase,
          event.player === event.target,
          event.right,
        ].map((part) => (typeof part === 'number' ? 0 : part));
        keep(seen.events, JSON.stringify(key), event);
      }
    }
  }
}
engine.stdin.end();
const { cards } = await (async () => {
  const again = spawn(process.argv[2], ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  again.stdin.end(JSON.stringify({ op: 'cards' }) + '\n');
  for await (const line of createInterface({ input: again.stdout })) return JSON.parse(line);
})();
const lines = (list) => `[\n${list.map((one) => '    ' + JSON.stringify(one)).join(',\n')}\n  ]`;
const names = Object.fromEntries(cards.map(({ id, names, kind, cost }) => [id, { ...names, kind, cost }]));
console.log(`{
  "offers": ${lines([...seen.offers.values()])},
  "events": ${lines([...seen.events.values()])},
  "decisions": ${lines([...seen.decisions.values()])},
  "names": ${lines(Object.entries(names))}
}`);
