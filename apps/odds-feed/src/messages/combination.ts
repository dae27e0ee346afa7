/** The chance that several selections of one event all win, by what its prices are made of. */
import { chanceOfAll, type ModelSelection } from '@bahati/book-rules/markets/price.ts';
import { stateAt } from '#odds-feed/events/status.ts';
import type { PlannedEvent } from '#odds-feed/world/world.ts';
import { type Feed, momentsUntil } from './feed.ts';
import { versionOf } from './moment.ts';

/** `chance` undefined: not priced, as while bets are stopped or when it is over. */
export function chanceNow(
  feed: Feed,
  event: PlannedEvent,
  selections: readonly ModelSelection[],
  nowMs: number,
): { chance: number | undefined; version: number } {
  const moments = momentsUntil(feed, event, nowMs);
  const last = moments.findLast(
    (moment) => feed.maker.isPrice(moment) || moment.telling.kind === 'stop',
  );
  if (!last) return { chance: undefined, version: 0 };
  const { telling } = last;
  const version = versionOf(last);
  if (telling.kind === 'pre_price') {
    return { chance: feed.prices.chanceOfAll(event, telling.weight, selections), version };
  }
  if (telling.kind !== 'live_price' || telling.state !== 'live') {
    return { chance: undefined, version };
  }
  const { course } = feed.scripts.playOf(event);
  if (course.isOutright) return { chance: undefined, version };
  // A copy, so that its distribution is not kept with the course.
  const state = { ...stateAt(course, telling.instant.stepsOver) };
  return { chance: chanceOfAll(course.sport, state, selections), version };
}
