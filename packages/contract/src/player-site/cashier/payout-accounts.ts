/** Where a member's money may be paid to: own numbers and bank accounts. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { currency, instant, uuid } from '@bahati/contract/wire.ts';
import { paymentPassword } from '@bahati/contract/player-site/members/members.ts';

const payoutAccount = z.object({
  id: uuid,
  kind: z.enum(['mobile_money', 'bank']),
  /** The bank's name, or who runs the number by its prefix; null: nobody we know. */
  provider: z.string().nullable(),
  /** All but its last digits masked. */
  number: z.string(),
  /** What a phone wallet of its country holds; null: any. */
  currency: currency.nullable(),
  /** Of a bank account only. */
  holderName: z.string().nullable(),
  addedAt: instant,
  /** From when on money may go there; null: it may now. */
  readyAt: instant.nullable(),
});

export const payoutAccountCalls = defineCalls({
  'GET /wps/member/payoutAccounts': {
    summary: 'Own payout accounts, the oldest first, and what a further one would need',
    audience: 'member',
    value: z.object({
      items: z.array(payoutAccount).max(5),
      /** How many there may be. */
      most: z.number().int(),
      /** Hours money waits before it may go to an account that is added now. */
      waitHours: z.number().int(),
      banks: z.array(z.object({ code: z.string(), name: z.string() })).max(100),
    }),
    refusals: {},
  },
  'POST /wps/member/payoutAccounts': {
    summary: 'Add a payout account, proven by the payment password',
    audience: 'member',
    body: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('mobile_money'),
        /** A mobile number of one of the brand's countries. */
        number: z.string().regex(/^\+?\d{6,20}$/),
        paymentPassword,
      }),
      z.strictObject({
        kind: z.literal('bank'),
        bank: z.string().max(40),
        number: z.string().regex(/^\d{6,20}$/),
        /** As the bank has it; letters beside which spaces and marks may stand. */
        holderName: z
          .string()
          .max(80)
          .regex(/\p{L}.*\p{L}/u),
        paymentPassword,
      }),
    ]),
    value: payoutAccount,
    refusals: {
      need_true_account: 403,
      payee_invalid: 400,
      bank_not_offered: 400,
      holder_name_differs: 400,
      payment_password_not_set: 409,
      payment_password_wrong: 403,
      payout_account_exists: 409,
      too_many_payout_accounts: 409,
    },
    perMinute: 10,
  },
  'POST /wps/member/payoutAccounts/:id/remove': {
    summary: 'Remove a payout account, proven by the payment password',
    audience: 'member',
    params: z.object({ id: uuid }),
    body: z.strictObject({ paymentPassword }),
    value: z.object({}),
    refusals: {
      payment_password_not_set: 409,
      payment_password_wrong: 403,
      payout_account_not_found: 404,
    },
    perMinute: 10,
  },
});

export type PayoutAccount = z.infer<typeof payoutAccount>;
