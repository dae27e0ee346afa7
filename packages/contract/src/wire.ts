/** The scalar shapes that cross the wire, each with its bound. */
import { currencies, type Currency } from '@bahati/money/currencies.ts';
import { returnPercentForm, standardDeviationForm } from '@bahati/money/stated-figures.ts';
import { z } from 'zod';

/** An exact, non-negative amount with at most two decimals, as a string: "1250.50". */
export const amount = z
  .string()
  .regex(/^\d{1,14}(\.\d{1,2})?$/)
  .meta({ examples: ['1250.50'] });

/** A balance or a ledger amount with an optional sign. */
export const signedAmount = z.string().regex(/^-?\d{1,17}(\.\d{1,2})?$/);

export const currency = z.enum(Object.keys(currencies) as [Currency, ...Currency[]]);

/** The RTP a game states, in percent: "98.990101". */
export const returnPercent = z.string().regex(returnPercentForm);

/** The standard deviation a game states of a round's payout, in stakes: "0.9273588". */
export const standardDeviation = z.string().regex(standardDeviationForm);

/** The languages of the product. */
export const language = z.enum(['en', 'sw']);

/** The language of the answer; English by default. */
export const languageOrEnglish = language.default('en');

/** A text in each language of the product. */
export const textByLanguage = z.object({ en: z.string(), sw: z.string() });

/** A country as two letters (ISO 3166-1). */
export const countryCode = z.string().regex(/^[A-Z]{2}$/);

/** A time of day: "09:30". */
export const timeOfDay = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
  .meta({ examples: ['08:00'] });

/** A month of the brand's calendar: "2026-11". */
export const month = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/);

/** A password entered to log in or to confirm a call. Rules of new passwords stand elsewhere. */
export const enteredPassword = z.string().min(1).max(128);

/** Six digits: a code by SMS or e-mail, a code of an authenticator, or a payment password. */
export const sixDigits = z.string().regex(/^\d{6}$/);

/** A database identity as a decimal string. */
export const id = z.string().regex(/^[1-9]\d{0,17}$/);

export const uuid = z.uuid();

/** An instant in UTC, ISO 8601. */
export const instant = z.iso.datetime();

/** An opaque position in a list; absent: the start. */
export const cursor = z.string().min(1).max(200).optional();

/** How many entries a page holds. */
export const pageSize = z.coerce.number().int().min(1).max(100).default(20);

/** One page of a list; `nextCursor` is null on the last page. */
export function page<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable() });
}

export type Page<T> = { items: T[]; nextCursor: string | null };
