/** Two-factor authentication: the authenticator, and step-up after a new network (spec §4). */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { recoveryCode, recoveryCodes, verificationCode } from './verification.ts';
import { enteredPassword, language } from '@bahati/contract/wire.ts';

/** In the order they are offered. */
const codeWays = ['authenticator', 'email', 'sms'] as const;
export const stepUpWays = [...codeWays, 'bank_account', 'recovery_code'] as const;

const way = z.enum(stepUpWays);

export const stepUpCalls = defineCalls({
  'GET /wps/session/stepUp': {
    summary: 'Whether this session needs a step-up, and by which methods',
    audience: 'member',
    value: z.object({
      isNeeded: z.boolean(),
      ways: z.array(
        z.object({ way, /** Masked; null where nothing is sent. */ to: z.string().nullable() }),
      ),
    }),
    refusals: {},
  },
  'POST /wps/session/stepUp/code': {
    summary: 'Send the step-up code by SMS or e-mail',
    audience: 'member',
    body: z.strictObject({ way: z.enum(['email', 'sms']), language }),
    value: z.object({ expiredMinutes: z.number() }),
    refusals: { way_not_bound: 409, too_many_codes: 429, sms_quota_exceeded: 429 },
    perMinute: 10,
  },
  'POST /wps/session/stepUp': {
    summary: 'Complete the step-up; until then the token is valid for nothing else',
    audience: 'member',
    body: z.discriminatedUnion('way', [
      z.strictObject({ way: z.enum(codeWays), code: verificationCode }),
      z.strictObject({
        way: z.literal('bank_account'),
        /** The holder's name of a bank payout account; upper and lower case are the same. */
        holderName: z.string().min(1).max(80),
      }),
      z.strictObject({ way: z.literal('recovery_code'), code: recoveryCode }),
    ]),
    value: z.object({}),
    refusals: {
      way_not_bound: 409,
      code_wrong: 403,
      code_expired: 403,
      holder_name_wrong: 403,
    },
    perMinute: 20,
  },
  'GET /wps/member/authenticator': {
    summary: 'Whether an authenticator is set up',
    audience: 'member',
    value: z.object({ isBound: z.boolean() }),
    refusals: {},
  },
  'POST /wps/member/authenticator/start': {
    summary: 'A new secret for an authenticator, after the login password; not active yet',
    audience: 'member',
    body: z.strictObject({ password: enteredPassword }),
    value: z.object({
      secret: z.string(),
      /** otpauth://…, for a QR code. */
      uri: z.string(),
    }),
    refusals: { password_wrong: 403, authenticator_already_bound: 409 },
    perMinute: 10,
  },
  'POST /wps/member/authenticator': {
    summary: 'Activate the authenticator by one of its codes',
    audience: 'member',
    body: z.strictObject({ code: verificationCode }),
    /** Shown this once; each is good in place of one code. */
    value: z.object({ recoveryCodes }),
    refusals: { authenticator_not_started: 409, authenticator_already_bound: 409, code_wrong: 403 },
    perMinute: 20,
  },
  'POST /wps/member/authenticator/remove': {
    summary:
      'Remove the authenticator, after the login password and a code of it or a recovery code',
    audience: 'member',
    body: z.strictObject({
      password: enteredPassword,
      code: z.union([verificationCode, recoveryCode]),
    }),
    value: z.object({}),
    refusals: { password_wrong: 403, code_wrong: 403, authenticator_not_bound: 409 },
    perMinute: 10,
  },
});

export type StepUpWay = z.infer<typeof way>;
