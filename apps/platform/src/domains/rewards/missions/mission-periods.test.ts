import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areDaysWhole, openPeriods } from './mission-periods.rules.ts';

const days = { firstDay: '2026-11-23', lastDay: '2026-12-06', graceDays: 2 };

test('a day and a week may be claimed for their days of grace, within the mission’s own days', () => {
  assert.deepEqual(
    openPeriods({ ...days, cadence: 'daily' }, '2026-11-24').map(({ from }) => from),
    ['2026-11-24', '2026-11-23'],
  );
  const weekly = { ...days, cadence: 'weekly' } as const;
  assert.deepEqual(openPeriods(weekly, '2026-12-01'), [
    { from: '2026-11-30', to: '2026-12-06' },
    { from: '2026-11-23', to: '2026-11-29' },
  ]);
  assert.deepEqual(
    openPeriods(weekly, '2026-12-02').map(({ from }) => from),
    ['2026-11-30'],
  );
  assert.deepEqual(
    openPeriods(weekly, '2026-12-08').map(({ from }) => from),
    ['2026-11-30'],
  );
  assert.deepEqual(openPeriods(weekly, '2026-12-09'), []);
});

test('weeks are whole from Monday to Sunday', () => {
  assert.ok(areDaysWhole({ ...days, cadence: 'weekly' }));
  assert.ok(!areDaysWhole({ ...days, firstDay: '2026-11-24', cadence: 'weekly' }));
  assert.ok(!areDaysWhole({ ...days, lastDay: '2026-12-05', cadence: 'weekly' }));
  assert.ok(!areDaysWhole({ ...days, lastDay: '2026-11-22', cadence: 'daily' }));
});
