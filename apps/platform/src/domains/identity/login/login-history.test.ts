import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { noteLogin } from './login-attempts.ts';

let platform: TestPlatform;
before(async () => {
  platform = await openTestPlatform();
});
after(() => platform.close());

const visitor = { ip: '10.0.0.9', userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/127.0' };

const note = (memberId: bigint, isSuccessful: boolean) =>
  noteLogin(platform.context.database, { memberId, way: 'sms', isSuccessful, visitor });

const list = (token: string, query = '') =>
  platform.player(`GET /wps/member/logins${query}`, { token });

type Item = { id: string; way: string };

test('the own logins and failed tries are told page by page, the latest first', async () => {
  const { token, id } = await registerTestMember(platform);
  const other = await registerTestMember(platform);
  await platform.owner.query('DELETE FROM login_attempts');
  for (let at = 0; at < 5; at += 1) await note(id, at !== 4);
  await note(other.id, true);
  const first = (await list(token, '?pageSize=2')).value;
  assert.equal(first.items.length, 2);
  assert.deepEqual(
    { ...first.items[0], id: '', at: '' },
    { id: '', at: '', way: 'sms', isSuccessful: false, name: 'Firefox on Windows', ip: '10.0.0.9' },
  );
  const seen: Item[] = [...first.items];
  for (let cursor = first.nextCursor; cursor !== null; ) {
    const page = (await list(token, `?pageSize=2&cursor=${cursor}`)).value;
    seen.push(...page.items);
    cursor = page.nextCursor;
  }
  const ids = seen.map((item) => Number(item.id));
  assert.equal(ids.length, 5);
  assert.deepEqual(
    ids,
    ids.toSorted((a, b) => b - a),
  );
});

test('after 90 days a login is not told any more', async () => {
  const { token, id } = await registerTestMember(platform);
  await platform.owner.query('DELETE FROM login_attempts');
  await note(id, true);
  await platform.owner.query(`UPDATE login_attempts SET at = now() - interval '90 days 1 minute'`);
  assert.deepEqual((await list(token)).value, { items: [], nextCursor: null });
});

test('a place that is none is invalid input', async () => {
  const { token } = await registerTestMember(platform);
  assert.equal((await list(token, '?cursor=abc')).code, 'invalid_input');
  assert.equal((await list(token, '?pageSize=1000')).code, 'invalid_input');
});
