/** An event with everything there is to see of it. */
import { keptIncidents } from '@bahati/book-rules/incidents.ts';
import type { CallValue } from '@bahati/contract/call.ts';
import type { offerCalls } from '@bahati/contract/sportsbook/offer.ts';
import { type HeldEvent, isOver, stateOf } from '#sportsbook/offer/held-events.ts';
import type { Shows } from './show-event.ts';

type Detail = CallValue<(typeof offerCalls)['GET /book/v1/events/:eventId']>;

const mostResults = 250;

export const incidentsOf = ({ status }: HeldEvent): Detail['incidents'] =>
  keptIncidents(status?.incidents ?? []).map((told) => ({
    number: told.number,
    clock: told.clock,
    part: told.part,
    kind: told.kind,
    side: told.side,
    ...(told.place === undefined ? {} : { place: told.place }),
    ...(told.score === undefined ? {} : { score: told.score }),
  }));

/** Undefined: its fixture is not known yet. */
export function showDetail(show: Shows, event: HeldEvent): Detail | undefined {
  const shown = show.event(event);
  if (!shown) return undefined;
  const results: Detail['results'] = {};
  for (const market of event.markets.values()) {
    if (!market.results || Object.keys(results).length >= mostResults) continue;
    results[market.market] = Object.fromEntries(
      market.results.map(({ outcome, result }) => [outcome, result]),
    );
  }
  return {
    event: shown,
    markets: show.markets(event),
    statistics: event.status?.statistics ?? {},
    incidents: incidentsOf(event),
    results,
    hasBuilder: !shown.isOutright && !isOver(stateOf(event)) && shown.marketCount > 1,
  };
}
