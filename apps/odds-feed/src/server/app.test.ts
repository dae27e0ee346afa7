import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { controlCalls } from '@bahati/contract/odds-feed/control.ts';
import { type FeedMessage, feedMessage, type Fixture } from '@bahati/contract/odds-feed/feed.ts';
import { StartError } from '@bahati/server-kit/config.ts';
import { createLog } from '@bahati/server-kit/log.ts';
import { until } from '@bahati/testing/until.ts';
import { createApp, createContext } from '#odds-feed/app.ts';
import { feedConfig } from '#odds-feed/config.ts';
import { type EventMessage, fold, nothingFolded } from '#odds-feed/messages/fold.ts';

const key = 'a-key-of-a-test-0001';
const log = createLog('odds-feed', 'silent');

const open = async (environment: Record<string, string>) => {
  const config = feedConfig({ NODE_ENV: 'test', FEED_KEY: key, ...environment });
  const context = createContext(config, log);
  const server = createApp(context);
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  context.telling.start();
  after(async () => {
    await context.telling.stop();
    await server.close();
  });
  return { address, context, server };
};

const scripted = await open({ FEED_WORLD: 'off' });

const ask = async (
  path: string,
  body?: object,
  { address, authorization = `Bearer ${key}` } = { address: scripted.address },
) => {
  const answer = await fetch(`${address}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return (await answer.json()) as { success: boolean; code?: string; value: never };
};

/** Hears the stream until the test ends. */
const listen = async (address: string) => {
  const ending = new AbortController();
  after(() => ending.abort());
  const headers = { authorization: `Bearer ${key}` };
  const answer = await fetch(`${address}/feed/v1/stream`, { headers, signal: ending.signal });
  assert.equal(answer.status, 200);
  const heard: FeedMessage[] = [];
  const read = async () => {
    let rest = '';
    for await (const piece of answer.body ?? []) {
      const lines = (rest + Buffer.from(piece as Uint8Array).toString()).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) heard.push(feedMessage.parse(JSON.parse(line)));
    }
  };
  read().catch(() => undefined);
  return heard;
};

const football = {
  sport: 'football',
  participants: ['Home United', 'Away City'],
  strengths: { home: 1.5, away: 1.1 },
};

const of = (heard: readonly FeedMessage[], eventId: string) =>
  heard.filter(
    (message): message is EventMessage => 'eventId' in message && message.eventId === eventId,
  );

test('nobody is answered without the key', async () => {
  const wrong = { address: scripted.address, authorization: 'Bearer another' };
  for (const path of ['/feed/v1/fixtures/1', '/feed/v1/stream']) {
    assert.equal((await ask(path, undefined, wrong)).code, 'unauthenticated');
  }
  const made = await ask('/control/v1/events', football, wrong);
  assert.equal(made.code, 'unauthenticated');
});

test('an event goes as control calls say, and is told again as it stands', async () => {
  const heard = await listen(scripted.address);
  const { eventId } = (await ask('/control/v1/events', football)).value as Fixture;
  const control = async (call: string, body: object = {}) => {
    const answer = await ask(`/control/v1/events/${eventId}/${call}`, body);
    assert.equal(answer.success, true, `${call}: ${answer.code}`);
  };
  await control('start');
  await control('incident', { kind: 'goal', side: 'home', clock: 600, part: 1 });
  await control('resume');
  await control('settle', { markets: [{ market: 'total:0:0.5', outcomes: [] }], certainty: 1 });
  await control('rollback', { markets: ['total:0:0.5'] });
  await control('cancel', { markets: ['btts:0:'], reason: 'wrong_odds' });
  await control('rollback-cancel', { markets: ['btts:0:'] });
  await control('end', {
    parts: [
      [1, 0],
      [1, 1],
    ],
  });
  await until('every message of the event', () => of(heard, eventId).length >= 11);
  const told = of(heard, eventId);
  const sequences = heard.flatMap((message) =>
    message.producer === 'live' && message.sequence !== undefined ? [message.sequence] : [],
  );
  assert.deepEqual(
    sequences,
    sequences.map((_, at) => (sequences[0] ?? 0) + at),
  );
  const straight = nothingFolded();
  for (const message of told) fold(straight, message);
  assert.deepEqual(straight.status?.is.score, [2, 1]);
  const winners = straight.results.get('1x2:0:')?.is?.outcomes;
  assert.equal(winners?.find(({ outcome }) => outcome === 'home')?.result, 'won');

  for (const producer of ['pre', 'live']) {
    await ask('/feed/v1/recovery', { producer, requestId: `again-${producer}`, eventId });
  }
  const isDone = () => heard.filter(({ type }) => type === 'snapshot_complete').length === 2;
  await until('both recoveries', isDone);
  const recovered = nothingFolded();
  for (const message of of(heard, eventId)) {
    if (message.requestId?.startsWith('again')) fold(recovered, message);
  }
  assert.deepEqual(recovered.results, straight.results);
  assert.deepEqual(recovered.cancels, straight.cancels);
  assert.deepEqual(recovered.odds, straight.odds);
  const fixture = (await ask(`/feed/v1/fixtures/${eventId}`)).value as Fixture;
  assert.equal(fixture.state, 'ended');
});

test('a postponed and an abandoned event are told anew as fixtures', async () => {
  for (const [call, state] of [
    ['postpone', 'postponed'],
    ['abandon', 'abandoned'],
  ] as const) {
    const { eventId, version } = (await ask('/control/v1/events', football)).value as Fixture;
    await ask(`/control/v1/events/${eventId}/${call}`, {});
    const fixture = (await ask(`/feed/v1/fixtures/${eventId}`)).value as Fixture;
    assert.equal(fixture.state, state);
    assert.ok(fixture.version > version);
  }
});

test('selections of one event are priced together by its model', async () => {
  const { eventId } = (await ask('/control/v1/events', football)).value as Fixture;
  const home = { market: '1x2:0:', outcome: 'home' };
  const over = { market: 'total:0:2.5', outcome: 'over' };
  const combine = (selections: object[]) => ask('/feed/v1/combination', { eventId, selections });
  const both = (await combine([home, over])).value as { chance: number };
  assert.ok(both.chance > 150_000 && both.chance < 450_000);
  const never = (await combine([home, { market: '1x2:0:', outcome: 'away' }])).value;
  assert.equal((never as { chance: number }).chance, 0);
  const unknown = await combine([home, { market: 'nothing:0:', outcome: 'home' }]);
  assert.equal(unknown.code, 'combination_not_priced');
});

test('a call about another event, a sport that is none or a spoilt cursor is refused', async () => {
  assert.equal((await ask('/control/v1/events/5/stop', {})).code, 'not_scripted');
  assert.equal((await ask('/feed/v1/fixtures/5')).code, 'not_found');
  const chess = { ...football, sport: 'chess' };
  assert.equal((await ask('/control/v1/events', chess)).code, 'invalid_input');
  const query = 'from=2026-11-27T00:00:00Z&until=2026-11-28T00:00:00Z&cursor=x';
  assert.equal((await ask(`/feed/v1/fixtures?${query}`)).code, 'invalid_input');
});

test('a silenced producer is not heard, and its reader sees the hole after', async () => {
  const heard = await listen(scripted.address);
  const { eventId } = (await ask('/control/v1/events', football)).value as Fixture;
  await until('the fixture and its prices', () => of(heard, eventId).length === 2);
  await ask('/control/v1/producers', { producer: 'pre', isSilent: true });
  await ask(`/control/v1/events/${eventId}/stop`, {});
  await ask('/control/v1/producers', { producer: 'pre', isSilent: false });
  await ask(`/control/v1/events/${eventId}/resume`, {});
  await until('prices after the silence', () => of(heard, eventId).length === 3);
  const [before, last] = of(heard, eventId).slice(-2);
  assert.ok((last?.sequence ?? 0) - (before?.sequence ?? 0) >= 2);
});

test('the world is told to who listens, and fixtures page by page', async () => {
  const world = await open({ FEED_SEED: '4' });
  const heard = await listen(world.address);
  await until('both producers', () => new Set(heard.map(({ producer }) => producer)).size === 2);
  const now = Date.now();
  const query = `from=${new Date(now).toISOString()}&until=${new Date(now + 7 * 86_400_000).toISOString()}`;
  const listed: Fixture[] = [];
  let cursor = '';
  do {
    const page: { fixtures: Fixture[]; nextCursor: string | null } = (
      await ask(`/feed/v1/fixtures?${query}${cursor}`, undefined, { address: world.address })
    ).value;
    listed.push(...page.fixtures);
    cursor = page.nextCursor === null ? '' : `&cursor=${page.nextCursor}`;
  } while (cursor !== '');
  assert.ok(listed.length > 250);
  assert.equal(new Set(listed.map(({ eventId }) => eventId)).size, listed.length);
  const light = listed.find(({ sport }) => sport === 'mma') ?? assert.fail();
  const { eventId } = light;
  const recovery = { producer: 'pre', requestId: 'one', eventId };
  await ask('/feed/v1/recovery', recovery, { address: world.address });
  await until('the end of the recovery', () =>
    heard.some(({ type }) => type === 'snapshot_complete'),
  );
  const again = of(heard, eventId).filter(({ requestId }) => requestId === 'one');
  assert.deepEqual(
    again.map(({ type }) => type),
    ['fixture_change', 'odds_change'],
  );
});

test('production has no control calls and no key everybody knows', async () => {
  const production = await open({ NODE_ENV: 'production', FEED_WORLD: 'off' });
  for (const call of Object.keys(controlCalls)) {
    const path = call.replace('POST ', '').replace(':eventId', '5');
    const answer = await ask(path, {}, { address: production.address });
    assert.equal(answer.code, 'not_found', call);
  }
  assert.throws(() => feedConfig({ NODE_ENV: 'production' }), StartError);
});
