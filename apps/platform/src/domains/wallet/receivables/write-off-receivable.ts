/** Giving up what an owner owes. Who may decide so is the caller's. */
import type { Currency } from '@bahati/money/currencies.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import {
  blockBits,
  lockAccounts,
  operatorAccountIn,
  readWalletIds,
  writeTransfers,
} from '#domains/wallet/ledger/ledger.ts';

export type Receivable = { ownerId: bigint; scope: string; currency: Currency; open: bigint };

/**
 * What an owner owes a provider; undefined: nothing. Locked, it stays so until the transaction ends: it
 * changes under the lock of the owner's cash alone.
 */
export async function findReceivable(
  transaction: Transaction,
  ownerId: bigint,
  scope: string,
  isLocked: boolean,
): Promise<Receivable | undefined> {
  if (isLocked) {
    const wallets = await readWalletIds(transaction, [ownerId]);
    const ids = wallets.map(({ cash }) => cash);
    await lockAccounts(transaction, ids);
  }
  const { rows } = await transaction.query<Receivable>(
    `SELECT owner_id AS "ownerId", scope, currency, open FROM receivables
      WHERE owner_id = $1 AND scope = $2 AND open > 0`,
    [ownerId, scope],
  );
  return rows[0];
}

/** Writes off all of it, which the caller has locked: the operator bears it. */
export async function writeOffReceivable(
  transaction: Transaction,
  { ownerId, scope, currency, open }: Receivable,
): Promise<void> {
  const { rows } = await transaction.query<{ id: bigint }>(
    `INSERT INTO receivable_write_offs (owner_id, scope, currency, amount)
     VALUES ($1, $2, $3, $4) RETURNING id`,
    [ownerId, scope, currency, open],
  );
  const reference = rows[0]?.id;
  if (reference === undefined) throw new Error('The write-off was not written.');
  const debit = await operatorAccountIn(transaction, 'adjustment', 'write-off', currency);
  const credit = await operatorAccountIn(transaction, 'receivable', scope, currency);
  const locked = await lockAccounts(transaction, []);
  locked.plan({ debit, credit, amount: open, code: 'receivable_written_off', reference });
  await writeTransfers(transaction, locked);
  await transaction.query(
    'UPDATE receivables SET open = 0, changed_at = now() WHERE owner_id = $1 AND scope = $2',
    [ownerId, scope],
  );
  await transaction.query(
    `UPDATE accounts SET blocks = blocks & ~${blockBits.owing}
      WHERE owner_id = $1 AND kind = 'cash' AND NOT EXISTS (
        SELECT FROM receivables WHERE owner_id = $1 AND open > 0)`,
    [ownerId],
  );
}
