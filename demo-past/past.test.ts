/** Who lives through a demo's past, and when; and what it says of the games. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openDatabase } from '@bahati/server-kit/database.ts';
import { addMembers, addProvider } from '@bahati/testing/factories.ts';
import { createTestDatabase } from '@bahati/testing/test-database.ts';
import { findGame } from '#games-app/games/games.ts';
import { betGames } from '@bahati/game-rules/bet-games/bet-games.ts';
import { poolOffers } from '@bahati/game-rules/fishing/pool-offers.ts';
import { liveTables } from '@bahati/game-rules/live-tables/live-tables.ts';
import { seatOffers } from '@bahati/game-rules/seat-games/seat-offers.ts';
import { dayMs, momentOf, pastDays, startOfDay } from './calendar.ts';
import { chanceOf } from './chance.ts';
import { markets } from './markets.ts';
import { waysOf } from './house.ts';
import { peopleOf } from './people.ts';
import { newPair, playRound } from './play.ts';
import { markGames } from './write-play.ts';

const { ownerUrl, drop } = await createTestDatabase();
const owner = openDatabase(ownerUrl, { applicationName: 'test', onIdleError: () => undefined });
after(async () => {
  await owner.end();
  await drop();
});

const today = Date.UTC(2026, 10, 23, 21);

test('the same people come each time, under names of their own, within the days of the past', () => {
  for (const market of markets) {
    const people = peopleOf(market, today);
    assert.deepEqual(
      people.map(({ username }) => username),
      peopleOf(market, today).map(({ username }) => username),
    );
    assert.equal(people.length, market.members);
    assert.equal(new Set(people.map(({ username }) => username)).size, people.length);
    for (const { registeredAt, sessions } of people) {
      assert.ok(registeredAt >= today - pastDays * dayMs && registeredAt < today);
      assert.ok(sessions.every((at) => at > registeredAt));
    }
  }
});

test('more is played in the evening than before dawn, on a day of East Africa', () => {
  const chance = chanceOf('evenings');
  const start = startOfDay(today + 5 * 3_600_000);
  assert.equal(start, today);
  const hours = Array.from({ length: 4_000 }, () =>
    Math.floor((momentOf(start, chance) - start) / 3_600_000),
  );
  const between = (from: number, to: number) =>
    hours.filter((hour) => hour >= from && hour < to).length;
  assert.ok(between(18, 23) > 4 * between(0, 5));
  assert.equal(between(0, 24), hours.length);
});

test('a game whose rounds are shared has no past, and every other plays a round of it', () => {
  const shared = [
    'crash',
    ...[...liveTables, ...seatOffers, ...poolOffers].map(({ code }) => code),
  ];
  for (const code of shared)
    assert.deepEqual(waysOf(findGame(code) ?? assert.fail(code)), [], code);
  const played = betGames.flatMap(({ game: { code } }) => {
    const game = findGame(code) ?? assert.fail(code);
    const [choice] = waysOf(game);
    if (choice === undefined) return [];
    const past = { id: 1, vendorCode: 'BAHATI', game, choices: [choice], weight: 1 };
    const pair = newPair('test', 'a member', past, 0);
    const [stake = 0n] = game.stakes('KES');
    return [playRound(pair, new Map(), { stake, choice, currency: 'KES' }).debit];
  });
  assert.ok(played.length >= 10 && played.every((debit) => debit > 0n));
});

test('a game that was played before its release is not listed as new, any other as it was', async () => {
  await addProvider(owner, { id: 900, code: 'PLAYED' });
  await addProvider(owner, { id: 901, code: 'FRESH' });
  const [member] = await addMembers(owner, { count: 1, balance: 0n });
  await owner.query(`UPDATE games SET released_on = now()::date - 2 WHERE id IN (900, 901)`);
  const play = (gameId: number, daysAgo: number) =>
    owner.query(
      `INSERT INTO rounds (id, provider_id, member_id, external_id, game_id, currency, stake, payout,
         bet_count, win_count, state, opened_at, settled_at, valid_stake)
       SELECT $1::int, $1::int, $2::bigint, 'a round', $1::int, 'KES', 100, 0, 1, 1, 2, at, at, 100
         FROM (SELECT now() - $3 * interval '1 day' AS at) AS played`,
      [gameId, member?.id, daysAgo],
    );
  await play(900, 30);
  await play(901, 1);
  await markGames(owner);
  const { rows } = await owner.query<{ id: number; mark: boolean | null }>(
    'SELECT id, marked_new AS mark FROM games WHERE id IN (900, 901) ORDER BY id',
  );
  assert.deepEqual(rows, [
    { id: 900, mark: false },
    { id: 901, mark: null },
  ]);
});
