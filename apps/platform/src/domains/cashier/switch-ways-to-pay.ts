/** Staff offer ways to pay and take them away; each change with its reason in the audit log. */
import type { WaysToPay } from '@bahati/contract/back-office/cashier.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit.ts';
import { readCashierSettings } from './cashier-settings.ts';

type Row = {
  code: string;
  name: string;
  rail: string;
  direction: 'deposit' | 'withdrawal';
  currency: Currency;
  minimum: bigint;
  maximum: bigint;
  isEnabled: boolean;
  restsUntil: Date | null;
};

/** All of them: configuration of a few rows. */
export async function readWaysToPay(
  { config }: Pick<Context, 'config'>,
  database: Database | Transaction,
): Promise<WaysToPay> {
  const { isWithdrawOnly } = await readCashierSettings(database, config.BRAND);
  const { rows } = await database.query<Row>(
    `SELECT code, name, payment_methods.rail, direction, currency, minimum, maximum,
            is_enabled AS "isEnabled",
            CASE WHEN rests_until > now() THEN rests_until END AS "restsUntil"
       FROM payment_methods LEFT JOIN rail_health ON rail_health.rail = payment_methods.rail
      ORDER BY direction, position, code LIMIT 200`,
  );
  return {
    isWithdrawOnly,
    items: rows.map((row) => ({
      ...row,
      minimum: toDecimal(row.minimum, row.currency),
      maximum: toDecimal(row.maximum, row.currency),
      restsUntil: row.restsUntil?.toISOString() ?? null,
    })),
  };
}

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
