/**
 * How callbacks misbehave. Real rails repeat, delay, lose, reorder and contradict their own
 * callbacks; a platform that pays by them must come to the same truth each time. The mischief is
 * chosen by whoever answers the prompt, by the header of the request, by the payment's own
 * ending, or by the dice, so that anyone can bring it about on purpose.
 */
import type { ChargeState } from '@bahati/contract/payment-gateway/gateway.ts';

/** The ending that asks for each: the cents of a charge, the digits after 99 of a number. */
export const mischiefByEnding = {
  '11': 'repeated',
  '12': 'late',
  '13': 'lost',
  '14': 'paid_then_failed',
  '15': 'stale_pending',
  '16': 'failed_then_paid',
  '17': 'wrong_amount',
} as const;

export type Mischief = 'none' | (typeof mischiefByEnding)[keyof typeof mischiefByEnding];

export const mischiefs: readonly Mischief[] = ['none', ...Object.values(mischiefByEnding)];

/** The header by which a caller of any of the APIs asks for mischief. */
export const mischiefHeader = 'x-simulator-mischief';

export function readMischief(text: unknown): Mischief | null {
  return mischiefs.find((known) => known === text) ?? null;
}

/** In how many of a hundred payments each happens by itself. */
export type Chances = Readonly<Partial<Record<Mischief, number>>>;

/** Every kind as likely as the others. */
const evenly = (percent: number): Chances =>
  Object.fromEntries(Object.values(mischiefByEnding).map((mischief) => [mischief, percent]));

/** The worst of days: every kind as likely as none. */
export const chaos = evenly(12);
export const aFewOfAll = evenly(3);

/** A charge of this many cents fails: the payer's own account is empty. */
export const emptyAccountEnding = '.01';

/** A charge of this many cents is not taken back: the card it came from is closed. */
export const closedCardEnding = '.02';

/** A payout to a number that ends so fails. */
export const unknownPayeeEnding = '00';

const lateMs = 20_000;
const soonMs = 1_500;

export type Subject = { asked: Mischief | null; amount?: string; number?: string };

/** `pick(n)` answers a whole number below n; it is asked only where something has a chance. */
export function mischiefOf(
  subject: Subject,
  chances: Chances,
  pick: (below: number) => number,
): Mischief {
  if (subject.asked) return subject.asked;
  const endings: Readonly<Record<string, Mischief>> = mischiefByEnding;
  const cents = /\.(\d\d)$/.exec(subject.amount ?? '')?.[1];
  const digits = /99(\d\d)$/.exec(subject.number ?? '')?.[1];
  const ending = endings[cents ?? ''] ?? endings[digits ?? ''];
  return ending ?? byDice(chances, pick);
}

function byDice(chances: Chances, pick: (below: number) => number): Mischief {
  const odds = Object.entries(chances) as [Mischief, number][];
  if (odds.length === 0) return 'none';
  let left = pick(100);
  for (const [mischief, percent] of odds) {
    if (left < percent) return mischief;
    left -= percent;
  }
  return 'none';
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
