import assert from 'node:assert/strict';
import { test } from 'node:test';
import { silentAfterMs } from '@bahati/contract/odds-feed/feed.ts';
import { createProducers, latenessMs } from './producers.ts';

const start = Date.parse('2026-11-27T12:00:00Z');
const lookMs = 250;

function openProducers(stored = new Map<'pre' | 'live', number>()) {
  const trusted = new Set<string>();
  let requests = 0;
  const producers = createProducers({
    stored,
    setTrusted: (producer, isTrusted) => {
      if (isTrusted) trusted.add(producer);
      else trusted.delete(producer);
    },
    newRequestId: () => `request-${(requests += 1)}`,
  });
  let sequence = 0;
  const at = (now: number) => new Date(start + now).toISOString();
  const alive = (now: number, number = (sequence += 1)) => {
    const message = { type: 'alive', producer: 'live', at: at(now), sequence: number } as const;
    producers.heard(message, now);
    producers.applied(message, now);
  };
  const complete = (now: number, requestId: string) => {
    const message = {
      type: 'snapshot_complete',
      producer: 'live',
      at: at(now),
      requestId,
      sequence: (sequence += 1),
    } as const;
    producers.heard(message, now);
    producers.applied(message, now);
  };
  const ask = (now: number) => producers.look(now).find(({ producer }) => producer === 'live');
  /** Heard as a whole at 0. */
  const begin = () => {
    producers.connected(0);
    complete(0, ask(0)?.requestId ?? '');
  };
  return { producers, trusted, alive, complete, ask, begin, lose: () => (sequence += 1) };
}

test('nobody is trusted before the recovery after the connection is complete', () => {
  const { producers, trusted, ask, alive, complete } = openProducers();
  producers.connected(0);
  const asked = ask(0);
  alive(100);
  assert.equal(trusted.has('live'), false);
  complete(200, 'another request');
  assert.equal(trusted.has('live'), false);
  complete(200, asked?.requestId ?? '');
  assert.equal(trusted.has('live'), true);
  producers.lost();
  assert.equal(trusted.has('live'), false);
});

test('silence ends the trust within a look of its time, and only a recovery brings it back', () => {
  const { trusted, ask, alive, complete, begin } = openProducers();
  begin();
  alive(1_000);
  assert.equal(ask(1_000 + silentAfterMs), undefined);
  assert.equal(trusted.has('live'), true);
  ask(1_000 + silentAfterMs + lookMs);
  assert.equal(trusted.has('live'), false);
  const back = 1_000 + 3 * silentAfterMs;
  alive(back);
  const asked = ask(back);
  assert.equal(trusted.has('live'), false);
  complete(back + 100, asked?.requestId ?? '');
  assert.equal(trusted.has('live'), true);
});

test('a message that stays away ends the trust, one that is late does not', () => {
  const { trusted, ask, alive, begin, lose } = openProducers();
  begin();
  const late = lose();
  alive(100);
  alive(100 + latenessMs, late);
  assert.equal(ask(150 + latenessMs), undefined);
  lose();
  alive(3_000);
  assert.equal(ask(3_000 + latenessMs), undefined);
  assert.equal(trusted.has('live'), true);
  const asked = ask(3_001 + latenessMs);
  assert.equal(trusted.has('live'), false);
  assert.ok(asked?.after !== undefined && Date.parse(asked.after) < start + 3_000);
});

test('what is complete is noted up to the hole and no further', () => {
  const { producers, alive, begin, lose } = openProducers();
  begin();
  const mark = () => new Map(producers.marks()).get('live');
  alive(1_000);
  assert.equal(mark(), start + 1_000);
  const late = lose();
  alive(1_200);
  assert.equal(mark(), start + 1_000);
  alive(1_300, late);
  assert.equal(mark(), start + 1_300);
});

test('a feed that is slow to recover is asked again, and its first answer will do', () => {
  const { trusted, ask, alive, complete, producers } = openProducers();
  producers.connected(0);
  const first = ask(0);
  for (let now = 2_000; now <= 40_000; now += 2_000) alive(now);
  assert.notEqual(ask(40_000)?.requestId, undefined);
  complete(41_000, first?.requestId ?? '');
  assert.equal(trusted.has('live'), true);
});

test('a restart asks for what was said since the tables were written', () => {
  const { producers, ask } = openProducers(new Map([['live', start]]));
  producers.connected(0);
  const asked = ask(0);
  assert.ok(asked?.after !== undefined && Date.parse(asked.after) <= start);
});
