import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openDatabase } from '@bahati/server-kit/database.ts';
import { sendStatements } from '@bahati/server-kit/statement-group.ts';
import { createTestDatabase } from '@bahati/testing/test-database.ts';
import { fixedPlans } from './gaming.ts';
import { LockedAccounts } from '#domains/wallet/ledger/ledger.ts';
import { BatchState } from './wallet-calls/batch-state.ts';
import type { PendingOperation, StoredRound } from './wallet-calls/operations.ts';
import { factStatements } from './wallet-calls/read-facts.ts';
import { operationStatements } from './wallet-calls/write-operations.ts';

const { ownerUrl, drop } = await createTestDatabase();
const onIdleError = () => undefined;
const owner = openDatabase(ownerUrl, { applicationName: 'test', onIdleError });
const batches = openDatabase(ownerUrl, {
  applicationName: 'test',
  onIdleError,
  settings: fixedPlans,
});
after(async () => {
  await Promise.all([owner.end(), batches.end()]);
  await drop();
});

/** A rollback: it reads its own id, its round, and the round of the bet it undoes. */
const rollback = {
  provider: { id: 900, isIdPerMember: false },
  operation: {
    kind: 'rollback',
    memberId: 1n,
    externalId: 'x',
    betExternalId: 'y',
    roundExternalId: 'r',
    sessionHash: Buffer.alloc(32),
  },
} as unknown as PendingOperation;

/** Changes of a round and of an operation: each row is looked up, and changed where it was found. */
function changeStatements() {
  const state = new BatchState(new LockedAccounts([]));
  state.changedRounds.add({ id: 1n, memberId: 1n } as StoredRound);
  state.changedTransactions.set(1n, 2);
  return operationStatements(state);
}

test('a batch reads no table whole where tables were analysed while they were empty', async () => {
  await owner.query('VACUUM ANALYZE');
  const plans = await Promise.all(
    [...factStatements([rollback]), ...changeStatements()].map(async ({ text }) => {
      const { rows } = await batches.query<{ 'QUERY PLAN': string }>(
        `EXPLAIN (GENERIC_PLAN) ${text}`,
      );
      return rows.map((row) => row['QUERY PLAN']);
    }),
  );
  const scans = plans.flatMap((lines) =>
    lines.flatMap((line, at) =>
      /(Index|Seq|Heap).*Scan/.test(line) ? [`${line} ${lines[at + 1]}`] : [],
    ),
  );
  assert.equal(scans.length, 9);
  // Whatever the index, what is asked for begins with its first column: none is read from end to end.
  for (const scan of scans) {
    const [, index = ''] = /Index Scan using (\w+) /.exec(scan) ?? [];
    const { rows } = await owner.query<{ first: string }>(
      `SELECT attname AS first FROM pg_attribute WHERE attrelid = $1::regclass AND attnum = 1`,
      [index],
    );
    assert.match(scan, new RegExp(`Index Cond: \\(+${rows[0]?.first} = `));
  }
});

test('a change whose row is not where it was looked up fails, and its commit with it', async () => {
  for (const statement of changeStatements()) {
    const client = await batches.connect();
    await client.query('BEGIN');
    const commit = { name: 'commit', text: 'COMMIT' };
    await assert.rejects(sendStatements(client, [statement, commit]), { code: '22012' });
    assert.equal((await client.query('ROLLBACK')).command, 'ROLLBACK');
    client.release();
  }
});
