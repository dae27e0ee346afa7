/** A month of a small line of agents, played and settled, held against the oracle to the cent. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openDatabase } from '@bahati/server-kit/database.ts';
import { createTestDatabase } from '@bahati/testing/test-database.ts';
import { seedBrand } from '../apps/platform/seed/seed-brand.ts';
import { openPlace } from './run/open-place.ts';
import { runTimeMachine } from './run-time-machine.ts';
import { dayNamed } from './world/calendar.ts';

const { ownerUrl, drop } = await createTestDatabase();
const brand = openDatabase(ownerUrl, { applicationName: 'test', onIdleError: () => undefined });
await seedBrand(brand);
await brand.end();
const place = await openPlace(ownerUrl);
after(async () => {
  await place.close();
  await drop();
});

test('a month of two lines with all contracts comes out as the oracle says', async () => {
  const outcome = await runTimeMachine(place, {
    seed: 20_261_127,
    size: { branches: [2, 1, 1], players: 2 },
    firstDay: dayNamed('2026-02-01'),
    lastDay: dayNamed('2026-03-02'),
  }, console.log);
  console.log(outcome.bills, outcome.rounds, outcome.voided, outcome.transfers);
  assert.deepEqual(outcome.faults.slice(0, 20), []);
  const kinds = new Set(outcome.table.map(({ kind }) => kind));
  assert.equal(kinds.size, 4);
});
