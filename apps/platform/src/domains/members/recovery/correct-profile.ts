/** Correcting what a member cannot change alone: the real name, birthday, contacts, ID number. */
import { randomUUID } from 'node:crypto';
import {
  type CorrectableField,
  type Correction,
  correctableFields,
  correction,
} from '@bahati/contract/back-office/members/recovery.ts';
import { fieldProblem } from '@bahati/contract/player-site/identity/field-rules.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import {
  canonicalEmail,
  canonicalMobile,
  replaceContact,
  tellAccountChange,
} from '#domains/identity/contacts/contacts.ts';
import { assertTrueAccount, isOldEnough, isPossibleBirthday } from '#domains/members/members.ts';
import {
  maskedPersonal,
  readPersonalInClear,
  readProfileRules,
} from '#domains/members/profile/profile.ts';
import { askChange, type ChangeKind, type LookLock } from '#domains/system/approvals/approvals.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { queueJob } from '#domains/system/jobs/jobs.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { findMember, memberIdOf, memberSubject } from './member-of-change.ts';
import type { StaffWish } from './lost-secrets.ts';

type Values = Partial<Record<CorrectableField, string>>;

/** What documents prove: a level reached with other values has to be reviewed. */
const proven: readonly CorrectableField[] = ['payeeName', 'birthday', 'idNumber'];

export const correctionKind: ChangeKind<Correction> = {
  kind: 'profile_correction',
  // Who decides sees both values in clear.
  permission: 'members.unmask',
  wanted: correction,
  masked: (state) =>
    Object.fromEntries(
      Object.entries(state).map(([field, value]) => [
        field,
        typeof value === 'string' && isCorrectable(field) ? maskedPersonal(field, value) : value,
      ]),
    ),
  async look(context, transaction, { subject, wanted }, lock) {
    const memberId = memberIdOf(subject);
    const { username } = await findMember(transaction, memberId, lock);
    const before = await readValues(context, transaction, memberId, lock);
    const after = await judged(context, wanted).catch(asStale);
    await assertFree(transaction, memberId, after).catch(asStale);
    if (changedFields(before, after).length === 0) throw new Refusal('cannot_apply');
    const asked = correctableFields.filter((field) => wanted[field] !== undefined);
    return {
      username,
      ...Object.fromEntries(asked.map((field) => [field, before[field] ?? null])),
    };
  },
  async apply(context, transaction, { subject, wanted, reason, staff }) {
    const memberId = memberIdOf(subject);
    const member = await findMember(transaction, memberId, 'FOR UPDATE');
    const before = await readValues(context, transaction, memberId, 'FOR UPDATE');
    const after = await judged(context, wanted);
    const changed = changedFields(before, after);
    for (const field of changed) {
      await write(context, transaction, member, field, after[field]).catch(asStale);
    }
    const change = { event: 'profile_corrected', holdsPayouts: false } as const;
    await tellAccountChange(context, transaction, member, change);
    if (!changed.some((field) => proven.includes(field))) return;
    // Levels are kyc's, on a higher level: it hears of it by a job.
    const review = { memberId: memberId.toString(), by: staff.username, reason };
    await queueJob(transaction, 'kyc.review_identity', review, { key: `review ${randomUUID()}` });
  },
};

function isCorrectable(field: string): field is CorrectableField {
  return (correctableFields as readonly string[]).includes(field);
}

/** A wish that was sound when it was asked for. */
function asStale(error: unknown): never {
  throw error instanceof Refusal ? new Refusal('cannot_apply') : error;
}

async function readValues(
  { config }: Context,
  transaction: Transaction,
  memberId: bigint,
  lock: LookLock,
): Promise<Values> {
  if (lock) {
    await transaction.query('SELECT 1 FROM member_details WHERE member_id = $1 FOR UPDATE', [
      memberId,
    ]);
  }
  const known = await readPersonalInClear(transaction, config.BRAND, memberId);
  return Object.fromEntries(known.map(({ key, value }) => [key, value]));
}

function changedFields(before: Values, after: Values): CorrectableField[] {
  return correctableFields.filter(
    (field) => after[field] !== undefined && after[field] !== (before[field] ?? ''),
  );
}

/** As they are stored. Refuses `field_invalid`, `mobile_invalid`, `email_invalid`, `under_age`. */
async function judged(context: Context, wanted: Correction): Promise<Values> {
  const brand = await readBrand(context.database, context.config.BRAND);
  const rules = await readProfileRules(context);
  for (const field of ['payeeName', 'idNumber'] as const) {
    const value = wanted[field];
    const problem = value === undefined ? null : fieldProblem(rules[field], value);
    if (problem) throw new Refusal('field_invalid', { field, problem });
  }
  const { birthday, mobile, email } = wanted;
  const { minimumAge, timeZone } = brand;
  if (birthday !== undefined) {
    if (!isPossibleBirthday(birthday, context.now()))
      throw new Refusal('field_invalid', { field: 'birthday' });
    const isOld = isOldEnough(birthday, minimumAge, timeZone, context.now());
    if (!isOld) throw new Refusal('under_age', { minimumAge });
  }
  return {
    ...wanted,
    ...(mobile === undefined ? {} : { mobile: canonicalNumber(mobile, brand.countryDialingCodes) }),
    ...(email === undefined ? {} : { email: canonicalEmail(email) }),
  } as Values;
}

function canonicalNumber(mobile: string, dialingCodes: readonly string[]): string {
  const plain = mobile.replaceAll(/[\s-]/g, '');
  const code = dialingCodes.find((prefix) => plain.startsWith(prefix));
  if (code === undefined) throw new Refusal('mobile_invalid');
  return canonicalMobile(code, plain.slice(code.length), dialingCodes);
}

/** Refuses `mobile_taken`, `email_taken`. */
async function assertFree(
  transaction: Transaction,
  memberId: bigint,
  { mobile, email }: Values,
): Promise<void> {
  const { rows } = await transaction.query<{ hasMobile: boolean }>(
    `SELECT mobile_number IS NOT DISTINCT FROM $2 AS "hasMobile" FROM credentials
      WHERE member_id <> $1 AND (mobile_number = $2 OR email = $3) LIMIT 1`,
    [memberId, mobile ?? null, email ?? null],
  );
  if (!rows[0]) return;
  const isMobile = mobile !== undefined && rows[0].hasMobile;
  throw new Refusal(isMobile ? 'mobile_taken' : 'email_taken');
}

async function write(
  context: Context,
  transaction: Transaction,
  member: { memberId: bigint; language: 'en' | 'sw' },
  field: CorrectableField,
  value = '',
): Promise<void> {
  const { memberId } = member;
  if (field === 'mobile' || field === 'email') {
    const channel = field === 'mobile' ? 'sms' : 'email';
    await replaceContact(context, transaction, member, { channel, destination: value });
  } else if (field === 'birthday') {
    await transaction.query('UPDATE members SET birthday = $2 WHERE id = $1', [memberId, value]);
  } else {
    await transaction.query(
      `INSERT INTO member_details (member_id, field, value) VALUES ($1, $2, $3)
       ON CONFLICT (member_id, field) DO UPDATE SET value = excluded.value`,
      [memberId, field, value],
    );
  }
}

/**
 * Answers the id of the wish. Refuses `not_found`, `need_true_account`, `nothing_to_correct`,
 * `field_invalid`, `mobile_invalid`, `email_invalid`, `mobile_taken`, `email_taken`, `under_age`.
 */
export async function askCorrection(
  context: Context,
  staff: StaffActor,
  { memberId, fields, reason, ip }: StaffWish & { fields: Correction },
): Promise<string> {
  return inTransaction(context.database, async (transaction) => {
    assertTrueAccount(await findMember(transaction, memberId, 'FOR UPDATE'));
    const before = await readValues(context, transaction, memberId, '');
    const wanted = await judged(context, fields);
    if (changedFields(before, wanted).length === 0) throw new Refusal('nothing_to_correct');
    await assertFree(transaction, memberId, wanted);
    const wish = { subject: memberSubject(memberId), wanted, reason, ip };
    return askChange(context, transaction, staff, correctionKind, wish);
  });
}
