/** The member's own record and payment password (spec §3 member info). */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import {
  currency,
  id,
  instant,
  enteredPassword,
  language,
  sixDigits,
} from '@bahati/contract/wire.ts';
import { exclusion } from '@bahati/contract/player-site/responsible-gambling/limits.ts';

export const memberInfo = z.object({
  id,
  account: z.string(),
  nickname: z.string(),
  /** 0 member, 1 agent, 2 general agent, 41 and 42 outside settlement, 4 trial. */
  type: z.number().int(),
  currency,
  language,
  hasPaymentPassword: z.boolean(),
  /** The password must be changed first: expired, or an initial password. */
  passwordExpired: z.boolean(),
  /** After how many minutes without use this member's devices lock; null: they do not. */
  lockMinutes: z.number().int().nullable(),
  registeredAt: instant,
  /** A time-out or self-exclusion in force; withdrawals are still possible. */
  exclusion: exclusion.nullable(),
});

/** Set by the member; required for withdrawals, member transfers and payout accounts. */
export const paymentPassword = sixDigits;

export const memberCalls = defineCalls({
  'GET /wps/member/info': {
    summary: 'The logged-in member',
    audience: 'member',
    value: memberInfo,
    refusals: {},
  },
  'POST /wps/member/paymentPassword': {
    summary: 'Set the payment password for the first time, after the login password',
    audience: 'member',
    body: z.strictObject({
      password: enteredPassword,
      /** Six digits. */
      paymentPassword,
    }),
    value: z.object({}),
    refusals: { login_failed: 401, payment_password_already_set: 409, payment_password_weak: 400 },
    perMinute: 10,
  },
  'POST /wps/member/language': {
    summary: 'Set the language of the interface',
    audience: 'member',
    body: z.strictObject({ language }),
    value: z.object({}),
    refusals: {},
  },
});

export type MemberInfo = z.infer<typeof memberInfo>;
