import type { Card } from '../wire/wire';
import { emblems, type Emblem, type EmblemName } from './emblems';

/** The kinds that have a colour and a shape of their own. */
export const kinds = [
  'love',
  'maid-chief',
  'chambermaid-chief',
  'general-maid',
  'private-maid',
  'event',
  'building',
  'reminiscence',
  'refined-maid',
  'preparation',
  'character',
  'other',
] as const;
export type Kind = (typeof kinds)[number];

/** What a crest is drawn from: a card, or as much of one as there is. */
export type Bearer = Pick<Card, 'id' | 'kind'> & Partial<Pick<Card, 'names' | 'gives' | 'chambermaid_cost'>>;

/** The kind shown: a chief who can be a chambermaid is a chambermaid chief. */
export function kindOf(card: Pick<Card, 'kind'> & { chambermaid_cost?: number }): Kind {
  if (card.kind === 'maid-chief' && card.chambermaid_cost) return 'chambermaid-chief';
  return (kinds as readonly string[]).includes(card.kind) ? (card.kind as Kind) : 'other';
}

interface Shape {
  path: string;
  /** Where the emblem stands, and how wide it is, in a square of 64. */
  x: number;
  y: number;
  wide: number;
}

/** A scalloped edge, as wax runs under a seal. */
function scalloped(lobes: number, far: number): string {
  const bulge = (Math.sin(Math.PI / lobes) * far * 1.12).toFixed(2);
  const at = (i: number): string =>
    `${(32 + Math.sin((i / lobes) * 2 * Math.PI) * far).toFixed(2)} ${(32 - Math.cos((i / lobes) * 2 * Math.PI) * far).toFixed(2)}`;
  return `M${at(0)}` + Array.from({ length: lobes }, (_, i) => `A${bulge} ${bulge} 0 0 1 ${at(i + 1)}`).join('') + 'z';
}

const perforated =
  'M6 6' +
  'h1.334a3 3 0 0 0 6 0h1.333'.repeat(6) +
  'v1.334a3 3 0 0 0 0 6v1.333'.repeat(6) +
  'h-1.334a3 3 0 0 0-6 0h-1.333'.repeat(6) +
  'v-1.334a3 3 0 0 0 0-6v-1.333'.repeat(6) +
  'z';

export const shapes: Record<Kind, Shape> = {
  'general-maid': { path: 'M7 5h50v25c0 16-10 25-25 31C17 55 7 46 7 30z', x: 32, y: 28, wide: 37 },
  'private-maid': { path: 'M32 2c15 0 24.5 13 24.5 30S47 62 32 62 7.5 49 7.5 32 17 2 32 2z', x: 32, y: 32, wide: 35 },
  'maid-chief': {
    path: 'M32 3c5 5 10 6 16 3l10 5.5c-3.5 8 1 15 0 23C56.5 48 46 55.5 32 62 18 55.5 7.5 48 6 34.5c-1-8 3.5-15 0-23L16 6c6 3 11 2 16-3z',
    x: 32,
    y: 31,
    wide: 36,
  },
  'chambermaid-chief': {
    path: 'M32 2c8 0 13.5 5 14.5 12.5C55 15.5 62 23 62 32s-7 16.5-15.5 17.5C45.5 57 40 62 32 62s-13.5-5-14.5-12.5C9 48.5 2 41 2 32s7-16.5 15.5-17.5C18.5 7 24 2 32 2z',
    x: 32,
    y: 32,
    wide: 32,
  },
  love: {
    path: 'M32 61C12 45 3 35 3 21.5 3 11 10 4 19 4c6 0 10 3 13 8 3-5 7-8 13-8 9 0 16 7 16 17.5C61 35 52 45 32 61z',
    x: 32,
    y: 28,
    wide: 33,
  },
  event: { path: 'M32 1.5 60.5 32 32 62.5 3.5 32z', x: 32, y: 32, wide: 29 },
  building: { path: 'M32 3 61 22.5V61H3V22.5z', x: 32, y: 38, wide: 35 },
  reminiscence: { path: perforated, x: 32, y: 32, wide: 35 },
  'refined-maid': {
    path: 'M14 4h36a10 10 0 0 0 10 10v36a10 10 0 0 0-10 10H14A10 10 0 0 0 4 50V14A10 10 0 0 0 14 4z',
    x: 32,
    y: 32,
    wide: 38,
  },
  preparation: { path: 'M32 3a29 29 0 1 0 0 58 29 29 0 0 0 0-58z', x: 32, y: 29, wide: 33 },
  character: { path: scalloped(14, 27), x: 32, y: 32, wide: 35 },
  other: { path: 'M32 3l26 14v30L32 61 6 47V17z', x: 32, y: 32, wide: 32 },
};

/** Colours of a field: the ground, and the same a little lighter or darker for its pattern. */
export const tinctures = {
  azure: ['#27498c', '#365ba3'],
  gules: ['#8b2430', '#a13743'],
  vert: ['#23603f', '#337450'],
  purpure: ['#573479', '#6a468e'],
  sable: ['#2f2c2e', '#454145'],
  tenne: ['#86441c', '#9b572c'],
  teal: ['#125a63', '#226e77'],
  rose: ['#96345c', '#ab4a72'],
  ochre: ['#6f5310', '#85681f'],
  slate: ['#44546a', '#57687f'],
} as const;
export type Tincture = keyof typeof tinctures;

/** A word in a name, or what the card is for, that asks for a tincture. */
const hints: [RegExp, Tincture][] = [
  [/king/i, 'ochre'],
  [/azure|arnaud|lakes|ichinomiya/i, 'azure'],
  [/viola|violet|lilac|purple|decoration|wilhelmina/i, 'purpure'],
  [/rouge|soleil|valentine|ignis|guard|renard|holly|hiiragi/i, 'gules'],
  [/rosa|rose|love|framboise|cake|annette|primrose|flore/i, 'rose'],
  [/safran|topaz|spring|jewel|domino|marfil|valencia/i, 'ochre'],
  [/amber|cleaning|baron|calder/i, 'tenne'],
  [/green|for[eê]t|garden|silvestri|phyllis|laura|priest|acorn/i, 'vert'],
  [/sea|torrente|tide|food|coraille|fontaine|regatta|fuji/i, 'teal'],
  [/twilight|night|corbin|illness|habit|bonaparte/i, 'sable'],
  [/ice|kooriyama|claire|crystal|shirling|yukina|nord|handmaid/i, 'slate'],
];

export const divisions = [
  'plain',
  'pale',
  'fess',
  'bend',
  'chevron',
  'cross',
  'saltire',
  'perPale',
  'perFess',
  'perBend',
  'quarterly',
  'paly',
  'barry',
  'bendy',
  'chequy',
  'lozengy',
  'gyronny',
  'semeDots',
  'semeStars',
  'chief',
  'pile',
] as const;
export type Division = (typeof divisions)[number];

const each = (count: number, draw: (i: number) => string): string => Array.from({ length: count }, (_, i) => draw(i)).join('');
const scattered = (draw: (x: number, y: number) => string): string =>
  each(6, (row) => each(6, (column) => draw(column * 12 + (row % 2 ? 8 : 2), row * 11.5 + 4)));

/** The pattern laid over a field, in a square of 64. */
export const patterns: Record<Division, string> = {
  plain: '',
  pale: 'M19 0h26v64H19z',
  fess: 'M0 19h64v22H0z',
  bend: 'M0 0h16l48 48v16H48L0 16z',
  chevron: 'M32 12l32 32v20L32 34 0 64V44z',
  cross: 'M23 0h18v20h23v18H41v26H23V38H0V20h23z',
  saltire: 'M0 0h11l21 19L53 0h11v9L42 29l22 22v13H53L32 41 11 64H0V51l22-22L0 9z',
  perPale: 'M32 0h32v64H32z',
  perFess: 'M0 32h64v32H0z',
  perBend: 'M0 0h64v64z',
  quarterly: 'M0 0h32v64h32V32H0z',
  paly: each(4, (i) => `M${i * 16} 0h8v64h-8z`),
  barry: each(5, (i) => `M0 ${i * 14}h64v7H0z`),
  bendy: each(9, (i) => `M${i * 16 - 64} 0h8l64 64h-8z`),
  chequy: each(8, (y) => each(4, (x) => `M${x * 16 + (y % 2) * 8} ${y * 8}h8v8h-8z`)),
  lozengy: each(6, (y) => each(6, (x) => `M${x * 12 + 4} ${y * 14 - 5}l6 7-6 7-6-7z`)),
  gyronny: 'M32 30 0 0h32zM32 30 64 0v30zM32 30l32 34H32zM32 30 0 64V30z',
  semeDots: scattered((x, y) => `M${x - 2} ${y}a2 2 0 1 0 4 0a2 2 0 1 0-4 0z`),
  semeStars: scattered((x, y) => `M${x} ${y - 4}l1.2 2.8L${x + 4} ${y}l-2.8 1.2L${x} ${y + 4}l-1.2-2.8L${x - 4} ${y}l2.8-1.2z`),
  chief: 'M0 0h64v17H0z',
  pile: 'M6 0h52L32 56z',
};

/** Who bears what: her name, her office, what she is known for. */
const borne: Record<string, EmblemName> = {
  '1-love': 'hearts1',
  '2-love': 'hearts2',
  '3-love': 'hearts3',
  'marianne-soleil': 'sun',
  'colette-framboise': 'raspberry',
  'anise-greenaway': 'anise',
  'ophelia-grail': 'goblet',
  'sainsbury-lockwood': 'lock',
  'tenalys-trent': 'cloche',
  'natsumi-fujikawa': 'fan',
  'nena-wilder': 'cauldron',
  'esquine-foret': 'fir',
  'genevieve-daubigny': 'palette',
  'moine-de-lefevre': 'ledger',
  'eliza-rosewater': 'perfume',
  'kagari-ichinomiya': 'lantern',
  'claire-saint-juste': 'scales',
  'safran-virginie': 'crocus',
  'amber-twilight': 'beetle',
  'nord-twilight': 'compass',
  'sora-nakachi': 'kite',
  'fay-longfang': 'butterfly',
  'lalande-dreyfus': 'telescope',
  'milly-violet': 'violet',
  'eugenie-fontaine': 'fountain',
  'lucienne-de-marlboro': 'teapot',
  'rosa-topaz': 'gem',
  'tanya-petrushka': 'balalaika',
  illness: 'thermometer',
  'bad-habit': 'bottle',
  'claudine-de-la-rochelle': 'lighthouse',
  'aline-du-roi': 'crown',
  'tiffany-wise': 'lamp',
  'carillon-vandoor': 'bell',
  'francine-barbier': 'scissors',
  'renee-r-rieussec': 'grapes',
  'domino-bonaparte': 'domino',
  'amaretto-renard': 'carafe',
  'victoria-calderan': 'hammer',
  'emily-raymond': 'trowel',
  'rutile-der-sar': 'crystal',
  'phyllis-lumley': 'leaf',
  'lilac-hawkwind': 'wind',
  'felicity-horn': 'horn',
  'suzuna-kamikawa': 'jingle',
  'grace-saulsbury': 'spool',
  'pauline-dumond': 'iron',
  'ririko-hiiragi': 'holly',
  'mika-yakushido': 'mortar',
  'silk-amanohara': 'bow',
  'courtney-jewel': 'ring',
  'roanna-shiraz': 'purse',
  'aurelie-lambert': 'candelabrum',
  'clymene-silvestri': 'acorn',
  'chrysta-antibes': 'anchor',
  'eve-valentine': 'apple',
  'shion-tsuwabuki': 'magnifier',
  garden: 'wateringCan',
  estate: 'gate',
  'lily-garden': 'lily',
  'sofia-marfil': 'parasol',
  'beatrice-escudo': 'buckler',
  'fryda-viento': 'pinwheel',
  laura: 'laurel',
  'clorinde-sea': 'wave',
  'lydia-leon': 'paw',
  'florence-spring': 'tulip',
  'cynthia-lakes': 'swan',
  'caldina-alley': 'streetlamp',
  'riya-naragashi': 'suitcase',
  'chinatsu-kooriyama': 'shavedIce',
  'fea-primrose': 'basket',
  'romina-vautrin': 'hat',
  'daphne-coraille': 'coral',
  'margareta-torrente': 'daisy',
  'germaine-mahle': 'grinder',
  'evita-catala': 'shell',
  'valencia-pretre': 'orange',
  'hyacinth-arrow': 'arrow',
  'nonnette-soyeux': 'cake',
  'scary-night': 'bat',
  'lantern-walk': 'paperLantern',
  'harbour-market': 'fish',
  'astronomic-observation': 'constellation',
  'tide-pools': 'starfish',
  regatta: 'sailboat',
  'evening-tea': 'teacup',
  'letter-from-home': 'letter',
  'summer-ball': 'mask',
  'farewell-fireworks': 'fireworks',
  'chiffon-loudenne': 'bucket',
  'cecilia-saint-claire': 'harp',
  'edith-shirling': 'quill',
  'lenor-abrille': 'umbrella',
  julia: 'rose',
  'tomo-watagaya': 'broom',
  'dawn-shride': 'sunrise',
  'elaine-fontenille': 'pitcher',
  'nadege-corbin': 'crow',
  'ysolde-marchetti': 'potion',
  noemi: 'cutlery',
  celina: 'vase',
  arisa: 'duster',
  ignis: 'flame',
  yukina: 'snowflake',
  ellis: 'cards',
  roxane: 'scroll',
  isaure: 'locket',
  'food-1': 'bread',
  'food-2': 'pie',
  'food-3': 'cloche',
  'decoration-1': 'candle',
  'decoration-2': 'bunting',
  'decoration-3': 'candelabrum',
  'cleaning-1': 'brush',
  'cleaning-2': 'bucket',
  'cleaning-3': 'duster',
  guard: 'halberd',
  priest: 'book',
  baron: 'swords',
  handmaid: 'key',
  prince: 'crown',
  king: 'imperial',
  countess: 'fan',
  princess: 'rose',
};

/** FNV-1a: small, even, the same everywhere. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  // The low bits of short texts are alike: stir once more.
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return (h ^ (h >>> 13)) >>> 0;
}

const pick = <T>(list: readonly T[], number: number): T => list[number % list.length]!;

/** The same lady in another box bears the same arms. */
const person = (id: string): string => id.replace(/-motto$/, '');

function emblemOf(card: Bearer, kind: Kind): EmblemName {
  const id = person(card.id);
  // The Crescent sisters share the moon; what each gives sets them apart.
  if (/-crescent$/.test(id)) {
    const gives = card.gives ?? {};
    return gives.love ? 'crescentLove' : gives.draw ? 'crescentDraw' : gives.employment ? 'crescentEmployment' : 'crescent';
  }
  const known = borne[id];
  if (known) return known;
  const names = Object.keys(emblems) as EmblemName[];
  if (kind === 'love') return pick(['hearts1', 'hearts2', 'hearts3'] as const, Math.max(1, card.gives?.love ?? 1) - 1);
  return pick(names.slice(3), hash(id));
}

/** Two letters for a name, or one. */
export function initials(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{Lu}/u.test(word));
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '').join('');
}

export interface CrestPlan {
  kind: Kind;
  shape: Shape;
  field: readonly [string, string];
  /** Dark field under a light emblem, or the other way round. */
  light: boolean;
  ink: string;
  pattern: string;
  emblem: Emblem;
  /** Rank, for what comes in ranks. */
  pips: number;
  initials: string;
  /** Drawn by somebody else: nothing but the hash chose the emblem, so the initials are always shown. */
  stranger: boolean;
}

/** Draws up the arms of a card: always the same for the same card. */
export function blazon(card: Bearer): CrestPlan {
  const kind = kindOf(card);
  const id = person(card.id);
  const name = card.names?.en ?? card.id;
  const h = hash(id);
  const hint = hints.find(([word]) => word.test(name) || word.test(id))?.[1];
  const tincture = hint ?? pick(Object.keys(tinctures) as Tincture[], h);
  const light = kind !== 'love' && (h >>> 8) % 3 === 0;
  const [ground, lighter] = tinctures[tincture];
  const named =
    kind === 'general-maid' || kind === 'private-maid' || kind === 'maid-chief' || kind === 'chambermaid-chief' || kind === 'refined-maid';
  return {
    kind,
    shape: shapes[kind],
    field: light ? ['#fbf2df', `${ground}26`] : [ground, lighter],
    light,
    ink: light ? ground : (h >>> 12) % 3 === 0 && tincture !== 'ochre' && tincture !== 'tenne' ? '#f8dc95' : '#fff7e6',
    pattern: patterns[kind === 'love' ? 'plain' : pick(divisions, h >>> 16)],
    emblem: emblems[emblemOf(card, kind)],
    pips: kind === 'preparation' ? Number(/-(\d)$/.exec(id)?.[1] ?? 0) : 0,
    initials: named ? initials(name) : '',
    stranger: named && !(id in borne) && !/-crescent$/.test(id),
  };
}
