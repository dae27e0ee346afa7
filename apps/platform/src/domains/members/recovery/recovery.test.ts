/** What only staff can do for a member who lost something: asked for by one, made by another. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Permission } from '@bahati/contract/back-office/staff/permissions.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { setFirstPaymentPassword } from '#domains/identity/sessions.ts';
import {
  isLoggedIn,
  logInAs,
  memberWith,
  messagesTo,
} from '#domains/identity/passwords/security.testing.ts';
import { reviewIdentity } from '#domains/kyc/review-identity.ts';
import {
  goodPassword,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';

let platform: TestPlatform;
let support: StaffLogin;
let supervisor: StaffLogin;
let reader: StaffLogin;
const rights: Permission[] = ['members.read', 'members.recover', 'members.unmask', 'audit.read'];
before(async () => {
  platform = await openTestPlatform();
  const deciding: Permission[] = [...rights, 'approvals.read', 'approvals.decide'];
  support = await signInStaff(platform, { permissions: deciding });
  supervisor = await signInStaff(platform, { permissions: deciding });
  reader = await signInStaff(platform, { permissions: ['members.read', 'approvals.read'] });
});
after(() => platform.close());

const paymentPassword = '482913';
const reason = 'Showed his ID at the desk';
let numbers = 715_000_000;

async function newMember() {
  const mobile = `+254${(numbers += 1)}`;
  const member = await memberWith(platform, { mobile });
  await setFirstPaymentPassword(platform.context, member.id, paymentPassword);
  return { ...member, mobile };
}

const ask = (id: bigint, path: string, body: object = {}, { token } = support) =>
  platform.staff(`POST /bo/members/${id}/${path}`, { token, body: { reason, ...body } });
const approve = (id: string, { token } = supervisor) =>
  platform.staff(`POST /bo/approvals/${id}/approve`, { token, body: {} });
const look = async (id: bigint) =>
  (await platform.staff(`GET /bo/members/${id}/recovery`, { token: support.token })).value;

/** Asked for by one and approved by the other. */
async function decide(id: bigint, path: string, body: object = {}) {
  const asked = await ask(id, path, body);
  assert.equal(asked.status, 200, asked.text);
  assert.equal((await approve(asked.value.changeId, support)).code, 'second_person_needed');
  const applied = await approve(asked.value.changeId);
  assert.equal(applied.status, 200, applied.text);
  return applied.value as { id: string };
}

async function stored(id: bigint) {
  const { rows } = await platform.owner.query(
    `SELECT mobile_number AS mobile, email, birthday::text, status,
            (SELECT value FROM member_details WHERE member_id = members.id AND field = 'payeeName')
              AS "payeeName"
       FROM members JOIN credentials ON member_id = members.id WHERE members.id = $1`,
    [id],
  );
  return rows[0];
}

test('a payment password goes by two people; its member is told, signed out, and sets another', async () => {
  const member = await newMember();
  assert.equal((await ask(member.id, 'paymentPassword/reset', {}, reader)).code, 'forbidden');
  await decide(member.id, 'paymentPassword/reset');
  const state = await look(member.id);
  assert.equal(state.hasPaymentPassword, false);
  assert.notEqual(state.payoutsHeldUntil, null);
  assert.ok(!(await isLoggedIn(platform, member.token)));
  const [told] = await messagesTo(platform, member.mobile);
  assert.match(
    told?.body ?? '',
    /reset by customer service\. For your security you cannot withdraw/,
  );
  await platform.owner.query('UPDATE credentials SET payouts_held_until = NULL');
  const { value } = await logInAs(platform, member.username);
  const set = await platform.player('POST /wps/member/paymentPassword', {
    token: value.token,
    body: { password: goodPassword, paymentPassword: '730518' },
  });
  assert.equal(set.status, 200, set.text);
  // The cool-down begins anew with the new one, however long nobody had set it.
  assert.notEqual((await look(member.id)).payoutsHeldUntil, null);
  const fresh = await registerTestMember(platform);
  const none = await ask(fresh.id, 'paymentPassword/reset');
  assert.equal(none.code, 'payment_password_not_set');
});

test('a lost authenticator goes by two people, and nothing is removed twice', async () => {
  const member = await newMember();
  assert.equal((await ask(member.id, 'authenticator/remove')).code, 'authenticator_not_bound');
  await platform.owner.query(
    `INSERT INTO authenticators (member_id, secret, confirmed_at) VALUES ($1, 'ABCDEFGH', now())`,
    [member.id],
  );
  assert.equal((await look(member.id)).recoveryCodesLeft, 0);
  const { id } = await decide(member.id, 'authenticator/remove');
  const state = await look(member.id);
  assert.equal(state.hasAuthenticator, false);
  assert.notEqual(state.payoutsHeldUntil, null);
  assert.equal((await approve(id)).code, 'already_decided');
});

test('two who approve at once make the change once', async () => {
  const member = await newMember();
  const other = await signInStaff(platform, { permissions: 'all' });
  const { value } = await ask(member.id, 'paymentPassword/reset');
  const told = await Promise.all([approve(value.changeId), approve(value.changeId, other)]);
  assert.deepEqual(told.map(({ code }) => code ?? 'applied').toSorted(), [
    'already_decided',
    'applied',
  ]);
});

test('locked fields are corrected by two people; the contact before is told', async () => {
  const member = await newMember();
  const fields = {
    payeeName: 'Amani Otieno',
    birthday: '1990-05-17',
    mobile: '+254 712 000 555',
    email: 'Amani@Example.com',
  };
  await decide(member.id, 'correct', { fields });
  assert.deepEqual(await stored(member.id), {
    payeeName: 'Amani Otieno',
    birthday: '1990-05-17',
    mobile: '+254712000555',
    email: 'amani@example.com',
    status: 'active',
  });
  const [last, first] = await messagesTo(platform, member.mobile);
  assert.equal((first ?? last)?.purpose, 'contact_changed');
  const again = await ask(member.id, 'correct', { fields });
  assert.equal(again.code, 'nothing_to_correct');
});

test('a corrected contact is as new as one the member binds, and proves nothing at once', async () => {
  const member = await newMember();
  await decide(member.id, 'correct', { fields: { mobile: '+254712000777' } });
  const sent = await platform.player('POST /wps/member/paymentPassword/code', {
    token: member.token,
    body: { way: 'sms', password: goodPassword, language: 'en' },
  });
  assert.equal(sent.code, 'contact_too_new');
});

test('a wrong correction is refused', async () => {
  const member = await newMember();
  const other = await newMember();
  for (const [fields, code] of [
    [{ payeeName: 'A' }, 'field_invalid'],
    [{ birthday: '1890-01-01' }, 'field_invalid'],
    [{ birthday: '2020-01-01' }, 'under_age'],
    [{ mobile: '+254123' }, 'mobile_invalid'],
    [{ mobile: '+15551234567' }, 'mobile_invalid'],
    [{ email: 'nobody' }, 'email_invalid'],
    [{ mobile: other.mobile }, 'mobile_taken'],
  ] as const) {
    assert.equal((await ask(member.id, 'correct', { fields })).code, code, JSON.stringify(fields));
  }
  assert.equal((await ask(member.id, 'correct', { fields: {} })).status, 400);
  assert.equal((await ask(999_999_999n, 'correct', { fields: { email: 'a@b.co' } })).status, 404);
});

test('a contact that somebody bound meanwhile cannot be given any more', async () => {
  const member = await newMember();
  const { value } = await ask(member.id, 'correct', { fields: { email: 'taken@example.com' } });
  await memberWith(platform, { email: 'taken@example.com' });
  assert.equal((await approve(value.changeId)).code, 'cannot_apply');
});

test('values are clear to who decides, and masked to others, once decided, and in the log', async () => {
  const member = await newMember();
  const fields = { payeeName: 'Zuri Wanjiru' };
  const { value } = await ask(member.id, 'correct', { fields });
  const seen = async ({ token }: StaffLogin) => {
    const list = await platform.staff('GET /bo/approvals?kind=profile_correction&pageSize=50', {
      token,
    });
    return list.value.items.find(({ id }: { id: string }) => id === value.changeId).wanted;
  };
  assert.deepEqual(await seen(supervisor), fields);
  assert.deepEqual(await seen(reader), { payeeName: 'Z••• W•••' });
  await approve(value.changeId);
  assert.deepEqual(await seen(supervisor), { payeeName: 'Z••• W•••' });
  const { rows } = await platform.owner.query<{ told: string }>(
    `SELECT string_agg(to_jsonb(audit_entries)::text, ' ') AS told FROM audit_entries
      WHERE subject = $1`,
    [`member:${member.id}`],
  );
  assert.match(rows[0]?.told ?? '', /Z••• W•••/);
  assert.doesNotMatch(rows[0]?.told ?? '', /Zuri|Wanjiru/);
});

test('a corrected name takes the level back unless the approved documents say it too', async () => {
  const proven = async (fullName: string) => {
    const member = await newMember();
    await platform.owner.query(
      `INSERT INTO kyc_cases (member_id, idempotency_key, level, document_type, full_name,
         image_ids, state, sent_at, due_at, decided_at, decided_by)
       VALUES ($1, gen_random_uuid(), 2, 'passport', $2, ARRAY[gen_random_uuid()], 'approved',
         now(), now(), now(), 'x')`,
      [member.id, fullName],
    );
    await platform.owner.query('INSERT INTO kyc_levels (member_id, level) VALUES ($1, 2)', [
      member.id,
    ]);
    await decide(member.id, 'correct', { fields: { payeeName: 'Neema Achieng' } });
    const payload = { memberId: member.id.toString(), by: supervisor.username, reason };
    await reviewIdentity(platform.context, payload);
    await reviewIdentity(platform.context, payload);
    const { rowCount } = await platform.owner.query(
      'SELECT 1 FROM kyc_levels WHERE member_id = $1',
      [member.id],
    );
    return rowCount === 1;
  };
  assert.equal(await proven('NEEMA ACHIENG'), true);
  assert.equal(await proven('Neema Atieno'), false);
});

test('a closed account is opened again by two people, and may be used', async () => {
  const member = await newMember();
  assert.equal((await ask(member.id, 'reopen')).code, 'member_not_closed');
  const closed = await platform.player('POST /wps/member/close', {
    token: member.token,
    body: { password: goodPassword, paymentPassword },
  });
  assert.equal(closed.status, 200, closed.text);
  await decide(member.id, 'reopen');
  assert.equal((await stored(member.id)).status, 'active');
  assert.equal((await logInAs(platform, member.username)).status, 200);
  const { rows } = await platform.owner.query<{ blocks: number }>(
    `SELECT blocks FROM accounts WHERE owner_id = $1 AND kind = 'cash'`,
    [member.id],
  );
  assert.equal(rows[0]?.blocks, 0);
  const [told] = await messagesTo(platform, member.mobile);
  assert.match(told?.body ?? '', /Your account was reopened/);
});

test('an account stays closed while its member has excluded himself, also when it is approved', async () => {
  const member = await newMember();
  const exclude = () =>
    platform.owner.query(
      `INSERT INTO exclusions (owner_id, kind, source, ends_at)
       VALUES ($1, 'self_exclusion', 'member', now() + interval '180 days')`,
      [member.id],
    );
  await platform.owner.query(`UPDATE members SET status = 'closed' WHERE id = $1`, [member.id]);
  const { value } = await ask(member.id, 'reopen');
  await exclude();
  assert.equal((await approve(value.changeId)).code, 'cannot_apply');
  assert.equal((await ask(member.id, 'reopen')).code, 'exclusion_stands');
});
