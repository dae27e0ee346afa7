/** The credentials of who registers through a provider: a made-up user name, no known password. */
import { randomBytes, randomInt } from 'node:crypto';
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { hashPassword } from '@bahati/server-kit/passwords/passwords.ts';
import {
  assertReferralCode,
  createCredentials,
  type NewCredentials,
} from '#domains/identity/registration/registration.ts';
import { bindSubject } from './social-bindings.ts';
import { browserOf } from '#domains/identity/outside-sign-in/outside-sign-in.ts';
import { takeTicket } from './social-states.ts';

export type SocialRegistration = { ticket: string; cookies: string | undefined; ip: string };

/** Before any transaction begins: a name, and the hash of a password that is at once forgotten. */
export async function prepareSocialCredentials(input: {
  referralCode?: string | undefined;
}): Promise<NewCredentials> {
  assertReferralCode(input.referralCode);
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  return { username: randomUsername(), passwordHash };
}

/**
 * Writes credentials bound to the ticket's subject, and answers the new member's id. Refuses
 * `social_ticket_invalid`, `social_taken`.
 */
export async function createSocialCredentials(
  transaction: Transaction,
  { config }: Context,
  credentials: NewCredentials,
  { ticket, cookies, ip }: SocialRegistration,
): Promise<bigint> {
  const subject = await takeTicket(transaction, browserOf(config, cookies), ticket);
  const memberId = await createCredentials(transaction, credentials);
  await transaction.query('UPDATE credentials SET has_password = false WHERE member_id = $1', [
    memberId,
  ]);
  await bindSubject(transaction, { memberId, username: credentials.username, ip }, subject);
  return memberId;
}

const signs = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Follows the rule of user names; two alike are less likely than a lost answer. */
function randomUsername(): string {
  const rest = Array.from({ length: 10 }, () => signs[randomInt(signs.length)]);
  return `mchezaji${rest.join('')}`;
}
