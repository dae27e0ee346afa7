import type { OddsFormat } from '@bahati/book-rules/odds.ts';

/** Odds in thousandths in the format that was chosen. */
export function showOdds(odds: number, format: OddsFormat): string {
  const hundredths = Math.floor(odds / 10);
  const text = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
  return format === 'decimal' ? text : text;
}
