import assert from 'node:assert/strict';
import { test } from 'node:test';

import { repetitions } from '@bahati/testing/tier.ts';
import { drillRestore } from './restore-drill.ts';

const transfers = repetitions('transfers in the backup that is restored', {
  usual: 4_000,
  long: 20_000,
});

test('a lost database comes back as it was at a chosen time, and the lost hour applies once', async (t) => {
  const figures = await drillRestore({ transfers, trafficMs: 0 });
  t.diagnostic(JSON.stringify(figures));
  assert.ok(figures.transfers >= transfers);
  assert.ok(figures.kept > 50, `only ${figures.kept} were kept`);
  assert.ok(figures.lost > 50, `only ${figures.lost} were lost`);
});
