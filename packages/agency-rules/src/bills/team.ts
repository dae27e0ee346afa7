/** What a team played and cost in a period. A team is the agent and every descendant. */
import { type Currency, currencies } from '@bahati/money/currencies.ts';

/** Minor units, none below zero. */
export type TeamFigures = {
  /** Stakes of rounds that closed. */
  readonly turnover: bigint;
  /** The part of turnover that tiers and salaries count: nothing of ties and opposite sides. */
  readonly validTurnover: bigint;
  readonly activeMembers: number;
  readonly payouts: bigint;
  readonly rebates: bigint;
  readonly bonuses: bigint;
  readonly promotionCost: bigint;
  readonly depositFees: bigint;
};

const deducted = ['payouts', 'rebates', 'bonuses', 'promotionCost', 'depositFees'] as const;

export type TeamResult = {
  /** What comes off the turnover before a loss is left to share. */
  readonly deductions: readonly {
    readonly item: (typeof deducted)[number];
    readonly amount: bigint;
  }[];
  /** Deductions less turnover. Below zero the team lost, above it won. */
  readonly result: bigint;
};

export function teamResult(figures: TeamFigures): TeamResult {
  const deductions = deducted.map((item) => ({ item, amount: figures[item] }));
  const cost = deductions.reduce((sum, { amount }) => sum + amount, 0n);
  return { deductions, result: cost - figures.turnover };
}

/** Throws a RangeError: figures below zero are a bug of who added them up. */
export function assertNotNegative(figures: object): void {
  for (const [name, value] of Object.entries(figures)) {
    if ((typeof value === 'bigint' || typeof value === 'number') && value < 0) {
      throw new RangeError(`${name} is ${value}: below zero.`);
    }
  }
}

/** An active member's own valid turnover reaches the minimum: of a day, for dividends of the period. */
export function isActiveMember(validTurnover: bigint, minimum: bigint): boolean {
  return validTurnover >= minimum;
}

/** In whole units of the currency. */
const defaultMinimums = { dividend: 1_000n, salary: 500n } as const;

/** What a brand asks of an active member unless it is set otherwise, in minor units. */
export function defaultActiveMinimum(
  contract: keyof typeof defaultMinimums,
  currency: Currency,
): bigint {
  return defaultMinimums[contract] * 10n ** BigInt(currencies[currency].minorDigits);
}
