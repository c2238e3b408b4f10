/** Letters of a name's longest word. */
export const longestWord = (name: string): number => Math.max(...name.split(/[\s・-]+/).map((word) => word.length));

/** Letters of the longer line when a name is set in two, as evenly as its words allow. */
export function longerLine(name: string): number {
  const words = name.split(/\s+/);
  const lines = words.slice(1).map((_, at) => Math.max(words.slice(0, at + 1).join(' ').length, words.slice(at + 1).join(' ').length));
  return Math.min(name.length, ...lines);
}

/** A name in kana may be broken behind its dots, and only there. */
export const atDots = (name: string): string => name.replaceAll('・', '・\u200b');
