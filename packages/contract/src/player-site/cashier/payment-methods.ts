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
  /** Whole units only: amounts have no cents. */
  isWhole: z.boolean(),
  feeFixed: amount,
  /** Basis points of the amount, added to the fixed fee. */
  feeBps: z.number().int(),
  /** Opening hours by the brand's clock, "08:00"; null: always open. */
  hours: z.object({ opensAt: z.string(), closesAt: z.string() }).nullable(),
  isOpen: z.boolean(),
  /** The rail is suspended because it keeps failing. */
  isOut: z.boolean(),
});

export const cashierCalls = defineCalls({
  'GET /wps/cashier/withdrawalTax': {
    summary: 'What the law takes of a withdrawal now, to be told where money is won',
    audience: 'anyone',
    /** Null: nothing. */
    value: z
      .object({
        name: z.object({ en: z.string(), sw: z.string() }),
        /** Basis points of all that is withdrawn. */
        rateBps: z.number().int().min(1).max(10_000),
      })
      .nullable(),
    refusals: {},
  },
  'GET /wps/cashier/methods': {
    summary: 'Payment methods for deposits and withdrawals, with their limits',
    audience: 'member',
    value: z.object({
      deposit: z.array(paymentMethod),
      withdrawal: z.array(paymentMethod),
      /** The brand takes no deposits; withdrawals only. */
      isWithdrawOnly: z.boolean(),
      /** The member's number, masked: the default payer of mobile money. */
      ownNumber: z.string().nullable(),
      /** In the demo only: the address of the simulated phone. */
      simulatedPhoneUrl: z.string().nullable(),
    }),
    refusals: {},
  },
});

export type PaymentMethod = z.infer<typeof paymentMethod>;
