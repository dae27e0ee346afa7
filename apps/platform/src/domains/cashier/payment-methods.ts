/** Ways to pay in and out. */
import type { PaymentMethod } from '@bahati/contract/player-site/cashier.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';

type Direction = 'deposit' | 'withdrawal';

export type Method = {
  code: string;
  rail: string;
  name: string;
  kind: 'mobile_money' | 'bank' | 'card';
  currency: Currency;
  minimum: bigint;
  maximum: bigint;
  quickAmounts: bigint[];
};

/** Enabled methods of a direction in a currency, in their order. */
export async function listMethods(
  database: Database,
  direction: Direction,
  currency: Currency,
): Promise<Method[]> {
  const { rows } = await database.query<Omit<Method, 'quickAmounts'> & { quickAmounts: string[] }>(
    `SELECT code, rail, name, kind, currency, minimum, maximum,
            quick_amounts::text[] AS "quickAmounts"
       FROM payment_methods
      WHERE direction = $1 AND currency = $2 AND is_enabled ORDER BY position`,
    [direction, currency],
  );
  return rows.map((row) => ({ ...row, quickAmounts: row.quickAmounts.map(BigInt) }));
}

/** Refuses `method_not_available`. */
export async function findMethod(
  database: Database,
  direction: Direction,
  currency: Currency,
  code: string,
): Promise<Method> {
  const methods = await listMethods(database, direction, currency);
  const method = methods.find((candidate) => candidate.code === code);
  if (!method) throw new Refusal('method_not_available');
  return method;
}

/** The amount in minor units. Refuses `amount_out_of_range` with the limits. */
export function amountWithin(method: Method, text: string): bigint {
  const amount = parseAmount(text, method.currency);
  if (amount !== undefined && amount >= method.minimum && amount <= method.maximum) return amount;
  throw new Refusal('amount_out_of_range', {
    minimum: toDecimal(method.minimum, method.currency),
    maximum: toDecimal(method.maximum, method.currency),
  });
}

export function methodValue(method: Method): PaymentMethod {
  const { code, name, kind, currency } = method;
  const told = (amount: bigint) => toDecimal(amount, currency);
  return {
    code,
    name,
    kind,
    currency,
    minimum: told(method.minimum),
    maximum: told(method.maximum),
    quickAmounts: method.quickAmounts.map(told),
  };
}
