import type { Currency } from '@bahati/money/currencies.ts';
import type { BillSpeech } from '@bahati/ui/bill-view/bill-speech.ts';
import { useFigureWords } from '#office/words/use-figure-words.ts';
import { useWords } from '#office/words/use-words.ts';

/** How bills are spoken of in the office. */
export function useBillSpeech(currency: Currency): BillSpeech {
  const { translate, locale } = useWords();
  const figureWords = useFigureWords();
  return {
    say: (word, blanks) => translate(`bill_words.${word}`, { ...blanks }),
    locale,
    currency,
    figureWords,
  };
}
