import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startHref } from '#features/catalogue/start-game.rules.ts';
import { gameOf, isToPlay } from './wished-play.ts';

test('whoever touched a game, a provider or a lottery wanted to play', () => {
  const game = startHref({ kind: 'launch', gameId: 'BAHATI-dice' });
  assert.deepEqual([isToPlay(game), gameOf(game)], [true, 'BAHATI-dice']);
  const group = { vassalage: 'MOLO', vendorName: 'Molo', gameType: 'LIVE' } as const;
  for (const next of [
    startHref({ kind: 'group', ...group }),
    startHref({ kind: 'lottery', to: '/vnLottery', gameCode: undefined }),
    startHref({ kind: 'lottery', to: '/lottery', gameCode: 'droo' }),
  ]) {
    assert.deepEqual([isToPlay(next), gameOf(next)], [true, undefined], next);
  }
});

test('whoever wanted another page, or none, did not', () => {
  for (const next of [undefined, '/', '/member/depositv2', '/rng', '/rng?search=plinko']) {
    assert.equal(isToPlay(next), false, String(next));
  }
});
