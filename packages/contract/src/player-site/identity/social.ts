/**
 * Login through an OpenID Connect provider of the brand (spec §1, §4, §6). The provider
 * redirects to a page of the site, which passes its answer on; the server asks the provider
 * itself for the identity. A link to a provider is permanent.
 */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { instant, enteredPassword, languageOrEnglish } from '@bahati/contract/wire.ts';
import { details, invitation, origin, session } from './identity.ts';

export const providerCode = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);

const provider = z.object({
  code: providerCode,
  name: z.string(),
  /** The key of an icon; a site shows a default for unknown keys. */
  icon: z.string(),
});

/** The provider's login page, where the browser goes next. */
const departure = z.object({ url: z.url() });

/** The query parameters of the provider's redirect. */
const answer = z.strictObject({
  code: z.string().min(1).max(2_000),
  state: z.string().min(1).max(100),
  /** The issuer (RFC 9207), if the provider sends it. */
  iss: z.string().min(1).max(500).optional(),
});

const refusals = {
  /** The state is unknown, used, expired, or of another browser or member. */
  social_state_invalid: 403,
  /** The provider did not confirm the identity. */
  social_failed: 403,
  social_unavailable: 503,
} as const;

export const socialCalls = defineCalls({
  'GET /wps/system/socialProviders': {
    summary: 'Sign-in providers in the brand’s order',
    audience: 'anyone',
    value: z.object({ items: z.array(provider).max(6) }),
    refusals: {},
  },
  'POST /wps/session/social/start': {
    summary: 'Start a login at a provider; sets a cookie that binds it to this browser',
    audience: 'anyone',
    body: z.strictObject({ provider: providerCode }),
    value: departure,
    refusals: { social_unavailable: 503 },
    perMinute: 20,
  },
  'POST /wps/session/social/finish': {
    summary: 'Log in with the provider’s answer',
    audience: 'anyone',
    body: answer,
    value: session,
    /** `social_not_bound` carries `ticket`, `provider` and `name` for a registration. */
    refusals: { ...refusals, social_not_bound: 403, member_blocked: 403, account_closed: 403 },
    perMinute: 20,
  },
  'POST /wps/member/register/social': {
    summary: 'Register with the ticket of a provider login; the new member is logged in',
    audience: 'anyone',
    body: z.strictObject({
      ticket: z.string().min(1).max(100),
      birthday: z.iso.date(),
      ...invitation,
      ...details,
      ...origin,
      hasAcceptedTerms: z.literal(true),
      registerMethod: z.literal('WEB'),
      language: languageOrEnglish,
    }),
    value: session,
    refusals: {
      /** The brand does not offer it. */
      function_not_enabled: 403,
      social_ticket_invalid: 403,
      social_taken: 409,
      under_age: 403,
      /** Nobody alive was born on this date. */
      birthday_invalid: 400,
      /** `details.field` violates its rule; `details.problem` says how. */
      field_invalid: 400,
      /** The code is unknown or switched off. */
      invitation_code_error: 400,
    },
    perMinute: 20,
  },
  'GET /wps/member/social': {
    summary: 'Sign-in providers of the brand, and when the member linked each',
    audience: 'member',
    value: z.object({
      items: z.array(provider.extend({ boundAt: instant.nullable() })).max(6),
      /** False: registered through a provider, and no password set since. */
      hasPassword: z.boolean(),
    }),
    refusals: {},
  },
  'POST /wps/member/social/password': {
    summary: 'Set the first login password after a registration through a provider',
    audience: 'member',
    body: z.strictObject({
      newPassword: enteredPassword,
      confirmNewPassword: enteredPassword,
    }),
    value: z.object({}),
    refusals: {
      password_invalid: 400,
      password_too_common: 400,
      passwords_differ: 400,
      password_already_set: 409,
      /** The session is older than ten minutes; the member must log in at the provider again. */
      social_login_too_old: 403,
    },
    perMinute: 10,
  },
  'POST /wps/member/social/start': {
    summary: 'Start to link a provider, after the login password',
    audience: 'member',
    body: z.strictObject({ provider: providerCode, password: enteredPassword }),
    value: departure,
    refusals: { password_wrong: 403, social_already_bound: 409, social_unavailable: 503 },
    perMinute: 20,
  },
  'POST /wps/member/social/finish': {
    summary: 'Link the provider permanently',
    audience: 'member',
    body: answer,
    value: z.object({}),
    refusals: { ...refusals, social_already_bound: 409, social_taken: 409 },
    perMinute: 20,
  },
});

export type SocialProvider = z.infer<typeof provider>;
