/** Whether the brand takes deposits: stopped by one of the staff, taken again by the word of two. */
import {
  moneyInChange,
  type PaymentMethods,
} from '@bahati/contract/back-office/cashier/payment-methods.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { z } from 'zod';
import type { Context, StaffActor } from '#platform/context.ts';
import {
  askChange,
  type ChangeKind,
  lockChanges,
  replaceWaiting,
} from '#domains/system/change-requests.ts';
import { recordAudit } from '#domains/system/audit.ts';
import { readWaitingChange } from '#domains/system/list-change-requests.ts';
import { readCashierSettings } from './cashier-settings.ts';
import {
  moneyInKindName as kind,
  moneyInSubject,
  readPaymentMethods,
} from './payment-method-settings.ts';

export const moneyInKind: ChangeKind<z.infer<typeof moneyInChange>> = {
  kind,
  permission: 'system.change',
  wanted: moneyInChange,
  async look({ config }, transaction, _, lock) {
    if (lock) {
      await transaction.query('SELECT 1 FROM cashier_settings WHERE brand_code = $1 FOR UPDATE', [
        config.BRAND,
      ]);
    }
    const { isWithdrawOnly } = await readCashierSettings(transaction, config.BRAND);
    return { takesDeposits: !isWithdrawOnly };
  },
  async apply({ config }, transaction, { wanted }) {
    await setWithdrawOnly(transaction, config.BRAND, !wanted.takesDeposits);
  },
};

async function setWithdrawOnly(
  transaction: Transaction,
  brand: string,
  isOn: boolean,
): Promise<void> {
  await transaction.query(
    'UPDATE cashier_settings SET is_withdraw_only = $2 WHERE brand_code = $1',
    [brand, isOn],
  );
}

type Act = { isOn: boolean; reason: string; ip: string };

/**
 * Money goes out only at once, and in again once a second person says so. Who stops it anew ends a
 * wish that waits. As it is already, nothing is written.
 */
export async function switchWithdrawOnly(
  context: Context,
  staff: StaffActor,
  { isOn, reason, ip }: Act,
): Promise<PaymentMethods> {
  const { BRAND } = context.config;
  const subject = moneyInSubject(BRAND);
  return inTransaction(context.database, async (transaction) => {
    await lockChanges(transaction, kind, subject);
    const { isWithdrawOnly } = await readCashierSettings(transaction, BRAND);
    if (!isOn && isWithdrawOnly) {
      const wish = { subject, wanted: { takesDeposits: true as const }, reason, ip };
      await askChange(context, transaction, staff, moneyInKind, wish);
    }
    const waiting = await readWaitingChange(context, transaction, { kind, subject });
    if (isOn && (waiting || !isWithdrawOnly)) {
      await replaceWaiting(context, transaction, staff, kind, subject);
      await setWithdrawOnly(transaction, BRAND, true);
      await recordAudit(transaction, {
        actor: staff.username,
        action: 'payment_method.deposits_paused',
        subject: `brand:${BRAND}`,
        reason,
        before: { isWithdrawOnly },
        after: { isWithdrawOnly: true },
        ip,
      });
    }
    return readPaymentMethods(context, transaction);
  });
}
