/** Giving bonus money: at once where its owner has no active bonus, else it waits for its turn. */
import type { Currency } from '@bahati/money/currencies.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import {
  blockBits,
  lockAccounts,
  operatorAccountIn,
  readWalletIds,
  writeTransfers,
} from '#domains/wallet/ledger/ledger.ts';
import type { Contributions } from './bonus-play.rules.ts';

export type NewBonus = {
  ownerId: bigint;
  currency: Currency;
  awardId: bigint;
  /** Minor units, above 0. */
  amount: bigint;
  /** The turnover asked for, in minor units. */
  required: bigint;
  largestStake: bigint | null;
  cashOutCap: bigint | null;
  isSticky: boolean;
  contributions: Contributions;
  days: number;
};

/** Writes the bonus once for its award, and answers its id. */
export async function grantBonus(transaction: Transaction, bonus: NewBonus): Promise<bigint> {
  const { rows } = await transaction.query<{ id: bigint }>(
    `INSERT INTO bonuses (owner_id, currency, award_id, state, amount, required, largest_stake,
       cash_out_cap, is_sticky, contributions, days)
     VALUES ($1, $2, $3, 'waiting', $4, $5, $6, $7, $8, $9, $10) RETURNING id`,
    [
      bonus.ownerId,
      bonus.currency,
      bonus.awardId,
      bonus.amount,
      bonus.required,
      bonus.largestStake,
      bonus.cashOutCap,
      bonus.isSticky,
      JSON.stringify(bonus.contributions),
      bonus.days,
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The bonus was not written.');
  await activateNext(transaction, bonus.ownerId, bonus.currency);
  return id;
}

/** Makes the oldest waiting bonus active where none is; answers whether one became so. */
export async function activateNext(
  transaction: Transaction,
  ownerId: bigint,
  currency: Currency,
): Promise<boolean> {
  const wallet = (await readWalletIds(transaction, [ownerId])).find(
    (one) => one.currency === currency,
  );
  if (!wallet) throw new Error(`The owner ${ownerId} has no wallet in ${currency}.`);
  const locked = await lockAccounts(transaction, [wallet.cash]);
  const account = await openBonusAccount(transaction, ownerId, currency);
  const { rows } = await transaction.query<{ id: bigint; amount: bigint }>(
    `UPDATE bonuses SET state = 'active', activated_at = now(),
            expires_at = now() + make_interval(days => days), cash_account_id = $3,
            bonus_account_id = $4
      WHERE id = (SELECT min(id) FROM bonuses WHERE owner_id = $1 AND currency = $2
                     AND state = 'waiting')
        AND NOT EXISTS (SELECT 1 FROM bonuses WHERE owner_id = $1 AND state = 'active')
      RETURNING id, amount`,
    [ownerId, currency, wallet.cash, account.id],
  );
  const [bonus] = rows;
  if (!bonus) return false;
  locked.add(account);
  locked.plan({
    debit: await operatorAccountIn(transaction, 'promotion_cost', 'bonus', currency),
    credit: account.id,
    amount: bonus.amount,
    code: 'bonus_granted',
    reference: bonus.id,
  });
  await writeTransfers(transaction, locked);
  await transaction.query('UPDATE accounts SET blocks = blocks | $2 WHERE id = $1', [
    wallet.cash,
    blockBits.bonus,
  ]);
  return true;
}

async function openBonusAccount(
  transaction: Transaction,
  ownerId: bigint,
  currency: Currency,
): Promise<{ id: bigint; balance: bigint }> {
  await transaction.query(
    `INSERT INTO accounts (owner_id, kind, currency) VALUES ($1, 'bonus', $2)
     ON CONFLICT DO NOTHING`,
    [ownerId, currency],
  );
  const { rows } = await transaction.query<{ id: bigint; balance: bigint }>(
    `SELECT id, balance FROM accounts
      WHERE owner_id = $1 AND kind = 'bonus' AND scope = '' AND currency = $2`,
    [ownerId, currency],
  );
  const [account] = rows;
  if (!account) throw new Error(`The bonus account of ${ownerId} is missing.`);
  return account;
}

/** Owners whose next bonus may begin, oldest first; at most `most`. */
export async function ownersToActivate(
  database: Database,
  most: number,
): Promise<{ ownerId: bigint; currency: Currency }[]> {
  const { rows } = await database.query<{ ownerId: bigint; currency: Currency }>(
    `SELECT DISTINCT w.owner_id AS "ownerId", w.currency FROM bonuses w
      WHERE w.state = 'waiting'
        AND NOT EXISTS (SELECT 1 FROM bonuses a WHERE a.owner_id = w.owner_id AND a.state = 'active')
      LIMIT $1`,
    [most],
  );
  return rows;
}
