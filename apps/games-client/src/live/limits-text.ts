import type { Currency } from '@bahati/money/currencies.ts';
import { showFigures, showMinor, toMinor } from '#frame/shell/balance/purse.ts';
import type { FrameLanguage } from '#frame/shell/session/launch.ts';

/** "KSh 10 – 10,000": what a round may cost at a table. */
export function limitsText(
  { minimum, maximum }: { readonly minimum: string; readonly maximum: string },
  currency: Currency,
  language: FrameLanguage,
): string {
  const least = showMinor(toMinor(minimum, currency), currency, language, true);
  return `${least} – ${showFigures(toMinor(maximum, currency), currency, language)}`;
}
