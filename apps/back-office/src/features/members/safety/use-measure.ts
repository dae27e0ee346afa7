import type { MemberSafety } from '@bahati/contract/back-office/responsible-gambling/limits.ts';
import { currencySymbol, formatAmount } from '@bahati/money/format.ts';
import { useWords } from '#office/words/use-words.ts';

type Kind = MemberSafety['limits'][number]['kind'];

/** A limit's measure in words: money, or minutes. */
export function useMeasure(currency: MemberSafety['currency']) {
  const { translate, locale } = useWords();
  return (kind: Kind, measure: string): string =>
    kind === 'session'
      ? translate('member_limits.minutes', { minutes: measure })
      : `${currencySymbol(currency)} ${formatAmount(measure, currency, locale)}`;
}
