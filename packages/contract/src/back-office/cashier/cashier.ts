/** Deposits as staff follow them: transfers to look at, and where the rails' books differ. */
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
  /** What the member writes on a transfer. */
  accountReference: z.string(),
  decidedBy: z.string().nullable(),
  /** Until when somebody should have looked at the proof; null: none waits for a look. */
  dueAt: instant.nullable(),
  claim,
});

/** The last try to return money to its payer, and how far it has come. */
const lastReturn = z.object({
  state: z.enum(['requested', 'sent', 'done', 'failed']),
  failureReason: z.string().nullable(),
  startedAt: instant,
});

/** Whether a deposit can go back to its payer, who wants it, and what became of the last try. */
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
  /** The rail's receipt, or our own id where the rail knows nothing. */
  reference: z.string(),
  /** 'deposit:<id>' or 'withdrawal:<id>' of ours. */
  subject: z.string().nullable(),
  currency,
  ours: amount.nullable(),
  theirs: amount.nullable(),
  /** What the payer gave as the account, and who he is, as far as the rail tells. */
  account: z.string().nullable(),
  party: z.string().nullable(),
  /** Money that came in and is nobody's: it can be given to a member or sent back. */
  isUnallocatedDeposit: z.boolean(),
  /** Money that left without a withdrawal, or twice for one: it can be booked as a cost. */
  isUnmatchedPayout: z.boolean(),
  /** Who has said that it goes back, or is a cost; it takes two. */
  approvals,
  /** The last try to send it back. */
  lastReturn: lastReturn.nullable(),
  happenedAt: instant,
  foundAt: instant,
  /** Until when it should be explained; null once it is. */
  dueAt: instant.nullable(),
  resolvedAt: instant.nullable(),
  resolvedBy: z.string().nullable(),
  resolution: z.string().nullable(),
  claim,
});

export const boCashierCalls = defineBackOfficeCalls({
  'GET /bo/deposits': {
    summary: 'Deposits, newest first; those with a proof to look at first due first',
    audience: 'staff',
    permission: 'deposits.read',
    query: z.object({
      cursor,
      pageSize,
      status: depositStatus.optional(),
      memberId: id.optional(),
      /** Transfers whose proof waits for a look. */
      isToLookAt: z.stringbool().optional(),
      /** What follows narrows those with a proof to look at, and nothing else. */
      method: z.string().max(40).optional(),
      ...queueFilters,
    }),
    value: page(staffDeposit),
    refusals: {},
  },
  'GET /bo/deposits/:id': {
    summary: 'One deposit, with the proof the member sent and how far it is on its way back',
    audience: 'staff',
    permission: 'deposits.read',
    params: z.object({ id: uuid }),
    value: depositCard,
    refusals: {},
  },
  'POST /bo/deposits/:id/refund': {
    summary: 'Ask that a deposit goes back whole to its payer; a second person lets it',
    audience: 'staff',
    permission: 'deposits.decide',
    params: z.object({ id: uuid }),
    body: z.strictObject({ reason }),
    value: depositCard,
    refusals: { nothing_arrived: 409, reversal_impossible: 409, reversal_under_way: 409 },
  },
  'POST /bo/deposits/:id/accept': {
    summary: 'A transfer arrived: credit the amount seen on the account',
    audience: 'staff',
    permission: 'deposits.decide',
    params: z.object({ id: uuid }),
    body: z.strictObject({
      amount,
      /** The bank's reference of the entry; each is credited once. */
      receipt: z.string().trim().min(4).max(60),
    }),
    value: staffDeposit,
    refusals: { already_decided: 409, amount_out_of_range: 400, receipt_known: 409 },
  },
  'POST /bo/deposits/:id/reject': {
    summary: 'No such transfer arrived; the member reads the reason',
    audience: 'staff',
    permission: 'deposits.decide',
    params: z.object({ id: uuid }),
    body: z.strictObject({ reason }),
    value: staffDeposit,
    refusals: { already_decided: 409 },
  },
  'GET /bo/reconciliationExceptions': {
    summary: 'Where the books of a rail and ours differ: open ones first due first',
    audience: 'staff',
    permission: 'deposits.read',
    query: z.object({
      cursor,
      pageSize,
      isOpen: z.stringbool().default(true),
      /** What follows narrows those still open, and nothing else. */
      rail: z.string().max(40).optional(),
      ...queueFilters,
    }),
    value: page(reconciliationException),
    refusals: {},
  },
  'POST /bo/reconciliationExceptions/:id/resolve': {
    summary: 'Say how an exception was explained; money moves by other calls',
    audience: 'staff',
    permission: 'deposits.decide',
    params: z.object({ id }),
    body: z.strictObject({ reason }),
    value: reconciliationException,
    refusals: { already_decided: 409, reversal_under_way: 409 },
  },
  'POST /bo/reconciliationExceptions/:id/assign': {
    summary: 'Allocate an unallocated deposit to the member it belongs to',
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
    summary:
      'Say that money which left without a withdrawal is the operator’s cost; the second word books it',
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
