/** Registration of who a provider has proven: no name and no password are asked for. */
import type { Session } from '@bahati/contract/player-site/identity/identity.ts';
import type { Context } from '#platform/context.ts';
import type { Visitor } from '#domains/identity/identity.ts';
import {
  acceptDetails,
  readRegistrationRules,
} from '#domains/identity/registration/registration.ts';
import {
  createSocialCredentials,
  prepareSocialCredentials,
  type SocialRegistration,
} from '#domains/identity/social/social.ts';
import { assertOffered, readBrand } from '#domains/system/brand/brand.ts';
import { createMember, type Origin } from './create-member.ts';
import { assertInvitation, type Invitation } from './invitation.ts';
import { assertOldEnough, type Details } from './register-member.ts';

export type RegisterSociallyInput = Visitor &
  SocialRegistration &
  Details &
  Origin &
  Invitation & {
    /** yyyy-MM-dd */
    birthday: string;
    language: 'en' | 'sw';
  };

/**
 * Refuses `function_not_enabled`; `under_age`, `birthday_invalid`, `field_invalid` and `invitation_code_error`, which do not cost the ticket;
 * `social_ticket_invalid`, `social_taken`.
 */
export async function registerSocially(
  context: Context,
  input: RegisterSociallyInput,
): Promise<Session> {
  const brand = await readBrand(context.database, context.config.BRAND);
  assertOffered(brand, 'oneClickSocialLogin');
  assertOldEnough(context, brand, input.birthday);
  const rules = await readRegistrationRules(context);
  const details = acceptDetails(rules, input);
  const upline = await assertInvitation(context, rules, input);
  const credentials = await prepareSocialCredentials(input);
  const member = { ...input, nickname: credentials.username, details, upline };
  return createMember(context, brand, member, credentials, (transaction, prepared) =>
    createSocialCredentials(transaction, context, prepared, input),
  );
}
