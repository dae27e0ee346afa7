/** Withdrawals for staff: the queue, approvals and disputes. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { cursor, id, instant, page, pageSize, uuid } from '@bahati/contract/wire.ts';
import { claim } from './claims.ts';
import { queueFilters } from './queue-filters.ts';
import { riskReasons } from './risk-reasons.ts';
import {
  dispute,
  disputeMessage,
  disputeOutcome,
  disputeState,
  withdrawal,
  withdrawalStatus,
} from '@bahati/contract/player-site/cashier/withdrawals.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';

export const riskReasonCode = z.enum(riskReasons);

/** The staff users who have approved, and when. */
export const approvals = z.array(z.object({ staff: z.string(), at: instant }));

export const staffWithdrawal = withdrawal.extend({
  memberId: id,
  username: z.string(),
  /** Bank and account holder, for who may decide; null: the payee is a phone. */
  payeeBank: z.object({ name: z.string(), holder: z.string() }).nullable(),
  gatewayReference: z.string().nullable(),
  /** The staff user who decided last; "system" for an automatic decision. */
  decidedBy: z.string().nullable(),
  /** 0 to 100, at the time of the request. */
  riskScore: z.number().int(),
  riskReasons: z.array(z.object({ code: riskReasonCode, points: z.number().int() })),
  /** When payment is due by law. */
  dueAt: instant.nullable(),
  /** The usual minutes to payment by this method; null: too few payments to tell. */
  usualMinutes: z.number().int().nullable(),
  approvals,
  approvalsNeeded: z.number().int(),
  claim,
});

const ofMember = { memberId: id, username: z.string() };

export const staffDispute = dispute.omit({ messages: true }).extend({
  ...ofMember,
  method: z.string(),
  /** The amount of the payout: received and missing parts together. */
  amount: withdrawal.shape.net,
  paidAt: instant.nullable(),
  gatewayReference: z.string().nullable(),
  resolvedBy: z.string().nullable(),
  /** When an answer to the member is due; null: none is expected. */
  dueAt: instant.nullable(),
  claim,
});

export const staffDisputeCase = staffDispute.extend({
  messages: z.array(disputeMessage.extend({ staff: z.string().nullable() })),
});

const one = z.object({ id: uuid });

/** At most one page of the queue. */
const mostTogether = 25;

export const boWithdrawalCalls = defineBackOfficeCalls({
  'GET /bo/withdrawals': {
    summary: 'Withdrawals: undecided ones in order of due time, others newest first',
    audience: 'staff',
    permission: 'withdrawals.read',
    query: z.object({
      cursor,
      pageSize,
      status: withdrawalStatus.optional(),
      memberId: id.optional(),
      /** The filters below apply to withdrawals that wait for a decision only. */
      method: z.string().max(40).optional(),
      reason: riskReasonCode.optional(),
      ...queueFilters,
    }),
    value: page(staffWithdrawal),
    refusals: {},
  },
  'GET /bo/withdrawals/:id': {
    summary: 'One withdrawal',
    audience: 'staff',
    permission: 'withdrawals.read',
    params: one,
    value: staffWithdrawal,
    refusals: {},
  },
  'POST /bo/withdrawals/:id/approve': {
    summary: 'Approve; the last approval needed sends the payout to the rail',
    audience: 'staff',
    permission: 'withdrawals.decide',
    params: one,
    body: z.strictObject({}),
    value: staffWithdrawal,
    refusals: { already_decided: 409, second_person_needed: 409, withdrawals_wait: 409 },
  },
  'POST /bo/withdrawals/approveSeveral': {
    summary: 'Approve several low-risk withdrawals, each on its own; others are refused',
    audience: 'staff',
    permission: 'withdrawals.decide',
    body: z.strictObject({ ids: z.array(uuid).min(1).max(mostTogether) }),
    value: z.object({
      /** In the order of the request. */
      items: z.array(
        z.object({
          id: uuid,
          /** Null: approved. Else the refusal of a single approval, or why not here. */
          refusal: z
            .enum([
              'not_found',
              'already_decided',
              'second_person_needed',
              'withdrawals_wait',
              'claimed_by_other',
              /** Its risk is not low, or it needs more than one approval. */
              'needs_own_look',
              /** An internal error; read the withdrawal for its state. */
              'went_wrong',
            ])
            .nullable(),
        }),
      ),
    }),
    refusals: {},
  },
  'POST /bo/withdrawals/:id/reject': {
    summary: 'Reject with a reason the member sees; the held money is released',
    audience: 'staff',
    permission: 'withdrawals.decide',
    params: one,
    body: z.strictObject({ reason }),
    value: staffWithdrawal,
    refusals: { already_decided: 409 },
  },
  'GET /bo/disputes': {
    summary: 'Disputes of payouts that did not arrive: open ones in order of due time',
    audience: 'staff',
    permission: 'withdrawals.read',
    query: z.object({
      cursor,
      pageSize,
      state: disputeState.optional(),
      /** The filters below apply to unresolved disputes only. */
      method: z.string().max(40).optional(),
      ...queueFilters,
    }),
    value: page(staffDispute),
    refusals: {},
  },
  'GET /bo/disputes/:id': {
    summary: 'One dispute with its messages and pictures',
    audience: 'staff',
    permission: 'withdrawals.read',
    params: one,
    value: staffDisputeCase,
    refusals: {},
  },
  'POST /bo/disputes/:id/messages': {
    summary: 'Answer the member',
    audience: 'staff',
    permission: 'withdrawals.decide',
    params: one,
    body: z.strictObject({ clientId: uuid, text: z.string().trim().min(1).max(500) }),
    value: staffDisputeCase,
    refusals: { dispute_closed: 409, too_many_messages: 409, request_conflict: 409 },
  },
  'POST /bo/disputes/:id/resolve': {
    summary: 'Resolve a dispute: received, paid again by hand, or returned to the balance',
    audience: 'staff',
    permission: 'withdrawals.decide',
    params: one,
    body: z
      .strictObject({
        outcome: disputeOutcome,
        /** The reference of the second payment. */
        reference: z.string().trim().min(3).max(60).optional(),
        /** Shown to the member. */
        reason,
      })
      .refine(({ outcome, reference }) => (outcome === 'paid_again') === (reference !== undefined)),
    value: staffDisputeCase,
    refusals: {
      dispute_closed: 409,
      /** The rail does not report the payout as failed or returned. */
      payout_not_returned: 409,
      gateway_unavailable: 503,
    },
  },
});

export type StaffWithdrawal = z.infer<typeof staffWithdrawal>;
export type StaffDispute = z.infer<typeof staffDispute>;
export type StaffDisputeCase = z.infer<typeof staffDisputeCase>;
export type RiskReasonCode = z.infer<typeof riskReasonCode>;
