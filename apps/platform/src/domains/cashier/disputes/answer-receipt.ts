/**
 * What a member says of a paid withdrawal: it arrived, arrived in part, or did not arrive
 * (spec §4). All but the first opens a case for staff, and nothing is confirmed by itself then.
 */
import { randomUUID } from 'node:crypto';
import type { Receipt, Withdrawal } from '@bahati/contract/player-site/cashier/withdrawals.ts';
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { dueFromNow } from '#domains/cashier/queues/queues.ts';
import { sayInDispute } from './write-to-dispute.ts';
import {
  announceWithdrawal,
  lockWithdrawal,
  netOf,
  type WithdrawalRow,
  withdrawalValue,
} from '#domains/cashier/withdrawals/withdrawals.ts';

type Complaint = Exclude<Receipt, { receipt: 'received' }>;

/**
 * Refuses `not_found`, `withdrawal_not_paid`, `parts_do_not_add_up`, `image_unknown`, and
 * `receipt_given` with the first answer where this one differs. Saying again what was said changes
 * nothing.
 */
export async function answerReceipt(
  { database, config }: Context,
  actor: MemberActor,
  withdrawalId: string,
  receipt: Receipt,
): Promise<Withdrawal> {
  return inTransaction(database, async (transaction) => {
    const row = await lockWithdrawal(transaction, withdrawalId);
    if (!row || row.memberId !== actor.memberId) throw new Refusal('not_found');
    const goal = receipt.receipt === 'received' ? 'confirmed' : 'disputed';
    if (row.status === goal) {
      if (receipt.receipt !== 'received') await assertSameAnswer(transaction, row, receipt);
      return withdrawalValue(row);
    }
    if (row.status !== 'paid') throw new Refusal('withdrawal_not_paid');
    if (receipt.receipt === 'received') await confirm(transaction, row);
    else await openDispute(transaction, config.BRAND, row, receipt);
    return withdrawalValue(await announceWithdrawal(transaction, withdrawalId));
  });
}

async function assertSameAnswer(
  transaction: Transaction,
  row: WithdrawalRow,
  complaint: Complaint,
): Promise<void> {
  const { rows } = await transaction.query<{ kind: string; received: bigint; remaining: bigint }>(
    'SELECT kind, received, remaining FROM withdrawal_disputes WHERE withdrawal_id = $1',
    [row.rowId],
  );
  const given = rows[0];
  const { received, remaining } = partsOf(row, complaint);
  const isSame =
    given?.kind === complaint.receipt &&
    given.received === received &&
    given.remaining === remaining;
  if (isSame) return;
  throw new Refusal('receipt_given', {
    received: toDecimal(given?.received ?? 0n, row.currency),
    remaining: toDecimal(given?.remaining ?? 0n, row.currency),
  });
}

async function confirm(transaction: Transaction, row: WithdrawalRow): Promise<void> {
  await transaction.query(
    `UPDATE withdrawals SET status = 'confirmed', confirmed_at = now() WHERE id = $1`,
    [row.rowId],
  );
}

async function openDispute(
  transaction: Transaction,
  brand: string,
  row: WithdrawalRow,
  complaint: Complaint,
): Promise<void> {
  const { received, remaining } = partsOf(row, complaint);
  const { receipt: kind, text, imageIds } = complaint;
  const { rows } = await transaction.query<{ id: bigint; publicId: string }>(
    `INSERT INTO withdrawal_disputes (withdrawal_id, member_id, kind, received, remaining, due_at)
     VALUES ($1, $2, $3, $4, $5, ${dueFromNow('disputeHours', '$6')})
     RETURNING id, public_id AS "publicId"`,
    [row.rowId, row.memberId, kind, received, remaining, brand],
  );
  const dispute = rows[0];
  if (!dispute) throw new Error('The case was not written.');
  await transaction.query(`UPDATE withdrawals SET status = 'disputed' WHERE id = $1`, [row.rowId]);
  if (text !== '' || imageIds.length > 0) {
    await sayInDispute(transaction, {
      dispute: { rowId: dispute.id, memberId: row.memberId, messageCount: 0 },
      staff: null,
      words: { clientId: randomUUID(), text, imageIds },
    });
  }
  await recordAudit(transaction, {
    actor: 'system',
    action: 'dispute.opened',
    subject: `withdrawal:${row.publicId}`,
    before: { status: row.status },
    after: {
      status: 'disputed',
      kind,
      received: received.toString(),
      remaining: remaining.toString(),
      currency: row.currency,
    },
  });
}

/** Both parts are above nothing, and together what the rail was to pay. */
function partsOf(row: WithdrawalRow, complaint: Complaint) {
  const net = netOf(row);
  if (complaint.receipt === 'not_received') return { received: 0n, remaining: net };
  const received = parseAmount(complaint.received, row.currency) ?? 0n;
  const remaining = parseAmount(complaint.remaining, row.currency) ?? 0n;
  if (received <= 0n || remaining <= 0n || received + remaining !== net) {
    throw new Refusal('parts_do_not_add_up');
  }
  return { received, remaining };
}
