import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { addMembers, addProvider } from '@bahati/testing/factories.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { until } from '@bahati/testing/until.ts';
import { createRandom } from '#e2e/fixtures/random.ts';
import { openStack } from '#e2e/fixtures/stack.ts';
import { createWalletClient } from './wallet-client.ts';
import { readBooks, readStanding, resend } from './wallet-replay.ts';
import { expectedBooks, type Operation, startTraffic } from './wallet-traffic.ts';

const kills = repetitions('kills of the platform under load', { usual: 5, long: 20 });
/** Acknowledged operations between one kill and the next. */
const leastBetweenKills = 25;
const seed = 20_261_121;
const start = 10_000_000n;

const { stack, database } = await openStack({ parts: [] });
await addProvider(database);
const members = await addMembers(database, { count: 40, balance: start });
const client = createWalletClient(stack.origins.playerSite);
after(client.close);

const isTombstone = 3;

test('killed again and again under load, the platform loses nothing and doubles nothing', async (t) => {
  const random = createRandom(seed);
  await stack.servers.platform.start();
  const traffic = startTraffic({ client, members, random, workers: 12, run: 'crash' });
  const readyMs: number[] = [];
  const pauses = createRandom(seed + 1);
  const { journal } = traffic;
  const acknowledgedSoFar = () => journal.filter(({ told }) => told === 'applied').length;
  /** So many more, however fast this machine is. */
  const playOn = async (more: number): Promise<void> => {
    const goal = acknowledgedSoFar() + more;
    await until(`${more} more acknowledged operations`, () => acknowledgedSoFar() >= goal);
  };
  for (let count = 0; count < kills; count += 1) {
    await playOn(pauses.int(leastBetweenKills, 3 * leastBetweenKills));
    await stack.servers.platform.kill();
    readyMs.push(await stack.servers.platform.start());
  }
  await playOn(leastBetweenKills);
  await traffic.stop();
  assert.deepEqual(traffic.surprises, []);

  const standing = await readStanding(database);
  const isApplied = ({ id }: Operation): boolean =>
    standing.has(id) && standing.get(id)?.state !== isTombstone;
  const counts = Object.groupBy(journal, ({ told }) => told);
  const acknowledged = counts.applied ?? [];
  assert.ok(
    acknowledged.length > kills * leastBetweenKills,
    `only ${acknowledged.length} were acknowledged`,
  );
  for (const { id, answer } of acknowledged) {
    assert.equal(standing.get(id)?.id, answer?.value['platformTransactionId'], id);
  }
  for (const { id } of counts['no effect'] ?? []) {
    assert.ok(!standing.has(id), `${id} was told that nothing happened`);
  }
  const unknown = counts.unknown ?? [];
  t.diagnostic(
    `${kills} kills; ${acknowledged.length} operations acknowledged, ${unknown.length} left ` +
      `without an answer, of which ${unknown.filter(isApplied).length} stand`,
  );
  const slowest = Math.round(Math.max(...readyMs));
  const median = Math.round(readyMs.toSorted((a, b) => a - b)[Math.floor(kills / 2)] ?? 0);
  t.diagnostic(`ready again after ${median} ms (median), ${slowest} ms (slowest)`);

  assert.deepEqual(
    await readBooks(database, members),
    expectedBooks(journal, members, start, isApplied),
  );
  await stack.verify();

  await resend(client, journal, standing);
  assert.deepEqual(
    await readBooks(database, members),
    expectedBooks(journal, members, start, () => true),
  );
  await stack.verify();
  await stack.servers.platform.stop();
});
