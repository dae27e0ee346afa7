/**
 * The real-time salary, settled every five minutes (spec §9): of each settled bet of the team the
 * agent's rate less the rate of the next agent down the line towards the bettor. The differences of
 * a line add up to the rate at its top, so each agent is paid by the platform and owes nobody a part:
 * these bills take no part in the settlement of chains.
 */
import type { RealTimeSalaryTerms } from '@bahati/agency-rules/terms/terms.ts';
import { type AdjustmentLine, type BillAmounts, closeBill } from './adjustment-lines.ts';
import { assertNotNegative } from './team.ts';

export type SettledBet = {
  /** A bet pays a beneficiary once. */
  readonly bet: string;
  /** Valid stake, minor units. */
  readonly stake: bigint;
  /** Of the next agent towards the bettor; 0 where there is none, or none with a contract. */
  readonly nextRateBps: number;
};

/** One run, or several bets in the order they were settled in. */
export type RealTimeSalaryFigures = {
  /** The team's turnover of the day before the first of these bets. */
  readonly turnoverBefore: bigint;
  readonly bets: readonly SettledBet[];
  readonly adjustmentLines: readonly AdjustmentLine[];
};

export type BetShare = SettledBet & {
  /** The part of the stake that the brake leaves. */
  readonly countedStake: bigint;
  /** Own rate less the next agent's, never below zero. */
  readonly differenceBps: number;
  /** Exact, in ten-thousandths of a minor unit; only the bill is rounded. */
  readonly share: bigint;
};

export type RealTimeSalaryBill = BillAmounts & {
  readonly shares: readonly BetShare[];
  readonly turnoverAfter: bigint;
  /** Whether further bets of the day count no more. */
  readonly isBraked: boolean;
};

/** Throws a RangeError where a bet stands twice in a run. */
export function realTimeSalaryBill(
  terms: RealTimeSalaryTerms,
  figures: RealTimeSalaryFigures,
): RealTimeSalaryBill {
  assertNotNegative(figures);
  assertOnce(figures.bets);
  const brake = terms.dailyTurnoverBrake;
  let turnover = figures.turnoverBefore;
  const shares = figures.bets.map((bet) => {
    assertNotNegative(bet);
    const countedStake = leftByBrake(brake, turnover, bet.stake);
    turnover += bet.stake;
    const differenceBps = Math.max(0, terms.rateBps - bet.nextRateBps);
    return { ...bet, countedStake, differenceBps, share: countedStake * BigInt(differenceBps) };
  });
  const exact = shares.reduce((sum, { share }) => sum + share, 0n);
  return {
    shares,
    turnoverAfter: turnover,
    isBraked: brake !== null && turnover >= brake,
    ...closeBill(exact / 10_000n, figures.adjustmentLines),
  };
}

/** The bet that reaches the brake counts up to it. */
function leftByBrake(brake: bigint | null, turnoverBefore: bigint, stake: bigint): bigint {
  if (brake === null) return stake;
  const left = brake > turnoverBefore ? brake - turnoverBefore : 0n;
  return stake < left ? stake : left;
}

function assertOnce(bets: readonly SettledBet[]): void {
  const seen = new Set<string>();
  for (const { bet } of bets) {
    if (seen.has(bet)) throw new RangeError(`Bet ${bet} stands twice in a run.`);
    seen.add(bet);
  }
}
