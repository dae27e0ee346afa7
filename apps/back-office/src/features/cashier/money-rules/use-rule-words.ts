import type { Currency } from '@bahati/money/currencies.ts';
import { useWords } from '#office/words/use-words.ts';
import { amountWords } from '#features/cashier/amount-words.ts';
import type { RuleField, Rules } from './rule-draft.rules.ts';
import type { RuleWords } from './rule-kind.ts';
import { percentOf } from '#features/cashier/payment-methods/payment-method-draft.rules.ts';

/** A rule's name and what it says, as people read them. */
export function useRuleWords(currency: Currency, words: RuleWords = 'money_rules') {
  const { translate, locale } = useWords();
  return {
    nameWords: ({ name }: RuleField) => translate(`${words}.${name}`),
    valueWords: ({ kind }: RuleField, value: Rules[string]) => {
      if (value === null || value === undefined) return '–';
      if (kind === 'switch')
        return translate(value === true ? 'money_rules.yes' : 'money_rules.no');
      if (kind === 'amount') return amountWords(String(value), currency, locale);
      return kind === 'share' ? `${percentOf(Number(value))}\u00A0%` : String(value);
    },
  };
}
