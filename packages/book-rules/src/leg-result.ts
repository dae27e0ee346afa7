/** How one selection ended, and what it makes of a stake. Source: game-math §8. */
import type { Odds } from './odds.ts';

/** Of a dead heat so many shared so many paid places: a won selection pays that share of its odds. */
export type DeadHeat = { readonly places: number; readonly tied: number };

export type LegResult =
  | { readonly result: 'won'; readonly deadHeat?: DeadHeat }
  | { readonly result: 'half_won' | 'push' | 'half_lost' | 'lost' | 'void' };

/** The place somebody finished at, 0 for nowhere, and how many share it, himself too. */
export type Finish = { readonly place: number; readonly tied: number };

/**
 * To finish within so many paid places is won. Where more tie than there are places left, those are
 * shared: it is won at places left / tied of its odds.
 */
export function placeResult({ place, tied }: Finish, paid: number): LegResult {
  if (place === 0 || place > paid) return { result: 'lost' };
  const places = paid - place + 1;
  return tied > places ? { result: 'won', deadHeat: { places, tied } } : { result: 'won' };
}

/** An exact share of a stake. */
export type Factor = { readonly over: bigint; readonly under: bigint };

export const wholeFactor: Factor = { over: 1n, under: 1n };

/**
 * What a stake on a selection becomes: odds d won, (d+1)/2 half won, 1 pushed or void, 1/2 half
 * lost, 0 lost; in a dead heat d × places / tied.
 */
export function factorOf(odds: Odds, leg: LegResult): Factor {
  const d = BigInt(odds);
  switch (leg.result) {
    case 'won':
      return leg.deadHeat
        ? { over: d * BigInt(leg.deadHeat.places), under: 1_000n * BigInt(leg.deadHeat.tied) }
        : { over: d, under: 1_000n };
    case 'half_won':
      return { over: d + 1_000n, under: 2_000n };
    case 'push':
    case 'void':
      return wholeFactor;
    case 'half_lost':
      return { over: 1n, under: 2n };
    case 'lost':
      return { over: 0n, under: 1n };
  }
}

export const times = (a: Factor, b: Factor): Factor => ({
  over: a.over * b.over,
  under: a.under * b.under,
});

/** A stake in minor units times a factor, rounded down to a minor unit. */
export const applied = (stake: bigint, { over, under }: Factor): bigint => (stake * over) / under;
