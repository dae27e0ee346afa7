/** How markets ended, as the feed tells it. */
import type { LegResult } from '@bahati/book-rules/leg-result.ts';
import { judgeAsked } from '@bahati/book-rules/markets/judge.ts';
import type { FeedMessage } from '@bahati/contract/odds-feed/feed.ts';
import type { Course } from '#odds-feed/events/course.ts';
import { stateAt } from '#odds-feed/events/status.ts';
import type { Offered } from '#odds-feed/prices/offered.ts';
import { eachWayOf } from '#odds-feed/world/each-way.ts';

type Settlement = Extract<FeedMessage, { type: 'bet_settlement' }>;
export type SettledMarket = Settlement['markets'][number];
type SettledOutcome = SettledMarket['outcomes'][number];

/** The market each way is offered on. */
const eachWayMarket = 'race_winner';

export function settleMarket(course: Course, offered: Offered): SettledMarket {
  const result = course.model.resultOf(stateAt(course, offered.decidedSteps));
  const verdict = judgeAsked(offered.asked, result);
  if (!verdict) throw new Error(`${offered.text} is not decided when it should be.`);
  const placed = offered.key.code === eachWayMarket ? placedOutcomes(course) : null;
  const outcomes = [...verdict].map(
    ([outcome, leg]): SettledOutcome => ({
      outcome,
      ...told(leg),
      ...(placed ? { isPlaced: placed.has(outcome) } : {}),
    }),
  );
  return { market: offered.text, outcomes };
}

const told = (leg: LegResult): Pick<SettledOutcome, 'result' | 'deadHeat'> => ({
  result: leg.result,
  ...('deadHeat' in leg && leg.deadHeat ? { deadHeat: leg.deadHeat } : {}),
});

/** Who came in within the places of each way. */
function placedOutcomes(course: Course): Set<string> {
  const { order } = course.model.resultOf(stateAt(course, course.steps.length));
  const { places } = eachWayOf(course.sport) ?? { places: 0 };
  const placed = (order?.entrants ?? []).filter((_, at) => {
    const place = order?.places[at] ?? 0;
    return place >= 1 && place <= places;
  });
  return new Set(placed.map((entrant) => `p${entrant}`));
}

/** A mistake: a won and a lost outcome are taken for each other. */
export function settledWrongly({ market, outcomes }: SettledMarket): SettledMarket {
  const won = outcomes.findIndex(({ result }) => result !== 'lost');
  const lost = outcomes.findIndex(({ result }) => result === 'lost');
  const exchanged = outcomes.map((outcome, at) => {
    const other = at === won ? outcomes[lost] : at === lost ? outcomes[won] : undefined;
    return { ...(other ?? outcome), outcome: outcome.outcome };
  });
  return { market, outcomes: exchanged };
}
