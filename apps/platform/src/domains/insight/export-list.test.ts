import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { backOfficeCalls } from '@bahati/contract/back-office/calls.ts';
import {
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { allowStaff, signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { columnsOf } from './export-columns.ts';

let platform: TestPlatform;
let reader: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  for (let made = 0; made < 3; made++) await registerTestMember(platform);
  reader = await signInStaff(platform, { permissions: ['audit.read', 'members.read'] });
});
after(() => platform.close());

const order = (body: object, token = reader.token) =>
  platform.staff('POST /bo/exports', { token, body });

async function take(body: object): Promise<string[][]> {
  const { value } = await order(body);
  const file = await platform.staff(`GET ${value.url}`);
  assert.equal(file.status, 200, file.text);
  assert.match(
    String(file.headers['content-disposition']),
    /^attachment; filename="bahati-[\w-]+\.csv"$/,
  );
  return file.text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
}

test('a file holds every row of its list, however many pages they are', async () => {
  await platform.owner.query(
    `INSERT INTO audit_entries (at, actor, action, subject, previous_hash, hash)
     SELECT now(), 'tester', 'test.counted', 'test:' || n, '\\x00', '\\x00'
       FROM generate_series(1, 1203) AS n`,
  );
  const lines = await take({
    list: 'GET /bo/audit',
    query: { action: 'test.counted' },
    titles: { at: 'Wakati', subject: 'Kuhusu' },
  });
  const [head, ...rows] = lines;
  assert.deepEqual(head?.slice(0, 5), ['id', 'Wakati', 'actor', 'action', 'Kuhusu']);
  assert.deepEqual(
    rows.map((row) => row[4]),
    Array.from({ length: 1203 }, (_, at) => `test:${1203 - at}`),
  );
});

test('what a spreadsheet would run as a formula is made plain', async () => {
  await platform.owner.query(
    `INSERT INTO audit_entries (at, actor, action, subject, reason, previous_hash, hash)
     VALUES (now(), 'tester', 'test.formula', 'test:1', '=1+1', '\\x00', '\\x00')`,
  );
  const [head, row] = await take({ list: 'GET /bo/audit', query: { action: 'test.formula' } });
  assert.equal(row?.[head?.indexOf('reason') ?? -1], "'=1+1");
});

test('a file tells what the screen’s own call tells, and writes down who took it', async () => {
  const lines = await take({ list: 'GET /bo/members', query: { status: 'active' } });
  const { value } = await platform.staff('GET /bo/members?status=active', { token: reader.token });
  assert.deepEqual(
    lines.slice(1).map((row) => row[0]),
    value.items.map(({ id }: { id: string }) => id),
  );
  const audit = await platform.staff('GET /bo/audit?action=list.exported&pageSize=1', {
    token: reader.token,
  });
  const [entry] = audit.value.items;
  assert.deepEqual(
    [entry.actor, entry.subject, entry.after],
    [reader.username, 'list:members', { status: 'active' }],
  );
});

test('whoever may not read a list may not take it away, not even by a link made before', async () => {
  const may = await signInStaff(platform, { permissions: ['members.read'] });
  const none = await order({ list: 'GET /bo/audit' }, may.token);
  assert.deepEqual([none.status, none.code], [403, 'forbidden']);
  const { value } = await order({ list: 'GET /bo/members' }, may.token);
  await allowStaff(platform, may, []);
  const file = await platform.staff(`GET ${value.url}`);
  assert.deepEqual([file.status, file.code], [403, 'forbidden']);
});

test('a link ends with the session it was made in, and none can be made up', async () => {
  const gone = await signInStaff(platform, { permissions: ['members.read'] });
  const { value } = await order({ list: 'GET /bo/members' }, gone.token);
  await platform.staff('POST /bo/session/logout', { token: gone.token, body: {} });
  const file = await platform.staff(`GET ${value.url}`);
  assert.deepEqual([file.status, file.code], [401, 'unauthenticated']);
  const wrong = await platform.staff('GET /bo/exports/files?order=a&proof=b');
  assert.deepEqual([wrong.status, wrong.code], [404, 'not_found']);
});

test('what is no list is refused, and so is what a list cannot be narrowed to', async () => {
  for (const list of ['GET /bo/session', 'POST /bo/exports', 'GET /bo/nothing', 'toString']) {
    const answer = await order({ list });
    assert.deepEqual([answer.status, answer.code], [404, 'list_unknown'], list);
  }
  const answer = await order({ list: 'GET /bo/members', query: { status: 'asleep' } });
  assert.deepEqual([answer.status, answer.code], [400, 'invalid_input']);
});

test('every paged list of the back office has columns', () => {
  for (const [key, call] of Object.entries(backOfficeCalls)) {
    if (!('shape' in call.value) || !('nextCursor' in call.value.shape)) continue;
    assert.ok((columnsOf(call)?.length ?? 0) > 2, key);
  }
});
