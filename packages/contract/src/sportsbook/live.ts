/**
 * Odds as they move, as server-sent events of `GET /book/v1/live`: nobody needs to be logged in.
 * `topics` names at most 80, with commas between them, of `event:<id>` (its markets in full) and
 * `row:<id>` (the markets of its row), and `live` (which events begin and end). What is told says how
 * things stand; whoever was away is told everything of his topics as he comes back.
 */
import { z } from 'zod';
import { bookEventState, type OfferedEvent, type OfferedMarket } from './offer.ts';

export const bookLivePath = '/book/v1/live';
export const mostTopics = 80;
export const bookTopic = z.string().regex(/^(?:live|(?:event|row):[1-9]\d{0,17})$/);
export type BookTopic = 'live' | `event:${string}` | `row:${string}`;

export type BookLiveMessage =
  /**
   * Markets that changed; `isAll`: these are all there are. Of a topic `row:` they are always all
   * that the row shows: another line of a market takes the place of the one before.
   */
  | {
      type: 'odds';
      topic: BookTopic;
      eventId: string;
      version: number;
      isSuspended: boolean;
      isAll: boolean;
      markets: OfferedMarket[];
    }
  /** How an event stands, without its markets. */
  | { type: 'event'; event: OfferedEvent }
  /** What happened, and the statistics as they now are. */
  | {
      type: 'incidents';
      eventId: string;
      incidents: import('./offer.ts').BookIncident[];
      statistics: Record<string, [number, number]>;
    }
  /** An event began or ended; told of each one in play as somebody comes. */
  | { type: 'live_list'; eventId: string; state: z.output<typeof bookEventState> };
