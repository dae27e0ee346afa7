import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seatOffers } from '@bahati/game-rules/seat-games/seat-offers.ts';
import { isSeatGame } from './seat-list.ts';

test('every game between people that is offered has a screen', () => {
  for (const { code } of seatOffers) assert.ok(isSeatGame(code), code);
});
