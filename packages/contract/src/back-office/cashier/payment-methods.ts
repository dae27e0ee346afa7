/** Payment methods for deposits and withdrawals, and whether the brand takes deposits. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { amount, currency, instant, uuid, timeOfDay } from '@bahati/contract/wire.ts';
import { mostFeeBps, mostQuickAmounts } from './payment-methods-limits.ts';
import { moveDirection, reason } from '@bahati/contract/back-office/reason.ts';

const name = z.string().trim().min(1).max(40);

/** What staff may change of a payment method. Its rail and its currency are fixed. */
const settings = z.object({
  name: z.object({ en: name, sw: name }),
  minimum: amount,
  maximum: amount,
  quickAmounts: z.array(amount).max(mostQuickAmounts),
  /** The most one member may withdraw by it in a day; null: the brand's rules apply. */
  dailyMaximum: amount.nullable(),
  feeFixed: amount,
  /** Basis points of the amount, added to the fixed fee. */
  feeBps: z.number().int().min(0).max(mostFeeBps),
  /** Opening hours by the brand's clock, past midnight if it closes earlier; null: always open. */
  hours: z.object({ opensAt: timeOfDay, closesAt: timeOfDay }).nullable(),
});

/** A change that needs two approvals: all settings of a method, and whether it is offered. */
export const paymentMethodChange = z.strictObject({ ...settings.shape, isEnabled: z.boolean() });

/** A change that needs two approvals: the brand takes deposits again. */
export const moneyInChange = z.strictObject({ takesDeposits: z.literal(true) });

/** A change request that waits for approval; the approvals list has its details. */
const wanted = z
  .object({ id: uuid, reason: z.string(), requestedBy: z.string(), requestedAt: instant })
  .nullable();

const paymentMethod = settings.extend({
  code: z.string(),
  rail: z.string(),
  direction: z.enum(['deposit', 'withdrawal']),
  currency,
  /** Whole units only: its amounts have no cents. */
  isWhole: z.boolean(),
  isEnabled: z.boolean(),
  /** The rail is suspended until then, because it keeps failing; null: it works. */
  restsUntil: instant.nullable(),
  /** The version a change of its settings must name. */
  version: z.string(),
  wanted,
});

/** In display order, switched-off ones included. */
const paymentMethods = z.object({
  isWithdrawOnly: z.boolean(),
  /** The change request to take deposits again. */
  moneyInWanted: wanted,
  items: z.array(paymentMethod),
});

const one = z.object({ code: z.string().max(40) });

export const boPaymentMethodCalls = defineBackOfficeCalls({
  'GET /bo/paymentMethods': {
    summary: 'Payment methods for deposits and withdrawals, and whether deposits are taken',
    audience: 'staff',
    permission: 'deposits.read',
    value: paymentMethods,
    refusals: {},
  },
  'POST /bo/paymentMethods/:code': {
    summary: 'Switch a payment method off at once, or on after a second approval',
    audience: 'staff',
    permission: 'system.change',
    params: one,
    body: z.strictObject({ isEnabled: z.boolean(), reason }),
    value: paymentMethods,
    refusals: {},
  },
  'POST /bo/paymentMethods/:code/settings': {
    summary:
      'Set names, limits, fees, quick amounts and hours; less strict ones need two approvals',
    audience: 'staff',
    permission: 'system.change',
    params: one,
    body: z.strictObject({ ...settings.shape, version: z.string().max(40), reason }),
    value: paymentMethods,
    refusals: {
      /** Another staff user has changed it since this version. */
      changed_meanwhile: 409,
      limits_crossed: 400,
      amount_not_whole: 400,
      quick_amounts_unfit: 400,
      /** Tax and fee would use up the whole of the minimum amount. */
      fee_too_large: 400,
      /** Only withdrawal methods have a daily limit. */
      daily_limit_unfit: 400,
      hours_empty: 400,
    },
  },
  'POST /bo/paymentMethods/:code/move': {
    summary: 'Move a payment method one place in its direction’s list; at the end nothing changes',
    audience: 'staff',
    permission: 'system.change',
    params: one,
    body: z.strictObject({ direction: moveDirection }),
    value: paymentMethods,
    refusals: {},
  },
  'POST /bo/withdrawOnly': {
    summary: 'Stop deposits at once, or take them again after a second approval',
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
