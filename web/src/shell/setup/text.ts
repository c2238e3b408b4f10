import type { Args } from '../../lib/fluent';
import { say, voice, words } from '../../lib/i18n.svelte';
import type { OptionSpec, When } from '../../wire/wire';
import { gameName } from '../names';
import { specs, value, wayOf, type Asked } from '../setup';

/** The sentence of an option, of one of its values (`key-value`) or about one (`key.note`); nothing where there is none. */
export function optionText(id: string, args?: Args): string {
  return voice().knows(`option-${id}`) ? say(`option-${id}`, args) : '';
}

/** Why an option cannot be chosen. */
export function whyNot(spec: OptionSpec, obstacle: When | undefined): string {
  if (!obstacle) return '';
  return obstacle.is === 'box' ? words().shell.setup.needsBox(gameName(obstacle.of[0]!)) : optionText(`${spec.key}.unless`);
}

/** The option that says which ten kinds the town or park has. */
export const placeOf = (table: Asked): OptionSpec | undefined => specs(table).find(({ key }) => key === 'town' || key === 'park');

/** How those are chosen, in words; nothing where there is no such place. */
export function placeText(table: Asked): string {
  const place = placeOf(table);
  return place ? optionText(`${place.key}-${wayOf(place, value(place, table))}`) : '';
}
