/** Finding and opening accounts. Which account it is never changes. */
import type { Currency } from '@bahati/money/currencies.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';

export type AccountKind =
  | 'cash'
  | 'bonus'
  | 'held'
  | 'transfer_wallet'
  | 'game_revenue'
  | 'payment_clearing'
  | 'promotion_cost'
  | 'commission_cost'
  | 'commission_clearing'
  | 'contract_reserve'
  | 'jackpot_pool'
  | 'tax_payable'
  | 'adjustment'
  | 'points'
  | 'points_issued'
  | 'receivable';

/** What accounts are kept in: money, and points, which are whole. */
export type LedgerCurrency = Currency | 'PTS';

/** The two accounts every member wallet has in its currency. */
export type WalletIds = { ownerId: bigint; currency: Currency; cash: bigint; held: bigint };

/** Opens a member's wallet; opening it again changes nothing. */
export async function openAccounts(
  transaction: Transaction,
  ownerId: bigint,
  currency: Currency,
): Promise<void> {
  await transaction.query(
    `INSERT INTO accounts (owner_id, kind, currency)
     VALUES ($1, 'cash', $2), ($1, 'held', $2) ON CONFLICT DO NOTHING`,
    [ownerId, currency],
  );
}

export async function readWalletIds(
  database: Database | Transaction,
  ownerIds: readonly bigint[],
): Promise<WalletIds[]> {
  const { rows } = await database.query<WalletIds>(
    `SELECT cash.owner_id AS "ownerId", cash.currency, cash.id AS cash, held.id AS held
       FROM accounts cash JOIN accounts held
         ON held.owner_id = cash.owner_id AND held.currency = cash.currency
        AND held.kind = 'held' AND held.scope = ''
      WHERE cash.owner_id = ANY($1::bigint[]) AND cash.kind = 'cash' AND cash.scope = ''`,
    [ownerIds],
  );
  return rows;
}
