/** A name may be broken behind a blank, a hyphen or a dot between kana, and nowhere else. */
export const pieces = (name: string): string[] => name.match(/[^\s・-]+[\s・-]*/g) ?? [name];

/** The longer line of a name when it is set in one or two, whichever is narrower. */
export function longerLine(name: string, width: (text: string) => number): number {
  const parts = pieces(name);
  const line = (from: number, to?: number): number => width(parts.slice(from, to).join('').trim());
  const splits = parts.slice(1).map((_, at) => Math.max(line(0, at + 1), line(at + 1)));
  return Math.min(line(0), ...splits);
}

/** As wide as letters are on the average, where nothing can be measured. */
const guess = (text: string): number => [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? 1 : 0.545), 0);

let pen: CanvasRenderingContext2D | null | undefined;
const known = new Map<string, number>();

/** How wide a text is in the letters of names, in ems. */
export function emsOf(text: string, font: string): number {
  const key = `${font} ${text}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  pen ??= typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
  let ems = guess(text);
  if (pen) {
    pen.font = `700 100px ${font}`;
    ems = pen.measureText(text).width / 100;
  }
  known.set(key, ems);
  return ems;
}

/** Other letters have come: everything is measured anew. */
export const forgetWidths = (): void => known.clear();

/** A name in kana may be broken behind its dots, and only there. */
export const atDots = (name: string): string => name.replaceAll('・', '・\u200b');
