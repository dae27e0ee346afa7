import type { FieldRule } from '@bahati/contract/player-site/identity/identity.ts';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { useBrand } from '#features/brand/use-brand.ts';
import { ageOn, findBreach } from '#features/identity/registration/registration-rules.ts';
import { useRuleWords } from '#features/identity/registration/use-field-errors.ts';

/** Nobody alive is older. */
const oldestYears = 120;

type Errors = { username: string | undefined; birthday: string | undefined };

/** What is wrong with an account as it stands; `early`: what no more typing would mend. */
export function useAccountErrors(
  rule: FieldRule | undefined,
  { username, birthday }: { username: string; birthday: string },
): Errors & { early: Errors } {
  const { t } = useTranslation();
  const { minimumAge } = useBrand();
  const ruleWords = useRuleWords();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const name = username.trim();
  const breach = rule && findBreach(rule, name);
  const broken = rule && breach ? ruleWords(rule) : undefined;
  const isTooShort = breach?.kind === 'length' && name.length < breach.min;
  const ofName = name === '' ? t('error_required') : broken;
  const age = birthday === '' ? undefined : ageOn(birthday, today);
  const ofBirthday =
    birthday === ''
      ? t('error_required')
      : age === undefined || age < 0 || age > oldestYears
        ? t('error_birthday')
        : age < minimumAge
          ? t('open_account_under_age', { age: minimumAge })
          : undefined;
  return {
    username: ofName,
    birthday: ofBirthday,
    early: { username: name === '' || isTooShort ? undefined : broken, birthday: undefined },
  };
}
