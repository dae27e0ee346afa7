/**
 * Changing the payment password, and the way back of who lost it or the authenticator. What is set
 * anew without the secret before holds payouts back for the brand's cool-down.
 */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { paymentPassword } from '@bahati/contract/player-site/members/members.ts';
import { enteredPassword, instant, language } from '@bahati/contract/wire.ts';
import { recoveryCodes, verificationCode } from './verification.ts';

const way = z.enum(['sms', 'email']);

const sent = z.object({ expiredMinutes: z.number() });

/** No money leaves the account until then; null: it may. */
const held = z.object({ payoutsHeldUntil: instant.nullable() });

const byContact = {
  password_wrong: 403,
  way_not_bound: 409,
  /** With `readyAt`: a number or address bound a moment ago proves nothing before. */
  contact_too_new: 409,
} as const;

const codeSent = {
  ...byContact,
  too_many_codes: 429,
  sms_quota_exceeded: 429,
} as const;

const proven = { ...byContact, code_wrong: 403, code_expired: 403 } as const;

const newDigits = { payment_password_weak: 400, payment_password_not_set: 409 } as const;

const codeBody = z.strictObject({ way, password: enteredPassword, language });

export const recoveryCalls = defineCalls({
  'GET /wps/member/recovery': {
    summary: 'By what a lost secret can be set anew, and until when payouts are held back',
    audience: 'member',
    value: held.extend({
      /** Hours payouts are held back after a secret was set anew. */
      waitHours: z.number().int(),
      ways: z
        .array(
          z.object({
            way,
            /** Masked. */
            to: z.string(),
            /** From when on it can be used; null: now. */
            readyAt: instant.nullable(),
          }),
        )
        .max(2),
      /** Unused recovery codes; null without an authenticator. */
      recoveryCodesLeft: z.number().int().nullable(),
    }),
    refusals: {},
  },
  'POST /wps/member/paymentPassword/change': {
    summary: 'Change the payment password by the old one, or by login password and authenticator',
    audience: 'member',
    body: z.discriminatedUnion('way', [
      z.strictObject({
        way: z.literal('old'),
        oldPaymentPassword: paymentPassword,
        paymentPassword,
      }),
      z.strictObject({
        way: z.literal('authenticator'),
        password: enteredPassword,
        code: verificationCode,
        paymentPassword,
      }),
    ]),
    value: held,
    refusals: {
      ...newDigits,
      payment_password_unchanged: 400,
      payment_password_wrong: 403,
      password_wrong: 403,
      code_wrong: 403,
      /** No authenticator is set up. */
      way_not_bound: 409,
    },
    perMinute: 10,
  },
  'POST /wps/member/paymentPassword/code': {
    summary: 'Send the code to set a forgotten payment password anew, after the login password',
    audience: 'member',
    body: codeBody,
    value: sent,
    refusals: { ...codeSent, payment_password_not_set: 409 },
    perMinute: 10,
  },
  'POST /wps/member/paymentPassword/reset': {
    summary: 'Set a forgotten payment password anew; payouts wait and other sessions end',
    audience: 'member',
    body: z.strictObject({
      way,
      password: enteredPassword,
      code: verificationCode,
      paymentPassword,
    }),
    value: held,
    refusals: { ...newDigits, ...proven },
    perMinute: 10,
  },
  'POST /wps/member/authenticator/recovery/code': {
    summary: 'Send the code to remove a lost authenticator, after the login password',
    audience: 'member',
    body: codeBody,
    value: sent,
    refusals: { ...codeSent, authenticator_not_bound: 409 },
    perMinute: 10,
  },
  'POST /wps/member/authenticator/recovery': {
    summary: 'Remove a lost authenticator; payouts wait and other sessions end',
    audience: 'member',
    body: z.strictObject({ way, password: enteredPassword, code: verificationCode }),
    value: held,
    refusals: { ...proven, authenticator_not_bound: 409 },
    perMinute: 10,
  },
  'POST /wps/member/authenticator/recoveryCodes': {
    summary: 'New recovery codes in place of the old ones; they are shown this once',
    audience: 'member',
    body: z.strictObject({ password: enteredPassword, code: verificationCode }),
    value: z.object({ recoveryCodes }),
    refusals: { password_wrong: 403, code_wrong: 403, authenticator_not_bound: 409 },
    perMinute: 10,
  },
});

export type RecoveryWay = z.infer<typeof way>;
