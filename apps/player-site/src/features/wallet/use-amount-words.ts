import type { Currency } from '@bahati/money/currencies.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#features/language/use-format.ts';
import { type AmountLimits, findAmountBreach } from './amount-limits.ts';

/** What is wrong with an amount as typed, in words. */
export function useAmountWords() {
  const { t } = useTranslation();
  const { money } = useFormat();
  return (typed: string, currency: Currency, limits: AmountLimits): string | undefined => {
    switch (findAmountBreach(typed, currency, limits)) {
      case undefined:
        return undefined;
      case 'empty':
        return t('error_amount_empty');
      case 'not_an_amount':
        return t('error_amount_unreadable');
      case 'below':
        return t('error_amount_below', { amount: money(limits.minimum, currency) });
      case 'above':
        return t('error_amount_above', { amount: money(limits.maximum, currency) });
      case 'beyond_balance':
        return t('error_amount_beyond', { amount: money(limits.balance ?? '0', currency) });
    }
  };
}
