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
  if (verbs.has('top')) return may || more ? 'topMay' : 'topMust';
  if (verbs.has('bottom')) return may ? 'bottomMay' : 'bottomMust';
  if (verbs.has('chamber')) return more ? 'chamberMore' : may ? 'chamberMay' : 'chamberMust';
  if (verbs.has('give')) return 'giveMay';
  if (verbs.has('target')) return may ? 'targetMay' : 'target';
  if (verbs.has('maid')) return 'maid';
  return verbs.has('gain') ? 'gain' : 'choose';
}

function discarding(source: string | null, may: boolean, more: boolean): Ask {
  if (source === 'pauline-dumond' && may) return 'discardTwins';
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

/** Says whose decision it is, which card asks, and what happens next. */
export function prompt(tongue: Tongue, view: Pick<View, 'decision' | 'game'>): Prompt {
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
    return { head: words.asks(named(tongue, source)), ask: polished(tongue, words.ask[asked(decision)]), next: '', source, mine: true };
  }
  const after = decision.phase === 'serve' && game === 'motto-tanto-cuore' ? 'serveMotto' : decision.phase;
  return { head: words.yourTurn(phase), ask: words.todo[decision.phase] ?? '', next: words.next[after] ?? '', source: null, mine: true };
}
