/** A month of small lines of agents, played and settled, held against the oracle to the cent. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openTestPlatform } from '#platform-app/platform.testing.ts';
import { readOptions } from './options.ts';
import { openPlace } from '#time-machine/run/open-place.ts';
import { runTimeMachine } from './run-time-machine.ts';
import { dayNamed, dayText } from '#time-machine/world/calendar.ts';

const platform = await openTestPlatform();
const place = await openPlace(platform.ownerUrl);
after(async () => {
  await place.close();
  await platform.close();
});

test('a month of two lines with all contracts comes out as the oracle says', async () => {
  const { table, faults, bills, voided } = await runTimeMachine(place, {
    seed: 20_261_127,
    size: { branches: [2, 1, 1], players: 2 },
    firstDay: dayNamed('2026-02-01'),
    lastDay: dayNamed('2026-03-02'),
  });
  assert.deepEqual(faults, []);
  assert.ok(bills > 500 && voided > 10);
  for (const kind of ['dividend', 'daily_salary', 'hourly_salary', 'real_time_salary']) {
    const paid = table.filter((line) => line.kind === kind && line.kept > 0n);
    assert.ok(paid.length > 3, `${kind}: ${paid.length} agents kept something`);
  }
});

test('the months asked for are whole ones and the days since, and wrong options are told', () => {
  const now = Date.parse('2026-11-27T06:00:00Z');
  const { firstDay, lastDay, endsNow } = readOptions(['--months', '3'], now);
  assert.deepEqual(
    [dayText(firstDay), dayText(lastDay), endsNow],
    ['2026-08-01', '2026-11-26', true],
  );
  for (const args of [['--months', '0'], ['--until', 'soon'], ['--database', 'bahati'], ['--x']]) {
    assert.throws(() => readOptions(args, now), { name: 'Problem' });
  }
});
