/**
 * Signing in through an OpenID Connect provider the brand lists (spec §1, §4, §6). The provider
 * leads back to the site's own page, which hands over what it was given; who the person is, the
 * server asks the provider itself. A binding is never changed or undone.
 */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { instant, enteredPassword, languageOrEnglish } from '@bahati/contract/wire.ts';
import { details, invitation, session } from './identity.ts';

export const providerCode = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);

const provider = z.object({
  code: providerCode,
  name: z.string(),
  /** The key of a drawing; one a site does not know is shown as a plain mark. */
  icon: z.string(),
});

/** Where the browser goes next: the provider's own page. */
const departure = z.object({ url: z.url() });

/** What the provider's answer carried in its address. */
const answer = z.strictObject({
  code: z.string().min(1).max(2_000),
  state: z.string().min(1).max(100),
  /** Which provider says it answered (RFC 9207), where it says so. */
  iss: z.string().min(1).max(500).optional(),
});

const refusals = {
  /** Unknown, used, too old, or begun in another browser or by another member. */
  social_state_invalid: 403,
  /** The provider did not confirm who this is. */
  social_failed: 403,
  social_unavailable: 503,
} as const;

export const socialCalls = defineCalls({
  'GET /wps/system/socialProviders': {
    summary: 'Providers one may sign in through, in the brand’s order',
    audience: 'anyone',
    value: z.object({ items: z.array(provider).max(6) }),
    refusals: {},
  },
  'POST /wps/session/social/start': {
    summary: 'Begin a login at a provider; sets a cookie that ties it to this browser',
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
    /** `social_not_bound` carries `ticket`, `provider` and `name` for who wants to register. */
    refusals: { ...refusals, social_not_bound: 403, member_blocked: 403 },
    perMinute: 20,
  },
  'POST /wps/member/register/social': {
    summary: 'Register with the ticket of a proven provider; the new member is logged in',
    audience: 'anyone',
    body: z.strictObject({
      ticket: z.string().min(1).max(100),
      birthday: z.iso.date(),
      ...invitation,
      ...details,
      hasAcceptedTerms: z.literal(true),
      registerMethod: z.literal('WEB'),
      language: languageOrEnglish,
    }),
    value: session,
    refusals: {
      social_ticket_invalid: 403,
      social_taken: 409,
      under_age: 403,
      /** `details.field` breaks its rule: `details.problem` says how. */
      field_invalid: 400,
      /** No such code, or it is switched off. */
      invitation_code_error: 400,
    },
    perMinute: 20,
  },
  'GET /wps/member/social': {
    summary: 'Providers of the brand, and when the member bound each',
    audience: 'member',
    value: z.object({
      items: z.array(provider.extend({ boundAt: instant.nullable() })).max(6),
      /** False for who registered through a provider and has not set a password since. */
      hasPassword: z.boolean(),
    }),
    refusals: {},
  },
  'POST /wps/member/social/password': {
    summary: 'Set the first login password of who registered through a provider',
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
      /** The session is older than ten minutes: the provider has to prove the member anew. */
      social_login_too_old: 403,
    },
    perMinute: 10,
  },
  'POST /wps/member/social/start': {
    summary: 'Begin to bind a provider, proven by the login password',
    audience: 'member',
    body: z.strictObject({ provider: providerCode, password: enteredPassword }),
    value: departure,
    refusals: { password_wrong: 403, social_already_bound: 409, social_unavailable: 503 },
    perMinute: 20,
  },
  'POST /wps/member/social/finish': {
    summary: 'Bind what the provider confirmed, for good',
    audience: 'member',
    body: answer,
    value: z.object({}),
    refusals: { ...refusals, social_already_bound: 409, social_taken: 409 },
    perMinute: 20,
  },
});

export type SocialProvider = z.infer<typeof provider>;
