import type { DraftFault } from '@bahati/agency-rules/draft/terms-draft.ts';
import type { TermField } from '@bahati/agency-rules/terms/terms.ts';
import type { TermValue } from '@bahati/agency-rules/terms/terms-diff.ts';
import { type Currency, currencies } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { amountWords } from '#features/cashier/amount-words.ts';
import { percentOf } from '#features/cashier/payment-methods/payment-method-draft.rules.ts';
import { groupNumber } from '#office/words/numbers.ts';
import { useFigureWords } from '#office/words/use-figure-words.ts';
import { useWords } from '#office/words/use-words.ts';

const rates: readonly TermField[] = ['rateBps', 'winRateBps', 'lossRateBps'];
const choices: readonly TermField[] = ['period', 'mode', 'carryOver', 'pays'];

/** Fields, values and faults of terms in the reader's language. */
export function useTermsWords(currency: Currency) {
  const { translate, locale } = useWords();
  const figureWords = useFigureWords();

  function valueWords(field: TermField, value: TermValue): string {
    if (typeof value === 'bigint') return amountWords(toDecimal(value, currency), currency, locale);
    if (typeof value === 'number') {
      return rates.includes(field) ? `${percentOf(value)}\u00A0%` : groupNumber(value, locale);
    }
    if (typeof value === 'boolean') return translate(value ? 'terms.yes' : 'terms.no');
    if (value !== null && choices.includes(field)) return translate(`terms.${field}_${value}`);
    return translate(field === 'dailyTurnoverBrake' ? 'terms.no_limit' : 'terms.nothing');
  }

  /** Whatever a figure can be wrong in has its words with all figures; terms have their own. */
  function faultWords({ code, field }: DraftFault): string {
    const isFigure = ['negative', 'not_a_number', 'unclear_comma', 'too_many_decimals', 'too_long'];
    if (!isFigure.includes(code)) return translate(`terms.fault_${code}`);
    const places = rates.includes(field) ? 2 : currencies[currency].minorDigits;
    return figureWords(code as 'negative', field === 'activeMembers' ? 0 : places);
  }

  return {
    field: (field: TermField, { kind, mode }: { kind: string; mode?: string }) => {
      if (field === 'rateBps') return translate(`terms.rate_of_${kind}`);
      if (field === 'loss' && mode === 'floating') return translate('terms.field_loss_floating');
      return translate(`terms.field_${field}`);
    },
    value: valueWords,
    fault: faultWords,
  };
}
