/** Transfers between members as rows and as the wire tells them. */
import type { MemberTransfer } from '@bahati/contract/player-site/agency/transfers.ts';
import type { Page } from '@bahati/contract/wire.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import { maskedName } from '@bahati/server-kit/privacy/masked-name.ts';

export type MemberTransferRow = {
  rowId: bigint;
  publicId: string;
  payerId: bigint;
  payeeId: bigint;
  payerNickname: string;
  payeeNickname: string;
  payeeUsername: string;
  direction: 'down' | 'up';
  currency: Currency;
  amount: bigint;
  createdAt: Date;
};

const columns = `moved.id AS "rowId", public_id AS "publicId", payer_id AS "payerId",
  payee_id AS "payeeId", payer.nickname AS "payerNickname", payee.nickname AS "payeeNickname",
  username AS "payeeUsername", direction, moved.currency, amount, created_at AS "createdAt"`;

const people = `JOIN members payer ON payer.id = payer_id JOIN members payee ON payee.id = payee_id
  JOIN credentials ON credentials.member_id = payee_id`;

export async function readTransferOfRequest(
  transaction: Transaction,
  payerId: bigint,
  idempotencyKey: string,
): Promise<MemberTransferRow | undefined> {
  const { rows } = await transaction.query<MemberTransferRow>(
    `SELECT ${columns} FROM member_transfers moved ${people}
      WHERE payer_id = $1 AND idempotency_key = $2`,
    [payerId, idempotencyKey],
  );
  return rows[0];
}

/** Sent and got, newest first; each side is read by an index of its own. */
export async function listMemberTransfers(
  database: Database,
  memberId: bigint,
  query: { cursor?: string | undefined; pageSize: number },
): Promise<Page<MemberTransfer>> {
  const side = (column: 'payer_id' | 'payee_id') =>
    `(SELECT * FROM member_transfers WHERE ${column} = $1 AND ($2::bigint IS NULL OR id < $2)
       ORDER BY id DESC LIMIT $3)`;
  const { rows } = await database.query<MemberTransferRow>(
    `SELECT ${columns} FROM (${side('payer_id')} UNION ALL ${side('payee_id')}) moved ${people}
      ORDER BY moved.id DESC LIMIT $3`,
    [memberId, readCursor(query.cursor), query.pageSize + 1],
  );
  return pageOf(rows, query.pageSize, (row) => memberTransferValue(row, memberId));
}

/** As one of the two sees it: who stands above is told by two letters only. */
export function memberTransferValue(row: MemberTransferRow, memberId: bigint): MemberTransfer {
  const isSent = row.payerId === memberId;
  const isOtherAbove = isSent === (row.direction === 'up');
  const other = isSent ? row.payeeNickname : row.payerNickname;
  return {
    id: row.publicId,
    direction: row.direction,
    isSent,
    other: isOtherAbove ? maskedName(other) : other,
    currency: row.currency,
    amount: toDecimal(row.amount, row.currency),
    createdAt: row.createdAt.toISOString(),
  };
}
