/** Writes that days of a member were given for; each day is, once, however it was given. */
import type { Currency } from '@bahati/money/currencies.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { Due, DueDay } from './rebate.rules.ts';

export type WrittenClaim = { rowId: bigint; claimedAt: Date; days: readonly DueDay[] };

/** Two at once take turns; the second then sees which days were given. */
export async function lockRebate(transaction: Transaction, memberId: bigint): Promise<void> {
  await transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `rebate ${memberId}`,
  ]);
}

/** Under `lockRebate`, of what is due by then. */
export async function writeClaim(
  transaction: Transaction,
  { memberId, currency }: { memberId: bigint; currency: Currency },
  due: Due,
): Promise<WrittenClaim> {
  const days = due.days.filter((day) => day.amount > 0n);
  const { rows } = await transaction.query<{ id: bigint; claimedAt: Date }>(
    `INSERT INTO rebate_claims (member_id, currency, amount) VALUES ($1, $2, $3)
     RETURNING id, claimed_at AS "claimedAt"`,
    [memberId, currency, due.amount],
  );
  const [row] = rows;
  if (!row) throw new Error('The claim was not written.');
  await transaction.query(
    `INSERT INTO rebate_days (member_id, day, claim_id, valid_bet, amount)
     SELECT $1, day, $2, valid_bet, amount
       FROM unnest($3::date[], $4::bigint[], $5::bigint[]) AS i (day, valid_bet, amount)`,
    [
      memberId,
      row.id,
      days.map(({ day }) => day),
      days.map(({ validBet }) => validBet),
      days.map((day) => day.amount),
    ],
  );
  return { rowId: row.id, claimedAt: row.claimedAt, days };
}
