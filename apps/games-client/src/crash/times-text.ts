import { cutDecimalText, groupedText, rational } from '@bahati/game-rules/rational.ts';

/** "2.35×", of hundredths or of a multiple as it came. */
export function timesText(multiple: number | string): string {
  if (typeof multiple === 'string') return `${groupedText(multiple)}×`;
  return `${groupedText(cutDecimalText(rational(BigInt(multiple), 100n), 2))}×`;
}
