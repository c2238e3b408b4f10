// Plays random games with `livret engine` and keeps one example of every kind of action, event and
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

const CARD = /[a-z0-9]+(?:-[a-z0-9]+)+|colette|laura|garden|estate|illness|guard|priest|baron|handmaid|prince(?:ss)?|king|countess/g;
const shape = (text) => text.replace(CARD, 'C').replace(/\d+/g, '0');
const seen = { actions: new Map(), events: new Map(), decisions: new Map(), cards: new Set() };
const keep = (map, key, value) => map.has(key) || map.set(key, value);

for (const table of tables) {
  for (let game = 0; game < 12; game++) {
    let { decision, events } = await ask({ op: 'new', seed: `spoken ${game}`, ...table });
    for (let ply = 0; decision && ply < 2500; ply++) {
      const { actions, ...asked } = decision;
      const verbs = [...new Set(actions.map((action) => action.split(':')[0]))].sort().join();
      for (const action of actions) {
        keep(seen.actions, `${shape(action)} ${asked.phase}`, { action, phase: asked.phase, source: asked.source });
        for (const id of action.match(CARD) ?? []) seen.cards.add(id);
      }
      keep(seen.decisions, `${asked.phase} ${asked.kind} ${asked.source} ${verbs}`, {
        ...asked,
        actions: actions.slice(0, 4).concat(actions.slice(-1)),
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
  "actions": ${lines([...seen.actions.values()])},
  "events": ${lines([...seen.events.values()])},
  "decisions": ${lines([...seen.decisions.values()])},
  "names": ${lines(Object.entries(names))}
}`);
