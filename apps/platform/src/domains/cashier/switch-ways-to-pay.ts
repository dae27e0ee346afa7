/** Staff offer ways to pay and take them away; each change with its reason in the audit log. */
import type { WaysToPay } from '@bahati/contract/back-office/ways-to-pay.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { askChange, lockChanges, replaceWaiting } from '#domains/system/asked-changes.ts';
import { recordAudit } from '#domains/system/audit.ts';
import { lockWay, wayToPayKind } from './way-changes.ts';
import { readWaysToPay, settingsOf, waySubject } from './ways-to-pay.ts';

type Act = { reason: string; ip: string };

/**
 * Taken away it is at once; offered again once a second person says so. Refuses `not_found`. As it
 * is already, nothing is written.
 */
export async function switchWayToPay(
  context: Context,
  staff: StaffActor,
  { code, isEnabled, reason, ip }: Act & { code: string; isEnabled: boolean },
): Promise<WaysToPay> {
  const subject = waySubject(code);
  return inTransaction(context.database, async (transaction) => {
    await lockChanges(transaction, wayToPayKind.kind, subject);
    const row = await lockWay(transaction, code);
    const was = row.isEnabled;
    if (isEnabled && !was) {
      const wish = { subject, wanted: { ...settingsOf(row), isEnabled }, reason, ip };
      await askChange(context, transaction, staff, wayToPayKind, wish);
    } else if (was && !isEnabled) {
      await replaceWaiting(context, transaction, staff, wayToPayKind.kind, subject);
      await transaction.query('UPDATE payment_methods SET is_enabled = false WHERE code = $1', [
        code,
      ]);
      await recordAudit(transaction, {
        actor: staff.username,
        action: 'way_to_pay.taken_away',
        subject,
        reason,
        before: { isEnabled: was },
        after: { isEnabled },
        ip,
      });
    }
    return readWaysToPay(context, transaction);
  });
}
