import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromClockField, toClockField, formatDay, formatInstant, spanOf } from './time.ts';

test('instants are told in Nairobi, whatever the browser thinks', () => {
  assert.equal(formatInstant('2026-11-20T22:30:00Z', 'en'), '21 Nov 2026, 01:30');
  assert.match(formatInstant('2026-11-20T22:30:00Z', 'sw'), /21 Nov 2026.*01:30/);
});

test('a birthday stays on its day', () => {
  assert.equal(formatDay('1990-05-17', 'en'), '17 May 1990');
});

test('a span is told in its two largest units', () => {
  const minute = 60_000;
  assert.deepEqual(spanOf(59_000), { unit: 'now' });
  assert.deepEqual(spanOf(59 * minute), { unit: 'minutes', minutes: 59 });
  assert.deepEqual(spanOf(135 * minute), { unit: 'hours', hours: 2, minutes: 15 });
  assert.deepEqual(spanOf(50 * 60 * minute), { unit: 'days', days: 2, hours: 2 });
});

test('a clock field shows the operator’s own clock, and gives back the instant it showed', () => {
  assert.equal(toClockField('2026-11-21T20:30:00.000Z'), '2026-11-21T23:30');
  assert.equal(fromClockField('2026-11-21T23:30'), '2026-11-21T20:30:00.000Z');
  assert.equal(fromClockField('2026-11-22T01:00'), '2026-11-21T22:00:00.000Z');
  assert.equal(fromClockField(''), undefined);
});
