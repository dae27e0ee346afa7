/** What a login costs the database that bets share, and what holds across processes all the same. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  goodPassword,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { createPasswordLine } from '@bahati/server-kit/passwords/password-line.ts';
import { withPasswordLine } from '@bahati/server-kit/passwords/passwords.testing.ts';

let platform: TestPlatform;
let second: TestPlatform;
before(async () => {
  platform = await openTestPlatform();
  second = await openTestPlatform({ sharing: platform });
});
after(async () => {
  await second.close();
  await platform.close();
});

const logIn = (username: string, password: string, ip: string, from = platform) =>
  from.player('POST /wps/session/login', { body: { type: 'username', username, password }, ip });

/** Transactions that wrote to a table with a log: each left its number in a row of it. */
async function commitsOf(work: () => Promise<unknown>): Promise<number> {
  const tables = ['credentials', 'login_attempts', 'known_networks', 'sessions'];
  const writers = async () => {
    const { rows } = await platform.owner.query<{ writer: string }>(
      tables.map((table) => `SELECT xmin::text AS writer FROM ${table}`).join(' UNION '),
    );
    return new Set(rows.map(({ writer }) => writer));
  };
  const before_ = await writers();
  await work();
  return [...(await writers())].filter((writer) => !before_.has(writer)).length;
}

test('a login is one commit, a failed one too, and one beyond the line none', async () => {
  const { username } = await registerTestMember(platform);
  const ip = '10.60.0.1';
  const good = () => logIn(username, goodPassword, ip);
  assert.equal(await commitsOf(async () => assert.equal((await good()).status, 200)), 1);
  assert.equal(await commitsOf(() => logIn(username, 'wrong', ip)), 1);
  assert.equal(await commitsOf(() => logIn('nobody-here', 'wrong', ip)), 1);
  const release = Promise.withResolvers<void>();
  const full = createPasswordLine(async () => {
    await release.promise;
    return { value: 'hash' };
  });
  const waiting = Array.from({ length: 84 }, () => full.hash('x'));
  await withPasswordLine(full, async () => {
    const refused = async () => assert.equal((await logIn(username, 'wrong', ip)).status, 429);
    assert.equal(await commitsOf(refused), 0);
  });
  release.resolve();
  await Promise.all(waiting);
});

test('attempts are counted in tables that have no log', async () => {
  const { rows } = await platform.owner.query<{ name: string; persistence: string }>(
    `SELECT relname AS name, relpersistence AS persistence FROM pg_class
      WHERE oid IN ('throttled_attempts'::regclass,
                    pg_get_serial_sequence('throttled_attempts', 'id')::regclass)
         OR oid IN (SELECT indexrelid FROM pg_index WHERE indrelid = 'throttled_attempts'::regclass)`,
  );
  assert.ok(rows.length >= 4);
  assert.deepEqual([...new Set(rows.map(({ persistence }) => persistence))], ['u']);
});

test('what failed at one process counts at another', async () => {
  const { username } = await registerTestMember(platform);
  const ip = '10.60.0.2';
  const turns = [platform, second, platform, second];
  const answers = [];
  for (const from of turns) answers.push(await logIn(username, 'wrong', ip, from));
  assert.deepEqual(
    answers.map(({ code }) => code),
    ['login_failed', 'login_failed', 'login_failed', 'captcha_required'],
  );
});
