import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { type Database, openDatabase } from '@bahati/server-kit/database.ts';
import { createLog } from '@bahati/server-kit/log.ts';
import { createTestDatabase, type TestDatabase } from '@bahati/testing/test-database.ts';
import { platformConfig } from '#platform/config.ts';
import { noInstallation } from '#platform/context.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import { demoAnnouncements } from '#seed/demo/demo-announcements.ts';
import { seedDemo } from './seed-demo.ts';

let database: TestDatabase;
let owner: Database;
before(async () => {
  database = await createTestDatabase();
  owner = openDatabase(database.ownerUrl, {
    applicationName: 'test',
    onIdleError: () => undefined,
  });
});
after(async () => {
  await owner.end();
  await database.drop();
});

const program = new URL('./seed.ts', import.meta.url).pathname;

const seed = (environment: Record<string, string> = {}) =>
  promisify(execFile)(process.execPath, [program], {
    env: {
      ...process.env,
      NODE_TEST_CONTEXT: undefined,
      DATABASE_URL: database.ownerUrl,
      ...environment,
    },
  });

/** As the program does it, without the start of one. */
async function seedAgain(): Promise<void> {
  const config = platformConfig({ DATABASE_URL: database.ownerUrl, NODE_ENV: 'test' });
  const pool = openDatabase(database.ownerUrl, {
    role: 'bahati_app',
    applicationName: 'test',
    onIdleError: () => undefined,
  });
  const log = createLog('test', 'silent');
  const announceBalance = () => undefined;
  const now = () => new Date();
  const context = { database: pool, config, log, now, announceBalance };
  await seedDemo({ ...context, installation: noInstallation }, owner);
  await pool.end();
}

async function counts() {
  const { rows } = await owner.query(
    `SELECT (SELECT count(*)::int FROM members) AS members,
            (SELECT count(*)::int FROM staff_members) AS staff,
            (SELECT count(*)::int FROM transfers) AS transfers,
            (SELECT string_agg(status, ' ' ORDER BY id) FROM withdrawals) AS withdrawals,
            (SELECT count(*)::int FROM announcements) AS announcements,
            (SELECT count(*)::int FROM inbox_messages) AS messages,
            (SELECT balance::text FROM accounts JOIN credentials ON owner_id = member_id
              WHERE username = 'amani' AND kind = 'cash') AS amani`,
  );
  return rows[0] as Record<string, unknown>;
}

test('seeding twice leaves one brand, its people and money that came by deposits', async () => {
  await seed();
  const once = await counts();
  assert.equal(once['amani'], '2500000');
  assert.equal(once['staff'], 3);
  assert.equal(once['withdrawals'], 'rejected requested');
  assert.equal(once['announcements'], demoAnnouncements.length);
  assert.ok(Number(once['messages']) > 0);
  await seedAgain();
  assert.deepEqual(await counts(), once);
  const { breaches } = await verifyLedger(owner);
  assert.deepEqual(breaches, []);
  const { rows } = await owner.query<{ open: number }>(
    `SELECT count(*)::int AS open FROM deposits WHERE status <> 'completed'`,
  );
  assert.equal(rows[0]!.open, 0);
});

test('production refuses the demo’s people', async () => {
  const production = {
    NODE_ENV: 'production',
    GATEWAY_KEY: 'a-key-of-our-own-indeed',
    SMS_GATEWAY: 'http',
    SMS_HTTP_URL: 'https://sms.example/send',
    SMS_HTTP_KEY: 'a-key-of-our-own-too',
    EMAIL_GATEWAY: 'smtp',
    SMTP_URL: 'smtps://mail.example',
    EMAIL_FROM: 'no-reply@bahati.example',
  };
  await assert.rejects(seed(production), {
    code: 1,
    stderr: 'The demo brand and its logins are refused in production.\n',
  });
});
