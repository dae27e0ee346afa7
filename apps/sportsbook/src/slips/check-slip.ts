import type { Slip, SlipFault, SlipReckoning } from '@bahati/contract/sportsbook/slip.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { BetContext } from '#sportsbook/bet-context.ts';
import { priceBuilders } from '#sportsbook/builder/price-builder.ts';
import { countLines, type JudgedLeg, judgeLegs } from './judge-slip.ts';
import { brokenBounds, type Reckoned, reckonSlip, type SlipFacts } from './reckon-slip.ts';
import { type MemberBounds, stakeBounds } from './stake-limits.ts';
import type { Terms } from './terms.ts';

export type CheckedSlip = {
  faults: SlipFault[];
  /** Absent where the legs cannot be reckoned at all. */
  sound?: { legs: JudgedLeg[]; facts: SlipFacts; reckoned: Reckoned; needsTrader: boolean };
};

export type SlipOwner = { currency: Currency; memberId?: string };

/**
 * A slip by the offer of this moment. Refuses `invalid_input` where its stakes are not one for all
 * lines, or of singles one for each, or are no amounts of the currency.
 */
export async function checkSlip(
  context: BetContext,
  slip: Slip,
  owner: SlipOwner,
): Promise<CheckedSlip> {
  const terms = await context.terms();
  const stakes = readStakes(slip, owner.currency);
  const prices = await priceBuilders(context, slip);
  const lines = countLines(slip);
  const { legs, faults } = judgeLegs(context.offer, slip, prices);
  if (lines > terms.mostLines) return { faults: [...faults, { code: 'too_many_lines' }] };
  if (legs.length < slip.legs.length || lines < 1) return { faults };
  if (faults.some(({ code }) => code === 'too_few_legs' || code === 'too_many_legs')) {
    return { faults };
  }
  const facts = factsOfSlip(slip, legs, stakes, terms);
  const reckoned = reckonSlip(facts);
  const bounds = await stakeBounds(context, terms, legs, owner.memberId);
  const { broken, needsTrader } = whoDecides(reckoned, bounds, terms);
  const told = broken.map(({ code, bound }) => ({ code, bound: toDecimal(bound, owner.currency) }));
  return { faults: [...faults, ...told], sound: { legs, facts, reckoned, needsTrader } };
}

/** A stake above the bounds is a trader's to take, up to what he is asked for. */
export function whoDecides(reckoned: Reckoned, bounds: MemberBounds, terms: Terms) {
  const broken = brokenBounds(reckoned, bounds);
  const isAskable =
    (broken.length > 0 || bounds.isAlwaysAsked) &&
    broken.every(({ code }) => code === 'stake_above_most') &&
    reckoned.stake <= terms.mostAsked;
  return { broken: isAskable ? [] : broken, needsTrader: isAskable };
}

export function factsOfSlip(
  slip: Pick<Slip, 'shape' | 'isEachWay'>,
  legs: readonly JudgedLeg[],
  stakes: readonly bigint[],
  terms: Terms,
): SlipFacts {
  return {
    shape: slip.shape,
    bankers: legs.flatMap(({ isBanker }, at) => (isBanker ? [at] : [])),
    legs: legs.map(({ odds, eachWay }) => ({ odds, eachWay: slip.isEachWay ? eachWay : null })),
    isEachWay: slip.isEachWay,
    stakes,
    bonus: terms.multipleBonus,
  };
}

export function readStakes({ shape, legs, stakes }: Slip, currency: Currency): bigint[] {
  const expected = shape.kind === 'singles' ? legs.length : 1;
  const read = stakes.map((stake) => parseAmount(stake, currency));
  const known = read.filter((stake) => stake !== undefined && stake > 0n) as bigint[];
  if (stakes.length !== expected || known.length < expected) {
    throw new Refusal('invalid_input', { fields: [{ field: 'stakes', problem: 'invalid' }] });
  }
  return known;
}

/** What a visitor or a member is shown of a slip. */
export async function tellSlip(context: BetContext, slip: Slip) {
  const currency = context.config.BOOK_CURRENCY;
  const { faults, sound } = await checkSlip(context, slip, { currency });
  const { liveDelaySeconds } = await context.terms();
  if (!sound) return { faults: faults.slice(0, 60), reckoning: null };
  const { reckoned, legs, facts } = sound;
  const isLive = legs.some((leg) => leg.isLive);
  const shown = (value: bigint) => toDecimal(value, currency);
  const reckoning: SlipReckoning = {
    lines: reckoned.lines,
    stake: shown(reckoned.stake),
    mostPayout: shown(reckoned.mostPayout),
    bonus: shown(reckoned.bonus),
    totalOdds: facts.shape.kind === 'multiple' ? totalOdds(facts.legs) : null,
    delaySeconds: isLive ? liveDelaySeconds : 0,
  };
  return { faults: faults.slice(0, 60), reckoning };
}

/** The product of the odds of all legs, rounded down to hundredths: "12.34". */
function totalOdds(legs: readonly { odds: number }[]): string {
  const product = legs.reduce((sum, { odds }) => sum * BigInt(odds), 1n);
  const hundredths = (product * 100n) / 1_000n ** BigInt(legs.length);
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

/** What the whole pays for each unit staked, in thousandths, as the platform is told. */
export function wholeOdds({ mostPayout, stake }: Pick<Reckoned, 'mostPayout' | 'stake'>): bigint {
  const odds = (mostPayout * 1_000n) / stake;
  return odds > 999_999_999_999n ? 999_999_999_999n : odds;
}
