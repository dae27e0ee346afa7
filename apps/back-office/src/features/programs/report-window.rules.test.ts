import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lastDays, windowOf } from './report-window.rules.ts';

test('a report is of whole days in Nairobi, at most 93 of them', () => {
  assert.deepEqual(windowOf('2026-11-01', '2026-11-02', 93), {
    from: '2026-10-31T21:00:00.000Z',
    until: '2026-11-02T21:00:00.000Z',
  });
  assert.equal(windowOf('2026-11-02', '2026-11-01', 93), undefined);
  assert.ok(windowOf('2026-08-01', '2026-11-01', 93));
  assert.equal(windowOf('2026-08-01', '2026-11-02', 93), undefined);
  assert.equal(windowOf('', '2026-11-02', 93), undefined);
  const lateEvening = Date.parse('2026-11-27T21:30:00Z');
  assert.deepEqual(lastDays(lateEvening, 7), { first: '2026-11-22', last: '2026-11-28' });
});
