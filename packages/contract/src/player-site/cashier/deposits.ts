/** Money in (spec §2 depositv2): tax and fee are told before, and followed until it is there. */
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

/** Where the payer acts: on the rail's page, at his phone, or at his bank by himself. */
export const depositFlow = z.enum(['page', 'phone', 'transfer']);

/** What of an amount reaches the balance. */
const parts = {
  amount,
  fee: amount,
  tax: amount,
  /** Null where the law takes nothing. */
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
  /** The number asked, masked. */
  payer: z.string().nullable(),
  /** Where to pay by a transfer of one's own, while the deposit is pending. */
  payTo: z
    .object({ bank: z.string(), holder: z.string(), number: z.string(), reference: z.string() })
    .nullable(),
  /** Has the member sent a proof of the transfer, which staff then look at? */
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
    summary: 'What of this amount would reach the balance',
    audience: 'member',
    body: z.strictObject({ method: z.string().max(40), amount }),
    value: z.object({
      ...parts,
      currency,
      taxRateBps: z.number().int().nullable(),
      /** The member has never paid in: a good moment to speak of limits. */
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
      /** The number that pays, as typed or in E.164; absent: the member's own. */
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
      /** A phone wallet of another country than the money's. */
      payer_abroad: 409,
      request_conflict: 409,
      deposits_blocked: 403,
      /** A time-out or self-exclusion, with its end. */
      play_paused: 403,
      /** With the period and what is left of it. */
      deposit_limit_reached: 409,
      /** `details.level` has to be proven first. */
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
    summary: 'Show the proof of a transfer; staff credit what arrived',
    audience: 'member',
    params: z.object({ id: uuid }),
    body: z.strictObject({ imageIds: imageIds.unwrap().min(1) }),
    value: deposit,
    refusals: { image_unknown: 409, proof_not_wanted: 409 },
  },
});

export type Deposit = z.infer<typeof deposit>;
