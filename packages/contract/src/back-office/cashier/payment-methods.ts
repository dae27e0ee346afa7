/** Payment methods in and out as staff set them, and whether money comes in at all. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { amount, currency, instant, uuid, timeOfDay } from '@bahati/contract/wire.ts';
import { mostFeeBps, mostQuickAmounts } from './payment-methods-limits.ts';
import { moveDirection, reason } from '@bahati/contract/back-office/reason.ts';

const name = z.string().trim().min(1).max(40);

/** What staff set of a payment method. What it is (its rail, its currency) stays. */
const settings = z.object({
  name: z.object({ en: name, sw: name }),
  minimum: amount,
  maximum: amount,
  quickAmounts: z.array(amount).max(mostQuickAmounts),
  /** What one member may take out by it within a day; null: what the brand's rules say. */
  dailyMaximum: amount.nullable(),
  feeFixed: amount,
  /** Basis points of the amount, beside the fixed fee. */
  feeBps: z.number().int().min(0).max(mostFeeBps),
  /** From when to when it works by the brand's clock, over midnight too; null: it never closes. */
  hours: z.object({ opensAt: timeOfDay, closesAt: timeOfDay }).nullable(),
});

/** What two people let stand: all that staff set of a method, and whether it is offered. */
export const paymentMethodChange = z.strictObject({ ...settings.shape, isEnabled: z.boolean() });

/** What two people let stand: the brand takes deposits again. */
export const moneyInChange = z.strictObject({ takesDeposits: z.literal(true) });

/** A change that waits for a second person; what it is about is told by the approvals. */
const wanted = z
  .object({ id: uuid, reason: z.string(), requestedBy: z.string(), requestedAt: instant })
  .nullable();

const paymentMethod = settings.extend({
  code: z.string(),
  rail: z.string(),
  direction: z.enum(['deposit', 'withdrawal']),
  currency,
  /** Moves whole units only: no amount of it has cents. */
  isWhole: z.boolean(),
  isEnabled: z.boolean(),
  /** Until then the rail rests, since it keeps failing; null: it is well. */
  restsUntil: instant.nullable(),
  /** What a change of its settings has to name. */
  version: z.string(),
  wanted,
});

/** Also those that are switched off, in their order. */
const paymentMethods = z.object({
  isWithdrawOnly: z.boolean(),
  /** That deposits are taken again. */
  moneyInWanted: wanted,
  items: z.array(paymentMethod),
});

const one = z.object({ code: z.string().max(40) });

export const boPaymentMethodCalls = defineBackOfficeCalls({
  'GET /bo/paymentMethods': {
    summary: 'Payment methods in and out, and whether money comes in at all',
    audience: 'staff',
    permission: 'deposits.read',
    value: paymentMethods,
    refusals: {},
  },
  'POST /bo/paymentMethods/:code': {
    summary: 'Take a payment method away at once, or offer it once a second person approves',
    audience: 'staff',
    permission: 'system.change',
    params: one,
    body: z.strictObject({ isEnabled: z.boolean(), reason }),
    value: paymentMethods,
    refusals: {},
  },
  'POST /bo/paymentMethods/:code/settings': {
    summary:
      'Set names, limits, fees, amounts offered and hours; higher ones wait for a second person',
    audience: 'staff',
    permission: 'system.change',
    params: one,
    body: z.strictObject({ ...settings.shape, version: z.string().max(40), reason }),
    value: paymentMethods,
    refusals: {
      /** Somebody else set it since it was read. */
      changed_meanwhile: 409,
      limits_crossed: 400,
      amount_not_whole: 400,
      quick_amounts_unfit: 400,
      /** Tax and fee would leave nothing of the least amount. */
      fee_too_large: 400,
      /** Only what goes out has a limit of its day. */
      daily_limit_unfit: 400,
      hours_empty: 400,
    },
  },
  'POST /bo/paymentMethods/:code/move': {
    summary: 'Move a payment method one place among its own; at the end it stays',
    audience: 'staff',
    permission: 'system.change',
    params: one,
    body: z.strictObject({ direction: moveDirection }),
    value: paymentMethods,
    refusals: {},
  },
  'POST /bo/withdrawOnly': {
    summary: 'Let money only out at once, or in again once a second person approves',
    audience: 'staff',
    permission: 'system.change',
    body: z.strictObject({ isOn: z.boolean(), reason }),
    value: paymentMethods,
    refusals: {},
  },
});

export type PaymentMethods = z.infer<typeof paymentMethods>;
export type PaymentMethod = PaymentMethods['items'][number];
export type PaymentMethodChange = z.infer<typeof paymentMethodChange>;
export type PaymentMethodSettings = z.infer<typeof settings>;
