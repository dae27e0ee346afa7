/** Voiding a round takes two: one asks with a reason, another who saw the same lets it happen. */
import type { StaffRound } from '@bahati/contract/back-office/gaming/rounds.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { z } from 'zod';
import { askChange, type ChangeKind, lockChanges } from '#domains/system/approvals/approvals.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { readStaffRound, roundSubject, roundVoid } from '#domains/gaming/rounds/rounds.ts';
import { tellOfVoid } from './tell-of-void.ts';
import { assertVoidCovered, lookAtRound, voidRound } from './void-round.ts';

const roundIdOf = (subject: string) => BigInt(subject.slice(roundSubject('').length));

const wanted = z.strictObject({ state: z.literal('voided') });

/**
 * A round that closed, was paid or was staked on meanwhile looks different: words begin anew. What
 * its member has to give back is judged as it is done, for balances never stand still.
 */
export const roundVoidKind: ChangeKind<z.infer<typeof wanted>> = {
  kind: roundVoid,
  permission: 'rounds.void',
  wanted,
  async look(_context, transaction, { subject }, lock) {
    try {
      return await lookAtRound(transaction, roundIdOf(subject), lock);
    } catch (error) {
      if (error instanceof Refusal) throw new Refusal('cannot_apply');
      throw error;
    }
  },
  async apply(context, transaction, { subject }) {
    const id = roundIdOf(subject);
    const voided = await voidRound(context, transaction, id);
    await tellOfVoid(transaction, id, voided);
    return () => context.announceBalance(voided.memberId);
  },
};

/** Refuses `not_found`, `round_voided`, `round_has_jackpot`, `seat_open`, `void_short`, `cannot_apply`. */
export async function askRoundVoid(
  context: Context,
  staff: StaffActor,
  { id, reason, ip }: { id: string; reason: string; ip: string },
): Promise<StaffRound> {
  await readStaffRound(context, id);
  await inTransaction(context.database, async (transaction) => {
    const subject = roundSubject(id);
    await lockChanges(transaction, roundVoid, subject);
    await assertVoidCovered(transaction, BigInt(id));
    const wish = { subject, wanted: { state: 'voided' }, reason, ip } as const;
    await askChange(context, transaction, staff, roundVoidKind, wish);
  });
  return readStaffRound(context, id);
}
