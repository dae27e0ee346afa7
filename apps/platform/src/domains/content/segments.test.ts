import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { mailingLimits } from '@bahati/contract/back-office/content/mailings.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { type StaffLogin, signInStaff } from '#domains/staff/staff.testing.ts';
import { anyone } from './mailings.testing.ts';

let platform: TestPlatform;
let staff: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  staff = await signInStaff(platform, { permissions: ['content.read', 'messages.send'] });
});
after(() => platform.close());

const by = () => ({ token: staff.token, ip: '198.51.100.9' });
const add = (name: string, rules: object = anyone) =>
  platform.staff('POST /bo/segments', { ...by(), body: { name, rules } });
const change = (id: string, name: string, rules: object = anyone) =>
  platform.staff(`POST /bo/segments/${id}`, { ...by(), body: { name, rules } });
const remove = (id: string) =>
  platform.staff(`POST /bo/segments/${id}/remove`, { ...by(), body: {} });
const names = async (): Promise<string[]> =>
  (await platform.staff('GET /bo/segments', by())).value.items.map(
    ({ name }: { name: string }) => name,
  );

test('a segment is kept, changed and taken away, and the audit log has each state', async () => {
  const { value: segment } = await add('Agents');
  const rules = { ...anyone, types: [1, 2] };
  const changed = await change(segment.id, 'All agents', rules);
  assert.deepEqual(changed.value.rules, rules);
  assert.deepEqual(await names(), ['All agents']);
  assert.equal((await remove(segment.id)).success, true);
  assert.deepEqual(await names(), []);
  const { rows } = await platform.owner.query(
    `SELECT action, before ->> 'name' AS before, after ->> 'name' AS after
       FROM audit_entries WHERE subject = $1 ORDER BY id`,
    [`segment:${segment.id}`],
  );
  assert.deepEqual(rows, [
    { action: 'segment.added', before: null, after: 'Agents' },
    { action: 'segment.changed', before: 'Agents', after: 'All agents' },
    { action: 'segment.removed', before: 'All agents', after: null },
  ]);
});

test('a name is one segment’s, however many ask for it at once', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => add('Sleepers')));
  assert.equal(answers.filter(({ success }) => success).length, 1);
  assert.equal(answers.find(({ success }) => !success)?.code, 'name_taken');
  const { value: other } = await add('Others');
  const taken = await change(other.id, 'Sleepers');
  assert.deepEqual([taken.status, taken.code], [409, 'name_taken']);
});

test('rules nobody could mean, and segments that are not there, are refused', async () => {
  const reversed = { ...anyone, seen: { atLeast: 9, atMost: 1 } };
  const answer = await add('Reversed', reversed);
  assert.deepEqual([answer.status, answer.code], [400, 'rule_reversed']);
  assert.equal((await add('Lost', { ...anyone, upline: 'nobody' })).code, 'member_not_found');
  assert.equal((await add('Lost', { ...anyone, tags: ['nobodys'] })).code, 'tag_unknown');
  const { value } = await add('Sound');
  assert.equal((await change(value.id, 'Sound', reversed)).code, 'rule_reversed');
  assert.equal((await change('999999', 'Gone')).code, 'not_found');
  assert.equal((await remove('999999')).code, 'not_found');
});

test('rules may name the countries and the tags of the brand', async () => {
  await platform.owner.query(
    `INSERT INTO member_tags (brand, code, name_en, name_sw, colour)
     VALUES ('bahati', 'coast', 'Coast', 'Pwani', 'lagoon')`,
  );
  const { value } = await platform.staff('GET /bo/segmentChoices', by());
  assert.deepEqual(value, {
    countries: ['+254', '+255'],
    tags: [{ code: 'coast', name: { en: 'Coast', sw: 'Pwani' } }],
  });
});

test('there are no more segments than a list can hold', async () => {
  await platform.owner.query(
    `INSERT INTO segments (name, rules, changed_by)
     SELECT 'Filler ' || n, $1, 'x' FROM generate_series(1, $2::int) n`,
    [JSON.stringify(anyone), mailingLimits.segments],
  );
  const answer = await add('One more');
  assert.deepEqual([answer.status, answer.code], [409, 'too_many_segments']);
});
