import type { ContractKind } from '@bahati/contract/agency-terms.ts';
import type { DraftFault } from '@bahati/agency-rules/draft/terms-draft.ts';
import { maxActiveMembers } from '@bahati/agency-rules/terms/term-faults.ts';
import type { TermField } from '@bahati/agency-rules/terms/terms.ts';
import type { TermValue } from '@bahati/agency-rules/terms/terms-diff.ts';
import { type Currency, currencies } from '@bahati/money/currencies.ts';
import { maxAmount, toDecimal } from '@bahati/money/money.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';

/** What terms of a kind are about: a rate is of the loss, of turnover or of a stake. */
type Of = { kind: ContractKind; mode?: string };

const rates: readonly TermField[] = ['rateBps', 'winRateBps', 'lossRateBps'];
const choices: readonly TermField[] = ['period', 'mode', 'carryOver', 'pays'];
const figureFaults: readonly string[] = [
  'negative',
  'not_a_number',
  'unclear_comma',
  'too_many_decimals',
  'too_long',
];

/** Fields, values and faults of terms in the reader's language. */
export function useTermsWords(currency: Currency) {
  const { t } = useTranslation();
  const { money, percent, count } = useFormat();

  function fieldWords(field: TermField, { kind, mode }: Of): string {
    if (field === 'rateBps') return t(`terms_rate_of_${kind}`);
    if (field === 'loss' && mode === 'floating') return t('terms_field_loss_floating');
    return t(`terms_field_${field}`);
  }

  function valueWords(field: TermField, value: TermValue): string {
    if (typeof value === 'bigint') return money(toDecimal(value, currency), currency);
    if (typeof value === 'number') return rates.includes(field) ? percent(value) : count(value);
    if (typeof value === 'boolean') return t(value ? 'terms_yes' : 'terms_no');
    if (value !== null && choices.includes(field))
      return t(`terms_${field as 'period'}_${value as 'D'}`);
    return t(field === 'dailyTurnoverBrake' ? 'terms_no_limit' : 'terms_nothing');
  }

  /** A value for a narrow place: amounts without cents where there are none. */
  function shortWords(field: TermField, value: TermValue): string {
    const words = valueWords(field, value);
    const unit = 10n ** BigInt(currencies[currency].minorDigits);
    const isWhole = typeof value === 'bigint' && unit > 1n && value % unit === 0n;
    return isWhole ? words.slice(0, -currencies[currency].minorDigits - 1) : words;
  }

  function mostWords(field: TermField): string {
    if (rates.includes(field)) return percent(10_000);
    if (field === 'activeMembers') return count(maxActiveMembers);
    return money(toDecimal(maxAmount, currency), currency);
  }

  function faultWords({ code, field, bound }: DraftFault): string {
    if (figureFaults.includes(code)) {
      const places = rates.includes(field) ? 2 : currencies[currency].minorDigits;
      return field === 'activeMembers' && code === 'too_many_decimals'
        ? t('terms_fault_not_whole')
        : t(`error_amount_${code as 'negative'}`, { places });
    }
    switch (code) {
      case 'empty':
        return t('error_required');
      case 'too_high':
        return t('terms_fault_too_high', { most: mostWords(field) });
      case 'pays_above_upline':
      case 'brake_above_upline':
      case 'period_differs':
        return bound === undefined
          ? t('terms_fault_above')
          : bound === null
            ? t('terms_fault_above_none')
            : t(`terms_fault_${code}`, { bound: valueWords(field, bound) });
      default:
        return t(`terms_fault_${code as 'condition_falls'}`);
    }
  }

  return {
    kind: (kind: ContractKind) => t(`terms_kind_${kind}`),
    field: fieldWords,
    value: valueWords,
    short: shortWords,
    fault: faultWords,
  };
}
