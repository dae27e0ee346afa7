/**
 * Sends money back to its payer, of nobody or of a deposit, and follows what becomes of it. That it is gone is
 * believed at once; that the rail would not, only once its books still hold the payment. What is
 * not known is asked about until it is.
 */
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { OutsideFault, OutsideRefusal } from '@bahati/server-kit/signed-caller.ts';
import type { Context } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { dropRefund, finishRefund, isRefund, noteLateRefund } from './end-refund.ts';
import type { Reversal } from '#domains/cashier/rails/rail/rail.ts';
import { askRail, RailRests } from '#domains/cashier/rails/rails.ts';
import { exceptionSubject, closeException } from '#domains/cashier/exceptions/exceptions.ts';
import { findReversal, lockReversal, reversalOrder, type ReversalRow } from './reversals.ts';

/** Safe to run again and again, and by two at once. */
export async function returnToPayer(context: Context, reversalId: string): Promise<void> {
  const { rowCount } = await context.database.query(
    `UPDATE reversals SET state = 'sent', attempts = attempts + 1, failure_reason = NULL,
            next_ask_at = greatest(next_ask_at, now() + interval '1 minute')
      WHERE public_id = $1 AND state = 'requested'`,
    [reversalId],
  );
  const row = await findReversal(context.database, reversalId);
  if (row?.state !== 'sent') return;
  if (rowCount === 0) return askAbout(context, row);
  try {
    await settleReversal(
      context,
      await askRail(context, row.rail, ({ reversals }) =>
        must(reversals).reverse(context, reversalOrder(row)),
      ),
    );
  } catch (error) {
    if (error instanceof RailRests) await sendAgainLater(context, row);
    if (!(error instanceof OutsideRefusal)) throw error;
    context.log.warn({ err: error, reversalId }, 'the rail refused to send money back');
    await noteRefusal(context, { reversalId, attempt: row.attempts, reason: error.code });
  }
}

/** A reversal is only begun by a rail that has them. */
function must<T>(reversals: T | undefined): T {
  if (!reversals) throw new OutsideRefusal('reversal_impossible');
  return reversals;
}

async function askAbout(context: Context, row: ReversalRow): Promise<void> {
  const order = reversalOrder(row);
  await settleReversal(
    context,
    await askRail(context, row.rail, ({ reversals }) => must(reversals).status(context, order)),
  );
}

/** It was certainly not asked. */
async function sendAgainLater({ database }: Context, { rowId, attempts }: ReversalRow) {
  await database.query(
    `UPDATE reversals SET state = 'requested' WHERE id = $1 AND state = 'sent' AND attempts = $2`,
    [rowId, attempts],
  );
}

/** The rail says no to the attempt; its books are asked whether the payment still stands. */
export async function noteRefusal(
  context: Context,
  { reversalId, attempt, reason }: { reversalId: string; attempt: number; reason: string },
): Promise<void> {
  const { rowCount } = await context.database.query(
    `UPDATE reversals SET failure_reason = $3
      WHERE public_id = $1 AND state = 'sent' AND attempts = $2`,
    [reversalId, attempt, reason],
  );
  const row = await findReversal(context.database, reversalId);
  if (rowCount === 1 && row) await askAbout(context, row);
}

/** Told twice or late it changes nothing more. Of another attempt it says only that it is gone. */
export async function settleReversal(context: Context, told: Reversal): Promise<void> {
  if (told.state === 'pending') return;
  const memberId = await inTransaction(context.database, async (transaction) => {
    const row = await lockReversal(transaction, told.reversalId);
    if (!row || row.state === 'done') return undefined;
    if (told.state === 'done') return finish(context, transaction, row);
    if (row.state !== 'sent' || row.attempts !== told.attempt) return undefined;
    if (row.failureReason !== null) return fail(transaction, row);
    await transaction.query(
      `UPDATE reversals SET state = 'requested', next_ask_at = now() WHERE id = $1`,
      [row.rowId],
    );
    return undefined;
  });
  if (memberId !== undefined) context.announceBalance(memberId);
}

/** Whose balance changed, if anybody's. A refund that failed stays so, as its money was freed. */
async function finish(
  context: Context,
  transaction: Transaction,
  row: ReversalRow,
): Promise<bigint | undefined> {
  if (isRefund(row) && row.state === 'failed') {
    await noteLateRefund(context, transaction, row);
    return undefined;
  }
  await transaction.query(
    `UPDATE reversals SET state = 'done', ended_at = now(), failure_reason = NULL WHERE id = $1`,
    [row.rowId],
  );
  if (isRefund(row)) return finishRefund(transaction, row);
  const { decidedBy: by, reason: resolution } = row;
  const id = exceptionOf(row);
  await closeException(transaction, { id, by, resolution, subject: null });
  await audit(transaction, row, exceptionSubject(id), 'reconciliation.returned');
  return undefined;
}

async function fail(transaction: Transaction, row: ReversalRow): Promise<bigint | undefined> {
  await transaction.query(`UPDATE reversals SET state = 'failed', ended_at = now() WHERE id = $1`, [
    row.rowId,
  ]);
  if (isRefund(row)) return dropRefund(transaction, row);
  await audit(transaction, row, exceptionSubject(exceptionOf(row)), 'reconciliation.return_failed');
  return undefined;
}

/** What is no refund is about an exception, as the table's check has it. */
function exceptionOf({ exceptionId, publicId }: ReversalRow): bigint {
  if (exceptionId === null) throw new Error(`Nothing goes back by ${publicId}.`);
  return exceptionId;
}

async function audit(
  transaction: Transaction,
  row: ReversalRow,
  subject: string,
  action: string,
): Promise<void> {
  const { publicId: reversal, state, rail, receipt, amount, failureReason } = row;
  await recordAudit(transaction, {
    actor: 'system',
    action,
    subject,
    before: { reversal, state },
    after: { rail, reference: receipt, amount: amount.toString(), failureReason },
  });
}

/** Within one run; the next minute's goes on. */
const mostAtOnce = 50;

/** All that wait to be sent, or whose end is not known. */
export async function returnAllDue(context: Context): Promise<void> {
  for (let at = 0; at < mostAtOnce; at += 1) {
    const id = await takeDue(context);
    if (id === undefined) return;
    try {
      await returnToPayer(context, id);
    } catch (error) {
      const isOutside = error instanceof OutsideFault || error instanceof OutsideRefusal;
      if (!isOutside) throw error;
      context.log.warn({ err: error, reversalId: id }, 'a reversal was asked about in vain');
    }
  }
}

/** Claims one and writes when to ask again: a minute, doubling, an hour at most. */
async function takeDue({ database }: Context): Promise<string | undefined> {
  const { rows } = await database.query<{ id: string }>(
    `UPDATE reversals SET ask_count = ask_count + 1,
            next_ask_at = now() + least(interval '1 hour',
              interval '1 minute' * power(2, least(ask_count, 12)))
      WHERE id = (SELECT id FROM reversals
                   WHERE state IN ('requested', 'sent') AND next_ask_at <= now()
                   ORDER BY next_ask_at LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING public_id AS id`,
  );
  return rows[0]?.id;
}
