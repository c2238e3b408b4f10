import type { Decision, View } from '../wire/wire';
import { named, polished, type Tongue } from './speech';

export interface Prompt {
  /** Whose decision, in which phase or for which card. */
  head: string;
  /** What is to be decided. */
  ask: string;
  /** What happens next. */
  next: string;
  /** The card that asks. */
  source: string | null;
  mine: boolean;
}

const TURN: Record<string, string> = { start: 'TC-START-01', serve: 'TC-SERVE-01', hire: 'TC-HIRE-01', dismiss: 'TC-DISMISS-01' };
const ROUND: Record<string, string> = {
  pick: 'MO-ROUND-02',
  refined: 'MO-REFINED-01',
  serve: 'MO-SERVE-01',
  work: 'MO-WORK-01',
  hire: 'MO-HIRE-01',
  dismiss: 'MO-DISMISS-01',
};
/** The rule of every phase; the boxes of the family share theirs. */
const OTHERS: Record<string, Record<string, string>> = { 'motto-tanto-cuore': ROUND, 'love-letter': { play: 'LL-TURN-01' } };
export const phaseRules = (game: string): Record<string, string> => OTHERS[game] ?? TURN;

/** The rule behind what is asked: that of the card, else that of the phase. */
export function ruleOf({ decision, game }: Pick<View, 'decision' | 'game'>, rulesOf: (card: string) => string[]): string | undefined {
  if (!decision) return undefined;
  return (decision.source ? rulesOf(decision.source)[0] : undefined) ?? phaseRules(game)[decision.phase];
}

type Ask = keyof Tongue['say']['prompt']['ask'];

/** What is asked, from the verbs on offer. */
export function asked(decision: Decision): Ask {
  if (decision.kind === 'reaction') return 'reaction';
  const actions = decision.actions ?? [];
  const verbs = new Set(actions.map((action) => action.split(':')[0]!));
  const may = verbs.has('no');
  const more = verbs.has('done');
  if (verbs.has('yes')) return 'yesNo';
  if (verbs.has('discard') && verbs.has('keep')) return 'lookKeep';
  if (verbs.has('keep')) return 'keepOne';
  if (verbs.has('discard')) return discarding(decision.source, may, more);
  if (verbs.has('return')) return returning(actions, may);
  if (verbs.has('take')) return taking(decision.source, actions, may);
  if (verbs.has('top') && !decision.source) return 'topShown';
  if (verbs.has('top')) return decision.source === SIFTING ? 'topLooked' : may || more ? 'topMay' : 'topMust';
  if (verbs.has('bottom')) return may ? 'bottomMay' : 'bottomMust';
  if (verbs.has('chamber')) return more ? 'chamberMore' : may ? 'chamberMay' : 'chamberMust';
  if (verbs.has('give')) return 'giveMay';
  if (verbs.has('target')) return may ? 'targetMay' : 'target';
  if (verbs.has('maid')) return 'maid';
  return verbs.has('gain') ? 'gain' : 'choose';
}

/** Looks at the top of a deck, throws out some and puts the others back. */
const SIFTING = 'astronomic-observation';

function discarding(source: string | null, may: boolean, more: boolean): Ask {
  if (source === 'pauline-dumond' && may) return 'discardTwins';
  if (source === SIFTING && (may || more)) return more ? 'lookedMore' : 'lookedMay';
  return more ? 'discardMore' : may ? 'discardMay' : 'discardMust';
}

function returning(actions: string[], may: boolean): Ask {
  if (actions.some((action) => action.startsWith('return:bad-habit') || action.startsWith('return:illness'))) return 'returnEvent';
  if (actions.some((action) => /^return:(garden|estate|lily-garden)/.test(action))) return 'returnBuilding';
  return may ? 'returnMay' : 'returnMust';
}

function taking(source: string | null, actions: string[], may: boolean): Ask {
  if (source === 'tiffany-wise') return 'swapPrivate';
  if (actions.some((action) => action.startsWith('take:bad-habit') || action.startsWith('take:illness'))) return 'takeEvent';
  return may ? 'takeMay' : 'takeMust';
}

type Seen = Pick<View, 'decision' | 'game'>;

/** What is to be decided, with the number of cards where several are to be chosen. */
function question(tongue: Tongue, view: Seen): string {
  const words = tongue.say.prompt;
  const ask = asked(view.decision!);
  const many = words.askMany[ask]?.(view.decision!.steps ?? 0);
  return polished(tongue, many || words.ask[ask]);
}

/** What is to be done in a turn; what must be chosen before the phase can end comes first (AMB-TC-55). */
function todo(tongue: Tongue, decision: Decision): string {
  const words = tongue.say.prompt;
  return decision.actions?.some((action) => action.startsWith('gain:'))
    ? polished(tongue, words.ask.gainDue)
    : (words.todo[decision.phase] ?? '');
}

/** Says whose decision it is, which card asks, and what happens next. */
export function prompt(tongue: Tongue, view: Seen): Prompt {
  const words = tongue.say.prompt;
  const { decision, game } = view;
  if (!decision) return { head: words.over, ask: '', next: '', source: null, mine: false };
  const who = tongue.who(decision.player);
  const phase = tongue.say.phases[decision.phase] ?? '';
  const source = decision.source;
  if (!who.me || !decision.actions) {
    const head = source ? words.theyAsk(who, named(tongue, source)) : words.watching(who, phase);
    return { head, ask: words.theirs(who), next: '', source, mine: false };
  }
  if (decision.kind !== 'turn' && source) {
    return { head: words.asks(named(tongue, source)), ask: question(tongue, view), next: '', source, mine: true };
  }
  if (decision.kind !== 'turn') return { head: words.yourTurn(phase), ask: question(tongue, view), next: '', source: null, mine: true };
  const after = decision.phase === 'serve' && game === 'motto-tanto-cuore' ? 'serveMotto' : decision.phase;
  return { head: words.yourTurn(phase), ask: todo(tongue, decision), next: words.next[after] ?? '', source: null, mine: true };
}
