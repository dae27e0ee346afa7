import assert from 'node:assert/strict';
import { test } from 'node:test';
import { repetitions } from '@bahati/testing/tier.ts';
import { type EventMessage, fold, type Folded, nothingFolded } from '#odds-feed/messages/fold.ts';
import { disturb, type Recorded, recordDay } from './record-day.ts';

const seeds = repetitions('orders of a recorded day', { usual: 4, long: 40 });
const options = { seed: 1, messages: 700, sports: ['table_tennis', 'darts'], markets: 4 } as const;
const day = [...recordDay(options)];

const byEvent = (recorded: Iterable<Recorded>): Map<string, Folded> => {
  const all = new Map<string, Folded>();
  for (const one of recorded) {
    if ('fixture' in one) continue;
    const message = one.message as EventMessage;
    const folded = all.get(message.eventId) ?? nothingFolded();
    all.set(message.eventId, folded);
    fold(folded, message);
  }
  return all;
};

test('a recorded day has as many messages as asked for, each after its fixture', () => {
  const known = new Set<string>();
  let count = 0;
  for (const one of day) {
    if ('fixture' in one) known.add(one.fixture.eventId);
    else {
      count++;
      assert.ok('eventId' in one.message && known.has(one.message.eventId));
    }
  }
  assert.equal(count, options.messages);
});

test('a day is the same each time', () => {
  const short = { ...options, messages: 60 };
  assert.deepEqual([...recordDay(short)], [...recordDay(short)]);
});

test('late, repeated, contradicted and in another order, messages come to the same end', () => {
  const straight = byEvent(day);
  for (let seed = 1; seed <= seeds; seed++) {
    const disturbed = [...disturb(day, seed, 'much')];
    assert.notDeepEqual(disturbed, day);
    assert.deepEqual(byEvent(disturbed), straight);
  }
});
