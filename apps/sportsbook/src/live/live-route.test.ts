import assert from 'node:assert/strict';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { after, before, test } from 'node:test';
import type { FeedMarket } from '@bahati/contract/odds-feed/feed.ts';
import { type BookLiveMessage, bookLivePath } from '@bahati/contract/sportsbook/live.ts';
import { until } from '@bahati/testing/until.ts';
import { type BookScene, openBookScene } from '#sportsbook/book-scene.testing.ts';
import { fixtureOf } from '#sportsbook/feed/day.testing.ts';

let scene: BookScene;
let port: number;

before(async () => {
  scene = await openBookScene([1, 2, 3, 4].map((id) => fixtureOf(id)));
  await scene.app.listen({ port: 0, host: '127.0.0.1' });
  port = (scene.app.server.address() as AddressInfo).port;
});
after(() => scene.close());

let version = 1;
const chances = (win: number, market = '1x2:0:'): FeedMarket => ({
  market,
  state: 'active',
  outcomes: [
    { outcome: 'home', win, isActive: true },
    { outcome: 'away', win: 1_000_000 - win, isActive: true },
  ],
});
const say = (eventId: number, ...markets: FeedMarket[]) =>
  scene.sayOdds(eventId, (version += 1), 'live', markets);
const stop = (eventId: number) =>
  scene.feed.say([
    {
      type: 'bet_stop',
      eventId: String(eventId),
      version: (version += 1),
      at: new Date().toISOString(),
      producer: 'live',
    },
  ]);

async function listen(topics: string) {
  const headers = { origin: 'http://127.0.0.1:8080' };
  const request = get({ port, path: `${bookLivePath}?topics=${topics}`, agent: false, headers });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  assert.equal(response.headers['access-control-allow-origin'], headers.origin);
  const heard: BookLiveMessage[] = [];
  let rest = '';
  response.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      if (part.startsWith('data: ')) heard.push(JSON.parse(part.slice(6)) as BookLiveMessage);
    }
  });
  for (const stream of [response, request]) stream.on('error', () => undefined);
  const odds = () => heard.filter((message) => message.type === 'odds');
  return { heard, odds, close: () => request.destroy() };
}

test('who comes is told how things stand, and from then on what differs', async () => {
  say(1, chances(500_000), chances(400_000, 'total:0:2.5'));
  const reader = await listen('event:1');
  await until('the whole', () => reader.heard.length === 3);
  assert.deepEqual(
    reader.heard.map(({ type }) => type),
    ['event', 'odds', 'incidents'],
  );
  assert.equal(reader.odds()[0]?.isAll, true);
  assert.equal(reader.odds()[0]?.markets.length, 2);
  say(1, chances(600_000), chances(400_000, 'total:0:2.5'));
  await until('the news', () => reader.odds().length === 2);
  const news = reader.odds()[1];
  assert.equal(news?.isAll, false);
  assert.deepEqual(
    news?.markets.map(({ market }) => market),
    ['1x2:0:'],
    'the other market stands as it did',
  );
  reader.close();
});

test('many changes at once are told as one, but a bet stop is told in its own tick', async () => {
  say(2, chances(500_000));
  const reader = await listen('event:2');
  await until('the whole', () => reader.odds().length === 1);
  for (let win = 400_000; win < 400_100; win += 1) say(2, chances(win));
  for (let win = 300_000; win < 300_100; win += 1) say(2, chances(win));
  stop(2);
  await until('the stop', () => reader.odds().at(-1)?.isSuspended === true);
  assert.ok(reader.odds().length <= 3, `${reader.odds().length} messages`);
  assert.equal(reader.odds().at(-1)?.markets[0]?.state, 'suspended');
  reader.close();
});

test('a row is told with all its markets, the list of what is in play as events begin and end', async () => {
  say(3, chances(500_000), chances(300_000, 'correct_score:0:'));
  const reader = await listen('row:3,live');
  await until('the row', () => reader.odds().length === 1);
  say(3, chances(450_000), chances(310_000, 'correct_score:0:'));
  await until('the news', () => reader.odds().length === 2);
  assert.deepEqual(
    reader.odds().map(({ markets }) => markets.map(({ market }) => market)),
    [['1x2:0:'], ['1x2:0:']],
  );
  scene.feed.know(fixtureOf(3, { version: 50, state: 'live' }));
  scene.feed.say([
    {
      type: 'fixture_change',
      eventId: '3',
      version: 50,
      at: new Date().toISOString(),
      producer: 'live',
    },
  ]);
  const begun = { type: 'live_list', eventId: '3', state: 'live' };
  await until('the start', () =>
    reader.heard.some((message) => JSON.stringify(message) === JSON.stringify(begun)),
  );
  reader.close();
});

test('a silent producer suspends what its readers see', async () => {
  say(4, chances(500_000));
  const reader = await listen('event:4');
  await until('the whole', () => reader.odds().length === 1);
  assert.equal(reader.odds()[0]?.isSuspended, false);
  scene.offer.trust.set('live', false);
  await until('the suspension', () => reader.odds().at(-1)?.isSuspended === true);
  scene.offer.trust.set('live', true);
  await until('its end', () => reader.odds().at(-1)?.isSuspended === false);
  reader.close();
});

test('topics that are none, and too many of them, are refused', async () => {
  for (const topics of ['', 'event:x', Array.from({ length: 81 }, (_, at) => `row:${at + 1}`)]) {
    const answer = await scene.app.inject({ url: `${bookLivePath}?topics=${String(topics)}` });
    assert.equal(answer.statusCode, 400);
  }
});

test('who does not read is cut off and leaves its place, the others hear on', async () => {
  say(1, ...manyMarkets(500_000));
  const reader = await listen('event:1');
  const slow = connect({ port, host: '127.0.0.1' });
  await once(slow, 'connect');
  slow.on('error', () => undefined).pause();
  slow.write(`GET ${bookLivePath}?topics=event:1 HTTP/1.1\r\nhost: here\r\n\r\n`);
  await until('both to listen', () => scene.readers() === 2);
  for (let told = 0; scene.readers() === 2; told += 1) {
    assert.ok(told < 5_000, 'the reader that does not read is cut off');
    say(1, ...manyMarkets(told % 2 === 0 ? 300_000 : 400_000));
    stop(1);
    const { revision } = scene.offer.events.hold('1');
    await until('the other to hear', () => reader.odds().at(-1)?.version === revision);
  }
  const heard = reader.odds().length;
  say(1, ...manyMarkets(350_000));
  await until('the other to hear on', () => reader.odds().length > heard);
  reader.close();
  slow.destroy();
  await until('all to have left', () => scene.readers() === 0);
});

const manyMarkets = (win: number): FeedMarket[] =>
  Array.from({ length: 150 }, (_, at) => chances(win + at, `total:0:${at}.5`));
