/** A member of staff asks that money be given or taken by hand. Nothing moves by this. */
import type { Currency } from '@bahati/money/currencies.ts';
import { parseAmount } from '@bahati/money/money.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { trialType } from '#domains/members/members.ts';
import { approve } from '#domains/system/approvals/approvals.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { type AdjustmentRow, lockAdjustment, selectAdjustments } from './read-adjustments.ts';
import { dueFromNow } from '#domains/cashier/queues/queues.ts';

export type AdjustmentInput = {
  idempotencyKey: string;
  memberId: bigint;
  /** Signed as the balance changes: "-50.00" takes. */
  amount: string;
  reason: string;
};

/** What the words of staff are matched by; see approvals.ts. */
export function adjustmentSubject(publicId: string): string {
  return `adjustment:${publicId}`;
}

export function adjustmentSeen({ publicId, memberId, currency, amount, reason }: AdjustmentRow) {
  const member = memberId.toString();
  return { adjustmentId: publicId, member, currency, amount: amount.toString(), reason };
}

/**
 * Whoever asks has given the first of two words with it. Refuses `member_not_found`,
 * `need_true_account`, `amount_out_of_range`, `request_conflict`.
 */
export async function requestAdjustment(
  { database, config }: Context,
  staff: StaffActor,
  input: AdjustmentInput,
  ip: string,
): Promise<AdjustmentRow> {
  return inTransaction(database, async (transaction) => {
    const currency = await readCurrency(transaction, input.memberId);
    const amount = signedMinor(input.amount, currency);
    const { rows } = await transaction.query<{ publicId: string }>(
      `INSERT INTO balance_adjustments
         (idempotency_key, member_id, currency, amount, reason, requested_by, due_at)
       VALUES ($1, $2, $3, $4, $5, $6, ${dueFromNow('adjustmentHours', '$7')})
       ON CONFLICT (idempotency_key) DO NOTHING
       RETURNING public_id AS "publicId"`,
      [
        input.idempotencyKey,
        input.memberId,
        currency,
        amount,
        input.reason,
        staff.username,
        config.BRAND,
      ],
    );
    const made = rows[0];
    if (!made) return findSame(transaction, staff, { ...input, amount });
    const row = await lockAdjustment(transaction, made.publicId);
    if (!row) throw new Error('The adjustment was not written.');
    await approve(transaction, adjustmentSubject(row.publicId), staff, adjustmentSeen(row));
    await recordAudit(transaction, {
      actor: staff.username,
      action: 'adjustment.requested',
      subject: `member:${row.memberId}`,
      reason: row.reason,
      after: { adjustment: row.publicId, amount: amount.toString(), currency },
      ip,
    });
    return row;
  });
}

async function readCurrency(transaction: Transaction, memberId: bigint): Promise<Currency> {
  const { rows } = await transaction.query<{ currency: Currency; type: number }>(
    'SELECT currency, type FROM members WHERE id = $1',
    [memberId],
  );
  const member = rows[0];
  if (!member) throw new Refusal('member_not_found');
  if (member.type === trialType) throw new Refusal('need_true_account');
  return member.currency;
}

/** Minor units; nobody means more, and sums of many stay far from what the ledger holds. */
const mostMinor = 1_000_000_000_000n;

function signedMinor(text: string, currency: Currency): bigint {
  const isTaken = text.startsWith('-');
  const amount = parseAmount(isTaken ? text.slice(1) : text, currency);
  if (amount === undefined || amount === 0n || amount > mostMinor) {
    throw new Refusal('amount_out_of_range');
  }
  return isTaken ? -amount : amount;
}

async function findSame(
  transaction: Transaction,
  staff: StaffActor,
  wanted: Omit<AdjustmentInput, 'amount'> & { amount: bigint },
): Promise<AdjustmentRow> {
  const { rows } = await transaction.query<AdjustmentRow>(
    `${selectAdjustments} WHERE idempotency_key = $1`,
    [wanted.idempotencyKey],
  );
  const row = rows[0];
  const isSame =
    row?.memberId === wanted.memberId &&
    row.amount === wanted.amount &&
    row.reason === wanted.reason &&
    row.requestedBy === staff.username;
  if (!row || !isSame) throw new Refusal('request_conflict');
  return row;
}
