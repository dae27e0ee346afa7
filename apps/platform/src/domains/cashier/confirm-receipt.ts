/** A paid withdrawal counts as received when the member says so, or after the brand's hours. */
import type { Withdrawal } from '@bahati/contract/player-site/cashier.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit.ts';
import { announceWithdrawal, lockWithdrawal, withdrawalValue } from './withdrawals.ts';

/** Refuses `not_found`, `withdrawal_not_paid`. Confirming again changes nothing. */
export async function confirmReceipt(
  { database }: Context,
  actor: MemberActor,
  withdrawalId: string,
): Promise<Withdrawal> {
  return inTransaction(database, async (transaction) => {
    const row = await lockWithdrawal(transaction, withdrawalId);
    if (!row || row.memberId !== actor.memberId) throw new Refusal('not_found');
    if (row.status === 'confirmed') return withdrawalValue(row);
    if (row.status !== 'paid') throw new Refusal('withdrawal_not_paid');
    await transaction.query(
      `UPDATE withdrawals SET status = 'confirmed', confirmed_at = now() WHERE id = $1`,
      [row.rowId],
    );
    return withdrawalValue(await announceWithdrawal(transaction, withdrawalId));
  });
}

const batch = 100;

/** Confirms what nobody answered in time; answers how many. Two processes share the work. */
export async function confirmUnanswered({ database }: Context): Promise<number> {
  return inTransaction(database, async (transaction) => {
    const { rows } = await transaction.query<{ id: string }>(
      `UPDATE withdrawals SET status = 'confirmed', confirmed_at = now()
        WHERE id IN (SELECT id FROM withdrawals
                      WHERE status = 'paid' AND auto_confirm_at <= now()
                      ORDER BY auto_confirm_at LIMIT $1 FOR UPDATE SKIP LOCKED)
        RETURNING public_id AS id`,
      [batch],
    );
    for (const { id } of rows) {
      await announceWithdrawal(transaction, id);
      await recordAudit(transaction, {
        actor: 'system',
        action: 'withdrawal.auto_confirmed',
        subject: `withdrawal:${id}`,
        before: { status: 'paid' },
        after: { status: 'confirmed' },
      });
    }
    return rows.length;
  });
}
