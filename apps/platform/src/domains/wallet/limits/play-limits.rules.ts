/** Pure decisions about limits on play: what a change does, and whether a stake still fits. */
import type { BrandPeriod } from '#domains/system/brand/brand.ts';

export const limitKinds = ['deposit', 'stake', 'loss', 'session'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** A stored limit. Minor units; of a session whole minutes. */
export type StoredLimit = { amount: bigint; nextAmount: bigint | null; nextAt: Date | null };

/** How a limit stands after a change; `waits` for what takes its place a day later. */
export type LimitChange =
  | { is: 'nothing' }
  | { is: 'set'; amount: bigint }
  | { is: 'waiting'; nextAmount: bigint | null };

/**
 * What asking for this limit (null: none) does. A stricter one counts at once and withdraws what
 * waited; a higher one waits, and asking for it again does not make it wait longer.
 */
export function limitChange(before: StoredLimit | undefined, wanted: bigint | null): LimitChange {
  if (!before) return wanted === null ? { is: 'nothing' } : { is: 'set', amount: wanted };
  if (wanted !== null && wanted <= before.amount) return { is: 'set', amount: wanted };
  const isWaiting = before.nextAt !== null && before.nextAmount === wanted;
  return isWaiting ? { is: 'nothing' } : { is: 'waiting', nextAmount: wanted };
}

/** What one period allows and has seen; null: no limit of the kind. */
export type PeriodPlay = {
  period: BrandPeriod;
  startsAt: Date;
  stake: bigint | null;
  loss: bigint | null;
  /** Whole minutes. */
  session: bigint | null;
  staked: bigint;
  paidOut: bigint;
  minutes: bigint;
};

export type LimitReached = { kind: LimitKind; period: BrandPeriod };

/**
 * The limit a stake would break, the shortest period first. A loss is counted as if the stake
 * were lost: what it will pay is nobody's to know beforehand.
 */
export function limitReached(
  periods: readonly PeriodPlay[],
  stake: bigint,
): LimitReached | undefined {
  for (const { period, ...the } of periods) {
    if (the.session !== null && the.minutes >= the.session) return { kind: 'session', period };
    if (stake === 0n) continue;
    if (the.stake !== null && the.staked + stake > the.stake) return { kind: 'stake', period };
    const lost = the.staked - the.paidOut;
    if (the.loss !== null && lost + stake > the.loss) return { kind: 'loss', period };
  }
  return undefined;
}
