/** A moment of an event at which the feed tells something; the message is made of it when due. */
import type { EventState, Producer } from '@bahati/contract/odds-feed/feed.ts';
import type { Instant } from '#odds-feed/events/status.ts';
import { beginningMs } from '#odds-feed/world/slots.ts';

export type CancelReason = 'postponed' | 'abandoned' | 'cancelled' | 'wrong_odds' | 'error';

/** What is told; markets are named by the texts of their keys. */
export type Telling =
  | { readonly kind: 'fixture'; readonly state: EventState }
  /** Before the start. `isFull`: of all markets, else of the main ones. */
  | { readonly kind: 'pre_price'; readonly weight: number; readonly isFull: boolean }
  | {
      readonly kind: 'live_price';
      readonly instant: Instant;
      readonly isFull: boolean;
      /** Told whole, not what changed alone: after a stop only what is told is open again. */
      readonly isAnew: boolean;
      readonly state: EventState;
    }
  /** In play with how it stands. */
  | { readonly kind: 'stop'; readonly instant: Instant | null }
  | {
      readonly kind: 'settle';
      readonly certainty: 1 | 2;
      readonly markets: readonly string[];
      /** The one of them that is settled wrongly. */
      readonly wrong?: string;
    }
  | { readonly kind: 'rollback'; readonly markets: readonly string[] }
  | {
      readonly kind: 'cancel';
      readonly markets: readonly string[];
      readonly reason: CancelReason;
      readonly fromMs?: number;
      readonly untilMs?: number;
    }
  | { readonly kind: 'uncancel'; readonly markets: readonly string[] };

export type Moment = {
  readonly atMs: number;
  readonly producer: Producer;
  readonly telling: Telling;
};

/**
 * No two moments of an event have the same time, so the time is the version. Always even: what
 * contradicts a message has the odd version below.
 */
export const versionAt = (atMs: number): number => 2 * (atMs - beginningMs);

export const versionOf = ({ atMs }: Pick<Moment, 'atMs'>): number => versionAt(atMs);

/** Moments in order, each later than the one before, and none before `fromMs`. */
export function inOrder(moments: readonly Moment[], fromMs: number): Moment[] {
  let lastMs = fromMs - 1;
  return moments
    .toSorted((a, b) => a.atMs - b.atMs)
    .map((moment) => {
      lastMs = Math.max(lastMs + 1, Math.round(moment.atMs));
      return { ...moment, atMs: lastMs };
    });
}
