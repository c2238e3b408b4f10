import type * as wire from '../wire/wire';

type Fields<U> = U extends unknown ? keyof U : never;

/**
 * One of several shapes. A field that only some of them have is not there in the others: it can be read before it is known which
 * it is, and tells it.
 */
export type Either<U, All = U> = U extends unknown ? U & { [K in Exclude<Fields<All>, keyof U>]?: undefined } : never;

/** The cards of a place: all of them, or what is known of them. */
export type Cards = wire.Hand | wire.Deck | wire.OpenPile | wire.ClosedPile;
export type Hidden = Either<wire.HiddenHand | wire.HiddenDeck | wire.TopOfPile | wire.Height>;

/** A seat of either family of games. */
export type Player = Either<wire.TantoPlayer | wire.LetterPlayer>;

/** What a viewer sees of a table of either family. */
export type View = Either<Omit<wire.TantoView, 'players'> | Omit<wire.LetterView, 'players'>> & {
  players: Player[];
  decision: wire.Decision | null;
};

/** Something that happened at a table of either family. */
export type GameEvent = Either<wire.GameEvent>;
