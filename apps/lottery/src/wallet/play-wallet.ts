/** Play money of free play: kept here, never told to the platform. */
import type { Currency } from '@bahati/money/currencies.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';

/** 10,000 of the currency, in minor units. */
const startBalance = 1_000_000n;

/** Answers the balance in minor units; a new wallet is full. */
export async function openPlayWallet(
  database: Database,
  memberId: string,
  currency: Currency,
): Promise<bigint> {
  const { rows } = await database.query<{ balance: bigint }>(
    `INSERT INTO lottery.play_wallets AS w (member_id, currency, balance) VALUES ($1, $2, $3)
     ON CONFLICT (member_id) DO UPDATE SET changed_at = now() RETURNING w.balance`,
    [memberId, currency, startBalance],
  );
  return rows[0]?.balance ?? startBalance;
}

export async function readPlayBalance(database: Database, memberId: string): Promise<bigint> {
  const { rows } = await database.query<{ balance: bigint }>(
    'SELECT balance FROM lottery.play_wallets WHERE member_id = $1',
    [memberId],
  );
  return rows[0]?.balance ?? 0n;
}

/** False: there is not so much. */
export async function takePlayMoney(
  transaction: Transaction,
  memberId: string,
  amount: bigint,
): Promise<boolean> {
  const { rowCount } = await transaction.query(
    `UPDATE lottery.play_wallets SET balance = balance - $2, changed_at = now()
      WHERE member_id = $1 AND balance >= $2`,
    [memberId, amount],
  );
  return rowCount === 1;
}

/** Gives, and takes back below 0. What is taken back of play money is no more than there is: nobody owes it. */
export async function changePlayMoney(
  transaction: Transaction,
  memberIds: readonly string[],
  amounts: readonly bigint[],
): Promise<void> {
  if (memberIds.length === 0) return;
  await transaction.query(
    `UPDATE lottery.play_wallets w SET balance = greatest(w.balance + n.amount, 0), changed_at = now()
       FROM (SELECT member_id, sum(amount)::bigint AS amount
               FROM unnest($1::text[], $2::bigint[]) AS u (member_id, amount)
              GROUP BY member_id) n
      WHERE w.member_id = n.member_id`,
    [memberIds, amounts],
  );
}
