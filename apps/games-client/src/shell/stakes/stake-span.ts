/** Stakes of games that take any amount between two. Pure. */
import { toMinor } from '#frame/shell/balance/purse.ts';
import type { FrameSession } from '#frame/shell/session/frame-session.ts';

/** Minor units: a stake is `minimum` and a whole number of `step`s, up to `maximum`. */
export type StakeSpan = {
  readonly minimum: bigint;
  readonly maximum: bigint;
  readonly step: bigint;
};

export function spanOf({
  stakeRange,
  currency,
}: Pick<FrameSession, 'stakeRange' | 'currency'>): StakeSpan | null {
  if (!stakeRange) return null;
  return {
    minimum: toMinor(stakeRange.minimum, currency),
    maximum: toMinor(stakeRange.maximum, currency),
    step: toMinor(stakeRange.step, currency),
  };
}

/** The greatest stake that is not above this one; the least there is where none is. */
export function fitStake({ minimum, maximum, step }: StakeSpan, wished: bigint): bigint {
  if (wished <= minimum) return minimum;
  const capped = wished < maximum ? wished : maximum;
  return minimum + ((capped - minimum) / step) * step;
}
