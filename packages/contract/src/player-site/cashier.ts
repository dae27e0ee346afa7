/** Deposits and withdrawals of a member (spec §2 depositv2, withdraw; §4 receipt). */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { amount, currency, cursor, instant, page, pageSize, uuid } from '@bahati/contract/wire.ts';

export const paymentMethod = z.object({
  code: z.string(),
  name: z.string(),
  kind: z.enum(['mobile_money', 'bank', 'card']),
  currency,
  minimum: amount,
  maximum: amount,
  quickAmounts: z.array(amount),
});

/** created → pending (at the gateway) → completed | failed | expired. */
export const depositStatus = z.enum(['pending', 'completed', 'failed', 'expired']);

export const deposit = z.object({
  id: uuid,
  method: z.string(),
  currency,
  amount,
  status: depositStatus,
  /** The gateway's hosted page, while the deposit is pending. */
  redirectUrl: z.string().nullable(),
  failureReason: z.string().nullable(),
  createdAt: instant,
  completedAt: instant.nullable(),
});

/** requested (money held) → approved → paid → confirmed; or rejected, or failed at the rail. */
export const withdrawalStatus = z.enum([
  'requested',
  'approved',
  'paid',
  'confirmed',
  'rejected',
  'failed',
]);

export const withdrawal = z.object({
  id: uuid,
  method: z.string(),
  /** The account or number paid, all but its last digits masked. */
  payee: z.string(),
  currency,
  amount,
  status: withdrawalStatus,
  /** Why staff rejected it or the rail failed. */
  reason: z.string().nullable(),
  createdAt: instant,
  decidedAt: instant.nullable(),
  paidAt: instant.nullable(),
  confirmedAt: instant.nullable(),
  /** When a paid withdrawal counts as received without an answer. */
  autoConfirmAt: instant.nullable(),
});

const list = z.object({ cursor, pageSize });

export const cashierCalls = defineCalls({
  'GET /wps/cashier/methods': {
    summary: 'Ways to pay in and out with their limits',
    audience: 'member',
    value: z.object({ deposit: z.array(paymentMethod), withdrawal: z.array(paymentMethod) }),
    refusals: {},
  },
  'POST /wps/cashier/deposits': {
    summary: 'Start a deposit; the same requestId answers the same deposit',
    audience: 'member',
    body: z.strictObject({ requestId: uuid, method: z.string().max(40), amount }),
    value: deposit,
    refusals: {
      method_not_available: 404,
      amount_out_of_range: 400,
      request_conflict: 409,
      deposits_blocked: 403,
      gateway_unavailable: 503,
      need_true_account: 403,
      too_many_pending: 409,
    },
  },
  'GET /wps/cashier/deposits': {
    summary: 'Own deposits, newest first',
    audience: 'member',
    query: list,
    value: page(deposit),
    refusals: {},
  },
  'GET /wps/cashier/deposits/:id': {
    summary: 'One own deposit',
    audience: 'member',
    params: z.object({ id: uuid }),
    value: deposit,
    refusals: {},
  },
  'POST /wps/cashier/withdrawals': {
    summary: 'Ask for a withdrawal; the amount is held at once',
    audience: 'member',
    body: z.strictObject({
      requestId: uuid,
      method: z.string().max(40),
      /** One of the member's own (payout-accounts.ts). */
      payoutAccountId: uuid,
      amount,
      paymentPassword: z.string().regex(/^\d{6}$/),
    }),
    value: withdrawal,
    refusals: {
      method_not_available: 404,
      amount_out_of_range: 400,
      payout_account_not_found: 404,
      payout_account_unfit: 409,
      /** With `readyAt`, from when on money may go there. */
      payout_account_cooling: 409,
      request_conflict: 409,
      insufficient_funds: 409,
      payment_password_not_set: 409,
      payment_password_wrong: 403,
      withdrawals_blocked: 403,
      need_true_account: 403,
      too_many_pending: 409,
    },
    perMinute: 20,
  },
  'GET /wps/cashier/withdrawals': {
    summary: 'Own withdrawals, newest first',
    audience: 'member',
    query: list,
    value: page(withdrawal),
    refusals: {},
  },
  'GET /wps/cashier/withdrawals/:id': {
    summary: 'One own withdrawal',
    audience: 'member',
    params: z.object({ id: uuid }),
    value: withdrawal,
    refusals: {},
  },
  'POST /wps/cashier/withdrawals/:id/receipt': {
    summary: 'Confirm that the money of a paid withdrawal arrived',
    audience: 'member',
    params: z.object({ id: uuid }),
    body: z.strictObject({ receipt: z.literal('received') }),
    value: withdrawal,
    refusals: { withdrawal_not_paid: 409 },
  },
});

export type PaymentMethod = z.infer<typeof paymentMethod>;
export type Deposit = z.infer<typeof deposit>;
export type Withdrawal = z.infer<typeof withdrawal>;
