/** Documents: sent by members, looked at and decided by staff, once, with every look written down. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { auditActions } from '#domains/cashier/cashier.testing.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import {
  type NewMember,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { decide, passport, sendDocuments, sentPicture } from './kyc.testing.ts';

let platform: TestPlatform;
let staff: StaffLogin;
let reader: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  staff = await signInStaff(platform, { permissions: 'all' });
  reader = await signInStaff(platform, { permissions: ['kyc.read'] });
});
after(() => platform.close());

const read = (member: NewMember) => platform.player('GET /wps/member/kyc', { token: member.token });

const listed = async (query: string) =>
  (await platform.staff(`GET /bo/kyc?${query}`, { token: reader.token })).value.items;

const approved = { decision: 'approved' };

test('documents are sent, looked at and approved, and the level stands with a trace of each', async () => {
  const member = await registerTestMember(platform);
  assert.equal((await read(member)).value.level, 0);
  const sent = await sendDocuments(platform, member, passport());
  assert.deepEqual(
    sent.value.cases.map(({ state, documentType }: Record<string, string>) => [
      state,
      documentType,
    ]),
    [['waiting', 'passport']],
  );
  const [row] = await listed(`memberId=${member.id}`);
  assert.deepEqual([row.state, row.present, row.flags], ['waiting', 0, []]);
  assert.equal(Date.parse(row.dueAt) - Date.parse(row.sentAt), 24 * 3_600_000);
  const decided = await decide(platform, staff, member, approved);
  assert.deepEqual([decided.value.state, decided.value.decidedBy], ['approved', staff.username]);
  assert.equal((await read(member)).value.level, 2);
  assert.deepEqual(await auditActions(platform, `member:${member.id}`), [
    'kyc.looked',
    'kyc.approved',
  ]);
});

test('refused documents say why, and others may be sent; a second decision is none', async () => {
  const member = await registerTestMember(platform);
  await sendDocuments(platform, member, passport());
  const refused = { decision: 'refused', reason: 'unreadable', words: 'The edge is cut off.' };
  const answers = await Promise.all([1, 2, 3].map(() => decide(platform, staff, member, refused)));
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  assert.equal(answers.filter(({ code }) => code === 'already_decided').length, 2);
  const [told] = (await read(member)).value.cases;
  assert.deepEqual(
    [told.state, told.reason, told.words],
    ['refused', 'unreadable', 'The edge is cut off.'],
  );
  await sendDocuments(platform, member, passport());
  const [again] = await listed(`memberId=${member.id}`);
  assert.deepEqual([again.state, again.flags], ['waiting', ['sent_before']]);
});

test('nobody decides without a reason, without a look, or without the right', async () => {
  const member = await registerTestMember(platform);
  await sendDocuments(platform, member, passport());
  const [{ id }] = await listed(`memberId=${member.id}`);
  const ask = (body: object, who = staff) =>
    platform.staff(`POST /bo/kyc/${id}/decide`, { token: who.token, body });
  assert.equal((await ask(approved, reader)).code, 'forbidden');
  const look = `POST /bo/kyc/${id}/look`;
  assert.equal((await platform.staff(look, { token: reader.token, body: {} })).code, 'forbidden');
  const unseen = await ask(approved);
  assert.deepEqual([unseen.status, unseen.code], [409, 'documents_not_viewed']);
  for (const body of [{ decision: 'refused' }, { decision: 'more_asked', reason: 'own_words' }]) {
    const answer = await ask(body);
    assert.deepEqual([answer.status, answer.code], [400, 'reason_needed']);
  }
  const nobody = randomUUID();
  const gone = await platform.staff(`POST /bo/kyc/${nobody}/decide`, {
    token: staff.token,
    body: approved,
  });
  assert.equal(gone.status, 404);
  assert.equal((await platform.staff(`GET /bo/kyc/${nobody}`, { token: staff.token })).status, 404);
});

test('a look shows what is said beside what is known, and who else sent that number', async () => {
  const [first, second] = [await registerTestMember(platform), await registerTestMember(platform)];
  await platform.owner.query(
    `INSERT INTO member_details (member_id, field, value) VALUES ($1, 'payeeName', 'Juma Ali')`,
    [second.id],
  );
  await sendDocuments(platform, first, passport({ number: 'same 77' }));
  await sendDocuments(platform, second, passport({ number: 'SAME-77', birthday: '1991-05-17' }));
  const [row] = await listed(`memberId=${second.id}`);
  assert.deepEqual(row.flags, ['used_elsewhere', 'name_differs', 'birthday_differs']);
  assert.ok(!JSON.stringify(row).includes('Amani'));
  const { value } = await platform.staff(`POST /bo/kyc/${row.id}/look`, {
    token: staff.token,
    body: {},
  });
  assert.deepEqual(value.fullName, { said: 'Amani Otieno', known: 'Juma Ali' });
  assert.deepEqual(value.birthday, { said: '1991-05-17', known: '1990-05-17' });
  assert.deepEqual(value.others, [{ memberId: first.id.toString(), username: first.username }]);
  assert.match(value.pictures[0].url, /^\/wps\/uploads\//);
});

test('what proves nothing is refused with what is wrong', async () => {
  const member = await registerTestMember(platform);
  const refused = async (documents: object, status: number, code: string) => {
    const answer = await sendDocuments(platform, member, documents);
    assert.deepEqual([answer.status, answer.code], [status, code]);
    return answer;
  };
  await refused(passport({ documentType: 'payslip' }), 400, 'document_not_accepted');
  await refused(passport({ number: undefined }), 400, 'document_not_accepted');
  const young = await refused(passport({ birthday: '2015-01-01' }), 409, 'under_age');
  assert.deepEqual(young.details, { minimumAge: 18 });
  await refused(passport({ expiresOn: '2020-01-01' }), 409, 'document_expired');
  await refused(passport({ imageIds: [randomUUID()] }), 409, 'image_unknown');
  const other = await registerTestMember(platform);
  const foreign = await sentPicture(platform, other.id);
  await refused(passport({ imageIds: [foreign] }), 409, 'image_unknown');
  const funds = {
    idempotencyKey: randomUUID(),
    level: 3,
    documentType: 'payslip',
    fullName: 'Amani Otieno',
  };
  const address = '12 Moi Avenue, Mombasa';
  await refused({ ...funds, address }, 409, 'level_before_needed');
  await sendDocuments(platform, member, passport());
  await refused(passport(), 409, 'case_waiting');
  await decide(platform, staff, member, approved);
  await refused(passport(), 409, 'level_reached');
  await refused(funds, 400, 'document_not_accepted');
  await sendDocuments(platform, member, { ...funds, address });
  await decide(platform, staff, member, approved);
  assert.equal((await read(member)).value.level, 3);
  await platform.owner.query('UPDATE members SET type = 4 WHERE id = $1', [member.id]);
  await refused(passport(), 403, 'need_true_account');
});

test('a document whose day passes while it waits is not approved', async () => {
  const member = await registerTestMember(platform);
  await sendDocuments(platform, member, passport());
  await platform.owner.query(
    `UPDATE kyc_cases SET expires_on = '2020-01-01' WHERE member_id = $1`,
    [member.id],
  );
  const answer = await decide(platform, staff, member, approved);
  assert.deepEqual([answer.status, answer.code], [409, 'document_expired']);
  assert.equal((await read(member)).value.level, 0);
});

test('the same request sends once, and with other content it is a conflict', async () => {
  const member = await registerTestMember(platform);
  const documents = { ...passport(), imageIds: [await sentPicture(platform, member.id)] };
  const answers = await Promise.all(
    [1, 2, 3].map(() => sendDocuments(platform, member, documents)),
  );
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200],
  );
  assert.equal((await listed(`memberId=${member.id}`)).length, 1);
  const other = await sendDocuments(platform, member, { ...documents, fullName: 'Somebody Else' });
  assert.deepEqual([other.status, other.code], [409, 'request_conflict']);
});

test('those that wait are told oldest first, page by page', async () => {
  const waiting = await listed('state=waiting&pageSize=100');
  const times = waiting.map(({ sentAt }: { sentAt: string }) => sentAt);
  assert.ok(times.length >= 3);
  assert.deepEqual(times, times.toSorted());
  const page = await platform.staff('GET /bo/kyc?state=waiting&pageSize=1', {
    token: reader.token,
  });
  const next = await listed(`state=waiting&pageSize=1&cursor=${page.value.nextCursor}`);
  assert.equal(next[0].id, waiting[1].id);
});
