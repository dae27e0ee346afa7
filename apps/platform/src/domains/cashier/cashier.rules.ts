/** Pure decisions about deposits and withdrawals. */

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
  kind: 'mobile_money' | 'bank' | 'card',
  payee: string,
  dialingCodes: readonly string[],
): string | undefined {
  if (kind !== 'mobile_money') return /^\d{6,20}$/.test(payee) ? payee : undefined;
  const plus = payee.startsWith('0') ? `${dialingCodes[0]}${payee.slice(1)}` : payee;
  const international = plus.startsWith('+') ? plus : `+${plus}`;
  const code = dialingCodes.find((prefix) => international.startsWith(prefix));
  const form = code === undefined ? undefined : (mobileForms[code] ?? /^\d{7,12}$/);
  return form?.test(international.slice(code?.length)) ? international : undefined;
}
