/** Withdrawals as staff work them: the queue, approvals, disputes. */
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

/** Who has approved already; their word stands for what is seen now. */
export const approvals = z.array(z.object({ staff: z.string(), at: instant }));

export const staffWithdrawal = withdrawal.extend({
  memberId: id,
  username: z.string(),
  gatewayReference: z.string().nullable(),
  /** Who decided last; "system" where the rules did. */
  decidedBy: z.string().nullable(),
  /** 0 to 100, as it was when it was asked for. */
  riskScore: z.number().int(),
  riskReasons: z.array(z.object({ code: riskReasonCode, points: z.number().int() })),
  /** Until when the law wants it paid. */
  dueAt: instant.nullable(),
  /** Within how many minutes the method usually pays; null: too few were paid to say. */
  usualMinutes: z.number().int().nullable(),
  approvals,
  approvalsNeeded: z.number().int(),
  claim,
});

const ofMember = { memberId: id, username: z.string() };

export const staffDispute = dispute.omit({ messages: true }).extend({
  ...ofMember,
  method: z.string(),
  /** What the rail was to pay: received and remaining together. */
  amount: withdrawal.shape.net,
  paidAt: instant.nullable(),
  gatewayReference: z.string().nullable(),
  resolvedBy: z.string().nullable(),
  /** Until when the member should have an answer; null: he is not waiting for one. */
  dueAt: instant.nullable(),
  claim,
});

export const staffDisputeCase = staffDispute.extend({
  messages: z.array(disputeMessage.extend({ staff: z.string().nullable() })),
});

const one = z.object({ id: uuid });

/** As many as a page of the queue holds. */
const mostTogether = 25;

export const boWithdrawalCalls = defineBackOfficeCalls({
  'GET /bo/withdrawals': {
    summary: 'Withdrawals: those waiting for a decision first due first, others newest first',
    audience: 'staff',
    permission: 'withdrawals.read',
    query: z.object({
      cursor,
      pageSize,
      status: withdrawalStatus.optional(),
      memberId: id.optional(),
      /** What follows narrows the queue of those waiting for a decision, and nothing else. */
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
    summary: 'Approve; with the last word needed the payout is sent to the rail',
    audience: 'staff',
    permission: 'withdrawals.decide',
    params: one,
    body: z.strictObject({}),
    value: staffWithdrawal,
    refusals: { already_decided: 409, second_person_needed: 409, withdrawals_wait: 409 },
  },
  'POST /bo/withdrawals/approveSeveral': {
    summary: 'Approve several of low risk, each by itself; what needs a look of its own is refused',
    audience: 'staff',
    permission: 'withdrawals.decide',
    body: z.strictObject({ ids: z.array(uuid).min(1).max(mostTogether) }),
    value: z.object({
      /** In the order they were named. */
      items: z.array(
        z.object({
          id: uuid,
          /** Null: approved. Else as a refusal of approving it alone, or why not together. */
          refusal: z
            .enum([
              'not_found',
              'already_decided',
              'second_person_needed',
              'withdrawals_wait',
              'claimed_by_other',
              /** Its risk is not low, or one word is not enough. */
              'needs_own_look',
              /** A fault of ours: whether it is approved now, the withdrawal itself says. */
              'went_wrong',
            ])
            .nullable(),
        }),
      ),
    }),
    refusals: {},
  },
  'POST /bo/withdrawals/:id/reject': {
    summary: 'Reject with a reason the member reads: the held money returns',
    audience: 'staff',
    permission: 'withdrawals.decide',
    params: one,
    body: z.strictObject({ reason }),
    value: staffWithdrawal,
    refusals: { already_decided: 409 },
  },
  'GET /bo/disputes': {
    summary: 'Cases of withdrawals that did not arrive: open ones first due first',
    audience: 'staff',
    permission: 'withdrawals.read',
    query: z.object({
      cursor,
      pageSize,
      state: disputeState.optional(),
      /** What follows narrows the cases of a state that are not settled, and nothing else. */
      method: z.string().max(40).optional(),
      ...queueFilters,
    }),
    value: page(staffDispute),
    refusals: {},
  },
  'GET /bo/disputes/:id': {
    summary: 'One case with what was said and its pictures',
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
    summary: 'Settle a case: it counts as received, was paid again by hand, or goes back',
    audience: 'staff',
    permission: 'withdrawals.decide',
    params: one,
    body: z
      .strictObject({
        outcome: disputeOutcome,
        /** Of the payment made again. */
        reference: z.string().trim().min(3).max(60).optional(),
        /** Told to the member. */
        reason,
      })
      .refine(({ outcome, reference }) => (outcome === 'paid_again') === (reference !== undefined)),
    value: staffDisputeCase,
    refusals: {
      dispute_closed: 409,
      /** The rail does not say that the payout failed or came back. */
      payout_not_returned: 409,
      gateway_unavailable: 503,
    },
  },
});

export type StaffWithdrawal = z.infer<typeof staffWithdrawal>;
export type StaffDispute = z.infer<typeof staffDispute>;
export type StaffDisputeCase = z.infer<typeof staffDisputeCase>;
export type RiskReasonCode = z.infer<typeof riskReasonCode>;
