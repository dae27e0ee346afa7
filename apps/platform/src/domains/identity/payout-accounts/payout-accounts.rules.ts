/** Pure decisions about where money may be paid to. */
import type { Currency } from '@bahati/money/currencies.ts';

const hourMs = 3_600_000;

/** The account paid, for the eye: all but its last digits hidden. */
export function maskPayee(payee: string): string {
  const shown = payee.length > 8 ? 4 : 2;
  return `${'•'.repeat(payee.length - shown)}${payee.slice(-shown)}`;
}

const mobileForms: Readonly<Record<string, RegExp>> = {
  '+254': /^[17]\d{8}$/,
  '+255': /^[67]\d{8}$/,
};

/**
 * The payee as the rail wants it: a mobile number in international form, or an account number.
 * A number written as at home belongs to the brand's first dialling code. Undefined: not one.
 */
export function canonicalPayee(
  kind: 'mobile_money' | 'bank',
  payee: string,
  dialingCodes: readonly string[],
): string | undefined {
  if (kind === 'bank') return /^\d{6,20}$/.test(payee) ? payee : undefined;
  const plus = payee.startsWith('0') ? `${dialingCodes[0]}${payee.slice(1)}` : payee;
  const international = plus.startsWith('+') ? plus : `+${plus}`;
  const code = dialingCodes.find((prefix) => international.startsWith(prefix));
  const form = code === undefined ? undefined : (mobileForms[code] ?? /^\d{7,12}$/);
  return form?.test(international.slice(code?.length)) ? international : undefined;
}

/** Whom the regulators of Kenya and Tanzania gave which prefixes. */
const operators: readonly (readonly [name: string, prefixes: RegExp])[] = [
  ['M-Pesa', /^\+254(?:7(?:[0129]|4[0-3568]|5[7-9]|6[89])|11[0-5])/],
  ['Airtel Money', /^\+254(?:7(?:3|5[0-6]|6[2-7]|8[0-9])|10[0-8])/],
  ['T-Kash', /^\+25477/],
  ['M-Pesa', /^\+2557[4-6]/],
  ['Mixx by Yas', /^\+255(?:6[57]|7[17])/],
  ['Airtel Money', /^\+255(?:6[89]|78)/],
  ['HaloPesa', /^\+2556[12]/],
];

/**
 * Who runs a number, by its prefix, so that its owner knows it again. People take numbers along to
 * other operators: it decides nothing. Undefined: nobody we know.
 */
export function operatorOf(number: string): string | undefined {
  return operators.find(([, prefixes]) => prefixes.test(number))?.[0];
}

const currencyOfCountry: Readonly<Record<string, Currency>> = { '+254': 'KES', '+255': 'TZS' };

/** What the phone wallet of a number holds. Undefined: a country we do not know. */
export function currencyOfNumber(number: string): Currency | undefined {
  return currencyOfCountry[number.slice(0, 4)];
}

/** A name by its letters alone, without case and accents: how two spellings of it are compared. */
export function lettersOf(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase();
}

/** A member this new has nothing a thief could wait for. */
const newMemberHours = 24;

/**
 * Hours before money may go to an account added now. None to the first account of who has just
 * registered; any later one is how a thief would take the money, and waits (ADR 10).
 */
export function hoursToWait(
  owner: { registeredAt: Date; hasEverHadOne: boolean },
  cooldownHours: number,
  now: Date,
): number {
  const ageMs = now.getTime() - owner.registeredAt.getTime();
  const isFirstOfNew = !owner.hasEverHadOne && ageMs < newMemberHours * hourMs;
  return isFirstOfNew ? 0 : cooldownHours;
}

export function hoursAfter(time: Date, hours: number): Date {
  return new Date(time.getTime() + hours * hourMs);
}

/** Begun hours count whole. */
export function hoursUntil(now: Date, end: Date): number {
  return Math.ceil((end.getTime() - now.getTime()) / hourMs);
}
