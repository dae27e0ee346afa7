/** Bills that wait for staff: approved, to be settled as they are, or rejected. */
import type { StaffBill } from '@bahati/contract/back-office/agency/bills.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { z } from 'zod';
import { readAgencyRules } from '#domains/agency/rules/rules.ts';
import {
  askChange,
  type ChangeKind,
  lockChanges,
  type LookLock,
  replaceWaiting,
} from '#domains/system/approvals/approvals.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { readStaffBill } from './staff-bill.ts';
import { billSubject, isLargeBill, largeBillKindName } from './large-bill.ts';

type Decision = {
  billId: string;
  decision: 'approve' | 'reject';
  reason: string;
  ip?: string | undefined;
};

const wanted = z.strictObject({ state: z.literal('to_collect') });

/** The approval of a bill above twice the limit. */
export const largeBillKind: ChangeKind<z.infer<typeof wanted>> = {
  kind: largeBillKindName,
  permission: 'agency.decide',
  wanted,
  async look(_context, transaction, { subject }, lock) {
    const bill = await findBill(transaction, billIdOf(subject), lock);
    if (bill?.state !== 'to_approve') throw new Refusal('cannot_apply');
    const { agent, kind, currency, own, state } = bill;
    return { agent, kind, currency, own: toDecimal(own, currency), state };
  },
  async apply(context, transaction, { subject, reason, staff, ip }) {
    const decision = { billId: billIdOf(subject), decision: 'approve', reason, ip } as const;
    await decideBill(context, transaction, staff, decision);
  },
};

const billIdOf = (subject: string): string => subject.slice(billSubject('').length);

/**
 * Approves, at once or as a wish where the bill is large, or rejects. Refuses `not_found`,
 * `already_decided`.
 */
export async function decideStaffBill(
  context: Context,
  staff: StaffActor,
  { billId, decision, reason, ip }: Decision & { ip: string },
): Promise<StaffBill> {
  const subject = billSubject(billId);
  await inTransaction(context.database, async (transaction) => {
    await lockChanges(transaction, largeBillKindName, subject);
    const bill = await lockWaitingBill(transaction, billId);
    const rules = await readAgencyRules(transaction, context.config.BRAND);
    if (decision === 'approve' && isLargeBill(bill.own, rules)) {
      const wish = { subject, wanted: { state: 'to_collect' }, reason, ip } as const;
      await askChange(context, transaction, staff, largeBillKind, wish);
      return;
    }
    await replaceWaiting(context, transaction, staff, largeBillKindName, subject);
    await decideBill(context, transaction, staff, { billId, decision, reason, ip });
  });
  return readStaffBill(context, billId);
}

/**
 * What the bill is owed stays as it is: approved, it waits to be collected, and the settlement goes
 * on by itself; rejected, nothing of it is paid. Refuses `not_found`, `already_decided`.
 */
export async function decideBill(
  _context: Context,
  transaction: Transaction,
  staff: StaffActor,
  { billId, decision, reason, ip }: Decision,
): Promise<void> {
  const bill = await lockWaitingBill(transaction, billId);
  const state = decision === 'approve' ? 'to_collect' : 'rejected';
  await transaction.query('UPDATE contract_bills SET state = $2, decided_by = $3 WHERE id = $1', [
    bill.id,
    state,
    staff.username,
  ]);
  const { own, currency } = bill;
  await recordAudit(transaction, {
    actor: staff.username,
    action: decision === 'approve' ? 'agency_bill.approved' : 'agency_bill.rejected',
    subject: billSubject(billId),
    reason,
    before: { state: bill.state, own: toDecimal(own, currency), currency },
    after: { state },
    ip,
  });
}

async function lockWaitingBill(transaction: Transaction, billId: string): Promise<Found> {
  const bill = await findBill(transaction, billId, 'FOR UPDATE');
  if (!bill) throw new Refusal('not_found');
  if (bill.state !== 'to_approve') throw new Refusal('already_decided');
  return bill;
}

type Found = {
  id: bigint;
  agent: string;
  kind: string;
  state: string;
  own: bigint;
  currency: Currency;
};

async function findBill(
  transaction: Transaction,
  billId: string,
  lock: LookLock,
): Promise<Found | undefined> {
  const { rows } = await transaction.query<Found>(
    `SELECT contract_bills.id, username AS agent, kind, state, own, currency
       FROM contract_bills JOIN credentials ON member_id = agent_id
      WHERE contract_bills.public_id = $1 ${lock && `${lock} OF contract_bills`}`,
    [billId],
  );
  return rows[0];
}
