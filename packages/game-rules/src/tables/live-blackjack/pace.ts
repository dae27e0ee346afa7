/** How long cards take at the table. The server waits so long, and a board shows them in it. */
import type { LiveBlackjackView } from './live-blackjack.view.ts';

/** One card that is asked for or that the dealer draws. */
export const cardMs = 700;
/** One of the first cards, dealt in a row. */
export const dealtCardMs = 300;
const settleMs = 500;
/** The hidden card turns. */
export const turnCardMs = 700;
/** Results and chips are looked at. */
const resultMs = 4_000;

/** Two cards for each seat and two for the dealer. */
export const firstCardsMs = (seats: number): number => (2 * seats + 2) * dealtCardMs + settleMs;

/** From the last decision to the end; where nobody had to decide, the first cards come in it too. */
export function endMsOf({
  seats,
  dealer,
  decisions,
}: Pick<LiveBlackjackView, 'seats' | 'dealer' | 'decisions'>): number {
  if (seats.length === 0) return 0;
  const first = decisions === 0 ? firstCardsMs(seats.length) : cardMs;
  const drawn = Math.max(0, dealer.cards.length - 2);
  return first + turnCardMs + drawn * cardMs + resultMs;
}
