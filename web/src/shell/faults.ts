import { faultOf } from '../lib/api';
import { href } from '../lib/base';
import { words } from '../lib/i18n.svelte';
import type { Fault } from '../wire/wire';
import { toast } from './toasts.svelte';

/** A fault in the visitor's language, with the rule that says so and where it is written. */
export interface Explained {
  text: string;
  rule?: string;
  link?: string;
}

/** Translates by rule where there is a sentence of its own, else by code. */
export function explain(fault: Fault): Explained {
  const { faults, ruleFaults } = words().shell;
  const text = (fault.rule && ruleFaults[fault.rule]) || faults[fault.code] || faults.internal;
  return fault.rule ? { text, rule: fault.rule, link: href(`/rules#${fault.rule}`) } : { text };
}

/** Tells the visitor about whatever was thrown. */
export function complain(thrown: unknown): void {
  const { text, rule, link } = explain(faultOf(thrown));
  toast(text, 'bad', rule && link ? { href: link, text: words().shell.rule(rule) } : undefined);
}
