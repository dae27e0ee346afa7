/** Assignments: which staff user works on an entry of a payment queue. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { id, instant, uuid } from '@bahati/contract/wire.ts';

/** The staff user an entry is assigned to, so that two people do not work on it. */
export const claim = z.object({ staff: z.string(), endsAt: instant }).nullable();

const claiming = {
  summary: 'Assign an entry to oneself for 15 minutes, or until it is released',
  audience: 'staff',
  params: z.object({ id: uuid }),
  body: z.strictObject({}),
  value: z.object({}),
  refusals: { claimed_by_other: 409 },
} as const;

const releasing = {
  ...claiming,
  summary: 'Release an entry that is assigned to oneself',
  refusals: {},
} as const;

const numbered = z.object({ id });

export const boClaimCalls = defineBackOfficeCalls({
  'POST /bo/withdrawals/:id/claim': { ...claiming, permission: 'withdrawals.decide' },
  'POST /bo/withdrawals/:id/release': { ...releasing, permission: 'withdrawals.decide' },
  'POST /bo/deposits/:id/claim': { ...claiming, permission: 'deposits.decide' },
  'POST /bo/deposits/:id/release': { ...releasing, permission: 'deposits.decide' },
  'POST /bo/disputes/:id/claim': { ...claiming, permission: 'withdrawals.decide' },
  'POST /bo/disputes/:id/release': { ...releasing, permission: 'withdrawals.decide' },
  'POST /bo/adjustments/:id/claim': { ...claiming, permission: 'adjustments.decide' },
  'POST /bo/adjustments/:id/release': { ...releasing, permission: 'adjustments.decide' },
  'POST /bo/reconciliationExceptions/:id/claim': {
    ...claiming,
    permission: 'deposits.decide',
    params: numbered,
  },
  'POST /bo/reconciliationExceptions/:id/release': {
    ...releasing,
    permission: 'deposits.decide',
    params: numbered,
  },
});

export type Claim = z.infer<typeof claim>;
