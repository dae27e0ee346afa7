/** Staff stop a message to many. Who was told already keeps it. */
import type { WholeMailing } from '@bahati/contract/back-office/content/mailings.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit.ts';
import { findMailing, holdMailing, wholeMailingValue } from './mailings.ts';

/**
 * A batch on its way is waited for, so that what is told of those told is true. Refuses
 * `not_found`, `mailing_over`.
 */
export async function stopMailing(
  { database }: Context,
  staff: StaffActor,
  { id, reason, ip }: { id: string; reason: string; ip: string },
): Promise<WholeMailing> {
  return inTransaction(database, async (transaction) => {
    const { state, told } = await holdMailing(transaction, id);
    if (state !== 'waiting' && state !== 'scheduled' && state !== 'sending') {
      throw new Refusal('mailing_over');
    }
    await transaction.query(
      `UPDATE mailings SET state = 'stopped', ended_at = now(), ended_by = $2 WHERE id = $1`,
      [BigInt(id), staff.username],
    );
    await recordAudit(transaction, {
      actor: staff.username,
      action: 'mailing.stopped',
      subject: `mailing:${id}`,
      reason,
      before: { state },
      after: { state: 'stopped', told },
      ip,
    });
    return wholeMailingValue(await findMailing(transaction, id));
  });
}
