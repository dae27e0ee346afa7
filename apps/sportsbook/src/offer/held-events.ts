/**
 * The events the book knows, in memory, as of the last message of the feed: what bets are decided
 * by. Of everything the highest version holds, so that messages may come in any order and twice.
 */
import type {
  EventState,
  EventStatus,
  FeedMarket,
  FeedMessage,
  Fixture,
  Speaker,
} from '@bahati/contract/odds-feed/feed.ts';

type Settled = Extract<FeedMessage, { type: 'bet_settlement' }>['markets'][number]['outcomes'];
type Cancelled = Extract<FeedMessage, { type: 'bet_cancel' }>;

export type MarketCancel = {
  from: string | null;
  until: string | null;
  reason: Cancelled['reason'];
};

/** Never changed in place: another price is another object. */
export type HeldMarket = {
  readonly market: string;
  readonly producer: Speaker;
  /** 0: no odds were heard of it yet. */
  readonly oddsVersion: number;
  readonly state: FeedMarket['state'];
  readonly outcomes: FeedMarket['outcomes'];
  readonly resultsVersion: number;
  readonly results: Settled | null;
  readonly cancelVersion: number;
  readonly cancel: MarketCancel | null;
};

/** With the moment its clock is of. */
export type HeldStatus = EventStatus & { at: string };

export type HeldEvent = {
  readonly id: string;
  /** Undefined: messages came before it; nothing of the event is offered. */
  fixture: Fixture | undefined;
  statusVersion: number;
  status: HeldStatus | null;
  /** Of the newest bet stop: markets with odds of a lower version take no bets. */
  stopVersion: number;
  readonly markets: Map<string, HeldMarket>;
  /** Rises with every change, also of what the trading room decides. */
  revision: number;
};

/** What a message, a control or a producer's silence changed of an event. */
export type HeldChange = {
  readonly event: HeldEvent;
  /** Markets whose offer may differ now; `all`: any of them. */
  readonly markets: 'all' | ReadonlySet<string>;
  /** The event itself: its fixture or its status. */
  readonly isOfEvent: boolean;
  /** Bets may have ended on something: told before all else. */
  readonly isUrgent: boolean;
};

export type HeldEvents = {
  get: (eventId: string) => HeldEvent | undefined;
  /** The event, held from now on. */
  hold: (eventId: string) => HeldEvent;
  drop: (eventId: string) => void;
  all: () => Iterable<HeldEvent>;
  count: () => number;
  /** To be called in the tick of the change. */
  tellChange: (change: HeldChange) => void;
  onChange: (listener: (change: HeldChange) => void) => void;
  /** Rises with every change of any event. */
  revision: () => number;
};

export const unheard: Omit<HeldMarket, 'market'> = {
  producer: 'pre',
  oddsVersion: 0,
  state: 'suspended',
  outcomes: [],
  resultsVersion: 0,
  results: null,
  cancelVersion: 0,
  cancel: null,
};

/** How the event stands, by the newer of its fixture and its status. */
export function stateOf({ fixture, status, statusVersion }: HeldEvent): EventState {
  if (!fixture) return status?.state ?? 'upcoming';
  if (!status) return fixture.state;
  return statusVersion >= fixture.version ? status.state : fixture.state;
}

export const isOver = (state: EventState): boolean => state !== 'upcoming' && state !== 'live';

export function createHeldEvents(): HeldEvents {
  const events = new Map<string, HeldEvent>();
  const listeners: ((change: HeldChange) => void)[] = [];
  // What was told before a restart, or by another process, has a lower one.
  let revision = Date.now() * 1_000;
  const next = () => (revision = Math.max(revision + 1, Date.now() * 1_000));
  return {
    get: (eventId) => events.get(eventId),
    hold(eventId) {
      const held = events.get(eventId);
      if (held) return held;
      const event: HeldEvent = {
        id: eventId,
        fixture: undefined,
        statusVersion: 0,
        status: null,
        stopVersion: 0,
        markets: new Map(),
        revision: next(),
      };
      events.set(eventId, event);
      return event;
    },
    drop(eventId) {
      if (events.delete(eventId)) next();
    },
    all: () => events.values(),
    count: () => events.size,
    tellChange(change) {
      change.event.revision = next();
      for (const listener of listeners) listener(change);
    },
    onChange: (listener) => void listeners.push(listener),
    revision: () => revision,
  };
}
