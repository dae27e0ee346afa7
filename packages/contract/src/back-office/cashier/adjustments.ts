/** Manual balance adjustments: one staff user requests with a reason, another approves. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { claim } from './claims.ts';
import { queueFilters } from './queue-filters.ts';
import {
  currency,
  cursor,
  id,
  instant,
  page,
  pageSize,
  signedAmount,
  uuid,
} from '@bahati/contract/wire.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';

export const adjustmentState = z.enum(['requested', 'posted', 'rejected']);

export const adjustment = z.object({
  id: uuid,
  memberId: id,
  username: z.string(),
  currency,
  /** Signed as the member's balance changes: "-50.00" is a debit. */
  amount: signedAmount,
  reason: z.string(),
  state: adjustmentState,
  requestedBy: z.string(),
  requestedAt: instant,
  /** When a decision is due; null once it is decided. */
  dueAt: instant.nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  decisionReason: z.string().nullable(),
  claim,
});

const one = z.object({ id: uuid });

export const boAdjustmentCalls = defineBackOfficeCalls({
  'GET /bo/adjustments': {
    summary: 'Adjustments: pending ones in order of due time, others newest first',
    audience: 'staff',
    permission: 'adjustments.read',
    query: z.object({
      cursor,
      pageSize,
      state: adjustmentState.optional(),
      memberId: id.optional(),
      /** The filters below apply to pending adjustments only; amounts carry no sign. */
      ...queueFilters,
    }),
    value: page(adjustment),
    refusals: {},
  },
  'POST /bo/adjustments': {
    summary: 'Request an adjustment; no money moves until another staff user approves it',
    audience: 'staff',
    permission: 'adjustments.decide',
    body: z.strictObject({ idempotencyKey: uuid, memberId: id, amount: signedAmount, reason }),
    value: adjustment,
    refusals: {
      member_not_found: 404,
      need_true_account: 409,
      amount_out_of_range: 400,
      request_conflict: 409,
    },
  },
  'POST /bo/adjustments/:id/approve': {
    summary: 'Approve an adjustment that another staff user requested; it is posted once',
    audience: 'staff',
    permission: 'adjustments.decide',
    params: one,
    body: z.strictObject({}),
    value: adjustment,
    refusals: { already_decided: 409, second_person_needed: 409, insufficient_funds: 409 },
  },
  'POST /bo/adjustments/:id/reject': {
    summary: 'Reject with a reason, or cancel one’s own request',
    audience: 'staff',
    permission: 'adjustments.decide',
    params: one,
    body: z.strictObject({ reason }),
    value: adjustment,
    refusals: { already_decided: 409 },
  },
});

export type Adjustment = z.infer<typeof adjustment>;
