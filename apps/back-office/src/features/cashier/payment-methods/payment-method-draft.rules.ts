/** The settings of a payment method as they are being typed. */
import {
  mostFeeBps,
  mostQuickAmounts,
} from '@bahati/contract/back-office/cashier/payment-methods-limits.ts';
import type {
  PaymentMethod,
  PaymentMethodSettings,
} from '@bahati/contract/back-office/cashier/payment-methods.ts';
import { readFigure, typedDecimal } from '@bahati/money/typed-figure.ts';

export type MethodDraft = {
  name: { en: string; sw: string };
  minimum: string;
  maximum: string;
  /** With spaces between. */
  quickAmounts: string;
  /** Empty: no limit of its own. */
  dailyMaximum: string;
  feeFixed: string;
  /** "1.5" of a hundred. */
  feePercent: string;
  neverCloses: boolean;
  opensAt: string;
  closesAt: string;
};

/** Does a change of it wait for a second person? */
export function isWaiting(items: readonly PaymentMethod[], code: string): boolean {
  return items.some((method) => method.code === code && method.wanted !== null);
}

const short = (amount: string) => amount.replace(/\.00$/, '');

export function methodDraft(method: PaymentMethod): MethodDraft {
  const { name, hours, feeBps, dailyMaximum } = method;
  return {
    name,
    minimum: short(method.minimum),
    maximum: short(method.maximum),
    quickAmounts: method.quickAmounts.map(short).join(' '),
    dailyMaximum: dailyMaximum === null ? '' : short(dailyMaximum),
    feeFixed: short(method.feeFixed),
    feePercent: percentOf(feeBps),
    neverCloses: hours === null,
    opensAt: hours?.opensAt ?? '08:00',
    closesAt: hours?.closesAt ?? '20:00',
  };
}

/** Basis points as people write a share: 150 is "1.5". */
export function percentOf(bps: number): string {
  const text = bps.toString().padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`.replace(/\.?0+$/, '');
}

/** Undefined: not a share, or more than `most` basis points. */
export function bpsOf(percent: string, most: number): number | undefined {
  const read = readFigure(percent.trim() || '0', 2);
  return read.fault === undefined && read.units <= BigInt(most) ? Number(read.units) : undefined;
}

function quickAmountsOf(typed: string): string[] | undefined {
  const amounts = typed
    .split(/\s+/)
    .filter(Boolean)
    .map((amount) => typedDecimal(amount));
  const read = amounts.filter((amount) => amount !== undefined);
  const areGood = read.length === amounts.length && read.length <= mostQuickAmounts;
  return areGood ? read : undefined;
}

/** May be left empty, and holds something else that is no amount. */
const isWrongChoice = (typed: string) => typed.trim() !== '' && typedDecimal(typed) === undefined;

/** Fields that are empty or cannot be read. */
export function wrongFields(draft: MethodDraft): string[] {
  const { name, minimum, maximum, neverCloses, opensAt, closesAt } = draft;
  const wrong: Record<string, boolean> = {
    'name.en': name.en.trim() === '',
    'name.sw': name.sw.trim() === '',
    minimum: typedDecimal(minimum) === undefined,
    maximum: typedDecimal(maximum) === undefined,
    dailyMaximum: isWrongChoice(draft.dailyMaximum),
    feeFixed: isWrongChoice(draft.feeFixed),
    quickAmounts: quickAmountsOf(draft.quickAmounts) === undefined,
    feePercent: bpsOf(draft.feePercent, mostFeeBps) === undefined,
    opensAt: !neverCloses && opensAt === '',
    closesAt: !neverCloses && closesAt === '',
  };
  return Object.keys(wrong).filter((field) => wrong[field]);
}

/** What is sent of a draft without wrong fields. */
export function settingsOf(draft: MethodDraft): PaymentMethodSettings {
  const { opensAt, closesAt, dailyMaximum, feeFixed } = draft;
  return {
    name: { en: draft.name.en.trim(), sw: draft.name.sw.trim() },
    minimum: typedDecimal(draft.minimum) ?? '',
    maximum: typedDecimal(draft.maximum) ?? '',
    quickAmounts: quickAmountsOf(draft.quickAmounts) ?? [],
    dailyMaximum: typedDecimal(dailyMaximum) ?? null,
    feeFixed: typedDecimal(feeFixed) ?? '0',
    feeBps: bpsOf(draft.feePercent, mostFeeBps) ?? 0,
    hours: draft.neverCloses ? null : { opensAt, closesAt },
  };
}
