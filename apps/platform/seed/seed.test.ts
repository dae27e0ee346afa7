import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { type Database, openDatabase } from '@bahati/server-kit/database.ts';
import { createLog } from '@bahati/server-kit/log.ts';
import { createTestDatabase, type TestDatabase } from '@bahati/testing/test-database.ts';
import { platformConfig } from '#platform/config.ts';
import { brandDatabaseUrls } from '#platform/installation/installed-brands.ts';
import { noInstallation } from '#platform/context.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import { demoAnnouncements } from '#seed/demo/demo-announcements.ts';
import { seedDemo } from './seed-demo.ts';

let database: TestDatabase;
let second: TestDatabase;
let owner: Database;
before(async () => {
  database = await createTestDatabase();
  // Whoever owns a database need not be one who may make another.
  second = await createTestDatabase({ app: 'none', name: `${database.name}_tanzania` });
  owner = openDatabase(database.ownerUrl, {
    applicationName: 'test',
    onIdleError: () => undefined,
  });
});
after(async () => {
  await owner.end();
  await second.drop();
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

test('seeding twice leaves each brand, its people and money that came by deposits', async () => {
  await seed({ DEMO_BRANDS: 'tanzania' });
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

test('the second brand stands in a database of its own, in its currency and with its people', async () => {
  const [, registered] = await brandDatabaseUrls(database.ownerUrl);
  assert.equal(registered?.code, 'tanzania');
  const tanzania = openDatabase(registered?.url ?? '', {
    applicationName: 'test',
    onIdleError: () => undefined,
  });
  try {
    const { rows } = await tanzania.query<Record<string, unknown>>(
      `SELECT (SELECT array_agg(DISTINCT currency) FROM accounts) AS currencies,
              (SELECT array_agg(code) FROM brands) AS brands,
              (SELECT balance::text FROM accounts JOIN credentials ON owner_id = member_id
                WHERE username = 'bakari' AND kind = 'cash') AS bakari,
              (SELECT count(*)::int FROM credentials WHERE username = 'amani') AS strangers,
              (SELECT string_agg(status, ' ') FROM withdrawals) AS withdrawals,
              (SELECT array_agg(DISTINCT country) FROM payout_banks) AS banks`,
    );
    assert.deepEqual(rows[0], {
      currencies: ['TZS'],
      brands: ['tanzania'],
      bakari: '40000000',
      strangers: 0,
      withdrawals: 'requested',
      banks: ['TZ'],
    });
    assert.deepEqual((await verifyLedger(tanzania)).breaches, []);
  } finally {
    await tanzania.end();
  }
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
