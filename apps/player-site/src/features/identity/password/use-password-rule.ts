import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { publicQuery } from '#site/api.ts';
import { findBreach } from '#features/identity/registration/registration-rules.ts';
import { useRuleWords } from '#features/identity/registration/use-field-errors.ts';

/** The rules of the registration fields; the brand seldom changes them. */
export function registrationRulesQuery() {
  return {
    ...publicQuery('GET /wps/system/setting/register'),
    staleTime: Number.POSITIVE_INFINITY,
  };
}

/** What a new password has to be: the same rule as at registration. */
export function usePasswordRule() {
  const { t } = useTranslation();
  const ruleWords = useRuleWords();
  const { data } = useQuery(registrationRulesQuery());
  const rule = data?.fields.find(({ field }) => field === 'password');
  return {
    hint: rule && ruleWords(rule),
    /** What is wrong with it in words. Until the rule is known the server alone judges. */
    problemOf(password: string): string | undefined {
      if (password === '') return t('error_required');
      return rule && findBreach(rule, password) ? ruleWords(rule) : undefined;
    },
  };
}
