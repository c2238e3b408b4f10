import { firstGame, GAMES, settle, type Draft } from './setup';

const KEY = 'livret.setup';

/** Only what differs from a first game is worth writing down, or sending. */
function difference(draft: Draft): Partial<Draft> {
  const plain = firstGame(draft.game) as unknown as Record<string, unknown>;
  const changed = Object.entries(draft).filter(([key, value]) => key === 'game' || JSON.stringify(value) !== JSON.stringify(plain[key]));
  return Object.fromEntries(changed);
}

/** A draft from something that was written down, perhaps by another version, perhaps by somebody else. */
function revive(found: unknown): Draft | null {
  if (typeof found !== 'object' || found === null) return null;
  const given = found as Record<string, unknown>;
  if (typeof given.game !== 'string' || !GAMES.includes(given.game)) return null;
  const draft = firstGame(given.game) as unknown as Record<string, unknown>;
  for (const [key, value] of Object.entries(draft)) {
    const wish = given[key];
    if (wish === undefined) continue;
    const nullable = key === 'first' || key === 'tokens';
    const alike = nullable
      ? wish === null || typeof wish === 'number'
      : typeof wish === typeof value && Array.isArray(wish) === Array.isArray(value);
    if (alike) draft[key] = wish;
  }
  const whole = draft as unknown as Draft;
  whole.seats = whole.seats.filter((seat) => ['me', 'open', 'bot', 'here'].includes(seat?.kind)).slice(0, 7);
  settle(whole, undefined);
  return whole;
}

export function remember(draft: Draft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(difference(draft)));
  } catch {
    /* then it is forgotten */
  }
}

/** The last set-up, if there was one. */
export function recall(): Draft | null {
  try {
    return revive(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return null;
  }
}

/** A set-up as the tail of a link. */
export function toQuery(draft: Draft): string {
  const bytes = new TextEncoder().encode(JSON.stringify(difference(draft)));
  const text = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return `?setup=${text}`;
}

export function fromQuery(query: URLSearchParams): Draft | null {
  const text = query.get('setup');
  const game = query.get('game');
  if (!text) return game && GAMES.includes(game) ? firstGame(game) : null;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    return revive(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}
