/**
 * Exact money. An amount is a bigint of minor units (cents) everywhere in code and a decimal
 * string ("1250.50") on the wire; nothing here ever touches a floating point number.
 */
import { type Currency, currencies } from './currencies.ts';

/** The largest amount one operation may carry: ten trillion minor units. */
export const maxAmount = 10_000_000_000_000n;

const decimalForm = /^(\d{1,14})(?:\.(\d{1,4}))?$/;

/**
 * Reads a decimal string into minor units. Answers `undefined` for anything that is not an
 * exact, non-negative amount of the currency: signs, exponents, blanks, fractions finer than
 * the minor unit and amounts above `maxAmount`.
 */
export function parseAmount(text: string, currency: Currency): bigint | undefined {
  const match = decimalForm.exec(text);
  if (!match) return undefined;
  const { minorDigits } = currencies[currency];
  const fraction = match[2] ?? '';
  if (fraction.length > minorDigits) return undefined;
  const amount = BigInt(`${match[1]}${fraction.padEnd(minorDigits, '0')}`);
  return amount <= maxAmount ? amount : undefined;
}

const signedDecimalForm = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * Reads back what `toDecimal` wrote: a signed amount of any size. Throws a RangeError for anything
 * else; what people type is read by `typed-figure.ts`.
 */
export function parseDecimal(text: string, currency: Currency): bigint {
  const [, sign, whole = '', fraction = ''] = signedDecimalForm.exec(text) ?? [];
  const { minorDigits }: { minorDigits: number } = currencies[currency];
  if (whole === '' || fraction.length > minorDigits) {
    throw new RangeError(`${text} is no amount in ${currency}.`);
  }
  const amount = BigInt(`${whole}${fraction.padEnd(minorDigits, '0')}`);
  return sign === '-' ? -amount : amount;
}

/** Writes minor units as the wire's decimal string, always with every minor digit. */
export function toDecimal(amount: bigint, currency: Currency): string {
  const { minorDigits }: { minorDigits: number } = currencies[currency];
  const sign = amount < 0n ? '-' : '';
  const digits = (amount < 0n ? -amount : amount).toString().padStart(minorDigits + 1, '0');
  const cut = digits.length - minorDigits;
  return minorDigits === 0
    ? `${sign}${digits}`
    : `${sign}${digits.slice(0, cut)}.${digits.slice(cut)}`;
}

/** Takes a share in basis points (1/100 of a percent), rounded down. */
export function shareRoundedDown(amount: bigint, basisPoints: number): bigint {
  if (amount < 0n) throw new RangeError('A share is taken of a non-negative amount.');
  return (amount * BigInt(basisPoints)) / 10_000n;
}

/** Takes a share in basis points, rounded half up: the usual rule for fees and taxes. */
export function shareRoundedHalfUp(amount: bigint, basisPoints: number): bigint {
  if (amount < 0n) throw new RangeError('A share is taken of a non-negative amount.');
  return (amount * BigInt(basisPoints) + 5_000n) / 10_000n;
}
