/** Invitation codes as links: what registering with them brings, and how often they are looked at. */
import { type Database, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { countAttempt } from '#domains/system/throttle/throttle.ts';

export type InvitationLink = {
  downlineType: 0 | 1;
  expiresAt: Date | null;
  mostUses: number | null;
  /** As the agency writes them. */
  offeredTerms: readonly object[];
};

/** Refuses `not_found`, also another agent's code; `expiry_past`. */
export async function setInvitationLink(
  transaction: Transaction,
  { agentId, code }: { agentId: bigint; code: string },
  { downlineType, expiresAt, mostUses, offeredTerms }: InvitationLink,
): Promise<void> {
  const { rows } = await transaction.query<{ isPast: boolean }>(
    `UPDATE affiliate_codes
        SET downline_type = $3, expires_at = $4, most_uses = $5, offered_terms = $6
      WHERE code = $1 AND agent_id = $2
      RETURNING coalesce(expires_at <= now(), false) AS "isPast"`,
    [code, agentId, downlineType, expiresAt, mostUses, JSON.stringify(offeredTerms)],
  );
  if (!rows[0]) throw new Refusal('not_found');
  if (rows[0].isPast) throw new Refusal('expiry_past');
}

const daySeconds = 24 * 3600;

/**
 * Counts a look at a code once a day for each visitor, who is told by address and browser: nothing
 * is left in a browser that only looks.
 */
export async function countOpening(
  database: Database,
  code: string,
  { ip, userAgent = '' }: { ip: string; userAgent: string | undefined },
): Promise<void> {
  const once = {
    subject: `opened ${code} ${ip} ${userAgent}`,
    freeAttempts: 1,
    windowSeconds: daySeconds,
    firstDelaySeconds: daySeconds,
    longestDelaySeconds: daySeconds,
  };
  try {
    await countAttempt(database, [once]);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'too_many_requests') return;
    throw error;
  }
  await database.query(
    'UPDATE affiliate_codes SET opened_count = opened_count + 1 WHERE code = $1',
    [code],
  );
}
