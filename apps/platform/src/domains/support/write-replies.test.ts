import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { replyLimits } from '@bahati/contract/back-office/support/canned-replies.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { type StaffLogin, signInStaff } from '#domains/staff/staff.testing.ts';

let platform: TestPlatform;
let writer: StaffLogin;
let desk: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  writer = await signInStaff(platform, { permissions: ['content.read', 'content.change'] });
  desk = await signInStaff(platform, { permissions: ['chat.answer'] });
});
after(() => platform.close());

const reply = {
  title: { en: 'Thanks', sw: 'Asante' },
  text: { en: 'Thank you for waiting.', sw: 'Asante kwa kusubiri.' },
  position: 1,
};
const write = (code: string, more: object = {}, { token } = writer) =>
  platform.staff(`POST /bo/cannedReplies/${code}`, { token, body: { ...reply, ...more } });
const remove = (code: string) =>
  platform.staff(`POST /bo/cannedReplies/${code}/remove`, { token: writer.token, body: {} });

test('an answer that is written stands at the desk, changes, and goes, each in the audit log', async () => {
  assert.deepEqual((await write('thanks')).value, { code: 'thanks', ...reply });
  const atDesk = async () =>
    (await platform.staff('GET /bo/cannedReplies', { token: desk.token })).value.items;
  assert.deepEqual(await atDesk(), [{ code: 'thanks', title: reply.title, text: reply.text }]);
  const title = { en: 'Many thanks', sw: 'Asante sana' };
  await write('thanks', { title });
  assert.deepEqual((await atDesk())[0].title, title);
  assert.equal((await remove('thanks')).success, true);
  assert.deepEqual(await atDesk(), []);
  const { rows } = await platform.owner.query(
    `SELECT actor, action FROM audit_entries WHERE subject = 'ready_answer:thanks' ORDER BY id`,
  );
  assert.deepEqual(
    rows,
    ['added', 'changed', 'removed'].map((act) => ({
      actor: writer.username,
      action: `ready_answer.${act}`,
    })),
  );
});

test('what is not there is not taken away, and who only answers does not write', async () => {
  const gone = await remove('thanks');
  assert.deepEqual([gone.status, gone.code], [404, 'not_found']);
  assert.equal((await write('mine', {}, desk)).status, 403);
});

test('there are no more answers than the desk shows', async () => {
  await platform.owner.query(
    `INSERT INTO canned_replies (code, title_en, title_sw, text_en, text_sw)
     SELECT 'filler-' || n, 'x', 'x', 'x', 'x' FROM generate_series(1, $1::int) n`,
    [replyLimits.replies],
  );
  const answer = await write('one-more');
  assert.deepEqual([answer.status, answer.code], [409, 'too_many_replies']);
  assert.equal((await write('filler-1')).success, true);
});
