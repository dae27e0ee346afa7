/**
 * Withdrawals of low risk approved together: each in a transaction of its own, as if it were the
 * only one, so that what is refused or goes wrong, or a process that dies, leaves the others as
 * they are.
 */
import { boWithdrawalCalls } from '@bahati/contract/back-office/cashier/withdrawals.ts';
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
  try {
    return await approveUnlessClaimed(context, staff, { id, ip });
  } catch (error) {
    const named = refusals.safeParse(error instanceof Refusal ? error.code : undefined);
    if (named.success) return named.data;
    // A bug or a fault, and the word on this one alone: those behind it are decided all the same.
    context.log.error({ err: error, withdrawalId: id }, 'approving one of several went wrong');
    return 'went_wrong';
  }
}

async function approveUnlessClaimed(
  context: Context,
  staff: StaffActor,
  { id, ip }: { id: string; ip: string },
): Promise<Told['refusal']> {
  const subject = claimSubjects.withdrawal(id);
  const claims = await readClaims(context.database, [subject]);
  const claimed = claims.get(subject);
  if (claimed && claimed.staff !== staff.username) return 'claimed_by_other';
  await approveWithdrawal(context, staff, { withdrawalId: id, ip, isTogether: true });
  try {
    await releaseClaim(context.database, subject, staff);
  } catch (error) {
    // It is approved, and a claim ends by itself.
    context.log.warn({ err: error, withdrawalId: id }, 'a claim was not released');
  }
  return null;
}

const refusals = value.shape.items.element.shape.refusal.unwrap();
