import type { Decision } from '../wire/wire';
import type { View } from './shapes';
import { said, type Tongue } from './speech';

export interface Prompt {
  /** Whose decision, in which phase or for which card. */
  head: string;
  /** The same where the phase is told beside it. */
  brief: string;
  /** What is to be decided. */
  ask: string;
  /** What happens next. */
  next: string;
  /** The card that asks, or is used against the listener. */
  source: string | null;
  /** What it does to the listener, where another used it. */
  suffers: string | null;
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

type Seen = Pick<View, 'decision'>;

/** What is to be decided; in a turn, the phase says it. */
function question(tongue: Tongue, { ask, phase, steps, source }: Decision): string {
  if (!ask) return '';
  return ask.sort === 'turn'
    ? said(tongue, `phase-${phase}.todo`)
    : said(tongue, `ask-${ask.sort}`, { decline: ask.decline ?? 'must', steps, card: ask.card, maid: ask.on, names: source });
}

const attacked = (tongue: Tongue, player: number, card: string | null): string => said(tongue, 'prompt-attacked', { player, card });

/** Says whose decision it is, which card asks, and what happens next. */
export function prompt(tongue: Tongue, { decision }: Seen): Prompt {
  if (!decision)
    return {
      head: said(tongue, 'prompt-over'),
      brief: said(tongue, 'prompt-over'),
      ask: '',
      next: '',
      source: null,
      suffers: null,
      mine: false,
    };
  const { player, phase, kind, ask } = decision;
  const source = ask?.with ?? decision.source;
  const tell = (id: string): string => said(tongue, id, { player, phase, card: source ?? undefined });
  if (!tongue.who(player).me || !decision.offers) {
    const head = tell(source ? 'prompt-answers' : 'prompt-watching');
    return {
      head,
      brief: head,
      ask: tell('prompt-theirs'),
      next: '',
      source,
      suffers: null,
      mine: false,
    };
  }
  const next = kind === 'turn' ? tell(`phase-${phase}.next`) : '';
  const by = ask?.by;
  const asked = question(tongue, decision);
  const text = ask?.text?.[tongue.lang] ?? ask?.text?.en ?? '';
  const turn = by === undefined && (kind === 'turn' || !source);
  const head = by === undefined ? tell(turn ? 'prompt-turn' : 'prompt-asks') : attacked(tongue, by, source);
  return {
    head,
    brief: turn ? tell('prompt-turn.short') : head,
    ask: asked,
    next,
    source,
    // The question may have said as much.
    suffers: by === undefined ? null : text === asked ? '' : text,
    mine: true,
  };
}
