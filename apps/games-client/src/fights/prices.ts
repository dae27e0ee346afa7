/** Prices as they stand on the places. Pure. */
import { type FightOffer, poolText } from '@bahati/game-rules/cockfight/fight-game.ts';
import { totalAt } from '@bahati/game-rules/cockfight/fight-places.ts';
import { malayText } from '@bahati/game-rules/cockfight/fixed-odds.ts';
import { type Closing, closePools } from '@bahati/game-rules/cockfight/pari-mutuel.ts';
import type { Side } from '@bahati/game-rules/cockfight/cockfight.rules.ts';
import { cutDecimalText } from '@bahati/game-rules/rational.ts';

/** Malay, and the same as a decimal price: `-0.81 · 2.23`. */
export function fixedPrice(offer: FightOffer | null, side: Side): string {
  const price = offer?.prices?.[side];
  return price === undefined ? '–' : `${malayText(price)} · ${cutDecimalText(totalAt(price), 2)}`;
}

type Totals = ReadonlyMap<string, bigint>;

/** How the pools stand: nobody on a side, a price that is too low, or a fight that would be held. */
export type PoolPrice =
  | { readonly is: 'forming' | 'too_low' }
  | { readonly is: 'price'; readonly text: string };

const least = 108n;

export function poolPrice(totals: Totals, side: Side): PoolPrice {
  const pools = { meron: totals.get('meron') ?? 0n, wala: totals.get('wala') ?? 0n };
  if (pools.meron <= 0n || pools.wala <= 0n) return { is: 'forming' };
  const closing: Closing = closePools(pools);
  if (closing.isHeld) return { is: 'price', text: poolText(Number(closing.prices[side])) };
  const pool = pools.meron + pools.wala;
  const price = ((pool - pool / 20n) * 100n) / pools[side];
  return price < least ? { is: 'too_low' } : { is: 'price', text: poolText(Number(price)) };
}

/** Meron's part of what lies on both sides, in hundredths; half where nothing does. */
export function meronShare(totals: Totals): number {
  const [meron, wala] = [totals.get('meron') ?? 0n, totals.get('wala') ?? 0n];
  const pool = meron + wala;
  return pool === 0n ? 50 : Number((meron * 100n) / pool);
}
