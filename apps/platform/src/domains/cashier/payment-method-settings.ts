/** Payment methods as staff see them, those that are switched off too. */
import type {
  PaymentMethodSettings,
  PaymentMethods,
} from '@bahati/contract/back-office/cashier/payment-methods.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { listWaitingChanges, type WaitingChange } from '#domains/system/list-change-requests.ts';
import { versionOf } from '#domains/system/version-of.ts';
import { readCashierSettings } from './cashier-settings.ts';

/** As the audit log and waiting changes name it. */
export const paymentMethodKindName = 'payment_method';

export const moneyInKindName = 'money_in';

export const moneyInSubject = (brand: string): string => `${moneyInKindName}:${brand}`;

export const paymentMethodSubject = (code: string): string => `${paymentMethodKindName}:${code}`;

export type PaymentMethodRow = {
  code: string;
  name: string;
  nameSw: string;
  rail: string;
  direction: 'deposit' | 'withdrawal';
  currency: Currency;
  minimum: bigint;
  maximum: bigint;
  quickAmounts: string[];
  dailyMaximum: bigint | null;
  feeFixed: bigint;
  feeBps: number;
  opensAt: string | null;
  closesAt: string | null;
  isWhole: boolean;
  isEnabled: boolean;
  restsUntil: Date | null;
};

/** Begins every reading of payment methods for staff; conditions and an order follow. */
export const selectPaymentMethods = `
  SELECT code, name, name_sw AS "nameSw", payment_methods.rail, direction, currency, minimum,
         maximum, quick_amounts::text[] AS "quickAmounts", daily_maximum AS "dailyMaximum",
         fee_fixed AS "feeFixed", fee_bps AS "feeBps", is_whole AS "isWhole",
         to_char(opens_at, 'HH24:MI') AS "opensAt", to_char(closes_at, 'HH24:MI') AS "closesAt",
         is_enabled AS "isEnabled", CASE WHEN rests_until > now() THEN rests_until END AS "restsUntil"
    FROM payment_methods LEFT JOIN rail_health ON rail_health.rail = payment_methods.rail`;

/** All of them: configuration of a few rows. */
export async function readPaymentMethods(
  context: Context,
  database: Database | Transaction,
): Promise<PaymentMethods> {
  const { isWithdrawOnly } = await readCashierSettings(database, context.config.BRAND);
  const { rows } = await database.query<PaymentMethodRow>(
    `${selectPaymentMethods} ORDER BY direction, currency, position, code LIMIT 200`,
  );
  const waiting = await listWaitingChanges(context, database, paymentMethodKindName);
  const items = rows.map((row) =>
    paymentMethodValue(
      row,
      waiting.find(({ subject }) => subject === paymentMethodSubject(row.code)),
    ),
  );
  const [moneyIn] = await listWaitingChanges(context, database, moneyInKindName);
  return { isWithdrawOnly, moneyInWanted: wantedValue(moneyIn), items };
}

function paymentMethodValue(
  row: PaymentMethodRow,
  waiting: WaitingChange | undefined,
): PaymentMethods['items'][number] {
  const { code, rail, direction, currency, isWhole, isEnabled, restsUntil } = row;
  const settings = settingsOf(row);
  return {
    ...settings,
    code,
    rail,
    direction,
    currency,
    isWhole,
    isEnabled,
    restsUntil: restsUntil?.toISOString() ?? null,
    version: versionOf(settings),
    wanted: wantedValue(waiting),
  };
}

function wantedValue(waiting: WaitingChange | undefined): PaymentMethods['moneyInWanted'] {
  if (!waiting) return null;
  const { id, reason, requestedBy, requestedAt } = waiting;
  return { id, reason, requestedBy, requestedAt: requestedAt.toISOString() };
}

/** What staff set of it, as the wire and the audit log tell it. */
export function settingsOf(row: PaymentMethodRow): PaymentMethodSettings {
  const { currency, opensAt, closesAt, dailyMaximum, feeBps } = row;
  const told = (amount: bigint) => toDecimal(amount, currency);
  return {
    name: { en: row.name, sw: row.nameSw },
    minimum: told(row.minimum),
    maximum: told(row.maximum),
    quickAmounts: row.quickAmounts.map((amount) => told(BigInt(amount))),
    dailyMaximum: dailyMaximum === null ? null : told(dailyMaximum),
    feeFixed: told(row.feeFixed),
    feeBps,
    hours: opensAt !== null && closesAt !== null ? { opensAt, closesAt } : null,
  };
}
