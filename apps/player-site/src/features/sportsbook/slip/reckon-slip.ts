/**
 * What a slip would stake and pay if all of it won, at the odds shown: the same rules as the book's,
 * so that sums stand while somebody types. What holds is the book's own reckoning. Pure.
 */
import { multipleBonus } from '@bahati/book-rules/slip/bonus.ts';
import { linesOf } from '@bahati/book-rules/slip/lines.ts';
import {
  type EachWayTerms,
  linePayouts,
  slipPayout,
  type SlipLeg,
} from '@bahati/book-rules/slip/payout.ts';
import type { CallValue } from '@bahati/contract/call.ts';
import type { offerCalls } from '@bahati/contract/sportsbook/offer.ts';
import type { SlipReckoning } from '@bahati/contract/sportsbook/slip.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { readAmount } from '@bahati/money/typed-figure.ts';
import { type DraftLeg, type SlipDraft, stakeOfLeg } from './slip-draft.ts';
import { bankersOf, kindOf, shapeOf } from './slip-shapes.ts';

export type BookTerms = CallValue<(typeof offerCalls)['GET /book/v1/rules']>;
type BonusStep = BookTerms['multipleBonus'][number];

const won = { result: 'won' } as const;

/** A stake that is typed, in minor units; what is no amount is 0. */
export function typedUnits(text: string, currency: Currency): bigint {
  const read = readAmount(text, currency);
  return read.fault === undefined ? read.units : 0n;
}

/** The bonus of a multiple with these legs, and the step above it. */
export function bonusSteps(
  legs: readonly Pick<DraftLeg, 'odds'>[],
  steps: readonly BonusStep[],
): { now: BonusStep | undefined; next: (BonusStep & { missing: number }) | undefined } {
  const rising = steps.toSorted((a, b) => a.legs - b.legs);
  const counted = ({ leastOdds }: BonusStep) => legs.filter(({ odds }) => odds >= leastOdds).length;
  const now = rising
    .filter((step) => counted(step) >= step.legs)
    .reduce<BonusStep | undefined>(
      (most, step) => (most && most.basisPoints >= step.basisPoints ? most : step),
      undefined,
    );
  const above = rising.find(
    (step) => counted(step) < step.legs && step.basisPoints > (now?.basisPoints ?? 0),
  );
  return { now, next: above && { ...above, missing: above.legs - counted(above) } };
}

/** All odds multiplied, in thousandths, rounded down to hundredths. */
export function totalOdds(legs: readonly Pick<DraftLeg, 'odds'>[]): bigint {
  const { over, under } = legs.reduce(
    (product, { odds }) => ({ over: product.over * BigInt(odds), under: product.under * 1_000n }),
    { over: 1_000n, under: 1n },
  );
  return (over / under / 10n) * 10n;
}

/** `null`: there is nothing on it. */
export function reckonSlip(
  draft: SlipDraft,
  terms: BookTerms,
  currency: Currency,
  /** Of each leg; null: no each way. */
  eachWay: readonly (EachWayTerms | null)[] = [],
): SlipReckoning | null {
  const { legs } = draft;
  if (legs.length === 0) return null;
  const kind = kindOf(draft);
  const lines = linesOf(shapeOf(draft), legs.length, bankersOf(legs));
  const shared = typedUnits(draft.stake, currency);
  const own = legs.map((leg) => typedUnits(stakeOfLeg(draft, leg), currency));
  const slipLegs = legs.map(({ odds }, place): SlipLeg => {
    const ends = eachWay[place];
    return { odds, result: won, ...(ends ? { place: { terms: ends, result: won } } : {}) };
  });
  const stakeOf = (line: number) => (kind === 'singles' ? (own[line] ?? 0n) : shared);
  const paid = linePayouts(slipLegs, lines, stakeOf, draft.isEachWay);
  const { stake, payout } = slipPayout(paid);
  const tiers = kind === 'multiple' && !draft.isEachWay ? terms.multipleBonus : [];
  const bonus = multipleBonus(
    tiers,
    legs.map(({ odds }) => ({ odds, result: won })),
    { stake, payout },
  );
  const wire = (units: bigint) => toDecimal(units, currency);
  return {
    lines: paid.length,
    stake: wire(stake),
    mostPayout: wire(payout + bonus),
    bonus: wire(bonus),
    totalOdds: kind === 'multiple' ? decimalOdds(totalOdds(legs)) : null,
    delaySeconds: 0,
  };
}

/** Thousandths as the book tells the odds of a whole slip: "12.34", rounded down. */
function decimalOdds(thousandths: bigint): string {
  const digits = (thousandths / 10n).toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
