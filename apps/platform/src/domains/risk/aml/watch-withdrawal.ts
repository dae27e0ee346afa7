/**
 * Looking at a member's payments as a withdrawal of his is about to go out by the rules alone: all
 * that the look of each minute has not come to, in the transaction of the request. What is found
 * is a case with it, so that nothing passes in between; the minute's look finds the same again.
 */
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { PayoutWatch } from '#domains/cashier/withdrawals/withdrawals.ts';
import { transferCodes } from '#domains/wallet/ledger/ledger.ts';
import { beginLook, judgeMember } from './judge-member.ts';
import { readDays } from './member-payments.ts';
import { lookedThrough } from './watch-payments.ts';

export const watchWithdrawal: PayoutWatch = async (context, transaction, memberId) => {
  const look = await beginLook(context, transaction);
  return judgeMember(transaction, look, {
    memberId,
    ...(await readUnseen(transaction, memberId)),
  });
};

/** Payments behind the last look; the withdrawal that is asked for is the newest of them. */
async function readUnseen(
  transaction: Transaction,
  memberId: bigint,
): Promise<{ subjects: ReadonlySet<string>; through: Date }> {
  const { rows } = await transaction.query<{ subject: string; through: Date }>(
    `WITH place AS MATERIALIZED (SELECT ${lookedThrough} AS id)
     SELECT subject, clock_timestamp() + interval '1 millisecond' AS through FROM (
       SELECT d.public_id::text AS subject, t.id
         FROM deposits d JOIN transfers t ON t.code = $2 AND t.reference = d.id
        WHERE d.member_id = $1 AND d.status = 'completed'
          AND d.completed_at > now() - make_interval(days => $4)
       UNION ALL
       SELECT w.public_id::text, t.id
         FROM withdrawals w JOIN transfers t ON t.code = $3 AND t.reference = w.hold_id
        WHERE w.member_id = $1 AND w.created_at > now() - make_interval(days => $4)) payments
      WHERE payments.id > (SELECT id FROM place)`,
    [memberId, transferCodes.deposit, transferCodes.withdrawal_held, readDays],
  );
  const [first] = rows;
  if (!first) throw new Error('A withdrawal that is asked for is a payment.');
  return { subjects: new Set(rows.map(({ subject }) => subject)), through: first.through };
}
