/**
 * The simulated payment gateway, shaped as real ones are: we create, it answers "accepted",
 * and the truth arrives later by a signed callback that may be late, repeated or lost; its
 * status call settles doubt. Our id is the idempotency key on both sides.
 */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { amount, currency, instant, uuid, language } from '@bahati/contract/wire.ts';

const money = { currency, amount };

export const chargeState = z.enum(['pending', 'paid', 'cancelled', 'failed', 'expired']);
export const payoutState = z.enum(['pending', 'paid', 'failed']);
export const refundState = z.enum(['pending', 'done', 'refused']);

const charge = z.object({
  reference: z.string().max(80),
  depositId: uuid,
  ...money,
  state: chargeState,
  checkoutUrl: z.string().max(600),
});

const payout = z.object({
  reference: z.string().max(80),
  withdrawalId: uuid,
  ...money,
  state: payoutState,
  reason: z.string().max(200).nullable(),
});

const refund = z.object({
  refundId: uuid,
  /** Of the charge that goes back. */
  reference: z.string().max(80),
  ...money,
  state: refundState,
  reason: z.string().max(200).nullable(),
});

/** What the gateway really moved, in the order it did. */
const entry = z.object({
  kind: z.enum(['charge', 'payout']),
  reference: z.string().max(80),
  /** Our deposit or withdrawal. */
  ourId: uuid,
  ...money,
  state: z.enum(['paid', 'reversed']),
  /** What the payer was shown, or who was paid. */
  account: z.string().max(60),
  at: instant,
});

/** Entries of one page; a page with fewer is the last. */
export const entriesAPage = 500;

/** Calls the platform makes on the gateway. */
export const gatewayCalls = defineCalls({
  'POST /gateway/v1/charges': {
    summary: 'Ask for money; the payer is sent to checkoutUrl',
    audience: 'platform',
    body: z.strictObject({
      depositId: uuid,
      rail: z.string().max(40),
      ...money,
      /** Shown to the payer; at most 12 characters, as mobile-money rails ask. */
      accountReference: z.string().max(12),
      returnUrl: z.string().max(600),
      callbackUrl: z.string().max(600),
      language,
    }),
    value: charge,
    refusals: { charge_conflict: 409 },
  },
  'GET /gateway/v1/charges/:depositId': {
    summary: 'Where a charge stands',
    audience: 'platform',
    params: z.object({ depositId: uuid }),
    value: charge,
    refusals: {},
  },
  'POST /gateway/v1/payouts': {
    summary: 'Send money; the result arrives by callback',
    audience: 'platform',
    body: z.strictObject({
      withdrawalId: uuid,
      rail: z.string().max(40),
      ...money,
      payee: z.string().max(30),
      callbackUrl: z.string().max(600),
    }),
    value: payout,
    refusals: { payout_conflict: 409 },
  },
  'GET /gateway/v1/payouts/:withdrawalId': {
    summary: 'Where a payout stands',
    audience: 'platform',
    params: z.object({ withdrawalId: uuid }),
    value: payout,
    refusals: {},
  },
  'POST /gateway/v1/refunds': {
    summary: 'Send a charge back whole to who paid it; the result arrives by callback',
    audience: 'platform',
    body: z.strictObject({
      refundId: uuid,
      rail: z.string().max(40),
      reference: z.string().max(80),
      ...money,
      callbackUrl: z.string().max(600),
    }),
    value: refund,
    /** Known with other content, or the charge is not paid, is another sum, or goes back already. */
    refusals: { refund_conflict: 409 },
  },
  'GET /gateway/v1/refunds/:refundId': {
    summary: 'Where a refund stands',
    audience: 'platform',
    params: z.object({ refundId: uuid }),
    value: refund,
    refusals: {},
  },
  'GET /gateway/v1/statements/:rail/:day/:page': {
    summary: 'What a rail moved on a day of East Africa, the first page being 0',
    audience: 'platform',
    params: z.object({
      rail: z.string().max(40),
      day: z.iso.date(),
      page: z.coerce.number().int().min(0).max(10_000),
    }),
    value: z.object({ entries: z.array(entry).max(entriesAPage) }),
    refusals: {},
  },
});

/** Calls the gateway makes on the platform. */
export const gatewayCallbacks = defineCalls({
  'POST /gateway-callbacks/:rail': {
    summary: 'The result of a charge, payout or refund; repeated until answered with success',
    audience: 'gateway',
    params: z.object({ rail: z.string().max(40) }),
    body: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('charge'),
        reference: z.string().max(80),
        depositId: uuid,
        ...money,
        state: chargeState,
        at: instant,
      }),
      z.strictObject({
        kind: z.literal('payout'),
        reference: z.string().max(80),
        withdrawalId: uuid,
        ...money,
        state: payoutState,
        reason: z.string().max(200).nullable(),
        at: instant,
      }),
      z.strictObject({ kind: z.literal('refund'), ...refund.shape, at: instant }),
    ]),
    value: z.object({}),
    refusals: { amount_differs: 409 },
  },
});

export type ChargeState = z.infer<typeof chargeState>;
export type PayoutState = z.infer<typeof payoutState>;
export type RefundState = z.infer<typeof refundState>;
export type GatewayCalls = typeof gatewayCalls;
