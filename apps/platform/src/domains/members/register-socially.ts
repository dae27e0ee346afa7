/** Registration of who a provider has proven: only the birthday and the terms are asked for. */
import type { Session } from '@bahati/contract/player-site/identity.ts';
import type { Context } from '#platform/context.ts';
import type { Visitor } from '#domains/identity/identity.ts';
import {
  createSocialCredentials,
  prepareSocialCredentials,
  type SocialRegistration,
} from '#domains/identity/social-registration.ts';
import { readBrand } from '#domains/system/brand.ts';
import { assertOldEnough, createMember } from './register-member.ts';

export type RegisterSociallyInput = Visitor &
  SocialRegistration & {
    /** yyyy-MM-dd */
    birthday: string;
    referralCode?: string | undefined;
    language: 'en' | 'sw';
  };

/** Refuses `social_ticket_invalid`, `social_taken`, `under_age`, which does not cost the ticket. */
export async function registerSocially(
  context: Context,
  input: RegisterSociallyInput,
): Promise<Session> {
  const brand = await readBrand(context.database, context.config.BRAND);
  assertOldEnough(context, brand, input.birthday);
  const credentials = await prepareSocialCredentials(input);
  const member = { ...input, nickname: credentials.username };
  return createMember(context, brand, member, credentials, (transaction, prepared) =>
    createSocialCredentials(transaction, context, prepared, input),
  );
}
