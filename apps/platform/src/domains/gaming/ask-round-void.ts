/** Voiding a round takes two: one asks with a reason, another who saw the same lets it happen. */
import type { StaffRound } from '@bahati/contract/back-office/rounds.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { z } from 'zod';
import { askChange, type ChangeKind } from '#domains/system/asked-changes.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { readStaffRound } from './open-rounds.ts';
import { roundSubject, roundVoid } from './void-asked.ts';
import { lookAtOpenRound, voidRound } from './void-round.ts';

const roundIdOf = (subject: string) => BigInt(subject.slice(roundSubject('').length));

const wanted = z.strictObject({ state: z.literal('voided') });

/** A round that closed, was paid or was staked on meanwhile looks different: words begin anew. */
export const roundVoidKind: ChangeKind<z.infer<typeof wanted>> = {
  kind: roundVoid,
  permission: 'rounds.void',
  wanted,
  async look(_context, transaction, { subject }, lock) {
    try {
      return await lookAtOpenRound(transaction, roundIdOf(subject), lock);
    } catch (error) {
      if (error instanceof Refusal) throw new Refusal('cannot_apply');
      throw error;
    }
  },
  async apply(context, transaction, { subject }) {
    const { memberId } = await voidRound(context, transaction, roundIdOf(subject));
    return () => context.announceBalance(memberId);
  },
};

/** Refuses `not_found`, `round_not_open`, `round_has_wins`, `cannot_apply`. */
export async function askRoundVoid(
  context: Context,
  staff: StaffActor,
  { id, reason, ip }: { id: string; reason: string; ip: string },
): Promise<StaffRound> {
  const round = await readStaffRound(context, id);
  if (round.state !== 'open') throw new Refusal('round_not_open');
  if (round.hasWins) throw new Refusal('round_has_wins');
  await inTransaction(context.database, (transaction) =>
    askChange(context, transaction, staff, roundVoidKind, {
      subject: roundSubject(id),
      wanted: { state: 'voided' },
      reason,
      ip,
    }),
  );
  return readStaffRound(context, id);
}
