/** What the settings of a payment method have to keep, whatever staff type. Minor units. */
import type { Currency } from '@bahati/money/currencies.ts';
import { feeOf, unitOf } from './read-payment-methods.ts';

export type MethodDraft = {
  direction: 'deposit' | 'withdrawal';
  currency: Currency;
  isWhole: boolean;
  minimum: bigint;
  maximum: bigint;
  quickAmounts: readonly bigint[];
  dailyMaximum: bigint | null;
  feeFixed: bigint;
  feeBps: number;
  hours: { opensAt: string; closesAt: string } | null;
};

type Problem =
  | 'limits_crossed'
  | 'amount_not_whole'
  | 'quick_amounts_unfit'
  | 'fee_too_large'
  | 'daily_limit_unfit'
  | 'hours_empty';

/** The first rule the draft breaks; undefined: none. `leastTax`: of its least amount. */
export function problemOf(draft: MethodDraft, leastTax: bigint): Problem | undefined {
  const { direction, minimum, maximum, quickAmounts, dailyMaximum, hours } = draft;
  const unit = unitOf(draft);
  const rules: Record<Problem, boolean> = {
    limits_crossed: minimum <= 0n || maximum < minimum,
    amount_not_whole: [minimum, maximum, ...quickAmounts].some((amount) => amount % unit !== 0n),
    quick_amounts_unfit: quickAmounts.some(
      (amount, at) =>
        amount < minimum || amount > maximum || amount <= (quickAmounts[at - 1] ?? 0n),
    ),
    fee_too_large: feeOf(draft, minimum, unit) + leastTax >= minimum,
    daily_limit_unfit: dailyMaximum !== null && (direction === 'deposit' || dailyMaximum < minimum),
    hours_empty: hours !== null && hours.opensAt === hours.closesAt,
  };
  return (Object.keys(rules) as Problem[]).find((problem) => rules[problem]);
}

/** Does it let more through, for less, or at more hours? Its names and the amounts offered do not. */
export function isLessStrict(draft: MethodDraft, than: MethodDraft): boolean {
  return (
    draft.minimum < than.minimum ||
    draft.maximum > than.maximum ||
    isAbove(draft.dailyMaximum, than.dailyMaximum) ||
    draft.feeFixed < than.feeFixed ||
    draft.feeBps < than.feeBps ||
    isOpenLonger(draft.hours, than.hours)
  );
}

/** More than before, where null knows no bound. */
function isAbove(value: bigint | null, than: bigint | null): boolean {
  if (than === null) return false;
  return value === null || value > than;
}

type Hours = MethodDraft['hours'];

/** Time that is open now and was not before begins where it opens now or closed before. */
function isOpenLonger(hours: Hours, than: Hours): boolean {
  if (than === null) return false;
  if (hours === null) return true;
  return [hours.opensAt, than.closesAt].some(
    (time) => isOpenAt(hours, time) && !isOpenAt(than, time),
  );
}

/** Times as "08:00", which sort as they are; over midnight where it closes before it opens. */
function isOpenAt({ opensAt, closesAt }: NonNullable<Hours>, time: string): boolean {
  const [isAfter, isBefore] = [time >= opensAt, time < closesAt];
  return opensAt < closesAt ? isAfter && isBefore : isAfter || isBefore;
}
