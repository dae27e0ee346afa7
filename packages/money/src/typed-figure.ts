/**
 * The one reading of a figure that somebody has typed. It answers exactly what was typed or says
 * why that is no figure; nothing is guessed, cut or fitted. English and Swahili write the same:
 * a point before the decimals, commas between thousands.
 */
import { type Currency, currencies } from './currencies.ts';
import { maxAmount, toDecimal } from './money.ts';

export type FigureFault =
  | 'empty'
  | 'negative'
  | 'not_a_number'
  /** A comma that does not part thousands: "5,5" may mean 5.5 or 55. */
  | 'unclear_comma'
  | 'too_many_decimals'
  | 'too_long';

/** `units`: of the last place, for an amount its minor units. */
export type TypedFigure =
  | { readonly units: bigint; readonly fault?: undefined }
  | { readonly fault: FigureFault };

/** No currency has smaller units: for amounts of whichever currency a brand has. */
const finest = 'KES';
const mostWholeDigits = 14;
/** As keyboards and copied text bring them. */
const minus = /^[-\u2212\u2010-\u2013]/;
const grouped =
  /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$|^[1-9]\d{0,2}(?:[ \u00a0\u202f]\d{3})+(?:\.\d*)?$/;
const plain = /^(?:\d+(?:\.(\d*))?|\.(\d+))$/;

/** Reads a figure with up to so many decimals: `readFigure('2.5', 2)` is 250 units. */
export function readFigure(text: string, places: number): TypedFigure {
  const typed = text.trim();
  if (typed === '') return { fault: 'empty' };
  if (minus.test(typed)) return { fault: 'negative' };
  if (!grouped.test(typed) && /^[\d,.]*\d,[\d,.]*$/.test(typed)) return { fault: 'unclear_comma' };
  const digits = grouped.test(typed) ? typed.replaceAll(/[, \u00a0\u202f]/g, '') : typed;
  const found = plain.exec(digits);
  if (!found) return { fault: 'not_a_number' };
  const [whole = ''] = digits.split('.');
  const decimals = found[1] ?? found[2] ?? '';
  if (decimals.length > places) return { fault: 'too_many_decimals' };
  if (whole.replace(/^0+/, '').length > mostWholeDigits) return { fault: 'too_long' };
  return { units: BigInt(`${whole}${decimals.padEnd(places, '0')}`) };
}

/** Reads an amount of a currency in minor units. */
export function readAmount(text: string, currency: Currency): TypedFigure {
  const read = readFigure(text, currencies[currency].minorDigits);
  return read.fault === undefined && read.units > maxAmount ? { fault: 'too_long' } : read;
}

/** The wire's decimal string of an amount that was typed; undefined: it is none. */
export function typedDecimal(text: string, currency: Currency = finest): string | undefined {
  const read = readAmount(text, currency);
  return read.fault === undefined ? toDecimal(read.units, currency) : undefined;
}
