/**
 * Late changes. A bet that is voided or settled anew after its period was billed leaves that bill as
 * it is; the next bill of the contract carries an adjustment line: what the earlier bill would have
 * come to by the corrected figures, less what it came to.
 */
export type AdjustmentLine = {
  /** `carried`: what the bill before could not bear. */
  readonly cause: 'bet_voided' | 'bet_resettled' | 'carried';
  /** The bet, or the bill it was carried from, as the caller knows it. */
  readonly reference: string;
  /** Minor units; below zero it is taken off. */
  readonly amount: bigint;
};

/** Minor units. */
export type BillAmounts = {
  /** By the terms and the figures of the period, rounded down. */
  readonly earned: bigint;
  readonly adjustmentLines: readonly AdjustmentLine[];
  /** Of all lines. */
  readonly adjusted: bigint;
  /** What the agent is owed by its payer: earned and adjusted, never below zero. */
  readonly own: bigint;
  /** Zero or less: what went below zero, for a `carried` line of the next bill. */
  readonly carriedAdjustment: bigint;
};

export function closeBill(earned: bigint, adjustmentLines: readonly AdjustmentLine[]): BillAmounts {
  const adjusted = adjustmentLines.reduce((sum, { amount }) => sum + amount, 0n);
  const total = earned + adjusted;
  return {
    earned,
    adjustmentLines,
    adjusted,
    own: total > 0n ? total : 0n,
    carriedAdjustment: total < 0n ? total : 0n,
  };
}

/**
 * The line for a late change. `billed` is the bill as it stands, or as the line before left it where
 * one period changes again; `corrected` is the same contract and period by the corrected figures.
 * Where that also changes what the period carried on (a dividend's winnings, a day's turnover up to a
 * brake), the bills issued since are corrected in turn, by a line each.
 */
export function adjustmentLine(
  change: Pick<AdjustmentLine, 'cause' | 'reference'>,
  billed: Pick<BillAmounts, 'earned'>,
  corrected: Pick<BillAmounts, 'earned'>,
): AdjustmentLine {
  return { ...change, amount: corrected.earned - billed.earned };
}
