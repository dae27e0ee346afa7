/** The security centre: devices, login history, mobile number and e-mail (spec §2, §4, §7). */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import {
  cursor,
  id,
  instant,
  page,
  pageSize,
  enteredPassword,
  language,
} from '@bahati/contract/wire.ts';
import { countryDialingCode, mobileNumber, verificationCode } from './verification.ts';

const sent = z.object({ expiredMinutes: z.number() });

const device = z.object({
  id,
  /** The browser's name: "Chrome on Android". */
  name: z.string(),
  ip: z.string().nullable(),
  signedInAt: instant,
  lastSeenAt: instant,
  isThisDevice: z.boolean(),
  /** It stays logged in; `id` is then that of `DELETE /wps/member/rememberedDevices/:id`. */
  isRemembered: z.boolean(),
});

/** The login method: password, SMS code, after a reset or a registration, a provider, a phone, a passkey. */
export const loginWay = z.enum([
  'password',
  'sms',
  'reset',
  'register',
  'social',
  'phone',
  'passkey',
]);

const login = z.object({
  id,
  at: instant,
  way: loginWay,
  isSuccessful: z.boolean(),
  name: z.string(),
  ip: z.string().nullable(),
});

export const securityCalls = defineCalls({
  'GET /wps/member/contacts': {
    summary: 'The verified mobile number and e-mail address, masked',
    audience: 'member',
    value: z.object({ mobileNumber: z.string().nullable(), email: z.string().nullable() }),
    refusals: {},
  },
  'POST /wps/member/mobile/code': {
    summary: 'Send a code to a new mobile number, after the login password',
    audience: 'member',
    body: z.strictObject({
      mobileNum: mobileNumber,
      countryDialingCode,
      password: enteredPassword,
      language,
    }),
    value: sent,
    refusals: {
      mobile_invalid: 400,
      password_wrong: 403,
      too_many_codes: 429,
      sms_quota_exceeded: 429,
    },
    perMinute: 10,
  },
  'POST /wps/member/mobile': {
    summary: 'Set the mobile number by the code sent to it; it replaces the old one',
    audience: 'member',
    body: z.strictObject({ mobileNum: mobileNumber, countryDialingCode, verificationCode }),
    value: z.object({}),
    refusals: { mobile_invalid: 400, mobile_taken: 409, code_wrong: 403, code_expired: 403 },
    perMinute: 10,
  },
  'POST /wps/member/email/code': {
    summary: 'Send a code to a new e-mail address, after the login password',
    audience: 'member',
    body: z.strictObject({
      email: z.string().min(3).max(254),
      password: enteredPassword,
      language,
    }),
    value: sent,
    refusals: { email_invalid: 400, password_wrong: 403, too_many_codes: 429 },
    perMinute: 10,
  },
  'POST /wps/member/email': {
    summary: 'Set the e-mail address by the code sent to it; it replaces the old one',
    audience: 'member',
    body: z.strictObject({ email: z.string().min(3).max(254), verificationCode }),
    value: z.object({}),
    refusals: { email_invalid: 400, email_taken: 409, code_wrong: 403, code_expired: 403 },
    perMinute: 10,
  },
  'GET /wps/member/sessions': {
    summary: 'Devices that are signed in or stay so, the latest first, 50 at most',
    audience: 'member',
    value: z.object({ items: z.array(device).max(50) }),
    refusals: {},
  },
  'DELETE /wps/member/sessions/:id': {
    summary: 'End the session of one device',
    audience: 'member',
    params: z.strictObject({ id }),
    value: z.object({}),
    refusals: {},
  },
  'POST /wps/member/endOtherSessions': {
    summary: 'End the sessions of all other devices',
    audience: 'member',
    body: z.strictObject({}),
    value: z.object({ ended: z.number().int() }),
    refusals: {},
  },
  'GET /wps/member/logins': {
    summary: 'Logins and failed tries of the last 90 days, the latest first',
    audience: 'member',
    query: z.strictObject({ cursor, pageSize }),
    value: page(login),
    refusals: {},
  },
});

export type Device = z.infer<typeof device>;
export type Login = z.infer<typeof login>;
