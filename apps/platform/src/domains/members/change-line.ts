/** What staff change of a member's place among agents; who may is the caller's to decide. */
import type { Transaction } from '@bahati/server-kit/database.ts';

/**
 * Puts a member below another upline, or below none; the teams above follow by themselves. The code
 * it came by stays with it while it has an upline.
 */
export async function changeUpline(
  transaction: Transaction,
  memberId: bigint,
  uplineId: bigint | null,
): Promise<void> {
  await transaction.query(
    `UPDATE members SET upline_id = $2,
            affiliate_code = CASE WHEN $2::bigint IS NULL THEN NULL ELSE affiliate_code END
      WHERE id = $1`,
    [memberId, uplineId],
  );
}

/** From one type of agent to another. */
export async function changeAgentType(
  transaction: Transaction,
  memberId: bigint,
  type: 1 | 2 | 41 | 42,
): Promise<void> {
  await transaction.query('UPDATE members SET type = $2 WHERE id = $1', [memberId, type]);
}
