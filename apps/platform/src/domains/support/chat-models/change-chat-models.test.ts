import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type StaffLogin, signInStaff } from '#domains/staff/staff.testing.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { seedSupport } from '#seed/seed-support.ts';
import { untilReadAgain } from '@bahati/server-kit/cache/kept-fresh.testing.ts';

let platform: TestPlatform;
let staff: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  await seedSupport(platform.owner);
  staff = await signInStaff(platform, { permissions: ['content.read', 'content.change'] });
});
after(() => platform.close());

const settings = {
  name: { en: 'Winners', sw: 'Washindi' },
  isForAgents: false,
  days: [5, 1, 1],
  opens: '08:30',
  closes: '24:00',
  position: 7,
};

const add = (code: string, more: object = {}, token = staff.token) =>
  platform.staff('POST /bo/chatModels', { token, body: { ...settings, code, ...more } });
const change = (code: string, more: object = {}, token = staff.token) =>
  platform.staff(`POST /bo/chatModels/${code}`, { token, body: { ...settings, ...more } });
const list = (token = staff.token) => platform.staff('GET /bo/chatModels', { token });

test('a department staff add is told on the site with its hours, and follows a change', async () => {
  const added = await add('winners');
  assert.equal(added.success, true, added.text);
  assert.deepEqual(added.value, { ...settings, code: 'winners', days: [1, 5] });
  const onSite = async () => {
    const { value } = await platform.player('GET /wps/relay/CBS_modelList?language=sw');
    return value.models.find(({ code }: { code: string }) => code === 'winners');
  };
  const { name, days, opens, closes } = await untilReadAgain('the department', onSite);
  assert.deepEqual([name, days, opens, closes], ['Washindi', [1, 5], '08:30', '24:00']);
  assert.equal((await change('winners', { closes: '17:00' })).value.closes, '17:00');
  const { rows } = await platform.owner.query(
    `SELECT action, before ->> 'closes' AS before, after ->> 'closes' AS after FROM audit_entries
      WHERE subject = 'chat_model:winners' ORDER BY id`,
  );
  assert.deepEqual(rows, [
    { action: 'chat_model.added', before: null, after: '24:00' },
    { action: 'chat_model.changed', before: '24:00', after: '17:00' },
  ]);
});

test('a code names one department, which closes after it opens', async () => {
  await add('once');
  const again = await add('once');
  assert.deepEqual([again.status, again.code], [409, 'code_taken']);
  for (const closes of ['08:30', '07:00']) {
    assert.equal((await add('never', { closes })).code, 'closes_before_opens');
    assert.equal((await change('once', { closes })).code, 'closes_before_opens');
  }
  assert.equal((await change('nobody')).code, 'not_found');
});

test('what is no department is refused, and more than sites read are too', async () => {
  for (const more of [
    { code: 'Help Desk' },
    { days: [] },
    { days: [8] },
    { opens: '25:00' },
    { closes: '24:01' },
    { name: { en: 'a', sw: '' } },
  ]) {
    assert.equal((await add('bad', more)).code, 'invalid_input', JSON.stringify(more));
  }
  await platform.owner.query(
    `INSERT INTO chat_models (code, name_en, name_sw, days, opens, closes)
     SELECT 'many-' || n, 'a', 'a', '{1}', '08:00', '17:00' FROM generate_series(1, 50) AS n`,
  );
  const answer = await add('one-too-many');
  assert.deepEqual([answer.status, answer.code], [409, 'too_many_departments']);
  await platform.owner.query(`DELETE FROM chat_models WHERE code LIKE 'many-%'`);
});

test('to look and to change are rights of their own', async () => {
  const reader = await signInStaff(platform, { permissions: ['content.read'] });
  const other = await signInStaff(platform, { permissions: ['chat.answer'] });
  assert.equal((await list(reader.token)).success, true);
  assert.equal((await add('theirs', {}, reader.token)).code, 'forbidden');
  assert.equal((await change('help', {}, reader.token)).code, 'forbidden');
  assert.equal((await list(other.token)).code, 'forbidden');
});
