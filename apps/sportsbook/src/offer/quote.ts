/** What the offer says of one selection at one moment: what a bet is decided by. */
import type { Chances, Odds } from '@bahati/book-rules/odds.ts';
import type { Sport } from '@bahati/book-rules/sports.ts';
import type { EventState, Fixture } from '@bahati/contract/odds-feed/feed.ts';

export type SelectionKey = { eventId: string; market: string; outcome: string };

export type Quote = SelectionKey & {
  /** Of the event's offer as a whole; a later one is higher. */
  version: number;
  sport: Sport;
  fixture: Fixture;
  state: EventState;
  /** In play now: a bet waits for the live delay and is decided again. */
  isLive: boolean;
  odds: Odds;
  /** From the feed, before any margin; the base of cash-out. */
  chances: Chances;
  /** False: event, market or outcome is suspended or closed, or its producer is silent. */
  isOpen: boolean;
  score: readonly [number, number] | null;
  /** Of the feed's odds of the market. */
  oddsVersion?: number;
  /** Of the newest bet stop of the event: a live bet that saw another one is refused. */
  stopVersion?: number;
};

/** The offer in memory, as of the last message of the feed. */
export type Offer = {
  /** Undefined: no such selection is or was offered. */
  quote: (key: SelectionKey) => Quote | undefined;
};
