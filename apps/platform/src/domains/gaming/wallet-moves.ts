/** Moves between cash and vendors' wallets as rows and as the wire tells them. */
import type { WalletMove } from '@bahati/contract/player-site/gaming/transfer-wallets.ts';
import type { Page } from '@bahati/contract/wire.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { pageOf, readCursor } from '#domains/system/cursor.ts';
import type { VendorMove } from '#domains/wallet/transfer-wallets.ts';

export type MoveRow = {
  rowId: bigint;
  publicId: string;
  memberId: bigint;
  vendorCode: string;
  vendorName: string;
  direction: 'in' | 'out';
  currency: Currency;
  amount: bigint;
  state: 'requested' | 'sent' | 'done' | 'undone';
  reason: WalletMove['reason'];
  createdAt: Date;
  decidedAt: Date | null;
};

/** Begins every reading of moves, which it names `moved`; conditions follow. */
const selectMoves = `
  SELECT moved.id AS "rowId", public_id AS "publicId", member_id AS "memberId",
         vendors.code AS "vendorCode", vendors.name AS "vendorName", direction, currency, amount,
         state, reason, created_at AS "createdAt", decided_at AS "decidedAt"
    FROM transfer_wallet_moves moved JOIN vendors ON vendors.id = vendor_id`;

export async function readMoves(
  database: Database | Transaction,
  conditions: string,
  values: unknown[],
): Promise<MoveRow[]> {
  return (await database.query<MoveRow>(`${selectMoves} ${conditions}`, values)).rows;
}

export async function readMove(
  database: Database | Transaction,
  publicId: string,
): Promise<MoveRow> {
  const [row] = await readMoves(database, 'WHERE public_id = $1', [publicId]);
  if (!row) throw new Error(`The move ${publicId} is missing.`);
  return row;
}

/** Keeps the row to this transaction until it ends. */
export async function lockMove(transaction: Transaction, publicId: string): Promise<MoveRow> {
  const [row] = await readMoves(transaction, 'WHERE public_id = $1 FOR UPDATE OF moved', [
    publicId,
  ]);
  if (!row) throw new Error(`The move ${publicId} is missing.`);
  return row;
}

export async function readMoveOfRequest(
  database: Database | Transaction,
  memberId: bigint,
  idempotencyKey: string,
): Promise<MoveRow | undefined> {
  const [row] = await readMoves(database, 'WHERE member_id = $1 AND idempotency_key = $2', [
    memberId,
    idempotencyKey,
  ]);
  return row;
}

/** The member's moves no vendor has answered yet; one at most for each. */
export async function readUndecidedMoves(
  database: Database | Transaction,
  memberId: bigint,
): Promise<MoveRow[]> {
  return readMoves(database, 'WHERE member_id = $1 AND decided_at IS NULL', [memberId]);
}

/** Newest first. */
export async function listWalletMoves(
  database: Database,
  memberId: bigint,
  query: { cursor?: string | undefined; pageSize: number },
): Promise<Page<WalletMove>> {
  const rows = await readMoves(
    database,
    `WHERE member_id = $1 AND ($2::bigint IS NULL OR moved.id < $2)
     ORDER BY moved.id DESC LIMIT $3`,
    [memberId, readCursor(query.cursor), query.pageSize + 1],
  );
  return pageOf(rows, query.pageSize, walletMoveValue);
}

export function walletMoveValue(row: MoveRow): WalletMove {
  return {
    id: row.publicId,
    vendor: row.vendorCode,
    vendorName: row.vendorName,
    direction: row.direction,
    currency: row.currency,
    amount: toDecimal(row.amount, row.currency),
    state: row.state === 'requested' ? 'sent' : row.state,
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}

/** The move as the ledger wants to know it. */
export function ledgerMove(row: MoveRow): VendorMove & { direction: 'in' | 'out' } {
  const { memberId: ownerId, rowId: reference, currency, vendorCode, amount, direction } = row;
  return { ownerId, reference, currency, vendorCode, amount, direction };
}
