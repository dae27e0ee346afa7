/**
 * Limits on deposits, decided where one begins. What is still under way counts, so that two begun
 * at once do not both fit. Money that was paid is credited whatever the limit says.
 */
import { toDecimal } from '@bahati/money/money.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { readPlay } from '#domains/wallet/limits/limits.ts';

/** What a member has put in, or is about to, since then; but for the deposit of this request. */
export async function readDeposited(
  database: Database | Transaction,
  memberId: bigint,
  since: Date,
  idempotencyKey: string | null = null,
): Promise<bigint> {
  const { rows } = await database.query<{ sum: bigint }>(
    `SELECT coalesce(sum(amount), 0)::bigint AS sum FROM deposits
      WHERE member_id = $1 AND created_at >= $2 AND status NOT IN ('failed', 'expired')
        AND idempotency_key IS DISTINCT FROM $3::uuid`,
    [memberId, since, idempotencyKey],
  );
  return rows[0]?.sum ?? 0n;
}

/**
 * Refuses `deposit_limit_reached` with the period and what is left of it. To be asked under the
 * lock that keeps a member's deposits apart.
 */
export async function assertWithinDepositLimits(
  transaction: Transaction,
  brand: string,
  member: { memberId: bigint; currency: Currency },
  deposit: { idempotencyKey: string; amount: bigint },
): Promise<void> {
  for (const { period, startsAt, deposit: limit } of await readPlay(
    transaction,
    brand,
    member.memberId,
  )) {
    if (limit === null) continue;
    const used = await readDeposited(
      transaction,
      member.memberId,
      startsAt,
      deposit.idempotencyKey,
    );
    if (used + deposit.amount <= limit) continue;
    const left = toDecimal(used < limit ? limit - used : 0n, member.currency);
    throw new Refusal('deposit_limit_reached', { period, left });
  }
}
