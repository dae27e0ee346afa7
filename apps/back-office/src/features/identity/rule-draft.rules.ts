/** A rule as it is being typed: lengths are text until they are whole numbers. */
import type { RegistrationRule } from '@bahati/contract/back-office/identity/identity.ts';

export type RuleDraft = Omit<RegistrationRule, 'minLength' | 'maxLength'> & {
  minLength: string;
  maxLength: string;
};

export function draftOf(rule: RegistrationRule): RuleDraft {
  return { ...rule, minLength: String(rule.minLength), maxLength: String(rule.maxLength) };
}

export function isWholeNumber(typed: string): boolean {
  return /^\d{1,3}$/.test(typed.trim());
}

/** The rule a draft says; null while a length is none. */
export function ruleOf(draft: RuleDraft): RegistrationRule | null {
  if (!isWholeNumber(draft.minLength) || !isWholeNumber(draft.maxLength)) return null;
  return { ...draft, minLength: Number(draft.minLength), maxLength: Number(draft.maxLength) };
}

/** What is required is shown, and what is hidden is not required. */
export function withAsked(
  draft: RuleDraft,
  change: { isShown: boolean } | { isRequired: boolean },
): RuleDraft {
  if ('isShown' in change) {
    return { ...draft, ...change, isRequired: change.isShown && draft.isRequired };
  }
  return { ...draft, ...change, isShown: change.isRequired || draft.isShown };
}

/** Two rules that say the same. */
export function isSameRule(one: RegistrationRule, other: RegistrationRule): boolean {
  return (
    one.patternId === other.patternId &&
    one.minLength === other.minLength &&
    one.maxLength === other.maxLength &&
    one.isShown === other.isShown &&
    one.isRequired === other.isRequired
  );
}
