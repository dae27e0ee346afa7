import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SeatView } from '@bahati/game-rules/tables/live-blackjack/live-blackjack.view.ts';
import { endMsOf, firstCardsMs } from '@bahati/game-rules/tables/live-blackjack/pace.ts';
import { dealerCardAfter, dealerTimes, firstCardAfter } from './timeline.ts';

const seats: SeatView[] = [2, 5, 7].map((seat) => ({ seat, hands: [] }));
const dealer = (count: number) => ({
  cards: Array.from({ length: count }, (_, at) => at),
  isHoleDown: false,
  total: 18,
  isSoft: false,
  isBlackjack: false,
});

test('the first cards come one after the other: seats, dealer, seats, dealer', () => {
  const times = [0, 1].flatMap((place) => [
    ...seats.map(({ seat }) => firstCardAfter(seats, seat, place)),
    dealerCardAfter(seats, place),
  ]);
  assert.deepEqual(
    times,
    times.toSorted((a, b) => a - b),
  );
  assert.equal(new Set(times).size, 8);
  assert.ok((times.at(-1) ?? 0) < firstCardsMs(seats.length));
});

test('everything is told before the server ends the round', () => {
  for (const cards of [2, 3, 6]) {
    for (const decisions of [0, 4]) {
      const view = { seats, dealer: dealer(cards), decisions };
      const { turnAt, toldAt } = dealerTimes(view, decisions === 0);
      assert.ok(turnAt < toldAt);
      assert.ok(toldAt + 2_000 < endMsOf(view), 'there is time to look at it');
    }
  }
  assert.equal(dealerTimes({ seats: [], dealer: dealer(0) }, true).toldAt, 0);
});
