/** What is personal leaves the operator masked; in clear only one by one, and never unseen. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import {
  type NewMember,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';

let platform: TestPlatform;
let member: NewMember;
let cashier: StaffLogin;
let reader: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  cashier = await signInStaff(platform, { permissions: ['members.read', 'members.unmask'] });
  reader = await signInStaff(platform, { permissions: ['members.read'] });
  member = await registerTestMember(platform);
  await platform.owner.query(
    `UPDATE credentials SET mobile_number = '+254712345678', email = 'amani@example.com'
      WHERE member_id = $1`,
    [member.id],
  );
  await platform.owner.query(
    `INSERT INTO member_details (member_id, field, value)
     VALUES ($1, 'payeeName', 'Amani Wanjiru'), ($1, 'email', 'said@example.com')`,
    [member.id],
  );
  await platform.owner.query(
    `INSERT INTO payout_accounts (member_id, kind, number, added_at, ready_at, removed_at)
     VALUES ($1, 'mobile_money', '+254700111222', now(), now(), NULL),
            ($1, 'mobile_money', '+254700333444', now(), now(), now())`,
    [member.id],
  );
});
after(() => platform.close());

const reason = 'The payee called about a payout';

const unmask = (field: string, staff = cashier, id = member.id) =>
  platform.staff(`POST /bo/members/${id}/unmask`, {
    token: staff.token,
    body: { field, reason },
  });

type Item = { key: string; masked: string; provider: string | null; isRemoved: boolean };

const read = async (): Promise<{ items: Item[]; text: string }> => {
  const answer = await platform.staff(`GET /bo/members/${member.id}/personal`, {
    token: reader.token,
  });
  return { items: answer.value.items, text: answer.text };
};

test('whoever may see the card sees it masked, removed payout accounts too', async () => {
  const { items, text } = await read();
  assert.deepEqual(
    items.slice(0, 4).map(({ key, masked }) => [key, masked]),
    [
      ['payeeName', 'A••• W•••'],
      ['birthday', '1990-••-••'],
      ['mobile', '+254••••••678'],
      ['email', 'am•••@example.com'],
    ],
  );
  const accounts = items.slice(4).map(({ masked, isRemoved }) => [masked, isRemoved]);
  assert.deepEqual(accounts, [
    ['•••••••••1222', false],
    ['•••••••••3444', true],
  ]);
  for (const clear of ['Wanjiru', '05-17', '712345678', '700111222', 'said@']) {
    assert.ok(!text.includes(clear), clear);
  }
});

test('a field in clear is answered, and written down without its value', async () => {
  const { items } = await read();
  const payout = items.find(({ key }) => key.startsWith('payout:'))?.key ?? '';
  assert.equal((await unmask(payout)).value.value, '+254700111222');
  assert.equal((await unmask('mobile')).value.value, '+254712345678');
  assert.equal((await unmask('birthday')).value.value, '1990-05-17');
  const { rows } = await platform.owner.query(
    `SELECT actor, reason, after::text FROM audit_entries
      WHERE subject = $1 AND action = 'member.unmasked' ORDER BY id`,
    [`member:${member.id}`],
  );
  assert.deepEqual(
    rows.map(({ actor, reason: why, after: what }) => [actor, why, JSON.parse(what)]),
    [payout, 'mobile', 'birthday'].map((field) => [cashier.username, reason, { field }]),
  );
});

test('without the right, without a value and of nobody nothing is unmasked nor written', async () => {
  const before_ = await platform.owner.query('SELECT count(*)::int AS n FROM audit_entries');
  assert.equal((await unmask('mobile', reader)).code, 'forbidden');
  const nothing = await unmask('telegram');
  assert.deepEqual([nothing.status, nothing.code], [404, 'nothing_to_unmask']);
  const foreign = await unmask('payout:00000000-0000-4000-8000-000000000001');
  assert.equal(foreign.code, 'nothing_to_unmask');
  assert.equal((await unmask('mobile', cashier, 999_999_999n)).code, 'not_found');
  assert.equal((await unmask('password_hash')).code, 'invalid_input');
  const after_ = await platform.owner.query('SELECT count(*)::int AS n FROM audit_entries');
  assert.deepEqual(after_.rows, before_.rows);
});
