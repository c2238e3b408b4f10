import { faultOf } from '../lib/api';
import { href } from '../lib/base';
import { clause, sentence } from '../lib/fluent';
import { learn, voice, words } from '../lib/i18n.svelte';
import type { Fault } from '../wire/wire';
import { toast } from './toasts.svelte';

/** A fault in the visitor's language, with the rule that says so and where it is written. */
export interface Explained {
  text: string;
  rule?: string;
  link?: string;
}

/** What the rules say to it, else what sort of fault it is. */
export function explain(fault: Fault): Explained {
  const { faults } = words().shell;
  const { reason } = fault;
  const told = reason && voice().knows(reason.id) ? sentence(voice(), clause(voice(), reason)) : undefined;
  const text = told ?? faults[fault.code] ?? faults.internal;
  return fault.rule ? { text, rule: fault.rule, link: href(`/rules#${fault.rule}`) } : { text };
}

/** Tells the visitor about whatever was thrown. */
export function complain(thrown: unknown): void {
  const fault = faultOf(thrown);
  const tell = (): void => {
    const { text, rule, link } = explain(fault);
    toast(text, 'bad', rule && link ? { href: link, text: words().shell.rule(rule) } : undefined);
  };
  if (fault.reason) learn(fault.reason.id).then(tell, tell);
  else tell();
}
