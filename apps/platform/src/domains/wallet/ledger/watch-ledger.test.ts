import { until } from '@bahati/testing/until.ts';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { addMembers, addProvider } from '@bahati/testing/factories.ts';
import { createTestDatabase } from '@bahati/testing/test-database.ts';
import { inTransaction, openDatabase } from '@bahati/server-kit/database.ts';
import { blockText, genesis, sealOnce } from './seal-transfers.ts';
import { verifyLedger } from './verify-ledger.ts';
import { creditDeposit } from '#domains/wallet/member-wallet.ts';
import { continueRound, proveNewest } from './watch-ledger.ts';

const { url, ownerUrl, drop } = await createTestDatabase();
const options = { applicationName: 'test', onIdleError: () => undefined };
const owner = openDatabase(ownerUrl, options);
const app = openDatabase(url, options);
after(async () => {
  await Promise.all([owner.end(), app.end()]);
  await drop();
});

const round = () => continueRound(app, 60_000);

let ownerId = 0n;
let deposits = 0n;
const watermarks: Parameters<typeof sealOnce>[1] = [];

/** One deposit in a block of its own. */
const depositAndSeal = async (): Promise<void> => {
  deposits += 1n;
  const deposit = { ownerId, currency: 'KES', rail: 'pesa', amount: 500n } as const;
  await inTransaction(app, (client) => creditDeposit(client, { ...deposit, depositId: deposits }));
  await until('a block', async () => (await sealOnce(app, watermarks)) > 0);
};

const checkpoint = async () => {
  const { rows } = await owner.query(
    `SELECT block_id AS "blockId", round_block_id AS "roundBlockId",
            (SELECT max(id) FROM ledger_blocks) AS newest,
            (SELECT sum(total) FROM ledger_checkpoint_sums)::int AS sum,
            (SELECT json_agg(s ORDER BY account_id) FROM ledger_checkpoint_sums s) AS sums
       FROM ledger_checkpoint`,
  );
  return rows[0];
};

/** Does what only somebody with more rights than the application can, and takes it back. */
const whileAltered = async (
  alter: string,
  restore: string,
  look: () => Promise<void>,
): Promise<void> => {
  await owner.query(alter);
  try {
    await look();
  } finally {
    await owner.query(restore);
  }
};

const addToReference = (by: number) =>
  `UPDATE transfers SET reference = reference + ${by}
    WHERE id = (SELECT last_transfer_id FROM ledger_blocks ORDER BY id LIMIT 1)`;

before(async () => {
  await addProvider(owner);
  const [member] = await addMembers(owner, { count: 1, balance: 100_000n });
  ownerId = member?.id ?? 0n;
  for (let count = 0; count < 3; count += 1) await depositAndSeal();
  for (const table of ['transfers', 'ledger_blocks']) {
    await owner.query(`ALTER TABLE ${table} DISABLE TRIGGER ${table}_never_change`);
  }
});

test('each proof goes on where the last one ended, and its sums are those of the history', async () => {
  assert.deepEqual(await proveNewest(app), []);
  const first = await checkpoint();
  assert.equal(first.blockId, first.newest);
  await depositAndSeal();
  assert.deepEqual(await proveNewest(app), []);
  const second = await checkpoint();
  assert.ok(second.blockId > first.blockId);
  assert.equal(second.sum, 0);
  const { rows } = await owner.query(
    `SELECT id FROM accounts a FULL JOIN ledger_checkpoint_sums s ON s.account_id = a.id
      WHERE coalesce(a.balance, 0) <> coalesce(s.total, 0)`,
  );
  assert.deepEqual(rows, []);
});

test('an altered balance is found, of a member and of the operator', async () => {
  for (const house of ['= 0', '> 0']) {
    const change = (by: number) =>
      `UPDATE accounts SET balance = balance + ${by} WHERE id = (
         SELECT min(id) FROM accounts WHERE owner_id ${house} AND balance <> 0)`;
    await whileAltered(change(1), change(-1), async () => {
      const breaches = await proveNewest(app);
      assert.equal(breaches.length, 1);
      assert.match(breaches[0] ?? '', /^Account \d+ says/);
    });
  }
  assert.deepEqual(await proveNewest(app), []);
});

test('nothing is taken for proven while something is broken', async () => {
  const before = await checkpoint();
  const change = (by: number) =>
    `UPDATE accounts SET balance = balance + ${by} WHERE owner_id = ${ownerId} AND kind = 'cash'`;
  await whileAltered(change(1), change(-1), async () => {
    await depositAndSeal();
    assert.equal((await proveNewest(app)).length, 1);
    assert.equal((await checkpoint()).blockId, before.blockId);
  });
  assert.deepEqual(await proveNewest(app), []);
  assert.ok((await checkpoint()).blockId > before.blockId);
});

test('an altered byte of what was proven long ago is found by the round', async () => {
  assert.deepEqual(await round(), []);
  await whileAltered(addToReference(1_000_000), addToReference(-1_000_000), async () => {
    assert.deepEqual(await proveNewest(app), []);
    assert.deepEqual(await round(), ['Block 1 was altered.']);
  });
  assert.deepEqual(await round(), []);
});

test('a round that was broken off goes on after the last block it looked at', async () => {
  await owner.query('UPDATE ledger_checkpoint SET round_block_id = 1');
  await whileAltered(addToReference(1_000_000), addToReference(-1_000_000), async () => {
    assert.deepEqual(await round(), []);
    assert.deepEqual(await round(), ['Block 1 was altered.']);
  });
});

test('a round breaks off when its process is leaving', async () => {
  const { newest } = await checkpoint();
  await owner.query('UPDATE ledger_checkpoint SET round_block_id = 0');
  await continueRound(app, 60_000, AbortSignal.abort());
  assert.equal((await checkpoint()).roundBlockId, newest);
  assert.deepEqual(await round(), []);
  assert.equal((await checkpoint()).roundBlockId, 0n);
});

/** Chains every block anew over whatever the transfers now say. */
const chainAnew = `DO $$ DECLARE block record; link bytea := ${genesis}; BEGIN
  FOR block IN SELECT * FROM ledger_blocks ORDER BY id LOOP
    SELECT sha256(link || convert_to(${blockText}, 'UTF8')) INTO link FROM transfers
     WHERE id BETWEEN block.first_transfer_id AND block.last_transfer_id;
    UPDATE ledger_blocks SET hash = link WHERE id = block.id;
  END LOOP; END $$;`;

test('the past altered and chained anew is found by what was proven before', async () => {
  const alter = `${addToReference(1_000_000)}; ${chainAnew}`;
  const restore = `${addToReference(-1_000_000)}; ${chainAnew}`;
  await whileAltered(alter, restore, async () => {
    assert.deepEqual(await round(), []);
    const found = [/^Block \d+ is not the one that was proven/];
    const minutely = await proveNewest(app);
    const nightly = (await verifyLedger(owner)).breaches;
    for (const breaches of [minutely, nightly]) {
      assert.equal(breaches.length, found.length);
      assert.match(breaches[0] ?? '', found[0] ?? /^$/);
    }
  });
  assert.deepEqual(await proveNewest(app), []);
});

test('an altered sum is found, and the history counted instead', async () => {
  const change = (by: number) =>
    `UPDATE ledger_checkpoint_sums SET total = total + ${by} WHERE account_id >= 10000`;
  await whileAltered(change(1), change(-1), async () => {
    assert.deepEqual(await proveNewest(app), ['The checkpoint of the ledger was altered.']);
  });
  assert.deepEqual(await proveNewest(app), []);
});

test('a proof that is killed between its steps leaves all as it was', async () => {
  await depositAndSeal();
  const before = await checkpoint();
  const holder = await owner.connect();
  try {
    await holder.query('BEGIN');
    // The sums are written, and the checkpoint itself is waited for.
    await holder.query('LOCK TABLE ledger_checkpoint IN SHARE ROW EXCLUSIVE MODE');
    const proof = assert.rejects(proveNewest(app));
    const killBlocked = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await until('a blocked one', async () => (await owner.query(killBlocked)).rowCount !== 0);
    await proof;
    await holder.query('ROLLBACK');
  } finally {
    holder.release();
  }
  assert.deepEqual(await checkpoint(), before);
  assert.deepEqual(await proveNewest(app), []);
  assert.equal((await checkpoint()).blockId, before.newest);
});

test('of two proofs at once both find the books whole', async () => {
  await depositAndSeal();
  const proofs = await Promise.all([proveNewest(app), proveNewest(app)]);
  assert.deepEqual(proofs, [[], []]);
  assert.deepEqual((await verifyLedger(owner)).breaches, []);
});
