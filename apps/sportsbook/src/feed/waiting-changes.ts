/** Which rows differ from the tables: a row stands in it once, however often it changed. */
import type { HeldEvents } from '#sportsbook/offer/held-events.ts';
import type { Applied } from './apply-message.ts';
import type { Batch, StoredMarket } from './store-changes.ts';

/** Of one transaction. */
const mostMarkets = 2_000;
const mostEvents = 500;

const urgentKinds = ['results', 'cancels'] as const;
const kinds = [...urgentKinds, 'odds'] as const;

export type Taken = Omit<Batch, 'marks'>;

export type WaitingChanges = {
  add: (eventId: string, applied: Applied) => void;
  /**
   * As many as go into a transaction, of prices about `mostOdds` rows of those that wait longest;
   * `isLast`: nothing more waits, of prices nothing more was wanted.
   */
  take: (mostOdds: number) => { taken: Taken; isLast: boolean };
  /** They were not written after all. */
  putBack: (taken: Taken) => void;
  /** How many prices wait, and of how many events. */
  odds: () => { rows: number; events: number };
  /** Something else than prices waits. */
  isUrgent: () => boolean;
};

export function createWaitingChanges(held: HeldEvents): WaitingChanges {
  const events = new Set<string>();
  const markets = { results: new Keys(), cancels: new Keys(), odds: new Keys() };
  let isUrgent = false;
  return {
    add(eventId, applied) {
      if (applied.isOfEvent) events.add(eventId);
      for (const kind of kinds) markets[kind].add(eventId, applied[kind]);
      isUrgent ||= applied.isUrgent;
    },
    take(mostOdds) {
      isUrgent = false;
      const ids = [...events].slice(0, mostEvents);
      for (const id of ids) events.delete(id);
      const taken = {
        events: ids.map((id) => held.get(id)).filter((event) => event?.fixture !== undefined),
        odds: [] as StoredMarket[],
        results: [] as StoredMarket[],
        cancels: [] as StoredMarket[],
      };
      // A market's row needs its event's.
      if (events.size === 0) {
        for (const kind of urgentKinds) taken[kind] = markets[kind].take(held, mostMarkets);
        taken.odds = markets.odds.take(held, Math.min(mostOdds, mostMarkets));
      }
      const wanted = mostOdds === Infinity ? kinds : urgentKinds;
      const isLast = events.size === 0 && wanted.every((kind) => markets[kind].size === 0);
      return { taken: taken as Taken, isLast };
    },
    putBack(taken) {
      isUrgent = true;
      for (const { id } of taken.events) events.add(id);
      for (const kind of kinds) {
        for (const { eventId, market } of taken[kind]) markets[kind].add(eventId, [market.market]);
      }
    },
    odds: () => ({ rows: markets.odds.rows(), events: markets.odds.size }),
    isUrgent: () => isUrgent,
  };
}

/** Markets by event; the event that waits longest comes first. */
class Keys {
  readonly #byEvent = new Map<string, Set<string>>();

  get size(): number {
    return this.#byEvent.size;
  }

  rows(): number {
    return this.#byEvent.values().reduce((sum, keys) => sum + keys.size, 0);
  }

  add(eventId: string, keys: readonly string[]): void {
    if (keys.length === 0) return;
    const own = this.#byEvent.get(eventId) ?? new Set();
    for (const key of keys) own.add(key);
    this.#byEvent.set(eventId, own);
  }

  /** As they are in memory now: of whole events, until there are so many. */
  take(held: HeldEvents, most: number): StoredMarket[] {
    const rows: StoredMarket[] = [];
    for (const [eventId, keys] of this.#byEvent) {
      if (rows.length >= most) break;
      this.#byEvent.delete(eventId);
      const event = held.get(eventId);
      for (const key of keys) {
        const market = event?.fixture && event.markets.get(key);
        if (market) rows.push({ eventId, market });
      }
    }
    return rows;
  }
}
