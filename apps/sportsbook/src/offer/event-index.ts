/** The events of the offer by start, ordered again only when one came, went or moved. */
import { type HeldEvent, type HeldEvents, isOver, stateOf } from './held-events.ts';
import { categoryOf } from './shown/show-event.ts';
import { virtualCountry } from '#sportsbook/virtuals/virtual-country.ts';

const dayMs = 86_400_000;
const aheadMs = 8 * dayMs;

export type IndexedEvent = { readonly event: HeldEvent; readonly startsAt: number };

export type EventIndex = {
  /** Known by fixture, of a sport of the book; by start and id. Over ones too. */
  all: () => readonly IndexedEvent[];
  /** Of those what is listed: in play, or to come within the offer's days with odds. */
  offered: () => IndexedEvent[];
};

export function createEventIndex(events: HeldEvents, now: () => number): EventIndex {
  const starts = new Map<string, string>();
  let sorted: IndexedEvent[] = [];
  let isStale = true;
  let size = 0;
  events.onChange(({ event, isOfEvent }) => {
    if (!isOfEvent || !event.fixture || starts.get(event.id) === event.fixture.startsAt) return;
    starts.set(event.id, event.fixture.startsAt);
    isStale = true;
  });
  const all = (): readonly IndexedEvent[] => {
    if (!isStale && size === events.count()) return sorted;
    isStale = false;
    size = events.count();
    sorted = [];
    for (const event of events.all()) {
      const { fixture } = event;
      if (!fixture || categoryOf(fixture.sport) === undefined) continue;
      // Shown among their leagues alone.
      if (fixture.country === virtualCountry) continue;
      sorted.push({ event, startsAt: Date.parse(fixture.startsAt) });
    }
    sorted.sort((a, b) => a.startsAt - b.startsAt || Number(a.event.id) - Number(b.event.id));
    if (starts.size > 2 * size) starts.clear();
    return sorted;
  };
  return {
    all,
    offered: () => all().filter((one) => isListed(one, now())),
  };
}

function isListed({ event, startsAt }: IndexedEvent, now: number): boolean {
  const state = stateOf(event);
  if (isOver(state)) return false;
  if (state === 'live') return true;
  return (
    event.markets.size > 0 && (startsAt <= now + aheadMs || event.fixture?.isOutright === true)
  );
}
