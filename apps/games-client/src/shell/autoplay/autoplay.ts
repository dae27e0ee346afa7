/** When automatic play goes on and when it must stop. Pure. */
import { netOf } from '@bahati/money/net.ts';
import { fitStake, type StakeSpan } from '#frame/shell/stakes/stake-span.ts';

export const autoplayCounts = [10, 25, 50, 100] as const;

/** What a round does to the next stake; null: it goes back to the first one. */
export type StakeChange = { readonly raisePercent: number } | null;

/** For games in which the stake may follow the rounds. */
export type StakePlan = {
  readonly first: bigint;
  readonly span: StakeSpan;
  readonly onWin: StakeChange;
  readonly onLoss: StakeChange;
};

export type AutoplayPlan = {
  /** Null: as long as no limit is reached. */
  readonly count: number | null;
  /** Stops before a round that could bring the loss above this; null: no limit. */
  readonly lossLimit: bigint | null;
  /** Stops after a round that pays at least this; null: no limit. */
  readonly singleWinLimit: bigint | null;
  /** Stops once so much more was paid than staked. Absent or null: no limit. */
  readonly profitLimit?: bigint | null;
  /** Absent: every round stakes the same. */
  readonly stakes?: StakePlan;
};

export type AutoplayRun = {
  readonly plan: AutoplayPlan;
  readonly left: number | null;
  /** Paid out less staked, since the start. */
  readonly net: bigint;
};

export type AutoplayStop = 'count' | 'loss_limit' | 'single_win' | 'profit' | 'stake_cap';

export function startAutoplay(plan: AutoplayPlan): AutoplayRun {
  return { plan, left: plan.count, net: 0n };
}

/** What forbids the next round, if anything does. */
export function reasonToStop(run: AutoplayRun, nextStake: bigint): AutoplayStop | null {
  if (run.left !== null && run.left <= 0) return 'count';
  const { lossLimit } = run.plan;
  if (lossLimit !== null && nextStake - run.net > lossLimit) return 'loss_limit';
  return null;
}

export function afterRound(
  run: AutoplayRun,
  round: { readonly stake: bigint; readonly payout: bigint },
): { readonly run: AutoplayRun; readonly stop: AutoplayStop | null } {
  const left = run.left === null ? null : run.left - 1;
  const next = { ...run, left, net: run.net + netOf(round) };
  const { singleWinLimit, profitLimit = null } = run.plan;
  if (singleWinLimit !== null && round.payout >= singleWinLimit) {
    return { run: next, stop: 'single_win' };
  }
  if (profitLimit !== null && next.net >= profitLimit) return { run: next, stop: 'profit' };
  return { run: next, stop: reasonToStop(next, round.stake) };
}

/** The stake of the next round; null: it would be more than the game takes. Cut to whole steps. */
export function nextStake(
  { stakes }: AutoplayPlan,
  stake: bigint,
  round: { readonly stake: bigint; readonly payout: bigint },
): bigint | null {
  if (!stakes || round.payout === round.stake) return stake;
  const change = round.payout > round.stake ? stakes.onWin : stakes.onLoss;
  if (change === null) return stakes.first;
  const raised = (stake * BigInt(100 + change.raisePercent)) / 100n;
  return raised > stakes.span.maximum ? null : fitStake(stakes.span, raised);
}

/** How many losses in a row reach the loss limit, up to `most`; each raises the stake as planned. */
export function lossesToLimit(plan: AutoplayPlan, stake: bigint, most: number): number {
  let [run, next]: [AutoplayRun, bigint | null] = [startAutoplay(plan), stake];
  for (let losses = 0; losses < most; losses += 1) {
    if (next === null || reasonToStop(run, next) === 'loss_limit') return losses;
    const lost = { stake: next, payout: 0n };
    run = afterRound(run, lost).run;
    next = nextStake(plan, next, lost);
  }
  return most;
}
