import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays, dayIn, dayStart, rangeOf } from './record-range.ts';

const nairobi = 'Africa/Nairobi';
/** Half past one at night of 22 November in Nairobi; still the 21st in UTC. */
const now = new Date('2026-11-21T22:30:00Z');

test('a day is the brand’s day, not the server’s', () => {
  assert.equal(dayIn(now, nairobi), '2026-11-22');
  assert.equal(dayStart('2026-11-22', nairobi).toISOString(), '2026-11-21T21:00:00.000Z');
});

test('without a choice the record covers seven days, today included', () => {
  assert.deepEqual(rangeOf({}, now, nairobi), { from: '2026-11-15T21:00:00.000Z' });
  assert.deepEqual(rangeOf({ range: 'today' }, now, nairobi), { from: '2026-11-21T21:00:00.000Z' });
  assert.deepEqual(rangeOf({ range: 'all' }, now, nairobi), {});
});

test('chosen days win over a quick pick and cover the last day whole', () => {
  assert.deepEqual(
    rangeOf({ range: 'today', from: '2026-11-01', to: '2026-11-02' }, now, nairobi),
    { from: '2026-10-31T21:00:00.000Z', to: '2026-11-02T20:59:59.999Z' },
  );
});

test('a day begins rightly where the clocks change', () => {
  assert.equal(dayStart('2026-03-29', 'Europe/Paris').toISOString(), '2026-03-28T23:00:00.000Z');
  assert.equal(dayStart('2026-03-30', 'Europe/Paris').toISOString(), '2026-03-29T22:00:00.000Z');
});

test('days are counted over the ends of months and years', () => {
  assert.equal(addDays('2026-01-01', -1), '2025-12-31');
  assert.equal(addDays('2028-02-28', 1), '2028-02-29');
});
