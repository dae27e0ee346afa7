import assert from 'node:assert/strict';
import { test } from 'node:test';
import { betTypesOf } from '@bahati/lottery-rules/bets/bet-types.ts';
import { gameOf, games } from './games.ts';

test('every game has a code of its own, bet types, words and a calendar that can be read', () => {
  assert.equal(new Set(games.map(({ code }) => code)).size, games.length);
  for (const game of games) {
    assert.match(game.code, /^[a-z0-9-]{3,40}$/);
    assert.equal(gameOf(game.code), game);
    assert.ok(betTypesOf(game.family).length > 0, game.code);
    assert.ok(game.title.en.length > 0 && game.title.sw.length > 0);
    const { schedule } = game;
    assert.ok(Intl.supportedValuesOf('timeZone').length > 0);
    assert.ok(new Intl.DateTimeFormat('en', { timeZone: schedule.zone }));
    if (schedule.kind === 'every') {
      assert.ok(game.closesBeforeSeconds < schedule.minutes * 60);
      continue;
    }
    assert.match(schedule.at, /^([01]\d|2[0-3]):[0-5]\d$/);
    assert.ok(schedule.days.length > 0);
  }
});

test('prize modes hold what the spec gives them', () => {
  const byMode = Map.groupBy(games, ({ prizeMode }) => prizeMode);
  assert.deepEqual([...byMode.keys()].toSorted(), ['ELOTT', 'LOTT', 'SEA', 'ZY']);
  assert.ok(byMode.get('LOTT')?.every(({ vassalage }) => vassalage === 'TCG_LOTTO_VN'));
  assert.ok(byMode.get('SEA')?.every(({ vassalage }) => vassalage === 'TCG_SEA'));
  assert.ok(
    games.every(({ source, vassalage }) => (source === 'house') === (vassalage === 'HOUSE')),
  );
});

test('each region of Vietnam draws every day: one province in the North, two or more elsewhere', () => {
  for (const [region, least] of [
    ['north', 1],
    ['central', 2],
    ['south', 3],
  ] as const) {
    for (const day of [1, 2, 3, 4, 5, 6, 7] as const) {
      const drawn = games.filter(
        ({ code, schedule }) =>
          code.startsWith(`vn-${region}-`) &&
          schedule.kind === 'weekly' &&
          schedule.days.includes(day),
      );
      assert.ok(drawn.length >= least, `${region} ${day}: ${drawn.length}`);
    }
  }
});
