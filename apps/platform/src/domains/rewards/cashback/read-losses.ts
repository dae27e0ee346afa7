/**
 * What members lost in days: settled stakes less payouts, less what the operator gave in those days,
 * so that lost bonus money is no loss of their own.
 */
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import type { Currency } from '@bahati/money/currencies.ts';

export const lossOfDays = `sum(turnover - payout - vendor_result - promotion - rebate)`;

export async function readLoss(
  database: Database | Transaction,
  memberId: bigint,
  { currency, from, to }: { currency: Currency; from: string; to: string },
): Promise<bigint> {
  const { rows } = await database.query<{ loss: bigint }>(
    `SELECT coalesce(${lossOfDays}, 0)::bigint AS loss FROM member_days
      WHERE member_id = $1 AND currency = $2 AND day BETWEEN $3 AND $4`,
    [memberId, currency, from, to],
  );
  return rows[0]?.loss ?? 0n;
}
