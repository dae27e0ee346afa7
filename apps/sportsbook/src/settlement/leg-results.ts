/** How the legs of a bet ended, by what the feed said of their markets. Pure. */
import type { DeadHeat, Finish, LegResult } from '@bahati/book-rules/leg-result.ts';
import type { EndedLeg } from '#sportsbook/slips/reckon-slip.ts';
import type { StoredSelection } from '#sportsbook/slips/stored-bet.ts';

type EndedOutcome = {
  outcome: string;
  result: LegResult['result'];
  deadHeat?: DeadHeat;
  finish?: Finish;
};

/** A market as its row has it. */
export type EndedMarket = {
  results: readonly EndedOutcome[] | null;
  cancel: { from?: string | null; until?: string | null } | null;
};

/** By `event market`. */
export type EndedMarkets = ReadonlyMap<string, EndedMarket>;

export const marketName = ({ eventId, market }: { eventId: string; market: string }): string =>
  `${eventId} ${market}`;

const unknown: EndedLeg = { result: null, finish: null };
const voided: EndedLeg = { result: { result: 'void' }, finish: null };

/** One selection. A cancel counts for bets accepted within its time, whatever the results say. */
export function endedSelection(
  market: EndedMarket | undefined,
  outcome: string,
  acceptedAt: Date,
): EndedLeg {
  if (!market) return unknown;
  if (market.cancel && isWithin(market.cancel, acceptedAt)) return voided;
  const ended = market.results?.find((one) => one.outcome === outcome);
  if (!ended) return unknown;
  return { result: asResult(ended), finish: ended.finish ?? null };
}

function asResult({ result, deadHeat }: EndedOutcome): LegResult {
  if (result !== 'won') return { result };
  return deadHeat ? { result, deadHeat } : { result };
}

function isWithin({ from, until }: NonNullable<EndedMarket['cancel']>, at: Date): boolean {
  const time = at.getTime();
  return (!from || time >= Date.parse(from)) && (!until || time < Date.parse(until));
}

/**
 * Several selections as one leg: void where any of them is void or the stake comes back on it, lost
 * where any is lost, won where all are.
 */
function endedTogether(ended: readonly EndedLeg[]): EndedLeg {
  const results = ended.map(({ result }) => result?.result);
  if (results.some((result) => result === 'void' || result === 'push')) return voided;
  if (results.includes('lost')) return { result: { result: 'lost' }, finish: null };
  if (results.includes(undefined)) return unknown;
  return { result: { result: 'won' }, finish: null };
}

/** Each leg in order. */
export function endedLegs(
  legs: number,
  selections: readonly Pick<StoredSelection, 'leg' | 'eventId' | 'market' | 'outcome'>[],
  markets: EndedMarkets,
  acceptedAt: Date,
): EndedLeg[] {
  const of: EndedLeg[][] = Array.from({ length: legs }, () => []);
  for (const selection of selections) {
    const market = markets.get(marketName(selection));
    of[selection.leg]?.push(endedSelection(market, selection.outcome, acceptedAt));
  }
  return of.map((ended) => (ended.length === 1 && ended[0]) || endedTogether(ended));
}
