/** Finds competitions and events by what somebody types, with slips of the finger and accents. */
import { createNameIndex, type NameIndex } from '@bahati/name-search/name-index.ts';
import type { CallValue } from '@bahati/contract/call.ts';
import type { offerCalls } from '@bahati/contract/sportsbook/offer.ts';
import type { IndexedEvent } from './event-index.ts';
import { type ListParts, listSports } from './list-events.ts';

type Found = CallValue<(typeof offerCalls)['GET /book/v1/search']>;

const mostCompetitions = 8;
const mostEvents = 20;
/** The names are put in order again at most so often. */
const keptMs = 15_000;

type Names = {
  madeAt: number;
  events: IndexedEvent[];
  byEvent: NameIndex;
  competitions: Found['competitions'];
  byCompetition: NameIndex;
};

export function createSearch(parts: ListParts): (text: string) => Found {
  let names: Names | undefined;
  const fresh = (): Names => {
    if (!names || parts.now() - names.madeAt > keptMs) names = gatherNames(parts);
    return names;
  };
  return (text) => {
    const { events, byEvent, competitions, byCompetition } = fresh();
    return {
      competitions: byCompetition
        .search(text, mostCompetitions)
        .map((at) => competitions[at])
        .filter((competition) => competition !== undefined),
      events: byEvent
        .search(text, mostEvents)
        .map((at) => events[at])
        .map((found) => found && parts.show.row(found.event))
        .filter((row) => row !== undefined),
    };
  };
}

/** The soonest first: among equally good ones it stays so. */
function gatherNames(parts: ListParts): Names {
  const events = parts.index.offered();
  const competitions = listSports(parts, undefined).sports.flatMap(({ sport, competitions: own }) =>
    own.map((competition) => ({ ...competition, sport })),
  );
  return {
    madeAt: parts.now(),
    events,
    byEvent: createNameIndex(
      events.map(({ event: { fixture } }) => ({
        names: fixture?.isOutright
          ? [fixture.name ?? '', ...fixture.participants.map(({ name }) => name)]
          : (fixture?.participants.map(({ name }) => name) ?? []),
        tags: [
          fixture?.competition.name ?? '',
          ...(fixture?.participants ?? []).map(({ name }) => name),
        ],
      })),
    ),
    competitions,
    byCompetition: createNameIndex(
      competitions.map(({ name, sport, country }) => ({ names: [name], tags: [sport, country] })),
    ),
  };
}
