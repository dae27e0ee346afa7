/** House accounts: opened when first used, remembered by id since they never change. */
import type { Currency } from '@bahati/money/currencies.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import type { AccountKind, LedgerCurrency } from './accounts.ts';

/**
 * The operator account of this kind, scope and currency. Opened in the caller's transaction when
 * it is the first use; a concurrent first use waits for the other and finds its row.
 */
export async function operatorAccountIn(
  transaction: Transaction | Database,
  kind: AccountKind,
  scope: string,
  currency: LedgerCurrency,
): Promise<bigint> {
  const values = [kind, scope, currency];
  const find = () =>
    transaction.query<{ id: bigint }>(
      `SELECT id FROM accounts
        WHERE owner_id = 0 AND kind = $1 AND scope = $2 AND currency = $3`,
      values,
    );
  const found = (await find()).rows[0]?.id;
  if (found !== undefined) return found;
  await transaction.query(
    `INSERT INTO accounts (id, owner_id, kind, scope, currency)
     VALUES (nextval('operator_account_ids'), 0, $1, $2, $3) ON CONFLICT DO NOTHING`,
    values,
  );
  const opened = (await find()).rows[0]?.id;
  if (opened === undefined) throw new Error(`The operator account ${kind} ${scope} is missing.`);
  return opened;
}

/**
 * Remembers house accounts of one database for the hot path. Each is opened in a statement of
 * its own first, so that a remembered id stands whatever becomes of the caller's work.
 */
export function createOperatorAccounts(database: Database) {
  const known = new Map<string, Promise<bigint>>();
  return (kind: AccountKind, scope: string, currency: Currency): Promise<bigint> => {
    const key = `${kind} ${scope} ${currency}`;
    const remembered = known.get(key);
    if (remembered) return remembered;
    // Five hundred operations of a first call ask once.
    const asked = operatorAccountIn(database, kind, scope, currency);
    known.set(key, asked);
    asked.catch(() => known.delete(key));
    return asked;
  };
}

export type OperatorAccounts = ReturnType<typeof createOperatorAccounts>;
