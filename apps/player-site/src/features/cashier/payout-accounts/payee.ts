/** A mobile number as people type it, brought to the form the cashier takes. */

/**
 * Joins a dialling code and a number typed at home ("0712 345 678", "712345678") or abroad
 * ("+254 712 345678") into "+254712345678"; undefined when it cannot be a number.
 */
export function toInternational(dialingCode: string, typed: string): string | undefined {
  const compact = typed.replace(/[\s().-]/g, '');
  if (!/^\+?\d+$/.test(compact)) return undefined;
  const code = dialingCode.replace(/\D/g, '');
  const digits = nationalDigits(compact, code);
  if (digits === undefined || digits.length < 6 || digits.length > 12) return undefined;
  return `+${code}${digits}`;
}

function nationalDigits(compact: string, code: string): string | undefined {
  if (compact.startsWith('+')) {
    return compact.startsWith(`+${code}`) ? compact.slice(code.length + 1) : undefined;
  }
  if (compact.startsWith('00')) return undefined;
  if (compact.startsWith('0')) return compact.slice(1);
  // Whoever types the country's code without the plus means the same number.
  const hasCode = compact.startsWith(code) && compact.length - code.length >= 8;
  return hasCode ? compact.slice(code.length) : compact;
}
