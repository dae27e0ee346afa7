/** "I am on it": who is at work on something that waits in a money queue, seen by all. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { id, instant, uuid } from '@bahati/contract/wire.ts';

/** Who is at work on it just now, so that two do not do the same. */
export const claim = z.object({ staff: z.string(), endsAt: instant }).nullable();

const claiming = {
  summary: 'Say that one is on it; seen by all, for a quarter of an hour or until released',
  audience: 'staff',
  params: z.object({ id: uuid }),
  body: z.strictObject({}),
  value: z.object({}),
  refusals: { claimed_by_other: 409 },
} as const;

const releasing = {
  ...claiming,
  summary: 'Say that one is not on it any more',
  refusals: {},
} as const;

const numbered = z.object({ id });

export const boClaimCalls = defineCalls({
  'POST /bo/withdrawals/:id/claim': claiming,
  'POST /bo/withdrawals/:id/release': releasing,
  'POST /bo/deposits/:id/claim': claiming,
  'POST /bo/deposits/:id/release': releasing,
  'POST /bo/disputes/:id/claim': claiming,
  'POST /bo/disputes/:id/release': releasing,
  'POST /bo/adjustments/:id/claim': claiming,
  'POST /bo/adjustments/:id/release': releasing,
  'POST /bo/reconciliationExceptions/:id/claim': { ...claiming, params: numbered },
  'POST /bo/reconciliationExceptions/:id/release': { ...releasing, params: numbered },
});

export type Claim = z.infer<typeof claim>;
