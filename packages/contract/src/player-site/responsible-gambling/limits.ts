/** Playing safely: limits, a time-out, self-exclusion and the reality check. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { amount, currency, instant } from '@bahati/contract/wire.ts';

export const limitKind = z.enum(['deposit', 'stake', 'loss', 'session']);
export const limitPeriod = z.enum(['day', 'week', 'month']);

/** Money; of a session whole minutes. */
const measure = amount;

const named = { kind: limitKind, period: limitPeriod };

export const playLimit = z.object({
  ...named,
  /** What counts: the stricter of the member's own limit and the operator's. */
  amount: measure,
  /** The member's own; null: there is the operator's alone. */
  own: measure.nullable(),
  /** The operator's, which the member cannot loosen; null: none. */
  house: measure.nullable(),
  used: measure,
  left: measure,
  /** When it counts from nothing again. */
  resetsAt: instant,
  /** A higher own limit that waits; no amount: the limit is to end. */
  pending: z.object({ amount: measure.nullable(), at: instant }).nullable(),
});

export const exclusion = z.object({
  kind: z.enum(['time_out', 'self_exclusion']),
  source: z.enum(['member', 'house']),
  /** Null: for ever. */
  endsAt: instant.nullable(),
  /** When play opens again; null: for ever, or only once it is over and asked for. */
  opensAt: instant.nullable(),
  /** A self-exclusion is over and its member may ask to come back. */
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
  /** Those that are set, by kind and period. */
  limits: z.array(playLimit).max(12),
  exclusion: exclusion.nullable(),
  realityCheck: z.object({
    /** Minutes between two; null: none. */
    minutes: z.number().int().nullable(),
    /** What the member may choose, the brand's own interval the longest. */
    choices: z.array(z.number().int()).max(10),
    /** May the member do without? */
    canBeOff: z.boolean(),
  }),
  /** The member was never asked for a deposit limit and has none. */
  isLimitOffered: z.boolean(),
  helpLines: z.array(helpLine).max(10),
});

const changing = { need_true_account: 403 } as const;

export const limitCalls = defineCalls({
  'GET /wps/member/limits': {
    summary: 'Own limits with what is used of them, an exclusion, the reality check, who helps',
    audience: 'member',
    value: gamblingControls,
    refusals: {},
  },
  'POST /wps/member/limits': {
    summary: 'Set a limit, or end it (null): stricter at once, higher after a day',
    audience: 'member',
    body: z.strictObject({ ...named, amount: measure.nullable() }),
    value: gamblingControls,
    refusals: { ...changing, limit_out_of_range: 400 },
    perMinute: 20,
  },
  'POST /wps/member/limits/withdrawChange': {
    summary: 'Withdraw a higher limit that waits',
    audience: 'member',
    body: z.strictObject(named),
    value: gamblingControls,
    refusals: { ...changing, no_change_waits: 409 },
    perMinute: 20,
  },
  'POST /wps/member/limits/offered': {
    summary: 'The member was asked for a deposit limit and need not be asked again',
    audience: 'member',
    body: z.strictObject({}),
    value: z.object({}),
    refusals: {},
  },
  'POST /wps/member/timeOut': {
    summary: 'Take a break from play: at once, ended by time alone; every session ends',
    audience: 'member',
    body: z.strictObject({
      days: z.union([z.literal(1), z.literal(7), z.literal(30), z.literal(42)]),
    }),
    value: exclusion,
    refusals: { ...changing, exclusion_stands: 409 },
    perMinute: 10,
  },
  'POST /wps/member/selfExclusion': {
    summary: 'Exclude oneself from play, which nobody undoes before its end; every session ends',
    audience: 'member',
    body: z.strictObject({
      /** Null: for ever. */
      months: z.union([z.literal(6), z.literal(12), z.literal(60)]).nullable(),
      password: z.string().max(64),
    }),
    value: exclusion,
    refusals: { ...changing, password_wrong: 403, exclusion_stands: 409 },
    perMinute: 10,
  },
  'POST /wps/member/selfExclusion/return': {
    summary: 'Ask to come back after a self-exclusion that is over; play opens a day later',
    audience: 'member',
    body: z.strictObject({}),
    value: exclusion,
    refusals: { ...changing, not_excluded: 409, exclusion_not_over: 409 },
    perMinute: 10,
  },
  'POST /wps/member/realityCheck': {
    summary: 'Choose how often play is interrupted to tell of time and money (null: the brand’s)',
    audience: 'member',
    body: z.strictObject({ minutes: z.number().int().min(5).max(240).nullable() }),
    value: gamblingControls,
    refusals: { ...changing, interval_not_offered: 400 },
    perMinute: 20,
  },
  'POST /wps/member/realityCheck/answer': {
    summary: 'What a member did when play was interrupted',
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
