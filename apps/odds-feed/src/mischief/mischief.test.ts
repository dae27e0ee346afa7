import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FeedMessage } from '@bahati/contract/odds-feed/feed.ts';
import { createMischief } from './mischief.ts';

const settlement = (version: number): FeedMessage => ({
  type: 'bet_settlement',
  eventId: '1',
  version,
  at: '2026-11-27T00:00:00.000Z',
  producer: 'live',
  certainty: 2,
  markets: [
    {
      market: 'winner:0:',
      outcomes: [
        { outcome: 'home', result: 'won' },
        { outcome: 'away', result: 'lost' },
      ],
    },
  ],
});

const sent = Array.from({ length: 2_000 }, (_, at) => settlement(2 * at + 2));
const deliverAll = (level: 'off' | 'some' | 'much', seed = 1) => {
  const mischief = createMischief(seed, level);
  return sent.flatMap((message, at) => mischief.deliver(message, at * 10));
};

test('a good line delivers each message once and at once', () => {
  assert.deepEqual(
    deliverAll('off'),
    sent.map((message, at) => ({ dueMs: at * 10, message })),
  );
});

test('a bad line loses, repeats, delays and contradicts, each time the same by its seed', () => {
  const deliveries = deliverAll('much');
  const versions = deliveries.map(({ message }) => ('version' in message ? message.version : 0));
  const seen = new Set(versions);
  assert.ok(
    sent.some((message) => 'version' in message && !seen.has(message.version)),
    'lost',
  );
  assert.ok(versions.length > seen.size, 'repeated');
  assert.ok(
    versions.some((version) => version % 2 === 1),
    'contradicted',
  );
  const due = deliveries.map(({ dueMs }) => dueMs);
  assert.notDeepEqual(
    due,
    due.toSorted((a, b) => a - b),
    'out of order',
  );
  assert.deepEqual(deliverAll('much'), deliveries);
  assert.notDeepEqual(deliverAll('much', 2), deliveries);
});

test('much is more than some', () => {
  const late = (level: 'some' | 'much') =>
    deliverAll(level).filter(({ dueMs }) => dueMs % 10 !== 0).length;
  assert.ok(late('much') > late('some'));
});

test('a contradiction has the version below its correction', () => {
  const wrong = deliverAll('much').find(
    ({ message }) => 'version' in message && message.version % 2 === 1,
  );
  assert.ok(wrong?.message.type === 'bet_settlement');
  assert.deepEqual(wrong.message.markets[0]?.outcomes, [
    { outcome: 'home', result: 'lost' },
    { outcome: 'away', result: 'won' },
  ]);
});
