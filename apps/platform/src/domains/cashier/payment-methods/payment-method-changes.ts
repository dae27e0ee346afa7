/** A payment method made less strict, or offered again, as a change that takes two people. */
import {
  type PaymentMethodChange,
  paymentMethodChange,
  type PaymentMethodSettings,
} from '@bahati/contract/back-office/cashier/payment-methods.ts';
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import type { ChangeKind, LookLock } from '#domains/system/approvals/approvals.ts';
import { readCashierSettings } from './cashier-settings.ts';
import { unitOf } from './read-payment-methods.ts';
import { taxOn } from './tax-rates.ts';
import { problemOf, type MethodDraft } from './payment-method.rules.ts';
import {
  selectPaymentMethods,
  settingsOf,
  paymentMethodSubject,
  paymentMethodKindName,
  type PaymentMethodRow,
} from './payment-method-settings.ts';

export const paymentMethodKind: ChangeKind<PaymentMethodChange> = {
  kind: paymentMethodKindName,
  permission: 'system.change',
  wanted: paymentMethodChange,
  async look(_, transaction, { subject }, lock) {
    const row = await readWay(transaction, codeOf(subject), lock);
    return { ...settingsOf(row), isEnabled: row.isEnabled, currency: row.currency };
  },
  async apply(context, transaction, { subject, wanted }) {
    const row = await lockWay(transaction, codeOf(subject));
    const draft = draftOf(row, wanted);
    // The law may have another tax than when it was asked for.
    if (await findProblem(context, transaction, draft)) throw new Refusal('cannot_apply');
    await writeWay(transaction, row.code, draft, wanted);
  },
};

function codeOf(subject: string): string {
  return subject.slice(paymentMethodSubject('').length);
}

/** Refuses `not_found`. */
export async function lockWay(transaction: Transaction, code: string): Promise<PaymentMethodRow> {
  return readWay(transaction, code, 'FOR UPDATE');
}

async function readWay(
  transaction: Transaction,
  code: string,
  lock: LookLock,
): Promise<PaymentMethodRow> {
  const { rows } = await transaction.query<PaymentMethodRow>(
    `${selectPaymentMethods} WHERE code = $1 ${lock && `${lock} OF payment_methods`}`,
    [code],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

export function draftOf(row: PaymentMethodRow, settings: PaymentMethodSettings): MethodDraft {
  const { direction, currency, isWhole } = row;
  const { feeBps, hours, dailyMaximum } = settings;
  const minor = (text: string) => parseAmount(text, currency) ?? 0n;
  return {
    direction,
    currency,
    isWhole,
    minimum: minor(settings.minimum),
    maximum: minor(settings.maximum),
    quickAmounts: settings.quickAmounts.map(minor),
    dailyMaximum: dailyMaximum === null ? null : minor(dailyMaximum),
    feeFixed: minor(settings.feeFixed),
    feeBps,
    hours,
  };
}

/** As the settings of a method are told, so that who compares sees only what differs: "100.00". */
export function wholeSettings(
  draft: MethodDraft,
  name: PaymentMethodSettings['name'],
): PaymentMethodSettings {
  const { currency, dailyMaximum, feeBps, hours } = draft;
  const told = (amount: bigint) => toDecimal(amount, currency);
  return {
    name,
    minimum: told(draft.minimum),
    maximum: told(draft.maximum),
    quickAmounts: draft.quickAmounts.map(told),
    dailyMaximum: dailyMaximum === null ? null : told(dailyMaximum),
    feeFixed: told(draft.feeFixed),
    feeBps,
    hours,
  };
}

/** Of the least amount something has to be left, with the tax as the law has it now. */
export async function findProblem(
  { config, now }: Context,
  transaction: Transaction,
  draft: MethodDraft,
): Promise<ReturnType<typeof problemOf>> {
  const { jurisdiction } = await readCashierSettings(transaction, config.BRAND);
  const { direction: event, minimum: amount } = draft;
  const unit = event === 'withdrawal' ? { unit: unitOf(draft) } : {};
  const taken = await taxOn(transaction, { jurisdiction, event, amount, at: now(), ...unit });
  return problemOf(draft, taken?.tax ?? 0n);
}

export async function writeWay(
  transaction: Transaction,
  code: string,
  draft: MethodDraft,
  { name, isEnabled }: Pick<PaymentMethodChange, 'name' | 'isEnabled'>,
): Promise<void> {
  await transaction.query(
    `UPDATE payment_methods
        SET name = $2, name_sw = $3, minimum = $4, maximum = $5, quick_amounts = $6,
            daily_maximum = $7, fee_fixed = $8, fee_bps = $9, opens_at = $10, closes_at = $11,
            is_enabled = $12
      WHERE code = $1`,
    [
      code,
      name.en,
      name.sw,
      draft.minimum,
      draft.maximum,
      draft.quickAmounts,
      draft.dailyMaximum,
      draft.feeFixed,
      draft.feeBps,
      draft.hours?.opensAt ?? null,
      draft.hours?.closesAt ?? null,
      isEnabled,
    ],
  );
}
