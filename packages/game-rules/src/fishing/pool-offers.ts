/** The fishing games that are offered: each a water, with rooms of four cannons. */
import { cannonStakes } from '@bahati/game-rules/fishing/cannons/cannon.ts';
import type { Water } from '@bahati/game-rules/fishing/species/species.ts';
import { waters } from '@bahati/game-rules/fishing/species/waters.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import type { Currency } from '@bahati/money/currencies.ts';

export type PoolOffer = {
  /** Of the game in the catalogue, and of its water. */
  readonly code: string;
  readonly title: Words;
  readonly water: Water;
  readonly releasedOn: string;
};

/** A reserve holds so many shots of the level it is taken at. */
export const shotsInReserve = 50n;

/** What a reserve may cost: a shot of the lowest level, to a whole reserve of the highest. */
export function reserveRange(currency: Currency): { minimum: bigint; maximum: bigint } {
  const { minimum, maximum } = cannonStakes[currency];
  return { minimum, maximum: maximum * shotsInReserve };
}

export const poolOffers: readonly PoolOffer[] = waters.map((water) => ({
  code: water.code,
  title: water.title,
  water,
  releasedOn: '2026-11-27',
}));

const byCode = new Map(poolOffers.map((offer) => [offer.code, offer]));

/** Undefined: no fishing game bears the code. */
export const poolOfferOf = (code: string): PoolOffer | undefined => byCode.get(code);
