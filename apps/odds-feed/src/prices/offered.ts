/**
 * The markets an event is offered with from its start to its end, each with the step that decides
 * it. New lines come as it goes on; what was offered once stays until it is decided.
 */
import { type MarketKey, marketText } from '@bahati/book-rules/market-key.ts';
import { type AskedMarket, askedMarket, judgeAsked } from '@bahati/book-rules/markets/judge.ts';
import { marketsFor } from '@bahati/book-rules/markets/markets-for.ts';
import type { Course } from '#odds-feed/events/course.ts';
import { stateAt } from '#odds-feed/events/status.ts';
import { isMain } from './feed-market.ts';

export type Offered = {
  readonly key: MarketKey;
  readonly text: string;
  readonly asked: AskedMarket;
  /** Offered once so many steps are over. */
  readonly fromSteps: number;
  /** Decided once so many steps are over; all of them are over at the end. */
  readonly decidedSteps: number;
  /** Prices that move with every step, told each time; the others less often. */
  readonly isMain: boolean;
};

/** Sets of lines are looked at anew after these. */
const turningPoints: ReadonlySet<string> = new Set(['goal', 'part_end', 'wicket']);
/** But not more often than this. */
const mostTurns = 12;

export function offeredMarkets(
  course: Course,
  opening: readonly MarketKey[],
  marketsAnEvent: number,
): Offered[] {
  const offered = new Map<string, Offered>();
  const add = (keys: readonly MarketKey[], fromSteps: number) => {
    for (const key of keys) {
      const text = marketText(key);
      if (offered.has(text) || offered.size >= marketsAnEvent) continue;
      const asked = askedMarket(key);
      if (!asked) throw new Error(`${text} names no market.`);
      const decidedSteps = decidedAfter(course, asked, fromSteps);
      if (decidedSteps <= fromSteps) continue;
      offered.set(text, { key, text, asked, fromSteps, decidedSteps, isMain: isMain(key) });
    }
  };
  add(opening, 0);
  for (const steps of turnsOf(course)) {
    if (offered.size >= marketsAnEvent) break;
    // A copy of the state, so that its distribution is not kept with the course.
    add(marketsFor(course.sport, { ...stateAt(course, steps) }, true), steps);
  }
  return [...offered.values()];
}

/** How many steps are over at each turning point, the start and the end left out. */
function turnsOf({ steps }: Course): number[] {
  const turns = steps.flatMap(({ incidents }, at) =>
    incidents.some(({ kind }) => turningPoints.has(kind)) ? [at + 1] : [],
  );
  return turns.filter((turn) => turn < steps.length).slice(0, mostTurns);
}

/** What is decided stays decided, so the first step that does it is found by halving. */
function decidedAfter(course: Course, asked: AskedMarket, fromSteps: number): number {
  let low = fromSteps;
  let high = course.steps.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const result = course.model.resultOf(stateAt(course, middle));
    if (judgeAsked(asked, result) === undefined) low = middle + 1;
    else high = middle;
  }
  return low;
}
