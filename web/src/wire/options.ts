// Made from the descriptions in Rust. Do not edit: run `LIVRET_BLESS=1 cargo test -p livret-wire`.
import type { OptionSpec, SeatLimits } from './wire';

const TANTO_CUORE: OptionSpec[] = [
  {"key":"sets","kind":{"is":"boxes","of":["tanto-cuore","expanding-the-house","romantic-vacation"]},"usual":[],"when":[],"rules":["EH-MIX-01"]},
  {"key":"town","kind":{"is":"cards","count":10,"ways":[{"name":"first-game","value":"first-game"},{"name":"random","value":"random"}],"of":"general-maid","boxes":[]},"usual":[{"value":"random","when":[{"is":"mix"}]},{"value":"first-game","when":[]}],"when":[],"rules":["TC-SETUP-10","TC-SETUP-15"]},
  {"key":"chiefs","kind":{"is":"box"},"usual":[],"when":[{"is":"mix"}],"rules":["EH-MIX-02"]},
  {"key":"events","kind":{"is":"switch","off":false,"on":true},"usual":[{"value":true,"when":[{"is":"box","of":["tanto-cuore"]}]},{"value":false,"when":[]}],"when":[{"is":"box","of":["tanto-cuore"]}],"rules":["TC-SETUP-07"]},
  {"key":"bad_habits","kind":{"is":"switch","off":false,"on":true},"usual":[{"value":true,"when":[]}],"when":[{"is":"box","of":["tanto-cuore"]},{"is":"with","key":"events"}],"rules":["TC-SETUP-17"]},
  {"key":"private_maids","kind":{"is":"switch","off":false,"on":true},"usual":[{"value":true,"when":[{"is":"box","of":["tanto-cuore","expanding-the-house"]}]},{"value":false,"when":[]}],"when":[{"is":"box","of":["tanto-cuore","expanding-the-house"]}],"rules":["TC-SETUP-09"]},
  {"key":"buildings","kind":{"is":"switch","off":false,"on":true},"usual":[{"value":true,"when":[{"is":"box","of":["expanding-the-house"]}]},{"value":false,"when":[]}],"when":[{"is":"box","of":["expanding-the-house"]}],"rules":["EH-SETUP-05"]},
  {"key":"reminiscences","kind":{"is":"switch","off":false,"on":true},"usual":[{"value":true,"when":[{"is":"box","of":["romantic-vacation"]}]},{"value":false,"when":[]}],"when":[{"is":"box","of":["romantic-vacation"]}],"rules":["RV-SETUP-07"]},
  {"key":"short","kind":{"is":"switch","off":false,"on":true},"usual":[{"value":false,"when":[]}],"when":[{"is":"players","least":2,"most":2}],"rules":["EH-TWO-01"]},
  {"key":"love_sets","kind":{"is":"switch","off":1,"on":2},"usual":[{"value":2,"when":[{"is":"players","least":5,"most":7}]},{"value":1,"when":[]}],"when":[{"is":"players","least":2,"most":4}],"rules":["EH-MIX-03","EH-FIVE-01"]},
  {"key":"dismissal","kind":{"is":"switch","off":"auto","on":"choose"},"usual":[{"value":"auto","when":[]}],"when":[],"rules":["AMB-TC-46"]},
  {"key":"first","kind":{"is":"seat"},"usual":[{"value":0,"when":[]}],"when":[],"rules":["TC-SETUP-16"]},
  {"key":"editions","kind":{"is":"group","of":[{"key":"milly_vp","kind":{"is":"choice","of":[1,2]},"usual":[{"value":2,"when":[]}],"when":[{"is":"box","of":["tanto-cuore","expanding-the-house"]}],"rules":["AMB-TC-04"]},{"key":"ririko_bonus","kind":{"is":"choice","of":["love","serving"]},"usual":[{"value":"serving","when":[]}],"when":[{"is":"box","of":["expanding-the-house"]}],"rules":["AMB-EH-18"]},{"key":"domino_any","kind":{"is":"switch","off":false,"on":true},"usual":[{"value":false,"when":[]}],"when":[{"is":"box","of":["expanding-the-house"]}],"rules":["AMB-EH-12"]}]},"usual":[],"when":[],"rules":[]},
  {"key":"rulings","kind":{"is":"group","of":[{"key":"AMB-TC-16","kind":{"is":"switch","off":"default","on":"sick-do-not-count"},"usual":[{"value":"default","when":[]}],"when":[{"is":"box","of":["tanto-cuore"]}],"rules":["AMB-TC-16"]},{"key":"AMB-TC-29","kind":{"is":"switch","off":"default","on":"private-maids"},"usual":[{"value":"default","when":[]}],"when":[{"is":"box","of":["tanto-cuore"]}],"rules":["AMB-TC-29"]},{"key":"AMB-TC-34","kind":{"is":"switch","off":"default","on":"printed"},"usual":[{"value":"default","when":[]}],"when":[],"rules":["AMB-TC-34"]},{"key":"AMB-TC-35","kind":{"is":"switch","off":"default","on":"latch"},"usual":[{"value":"default","when":[]}],"when":[],"rules":["AMB-TC-35"]},{"key":"AMB-TC-43","kind":{"is":"switch","off":"default","on":"serve-chiefs"},"usual":[{"value":"default","when":[]}],"when":[],"rules":["AMB-TC-43"]},{"key":"AMB-TC-47","kind":{"is":"switch","off":"default","on":"closed"},"usual":[{"value":"default","when":[]}],"when":[],"rules":["AMB-TC-47"]},{"key":"AMB-EH-08","kind":{"is":"switch","off":"default","on":"discard"},"usual":[{"value":"default","when":[]}],"when":[{"is":"box","of":["expanding-the-house"]}],"rules":["AMB-EH-08"]},{"key":"AMB-RV-16","kind":{"is":"switch","off":"default","on":"draw"},"usual":[{"value":"default","when":[]}],"when":[{"is":"box","of":["romantic-vacation"]}],"rules":["AMB-RV-16"]}]},"usual":[],"when":[],"rules":[]},
];

const MOTTO_TANTO_CUORE: OptionSpec[] = [
  {"key":"park","kind":{"is":"cards","count":10,"ways":[{"name":"first-game","value":"first-game"},{"name":"random","value":"random"}],"of":"general-maid","boxes":[]},"usual":[{"value":"first-game","when":[]}],"when":[],"rules":["MO-SETUP-07","MO-SETUP-10"]},
  {"key":"without_ignis","kind":{"is":"switch","off":false,"on":true},"usual":[{"value":false,"when":[]}],"when":[],"rules":["MO-DIFF-01"]},
  {"key":"guests","kind":{"is":"cards","count":10,"ways":[{"name":"none","value":null}],"of":"general-maid","boxes":["tanto-cuore","expanding-the-house","romantic-vacation"]},"usual":[{"value":null,"when":[]}],"when":[],"rules":["MO-MIX-01"]},
  {"key":"private_maids","kind":{"is":"cards","count":10,"ways":[{"name":"none","value":false},{"name":"random","value":true}],"of":"private-maid","boxes":["tanto-cuore","expanding-the-house","romantic-vacation"]},"usual":[{"value":false,"when":[]}],"when":[],"rules":["MO-MIX-02"]},
  {"key":"illness","kind":{"is":"switch","off":false,"on":true},"usual":[{"value":false,"when":[]}],"when":[],"rules":["MO-MIX-04"]},
  {"key":"dismissal","kind":{"is":"switch","off":"auto","on":"choose"},"usual":[{"value":"auto","when":[]}],"when":[],"rules":["AMB-TC-46"]},
  {"key":"first","kind":{"is":"seat"},"usual":[{"value":0,"when":[]}],"when":[],"rules":["TC-SETUP-16"]},
  {"key":"editions","kind":{"is":"group","of":[{"key":"milly_vp","kind":{"is":"choice","of":[1,2]},"usual":[{"value":2,"when":[]}],"when":[{"is":"box","of":["tanto-cuore","expanding-the-house"]}],"rules":["AMB-TC-04"]},{"key":"ririko_bonus","kind":{"is":"choice","of":["love","serving"]},"usual":[{"value":"serving","when":[]}],"when":[{"is":"box","of":["expanding-the-house"]}],"rules":["AMB-EH-18"]},{"key":"domino_any","kind":{"is":"switch","off":false,"on":true},"usual":[{"value":false,"when":[]}],"when":[{"is":"box","of":["expanding-the-house"]}],"rules":["AMB-EH-12"]}]},"usual":[],"when":[],"rules":[]},
  {"key":"rulings","kind":{"is":"group","of":[{"key":"AMB-TC-16","kind":{"is":"switch","off":"default","on":"sick-do-not-count"},"usual":[{"value":"default","when":[]}],"when":[{"is":"box","of":["tanto-cuore"]}],"rules":["AMB-TC-16"]},{"key":"AMB-TC-29","kind":{"is":"switch","off":"default","on":"private-maids"},"usual":[{"value":"default","when":[]}],"when":[{"is":"box","of":["tanto-cuore"]}],"rules":["AMB-TC-29"]},{"key":"AMB-TC-34","kind":{"is":"switch","off":"default","on":"printed"},"usual":[{"value":"default","when":[]}],"when":[],"rules":["AMB-TC-34"]},{"key":"AMB-TC-35","kind":{"is":"switch","off":"default","on":"latch"},"usual":[{"value":"default","when":[]}],"when":[],"rules":["AMB-TC-35"]},{"key":"AMB-TC-43","kind":{"is":"switch","off":"default","on":"serve-chiefs"},"usual":[{"value":"default","when":[]}],"when":[],"rules":["AMB-TC-43"]},{"key":"AMB-TC-47","kind":{"is":"switch","off":"default","on":"closed"},"usual":[{"value":"default","when":[]}],"when":[],"rules":["AMB-TC-47"]},{"key":"AMB-EH-08","kind":{"is":"switch","off":"default","on":"discard"},"usual":[{"value":"default","when":[]}],"when":[{"is":"box","of":["expanding-the-house"]}],"rules":["AMB-EH-08"]},{"key":"AMB-RV-16","kind":{"is":"switch","off":"default","on":"draw"},"usual":[{"value":"default","when":[]}],"when":[{"is":"box","of":["romantic-vacation"]}],"rules":["AMB-RV-16"]}]},"usual":[],"when":[],"rules":[]},
];

const LOVE_LETTER: OptionSpec[] = [
  {"key":"first","kind":{"is":"seat"},"usual":[{"value":0,"when":[]}],"when":[],"rules":["LL-SETUP-07"]},
  {"key":"tokens","kind":{"is":"number","least":1,"most":20},"usual":[{"value":7,"when":[{"is":"players","least":2,"most":2}]},{"value":5,"when":[{"is":"players","least":3,"most":3}]},{"value":4,"when":[]}],"when":[],"rules":["LL-GAME-01"]},
  {"key":"second_tie","kind":{"is":"choice","of":["all","nobody"]},"usual":[{"value":"all","when":[]}],"when":[],"rules":["AMB-LL-06"]},
];

export const GAME_OPTIONS: Record<string, OptionSpec[]> = {
  'tanto-cuore': TANTO_CUORE,
  'expanding-the-house': TANTO_CUORE,
  'romantic-vacation': TANTO_CUORE,
  'motto-tanto-cuore': MOTTO_TANTO_CUORE,
  'love-letter': LOVE_LETTER,
};

/** How many may play: the first whose conditions hold. */
export const GAME_SEATS: Record<string, SeatLimits[]> = {
  'tanto-cuore': [{"least":2,"most":7,"when":[{"is":"box","of":["expanding-the-house","romantic-vacation"]}]},{"least":2,"most":4,"when":[]}],
  'expanding-the-house': [{"least":2,"most":7,"when":[{"is":"box","of":["expanding-the-house","romantic-vacation"]}]},{"least":2,"most":4,"when":[]}],
  'romantic-vacation': [{"least":2,"most":7,"when":[{"is":"box","of":["expanding-the-house","romantic-vacation"]}]},{"least":2,"most":4,"when":[]}],
  'motto-tanto-cuore': [{"least":2,"most":4,"when":[]}],
  'love-letter': [{"least":2,"most":4,"when":[]}],
};

export const TABLE_SETTINGS: OptionSpec[] = [
  {"key":"access","kind":{"is":"choice","of":["link","open"]},"usual":[{"value":"private","when":[]}],"when":[{"is":"open_seat"}],"rules":[]},
  {"key":"start_when_full","kind":{"is":"switch","off":false,"on":true},"usual":[{"value":true,"when":[]}],"when":[{"is":"open_seat"}],"rules":[]},
  {"key":"clock","kind":{"is":"variant","of":[{"kind":"none","numbers":[]},{"kind":"move","numbers":[{"key":"seconds","least":5,"most":3600,"start":60,"unit":1}]},{"kind":"game","numbers":[{"key":"seconds","least":30,"most":36000,"start":1200,"unit":60},{"key":"increment","least":0,"most":600,"start":10,"unit":1}]},{"kind":"days","numbers":[{"key":"days","least":1,"most":30,"start":2,"unit":1}]}]},"usual":[{"value":"none","when":[]}],"when":[],"rules":[]},
  {"key":"hints","kind":{"is":"switch","off":false,"on":true},"usual":[{"value":false,"when":[]}],"when":[],"rules":[]},
  {"key":"tracker","kind":{"is":"switch","off":false,"on":true},"usual":[{"value":false,"when":[]}],"when":[],"rules":[]},
  {"key":"undo","kind":{"is":"switch","off":false,"on":true},"usual":[{"value":true,"when":[]}],"when":[],"rules":[]},
  {"key":"spectators","kind":{"is":"switch","off":false,"on":true},"usual":[{"value":false,"when":[]}],"when":[],"rules":[]},
  {"key":"discreet","kind":{"is":"switch","off":false,"on":true},"usual":[{"value":true,"when":[]}],"when":[{"is":"open_seat"}],"rules":["AMB-TC-57"]},
  {"key":"share","kind":{"is":"switch","off":false,"on":true},"usual":[{"value":false,"when":[]}],"when":[],"rules":[]},
  {"key":"pace","kind":{"is":"switch","off":"instant","on":"human"},"usual":[{"value":"human","when":[]}],"when":[],"rules":[]},
];
