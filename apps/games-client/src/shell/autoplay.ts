/** When automatic play goes on and when it must stop. Pure. */

export const autoplayCounts = [10, 25, 50, 100] as const;

export type AutoplayPlan = {
  readonly count: number;
  /** Stops before a round that could bring the loss above this; null: no limit. */
  readonly lossLimit: bigint | null;
  /** Stops after a round that pays at least this; null: no limit. */
  readonly singleWinLimit: bigint | null;
};

export type AutoplayRun = {
  readonly plan: AutoplayPlan;
  readonly left: number;
  /** Paid out less staked, since the start. */
  readonly net: bigint;
};

export type AutoplayStop = 'count' | 'loss_limit' | 'single_win';

export function startAutoplay(plan: AutoplayPlan): AutoplayRun {
  return { plan, left: plan.count, net: 0n };
}

/** What forbids the next round, if anything does. */
export function reasonToStop(run: AutoplayRun, nextStake: bigint): AutoplayStop | null {
  if (run.left <= 0) return 'count';
  const { lossLimit } = run.plan;
  if (lossLimit !== null && nextStake - run.net > lossLimit) return 'loss_limit';
  return null;
}

export function afterRound(
  run: AutoplayRun,
  round: { readonly stake: bigint; readonly payout: bigint },
): { readonly run: AutoplayRun; readonly stop: AutoplayStop | null } {
  const next = { ...run, left: run.left - 1, net: run.net - round.stake + round.payout };
  const { singleWinLimit } = run.plan;
  if (singleWinLimit !== null && round.payout >= singleWinLimit) {
    return { run: next, stop: 'single_win' };
  }
  return { run: next, stop: reasonToStop(next, round.stake) };
}
