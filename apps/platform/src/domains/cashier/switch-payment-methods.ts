/** Staff offer payment methods and take them away; each change with its reason in the audit log. */
import type { PaymentMethods } from '@bahati/contract/back-office/cashier/payment-methods.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { askChange, lockChanges, replaceWaiting } from '#domains/system/change-requests.ts';
import { recordAudit } from '#domains/system/audit.ts';
import { lockWay, paymentMethodKind } from './payment-method-changes.ts';
import { readPaymentMethods, settingsOf, paymentMethodSubject } from './payment-method-settings.ts';

type Act = { reason: string; ip: string };

/**
 * Taken away it is at once; offered again once a second person says so. Refuses `not_found`. As it
 * is already, nothing is written.
 */
export async function switchPaymentMethod(
  context: Context,
  staff: StaffActor,
  { code, isEnabled, reason, ip }: Act & { code: string; isEnabled: boolean },
): Promise<PaymentMethods> {
  const subject = paymentMethodSubject(code);
  return inTransaction(context.database, async (transaction) => {
    await lockChanges(transaction, paymentMethodKind.kind, subject);
    const row = await lockWay(transaction, code);
    const was = row.isEnabled;
    if (isEnabled && !was) {
      const wish = { subject, wanted: { ...settingsOf(row), isEnabled }, reason, ip };
      await askChange(context, transaction, staff, paymentMethodKind, wish);
    } else if (was && !isEnabled) {
      await replaceWaiting(context, transaction, staff, paymentMethodKind.kind, subject);
      await transaction.query('UPDATE payment_methods SET is_enabled = false WHERE code = $1', [
        code,
      ]);
      await recordAudit(transaction, {
        actor: staff.username,
        action: 'payment_method.taken_away',
        subject,
        reason,
        before: { isEnabled: was },
        after: { isEnabled },
        ip,
      });
    }
    return readPaymentMethods(context, transaction);
  });
}
