/** Whether somebody asked to void a round and waits for another staff user. */
import type { StaffRound } from '@bahati/contract/back-office/gaming/rounds.ts';
import { readWaitingChange } from '#domains/system/approvals/approvals.ts';
import type { Context } from '#platform/context.ts';

export const roundVoid = 'round_void';

export function roundSubject(id: string): string {
  return `round:${id}`;
}

/** Who asked to void this round and waits for another staff user, if anybody. */
export async function readVoidAsked(
  context: Context,
  id: string,
): Promise<StaffRound['voidAsked']> {
  const waiting = await readWaitingChange(context, context.database, {
    kind: roundVoid,
    subject: roundSubject(id),
  });
  if (!waiting) return null;
  const { requestedBy, requestedAt, reason } = waiting;
  return { requestedBy, requestedAt: requestedAt.toISOString(), reason };
}
