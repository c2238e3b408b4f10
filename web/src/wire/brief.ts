import type { BriefDecision, BriefOffer, Decision, Offer } from './wire';

/** A decision said whole again: what an offer shares with the one before it was not sent. */
export function whole({ source, offers, ...decision }: BriefDecision): Decision {
  const known = { ...decision, source: source ?? null };
  return offers ? { ...known, offers: all(offers) } : known;
}

function all(offers: readonly BriefOffer[]): Offer[] {
  const said: Offer[] = [];
  for (const offer of offers) {
    const before = said.at(-1);
    // The first one shares nothing.
    said.push({ ...offer, verb: offer.verb ?? before!.verb, effect: offer.effect ?? before!.effect });
  }
  return said;
}
