/** Payout accounts of a member: mobile numbers and bank accounts. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { currency, instant, uuid } from '@bahati/contract/wire.ts';
import { paymentPassword } from '@bahati/contract/player-site/members/members.ts';

const payoutAccount = z.object({
  id: uuid,
  kind: z.enum(['mobile_money', 'bank']),
  /** The bank, or the mobile network by the number's prefix; null: unknown. */
  provider: z.string().nullable(),
  /** All but its last digits masked. */
  number: z.string(),
  /** The currency of a mobile-money account; null: any. */
  currency: currency.nullable(),
  /** For bank accounts only. */
  holderName: z.string().nullable(),
  addedAt: instant,
  /** From when on it can be used, a cool-down of the whole account included; null: now. */
  readyAt: instant.nullable(),
});

export const payoutAccountCalls = defineCalls({
  'GET /wps/member/payoutAccounts': {
    summary: 'Own payout accounts, oldest first, and the rules for adding one',
    audience: 'member',
    value: z.object({
      items: z.array(payoutAccount).max(5),
      /** The most payout accounts of a member. */
      most: z.number().int(),
      /** Hours before a new account can be used. */
      waitHours: z.number().int(),
      /** No money leaves the account until then, to none of them; null: it may. */
      heldUntil: instant.nullable(),
      banks: z.array(z.object({ code: z.string(), name: z.string() })).max(100),
    }),
    refusals: {},
  },
  'POST /wps/member/payoutAccounts': {
    summary: 'Add a payout account, after the payment password',
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
        /** The holder's name as the bank has it. */
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
    summary: 'Remove a payout account, after the payment password',
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
