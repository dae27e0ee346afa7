import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openDatabase } from '@bahati/server-kit/database.ts';
import { addMembers, addProvider } from '@bahati/testing/factories.ts';
import { createTestDatabase } from '@bahati/testing/test-database.ts';
import { verifyLedger } from '#platform-app/domains/wallet/ledger/verify-ledger.ts';
import { readRounds } from './asked-rounds.ts';
import { whyNoRoom } from './disk.ts';
import { writeHistory } from './write-history.ts';

const { ownerUrl, drop } = await createTestDatabase();
const database = openDatabase(ownerUrl, { applicationName: 'test', onIdleError: () => undefined });
after(async () => {
  await database.end();
  await drop();
});

test('rounds written before a bench leave the books whole, sealed and proven, twice too', async () => {
  await addProvider(database);
  const members = await addMembers(database, { count: 10, balance: 1_000_000n });
  const place = { ownerUrl, firstMemberId: members[0]?.id ?? 0n, wallets: 10 };
  const readIndexes = async () =>
    (await database.query(`SELECT indexdef FROM pg_indexes ORDER BY 1`)).rows;
  const before = await readIndexes();
  await writeHistory(place, 98);
  await writeHistory(place, 25);
  assert.deepEqual(await readIndexes(), before);
  const report = await verifyLedger(database);
  assert.deepEqual(report.breaches, []);
  // Those that funded the members, a stake each, and of every third round a payout.
  assert.equal(report.transfers, 10n + 98n + 32n + 25n + 8n);
  const { rows } = await database.query<Record<string, bigint | null>>(
    `SELECT (SELECT count(*) FROM rounds r JOIN provider_transactions t ON t.id = r.id
               AND t.external_id <> r.external_id AND t.round_external_id = r.external_id) AS rounds,
            (SELECT min(played) FROM (SELECT count(*) AS played FROM rounds GROUP BY member_id) m) AS least,
            (SELECT max(id) FROM transfers) - (SELECT last_transfer_id FROM ledger_checkpoint) AS unproven,
            (SELECT max(id) FROM transfers) - (SELECT last_transfer_id FROM records_progress) AS uncounted,
            (SELECT count(*) FROM transfers t JOIN transfers before ON before.id = t.id - 1
              WHERE before.created_at > t.created_at) AS backwards`,
  );
  assert.deepEqual(rows, [
    { rounds: 123n, least: 11n, unproven: 0n, uncounted: 0n, backwards: 0n },
  ]);
});

test('a disk that is short is told with both sizes, before anything is written', () => {
  assert.equal(whyNoRoom(0, 1e6), undefined);
  assert.equal(whyNoRoom(10_000_000, 30e9), undefined);
  assert.match(
    whyNoRoom(50_000_000, 20e9) ?? '',
    /^50 million rounds need \d+\.\d GB of disk, and 20\.0 GB are free/,
  );
});

test('numbers of rounds are read from the environment, and what is none is refused by name', () => {
  assert.deepEqual(readRounds('BENCH_TEST_ROUNDS', '0,10', 1_000_000), [0, 10_000_000]);
  process.env['BENCH_TEST_ROUNDS'] = '0.2,x';
  assert.throws(() => readRounds('BENCH_TEST_ROUNDS', '0'), /BENCH_TEST_ROUNDS is 0\.2,x/);
  delete process.env['BENCH_TEST_ROUNDS'];
});
