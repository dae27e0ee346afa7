/**
 * Withdrawals of low risk approved together: each in a transaction of its own, as if it were the
 * only one, so that what is refused, or a process that dies, leaves the others as they are.
 */
import { boWithdrawalCalls } from '@bahati/contract/back-office/withdrawals.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { z } from 'zod';
import type { Context, StaffActor } from '#platform/context.ts';
import { readClaims, releaseClaim } from '#domains/system/claims.ts';
import { claimSubjects } from './claims.back-office.routes.ts';
import { approveWithdrawal } from './decide-withdrawal.ts';

const { value } = boWithdrawalCalls['POST /bo/withdrawals/approveSeveral'];
type Told = z.infer<typeof value>['items'][number];

/** Answers in the order they were named; one after the other, since all want the same rails. */
export async function approveSeveral(
  context: Context,
  staff: StaffActor,
  { ids, ip }: { ids: readonly string[]; ip: string },
): Promise<{ items: Told[] }> {
  const items: Told[] = [];
  for (const id of ids) items.push({ id, refusal: await approveOne(context, staff, { id, ip }) });
  return { items };
}

async function approveOne(
  context: Context,
  staff: StaffActor,
  { id, ip }: { id: string; ip: string },
): Promise<Told['refusal']> {
  const subject = claimSubjects.withdrawal(id);
  const claims = await readClaims(context.database, [subject]);
  const claimed = claims.get(subject);
  if (claimed && claimed.staff !== staff.username) return 'claimed_by_other';
  try {
    await approveWithdrawal(context, staff, { withdrawalId: id, ip, isTogether: true });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refusals.parse(error.code);
  }
  await releaseClaim(context.database, subject, staff);
  return null;
}

const refusals = value.shape.items.element.shape.refusal;
