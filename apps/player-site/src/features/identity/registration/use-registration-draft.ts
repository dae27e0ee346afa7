import {
  type DetailField,
  detailFields,
} from '@bahati/contract/player-site/identity/field-rules.ts';
import type { FieldRule } from '@bahati/contract/player-site/identity/identity.ts';
import { useState } from 'react';
import { currentLanguage } from '#site/i18n.ts';
import type { Field } from './register-field.tsx';
import { readReferral } from './referral.ts';
import { findBreach } from './registration-rules.ts';

const noDetails = () =>
  Object.fromEntries(detailFields.map((field) => [field, ''])) as Record<DetailField, string>;

/** What was filled in of the fields this brand asks for besides. */
const givenDetails = (rules: readonly FieldRule[], values: Record<DetailField, string>) =>
  Object.fromEntries(
    detailFields
      .filter((field) => rules.some((rule) => rule.field === field && rule.isShown))
      .map((field) => [field, values[field].trim()] as const)
      .filter(([, value]) => value !== ''),
  );

/** Where somebody registers; an address that is too long is left out. */
function placeOf({ hostname: domain, origin, pathname, search }: Location) {
  const registerUrl = origin + pathname + search;
  return registerUrl.length > 500 ? { domain } : { domain, registerUrl };
}

export type RegistrationDraft = ReturnType<typeof useRegistrationDraft>;

/** What has been typed so far; it outlives a change between the ways to register. */
export function useRegistrationDraft(rules: readonly FieldRule[]) {
  const [values, setValues] = useState<Record<Field, string>>({
    username: '',
    password: '',
    confirmPassword: '',
    birthday: '',
    referralCode: readReferral(),
    affiliateCode: '',
    mobileNum: '',
    paymentPassword: '',
    captcha: '',
    ...noDetails(),
  });
  const [hasAcceptedTerms, setHasAcceptedTerms] = useState(false);

  /** What every way to register sends beside who registers. */
  function body() {
    const { password, confirmPassword, birthday, referralCode, paymentPassword } = values;
    // A code that came with the address is no reason to refuse: it is left out if it is not one.
    const rule = rules.find(({ field }) => field === 'referralCode');
    const isUsable = referralCode !== '' && !(rule && findBreach(rule, referralCode));
    const affiliateCode = values.affiliateCode.trim();
    return {
      password,
      confirmPassword,
      birthday,
      ...(isUsable ? { referralCode } : {}),
      ...(affiliateCode ? { affiliateCode } : {}),
      ...(paymentPassword ? { paymentPassword } : {}),
      ...givenDetails(rules, values),
      hasAcceptedTerms: true as const,
      ...placeOf(window.location),
      registerMethod: 'WEB' as const,
      language: currentLanguage(),
    };
  }

  return {
    values,
    set: (field: Field, value: string) => setValues((current) => ({ ...current, [field]: value })),
    hasAcceptedTerms,
    setHasAcceptedTerms,
    body,
  };
}
