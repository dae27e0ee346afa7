import assert from 'node:assert/strict';
import { test } from 'node:test';

import { findOverBudget } from '#scripts/test/budgets.ts';
import { slownessOf } from '#scripts/test/machine-speed.ts';
import type { FileReport } from '#scripts/test/run-files.ts';

const path = 'packages/a/a.test.ts';
const reportOf = (cpuSeconds: number): FileReport => ({
  file: path,
  passed: 1,
  skipped: 0,
  failures: [],
  printed: '',
  covered: [],
  wallSeconds: 5,
  endedAt: 105_000,
  cpuSeconds,
});
const judge = (cpuSeconds: number, slowness: number) =>
  findOverBudget([{ path, kind: 'rules' }], [reportOf(cpuSeconds)], {
    slownessBetween: (from, to) => {
      assert.deepEqual([from, to], [100_000, 105_000]);
      return slowness;
    },
  });

test('a file has as much more than its budget as the machine was slow when it ran', () => {
  assert.deepEqual(judge(8, 1), []);
  assert.deepEqual(judge(8.1, 1), [
    `${path} took 8.1 CPU-seconds of 8 on a machine 1.00 times as slow`,
  ]);
  assert.deepEqual(judge(15.9, 2), []);
  assert.equal(judge(16.1, 2).length, 1);
});

test('how slow a machine was is the mean of what was measured around a run, and 1 at least', () => {
  const samples = [
    { at: 0, slowness: 9 },
    { at: 90_000, slowness: 1.5 },
    { at: 110_000, slowness: 2.5 },
    { at: 150_000, slowness: 9 },
  ];
  assert.equal(slownessOf(samples, 100_000, 105_000), 2);
  assert.equal(slownessOf([{ at: 100_000, slowness: 0.5 }], 100_000, 105_000), 1);
  assert.equal(slownessOf([], 100_000, 105_000), 1);
});
