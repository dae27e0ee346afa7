/** Lists of the offer: events by start or popularity, and sports with their competitions. */
import { sportCodes, sports } from '@bahati/book-rules/sports.ts';
import type { CallValue, HandlerInput } from '@bahati/contract/call.ts';
import type { EventRow, offerCalls } from '@bahati/contract/sportsbook/offer.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { dayBounds } from './day-bounds.ts';
import type { EventIndex, IndexedEvent } from './event-index.ts';
import { stateOf } from './held-events.ts';
import type { Popular } from './popular.ts';
import { categoryOf, type Shows } from './shown/show-event.ts';

const soonMs = 3 * 3_600_000;
const mostCompetitions = 100;

type Query = HandlerInput<(typeof offerCalls)['GET /book/v1/events']>['query'];
type SportsList = CallValue<(typeof offerCalls)['GET /book/v1/sports']>;

export type ListParts = {
  index: EventIndex;
  popular: Popular;
  show: Shows;
  timeZone: string;
  now: () => number;
};

/** Refuses a cursor that is none with `invalid_input`. */
export function listEvents(
  parts: ListParts,
  query: Query,
): { items: EventRow[]; nextCursor: string | null } {
  const { index, popular, show } = parts;
  const asked = query.ids === undefined ? undefined : new Set(query.ids.split(','));
  const from = asked ? index.all() : index.offered();
  const fits = fitting(parts, query);
  const found = from.filter((one) => (asked?.has(one.event.id) ?? true) && fits(one));
  const isPopular = query.sort === 'popular';
  const ordered = isPopular ? popular.sorted(found) : found;
  const start = query.cursor === undefined ? 0 : placeAfter(ordered, query.cursor, isPopular);
  const page = ordered.slice(start, start + query.pageSize);
  const last = page.at(-1);
  const hasMore = last !== undefined && start + page.length < ordered.length;
  return {
    items: page
      .map(({ event }) => show.row(event, query.market))
      .filter((row) => row !== undefined),
    nextCursor: hasMore ? cursorAfter(last, start + page.length, isPopular) : null,
  };
}

function fitting({ timeZone, now }: ListParts, query: Query): (one: IndexedEvent) => boolean {
  const isTime = fittingTime(timeZone, now(), query.when);
  return (one) => {
    const { fixture } = one.event;
    if (!fixture) return false;
    return (
      (query.sport === undefined || fixture.sport === query.sport) &&
      (query.category === undefined || categoryOf(fixture.sport) === query.category) &&
      (query.country === undefined || fixture.country === query.country) &&
      (query.competitionId === undefined || fixture.competition.id === query.competitionId) &&
      isTime(one)
    );
  };
}

function fittingTime(
  timeZone: string,
  now: number,
  when: Query['when'],
): (one: IndexedEvent) => boolean {
  switch (when) {
    case 'all':
      return () => true;
    case 'live':
      return ({ event }) => stateOf(event) === 'live';
    case 'soon':
      return ({ event, startsAt }) => stateOf(event) === 'upcoming' && startsAt <= now + soonMs;
    case 'today':
    case 'tomorrow': {
      const { from, until } = dayBounds(timeZone, now, when === 'today' ? 0 : 1);
      return ({ startsAt }) => startsAt >= from && startsAt < until;
    }
  }
}

/** By start a cursor is the last event's place; by popularity, which moves, how many were shown. */
function cursorAfter({ event, startsAt }: IndexedEvent, shown: number, isPopular: boolean): string {
  const text = isPopular ? `p${shown}` : `${startsAt}.${event.id}`;
  return Buffer.from(text).toString('base64url');
}

function placeAfter(ordered: readonly IndexedEvent[], cursor: string, isPopular: boolean): number {
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  const [, startsAt, id, shown] = /^(?:(\d{1,15})\.(\d{1,18})|p(\d{1,6}))$/.exec(text) ?? [];
  if (isPopular ? shown === undefined : startsAt === undefined || id === undefined) {
    throw new Refusal('invalid_input', { fields: [{ field: 'cursor', problem: 'invalid' }] });
  }
  if (isPopular) return Number(shown);
  const [time, number] = [Number(startsAt), Number(id)];
  const place = ordered.findIndex(
    (one) => one.startsAt > time || (one.startsAt === time && Number(one.event.id) > number),
  );
  return place < 0 ? ordered.length : place;
}

/** In the order of the book's list of sports; those without an event are left out. */
export function listSports(
  { index }: ListParts,
  category: 'SPORTS' | 'ESPORTS' | undefined,
): SportsList {
  type Competition = SportsList['sports'][number]['competitions'][number];
  const bySport = new Map<string, Map<string, Competition>>();
  for (const { event } of index.offered()) {
    const { fixture } = event;
    if (!fixture) continue;
    const own = bySport.get(fixture.sport) ?? new Map<string, Competition>();
    bySport.set(fixture.sport, own);
    const { id, name } = fixture.competition;
    const counted = own.get(id) ?? { id, name, country: fixture.country, events: 0, live: 0 };
    counted.events += 1;
    if (stateOf(event) === 'live') counted.live += 1;
    own.set(id, counted);
  }
  const listed = sportCodes.flatMap((sport) => {
    const own = bySport.get(sport);
    if (!own || (category !== undefined && sports[sport].category !== category)) return [];
    const all = [...own.values()].sort((a, b) => b.events - a.events || (a.name < b.name ? -1 : 1));
    const sum = (of: (one: Competition) => number) =>
      all.reduce((total, one) => total + of(one), 0);
    return [
      {
        sport,
        category: sports[sport].category,
        events: sum(({ events }) => events),
        live: sum(({ live }) => live),
        competitions: all.slice(0, mostCompetitions),
      },
    ];
  });
  return { sports: listed };
}
