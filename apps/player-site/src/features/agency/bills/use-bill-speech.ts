import type { Currency } from '@bahati/money/currencies.ts';
import type { BillSpeech } from '@bahati/ui/bill-view/bill-speech.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';
import { useFigureWords } from '#features/wallet/use-amount-words.ts';

/** How bills are spoken of on this site. */
export function useBillSpeech(currency: Currency): BillSpeech {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const figureWords = useFigureWords();
  return {
    say: (word, blanks) => t(`bill_${word}`, blanks),
    locale,
    currency,
    figureWords,
  };
}
