import assert from 'node:assert/strict';
import { test } from 'node:test';

import { drillRestore } from './restore-drill.ts';

test('a lost database comes back as it was at a chosen time, and the lost hour applies once', async (t) => {
  const figures = await drillRestore({ transfers: 20_000, trafficMs: 1_000 });
  t.diagnostic(JSON.stringify(figures));
  assert.ok(figures.transfers >= 20_000);
  assert.ok(figures.kept > 50, `only ${figures.kept} were kept`);
  assert.ok(figures.lost > 50, `only ${figures.lost} were lost`);
});
