/** Deposits (spec §2 depositv2): quote with tax and fee, start, and state. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { imageIds } from '@bahati/contract/images.ts';
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

/** pending (at the rail) → completed | failed | expired. */
export const depositStatus = z.enum(['pending', 'completed', 'failed', 'expired']);

/** Where the payer pays: on the rail's page, on the phone, or by a bank deposit. */
export const depositFlow = z.enum(['page', 'phone', 'transfer']);

/** An amount, its deductions, and what is credited. */
const parts = {
  amount,
  fee: amount,
  tax: amount,
  /** Null: no tax applies. */
  taxName: textByLanguage.nullable(),
  credited: amount,
};

export const deposit = z.object({
  id: uuid,
  method: z.string(),
  methodName: z.string(),
  flow: depositFlow,
  currency,
  ...parts,
  status: depositStatus,
  /** The rail's hosted page, while the deposit is pending. */
  redirectUrl: z.string().nullable(),
  /** The number that pays, masked. */
  payer: z.string().nullable(),
  /** The bank account to pay to, while a bank deposit is pending. */
  payTo: z
    .object({ bank: z.string(), holder: z.string(), number: z.string(), reference: z.string() })
    .nullable(),
  /** Whether the member has sent a proof of payment for staff to review. */
  hasProof: z.boolean(),
  /** The rail's receipt. */
  receipt: z.string().nullable(),
  failureReason: z.string().nullable(),
  createdAt: instant,
  completedAt: instant.nullable(),
});

const methodRefusals = {
  method_not_available: 404,
  amount_out_of_range: 400,
  need_true_account: 403,
} as const;

export const depositCalls = defineCalls({
  'POST /wps/cashier/deposits/quote': {
    summary: 'Quote a deposit: tax, fee and the amount credited',
    audience: 'member',
    body: z.strictObject({ method: z.string().max(40), amount }),
    value: z.object({
      ...parts,
      currency,
      taxRateBps: z.number().int().nullable(),
      /** The member's first deposit: the site offers a deposit limit. */
      isFirst: z.boolean(),
    }),
    refusals: methodRefusals,
    perMinute: 120,
  },
  'POST /wps/cashier/deposits': {
    summary: 'Start a deposit; the same idempotencyKey answers the same deposit',
    audience: 'member',
    body: z.strictObject({
      idempotencyKey: uuid,
      method: z.string().max(40),
      amount,
      /** The number that pays, as entered or in E.164; absent: the member's own. */
      payer: z.string().trim().min(6).max(20).optional(),
    }),
    value: deposit,
    refusals: {
      ...methodRefusals,
      /** With `opensAt` and `closesAt`, in the brand's time. */
      method_closed: 409,
      deposits_paused: 403,
      payer_needed: 400,
      mobile_invalid: 400,
      /** The mobile-money account is of another currency's country. */
      payer_abroad: 409,
      request_conflict: 409,
      deposits_blocked: 403,
      /** A time-out or self-exclusion, with its end. */
      play_paused: 403,
      /** With the period and what is left of the limit. */
      deposit_limit_reached: 409,
      /** KYC tier `details.level` is required first. */
      level_needed: 409,
      gateway_unavailable: 503,
      too_many_pending: 409,
    },
  },
  'GET /wps/cashier/deposits': {
    summary: 'Own deposits, newest first',
    audience: 'member',
    query: z.object({ cursor, pageSize }),
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
  'POST /wps/cashier/deposits/:id/proof': {
    summary: 'Send the proof of a bank deposit; staff credit the amount that arrived',
    audience: 'member',
    params: z.object({ id: uuid }),
    body: z.strictObject({ imageIds: imageIds.unwrap().min(1) }),
    value: deposit,
    refusals: { image_unknown: 409, proof_not_wanted: 409 },
  },
});

export type Deposit = z.infer<typeof deposit>;
