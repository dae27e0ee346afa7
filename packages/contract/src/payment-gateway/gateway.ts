/**
 * The simulated payment gateway, like real ones: we create, it answers "accepted",
 * and the result arrives later by a signed callback that may be late, repeated or lost; its
 * status call is the final answer. Our id is the idempotency key on both sides.
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
  /** The charge to refund. */
  reference: z.string().max(80),
  ...money,
  state: refundState,
  reason: z.string().max(200).nullable(),
});

/** The gateway's ledger entries, in order. */
const entry = z.object({
  kind: z.enum(['charge', 'payout']),
  reference: z.string().max(80),
  /** The id of our deposit or withdrawal. */
  ourId: uuid,
  ...money,
  state: z.enum(['paid', 'reversed']),
  /** The description shown to the payer, or the payee. */
  account: z.string().max(60),
  at: instant,
});

/** Entries per page; a page with fewer is the last one. */
export const entriesAPage = 500;

/** Calls the platform makes on the gateway. */
export const gatewayCalls = defineCalls({
  'POST /gateway/v1/charges': {
    summary: 'Create a charge; the payer is sent to checkoutUrl',
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
    summary: 'The state of a charge',
    audience: 'platform',
    params: z.object({ depositId: uuid }),
    value: charge,
    refusals: {},
  },
  'POST /gateway/v1/payouts': {
    summary: 'Create a payout; the result arrives by callback',
    audience: 'platform',
    body: z.strictObject({
      withdrawalId: uuid,
      rail: z.string().max(40),
      ...money,
      /** A phone number, or an account number at `bank`. */
      payee: z.string().max(30),
      /** Bank and account holder; absent: the payee is a phone. */
      bank: z
        .strictObject({
          code: z.string().max(40),
          name: z.string().max(80),
          holder: z.string().max(120),
        })
        .optional(),
      callbackUrl: z.string().max(600),
    }),
    value: payout,
    refusals: { payout_conflict: 409 },
  },
  'GET /gateway/v1/payouts/:withdrawalId': {
    summary: 'The state of a payout',
    audience: 'platform',
    params: z.object({ withdrawalId: uuid }),
    value: payout,
    refusals: {},
  },
  'POST /gateway/v1/refunds': {
    summary: 'Refund a charge in full; the result arrives by callback',
    audience: 'platform',
    body: z.strictObject({
      refundId: uuid,
      rail: z.string().max(40),
      reference: z.string().max(80),
      ...money,
      callbackUrl: z.string().max(600),
    }),
    value: refund,
    /** The id is known with other content, or the charge cannot be refunded by this amount. */
    refusals: { refund_conflict: 409 },
  },
  'GET /gateway/v1/refunds/:refundId': {
    summary: 'The state of a refund',
    audience: 'platform',
    params: z.object({ refundId: uuid }),
    value: refund,
    refusals: {},
  },
  'GET /gateway/v1/statements/:rail/:day/:page': {
    summary: 'The entries of a rail on a day of East African Time, from page 0',
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
    /** `not_found` also where the charge or payout is another rail's. */
    refusals: {
      amount_differs: 409,
      /** Not the reference the charge or payout was taken up with. */
      reference_differs: 409,
    },
  },
});

export type ChargeState = z.infer<typeof chargeState>;
export type PayoutState = z.infer<typeof payoutState>;
export type RefundState = z.infer<typeof refundState>;
export type GatewayCalls = typeof gatewayCalls;
