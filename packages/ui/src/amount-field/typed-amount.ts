/** Amounts in and beside a field: decimal strings that never become floating point numbers. */
import type { Currency } from '@bahati/money/currencies.ts';
import { readAmount } from '@bahati/money/typed-figure.ts';

/** An amount that was typed, its thousands grouped for reading; any other text as it stands. */
export function groupTypedAmount(text: string, currency: Currency): string {
  if (readAmount(text, currency).fault !== undefined) return text;
  const [whole = '', fraction] = text.replaceAll(/[^\d.]/g, '').split('.');
  const grouped = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction ? `${grouped || '0'}.${fraction}` : grouped;
}

function scaled(value: string, fractionDigits: number): bigint {
  const isNegative = value.startsWith('-');
  const [whole = '', fraction = ''] = (isNegative ? value.slice(1) : value).split('.');
  const units = BigInt(`${whole || '0'}${fraction.padEnd(fractionDigits, '0')}`);
  return isNegative ? -units : units;
}

function fractionDigitsOf(value: string): number {
  return (value.split('.')[1] ?? '').length;
}

/** Adds two typed amounts exactly; surplus zeros of the fraction are dropped. */
export function addDecimals(first: string, second: string): string {
  const digits = Math.max(fractionDigitsOf(first), fractionDigitsOf(second));
  const sum = (scaled(first, digits) + scaled(second, digits)).toString();
  if (digits === 0) return sum;
  const padded = sum.padStart(digits + 1, '0');
  const cut = padded.length - digits;
  const fraction = padded.slice(cut).replace(/0+$/, '');
  return fraction ? `${padded.slice(0, cut)}.${fraction}` : padded.slice(0, cut);
}

/** Below zero, zero or above zero, as the first is less than, equal to or more than the second. */
export function compareDecimals(first: string, second: string): -1 | 0 | 1 {
  const digits = Math.max(fractionDigitsOf(first), fractionDigitsOf(second));
  const difference = scaled(first, digits) - scaled(second, digits);
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}
