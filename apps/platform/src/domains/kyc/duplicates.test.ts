/** Accounts that may be one person's: found by what they share, decided once. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { addMembers, addProvider } from '@bahati/testing/factories.ts';
import { auditActions } from '#domains/cashier/cashier.testing.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import {
  type NewMember,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { findDuplicates } from './find-duplicates.ts';
import { passport, sendDocuments } from './kyc.testing.ts';

let platform: TestPlatform;
let staff: StaffLogin;
let decider: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  staff = await signInStaff(platform, { permissions: 'all' });
  const permissions = ['duplicates.read', 'duplicates.decide'] as const;
  decider = await signInStaff(platform, { permissions });
  await platform.owner.query(
    `INSERT INTO member_tags (brand, code, name_en, name_sw, colour)
     VALUES ('bahati', 'duplicate', 'Second account', 'Akaunti ya pili', 'hibiscus')`,
  );
});
after(() => platform.close());

/** Two people who are seen nowhere together. */
async function twoApart(): Promise<[NewMember, NewMember]> {
  const members = [await registerTestMember(platform), await registerTestMember(platform)] as const;
  for (const { id } of members) {
    await platform.owner.query('UPDATE sessions SET ip = $2 WHERE member_id = $1', [
      id,
      `10.1.${id % 250n}.${(id / 250n) % 250n}`,
    ]);
  }
  return [...members];
}

/** What happened has happened a while ago, so that it is looked at. */
async function look(): Promise<number> {
  const past = `now() - interval '5 minutes'`;
  await platform.owner.query(`UPDATE sessions SET created_at = ${past}`);
  await platform.owner.query(`UPDATE payout_accounts SET added_at = ${past}`);
  await platform.owner.query(`UPDATE kyc_cases SET sent_at = ${past}`);
  return findDuplicates(platform.context);
}

const ask = (key: string, body?: object, who = staff) =>
  platform.staff(key, { token: who.token, ...(body ? { body } : {}) });

const pairOf = async (member: NewMember, state = 'open') => {
  const { value } = await ask(`GET /bo/duplicates?pageSize=100&state=${state}`);
  return value.items.find(
    ({ first, second }: Record<'first' | 'second', { memberId: string }>) =>
      first.memberId === `${member.id}` || second.memberId === `${member.id}`,
  );
};

const payTo = (member: NewMember, number: string) =>
  platform.owner.query(
    `INSERT INTO payout_accounts (member_id, kind, number, added_at, ready_at)
     VALUES ($1, 'mobile_money', $2, now(), now())`,
    [member.id, number],
  );

const decide = (id: string, more: object, who = staff) =>
  ask(
    `POST /bo/duplicates/${id}/decide`,
    { reason: 'The same face on both documents', ...more },
    who,
  );

test('a number paid to by two, and then one document of both, make one pair that grows', async () => {
  const [one, other] = await twoApart();
  await payTo(one, '+254700999001');
  await payTo(other, '+254700999001');
  await look();
  const found = await pairOf(one);
  assert.deepEqual([found.reasons, found.score], [['payout'], 60]);
  for (const member of [one, other]) {
    await sendDocuments(platform, member, passport({ number: 'TWICE 1' }));
  }
  await look();
  const grown = await pairOf(one);
  assert.deepEqual([grown.id, grown.reasons, grown.score], [found.id, ['document', 'payout'], 100]);
  assert.equal(await look(), 0, 'nothing is new');
});

test('one address alone is nothing; one browser or one name there is', async () => {
  const [one, other] = await twoApart();
  const at = (member: NewMember, agent: string) =>
    platform.owner.query(
      `INSERT INTO sessions (token_hash, member_id, ip, user_agent)
       VALUES (sha256($1::bytea), $2, '10.9.9.9', $3)`,
      [`${agent} ${member.id}`, member.id, agent],
    );
  await at(one, 'Firefox');
  await at(other, 'Chrome');
  await look();
  assert.equal(await pairOf(one), undefined);
  for (const [id, name] of [
    [one.id, 'Juma Ali'],
    [other.id, 'JUMA  ali'],
  ] as const) {
    await platform.owner.query(
      `INSERT INTO member_details (member_id, field, value) VALUES ($1, 'payeeName', $2)`,
      [id, name],
    );
  }
  await at(other, 'Firefox');
  await look();
  const found = await pairOf(one);
  assert.deepEqual([found.reasons, found.score], [['address_and_name', 'browser'], 75]);
});

test('one person: the chosen account is tagged and blocked, once, with a trace on both', async () => {
  const [one, other] = await twoApart();
  await payTo(one, '+254700999002');
  await payTo(other, '+254700999002');
  await look();
  const { id } = await pairOf(one);
  const blockId = other.id.toString();
  const answers = await Promise.all([1, 2, 3].map(() => decide(id, { decision: 'same', blockId })));
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  assert.equal(answers.filter(({ code }) => code === 'already_decided').length, 2);
  const pair = await pairOf(one, 'same');
  assert.deepEqual([pair.blockedId, pair.decidedBy], [blockId, staff.username]);
  const blocked = pair.first.memberId === blockId ? pair.first : pair.second;
  assert.equal(blocked.status, 'blocked');
  const marks = await ask(`GET /bo/members/${other.id}/marks`);
  assert.deepEqual(
    marks.value.tags.map(({ code }: { code: string }) => code),
    ['duplicate'],
  );
  assert.deepEqual(await auditActions(platform, `member:${one.id}`), ['duplicate.same']);
  assert.deepEqual(await auditActions(platform, `member:${other.id}`), [
    'duplicate.same',
    'member.tagged',
    'member.blocked',
  ]);
});

test('two people are never proposed again, whatever they share later', async () => {
  const [one, other] = await twoApart();
  await payTo(one, '+254700999003');
  await payTo(other, '+254700999003');
  await look();
  const { id } = await pairOf(one);
  assert.equal((await decide(id, { decision: 'different' })).value.state, 'different');
  for (const member of [one, other]) {
    await sendDocuments(platform, member, passport({ number: 'TWICE 2' }));
  }
  await look();
  assert.equal(await pairOf(one), undefined);
});

test('whom a decision does not fit is refused, and nothing is done', async () => {
  const [one, other] = await twoApart();
  await payTo(one, '+254700999004');
  await payTo(other, '+254700999004');
  await look();
  const { id } = await pairOf(one);
  const blockId = other.id.toString();
  for (const more of [
    { decision: 'different', blockId },
    { decision: 'same', blockId: '999999999' },
  ]) {
    const unfit = await decide(id, more);
    assert.deepEqual([unfit.status, unfit.code], [400, 'block_unfit']);
  }
  const mayNot = await decide(id, { decision: 'same', blockId }, decider);
  assert.deepEqual([mayNot.status, mayNot.code], [403, 'forbidden']);
  await platform.owner.query(`UPDATE members SET status = 'closed' WHERE id = $1`, [other.id]);
  const closed = await decide(id, { decision: 'same', blockId });
  assert.deepEqual([closed.status, closed.code], [409, 'member_closed']);
  assert.equal((await pairOf(one)).state, 'open');
  assert.equal((await ask('GET /bo/duplicates/999999999')).status, 404);
  assert.equal((await decide('999999999', { decision: 'different' })).status, 404);
});

test('where many share a browser it is nobody’s own', async () => {
  await addProvider(platform.owner);
  const people = await addMembers(platform.owner, {
    count: 13,
    balance: 0n,
    firstId: 800_001n,
  });
  for (const { id } of people) {
    await platform.owner.query(
      `INSERT INTO sessions (token_hash, member_id, ip, user_agent)
       VALUES (sha256($1::bytea), $2, '10.8.8.8', 'Chrome of the library')`,
      [`library ${id}`, id],
    );
  }
  await look();
  const { rows } = await platform.owner.query<{ most: bigint }>(
    `SELECT max(second_id) AS most FROM duplicate_pairs WHERE first_id >= 800001`,
  );
  // Those who came while it was not known as one are proposed; nobody after them.
  assert.equal(rows[0]?.most, 800_011n);
});

test('two looks at once find a pair once', async () => {
  const [one, other] = await twoApart();
  await payTo(one, '+254700999005');
  await payTo(other, '+254700999005');
  await platform.owner.query(`UPDATE payout_accounts SET added_at = now() - interval '5 minutes'`);
  const counts = await Promise.all([1, 2].map(() => findDuplicates(platform.context)));
  assert.equal(Math.max(...counts), 1);
  assert.equal(Math.min(...counts), 0);
});
