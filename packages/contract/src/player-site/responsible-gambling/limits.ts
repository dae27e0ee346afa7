/** Responsible gambling: limits, time-out, self-exclusion and reality check. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { amount, currency, instant } from '@bahati/contract/wire.ts';

export const limitKind = z.enum(['deposit', 'stake', 'loss', 'session']);
export const limitPeriod = z.enum(['day', 'week', 'month']);

/** An amount of money; for a session limit whole minutes. */
const measure = amount;

const named = { kind: limitKind, period: limitPeriod };

export const playLimit = z.object({
  ...named,
  /** The limit in force: the stricter one of the member's and the operator's. */
  amount: measure,
  /** The member's own limit; null: only the operator's. */
  own: measure.nullable(),
  /** The operator's limit, which the member cannot raise; null: none. */
  house: measure.nullable(),
  used: measure,
  left: measure,
  /** When the used amount is reset to 0. */
  resetsAt: instant,
  /** A limit increase that waits; null amount: the limit will be removed. */
  pending: z.object({ amount: measure.nullable(), at: instant }).nullable(),
});

export const exclusion = z.object({
  kind: z.enum(['time_out', 'self_exclusion']),
  source: z.enum(['member', 'house']),
  /** Null: permanent. */
  endsAt: instant.nullable(),
  /** When play is possible again; null: never, or only after a request once it has ended. */
  opensAt: instant.nullable(),
  /** The self-exclusion has ended and the member can request to play again. */
  canReturn: z.boolean(),
});

const helpLine = z.object({
  name: z.string().max(80),
  phone: z.string().max(30).nullable(),
  url: z.url({ protocol: /^https$/ }).nullable(),
  about: z.object({ en: z.string().max(200), sw: z.string().max(200) }),
});

const gamblingControls = z.object({
  currency,
  /** The limits set, by kind and period. */
  limits: z.array(playLimit).max(12),
  exclusion: exclusion.nullable(),
  realityCheck: z.object({
    /** Minutes between two reality checks; null: none. */
    minutes: z.number().int().nullable(),
    /** The intervals the member can choose, at most the brand's. */
    choices: z.array(z.number().int()).max(10),
    /** Whether the member can switch it off. */
    canBeOff: z.boolean(),
  }),
  /** The member has no deposit limit and was never offered one. */
  isLimitOffered: z.boolean(),
  helpLines: z.array(helpLine).max(10),
});

const changing = { need_true_account: 403 } as const;

export const limitCalls = defineCalls({
  'GET /wps/member/limits': {
    summary: 'Own limits with amounts used, exclusion, reality check and help lines',
    audience: 'member',
    value: gamblingControls,
    refusals: {},
  },
  'POST /wps/member/limits': {
    summary: 'Set or remove (null) a limit: stricter ones at once, increases after a day',
    audience: 'member',
    body: z.strictObject({ ...named, amount: measure.nullable() }),
    value: gamblingControls,
    refusals: { ...changing, limit_out_of_range: 400 },
    perMinute: 20,
  },
  'POST /wps/member/limits/withdrawChange': {
    summary: 'Cancel a limit increase that waits',
    audience: 'member',
    body: z.strictObject(named),
    value: gamblingControls,
    refusals: { ...changing, no_change_waits: 409 },
    perMinute: 20,
  },
  'POST /wps/member/limits/offered': {
    summary: 'Record that a deposit limit was offered',
    audience: 'member',
    body: z.strictObject({}),
    value: z.object({}),
    refusals: {},
  },
  'POST /wps/member/timeOut': {
    summary: 'Take a time-out: it starts at once and cannot be ended early; every session ends',
    audience: 'member',
    body: z.strictObject({
      days: z.union([z.literal(1), z.literal(7), z.literal(30), z.literal(42)]),
    }),
    value: exclusion,
    refusals: { ...changing, exclusion_stands: 409 },
    perMinute: 10,
  },
  'POST /wps/member/selfExclusion': {
    summary: 'Self-exclusion: nobody can end it early; every session ends',
    audience: 'member',
    body: z.strictObject({
      /** Null: permanent. */
      months: z.union([z.literal(6), z.literal(12), z.literal(60)]).nullable(),
      password: z.string().max(64),
    }),
    value: exclusion,
    refusals: { ...changing, password_wrong: 403, exclusion_stands: 409 },
    perMinute: 10,
  },
  'POST /wps/member/selfExclusion/return': {
    summary: 'Request to play again after a self-exclusion has ended; possible a day later',
    audience: 'member',
    body: z.strictObject({}),
    value: exclusion,
    refusals: { ...changing, not_excluded: 409, exclusion_not_over: 409 },
    perMinute: 10,
  },
  'POST /wps/member/realityCheck': {
    summary: 'Set the interval of the reality check (null: the brand’s)',
    audience: 'member',
    body: z.strictObject({ minutes: z.number().int().min(5).max(240).nullable() }),
    value: gamblingControls,
    refusals: { ...changing, interval_not_offered: 400 },
    perMinute: 20,
  },
  'POST /wps/member/realityCheck/answer': {
    summary: 'Record the member’s answer to a reality check',
    audience: 'member',
    body: z.strictObject({ answer: z.enum(['go_on', 'leave']) }),
    value: z.object({}),
    refusals: changing,
    perMinute: 20,
  },
});

export type GamblingControls = z.infer<typeof gamblingControls>;
export type PlayLimit = z.infer<typeof playLimit>;
export type Exclusion = z.infer<typeof exclusion>;
