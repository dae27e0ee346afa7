import { until } from '@bahati/testing/until.ts';
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, test } from 'node:test';
import { addMembers, addProvider } from '@bahati/testing/factories.ts';
import { createTestDatabase } from '@bahati/testing/test-database.ts';
import { inTransaction, openDatabase, type Transaction } from '@bahati/server-kit/database.ts';
import { postHold, voidHold } from '#domains/wallet/holds.ts';
import { sealOnce } from './seal-transfers.ts';
import { verifyLedger } from './verify-ledger.ts';
import { creditDeposit, holdForWithdrawal } from '#domains/wallet/member-wallet.ts';

const { url, ownerUrl, drop } = await createTestDatabase();
const options = { applicationName: 'test', onIdleError: () => undefined };
const owner = openDatabase(ownerUrl, options);
const app = openDatabase(url, options);
after(async () => {
  await Promise.all([owner.end(), app.end()]);
  await drop();
});
await addProvider(owner);
const [member, other] = await addMembers(owner, { count: 2, balance: 100_000n });
const [ownerId, otherId] = [member?.id ?? 0n, other?.id ?? 0n];

const inOne = <T>(work: (transaction: Transaction) => Promise<T>) => inTransaction(app, work);
const credit = (depositId: bigint) => ({
  ownerId,
  currency: 'KES' as const,
  amount: 500n,
  rail: 'pesa',
  depositId,
});

test('a deposit is credited once, whatever asks again', async () => {
  await inOne((client) => creditDeposit(client, credit(1n)));
  await assert.rejects(inOne((client) => creditDeposit(client, credit(1n))));
  const report = await verifyLedger(owner);
  assert.deepEqual(report.breaches, []);
});

test('a hold is decided once', async () => {
  const hold = { ownerId, currency: 'KES' as const, amount: 40_000n };
  const holdId = await inOne((client) => holdForWithdrawal(client, hold));
  await inOne((client) => voidHold(client, { holdId }));
  const again = inOne((client) =>
    postHold(client, { holdId, rail: 'pesa', tax: 0n, taxCode: null, fee: 0n }),
  );
  await assert.rejects(again, { code: 'already_decided' });
});

test('more than the balance is never held', async () => {
  const hold = inOne((client) =>
    holdForWithdrawal(client, { ownerId, currency: 'KES', amount: 1_000_000n }),
  );
  await assert.rejects(hold, { code: 'insufficient_funds' });
});

test('a transfer that commits late is sealed in its place and none is left out', async () => {
  const watermarks: Parameters<typeof sealOnce>[1] = [];
  const late = await app.connect();
  try {
    await late.query('BEGIN');
    await creditDeposit(late, credit(2n));
    await inOne((client) => creditDeposit(client, { ...credit(3n), ownerId: otherId }));
    const sealed = [await sealOnce(app, watermarks), await sealOnce(app, watermarks)];
    assert.deepEqual(sealed, [0, 0], 'nothing is sealed while an older transaction is under way');
    await late.query('COMMIT');
  } finally {
    late.release();
  }
  // A transaction of another database on the same server holds sealing up as well, for a while.
  await until('a block', async () => (await sealOnce(app, watermarks)) > 0);
  const { rows } = await owner.query(
    `SELECT (SELECT sum(transfer_count)::int FROM ledger_blocks) AS sealed,
            (SELECT count(*)::int FROM transfers) AS written`,
  );
  assert.equal(rows[0].sealed, rows[0].written);
});

test('a transfer under way is not passed over by one that began before it and is numbered after it', async () => {
  const watermarks: Parameters<typeof sealOnce>[1] = [];
  const [early, late] = await Promise.all([app.connect(), app.connect()]);
  try {
    await early.query('BEGIN');
    await early.query('SELECT pg_current_xact_id()');
    await late.query('BEGIN');
    await creditDeposit(late, credit(20n));
    await creditDeposit(early, { ...credit(21n), ownerId: otherId });
    await early.query('COMMIT');
    // Of all transactions that have ended none is younger than the one under way.
    const sealed = [await sealOnce(app, watermarks), await sealOnce(app, watermarks)];
    assert.deepEqual(sealed, [0, 0]);
    await late.query('COMMIT');
  } finally {
    early.release();
    late.release();
  }
  await until('a block', async () => (await sealOnce(app, watermarks)) > 0);
  assert.deepEqual((await verifyLedger(owner)).breaches, []);
});

test('nothing is sealed while a demo awaits its history, and everything once that has ended', async () => {
  await owner.query(
    `INSERT INTO demo_history (state, awaited_until) VALUES ('awaited', now() + interval '1 hour')`,
  );
  await inOne((client) => creditDeposit(client, credit(4n)));
  const watermarks: Parameters<typeof sealOnce>[1] = [];
  const sealed = [await sealOnce(app, watermarks), await sealOnce(app, watermarks)];
  assert.deepEqual(sealed, [0, 0]);
  await owner.query('UPDATE demo_history SET awaited_until = now()');
  await until('a block', async () => (await sealOnce(app, watermarks)) > 0);
  await owner.query('DELETE FROM demo_history');
});

test('an auditor recomputes the chain from the rows alone', async () => {
  const { rows: blocks } = await owner.query(
    'SELECT first_transfer_id AS first, last_transfer_id AS last, hash FROM ledger_blocks ORDER BY id',
  );
  let previous = Buffer.alloc(32);
  for (const { first, last, hash } of blocks) {
    const { rows } = await owner.query(
      `SELECT *, to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') AS at
         FROM transfers WHERE id BETWEEN $1 AND $2 ORDER BY id`,
      [first, last],
    );
    const chain = createHash('sha256').update(previous);
    for (const row of rows) {
      const accounts = `${row.debit_account_id}|${row.credit_account_id}`;
      const after = `${row.debit_balance_after}|${row.credit_balance_after}`;
      const { id, amount, code, reference, at } = row;
      chain.update(`${id}|${accounts}|${amount}|${code}|${reference}|${after}|${at}\n`);
    }
    previous = chain.digest();
    assert.equal(previous.toString('hex'), hash.toString('hex'));
  }
  assert.ok(blocks.length > 0);
});

test('one altered byte in a sealed transfer is found', async () => {
  assert.deepEqual((await verifyLedger(owner)).breaches, []);
  await owner.query('ALTER TABLE transfers DISABLE TRIGGER transfers_never_change');
  await owner.query('UPDATE transfers SET reference = reference + 1000000 WHERE id = 1');
  const { breaches } = await verifyLedger(owner);
  assert.equal(breaches.length, 1);
  assert.match(breaches[0] ?? '', /Block 1 was altered/);
});
