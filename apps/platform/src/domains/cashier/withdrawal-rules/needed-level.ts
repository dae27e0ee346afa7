/** Whether a sum needs more proof of who the member is: the sums are counted here, kyc judges. */
import type { KycLevel } from '@bahati/contract/player-site/kyc/kyc.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { missingTier } from '#domains/kyc/kyc.ts';
import { readBrand } from '#domains/system/brand/brand.ts';

type Asked = { memberId: bigint; amount: bigint };

/** The level lacking for this withdrawal; null: none. */
export function levelForWithdrawal(
  context: Context,
  database: Database | Transaction,
  { memberId, amount }: Asked,
): Promise<KycLevel | null> {
  const sums = `SELECT coalesce(sum(amount) FILTER (
           WHERE created_at >= date_trunc('day', $2::timestamptz, $3)), 0)::bigint AS day,
         coalesce(sum(amount), 0)::bigint AS total
    FROM withdrawals WHERE member_id = $1 AND status NOT IN ('rejected', 'failed')`;
  return missingTier(database, context.config.BRAND, memberId, {
    direction: 'withdrawal',
    readSums: () => readSums(context, database, { sums, memberId, amount }),
  });
}

/**
 * Refuses `level_needed` with the level. To be asked under the lock that keeps a member's deposits
 * apart.
 */
export async function assertLevelForDeposit(
  context: Context,
  transaction: Transaction,
  { memberId, amount }: Asked,
): Promise<void> {
  const sums = `SELECT coalesce(sum(amount) FILTER (
           WHERE created_at >= date_trunc('day', $2::timestamptz, $3)), 0)::bigint AS day,
         coalesce(sum(amount), 0)::bigint AS total
    FROM deposits WHERE member_id = $1 AND status NOT IN ('failed', 'expired')`;
  const level = await missingTier(transaction, context.config.BRAND, memberId, {
    direction: 'deposit',
    readSums: () => readSums(context, transaction, { sums, memberId, amount }),
  });
  if (level !== null) throw new Refusal('level_needed', { level });
}

async function readSums(
  { config, now }: Context,
  database: Database | Transaction,
  { sums, memberId, amount }: Asked & { sums: string },
): Promise<{ day: bigint; total: bigint }> {
  const { timeZone } = await readBrand(database, config.BRAND);
  const { rows } = await database.query<{ day: bigint; total: bigint }>(sums, [
    memberId,
    now(),
    timeZone,
  ]);
  const { day = 0n, total = 0n } = rows[0] ?? {};
  return { day: day + amount, total: total + amount };
}
