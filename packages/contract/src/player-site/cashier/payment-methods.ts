/** Payment methods in and out (spec §2 depositv2, withdraw). */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { amount, currency } from '@bahati/contract/wire.ts';
import { depositFlow } from './deposits.ts';

export const paymentMethod = z.object({
  code: z.string(),
  name: z.string(),
  kind: z.enum(['mobile_money', 'bank', 'card']),
  currency,
  minimum: amount,
  maximum: amount,
  quickAmounts: z.array(amount),
  flow: depositFlow,
  /** Moves whole units only: an amount has no cents. */
  isWhole: z.boolean(),
  feeFixed: amount,
  /** Basis points of the amount, beside the fixed fee. */
  feeBps: z.number().int(),
  /** Of the brand's day, "08:00"; null: it never closes. */
  hours: z.object({ opensAt: z.string(), closesAt: z.string() }).nullable(),
  isOpen: z.boolean(),
  /** The rail keeps failing and rests. */
  isOut: z.boolean(),
});

export const cashierCalls = defineCalls({
  'GET /wps/cashier/methods': {
    summary: 'Payment methods in and out with their limits',
    audience: 'member',
    value: z.object({
      deposit: z.array(paymentMethod),
      withdrawal: z.array(paymentMethod),
      /** Money goes out only: no deposit begins. */
      isWithdrawOnly: z.boolean(),
      /** The member's bound number, masked: mobile money is asked of it unless told otherwise. */
      ownNumber: z.string().nullable(),
      /** Only in a demo: where the payer's phone is simulated. */
      simulatedPhoneUrl: z.string().nullable(),
    }),
    refusals: {},
  },
});

export type PaymentMethod = z.infer<typeof paymentMethod>;
