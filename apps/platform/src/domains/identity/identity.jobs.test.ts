import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { identityJobs } from './identity.jobs.ts';

let platform: TestPlatform;
before(async () => {
  platform = await openTestPlatform();
});
after(() => platform.close());

/** Two rows in each table: one that is still of use, one that is a minute too old. */
const fillTables = async () => {
  const { id } = await registerTestMember(platform);
  await platform.owner.query('DELETE FROM login_attempts');
  const tables = [
    ['throttled_attempts', 'subject, at', `'x', now() - age`, '1 day'],
    [
      'captchas',
      'visitor_hash, answer_hash, drawn_at',
      `n::text::bytea, 'x', now() - age`,
      '5 minutes',
    ],
    [
      'verification_codes',
      'purpose, destination, code_hash, created_at, expires_at',
      `'login', '+254712345678', 'x', now() - age, now()`,
      '1 day',
    ],
    [
      'password_links',
      'token_hash, member_id, created_at, expires_at',
      `n::text::bytea, ${id}, now() - age, now()`,
      '1 day',
    ],
    ['login_attempts', 'way, is_successful, at', `'sms', false, now() - age`, '90 days'],
  ] as const;
  for (const [table, columns, values, age] of tables) {
    await platform.owner.query(
      `INSERT INTO ${table} (${columns})
       SELECT ${values} FROM (VALUES (1, interval '${age}' + interval '1 minute'),
                                     (2, interval '${age}' - interval '1 minute')) rows (n, age)`,
    );
  }
  return tables.map(([table]) => table);
};

test('what nobody needs any more goes by its schedule, what is of use stays', async () => {
  const tables = await fillTables();
  const count = async (table: string) => {
    const { rows } = await platform.owner.query(`SELECT 1 FROM ${table}`);
    return rows.length;
  };
  assert.deepEqual(await Promise.all(tables.map(count)), [2, 2, 2, 2, 2]);
  const { tasks, schedule } = identityJobs;
  for (let round = 0; round < 2; round += 1) {
    for (const { task } of schedule) await tasks[task]?.(platform.context, {});
    assert.deepEqual(await Promise.all(tables.map(count)), [1, 1, 1, 1, 1]);
  }
});
