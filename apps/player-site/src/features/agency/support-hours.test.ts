import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSupportOpen } from './support-hours.ts';

const zone = 'Africa/Nairobi';
const at = (instant: string) => isSupportOpen(new Date(instant), zone);

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
  assert.equal(isSupportOpen(new Date('2026-11-20T12:00:00Z'), 'Pacific/Auckland'), false);
  assert.equal(at('2026-11-20T12:00:00Z'), true);
});
