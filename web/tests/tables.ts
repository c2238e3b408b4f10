const me = { kind: 'me' };
const bot = (level: string) => ({ kind: 'bot', level });

/** A short table of each game: two seats or three, an instant opponent, so that with a seed every run is the same game. */
export const TABLES: Record<string, Record<string, unknown>> = {
  'tanto-cuore': { game: 'tanto-cuore', short: true, seats: [me, bot('novice')] },
  'expanding-the-house': { game: 'expanding-the-house', short: true, seats: [me, bot('novice')] },
  'romantic-vacation': { game: 'romantic-vacation', short: true, seats: [me, bot('novice')] },
  'motto-tanto-cuore': { game: 'motto-tanto-cuore', seats: [me, bot('novice')] },
  'love-letter': { game: 'love-letter', tokens: 3, seats: [me, bot('random'), bot('novice')] },
};
