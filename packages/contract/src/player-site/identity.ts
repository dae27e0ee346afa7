/** Who a person is: registration, login, logout (spec §3, §5, §7). */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';

/** A rule of one registration field, given by the brand (spec §3). */
export const fieldRule = z.object({
  field: z.enum(['username', 'password', 'confirmPassword', 'birthday', 'referralCode']),
  /** A pattern the whole value matches; "*" means any characters. */
  acceptedPattern: z.string(),
  patternId: z.number().int().min(1).max(24),
  minLength: z.number().int(),
  maxLength: z.number().int(),
  isShown: z.boolean(),
  isRequired: z.boolean(),
});

const session = z.object({
  token: z.string(),
  userName: z.string(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
});

const username = z.string().min(1).max(64);
const password = z.string().min(1).max(128);

export const identityCalls = defineCalls({
  'GET /wps/system/setting/register': {
    summary: 'Rules of the registration fields',
    audience: 'anyone',
    value: z.object({ fields: z.array(fieldRule) }),
    refusals: {},
  },
  'POST /wps/member/register': {
    summary: 'Register by username; the new member is logged in',
    audience: 'anyone',
    body: z.strictObject({
      username,
      password,
      confirmPassword: password,
      birthday: z.iso.date(),
      referralCode: z.string().max(32).optional(),
      hasAcceptedTerms: z.literal(true),
      registerMethod: z.literal('WEB'),
      language: z.enum(['en', 'sw']).default('en'),
    }),
    value: session,
    refusals: {
      username_taken: 409,
      username_invalid: 400,
      password_invalid: 400,
      password_too_common: 400,
      passwords_differ: 400,
      under_age: 403,
    },
    perMinute: 20,
  },
  'POST /wps/session/login': {
    summary: 'Log in by username and password',
    audience: 'anyone',
    body: z.strictObject({ username, password, type: z.literal('username') }),
    value: session,
    refusals: { login_failed: 401, member_blocked: 403 },
    perMinute: 30,
  },
  'POST /wps/session/logout': {
    summary: 'End this session',
    audience: 'member',
    body: z.strictObject({}),
    value: z.object({}),
    refusals: {},
  },
});

export type FieldRule = z.infer<typeof fieldRule>;
export type Session = z.infer<typeof session>;
