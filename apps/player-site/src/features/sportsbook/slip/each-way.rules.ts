/** Each way: where it can be had, and at which terms. */
import type { EachWayTerms } from '@bahati/book-rules/slip/payout.ts';
import type { OfferedEvent } from '@bahati/contract/sportsbook/offer.ts';
import type { DraftLeg } from './slip-draft.ts';

type Events = ReadonlyMap<string, Pick<OfferedEvent, 'isOutright' | 'eachWay'>>;

/** Of each leg, in order; null: it has none. Several selections together have none. */
export const eachWayOf = (legs: readonly DraftLeg[], events: Events): (EachWayTerms | null)[] =>
  legs.map(({ selections }) => {
    const [only] = selections;
    const event = selections.length === 1 && only ? events.get(only.eventId) : undefined;
    return event?.isOutright ? event.eachWay : null;
  });

export const isEachWayOffered = (legs: readonly DraftLeg[], events: Events): boolean =>
  legs.length > 0 && eachWayOf(legs, events).every((terms) => terms !== null);
