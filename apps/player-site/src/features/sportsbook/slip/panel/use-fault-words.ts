/** What is wrong with a slip, in the reader's words. */
import type { SlipFault } from '@bahati/contract/sportsbook/slip.ts';
import { useFormat } from '#features/language/use-format.ts';
import { useOddsFormat } from '#features/sportsbook/odds/odds-format.ts';
import { formatOdds } from '@bahati/book-rules/odds-formats.ts';
import { useBookCurrency, useBookTerms } from '#features/sportsbook/slip/use-slip.ts';
import { useTranslation } from '#site/words/use-translation.ts';

export function useFaultWords() {
  const { t } = useTranslation();
  const { money } = useFormat();
  const format = useOddsFormat();
  const currency = useBookCurrency();
  const terms = useBookTerms();
  return ({ code, odds, bound }: SlipFault, shownOdds?: number): string =>
    t(`slip_fault_${code}`, {
      from: shownOdds === undefined ? '' : formatOdds(shownOdds, format),
      to: odds === undefined ? '' : formatOdds(odds, format),
      bound: bound === undefined ? '' : money(bound, currency),
      most: terms?.mostLegs ?? '',
    });
}
