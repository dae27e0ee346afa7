/** A member's withdrawals: quote, request, state, payout confirmation, dispute (spec §4). */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { imageIds, sentImage } from '@bahati/contract/images.ts';
import {
  amount,
  currency,
  cursor,
  instant,
  page,
  pageSize,
  uuid,
  textByLanguage,
} from '@bahati/contract/wire.ts';
import { kycLevel } from '@bahati/contract/player-site/kyc/kyc.ts';
import { disputeTextLength } from '@bahati/contract/dispute-limits.ts';
import { paymentPassword } from '@bahati/contract/player-site/members/members.ts';

/**
 * requested (money held) → approved → paid → confirmed; or rejected, or failed at the rail. A paid
 * one that did not arrive is disputed until staff resolve the dispute.
 */
export const withdrawalStatus = z.enum([
  'requested',
  'approved',
  'paid',
  'disputed',
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
  /** The amount debited: tax, fee and net. */
  amount,
  tax: amount,
  taxName: textByLanguage.nullable(),
  fee: amount,
  /** The amount paid to the payee. */
  net: amount,
  status: withdrawalStatus,
  hasDispute: z.boolean(),
  /** Why staff rejected it, or why the rail failed. */
  reason: z.string().nullable(),
  createdAt: instant,
  decidedAt: instant.nullable(),
  paidAt: instant.nullable(),
  confirmedAt: instant.nullable(),
  /** When a paid withdrawal counts as received without a payout confirmation. */
  autoConfirmAt: instant.nullable(),
});

/** Block reasons of a withdrawal, named like the refusals of the request. */
export const withdrawalBlockReason = z.enum([
  'level_needed',
  'daily_count_reached',
  'daily_limit_reached',
  'wagering_open',
  'stakes_open',
]);

export const withdrawalQuote = z.object({
  currency,
  amount,
  tax: amount,
  taxName: textByLanguage.nullable(),
  taxRateBps: z.number().int().nullable(),
  fee: amount,
  net: amount,
  /** Null: no limit. */
  leftToday: amount.nullable(),
  timesLeftToday: z.number().int().nullable(),
  /** The wagering requirement left; null: none. */
  wagering: z.object({ required: amount, left: amount }).nullable(),
  /** Money in open rounds, which cannot be withdrawn yet. */
  openStakes: amount,
  /** The KYC tier required first (kyc.ts); null: none. */
  levelNeeded: kycLevel.nullable(),
  blockReasons: z.array(withdrawalBlockReason),
});

const disputeText = z.string().trim().max(disputeTextLength);

/** `remaining` must equal the net less `received`. */
const receipt = z.discriminatedUnion('receipt', [
  z.strictObject({ receipt: z.literal('received') }),
  z.strictObject({
    receipt: z.literal('partly'),
    received: amount,
    remaining: amount,
    text: disputeText.default(''),
    imageIds,
  }),
  z.strictObject({
    receipt: z.literal('not_received'),
    text: disputeText.default(''),
    imageIds: imageIds.refine((ids) => ids.length > 0),
  }),
]);

export const disputeState = z.enum(['open', 'answered', 'resolved']);

/** forced_receipt: counts as received; paid_again: by hand; returned: to the balance. */
export const disputeOutcome = z.enum(['forced_receipt', 'paid_again', 'returned']);

export const disputeMessage = z.object({
  seq: z.number().int(),
  author: z.enum(['member', 'staff']),
  text: z.string(),
  images: z.array(sentImage),
  at: instant,
});

export const dispute = z.object({
  id: uuid,
  withdrawalId: uuid,
  kind: z.enum(['partly', 'not_received']),
  currency,
  received: amount,
  remaining: amount,
  state: disputeState,
  outcome: disputeOutcome.nullable(),
  /** The reference of a payment made again by hand. */
  outcomeReference: z.string().nullable(),
  openedAt: instant,
  resolvedAt: instant.nullable(),
  /** In order; 40 at most. */
  messages: z.array(disputeMessage),
});

/** A message of a dispute; the same client id is stored once. */
export const disputeWords = z
  .strictObject({ clientId: uuid, text: disputeText.default(''), imageIds })
  .refine(({ text, imageIds: ids }) => text !== '' || ids.length > 0);

const one = z.object({ id: uuid });
const asked = { method: z.string().max(40), amount };

export const withdrawalCalls = defineCalls({
  'POST /wps/cashier/withdrawals/quote': {
    summary: 'Quote a withdrawal: tax, fee, net amount and block reasons',
    audience: 'member',
    body: z.strictObject(asked),
    value: withdrawalQuote,
    refusals: { method_not_available: 404, amount_out_of_range: 400, need_true_account: 403 },
    perMinute: 120,
  },
  'POST /wps/cashier/withdrawals': {
    summary: 'Request a withdrawal; the amount is held at once',
    audience: 'member',
    body: z.strictObject({
      idempotencyKey: uuid,
      ...asked,
      /** One of the member's payout accounts (payout-accounts.ts). */
      payoutAccountId: uuid,
      paymentPassword,
    }),
    value: withdrawal,
    refusals: {
      method_not_available: 404,
      amount_out_of_range: 400,
      payout_account_not_found: 404,
      payout_account_unfit: 409,
      /** With `readyAt`, from when on the account can be used. */
      payout_account_cooling: 409,
      /** The mobile-money account is of another currency's country. */
      payout_account_abroad: 409,
      /** With `opensAt` and `closesAt`, in the brand's time. */
      method_closed: 409,
      request_conflict: 409,
      insufficient_funds: 409,
      payment_password_not_set: 409,
      payment_password_wrong: 403,
      withdrawals_blocked: 403,
      need_true_account: 403,
      too_many_pending: 409,
      daily_count_reached: 409,
      /** With `left`, what can still be requested today. */
      daily_limit_reached: 409,
      /** With `left`, the wagering requirement left. */
      wagering_open: 409,
      /** With `open`, the money in open rounds. */
      stakes_open: 409,
      /** KYC tier `details.level` is required first. */
      level_needed: 409,
    },
    perMinute: 20,
  },
  'GET /wps/cashier/withdrawals': {
    summary: 'Own withdrawals, newest first',
    audience: 'member',
    query: z.object({ cursor, pageSize }),
    value: page(withdrawal),
    refusals: {},
  },
  'GET /wps/cashier/withdrawals/:id': {
    summary: 'One own withdrawal',
    audience: 'member',
    params: one,
    value: withdrawal,
    refusals: {},
  },
  'GET /wps/cashier/payoutTimes': {
    summary: 'The usual minutes to payment of withdrawals, by method',
    audience: 'member',
    value: z.object({
      items: z.array(z.object({ method: z.string(), usualMinutes: z.number().int().nullable() })),
    }),
    refusals: {},
  },
  'POST /wps/cashier/withdrawals/:id/receipt': {
    summary: 'Confirm a payout: received in full, in part or not at all',
    audience: 'member',
    params: one,
    body: receipt,
    value: withdrawal,
    refusals: {
      withdrawal_not_paid: 409,
      parts_do_not_add_up: 400,
      image_unknown: 409,
      /** Another answer was given before; the dispute goes on with that one. */
      receipt_given: 409,
    },
  },
  'GET /wps/cashier/withdrawals/:id/dispute': {
    summary: 'The dispute of an own withdrawal',
    audience: 'member',
    params: one,
    value: dispute,
    refusals: {},
  },
  'POST /wps/cashier/withdrawals/:id/dispute/messages': {
    summary: 'Add a message to the dispute',
    audience: 'member',
    params: one,
    body: disputeWords,
    value: dispute,
    refusals: {
      dispute_closed: 409,
      too_many_messages: 409,
      request_conflict: 409,
      image_unknown: 409,
    },
    perMinute: 20,
  },
});

export type Withdrawal = z.infer<typeof withdrawal>;
export type WithdrawalBlockReason = z.infer<typeof withdrawalBlockReason>;
export type WithdrawalQuote = z.infer<typeof withdrawalQuote>;
export type Receipt = z.infer<typeof receipt>;
export type Dispute = z.infer<typeof dispute>;
