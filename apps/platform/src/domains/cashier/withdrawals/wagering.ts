/**
 * How much of what came in has been staked, counted on the ledger itself: from the last
 * withdrawal that was not given back, which has had its own count. Of a stake counts what is
 * valid: nothing of ties and opposite sides of one round, half of a half result.
 */
import type { Currency } from '@bahati/money/currencies.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { readWalletIds, transferCodes, undoneStakeCodes } from '#domains/wallet/ledger/ledger.ts';

type Owner = { memberId: bigint; currency: Currency };

export type Wagering = {
  deposited: bigint;
  /** What has to be staked, rounded up to the minor unit. */
  required: bigint;
  /** Settled stakes that count, added up until they are enough and no further. */
  staked: bigint;
};

export async function readWagering(
  database: Database | Transaction,
  { memberId, currency }: Owner,
  bps: number,
): Promise<Wagering> {
  const since = await readLastHold(database, memberId);
  const deposited = await sumDeposits(database, memberId, since);
  const required = (deposited * BigInt(bps) + 9_999n) / 10_000n;
  const wallets = await readWalletIds(database, [memberId]);
  const wallet = wallets.find((ids) => ids.currency === currency);
  if (!wallet) throw new Error(`The member ${memberId} has no wallet in ${currency}.`);
  const accounts = [wallet.cash, wallet.held];
  let staked = -(await sumReturned(database, accounts, since));
  for (const account of accounts) {
    staked += await sumStakes(database, account, { since, enough: required - staked });
  }
  return { deposited, required, staked: staked > 0n ? staked : 0n };
}

/** The transfer that held the last withdrawal; 0: there was none. */
async function readLastHold(database: Database | Transaction, memberId: bigint): Promise<bigint> {
  const { rows } = await database.query<{ id: bigint }>(
    `SELECT transfers.id FROM withdrawals
       JOIN transfers ON transfers.code = $2 AND transfers.reference = withdrawals.hold_id
      WHERE member_id = $1 AND status NOT IN ('rejected', 'failed')
      ORDER BY withdrawals.id DESC LIMIT 1`,
    [memberId, transferCodes.withdrawal_held],
  );
  return rows[0]?.id ?? 0n;
}

/** What deposits brought after a transfer, less tax and fee; nothing of what went back. */
async function sumDeposits(
  database: Database | Transaction,
  memberId: bigint,
  since: bigint,
): Promise<bigint> {
  const { rows } = await database.query<{ sum: bigint }>(
    `SELECT coalesce(sum(CASE WHEN code IN ($3, $7, $8) THEN transfers.amount
                           ELSE -transfers.amount END), 0)::bigint AS sum
       FROM deposits JOIN transfers ON reference = deposits.id AND code IN ($3, $4, $5, $6, $7, $8)
      WHERE member_id = $1 AND deposits.status = 'completed' AND transfers.id > $2`,
    [
      memberId,
      since,
      transferCodes.deposit,
      transferCodes.deposit_tax,
      transferCodes.deposit_fee,
      transferCodes.deposit_reversed,
      transferCodes.deposit_tax_returned,
      transferCodes.deposit_fee_returned,
    ],
  );
  return rows[0]?.sum ?? 0n;
}

/** Stakes of rounds that had settled and are so no more, after a transfer: they count no longer. */
async function sumReturned(
  database: Database | Transaction,
  accounts: readonly bigint[],
  since: bigint,
): Promise<bigint> {
  const { rows } = await database.query<{ sum: bigint }>(
    `SELECT coalesce(sum(coalesce(valid_amount, amount)), 0)::bigint AS sum FROM transfers
      WHERE credit_account_id = ANY($1::bigint[]) AND id > $2
        AND code IN (${undoneStakeCodes.join(', ')})`,
    [accounts, since],
  );
  return rows[0]?.sum ?? 0n;
}

const pageSize = 5_000;

/** Settled stakes of an account after a transfer, page by page until there are enough. */
async function sumStakes(
  database: Database | Transaction,
  account: bigint,
  { since, enough }: { since: bigint; enough: bigint },
): Promise<bigint> {
  let [sum, after] = [0n, since];
  while (sum < enough) {
    const { rows } = await database.query<{ sum: bigint; last: bigint | null; count: number }>(
      `SELECT coalesce(sum(valid) FILTER (WHERE code IN ($3, $4)), 0)::bigint AS sum,
              max(id) AS last, count(*)::int AS count
         FROM (SELECT id, code, coalesce(valid_amount, amount) AS valid FROM transfers
                WHERE debit_account_id = $1 AND debit_account_id >= 10000 AND id > $2
                ORDER BY id LIMIT $5) page`,
      [account, after, transferCodes.stake, transferCodes.stake_settled, pageSize],
    );
    const page = rows[0];
    sum += page?.sum ?? 0n;
    if (!page || page.last === null || page.count < pageSize) break;
    after = page.last;
  }
  return sum;
}

/** What the member has in games that are still open: held, and not for a withdrawal. */
export async function readOpenStakes(
  database: Database | Transaction,
  { memberId, currency }: Owner,
): Promise<bigint> {
  const { rows } = await database.query<{ open: bigint }>(
    `SELECT (balance - (SELECT coalesce(sum(amount), 0) FROM holds
                         WHERE owner_id = $1 AND state = 'pending'))::bigint AS open
       FROM accounts WHERE owner_id = $1 AND kind = 'held' AND scope = '' AND currency = $2`,
    [memberId, currency],
  );
  return rows[0]?.open ?? 0n;
}
