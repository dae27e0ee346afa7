/**
 * How callbacks misbehave. Real gateways repeat, delay, lose, reorder and contradict their own
 * callbacks; a platform that pays by them must come to the same truth each time. The mischief is
 * chosen by the payment itself, so that anyone can bring it about on purpose.
 */
import type { ChargeState } from '@bahati/contract/payment-gateway/gateway.ts';

export type Mischief =
  | 'none'
  | 'repeated'
  | 'late'
  | 'lost'
  | 'paid_then_failed'
  | 'stale_pending'
  | 'failed_then_paid'
  | 'wrong_amount';

/** The ending that asks for each: the cents of a charge, the digits after 99 of a payee. */
export const mischiefByEnding: Readonly<Record<string, Mischief>> = {
  '11': 'repeated',
  '12': 'late',
  '13': 'lost',
  '14': 'paid_then_failed',
  '15': 'stale_pending',
  '16': 'failed_then_paid',
  '17': 'wrong_amount',
};

/** A charge of this many cents fails: the payer's own account is empty. */
export const emptyAccountEnding = '.01';

/** A payout to a number that ends so fails. */
export const unknownPayeeEnding = '00';

const lateMs = 20_000;
const soonMs = 1_500;

export type Subject = { kind: 'charge' | 'payout'; amount: string; account: string };

/** `pick(n)` answers a whole number below n; it is asked only in chaos. */
export function mischiefOf(
  subject: Subject,
  isChaotic: boolean,
  pick: (below: number) => number,
): Mischief {
  const ending =
    subject.kind === 'charge'
      ? /\.(\d\d)$/.exec(subject.amount)?.[1]
      : /99(\d\d)$/.exec(subject.account)?.[1];
  const asked = mischiefByEnding[ending ?? ''];
  if (asked) return asked;
  if (!isChaotic) return 'none';
  const all: Mischief[] = ['none', ...Object.values(mischiefByEnding)];
  return all[pick(all.length)] ?? 'none';
}

export type PlannedCallback = {
  state: ChargeState;
  afterMs: number;
  /** Repeated until answered with success; a lie is told once. */
  isRepeated: boolean;
  hasWrongAmount: boolean;
};

/**
 * The callbacks of one outcome, by mischief. Whatever is told on the way, the outcome is what
 * the status call answers. Nothing ever says "paid" of money that was not.
 */
export function planCallbacks(outcome: ChargeState, mischief: Mischief): PlannedCallback[] {
  const tell = (state: ChargeState, afterMs: number): PlannedCallback => ({
    state,
    afterMs,
    isRepeated: true,
    hasWrongAmount: false,
  });
  const truth = tell(outcome, 0);
  switch (mischief) {
    case 'none':
      return [truth];
    case 'repeated':
      return [truth, tell(outcome, 0), tell(outcome, soonMs)];
    case 'late':
      return [tell(outcome, lateMs)];
    case 'lost':
      return [];
    case 'stale_pending':
      return [truth, tell('pending', soonMs)];
    case 'paid_then_failed':
      return outcome === 'paid' ? [truth, tell('failed', soonMs)] : [truth];
    case 'failed_then_paid':
      return outcome === 'paid' ? [tell('failed', 0), tell('paid', soonMs)] : [truth];
    case 'wrong_amount':
      return [{ ...truth, isRepeated: false, hasWrongAmount: true }, tell(outcome, soonMs)];
  }
}
