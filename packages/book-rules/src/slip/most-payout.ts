/** The largest a slip can pay: every leg won, and of each way placed too. */
import type { LegResult } from '@bahati/book-rules/leg-result.ts';
import type { Odds } from '@bahati/book-rules/odds.ts';
import { type BonusTier, multipleBonus } from './bonus.ts';
import { linesOf, type SlipShape } from './lines.ts';
import { type EachWayTerms, linePayouts, slipPayout } from './payout.ts';

export type OpenSlip = {
  readonly shape: SlipShape;
  readonly bankers: readonly number[];
  readonly legs: readonly { readonly odds: Odds; readonly eachWay: EachWayTerms | null }[];
  readonly isEachWay: boolean;
  /** Of each line in minor units; a single one is that of every line. */
  readonly stakes: readonly bigint[];
  readonly bonusTiers: readonly BonusTier[];
};

const won: LegResult = { result: 'won' };

/** In minor units, the bonus included in the payout. */
export function mostPayout(slip: OpenSlip): { stake: bigint; payout: bigint; bonus: bigint } {
  const legs = slip.legs.map(({ odds, eachWay }) => ({
    odds,
    result: won,
    ...(slip.isEachWay && eachWay ? { place: { terms: eachWay, result: won } } : {}),
  }));
  const lines = linesOf(slip.shape, legs.length, slip.bankers);
  const stakeOf = (line: number): bigint => slip.stakes[slip.stakes.length === 1 ? 0 : line] ?? 0n;
  const paid = slipPayout(linePayouts(legs, lines, stakeOf, slip.isEachWay));
  const isMultiple = slip.shape.kind === 'multiple' && !slip.isEachWay;
  const bonus = isMultiple ? multipleBonus(slip.bonusTiers, legs, paid) : 0n;
  return { stake: paid.stake, payout: paid.payout + bonus, bonus };
}
