import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { CallValue } from '@bahati/contract/call.ts';
import type { offerCalls } from '@bahati/contract/sportsbook/offer.ts';
import { drawFrom, fixtureOf, marketOf } from '#sportsbook/feed/day.testing.ts';
import { until } from '@bahati/testing/until.ts';
import { type BookScene, openBookScene } from '#sportsbook/book-scene.testing.ts';

type Value<K extends keyof typeof offerCalls> = CallValue<(typeof offerCalls)[K]>;

let scene: BookScene;
const hour = 3_600_000;
const at = (ms: number) => new Date(Date.now() + ms).toISOString();
const draw = drawFrom(5);
const open = (key: string) => ({ ...marketOf(key, draw), state: 'active' as const });

before(async () => {
  scene = await openBookScene([
    fixtureOf(1, { startsAt: at(hour) }),
    fixtureOf(2, { startsAt: at(2 * hour), competition: { id: '8', name: 'Sahara Cup' } }),
    fixtureOf(3, { startsAt: at(30 * hour), sport: 'tennis', country: 'INT' }),
    fixtureOf(4, { startsAt: at(4 * hour), sport: 'cs2' }),
    fixtureOf(5, { startsAt: at(-hour / 2), state: 'live' }),
  ]);
  for (const id of [1, 2, 3, 4]) {
    const football = ['1x2:0:', 'total:0:2.5', 'total:0:3.5', 'btts:0:', 'double_chance:0:'];
    const keys = id < 3 ? football : ['winner:0:', 'handicap:0:-1.5', 'total:0:20.5'];
    scene.sayOdds(id, 2, 'pre', keys.map(open));
  }
  scene.sayOdds(5, 2, 'live', ['1x2:0:', 'total:0:2.5'].map(open));
});
after(() => scene.close());

async function ask<T>(path: string): Promise<T> {
  const answer = await scene.app.inject({ url: path });
  assert.equal(answer.statusCode, 200, answer.body);
  return (answer.json() as { value: T }).value;
}

test('sports are counted with their competitions by country', async () => {
  const { sports } = await ask<Value<'GET /book/v1/sports'>>('/book/v1/sports');
  assert.deepEqual(
    sports.map(({ sport, events, live }) => [sport, events, live]),
    [
      ['football', 3, 1],
      ['tennis', 1, 0],
      ['cs2', 1, 0],
    ],
  );
  assert.deepEqual(
    sports[0]?.competitions.map(({ name, events }) => [name, events]),
    [
      ['Ligi ya Pwani', 2],
      ['Sahara Cup', 1],
    ],
  );
  const games = await ask<Value<'GET /book/v1/sports'>>('/book/v1/sports?category=ESPORTS');
  assert.deepEqual(
    games.sports.map(({ sport }) => sport),
    ['cs2'],
  );
});

test('a list goes by start, page by page, each row with its main markets', async () => {
  const first = await ask<Value<'GET /book/v1/events'>>('/book/v1/events?pageSize=3');
  assert.deepEqual(
    first.items.map(({ id }) => id),
    ['5', '1', '2'],
  );
  assert.deepEqual(
    first.items[1]?.markets.map(({ market }) => market),
    ['1x2:0:', 'total:0:2.5', 'double_chance:0:', 'btts:0:'],
  );
  const rest = await ask<Value<'GET /book/v1/events'>>(
    `/book/v1/events?pageSize=3&cursor=${first.nextCursor}`,
  );
  assert.deepEqual(
    rest.items.map(({ id }) => id),
    ['4', '3'],
  );
  assert.equal(rest.nextCursor, null);
  assert.equal((await scene.app.inject({ url: '/book/v1/events?cursor=zzz' })).statusCode, 400);
});

test('a list is narrowed by sport, competition, time, market and ids', async () => {
  const ids = async (query: string) =>
    (await ask<Value<'GET /book/v1/events'>>(`/book/v1/events?${query}`)).items.map(({ id }) => id);
  assert.deepEqual(await ids('sport=football'), ['5', '1', '2']);
  assert.deepEqual(await ids('category=ESPORTS'), ['4']);
  assert.deepEqual(await ids('competitionId=8'), ['2']);
  assert.deepEqual(await ids('country=INT'), ['3']);
  assert.deepEqual(await ids('when=live'), ['5']);
  assert.deepEqual(await ids('when=soon'), ['1', '2']);
  assert.deepEqual(await ids('ids=3,1,99'), ['1', '3']);
  const { items } = await ask<Value<'GET /book/v1/events'>>('/book/v1/events?ids=1&market=btts');
  assert.deepEqual(
    items[0]?.markets.map(({ market }) => market),
    ['btts:0:'],
  );
});

test('what is bet on most comes first where popularity is asked for', async () => {
  const popular = async () =>
    (await ask<Value<'GET /book/v1/events'>>('/book/v1/events?sort=popular&pageSize=1')).items[0]
      ?.id;
  assert.equal(await popular(), '5');
  scene.offer.noteBet('2', 500);
  assert.equal(
    (await ask<Value<'GET /book/v1/events'>>('/book/v1/events?sort=popular&pageSize=2')).items[0]
      ?.id,
    '2',
  );
});

test('an event is told with every market, and nobody who has it is sent it again', async () => {
  const path = '/book/v1/events/1';
  const detail = await ask<Value<'GET /book/v1/events/:eventId'>>(path);
  assert.equal(detail.markets.length, 5);
  assert.equal(detail.event.marketCount, 5);
  assert.equal(detail.event.isSuspended, false);
  assert.equal((await scene.app.inject({ url: '/book/v1/events/77' })).statusCode, 404);
  const { headers } = await scene.app.inject({ url: path });
  const again = await scene.app.inject({
    url: path,
    headers: { 'if-none-match': String(headers['etag']) },
  });
  assert.equal(again.statusCode, 304);
  assert.equal(again.body, '');
});

test('the terms in force are told, with the margin of every sport', async () => {
  const rules = await ask<Value<'GET /book/v1/rules'>>('/book/v1/rules');
  assert.equal(rules.currency, 'KES');
  assert.equal(rules.margins['football'], 550);
  assert.equal(rules.margins['lol'], 650);
  assert.ok(rules.multipleBonus.length > 0 && rules.quickStakes.length > 0);
});

test('statistics are those of the feed, and of an event nobody knows there are none', async () => {
  const told = await ask<Value<'GET /book/v1/events/:eventId/statistics'>>(
    '/book/v1/events/1/statistics',
  );
  assert.deepEqual(told, { home: [], away: [], meetings: [], table: [] });
  assert.equal((await scene.app.inject({ url: '/book/v1/events/77/statistics' })).statusCode, 404);
});

test('a team is found with its row', async () => {
  const { events } = await ask<Value<'GET /book/v1/search'>>('/book/v1/search?text=kisum');
  assert.equal(events[0]?.markets[0]?.market, '1x2:0:');
});

test('an event of the past is told from the tables, with how its markets ended', async () => {
  const of = { eventId: '6', at: at(0), producer: 'live' as const };
  scene.feed.know(fixtureOf(6, { startsAt: at(-50 * hour), state: 'ended' }));
  scene.feed.say([
    { type: 'odds_change', ...of, version: 2, markets: [open('btts:0:')] },
    {
      type: 'bet_settlement',
      ...of,
      version: 3,
      certainty: 2,
      markets: [{ market: 'btts:0:', outcomes: [{ outcome: 'yes', result: 'won' }] }],
    },
  ]);
  await until('its fixture', () => scene.intake.isWhole());
  await scene.intake.flush();
  scene.offer.events.drop('6');
  const detail = await ask<Value<'GET /book/v1/events/:eventId'>>('/book/v1/events/6');
  assert.deepEqual(detail.results, { 'btts:0:': { yes: 'won' } });
  assert.equal(detail.event.isSuspended, true);
});
