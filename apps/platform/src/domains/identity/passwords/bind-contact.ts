/** Binding a number or an address: the password proves the member, a code proves the contact. */
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import {
  canonicalEmail,
  canonicalMobile,
  type Contact,
  issueCode,
  replaceContact,
  useCode,
} from '#domains/identity/contacts/contacts.ts';
import { maskedEmail, maskedMobile } from '@bahati/server-kit/privacy/masked-contact.ts';
import { isOwnPassword } from '#domains/identity/identity.ts';

/** What its binding is called in the audit log. */
const actions = { sms: 'member.mobile_bound', email: 'member.email_bound' } as const;

/** Refuses `mobile_invalid`. */
export async function mobileContact(
  { database, config }: Context,
  input: { countryDialingCode: string; mobileNum: string },
): Promise<Contact> {
  const { countryDialingCodes } = await readBrand(database, config.BRAND);
  const { countryDialingCode, mobileNum } = input;
  const destination = canonicalMobile(countryDialingCode, mobileNum, countryDialingCodes);
  return { channel: 'sms', destination };
}

/** Refuses `email_invalid`. */
export function emailContact({ email }: { email: string }): Contact {
  return { channel: 'email', destination: canonicalEmail(email) };
}

/**
 * Sends a code to the contact, whoever has it. Refuses `password_wrong`, `too_many_codes`, and
 * `too_many_requests` to who guesses the password.
 */
export async function sendBindingCode(
  context: Context,
  { memberId }: MemberActor,
  contact: Contact,
  input: { password: string; language: 'en' | 'sw'; ip: string },
): Promise<{ expiredMinutes: number }> {
  const { password, language, ip } = input;
  if (!(await isOwnPassword(context, memberId, password))) throw new Refusal('password_wrong');
  return issueCode(context, { purpose: 'bind', memberId, ...contact, ip, language, isSent: true });
}

/**
 * Binds the contact in place of the one before, which is told. Refuses `code_wrong`,
 * `code_expired`; `mobile_taken` or `email_taken`, but only to who holds the contact.
 */
export async function bindContact(
  context: Context,
  { memberId, username, language }: MemberActor,
  contact: Contact,
  input: { verificationCode: string; ip: string },
): Promise<void> {
  const { channel, destination } = contact;
  const code = input.verificationCode;
  await useCode(context, { purpose: 'bind', destination, memberId, code });
  await inTransaction(context.database, async (transaction) => {
    const before = await replaceContact(context, transaction, { memberId, language }, contact);
    if (before === destination) return;
    await recordAudit(transaction, {
      actor: username,
      action: actions[channel],
      subject: `member:${memberId}`,
      before: { contact: before === null ? null : masked(channel, before) },
      after: { contact: masked(channel, destination) },
      ip: input.ip,
    });
  });
}

/** The bound number and address, masked. */
export async function readContacts({ database }: Context, { memberId }: MemberActor) {
  const { rows } = await database.query<{ mobile: string | null; email: string | null }>(
    'SELECT mobile_number AS mobile, email FROM credentials WHERE member_id = $1',
    [memberId],
  );
  const { mobile = null, email = null } = rows[0] ?? {};
  return {
    mobileNumber: mobile === null ? null : masked('sms', mobile),
    email: email === null ? null : masked('email', email),
  };
}

function masked(channel: Contact['channel'], destination: string): string {
  return channel === 'sms' ? maskedMobile(destination) : maskedEmail(destination);
}
