/** Staff offer ways to pay and take them away; each change with its reason in the audit log. */
import type { WaysToPay } from '@bahati/contract/back-office/ways-to-pay.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit.ts';
import { readWaysToPay } from './ways-to-pay.ts';

type Act = { reason: string; ip: string };

/** Refuses `not_found`. As it is already, nothing is written. */
export async function switchWayToPay(
  context: Context,
  staff: StaffActor,
  { code, isEnabled, reason, ip }: Act & { code: string; isEnabled: boolean },
): Promise<WaysToPay> {
  return inTransaction(context.database, async (transaction) => {
    const { rows } = await transaction.query<{ was: boolean }>(
      'SELECT is_enabled AS was FROM payment_methods WHERE code = $1 FOR UPDATE',
      [code],
    );
    const was = rows[0]?.was;
    if (was === undefined) throw new Refusal('not_found');
    if (was !== isEnabled) {
      await transaction.query('UPDATE payment_methods SET is_enabled = $2 WHERE code = $1', [
        code,
        isEnabled,
      ]);
      await recordAudit(transaction, {
        actor: staff.username,
        action: isEnabled ? 'way_to_pay.offered' : 'way_to_pay.taken_away',
        subject: `way_to_pay:${code}`,
        reason,
        before: { isEnabled: was },
        after: { isEnabled },
        ip,
      });
    }
    return readWaysToPay(context, transaction);
  });
}

/** As it is already, nothing is written. */
export async function switchWithdrawOnly(
  context: Context,
  staff: StaffActor,
  { isOn, reason, ip }: Act & { isOn: boolean },
): Promise<WaysToPay> {
  const { BRAND } = context.config;
  return inTransaction(context.database, async (transaction) => {
    const { rowCount } = await transaction.query(
      `UPDATE cashier_settings SET is_withdraw_only = $2
        WHERE brand_code = $1 AND is_withdraw_only <> $2`,
      [BRAND, isOn],
    );
    if (rowCount === 1) {
      await recordAudit(transaction, {
        actor: staff.username,
        action: isOn ? 'way_to_pay.deposits_paused' : 'way_to_pay.deposits_resumed',
        subject: `brand:${BRAND}`,
        reason,
        before: { isWithdrawOnly: !isOn },
        after: { isWithdrawOnly: isOn },
        ip,
      });
    }
    return readWaysToPay(context, transaction);
  });
}
