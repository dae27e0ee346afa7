import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seatOffers } from '@bahati/game-rules/seat-games/seat-offers.ts';
import { isSeatGame } from './seat-list.ts';

test('every game between people that is offered with a screen has one', () => {
  for (const { code, hasScreen } of seatOffers) {
    assert.equal(isSeatGame(code), hasScreen, code);
  }
});
