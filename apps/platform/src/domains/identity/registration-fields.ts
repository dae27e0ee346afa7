/** The brand's rules of the registration fields, and their judgement. */
import { acceptedPattern, fieldProblem } from '@bahati/contract/player-site/field-rules.ts';
import type { FieldRule } from '@bahati/contract/player-site/identity.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { isCommonPassword } from './common-passwords.ts';

type Name = FieldRule['field'];

const rules = {
  // A letter first, then letters and digits, all ASCII: no look-alikes, no full-width forms.
  username: { patternId: 2, minLength: 4, maxLength: 20, isShown: true, isRequired: true },
  password: { patternId: 19, minLength: 8, maxLength: 64, isShown: true, isRequired: true },
  confirmPassword: { patternId: 19, minLength: 8, maxLength: 64, isShown: true, isRequired: true },
  birthday: { patternId: 12, minLength: 10, maxLength: 10, isShown: true, isRequired: true },
  referralCode: { patternId: 5, minLength: 1, maxLength: 32, isShown: false, isRequired: false },
} as const satisfies Record<Name, Omit<FieldRule, 'field' | 'acceptedPattern'>>;

export function registrationFields(): FieldRule[] {
  return (Object.keys(rules) as Name[]).map((field) => ({
    field,
    acceptedPattern: acceptedPattern(rules[field].patternId),
    ...rules[field],
  }));
}

/**
 * The canonical form of an acceptable user name. Refuses `username_invalid` with the rule.
 */
export function canonicalUsername(username: string): string {
  assertField('username', username, 'username_invalid');
  return username.toLowerCase();
}

/** Refuses `password_invalid`, `password_too_common`. */
export function assertPassword(password: string, username: string): void {
  assertField('password', password, 'password_invalid');
  if (password.toLowerCase() === username.toLowerCase()) {
    throw new Refusal('password_invalid', { problem: 'equals_username' });
  }
  if (isCommonPassword(password)) throw new Refusal('password_too_common');
}

/** Refuses `invalid_input`: the code of an invitation has no refusal of its own. */
export function assertReferralCode(code: string | undefined): void {
  if (code === undefined || fieldProblem(rules.referralCode, code) === null) return;
  throw new Refusal('invalid_input', { fields: [{ field: 'referralCode', problem: 'pattern' }] });
}

function assertField(field: Name, value: string, code: string): void {
  const rule = rules[field];
  const problem = fieldProblem(rule, value);
  if (problem === null) return;
  const { patternId, minLength, maxLength } = rule;
  throw new Refusal(code, { problem, patternId, minLength, maxLength });
}
