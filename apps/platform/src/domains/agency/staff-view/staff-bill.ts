/** A bill as staff see it: with its run, and what waits about it. */
import type { StaffBill } from '@bahati/contract/back-office/agency/bills.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { findBillDetail } from '#domains/agency/bills/reading/reading.ts';
import { readAgencyRules } from '#domains/agency/rules/rules.ts';
import { readWaitingChange } from '#domains/system/approvals/approvals.ts';
import type { Context } from '#platform/context.ts';
import { billSubject, isLargeBill, largeBillKindName } from './large-bill.ts';

/** Refuses `not_found`. */
export async function readStaffBill(context: Context, id: string): Promise<StaffBill> {
  const { database, config } = context;
  const found = await findBillDetail(database, id);
  if (!found) throw new Refusal('not_found');
  const { runId, decidedBy, state, own } = found.row;
  const rules = await readAgencyRules(database, config.BRAND);
  return {
    ...found.detail,
    runId,
    decidedBy,
    needsTwo: state === 'to_approve' && isLargeBill(own, rules),
    wanted: await readWanted(context, id),
  };
}

async function readWanted(context: Context, id: string): Promise<StaffBill['wanted']> {
  const waiting = await readWaitingChange(context, context.database, {
    kind: largeBillKindName,
    subject: billSubject(id),
  });
  if (!waiting) return null;
  return { id: waiting.id, reason: waiting.reason, requestedBy: waiting.requestedBy };
}
