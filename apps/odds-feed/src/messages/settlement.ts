/** How markets ended, as the feed tells it. */
import type { LegResult } from '@bahati/book-rules/leg-result.ts';
import { judgeAsked } from '@bahati/book-rules/markets/judge.ts';
import { finishesOf } from '@bahati/book-rules/markets/judges/order-judges.ts';
import type { FeedMessage } from '@bahati/contract/odds-feed/feed.ts';
import type { Course } from '#odds-feed/events/course.ts';
import { stateAt } from '#odds-feed/events/status.ts';
import type { Offered } from '#odds-feed/prices/offered.ts';

type Settlement = Extract<FeedMessage, { type: 'bet_settlement' }>;
export type SettledMarket = Settlement['markets'][number];
type SettledOutcome = SettledMarket['outcomes'][number];

/** The market each way is offered on. */
const eachWayMarket = 'race_winner';

export function settleMarket(course: Course, offered: Offered): SettledMarket {
  const result = course.model.resultOf(stateAt(course, offered.decidedSteps));
  const verdict = judgeAsked(offered.asked, result);
  if (!verdict) throw new Error(`${offered.text} is not decided when it should be.`);
  const isEachWay = offered.key.code === eachWayMarket && result.order;
  const finishes = isEachWay ? finishesOf(result.order) : undefined;
  const outcomes = [...verdict].map(([outcome, leg]): SettledOutcome => {
    const finish = finishes?.get(outcome);
    return { outcome, ...told(leg), ...(finish ? { finish } : {}) };
  });
  return { market: offered.text, outcomes };
}

const told = (leg: LegResult): Pick<SettledOutcome, 'result' | 'deadHeat'> => ({
  result: leg.result,
  ...('deadHeat' in leg && leg.deadHeat ? { deadHeat: leg.deadHeat } : {}),
});

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
