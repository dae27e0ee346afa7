/** How a slot plays by itself, round after round, by the plan of all automatic play. Pure. */
import type { CrashBet } from '@bahati/contract/games-frame/crash.ts';
import {
  afterRound,
  type AutoplayPlan,
  type AutoplayRun,
  type AutoplayStop,
  nextStake,
  reasonToStop,
  startAutoplay,
} from '#frame/shell/autoplay.ts';

export type SlotRun = {
  readonly autoplay: AutoplayRun;
  /** Minor units: what the next round is bet with. */
  readonly stake: bigint;
  readonly counted: ReadonlySet<string>;
};

export const startRun = (plan: AutoplayPlan, stake: bigint): SlotRun => ({
  autoplay: startAutoplay(plan),
  stake,
  counted: new Set(),
});

type Ended = Pick<CrashBet, 'betId' | 'state'> & {
  readonly stake: bigint;
  readonly payout: bigint;
};

/** Counts a bet that ended, once; one that came back counts nothing. The reason, if it was the last. */
export function countBet(
  run: SlotRun,
  { betId, state, ...round }: Ended,
): { readonly run: SlotRun; readonly stop: AutoplayStop | null } {
  if ((state !== 'cashed_out' && state !== 'lost') || run.counted.has(betId))
    return { run, stop: null };
  const { run: autoplay, stop } = afterRound(run.autoplay, round);
  const stake = nextStake(autoplay.plan, run.stake, round);
  const counted = new Set([...run.counted, betId]);
  const next = { autoplay, stake: stake ?? run.stake, counted };
  if (stop) return { run: next, stop };
  return { run: next, stop: stake === null ? 'stake_cap' : reasonToStop(autoplay, stake) };
}
