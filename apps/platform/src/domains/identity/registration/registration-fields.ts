/** The brand's rules of the registration fields, and their judgement. */
import {
  acceptedPattern,
  type DetailField,
  detailFields,
  fieldProblem,
} from '@bahati/contract/player-site/identity/field-rules.ts';
import type { FieldRule } from '@bahati/contract/player-site/identity/identity.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { isCommonPassword } from './common-passwords.ts';

type Name = FieldRule['field'];
/** How a field is judged, and whether it is asked for at all. */
export type FieldDemand = Omit<FieldRule, 'field' | 'acceptedPattern'>;
export type RegistrationRules = Readonly<Record<Name, FieldDemand>>;

const notAsked = { isShown: false, isRequired: false };

/** The operator's own rules, which a brand may change field by field. */
export const houseRules: RegistrationRules = {
  // A letter first, then letters and digits, all ASCII: no look-alikes, no full-width forms.
  username: { patternId: 2, minLength: 4, maxLength: 20, isShown: true, isRequired: true },
  password: { patternId: 19, minLength: 8, maxLength: 64, isShown: true, isRequired: true },
  confirmPassword: { patternId: 19, minLength: 8, maxLength: 64, isShown: true, isRequired: true },
  payeeName: { patternId: 21, minLength: 3, maxLength: 80, ...notAsked },
  birthday: { patternId: 12, minLength: 10, maxLength: 10, isShown: true, isRequired: true },
  email: { patternId: 4, minLength: 5, maxLength: 254, ...notAsked },
  idNumber: { patternId: 5, minLength: 5, maxLength: 30, ...notAsked },
  whatsapp: { patternId: 24, minLength: 7, maxLength: 16, ...notAsked },
  telegram: { patternId: 10, minLength: 3, maxLength: 40, ...notAsked },
  facebook: { patternId: 10, minLength: 3, maxLength: 80, ...notAsked },
  line: { patternId: 10, minLength: 3, maxLength: 40, ...notAsked },
  zalo: { patternId: 10, minLength: 3, maxLength: 40, ...notAsked },
  wechat: { patternId: 10, minLength: 3, maxLength: 40, ...notAsked },
  qqNum: { patternId: 7, minLength: 5, maxLength: 12, ...notAsked },
  // Asked for beside a user name; who registers by number gives it anyway.
  mobileNum: { patternId: 7, minLength: 6, maxLength: 15, ...notAsked },
  paymentPassword: { patternId: 7, minLength: 6, maxLength: 6, ...notAsked },
  // Shown only: the letters of the picture are judged, not their form.
  captcha: { patternId: 5, minLength: 1, maxLength: 12, ...notAsked },
  // The id of an agent, who becomes the upline where no code names one.
  recommenderId: { patternId: 7, minLength: 1, maxLength: 18, ...notAsked },
  referralCode: { patternId: 5, minLength: 1, maxLength: 32, ...notAsked },
  // Asked for of everybody and of nobody: who was invited by word of mouth types it.
  affiliateCode: { patternId: 5, minLength: 6, maxLength: 10, isShown: true, isRequired: false },
};

const names = Object.keys(houseRules) as Name[];

/** The brand's rules: its own where it has one, the operator's elsewhere. */
export async function readRegistrationRules({
  database,
  config,
}: Pick<Context, 'database' | 'config'>): Promise<RegistrationRules> {
  return withHouseRules(await readOwnRules(database, config.BRAND));
}

export type OwnRules = Readonly<Partial<RegistrationRules>>;

export async function readOwnRules(
  database: Database | Transaction,
  brand: string,
): Promise<OwnRules> {
  const { rows } = await database.query<FieldDemand & { field: string }>(
    `SELECT field, pattern_id AS "patternId", min_length AS "minLength",
            max_length AS "maxLength", is_shown AS "isShown", is_required AS "isRequired"
       FROM registration_rules WHERE brand_code = $1`,
    [brand],
  );
  return Object.fromEntries(rows.map(({ field, ...rule }) => [field, rule]));
}

export function withHouseRules(own: OwnRules): RegistrationRules {
  const rules = { ...houseRules, ...own };
  // What is typed twice has one rule, however the brand changes it.
  // A picture that is shown has to be read.
  const captcha = { ...rules.captcha, isRequired: rules.captcha.isShown };
  return { ...rules, confirmPassword: rules.password, captcha };
}

export async function registrationFields(context: Context): Promise<FieldRule[]> {
  const rules = await readRegistrationRules(context);
  return names.map((field) => ({
    field,
    acceptedPattern: acceptedPattern(rules[field].patternId),
    ...rules[field],
  }));
}

/** What was given of the fields the brand asks for besides. Refuses as `acceptFields`. */
export function acceptDetails(
  rules: RegistrationRules,
  input: Readonly<Partial<Record<DetailField, string | undefined>>>,
): ReadonlyMap<DetailField, string> {
  return acceptFields(rules, detailFields, input);
}

/**
 * What was given of these fields, without the empty ones. Refuses `field_invalid` with the field
 * and what is wrong: it is required, breaks its rule, or was not asked for.
 */
export function acceptFields<Field extends string>(
  rules: Readonly<Record<Field, FieldDemand>>,
  fields: readonly Field[],
  input: Readonly<Partial<Record<Field, string | undefined>>>,
): ReadonlyMap<Field, string> {
  const accepted = new Map<Field, string>();
  for (const field of fields) {
    const value = input[field]?.trim() ?? '';
    const { isShown, isRequired, ...rule } = rules[field];
    const problem =
      value === '' ? isRequired && 'required' : !isShown ? 'not_asked' : fieldProblem(rule, value);
    if (problem) throw new Refusal('field_invalid', { field, problem, ...rule });
    if (value !== '') accepted.set(field, value);
  }
  return accepted;
}

/**
 * The canonical form of an acceptable user name. Refuses `username_invalid` with the rule.
 */
export function canonicalUsername(rules: RegistrationRules, username: string): string {
  assertField(rules, 'username', username, 'username_invalid');
  // Whatever a brand allows: a name that can be written in two ways could be two people's.
  if (!/^[!-~]+$/.test(username)) throw new Refusal('username_invalid', { problem: 'pattern' });
  return username.toLowerCase();
}

/** A new password of somebody who is registered. Refuses as `assertPassword`. */
export async function assertNewPassword(
  context: Context,
  password: string,
  username: string,
): Promise<void> {
  const brand = await readBrand(context.database, context.config.BRAND);
  assertPassword(await readRegistrationRules(context), password, username, brand.name);
}

/** Shorter user names stand in half of all words. */
const shortestTellingName = 4;

/**
 * Refuses `password_invalid`, and `password_too_common` for one that holds the user name too, or
 * is little more than the brand's.
 */
export function assertPassword(
  rules: RegistrationRules,
  password: string,
  username: string,
  brandName: string,
): void {
  assertField(rules, 'password', password, 'password_invalid');
  if (password.toLowerCase() === username.toLowerCase()) {
    throw new Refusal('password_invalid', { problem: 'equals_username' });
  }
  const isTelling =
    username.length >= shortestTellingName &&
    password.toLowerCase().includes(username.toLowerCase());
  if (isTelling || isCommonPassword(password, [brandName])) {
    throw new Refusal('password_too_common');
  }
}

/** Refuses `invalid_input`: the code of an invitation has no refusal of its own. */
export function assertReferralCode(code: string | undefined): void {
  if (code === undefined || fieldProblem(houseRules.referralCode, code) === null) return;
  throw new Refusal('invalid_input', { fields: [{ field: 'referralCode', problem: 'pattern' }] });
}

function assertField(rules: RegistrationRules, field: Name, value: string, code: string): void {
  const rule = rules[field];
  const problem = fieldProblem(rule, value);
  if (problem === null) return;
  const { patternId, minLength, maxLength } = rule;
  throw new Refusal(code, { problem, patternId, minLength, maxLength });
}
