/** The name a bank account is held in, as a proof: what only its member should have to be told. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import { judgeAttempt } from '#domains/system/throttle/throttle.ts';
import { lettersOf, payoutLimits } from '#domains/identity/payout-accounts/payout-accounts.ts';

/**
 * Is one of the member's bank accounts held in this name? Five attempts in half an hour; then
 * refuses `too_many_requests`, to the right name as to a wrong one.
 */
export async function isHolderName(
  { database }: Context,
  memberId: bigint,
  name: string,
): Promise<boolean> {
  const subject = `holder name ${memberId}`;
  const rest = { windowSeconds: 1_800, firstDelaySeconds: 1_800, longestDelaySeconds: 1_800 };
  return judgeAttempt(database, { subject, freeAttempts: 5, ...rest }, async () => {
    const { rows } = await database.query<{ holderName: string }>(
      `SELECT holder_name AS "holderName" FROM payout_accounts
        WHERE member_id = $1 AND kind = 'bank' AND removed_at IS NULL LIMIT $2`,
      [memberId, payoutLimits.live],
    );
    const attempt = digestOf(name);
    // All are compared, so that the time tells nothing.
    return rows.filter((row) => timingSafeEqual(digestOf(row.holderName), attempt)).length > 0;
  });
}

function digestOf(name: string): Buffer {
  return createHash('sha256').update(lettersOf(name)).digest();
}
