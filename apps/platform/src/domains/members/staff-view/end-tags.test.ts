/** Tags that are taken away or merged: every member once, whatever dies on the way. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import {
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { endTags } from './end-tags.ts';

let platform: TestPlatform;
let staff: StaffLogin;
let reader: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  staff = await signInStaff(platform, { permissions: 'all' });
  reader = await signInStaff(platform, { permissions: ['members.read'] });
});
beforeEach(async () => {
  await platform.owner.query('DELETE FROM tagged_members');
  await platform.owner.query('DELETE FROM member_tags');
  for (const code of ['coast', 'hills', 'lake']) await addTag(code);
});
after(() => platform.close());

const post = (path: string, body: object, who = staff) =>
  platform.staff(`POST /bo/${path}`, { token: who.token, body });

const addTag = (code: string, more: object = {}) => {
  const name = { en: `The ${code}`, sw: `Lebo ${code}` };
  return post('memberTags', { code, name, colour: 'brass', isRetired: false, ...more });
};
const end = (code: string, into: string | null, who = staff) =>
  post(`memberTags/${code}/end`, { into, reason: 'Nobody uses it' }, who);

type Counted = { code: string; members: number; isMore: boolean; ending: object | null };

const counted = async (): Promise<Counted[]> =>
  (await platform.staff('GET /bo/memberTags/counted', { token: reader.token })).value.items;
const told = async () => (await counted()).map(({ code, members }) => `${code} ${members}`);

const crowdStart = 880_000;
/** So many members who wear a tag, written straight into the tables. */
async function crowd(tag: string, count: number): Promise<void> {
  await platform.owner.query(
    `INSERT INTO members (id, nickname, currency, birthday)
     SELECT $1::int + n, 'm', 'KES', '1990-01-01' FROM generate_series(1, $2::int) n
     ON CONFLICT DO NOTHING`,
    [crowdStart, count],
  );
  await platform.owner.query(
    `INSERT INTO tagged_members (member_id, brand, tag, tagged_by)
     SELECT $1::int + n, 'bahati', $3, 'zawadi' FROM generate_series(1, $2::int) n`,
    [crowdStart, count, tag],
  );
}

test('a tag that is merged leaves each of its members with the other one, once', async () => {
  await crowd('coast', 2_300);
  await crowd('hills', 40);
  assert.deepEqual(await told(), ['coast 2300', 'hills 40', 'lake 0']);
  const asked = await end('coast', 'hills');
  assert.equal(asked.status, 200, asked.text);
  const [ending] = asked.value.items.filter(({ code }: Counted) => code === 'coast');
  assert.deepEqual(ending.ending, { by: staff.username, into: 'hills' });
  await Promise.all([1, 2, 3].map(() => endTags(platform.context, {})));
  await endTags(platform.context, {});
  assert.deepEqual(await told(), ['hills 2300', 'lake 0']);
  const { rows } = await platform.owner.query(
    `SELECT actor, action, reason FROM audit_entries WHERE action LIKE 'member_tag.%'
      ORDER BY id DESC LIMIT 2`,
  );
  assert.deepEqual(rows, [
    { actor: 'system', action: 'member_tag.gone', reason: null },
    { actor: staff.username, action: 'member_tag.merged', reason: 'Nobody uses it' },
  ]);
});

test('a process that dies between two batches leaves nobody with half of it', async () => {
  await crowd('coast', 2_300);
  await end('coast', null);
  const pool = platform.context.database;
  let batches = 0;
  const dying = {
    ...platform.context,
    database: new Proxy(pool, {
      get(target, key) {
        const own = Reflect.get(target, key, target);
        if (key !== 'connect') return typeof own === 'function' ? own.bind(target) : own;
        return async () => {
          batches += 1;
          if (batches === 3) throw new Error('killed');
          return target.connect();
        };
      },
    }),
  };
  await assert.rejects(endTags(dying, {}), /killed/);
  assert.deepEqual(await told(), ['hills 0', 'lake 0', 'coast 300']);
  await endTags(platform.context, {});
  assert.deepEqual(await told(), ['hills 0', 'lake 0']);
  const { rows } = await platform.owner.query(
    `SELECT (after ->> 'members')::int AS members FROM audit_entries
      WHERE action = 'member_tag.gone' ORDER BY id DESC LIMIT 1`,
  );
  assert.deepEqual(rows, [{ members: 2_300 }]);
  // The code is free for another.
  assert.equal((await addTag('coast')).status, 200);
});

test('on its way out a tag is given to nobody, nor changed, nor ended again', async () => {
  const member = await registerTestMember(platform);
  const wear = (tag: string) => post(`members/${member.id}/tags`, { tag, isOn: true });
  await wear('coast');
  await end('coast', 'hills');
  assert.equal((await wear('coast')).status, 200);
  const newcomer = await registerTestMember(platform);
  const late = await post(`members/${newcomer.id}/tags`, { tag: 'coast', isOn: true });
  assert.deepEqual([late.status, late.code], [409, 'tag_unknown']);
  for (const answer of [
    await addTag('coast'),
    await end('coast', null),
    // Nor does the other one go, or change, before it has arrived there.
    await end('hills', null),
    await addTag('hills', { isRetired: true }),
  ]) {
    assert.deepEqual([answer.status, answer.code], [409, 'tag_ending']);
  }
  await endTags(platform.context, {});
  const marks = await platform.staff(`GET /bo/members/${member.id}/marks`, { token: reader.token });
  assert.deepEqual(
    marks.value.tags.map(({ code }: { code: string }) => code),
    ['hills'],
  );
});

test('however many tag while it is taken away, nobody is left with what is no more', async () => {
  const members = await Promise.all([1, 2, 3, 4].map(() => registerTestMember(platform)));
  const answers = await Promise.all([
    ...members.map(({ id }) => post(`members/${id}/tags`, { tag: 'lake', isOn: true })),
    end('lake', null),
  ]);
  for (const { status, code } of answers) {
    assert.ok(status === 200 || code === 'tag_unknown', `${status} ${code}`);
  }
  await endTags(platform.context, {});
  assert.deepEqual(await told(), ['coast 0', 'hills 0']);
});

test('what is not there, is given no more or is nobody’s to end is refused', async () => {
  await addTag('lake', { isRetired: true });
  assert.equal((await end('coast', null, reader)).code, 'forbidden');
  assert.equal((await end('nobodys', null)).code, 'not_found');
  for (const into of ['coast', 'lake', 'nobodys']) {
    const answer = await end('coast', into);
    assert.deepEqual([answer.status, answer.code], [409, 'tag_unknown'], into);
  }
});

test('more members than anybody reads are counted no further', async () => {
  await crowd('coast', 10_001);
  const [coast] = await counted();
  assert.deepEqual([coast?.members, coast?.isMore], [10_000, true]);
});
