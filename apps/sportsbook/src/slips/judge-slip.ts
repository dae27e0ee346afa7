/**
 * What is wrong with a slip, by the offer at one moment. The same judge checks a slip, places it and
 * decides about it; it reads no clock and waits for nothing.
 */
import type { Odds } from '@bahati/book-rules/odds.ts';
import { mostLegs, mostSystemLegs } from '@bahati/book-rules/slip/lines.ts';
import type { EachWayTerms } from '@bahati/book-rules/slip/payout.ts';
import type { Slip, SlipFault, SlipLegInput } from '@bahati/contract/sportsbook/slip.ts';
import type { Offer, Quote } from '#sportsbook/offer/quote.ts';

/** A leg as it is offered now. */
export type JudgedLeg = {
  quotes: readonly Quote[];
  /** Of all its selections together. */
  odds: Odds;
  isBanker: boolean;
  isLive: boolean;
  eachWay: EachWayTerms | null;
};

/** Odds of a leg of several selections as they were priced: at this version of the event. */
export type BuilderPrice = { odds: Odds; version: number };

export type Judged = { legs: JudgedLeg[]; faults: SlipFault[] };

/** Of each leg of several selections its price, by the leg's place. */
export type BuilderPrices = ReadonlyMap<number, BuilderPrice>;

/** The legs of a slip and what is wrong with them. */
export function judgeLegs(offer: Offer, slip: Slip, builders: BuilderPrices): Judged {
  const legs: JudgedLeg[] = [];
  const faults: SlipFault[] = [];
  for (const [at, leg] of slip.legs.entries()) {
    const judged = judgeLeg(offer, leg, builders.get(at));
    if ('code' in judged) {
      faults.push({ code: judged.code, leg: at });
      continue;
    }
    legs.push(judged);
    if (!isAcceptable(leg.odds, judged.odds, slip.acceptance)) {
      faults.push({ code: 'odds_moved', leg: at, odds: judged.odds });
    }
    if (slip.isEachWay && judged.eachWay === null) faults.push({ code: 'not_each_way', leg: at });
  }
  return { legs, faults: [...faults, ...shapeFaults(slip), ...relatedLegs(slip)] };
}

/** Do odds of now fall under what the member takes? */
export function isAcceptable(asked: Odds, now: Odds, acceptance: Slip['acceptance']): boolean {
  switch (acceptance) {
    case 'any':
      return true;
    case 'better':
      return now >= asked;
    case 'ask':
      return now === asked;
  }
}

function judgeLeg(
  offer: Offer,
  leg: SlipLegInput,
  builder: BuilderPrice | undefined,
): JudgedLeg | Pick<SlipFault, 'code'> {
  const quotes = leg.selections.map((selection) => offer.quote(selection));
  const known = quotes.filter((quote) => quote !== undefined);
  const [first] = known;
  if (!first || known.length < quotes.length) return { code: 'unknown_selection' };
  if (known.some(({ state }) => state !== 'upcoming' && state !== 'live')) {
    return { code: 'event_over' };
  }
  if (known.some(({ isOpen }) => !isOpen)) return { code: 'suspended' };
  const { isOutright, eachWay } = first.fixture;
  const judged = {
    quotes: known,
    isBanker: leg.isBanker ?? false,
    isLive: known.some(({ isLive }) => isLive),
  };
  if (known.length === 1) {
    return {
      ...judged,
      odds: first.odds,
      eachWay: isOutright && isRaceWinner(first) ? eachWay : null,
    };
  }
  if (known.some(({ eventId }) => eventId !== first.eventId)) return { code: 'not_combinable' };
  if (!builder) return { code: 'not_combinable' };
  // It was priced before the odds bets are taken on now.
  if (known.some(({ oddsVersion = 0 }) => builder.version < oddsVersion)) {
    return { code: 'suspended' };
  }
  return { ...judged, odds: builder.odds, eachWay: null };
}

/** The market each way is offered on. */
const isRaceWinner = ({ market }: Quote): boolean => market.startsWith('race_winner:');

/** Legs of one event are related wherever a line may hold both. */
function relatedLegs({ legs, shape }: Slip): SlipFault[] {
  const seen = new Set<string>();
  const faults: SlipFault[] = [];
  for (const [at, { selections }] of legs.entries()) {
    const own = new Set(
      selections.map(({ eventId, market, outcome }) =>
        shape.kind === 'singles' ? `${eventId} ${market} ${outcome}` : eventId,
      ),
    );
    if ([...own].some((key) => seen.has(key))) faults.push({ code: 'related_legs', leg: at });
    for (const key of own) seen.add(key);
  }
  return faults;
}

function shapeFaults({ legs, shape }: Slip): SlipFault[] {
  const bankers = legs.filter(({ isBanker }) => isBanker).length;
  if (legs.length > mostLegs) return [{ code: 'too_many_legs' }];
  if (shape.kind !== 'system') {
    if (bankers > 0) return [{ code: 'not_combinable' }];
    return shape.kind === 'multiple' && legs.length < 2 ? [{ code: 'too_few_legs' }] : [];
  }
  const free = legs.length - bankers;
  if (free > mostSystemLegs) return [{ code: 'too_many_legs' }];
  const isWhole = new Set(shape.folds).size === shape.folds.length;
  return isWhole && shape.folds.every((fold) => fold <= free) ? [] : [{ code: 'too_few_legs' }];
}

/** How many lines a slip has, without making them. */
export function countLines({ legs, shape }: Pick<Slip, 'legs' | 'shape'>): number {
  if (shape.kind === 'singles') return legs.length;
  if (shape.kind === 'multiple') return 1;
  const free = legs.filter(({ isBanker }) => !isBanker).length;
  return shape.folds.reduce((sum, fold) => sum + chooseCount(free, fold), 0);
}

function chooseCount(from: number, count: number): number {
  let ways = 1;
  for (let taken = 1; taken <= count; taken += 1) ways = (ways * (from - count + taken)) / taken;
  return Math.round(ways);
}
