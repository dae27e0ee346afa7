/** A level is taken back once, for a reason; it counts at once, and the member is told. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { tellOfLevel, type TakenLevel } from '#domains/content/inbox/tell-of-level.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import {
  type NewMember,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { decide, passport, sendDocuments } from './kyc.testing.ts';

let platform: TestPlatform;
let staff: StaffLogin;
let reader: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  staff = await signInStaff(platform, { permissions: 'all' });
  reader = await signInStaff(platform, { permissions: ['kyc.read', 'members.read'] });
});
after(() => platform.close());

const approved = { decision: 'approved' };
const funds = () => ({
  idempotencyKey: randomUUID(),
  level: 3,
  documentType: 'payslip',
  fullName: 'Amani Otieno',
  address: '12 Moi Avenue, Mombasa',
});

/** Who has proven everything. */
async function provenMember(): Promise<NewMember> {
  const member = await registerTestMember(platform);
  await sendDocuments(platform, member, passport());
  await decide(platform, staff, member, approved);
  await sendDocuments(platform, member, funds());
  await decide(platform, staff, member, approved);
  return member;
}

const takeBack = (member: NewMember, body: object, who = staff) =>
  platform.staff(`POST /bo/members/${member.id}/takeLevelBack`, {
    token: who.token,
    body: { reason: 'The payslip was forged', ...body },
  });

const levelOf = async ({ token }: NewMember) =>
  (await platform.player('GET /wps/member/kyc', { token })).value.level;

/** What waits for the content domain, done. */
async function tellThem(member: NewMember): Promise<number> {
  const { rows } = await platform.owner.query<{ payload: TakenLevel }>(
    `SELECT payload FROM graphile_worker._private_jobs WHERE key LIKE 'inbox level %'
        AND payload ->> 'memberId' = $1`,
    [member.id.toString()],
  );
  for (const { payload } of rows) {
    await tellOfLevel(platform.context, payload);
    await tellOfLevel(platform.context, payload);
  }
  return rows.length;
}

test('a level is taken back once, counts at once, and leaves a trace', async () => {
  const member = await provenMember();
  const answers = await Promise.all([1, 2, 3].map(() => takeBack(member, { to: 2 })));
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  assert.deepEqual(
    answers.filter(({ status }) => status !== 200).map(({ status, code }) => [status, code]),
    [1, 2].map(() => [409, 'level_not_above']),
  );
  assert.equal(await levelOf(member), 2);
  assert.equal((await takeBack(member, { to: 1 })).value.level, 0);
  assert.equal(await levelOf(member), 0);
  assert.equal((await takeBack(member, { to: 1 })).code, 'level_not_above');
  const { rows } = await platform.owner.query(
    `SELECT actor, reason, (before ->> 'level')::int AS was, (after ->> 'level')::int AS is
       FROM audit_entries WHERE subject = $1 AND action = 'kyc.level_taken_back' ORDER BY id`,
    [`member:${member.id}`],
  );
  const trace = { actor: staff.username, reason: 'The payslip was forged' };
  assert.deepEqual(rows, [
    { ...trace, was: 3, is: 2 },
    { ...trace, was: 2, is: 0 },
  ]);
});

test('a bound phone stays proven, and the list of members shows what is left', async () => {
  const member = await provenMember();
  await platform.owner.query(
    `UPDATE credentials SET mobile_number = '+254700000044' WHERE member_id = $1`,
    [member.id],
  );
  assert.equal((await takeBack(member, { to: 1 })).value.level, 1);
  const card = await platform.staff(`GET /bo/members/${member.id}`, { token: reader.token });
  assert.equal(card.value.kycLevel, 1);
});

test('the member is told once, in the inbox and by a letter, and why in staff’s words', async () => {
  const member = await provenMember();
  await platform.owner.query(
    `UPDATE credentials SET email = 'kweli@example.com' WHERE member_id = $1`,
    [member.id],
  );
  await takeBack(member, { to: 1, words: 'It was <b>not</b> yours.' });
  assert.equal(await tellThem(member), 1);
  const { value } = await platform.player('GET /wps/member/messages?language=en', {
    token: member.token,
  });
  const told = value.items.filter(({ title }: { title: string }) => /withdrawn/.test(title));
  assert.equal(told.length, 1);
  assert.ok(told[0].content.includes('It was &lt;b&gt;not&lt;/b&gt; yours.'));
  const { rows } = await platform.owner.query(
    `SELECT purpose, channel FROM outgoing_messages WHERE recipient = 'kweli@example.com'`,
  );
  assert.deepEqual(rows, [{ purpose: 'level_taken_back', channel: 'email' }]);
});

test('documents for the highest level that waited meanwhile do not leap over the one before', async () => {
  const member = await registerTestMember(platform);
  await sendDocuments(platform, member, passport());
  await decide(platform, staff, member, approved);
  await sendDocuments(platform, member, funds());
  await takeBack(member, { to: 1 });
  const leap = await decide(platform, staff, member, approved);
  assert.deepEqual([leap.status, leap.code], [409, 'level_before_needed']);
  assert.equal(await levelOf(member), 0);
  const refused = { decision: 'refused', reason: 'own_words', words: 'Identity comes first.' };
  assert.equal((await decide(platform, staff, member, refused)).status, 200);
  await sendDocuments(platform, member, passport());
  await decide(platform, staff, member, approved);
  assert.equal(await levelOf(member), 2);
});

test('who may only read takes nothing back, and nobody has nothing to lose', async () => {
  const member = await registerTestMember(platform);
  assert.equal((await takeBack(member, { to: 1 }, reader)).code, 'forbidden');
  assert.equal((await takeBack(member, { to: 1 })).code, 'level_not_above');
  assert.equal((await takeBack({ ...member, id: 999_999_999n }, { to: 1 })).code, 'not_found');
  assert.equal((await takeBack(member, { to: 3 })).code, 'invalid_input');
});
