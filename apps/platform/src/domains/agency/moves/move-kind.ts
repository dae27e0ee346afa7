/**
 * Moving a member to another upline takes two: both see the old line, the new one, and the contracts
 * that end. What the member does counts for the new line from the brand's next day on.
 */
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { id } from '@bahati/contract/wire.ts';
import { z } from 'zod';
import type { ChangeKind } from '#domains/system/approvals/approvals.ts';
import { changeUpline } from '#domains/members/members.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { endContractsOnMove } from '#domains/agency/contracts/contracts.ts';
import { listContractsOfMove } from './list-contracts-of-move.ts';
import { lookAtMove, type Move } from './move-rules.ts';
import { addToSizes, takeFromSizes } from './move-sizes.ts';
import { namesAbove } from './names-above.ts';

/** The line is told as it was when the move was asked for. */
const wanted = z.strictObject({ uplineId: id.nullable(), line: z.string() });
type Wanted = z.infer<typeof wanted>;

export const movedSubject = (memberId: bigint): string => `member:${memberId}`;

const movedOf = (subject: string, { uplineId }: Wanted) => ({
  memberId: BigInt(subject.replace(/^member:/, '')),
  uplineId: uplineId === null ? null : BigInt(uplineId),
});

export const moveKind: ChangeKind<Wanted> = {
  kind: 'agency_move',
  permission: 'agency.change',
  wanted,
  async look(_context, transaction, { subject, wanted: asked }, lock) {
    try {
      const move = await lookAtMove(transaction, movedOf(subject, asked), lock);
      if ((await newLineOf(transaction, move)) !== asked.line) throw new Refusal('cannot_apply');
      return await seenOf(transaction, move);
    } catch (error) {
      if (error instanceof Refusal) throw new Refusal('cannot_apply');
      throw error;
    }
  },
  async apply(context, transaction, { subject, wanted: asked, reason, staff, ip }) {
    const move = await lookAtMove(transaction, movedOf(subject, asked), 'FOR UPDATE');
    const before = await seenOf(transaction, move);
    await endContractsOnMove(context, transaction, move.member.memberId);
    await writeMove(transaction, move, staff.username, reason);
    await recordAudit(transaction, {
      actor: staff.username,
      action: 'member.moved',
      subject,
      reason,
      before: { uplineId: before.uplineId, line: before.line },
      after: { uplineId: asked.uplineId, line: asked.line },
      ip,
    });
  },
};

/** How the member stands, and what ends: once one of these changes, words begin anew. */
async function seenOf(transaction: Transaction, { member }: Move) {
  return {
    member: member.username,
    uplineId: member.uplineId?.toString() ?? null,
    line: lineWords(await namesAbove(transaction, member.memberId)),
    endingContracts: (await listContractsOfMove(transaction, member.memberId)).join(', '),
  };
}

/** The line the member would stand in. */
export async function newLineOf(transaction: Transaction, { upline }: Move): Promise<string> {
  if (!upline) return lineWords([]);
  return lineWords([...(await namesAbove(transaction, upline.memberId)), upline.username]);
}

/** From the top down; a dash: the top of a line. */
const lineWords = (names: readonly string[]): string => names.join(' › ') || '–';

/** The trigger on the tree writes the teams. A code that invited the member stays its origin. */
async function writeMove(
  transaction: Transaction,
  { member, upline }: Move,
  staffUsername: string,
  reason: string,
): Promise<void> {
  await takeFromSizes(transaction, member.memberId);
  await changeUpline(transaction, member.memberId, upline?.memberId ?? null);
  await addToSizes(transaction, member.memberId);
  await transaction.query(
    `INSERT INTO upline_changes
       (member_id, from_upline_id, to_upline_id, from_day, changed_by, reason)
     SELECT $1, $2, $3, (now() AT TIME ZONE time_zone)::date + 1, $4, $5 FROM brands LIMIT 1`,
    [member.memberId, member.uplineId, upline?.memberId ?? null, staffUsername, reason],
  );
}
