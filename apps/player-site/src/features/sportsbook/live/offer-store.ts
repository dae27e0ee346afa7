/**
 * What the book offers, as last told: by answers to calls and by live messages, whichever is newer.
 * Each reader hears of his own event or price alone, so that a price that moves redraws one button.
 */
import type { BookLiveMessage } from '@bahati/contract/sportsbook/live.ts';
import type { OfferedEvent, OfferedMarket } from '@bahati/contract/sportsbook/offer.ts';
import { keepsMoving, type OddsMove, moveOf } from './odds-move.rules.ts';

/** An outcome as a button shows it; another object as soon as any of it is different. */
export type Quote = {
  readonly odds: number;
  readonly unboosted: number | undefined;
  /** A bet is taken on it. */
  readonly isOpen: boolean;
  readonly move: OddsMove | null;
};

type Known = {
  event: OfferedEvent;
  markets: Map<string, OfferedMarket>;
  /** The markets as they were when one last came or went. */
  list: readonly OfferedMarket[];
  /** Keys of the markets its row shows, with blanks between. */
  row: string;
};

/** - `row`: these are all its row shows; `all`: all there are; `some`: those that changed. */
export type Told = 'row' | 'all' | 'some';
type Listener = () => void;

/** More than anybody looks through at a sitting; the oldest nobody reads is forgotten. */
const mostEvents = 1_000;

const none: readonly OfferedMarket[] = [];
const known = new Map<string, Known>();
const quotes = new Map<string, Quote>();
const listeners = new Map<string, Set<Listener>>();

const eventTopic = (eventId: string) => `event ${eventId}`;
const rowTopic = (eventId: string) => `row ${eventId}`;
const marketsTopic = (eventId: string) => `markets ${eventId}`;
const quoteTopic = (eventId: string, market: string, outcome: string) =>
  `${eventId} ${market} ${outcome}`;

function tell(topic: string): void {
  for (const listener of listeners.get(topic) ?? []) listener();
}

function listen(topic: string) {
  return (listener: Listener): (() => void) => {
    const some = listeners.get(topic) ?? new Set();
    listeners.set(topic, some.add(listener));
    return () => {
      some.delete(listener);
      if (some.size === 0) listeners.delete(topic);
    };
  };
}

const takesBets = ({ isSuspended, state }: OfferedEvent) =>
  !isSuspended && (state === 'upcoming' || state === 'live');

/** Timers that end the arrows, one for each price that moved. */
const ends = new Map<string, ReturnType<typeof setTimeout>>();

function endMoveLater(topic: string): void {
  clearTimeout(ends.get(topic));
  const end = () => {
    ends.delete(topic);
    const quote = quotes.get(topic);
    if (!quote) return;
    quotes.set(topic, { ...quote, move: null });
    tell(topic);
  };
  ends.set(topic, setTimeout(end, keepsMoving.ms));
}

function quoteMarket(event: OfferedEvent, { market, state, outcomes }: OfferedMarket): void {
  for (const { outcome, odds, isOpen, unboosted } of outcomes) {
    const topic = quoteTopic(event.id, market, outcome);
    const before = quotes.get(topic);
    const isTaken = takesBets(event) && state === 'open' && isOpen;
    const moved = before ? moveOf(before.odds, odds) : null;
    if (before && moved === null && before.isOpen === isTaken && before.unboosted === unboosted)
      continue;
    quotes.set(topic, { odds, unboosted, isOpen: isTaken, move: moved ?? before?.move ?? null });
    if (moved) endMoveLater(topic);
    tell(topic);
  }
}

function forgetMarket(eventId: string, { market, outcomes }: OfferedMarket): void {
  for (const { outcome } of outcomes) {
    const topic = quoteTopic(eventId, market, outcome);
    quotes.delete(topic);
    clearTimeout(ends.get(topic));
    ends.delete(topic);
    tell(topic);
  }
}

function forgetOldest(): void {
  if (known.size <= mostEvents) return;
  for (const [id, { markets }] of known) {
    if (listeners.has(eventTopic(id))) continue;
    for (const market of markets.values()) forgetMarket(id, market);
    known.delete(id);
    return;
  }
}

/** Takes the event's own facts; false: something newer is known. */
function takeEvent(event: OfferedEvent): Known | undefined {
  const before = known.get(event.id);
  if (before && before.event.version > event.version) return undefined;
  const now: Known = before ?? { event, markets: new Map(), list: [], row: '' };
  const wasTaking = takesBets(now.event);
  now.event = event;
  known.set(event.id, now);
  if (!before) forgetOldest();
  if (wasTaking !== takesBets(event))
    for (const market of now.markets.values()) quoteMarket(event, market);
  tell(eventTopic(event.id));
  return now;
}

function takeMarkets(to: Known, markets: readonly OfferedMarket[], told: Told): void {
  const before = namesOf(to);
  if (told === 'all') {
    const kept = new Set(markets.map(({ market }) => market));
    for (const [key, market] of to.markets) {
      if (kept.has(key)) continue;
      to.markets.delete(key);
      forgetMarket(to.event.id, market);
    }
  }
  for (const market of markets) {
    to.markets.set(market.market, market);
    quoteMarket(to.event, market);
  }
  const row = told === 'row' ? markets.map(({ market }) => market).join(' ') : to.row;
  if (row !== to.row) {
    to.row = row;
    tell(rowTopic(to.event.id));
  }
  if (before === namesOf(to)) return;
  to.list = [...to.markets.values()];
  tell(marketsTopic(to.event.id));
}

const namesOf = ({ markets }: Known): string =>
  [...markets.values()].map(({ market, outcomes }) => `${market} ${outcomes.length}`).join();

export const offerStore = {
  /** An event as a call answered it. */
  take(event: OfferedEvent, markets: readonly OfferedMarket[], told: Told): void {
    const now = takeEvent(event);
    if (now) takeMarkets(now, markets, told);
  },
  /** Live messages about events; what is told of an event nobody has asked for is left. */
  receive(message: BookLiveMessage): void {
    if (message.type === 'event') takeEvent(message.event);
    if (message.type !== 'odds') return;
    const { topic, eventId, version, isSuspended, isAll, markets } = message;
    const before = known.get(eventId);
    if (!before || before.event.version > version) return;
    const now = takeEvent({ ...before.event, version, isSuspended });
    if (!now) return;
    takeMarkets(now, markets, topic.startsWith('row:') ? 'row' : isAll ? 'all' : 'some');
  },
  event: (eventId: string): OfferedEvent | undefined => known.get(eventId)?.event,
  /** Another list as soon as a market came or went; prices are those of that moment. */
  markets: (eventId: string): readonly OfferedMarket[] => known.get(eventId)?.list ?? none,
  /** The keys of its row's markets, with blanks between. */
  row: (eventId: string): string => known.get(eventId)?.row ?? '',
  market: (eventId: string, market: string): OfferedMarket | undefined =>
    known.get(eventId)?.markets.get(market),
  quote: (eventId: string, market: string, outcome: string): Quote | undefined =>
    quotes.get(quoteTopic(eventId, market, outcome)),
  onEvent: (eventId: string) => listen(eventTopic(eventId)),
  onRow: (eventId: string) => listen(rowTopic(eventId)),
  /** Markets that came or went, not prices that moved. */
  onMarkets: (eventId: string) => listen(marketsTopic(eventId)),
  onQuote: (eventId: string, market: string, outcome: string) =>
    listen(quoteTopic(eventId, market, outcome)),
};
