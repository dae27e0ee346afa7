/** A paid withdrawal nobody says anything of counts as received after the brand's hours. */
import { inTransaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { announceWithdrawal } from './read-withdrawals.ts';

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
