import { cutDecimalText, groupedText, rational } from '@bahati/game-rules/rational.ts';

/** A multiple as it is read: `1.5000` is 1.5×, `12` is 12×. */
export function timesText(multiple: string): string {
  const plain = multiple.includes('.') ? multiple.replace(/\.?0+$/, '') : multiple;
  return `${groupedText(plain)}×`;
}

/** Hundredths as a number with two decimals. */
export function hundredthsText(hundredths: number): string {
  return groupedText(cutDecimalText(rational(BigInt(hundredths), 100n), 2));
}
