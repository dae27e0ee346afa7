/** Payment methods in and out: data of the brand, never code. */
import type { PaymentMethod } from '@bahati/contract/player-site/cashier/payment-methods.ts';
import { currencies, type Currency } from '@bahati/money/currencies.ts';
import { parseAmount, shareRoundedHalfUp, toDecimal } from '@bahati/money/money.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';

type Direction = 'deposit' | 'withdrawal';

export type Method = {
  code: string;
  rail: string;
  name: string;
  nameSw: string;
  kind: 'mobile_money' | 'bank' | 'card';
  flow: 'page' | 'phone' | 'transfer';
  currency: Currency;
  minimum: bigint;
  maximum: bigint;
  quickAmounts: bigint[];
  /** Moves whole units of the currency only, no cents. */
  isWhole: boolean;
  /** What one member may take out by it within a day; null: no bound of its own. */
  dailyMaximum: bigint | null;
  feeFixed: bigint;
  feeBps: number;
  /** Of the brand's day, "08:00"; null: it never closes. */
  opensAt: string | null;
  closesAt: string | null;
  isOpen: boolean;
  /** The rail keeps failing and rests. */
  isOut: boolean;
};

/** Whether a method is open by `clock.now`, the brand's own time; over midnight too. */
export const isOpenNow = `
  CASE WHEN opens_at IS NULL THEN true
       WHEN opens_at < closes_at THEN clock.now >= opens_at AND clock.now < closes_at
       ELSE clock.now >= opens_at OR clock.now < closes_at END`;

/** Enabled methods of a direction in a currency, in their order. */
export async function listMethods(
  { database, config }: Pick<Context, 'database' | 'config'>,
  direction: Direction,
  currency: Currency,
): Promise<Method[]> {
  const { rows } = await database.query<Omit<Method, 'quickAmounts'> & { quickAmounts: string[] }>(
    `SELECT payment_methods.code, payment_methods.rail, payment_methods.name,
            name_sw AS "nameSw", kind, flow,
            payment_methods.currency, minimum, maximum, quick_amounts::text[] AS "quickAmounts",
            daily_maximum AS "dailyMaximum", fee_fixed AS "feeFixed", fee_bps AS "feeBps", is_whole AS "isWhole",
            to_char(opens_at, 'HH24:MI') AS "opensAt", to_char(closes_at, 'HH24:MI') AS "closesAt",
            ${isOpenNow} AS "isOpen",
            coalesce(rests_until > now(), false) AS "isOut"
       FROM payment_methods
       CROSS JOIN (SELECT (now() AT TIME ZONE time_zone)::time AS now
                     FROM brands WHERE code = $3) AS clock
       LEFT JOIN rail_health ON rail_health.rail = payment_methods.rail
      WHERE direction = $1 AND payment_methods.currency = $2 AND is_enabled
      ORDER BY position, payment_methods.code`,
    [direction, currency, config.BRAND],
  );
  return rows.map((row) => ({ ...row, quickAmounts: row.quickAmounts.map(BigInt) }));
}

/** Refuses `method_not_available`. */
export async function findMethod(
  context: Pick<Context, 'database' | 'config'>,
  direction: Direction,
  currency: Currency,
  code: string,
): Promise<Method> {
  const methods = await listMethods(context, direction, currency);
  const method = methods.find((candidate) => candidate.code === code);
  if (!method) throw new Refusal('method_not_available');
  return method;
}

/** Refuses `method_closed` outside its hours. */
export function assertOpen({ isOpen, opensAt, closesAt }: Method): void {
  if (!isOpen) throw new Refusal('method_closed', { opensAt, closesAt });
}

/** What every amount of the method is a multiple of, in minor units. */
export function unitOf({ isWhole, currency }: Pick<Method, 'isWhole' | 'currency'>): bigint {
  return isWhole ? 10n ** BigInt(currencies[currency].minorDigits) : 1n;
}

/** The amount in minor units. Refuses `amount_out_of_range` with the limits and the step. */
export function amountWithin(method: Method, text: string): bigint {
  const amount = parseAmount(text, method.currency);
  const isWithin = amount !== undefined && amount >= method.minimum && amount <= method.maximum;
  if (isWithin && amount % unitOf(method) === 0n) return amount;
  throw new Refusal('amount_out_of_range', {
    minimum: toDecimal(method.minimum, method.currency),
    maximum: toDecimal(method.maximum, method.currency),
    ...(method.isWhole ? { step: toDecimal(unitOf(method), method.currency) } : {}),
  });
}

/** What the method costs, the share rounded half up, and the whole to the unit it is taken in. */
export function feeOf(
  { feeFixed, feeBps }: Pick<Method, 'feeFixed' | 'feeBps'>,
  amount: bigint,
  unit = 1n,
): bigint {
  const fee = feeFixed + shareRoundedHalfUp(amount, feeBps);
  return ((fee + unit / 2n) / unit) * unit;
}

export function methodValue(method: Method, language: 'en' | 'sw'): PaymentMethod {
  const { code, kind, flow, currency, feeBps, isOpen, isOut, opensAt, closesAt } = method;
  const told = (amount: bigint) => toDecimal(amount, currency);
  return {
    code,
    name: language === 'sw' ? method.nameSw : method.name,
    kind,
    flow,
    currency,
    minimum: told(method.minimum),
    maximum: told(method.maximum),
    quickAmounts: method.quickAmounts.map(told),
    feeFixed: told(method.feeFixed),
    feeBps,
    isWhole: method.isWhole,
    hours: opensAt !== null && closesAt !== null ? { opensAt, closesAt } : null,
    isOpen,
    isOut,
  };
}
