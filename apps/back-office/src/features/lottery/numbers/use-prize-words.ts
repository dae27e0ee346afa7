import { partWords, tierWords } from '@bahati/lottery-rules/words/bet-words.ts';
import { useWords } from '#office/words/use-words.ts';

/** What the numbers of a slot are called. */
export function usePrizeWords(): (prize: string) => string {
  const { translate, locale } = useWords();
  return (prize) => {
    if (prize === 'main' || prize === 'extra') return translate(`lottery.numbers.${prize}`);
    return (prize === 'series' ? partWords(prize) : tierWords(prize))[locale];
  };
}
