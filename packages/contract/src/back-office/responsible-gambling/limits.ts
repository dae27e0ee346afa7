/** A member's limits and exclusions, and those the operator sets. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { currency, id, instant } from '@bahati/contract/wire.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';
import {
  exclusion,
  limitKind,
  limitPeriod,
  playLimit,
} from '@bahati/contract/player-site/responsible-gambling/limits.ts';

const memberExclusion = z.object({
  id,
  kind: exclusion.shape.kind,
  source: exclusion.shape.source,
  startsAt: instant,
  /** Null: permanent. */
  endsAt: instant.nullable(),
  returnAskedAt: instant.nullable(),
  stands: z.boolean(),
});

const safety = z.object({
  currency,
  limits: z.array(playLimit).max(12),
  /** Newest first. */
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
    summary: 'Set or remove (null) an operator’s limit: stricter at once, increases after a day',
    audience: 'staff',
    permission: 'members.block',
    params: z.object({ id }),
    body: z.strictObject({
      kind: limitKind,
      period: limitPeriod,
      amount: playLimit.shape.amount.nullable(),
      reason,
    }),
    value: safety,
    refusals: { limit_out_of_range: 400 },
  },
  'POST /bo/members/:id/exclude': {
    summary: 'Exclude a member from play; an exclusion cannot be shortened',
    audience: 'staff',
    permission: 'members.block',
    params: z.object({ id }),
    body: z.strictObject({ lasts: exclusionLength, reason }),
    value: safety,
    refusals: { exclusion_stands: 409 },
  },
});

export type MemberSafety = z.infer<typeof safety>;
