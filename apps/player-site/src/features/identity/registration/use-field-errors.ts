import type { LengthAndPattern } from '@bahati/contract/player-site/identity/field-rules.ts';
import type { FieldRule } from '@bahati/contract/player-site/identity/identity.ts';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { useBrand } from '#features/brand/use-brand.ts';
import { ageOn, findBreach } from './registration-rules.ts';

type Field = FieldRule['field'];

/** A rule in words: its length, and its characters by the pattern's number (spec §5). */
export function useRuleWords(): (rule: LengthAndPattern) => string {
  const { t, has } = useTranslation();
  return ({ minLength, maxLength, patternId }) => {
    const length = t('rule_length', { min: minLength, max: maxLength });
    const key = `rule_pattern_${patternId}`;
    return has(key) ? `${length} ${t(key as 'rule_pattern_2')}` : length;
  };
}

/** A space around these is nobody's meaning. */
const sentTrimmed: ReadonlySet<Field> = new Set(['username', 'affiliateCode']);

/** What is wrong with each field as it stands, whether or not it is to be shown yet. */
export function useFieldErrors(rules: readonly FieldRule[], values: Record<Field, string>) {
  const { t } = useTranslation();
  const { minimumAge } = useBrand();
  const ruleWords = useRuleWords();
  // Spec §5 has words of its own for these.
  function breachWords({ field, minLength: min, maxLength: max }: FieldRule, rule: string) {
    if (field === 'password') return `${t('error_password_length', { min, max })}. ${rule}`;
    return field === 'payeeName' ? `${t('error_real_name')}. ${rule}` : rule;
  }
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const errors: Partial<Record<Field, string>> = {};
  for (const rule of rules) {
    const value = sentTrimmed.has(rule.field) ? values[rule.field].trim() : values[rule.field];
    const breach = findBreach(rule, value);
    if (rule.field === 'confirmPassword' && value !== '') {
      if (value !== values.password) errors.confirmPassword = t('refusal_passwords_differ');
    } else if (breach?.kind === 'required') {
      errors[rule.field] = t('error_required');
    } else if (rule.field === 'birthday' && value !== '') {
      const age = ageOn(value, today);
      if (age === undefined || age < 0 || age > 120) errors.birthday = t('error_birthday');
      else if (age < minimumAge) errors.birthday = t('error_under_age', { age: minimumAge });
    } else if (breach) {
      errors[rule.field] = breachWords(rule, ruleWords(rule));
    }
  }
  return errors;
}
