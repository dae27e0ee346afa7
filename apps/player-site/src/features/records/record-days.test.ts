import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays, dayIn, daysOf, dayStart, instantsOf, monthsBack } from './record-days.ts';

const nairobi = 'Africa/Nairobi';
/** Half past one at night of 22 November in Nairobi; still the 21st in UTC. */
const now = new Date('2026-11-21T22:30:00Z');

test('a day is the brand’s day, not the server’s', () => {
  assert.equal(dayIn(now, nairobi), '2026-11-22');
  assert.equal(dayStart('2026-11-22', nairobi).toISOString(), '2026-11-21T21:00:00.000Z');
});

test('without a choice a record covers seven days, today included', () => {
  assert.deepEqual(daysOf({}, now, nairobi), { from: '2026-11-16', to: '2026-11-22' });
});

test('each quick pick is the days it says', () => {
  const of = (range: 'today' | 'yesterday' | 'month' | 'thisMonth') =>
    daysOf({ range }, now, nairobi);
  assert.deepEqual(of('today'), { from: '2026-11-22', to: '2026-11-22' });
  assert.deepEqual(of('yesterday'), { from: '2026-11-21', to: '2026-11-21' });
  assert.deepEqual(of('month'), { from: '2026-10-24', to: '2026-11-22' });
  assert.deepEqual(of('thisMonth'), { from: '2026-11-01', to: '2026-11-22' });
});

test('chosen days win over a quick pick, and one alone stands for itself', () => {
  const chosen = { from: '2026-11-01', to: '2026-11-02' };
  assert.deepEqual(daysOf({ range: 'today', ...chosen }, now, nairobi), chosen);
  assert.deepEqual(daysOf({ to: '2026-11-02' }, now, nairobi), {
    from: '2026-11-02',
    to: '2026-11-02',
  });
});

test('days are covered from the first instant to the last', () => {
  assert.deepEqual(instantsOf({ from: '2026-11-01', to: '2026-11-02' }, nairobi), {
    from: '2026-10-31T21:00:00.000Z',
    to: '2026-11-02T20:59:59.999Z',
  });
});

test('a day begins rightly where the clocks change', () => {
  assert.equal(dayStart('2026-03-29', 'Europe/Paris').toISOString(), '2026-03-28T23:00:00.000Z');
  assert.equal(dayStart('2026-03-30', 'Europe/Paris').toISOString(), '2026-03-29T22:00:00.000Z');
});

test('days are counted over the ends of months and years', () => {
  assert.equal(addDays('2026-01-01', -1), '2025-12-31');
  assert.equal(addDays('2028-02-28', 1), '2028-02-29');
});

test('months are counted back over the new year', () => {
  assert.deepEqual(monthsBack('2026-02', 0, 4), ['2026-02', '2026-01', '2025-12', '2025-11']);
  assert.deepEqual(monthsBack('2026-12', -1, 1), ['2027-01']);
});
