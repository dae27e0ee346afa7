/** How far a deposit is on its way back to its payer, as staff see it. */
import type { DepositRefund } from '@bahati/contract/back-office/cashier/cashier.ts';
import type { Context } from '#platform/context.ts';
import { readWaitingChange } from '#domains/system/approvals/approvals.ts';
import type { DepositRow } from '#domains/cashier/deposits/deposits.ts';
import { depositSubject, refundKindName, refundProblem } from './refund-deposit.ts';

type Try = {
  state: NonNullable<DepositRefund['lastReturn']>['state'];
  failureReason: string | null;
  at: Date;
};

export async function readDepositRefund(context: Context, row: DepositRow): Promise<DepositRefund> {
  const { database } = context;
  const about = { kind: refundKindName, subject: depositSubject(row.publicId) };
  const asked = await readWaitingChange(context, database, about);
  const { rows } = await database.query<Try>(
    `SELECT state, failure_reason AS "failureReason", created_at AS at FROM reversals
      WHERE deposit_id = $1 ORDER BY id DESC LIMIT 1`,
    [row.rowId],
  );
  const last = rows[0];
  const standing = last && last.state !== 'failed' ? 1 : 0;
  return {
    isPossible: refundProblem(row, standing) === undefined,
    asked: asked
      ? {
          reason: asked.reason,
          requestedBy: asked.requestedBy,
          requestedAt: asked.requestedAt.toISOString(),
        }
      : null,
    lastReturn: last
      ? { state: last.state, failureReason: last.failureReason, startedAt: last.at.toISOString() }
      : null,
  };
}
