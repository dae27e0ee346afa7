import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gameOf } from '@bahati/lottery-rules/games/games.ts';
import { drawsAfter } from '@bahati/lottery-rules/calendar/calendar.ts';
import { createLog } from '@bahati/server-kit/log.ts';
import { createApp } from './app.ts';
import { createBeacon } from './beacon.ts';
import { drawFeedConfig } from './config.ts';

const now = Date.UTC(2026, 10, 27, 12);
const feed = (environment: Record<string, string> = {}) =>
  createApp(
    drawFeedConfig({ NODE_ENV: 'test', ...environment }),
    createLog('draw-feed', 'silent'),
    () => now,
  );

type Told = {
  success: boolean;
  code?: string;
  value: { items: { number: string; numbers: unknown }[] };
};
const ask = async (app: ReturnType<typeof feed>, url: string): Promise<Told> =>
  (await app.inject({ method: 'GET', url })).json();

test('the beacon is the same with the same secret, and another with another', () => {
  const [one, same, other] = ['a secret of tests', 'a secret of tests', 'another of tests'].map(
    (secret) => createBeacon(secret, 3),
  );
  assert.deepEqual(one?.round(1_000, now), same?.round(1_000, now));
  assert.notEqual(one?.info().publicKey, other?.info().publicKey);
  assert.notEqual(one?.round(1_000, now)?.randomness, other?.round(1_000, now)?.randomness);
});

test('a round to come is not told, one of the past is', async () => {
  const app = feed();
  const newest = Math.floor((now - Date.UTC(2026, 0, 1)) / 3_000) + 1;
  assert.equal((await ask(app, `/beacon/v1/rounds/${newest}`)).success, true);
  assert.equal((await ask(app, `/beacon/v1/rounds/${newest + 1}`)).code, 'not_found');
  await app.close();
});

test('both sources tell the same of a draw that is over, and nothing of one to come', async () => {
  const app = feed();
  const [a, b] = [await ask(app, '/results/v1/a/sg-4d'), await ask(app, '/results/v1/b/sg-4d')];
  assert.deepEqual(a.value.items, b.value.items);
  assert.ok(a.value.items.length > 0);
  const game = gameOf('sg-4d');
  const [next] = game ? drawsAfter(game, now, 1) : [];
  assert.ok(a.value.items.every(({ number }) => number < (next?.number ?? '')));
  assert.equal((await ask(app, '/results/v1/a/five-digit-1m')).code, 'not_found');
  await app.close();
});

test('sources contradict each other or keep silent where they are made to', async () => {
  const [contradicting, silent] = [
    feed({ RESULTS_MISCHIEF: 'contradict' }),
    feed({ RESULTS_MISCHIEF: 'silent' }),
  ];
  const numbers = async (app: ReturnType<typeof feed>, source: string) => {
    const told = new Map<string, string>();
    for (const code of ['sg-4d', 'my-4d', 'th-glo', 'vn-north-ha-noi']) {
      const { value } = await ask(app, `/results/v1/${source}/${code}`);
      for (const one of value.items) told.set(`${code} ${one.number}`, JSON.stringify(one.numbers));
    }
    return told;
  };
  const [a, b] = [await numbers(contradicting, 'a'), await numbers(contradicting, 'b')];
  const differing = [...a].filter(([number, own]) => b.get(number) !== own);
  assert.ok(differing.length > 0 && differing.length < a.size);
  assert.ok((await numbers(silent, 'a')).size > 0);
  assert.equal((await numbers(silent, 'b')).size, 0);
  await Promise.all([contradicting.close(), silent.close()]);
});

test("production refuses the demo's secret", () => {
  assert.throws(() => drawFeedConfig({ NODE_ENV: 'production' }), /BEACON_SECRET/);
});
