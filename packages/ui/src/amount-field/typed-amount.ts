/**
 * What a finger may type as an amount. The value is always a decimal string ("", "50",
 * "50.", "50.5"); it never becomes a floating point number.
 */
const maxWholeDigits = 11;

/**
 * Answers what the field holds after an edit of its grouped text ("1,250.5"): the amount
 * without separators and surplus zeros, or `previous` when the text is not on its way to an
 * amount. A comma typed last is a decimal point, for many phones offer no other; so is a
 * lone one that cannot be a separator. Every other comma is a separator.
 */
export function cleanTypedAmount(text: string, previous: string, minorDigits: number): string {
  const compact = text.replace(/[\s\u00a0\u202f']/g, '').replace(/,$/, '.');
  const plain = isDecimalComma(compact, previous)
    ? compact.replace(',', '.')
    : compact.replaceAll(',', '');
  const match = /^(\d*)(?:(\.)(\d*))?$/.exec(plain);
  if (!match) return previous;
  const [, digits = '', point = '', fraction = ''] = match;
  const whole = digits.replace(/^0+(?=\d)/, '');
  if (whole.length > maxWholeDigits || fraction.length > minorDigits) return previous;
  if (point && minorDigits === 0) return previous;
  return point ? `${whole || '0'}.${fraction}` : whole;
}

function isDecimalComma(text: string, previous: string): boolean {
  const hasSeparators = groupTypedAmount(previous).includes(',');
  return !hasSeparators && /^\d*,\d{1,2}$/.test(text);
}

/**
 * Where the caret belongs after the text was grouped anew: behind as many figures and
 * points as stood before it.
 */
export function caretAfterGrouping(edited: string, caret: number, grouped: string): number {
  let left = edited.slice(0, caret).replaceAll(',', '').length;
  let at = 0;
  while (left > 0 && at < grouped.length) {
    if (grouped[at] !== ',') left -= 1;
    at += 1;
  }
  return at;
}

/** What the field holds when it is left: no hanging point. */
export function finishTypedAmount(value: string): string {
  return value.endsWith('.') ? value.slice(0, -1) : value;
}

/** Groups the whole part by thousands for reading; the fraction stays as typed. */
export function groupTypedAmount(value: string): string {
  const [whole = '', fraction] = value.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
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
