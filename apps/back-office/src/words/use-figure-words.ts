import type { FigureWords } from '@bahati/ui/amount-field/amount-field.tsx';
import { useWords } from './use-words.ts';

/** Why a text is no amount. */
export function useFigureWords(): FigureWords {
  const { translate } = useWords();
  return (fault, places) => translate(`figures.${fault}`, { places });
}
