import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSupportOpen } from './support-hours.ts';

const zone = 'Africa/Nairobi';
const hours = { days: [1, 2, 3, 4, 5], opens: '12:00', closes: '21:00' };
const at = (instant: string) => isSupportOpen(new Date(instant), zone, hours);

test('support opens at noon and closes at nine in the evening, to the minute', () => {
  // A Friday; Nairobi is three hours ahead.
  assert.equal(at('2026-11-20T08:59:59Z'), false);
  assert.equal(at('2026-11-20T09:00:00Z'), true);
  assert.equal(at('2026-11-20T17:59:59Z'), true);
  assert.equal(at('2026-11-20T18:00:00Z'), false);
});

test('support rests on Saturday and Sunday of the brand’s zone, whatever day it is elsewhere', () => {
  assert.equal(at('2026-11-21T10:00:00Z'), false);
  assert.equal(at('2026-11-22T10:00:00Z'), false);
  assert.equal(at('2026-11-23T10:00:00Z'), true);
  // Friday noon in Auckland's Saturday.
  assert.equal(isSupportOpen(new Date('2026-11-20T12:00:00Z'), 'Pacific/Auckland', hours), false);
  assert.equal(at('2026-11-20T12:00:00Z'), true);
});

test('the brand says other days and hours', () => {
  const sunday = new Date('2026-11-22T20:59:00Z');
  const always = { days: [7], opens: '00:00', closes: '24:00' };
  assert.equal(isSupportOpen(sunday, zone, always), true);
  assert.equal(isSupportOpen(sunday, zone, { ...always, closes: '23:59' }), false);
});
