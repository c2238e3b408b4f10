import type { Kind } from './crest';

/** Every box wears the colour of the cards it is known for, wherever it is shown; BoxScene draws its lid. */
export const boxTints: Record<string, Kind> = {
  'tanto-cuore': 'love',
  'expanding-the-house': 'building',
  'romantic-vacation': 'reminiscence',
  'motto-tanto-cuore': 'refined-maid',
  'love-letter': 'character',
};
