/** Free rounds of this game: what is left of them, and what they came to. Pure. */
import type { FrameFreeRounds } from '@bahati/contract/games-frame/free-rounds.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toMinor } from '#frame/shell/balance/purse.ts';

/** Amounts in minor units. */
export type FreeRounds = {
  readonly grantId: string;
  readonly stake: bigint;
  readonly rounds: number;
  readonly left: number;
  readonly won: bigint;
};

/** All of them were played: what they won together. */
export type FreeRoundsEnd = { readonly rounds: number; readonly won: bigint };

/** Which free round a round was, and what its grant had won with it. */
export type FreeRoundFacts = FreeRoundsEnd & {
  readonly grantId: string;
  readonly number: number;
};

export function freeRoundsOf(told: FrameFreeRounds | null, currency: Currency): FreeRounds | null {
  if (!told) return null;
  const { grantId, rounds, left } = told;
  const [stake, won] = [toMinor(told.stake, currency), toMinor(told.won, currency)];
  return { grantId, stake, rounds, left, won };
}

type Known = {
  readonly freeRounds: FreeRounds | null;
  readonly freeRoundsEnd: FreeRoundsEnd | null;
};

/** What is known once a round has been seen. One begun elsewhere was counted before. */
export function afterFreeRound(
  { freeRounds, freeRoundsEnd }: Known,
  { grantId, number, rounds, won }: FreeRoundFacts,
): Known {
  const known = freeRounds?.grantId === grantId ? freeRounds : null;
  const isLast = number === rounds;
  const left = Math.min(known?.left ?? 0, rounds - number);
  return {
    freeRounds: known ? (left > 0 ? { ...known, left, won } : null) : freeRounds,
    freeRoundsEnd: isLast ? { rounds, won } : freeRoundsEnd,
  };
}
