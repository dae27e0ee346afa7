/** The member's profile: what was said of themself, and the rule of each field. */
import type { Profile, ProfileFieldValue } from '@bahati/contract/player-site/members/profile.ts';
import { detailFields } from '@bahati/contract/player-site/identity/field-rules.ts';
import {
  type ProfileField,
  profileFields,
} from '@bahati/contract/player-site/members/profile-rules.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import {
  type FieldDemand,
  readRegistrationRules,
} from '#domains/identity/registration/registration.ts';
import type { Context } from '#platform/context.ts';

export { serveMemberImages } from './member-images.ts';
export { readPersonalInClear } from './personal.ts';
export { maskedValue as maskedPersonal } from './personal.rules.ts';
export { setPaymentPassword } from './set-payment-password.ts';

export type ProfileRules = Readonly<Record<ProfileField, FieldDemand>>;

const optional = { isShown: true, isRequired: false };
const words = { patternId: 14, minLength: 2, maxLength: 60, ...optional };
const address = { patternId: 1, minLength: 5, maxLength: 160, ...optional };

/** The same for every brand; the rest is judged as at registration. */
const personalRules = {
  nationality: words,
  placeOfBirth: words,
  occupation: words,
  sourceOfIncome: words,
  currentAddress: address,
  permanentAddress: address,
};

/** The profile offers these even where registering did not ask for them. */
const almethodsOffered: ReadonlySet<string> = new Set(['payeeName', 'whatsapp', 'telegram']);

/** By which rules the profile is judged: the brand's own for what registering may ask for. */
export async function readProfileRules(context: Context): Promise<ProfileRules> {
  const rules = await readRegistrationRules(context);
  const offered = detailFields.map((field) => {
    const rule = rules[field];
    return [field, { ...rule, isShown: rule.isShown || almethodsOffered.has(field) }];
  });
  return { ...Object.fromEntries(offered), ...personalRules } as ProfileRules;
}

/** The fields this brand's profile has, in the order of its form. */
export function shownFields(rules: ProfileRules): ProfileField[] {
  return profileFields.filter((field) => rules[field].isShown);
}

/** The real name is what payouts are checked against: said once, it is not changed by the member. */
export function isLocked(field: ProfileField, value: string): boolean {
  return field === 'payeeName' && value !== '';
}

export type SaidOfSelf = {
  nickname: string;
  birthday: string | null;
  details: ReadonlyMap<string, string>;
};

/** What the member said, as it is stored; locked where it is about to change. */
export async function readSaid(
  database: Database | Transaction,
  memberId: bigint,
  lock: '' | 'FOR UPDATE' = '',
): Promise<SaidOfSelf> {
  const members = await database.query<{ nickname: string; birthday: string | null }>(
    `SELECT nickname, birthday::text FROM members WHERE id = $1 ${lock}`,
    [memberId],
  );
  const member = members.rows[0];
  if (!member) throw new Refusal('not_found');
  const { rows } = await database.query<{ field: string; value: string }>(
    'SELECT field, value FROM member_details WHERE member_id = $1',
    [memberId],
  );
  return { ...member, details: new Map(rows.map(({ field, value }) => [field, value])) };
}

export async function readProfile(context: Context, memberId: bigint): Promise<Profile> {
  const rules = await readProfileRules(context);
  const { nickname, birthday, details } = await readSaid(context.database, memberId);
  const fields = shownFields(rules).map((field): ProfileFieldValue => {
    const { isRequired, patternId, minLength, maxLength } = rules[field];
    const value = details.get(field) ?? '';
    const rule = { isRequired, patternId, minLength, maxLength };
    return { field, value, isLocked: isLocked(field, value), ...rule };
  });
  return { nickname, birthday, fields };
}
