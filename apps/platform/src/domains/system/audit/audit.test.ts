import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Database, inTransaction, openDatabase } from '@bahati/server-kit/database.ts';
import { createTestDatabase, type TestDatabase } from '@bahati/testing/test-database.ts';
import { recordAudit } from './record-audit.ts';
import { verifyAudit } from './verify-audit.ts';

let test_: TestDatabase;
let database: Database;
let owner: Database;
before(async () => {
  test_ = await createTestDatabase();
  const options = { applicationName: 'test', onIdleError: () => undefined };
  database = openDatabase(test_.url, options);
  owner = openDatabase(test_.ownerUrl, options);
});
after(async () => {
  await Promise.all([database.end(), owner.end()]);
  await test_.drop();
});

const record = (action: string, more: object = {}) =>
  inTransaction(database, (transaction) =>
    recordAudit(transaction, { actor: 'zawadi', action, subject: 'member:1', ...more }),
  );

test('entries written at once form one whole chain', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      record('member.blocked', {
        reason: `it’s number ${at}\n"quoted"`,
        before: { status: 'active', zebra: 1, a: [1, 2.5, null] },
        after: { status: 'blocked', nested: { deep: 'é' } },
        ip: '::ffff:10.0.0.1',
      }),
    ),
  );
  assert.deepEqual(await verifyAudit(database), { entries: 20, breaches: [] });
});

test('an entry stands exactly when its change does', async () => {
  await assert.rejects(
    inTransaction(database, async (transaction) => {
      await recordAudit(transaction, { actor: 'system', action: 'a.b', subject: 'c:1' });
      throw new Error('undone');
    }),
  );
  assert.equal((await verifyAudit(database)).entries, 20);
});

test('the application can neither change, remove nor empty history', async () => {
  for (const statement of [
    `UPDATE audit_entries SET actor = 'nobody'`,
    'DELETE FROM audit_entries',
    'TRUNCATE audit_entries',
  ]) {
    await assert.rejects(database.query(statement), { code: '42501' });
    await assert.rejects(owner.query(statement), { code: '42501' });
  }
});

test('one altered letter, one removed entry and one slipped in are each found', async () => {
  await owner.query('ALTER TABLE audit_entries DISABLE TRIGGER audit_entries_never_change');
  const found = async (change: string, undo: string) => {
    await owner.query(change);
    const { breaches } = await verifyAudit(database);
    await owner.query(undo);
    return breaches;
  };
  assert.deepEqual(
    await found(
      `UPDATE audit_entries SET reason = reason || '!' WHERE id = 8`,
      `UPDATE audit_entries SET reason = left(reason, -1) WHERE id = 8`,
    ),
    ['Audit entry 8 was altered.'],
  );
  await owner.query('CREATE TABLE kept AS SELECT * FROM audit_entries WHERE id = 5');
  assert.deepEqual(
    await found(
      'DELETE FROM audit_entries WHERE id = 5',
      'INSERT INTO audit_entries OVERRIDING SYSTEM VALUE SELECT * FROM kept',
    ),
    ['Audit entry 6 does not follow the one before it.'],
  );
  assert.deepEqual((await verifyAudit(database)).breaches, []);
});
