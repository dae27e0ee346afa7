/** Deposits, bank deposits to review, and exceptions of the reconciliation with the rails. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { sentImage } from '@bahati/contract/images.ts';
import { claim } from './claims.ts';
import { queueFilters } from './queue-filters.ts';
import { approvals } from './withdrawals.ts';
import { deposit, depositStatus } from '@bahati/contract/player-site/cashier/deposits.ts';
import {
  amount,
  currency,
  cursor,
  id,
  instant,
  page,
  pageSize,
  uuid,
} from '@bahati/contract/wire.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';

export const staffDeposit = deposit.omit({ redirectUrl: true, payTo: true }).extend({
  memberId: id,
  username: z.string(),
  gatewayReference: z.string().nullable(),
  /** The reference the member writes on a bank deposit. */
  accountReference: z.string(),
  decidedBy: z.string().nullable(),
  /** When the review of the proof is due; null: no proof waits for review. */
  dueAt: instant.nullable(),
  claim,
});

/** The last attempt to return money to its payer, and its state. */
const lastReturn = z.object({
  state: z.enum(['requested', 'sent', 'done', 'failed']),
  failureReason: z.string().nullable(),
  startedAt: instant,
});

/** Whether a deposit can be refunded, who requested it, and the result of the last attempt. */
const depositRefund = z.object({
  isPossible: z.boolean(),
  asked: z.object({ reason: z.string(), requestedBy: z.string(), requestedAt: instant }).nullable(),
  lastReturn: lastReturn.nullable(),
});

const depositCard = staffDeposit.extend({ proofs: z.array(sentImage), refund: depositRefund });

export const exceptionKind = z.enum([
  'missing_here',
  'missing_there',
  'amount_differs',
  'state_differs',
]);

export const reconciliationException = z.object({
  id,
  rail: z.string(),
  kind: exceptionKind,
  /** The rail's receipt; our own id where the rail has no record. */
  reference: z.string(),
  /** Our record: 'deposit:<id>' or 'withdrawal:<id>'. */
  subject: z.string().nullable(),
  currency,
  ours: amount.nullable(),
  theirs: amount.nullable(),
  /** The account reference the payer gave, and the payer's name, if the rail reports them. */
  account: z.string().nullable(),
  party: z.string().nullable(),
  /** A deposit without a member: it can be allocated to a member or returned to its payer. */
  isUnallocatedDeposit: z.boolean(),
  /** A payout without a withdrawal, or a second one for the same: it can be written off. */
  isUnmatchedPayout: z.boolean(),
  /** Approvals of the return or of the write-off; two are needed. */
  approvals,
  /** The last attempt to return it to its payer. */
  lastReturn: lastReturn.nullable(),
  happenedAt: instant,
  foundAt: instant,
  /** When a resolution is due; null once it is resolved. */
  dueAt: instant.nullable(),
  resolvedAt: instant.nullable(),
  resolvedBy: z.string().nullable(),
  resolution: z.string().nullable(),
  claim,
});

export const boCashierCalls = defineBackOfficeCalls({
  'GET /bo/deposits': {
    summary: 'Deposits, newest first; those with a proof to review in order of due time',
    audience: 'staff',
    permission: 'deposits.read',
    query: z.object({
      cursor,
      pageSize,
      status: depositStatus.optional(),
      memberId: id.optional(),
      /** Only bank deposits whose proof waits for review. */
      isToLookAt: z.stringbool().optional(),
      /** The filters below apply to deposits with a proof to review only. */
      method: z.string().max(40).optional(),
      ...queueFilters,
    }),
    value: page(staffDeposit),
    refusals: {},
  },
  'GET /bo/deposits/:id': {
    summary: 'One deposit, with the member’s proof of payment and the state of its refund',
    audience: 'staff',
    permission: 'deposits.read',
    params: z.object({ id: uuid }),
    value: depositCard,
    refusals: {},
  },
  'POST /bo/deposits/:id/refund': {
    summary: 'Request a full refund of a deposit to its payer; a second staff user approves it',
    audience: 'staff',
    permission: 'deposits.decide',
    params: z.object({ id: uuid }),
    body: z.strictObject({ reason }),
    value: depositCard,
    refusals: { nothing_arrived: 409, reversal_impossible: 409, reversal_under_way: 409 },
  },
  'POST /bo/deposits/:id/accept': {
    summary: 'Accept a bank deposit: credit the amount that reached the bank account',
    audience: 'staff',
    permission: 'deposits.decide',
    params: z.object({ id: uuid }),
    body: z.strictObject({
      amount,
      /** The bank's reference of the entry; each reference is credited once. */
      receipt: z.string().trim().min(4).max(60),
    }),
    value: staffDeposit,
    refusals: { already_decided: 409, amount_out_of_range: 400, receipt_known: 409 },
  },
  'POST /bo/deposits/:id/reject': {
    summary: 'Reject a bank deposit that did not arrive; the member sees the reason',
    audience: 'staff',
    permission: 'deposits.decide',
    params: z.object({ id: uuid }),
    body: z.strictObject({ reason }),
    value: staffDeposit,
    refusals: { already_decided: 409 },
  },
  'GET /bo/reconciliationExceptions': {
    summary: 'Reconciliation exceptions: open ones in order of due time, others newest first',
    audience: 'staff',
    permission: 'deposits.read',
    query: z.object({
      cursor,
      pageSize,
      isOpen: z.stringbool().default(true),
      /** The filters below apply to open exceptions only. */
      rail: z.string().max(40).optional(),
      ...queueFilters,
    }),
    value: page(reconciliationException),
    refusals: {},
  },
  'POST /bo/reconciliationExceptions/:id/resolve': {
    summary: 'Resolve an exception with an explanation; this call moves no money',
    audience: 'staff',
    permission: 'deposits.decide',
    params: z.object({ id }),
    body: z.strictObject({ reason }),
    value: reconciliationException,
    refusals: { already_decided: 409, reversal_under_way: 409 },
  },
  'POST /bo/reconciliationExceptions/:id/assign': {
    summary: 'Allocate an unallocated deposit to a member',
    audience: 'staff',
    permission: 'deposits.decide',
    params: z.object({ id }),
    body: z.strictObject({ username: z.string().trim().min(1).max(60), reason }),
    value: reconciliationException,
    refusals: {
      already_decided: 409,
      nothing_arrived: 409,
      receipt_known: 409,
      reversal_under_way: 409,
      member_not_found: 404,
      method_not_available: 404,
    },
  },
  'POST /bo/reconciliationExceptions/:id/returnToPayer': {
    summary: 'Return an unallocated deposit to its payer; the second approval sends it',
    audience: 'staff',
    permission: 'deposits.decide',
    params: z.object({ id }),
    body: z.strictObject({ reason }),
    value: reconciliationException,
    refusals: {
      already_decided: 409,
      nothing_arrived: 409,
      receipt_known: 409,
      reversal_under_way: 409,
      reversal_impossible: 409,
      second_person_needed: 409,
    },
  },
  'POST /bo/reconciliationExceptions/:id/book': {
    summary: 'Write off an unmatched payout; the second approval books it',
    audience: 'staff',
    permission: 'deposits.decide',
    params: z.object({ id }),
    body: z.strictObject({ reason }),
    value: reconciliationException,
    refusals: { already_decided: 409, nothing_left: 409, second_person_needed: 409 },
  },
});

export type DepositRefund = z.infer<typeof depositRefund>;
export type StaffDeposit = z.infer<typeof staffDeposit>;
export type ReconciliationException = z.infer<typeof reconciliationException>;
