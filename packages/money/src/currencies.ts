/**
 * The currencies the ledger knows. `minorDigits` is the number of decimal places of one
 * unit (ISO 4217). A play currency belongs to trial members and never meets a real one.
 */
export const currencies = {
  KES: { symbol: 'KSh', minorDigits: 2, isPlay: false },
  TZS: { symbol: 'TSh', minorDigits: 2, isPlay: false },
  XPL: { symbol: 'Play', minorDigits: 2, isPlay: true },
} as const;

export type Currency = keyof typeof currencies;

/** Money that counts: no play money, and no points, which the ledger keeps as `PTS`. */
export function isRealMoney(value: string): value is Currency {
  return isCurrency(value) && !currencies[value].isPlay;
}

export function isCurrency(value: string): value is Currency {
  return Object.hasOwn(currencies, value);
}
