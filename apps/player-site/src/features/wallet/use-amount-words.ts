import { type Currency, currencies } from '@bahati/money/currencies.ts';
import type { FigureWords } from '@bahati/ui/amount-field/amount-field.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';
import { type AmountLimits, findAmountBreach } from './amount-limits.ts';

/** Why a text is no amount. */
export function useFigureWords(): FigureWords {
  const { t } = useTranslation();
  return (fault, places) => t(`error_amount_${fault}`, { places });
}

/** What is wrong with an amount as typed, in words. */
export function useAmountWords() {
  const { t } = useTranslation();
  const { money } = useFormat();
  const figureWords = useFigureWords();
  return (typed: string, currency: Currency, limits: AmountLimits): string | undefined => {
    const breach = findAmountBreach(typed, currency, limits);
    switch (breach) {
      case undefined:
        return undefined;
      case 'below':
        return t('error_amount_below', { amount: money(limits.minimum, currency) });
      case 'above':
        return t('error_amount_above', { amount: money(limits.maximum, currency) });
      case 'beyond_balance':
        return t('error_amount_beyond', { amount: money(limits.balance ?? '0', currency) });
      default:
        return figureWords(breach, currencies[currency].minorDigits);
    }
  };
}
