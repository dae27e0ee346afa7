import type { Throttle } from '#domains/system/throttle/throttle.ts';

/** Codes an authenticator shows and recovery codes are guessed at together. */
export function secondFactorThrottle(memberId: bigint): Throttle {
  return {
    subject: `authenticator ${memberId}`,
    freeAttempts: 5,
    windowSeconds: 900,
    firstDelaySeconds: 900,
    longestDelaySeconds: 900,
  };
}
