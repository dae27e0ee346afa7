/**
 * Raffle: the tickets stand in a list when it closes. Its hash is shown before the seed is, and takes
 * the client seed's place, so that neither side can fit one to the other.
 */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import { hashServerSeed } from '@bahati/fairness/commit.ts';

export type RaffleTicket = {
  /** From 1 on, in the order in which tickets were entered. */
  readonly number: number;
  /** Known to its holder from then on, so that nobody can be exchanged for another. */
  readonly code: string;
};

/** SHA-256 of the tickets as lines `<number>:<code>`, a line break after each. */
export function hashTickets(tickets: readonly RaffleTicket[]): Promise<string> {
  return hashServerSeed(tickets.map(({ number, code }) => `${number}:${code}\n`).join(''));
}

/**
 * The numbers of the winning tickets, the first prize first: each is a number below what is left of the
 * list, which closes up. Fewer tickets than prizes: every ticket wins.
 */
export function drawWinners(draw: DrawStream, tickets: number, prizes: number): number[] {
  // Only places that moved are kept: the list closes up behind whoever was taken.
  const taken: number[] = [];
  const winners: number[] = [];
  for (let left = tickets; left > 0 && winners.length < prizes; left -= 1) {
    const place = openPlace(taken, draw.nextInt(left));
    taken.push(place);
    taken.sort((first, second) => first - second);
    winners.push(place + 1);
  }
  return winners;
}

/** The place of the ticket that stands at `index` once the taken ones are left out. */
function openPlace(taken: readonly number[], index: number): number {
  let place = index;
  for (const one of taken) {
    if (one > place) break;
    place += 1;
  }
  return place;
}
