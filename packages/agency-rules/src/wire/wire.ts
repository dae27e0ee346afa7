/**
 * Terms, snapshots and bills as they cross the wire and stand in the database: the same shapes with
 * amounts as decimal strings of the currency.
 */
import type { Currency } from '@bahati/money/currencies.ts';
import { parseDecimal, toDecimal } from '@bahati/money/money.ts';
import type { BillSnapshot } from '@bahati/agency-rules/bills/bill.ts';
import type { Terms } from '@bahati/agency-rules/terms/terms.ts';

export type Wire<T> = T extends bigint
  ? string
  : T extends readonly (infer Item)[]
    ? Wire<Item>[]
    : T extends object
      ? { -readonly [K in keyof T]: Wire<T[K]> }
      : T;

/** The fields that are amounts; everything else crosses as it is. */
const amountFields = new Set([
  'turnover',
  'loss',
  'sum',
  'dailyTurnoverBrake',
  'validTurnover',
  'payouts',
  'rebates',
  'bonuses',
  'promotionCost',
  'depositFees',
  'carriedIn',
  'winningStake',
  'losingStake',
  'turnoverBefore',
  'stake',
  'amount',
]);

/** Throws a RangeError for an amount the currency does not have; the contract's schemas ask first. */
export function termsFromWire(terms: Wire<Terms>, currency: Currency): Terms {
  return read(terms, currency) as Terms;
}

export function termsToWire<T extends Terms>(terms: T, currency: Currency): Wire<T> {
  return write(terms, currency) as Wire<T>;
}

/** Throws a RangeError as `termsFromWire`. */
export function snapshotFromWire(snapshot: Wire<BillSnapshot>, currency: Currency): BillSnapshot {
  return read(snapshot, currency) as BillSnapshot;
}

export function snapshotToWire(snapshot: BillSnapshot, currency: Currency): Wire<BillSnapshot> {
  return write(snapshot, currency) as Wire<BillSnapshot>;
}

function read(value: unknown, currency: Currency, field?: string): unknown {
  if (typeof value === 'string') {
    return field !== undefined && amountFields.has(field) ? parseDecimal(value, currency) : value;
  }
  return mapped(value, (part, name) => read(part, currency, name), field);
}

function write(value: unknown, currency: Currency): unknown {
  if (typeof value === 'bigint') return toDecimal(value, currency);
  return mapped(value, (part) => write(part, currency));
}

function mapped(
  value: unknown,
  map: (part: unknown, field?: string) => unknown,
  field?: string,
): unknown {
  if (Array.isArray(value)) return value.map((item) => map(item, field));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, map(part, name)]));
}
