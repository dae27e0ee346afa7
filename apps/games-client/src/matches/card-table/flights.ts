/** Cards on their way over a table, one after another. Pure. */
import type { Card } from '@bahati/game-rules/cards/card.ts';

/** Where a card starts or lands: what bears this name as `data-spot`. */
export type Spot = 'stock' | 'pile' | 'hand' | `seat-${number}`;

export type Flight = {
  /** It lies where it lands already; null: a back that is gone once it has landed. */
  readonly card: Card | null;
  readonly from: Spot;
  /** Of backs; a card lands where it lies. */
  readonly to: Spot;
  readonly afterMs: number;
};

export const flightMs = 380;

const apartMs = 85;

/** Backs beyond these are no more to be counted by eye. */
const mostBacks = 8;

/** When all have landed. */
export const landedMs = (flights: readonly Flight[]): number =>
  flights.reduce((last, { afterMs }) => Math.max(last, afterMs + flightMs), 0);

/** Cards that are laid by a seat, one shortly after the other. */
export function laying(cards: readonly Card[], from: Spot, startMs = 0): readonly Flight[] {
  return cards.map((card, at) => ({ card, from, to: 'pile', afterMs: startMs + at * 90 }));
}

export type Taking = {
  readonly to: Spot;
  readonly count: number;
  /** Which they are; empty: they are seen by somebody else alone. */
  readonly cards: readonly Card[];
};

const cardOfTaking = ({ cards }: Taking, at: number): Card | null => cards[at] ?? null;

/** One seat takes cards of the stock. */
export function taking(taken: Taking, startMs = 0): readonly Flight[] {
  const count = taken.cards.length > 0 ? taken.cards.length : Math.min(taken.count, mostBacks);
  return Array.from({ length: count }, (_, at) => ({
    card: cardOfTaking(taken, at),
    from: 'stock',
    to: taken.to,
    afterMs: startMs + at * 110,
  }));
}

/** When a card is to be heard setting off: cards that fly closer than the ear tells apart are one. */
export function heardMs(flights: readonly Flight[]): readonly number[] {
  const starts = flights.map(({ afterMs }) => afterMs).toSorted((a, b) => a - b);
  return starts.reduce<readonly number[]>(
    (heard, start) => (start - (heard.at(-1) ?? -apartMs) >= apartMs ? [...heard, start] : heard),
    [],
  );
}

/** A whole deal within so long, card by card round the table. */
const dealMs = 1_100;

export function dealing(takings: readonly Taking[]): readonly Flight[] {
  const rounds = Math.max(0, ...takings.map(({ count }) => count));
  const gapMs = dealMs / Math.max(1, rounds * takings.length);
  return Array.from({ length: rounds }, (_, round) => round).flatMap((round) =>
    takings.map((each, place) => ({
      card: cardOfTaking(each, round),
      from: 'stock' as const,
      to: each.to,
      afterMs: Math.round((round * takings.length + place) * gapMs),
    })),
  );
}
