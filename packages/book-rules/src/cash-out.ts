/**
 * What a running bet is bought back for: of each line what it is expected to pay by the chances of
 * now, less the margin. Exact, and rounded down to a minor unit a line.
 */
import { type Factor, factorOf, type LegResult, times } from './leg-result.ts';
import type { Chances, Odds } from './odds.ts';

/** A leg as it stands: how it ended, or its chances now. */
export type RunningLeg = { readonly odds: Odds } & (
  | { readonly result: LegResult }
  | { readonly result: null; readonly chances: Chances }
);

export type RunningLine = { readonly stake: bigint; readonly legs: readonly RunningLeg[] };

const million = 1_000_000n;

/** The share of a stake a leg is expected to leave, odds included. */
export function expectedFactor(odds: Odds, chances: Chances): Factor {
  const d = BigInt(odds);
  const { win, halfWin = 0, push = 0, halfLoss = 0 } = chances;
  const over =
    BigInt(win) * 2n * d +
    BigInt(halfWin) * (d + 1_000n) +
    BigInt(push) * 2_000n +
    BigInt(halfLoss) * 1_000n;
  return { over, under: 2_000n * million };
}

/** In minor units. `marginBasisPoints`: what the book keeps of what is expected. */
export function cashOutValue(lines: readonly RunningLine[], marginBasisPoints: number): bigint {
  const kept: Factor = { over: BigInt(10_000 - marginBasisPoints), under: 10_000n };
  return lines.reduce((sum, { stake, legs }) => {
    const factor = legs.reduce((product, leg) => times(product, factorNow(leg)), kept);
    return sum + (stake * factor.over) / factor.under;
  }, 0n);
}

const factorNow = (leg: RunningLeg): Factor =>
  leg.result === null ? expectedFactor(leg.odds, leg.chances) : factorOf(leg.odds, leg.result);

/**
 * A part of it, in basis points of the running stake: what is paid, and the stake that is bought
 * back, both rounded down. All of it at 10,000.
 */
export function cashOutPart(
  { stake, value }: { stake: bigint; value: bigint },
  part: number,
): { amount: bigint; stakePart: bigint } {
  const share = BigInt(part);
  return { amount: (value * share) / 10_000n, stakePart: (stake * share) / 10_000n };
}
