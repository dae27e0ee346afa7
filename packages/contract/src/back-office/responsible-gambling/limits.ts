/** A member's limits and exclusions as staff see them, and what the house sets of its own. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { amount, currency, id, instant } from '@bahati/contract/wire.ts';

const kind = z.enum(['deposit', 'stake', 'loss', 'session']);
const period = z.enum(['day', 'week', 'month']);

/** Why, for the colleagues who read the audit log. */
const reason = z.string().trim().min(5).max(200);

/** Money; of a session whole minutes. */
const measure = amount;

const memberLimit = z.object({
  kind,
  period,
  /** What counts: the stricter of the two. */
  amount: measure,
  own: measure.nullable(),
  house: measure.nullable(),
  used: measure,
  left: measure,
  resetsAt: instant,
  /** A looser own limit that waits; no amount: it is to end. */
  pending: z.object({ amount: measure.nullable(), at: instant }).nullable(),
});

const memberExclusion = z.object({
  id,
  kind: z.enum(['time_out', 'self_exclusion']),
  source: z.enum(['member', 'house']),
  startsAt: instant,
  /** Null: for ever. */
  endsAt: instant.nullable(),
  returnAskedAt: instant.nullable(),
  stands: z.boolean(),
});

const safety = z.object({
  currency,
  limits: z.array(memberLimit).max(12),
  /** The newest first. */
  exclusions: z.array(memberExclusion).max(50),
});

export const exclusionLength = z.enum([
  '1 day',
  '7 days',
  '30 days',
  '6 months',
  '1 year',
  '5 years',
  'for ever',
]);

export const boLimitCalls = defineBackOfficeCalls({
  'GET /bo/members/:id/limits': {
    summary: 'Limits of a member with what is used of them, and every exclusion',
    audience: 'staff',
    permission: 'members.read',
    params: z.object({ id }),
    value: safety,
    refusals: {},
  },
  'POST /bo/members/:id/limits': {
    summary: 'Set a limit of the house, or end it (null): stricter at once, looser after a day',
    audience: 'staff',
    permission: 'members.block',
    params: z.object({ id }),
    body: z.strictObject({ kind, period, amount: measure.nullable(), reason }),
    value: safety,
    refusals: { limit_out_of_range: 400 },
  },
  'POST /bo/members/:id/exclude': {
    summary: 'Exclude a member from play; nobody makes an exclusion shorter',
    audience: 'staff',
    permission: 'members.block',
    params: z.object({ id }),
    body: z.strictObject({ lasts: exclusionLength, reason }),
    value: safety,
    refusals: { exclusion_stands: 409 },
  },
});

export type MemberSafety = z.infer<typeof safety>;
