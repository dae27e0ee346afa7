/** Awards the abuse rules held, and what staff decide about them. */
import type { HeldAward } from '@bahati/contract/back-office/rewards/claim-review.ts';
import type { Page } from '@bahati/contract/wire.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import type { Context, StaffActor } from '#platform/context.ts';

type Row = Omit<HeldAward, 'memberId' | 'amount' | 'createdAt' | 'decidedAt' | 'currency'> & {
  rowId: bigint;
  memberId: bigint;
  currency: Currency;
  amount: bigint;
  createdAt: Date;
  decidedAt: Date | null;
};

const selectHeld = `SELECT a.id AS "rowId", a.public_id AS id, a.member_id AS "memberId", k.username,
    a.source, a.title, a.kind, a.currency, a.amount, a.state, a.reasons,
    a.created_at AS "createdAt", a.decided_by AS "decidedBy", a.decided_at AS "decidedAt"
  FROM awards a JOIN credentials k ON k.member_id = a.member_id`;

/** Oldest first. */
export async function listHeld(
  { database }: Context,
  { cursor, pageSize }: { cursor?: string | undefined; pageSize: number },
): Promise<Page<HeldAward>> {
  const { rows } = await database.query<Row>(
    `${selectHeld} WHERE a.state = 'held' AND ($1::bigint IS NULL OR a.id > $1)
      ORDER BY a.id LIMIT $2`,
    [readCursor(cursor), pageSize + 1],
  );
  return pageOf(rows, pageSize, heldValue);
}

type Decision = { id: string; decision: 'give' | 'reject'; reason: string; ip: string };

/** Given, the member claims it as any other. Refuses `not_found`, `already_decided`. */
export async function decideHeld(
  { database }: Context,
  staff: StaffActor,
  { id, decision, reason, ip }: Decision,
): Promise<HeldAward> {
  return inTransaction(database, async (transaction) => {
    const before = await read(transaction, id);
    if (!before) throw new Refusal('not_found');
    const { rowCount } = await transaction.query(
      `UPDATE awards SET state = $2, decided_by = $3,
              decided_at = CASE WHEN $2 = 'rejected' THEN now() END
        WHERE id = $1 AND state = 'held'`,
      [before.rowId, decision === 'give' ? 'claimable' : 'rejected', staff.username],
    );
    if (rowCount === 0) throw new Refusal('already_decided');
    await recordAudit(transaction, {
      actor: staff.username,
      action: decision === 'give' ? 'award.released' : 'award.rejected',
      subject: `award:${before.rowId}`,
      reason,
      before: { state: 'held', reasons: before.reasons },
      after: { state: decision === 'give' ? 'claimable' : 'rejected' },
      ip,
    });
    const after = await read(transaction, id);
    if (!after) throw new Error('The award is gone.');
    return heldValue(after);
  });
}

async function read(database: Database | Transaction, id: string): Promise<Row | undefined> {
  const { rows } = await database.query<Row>(`${selectHeld} WHERE a.public_id = $1`, [id]);
  return rows[0];
}

function heldValue({ rowId: _rowId, ...row }: Row): HeldAward {
  const isMoney = row.kind === 'cash' || row.kind === 'bonus';
  return {
    ...row,
    memberId: row.memberId.toString(),
    amount: isMoney ? toDecimal(row.amount, row.currency) : row.amount.toString(),
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}
