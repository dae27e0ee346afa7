import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import {
  type NewMember,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { setFirstPaymentPassword } from '#domains/identity/sessions.ts';
import {
  accountOf,
  addAccount,
  addBankAccount,
  paymentPassword,
  removeAccount,
} from './payout-accounts.testing.ts';
import { messagesTo } from '#domains/identity/passwords/security.testing.ts';

const hourMs = 3_600_000;
let clock = Date.now();
let platform: TestPlatform;
before(async () => {
  platform = await openTestPlatform({ now: () => new Date(clock) });
});
after(() => platform.close());

async function newMember(): Promise<NewMember> {
  const member = await registerTestMember(platform);
  await setFirstPaymentPassword(platform.context, member.id, paymentPassword);
  await platform.owner.query('UPDATE members SET registered_at = $2 WHERE id = $1', [
    member.id,
    new Date(clock),
  ]);
  return member;
}

const setRealName = ({ id }: NewMember, name: string) =>
  platform.owner.query(
    `INSERT INTO member_details (member_id, field, value) VALUES ($1, 'payeeName', $2)`,
    [id, name],
  );

const list = async ({ token }: NewMember) =>
  (await platform.player('GET /wps/member/payoutAccounts', { token })).value;

test('an account is listed masked, with who runs the number or keeps the account', async () => {
  const member = await newMember();
  await accountOf(addAccount(platform, member));
  await accountOf(addBankAccount(platform, member));
  const { items, most, banks } = await list(member);
  const seen = items.map(({ kind, provider, number, holderName }: Record<string, unknown>) => [
    kind,
    provider,
    number,
    holderName,
  ]);
  assert.deepEqual(seen, [
    ['mobile_money', 'M-Pesa', '•••••••••5678', null],
    ['bank', 'Equity Bank', '••••••78', 'Amani Otieno'],
  ]);
  assert.equal(most, 5);
  const crdb = banks.find(({ code }: Record<string, unknown>) => code === 'crdb');
  assert.deepEqual(crdb, { code: 'crdb', name: 'CRDB Bank' });
  const stranger = await newMember();
  assert.deepEqual((await list(stranger)).items, []);
});

test('the first account of a new member is ready at once, every later one after the brand’s hours', async () => {
  const member = await newMember();
  assert.equal((await list(member)).waitHours, 0);
  const first = await addAccount(platform, member);
  assert.equal(first.value.readyAt, null);
  assert.equal((await list(member)).waitHours, 24);
  const second = await addAccount(platform, member, { number: '0722000001' });
  assert.equal(Date.parse(second.value.readyAt), clock + 24 * hourMs);
  clock += 24 * hourMs;
  assert.equal((await list(member)).items[1].readyAt, null);
});

test('the first account of who has been a member for a day waits, and so does a second first one', async () => {
  const member = await newMember();
  clock += 24 * hourMs;
  assert.equal(Date.parse((await addAccount(platform, member)).value.readyAt), clock + 24 * hourMs);
  const other = await newMember();
  await removeAccount(platform, other, await accountOf(addAccount(platform, other)));
  const again = await addAccount(platform, other);
  assert.equal(Date.parse(again.value.readyAt), clock + 24 * hourMs);
});

test('the brand sets how long an account waits, and what was added before keeps its hour', async () => {
  const member = await newMember();
  await accountOf(addAccount(platform, member));
  const long = await addAccount(platform, member, { number: '0722000002' });
  await platform.owner.query('UPDATE brands SET payout_cooldown_hours = 1');
  const short = await addAccount(platform, member, { number: '0722000003' });
  await platform.owner.query('UPDATE brands SET payout_cooldown_hours = 24');
  assert.equal(Date.parse(short.value.readyAt), clock + hourMs);
  assert.equal((await list(member)).items[1].readyAt, long.value.readyAt);
});

test('a number nobody can be paid at, or a bank that is not offered, is refused', async () => {
  const member = await newMember();
  const refused = await addAccount(platform, member, { number: '0812345678' });
  assert.deepEqual([refused.status, refused.code], [400, 'payee_invalid']);
  const bank = await addBankAccount(platform, member, { bank: 'mattress' });
  assert.deepEqual([bank.status, bank.code], [400, 'bank_not_offered']);
  await platform.owner.query(`UPDATE payout_banks SET is_enabled = false WHERE code = 'nbc'`);
  assert.equal((await addBankAccount(platform, member, { bank: 'nbc' })).code, 'bank_not_offered');
  const nameless = await addBankAccount(platform, member, { holderName: '4711' });
  assert.equal(nameless.code, 'invalid_input');
});

test('a bank account is held in the member’s real name, however it is spelt', async () => {
  const member = await newMember();
  await setRealName(member, 'Amani Otieno');
  const other = await addBankAccount(platform, member, { holderName: 'Juma Otieno' });
  assert.deepEqual([other.status, other.code], [400, 'holder_name_differs']);
  const own = await addBankAccount(platform, member, { holderName: ' AMANI  OTIENO. ' });
  assert.equal(own.value.holderName, 'AMANI  OTIENO.');
});

test('the payment password must be set, right, and not guessed', async () => {
  const bare = await registerTestMember(platform);
  const unset = await addAccount(platform, bare);
  assert.deepEqual([unset.status, unset.code], [409, 'payment_password_not_set']);
  assert.equal(
    (await removeAccount(platform, bare, randomUUID())).code,
    'payment_password_not_set',
  );
  const member = await newMember();
  const id = await accountOf(addAccount(platform, member));
  for (let guess = 0; guess < 5; guess += 1) {
    const digits = `11111${guess}`;
    const wrong =
      guess % 2 === 0
        ? await addAccount(platform, member, { number: '0722000004', paymentPassword: digits })
        : await removeAccount(platform, member, id, digits);
    assert.deepEqual([wrong.status, wrong.code], [403, 'payment_password_wrong']);
  }
  assert.equal((await removeAccount(platform, member, id)).code, 'too_many_requests');
  assert.equal((await list(member)).items.length, 1);
});

test('a trial member has nowhere to be paid', async () => {
  const member = await newMember();
  await platform.owner.query('UPDATE members SET type = 4 WHERE id = $1', [member.id]);
  const answer = await addAccount(platform, member);
  assert.deepEqual([answer.status, answer.code], [403, 'need_true_account']);
});

test('the same account twice is refused, and of two at once one is added', async () => {
  const member = await newMember();
  const answers = await Promise.all(
    ['0712345678', '+254712345678', '254712345678'].map((number) =>
      addAccount(platform, member, { number }),
    ),
  );
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  assert.equal(answers.filter(({ code }) => code === 'payout_account_exists').length, 2);
  await accountOf(addBankAccount(platform, member));
  assert.equal((await addBankAccount(platform, member)).code, 'payout_account_exists');
  // The same number at another bank is another account.
  assert.equal((await addBankAccount(platform, member, { bank: 'kcb' })).status, 200);
});

test('of two first accounts added at once one waits for nothing', async () => {
  const member = await newMember();
  const answers = await Promise.all(
    ['0722000005', '0722000006'].map((number) => addAccount(platform, member, { number })),
  );
  assert.equal(answers.filter(({ value }) => value.readyAt === null).length, 1);
});

test('five accounts are kept at most, even when five more are added at once', async () => {
  const member = await newMember();
  const add = (at: number) => addAccount(platform, member, { number: `072210000${at}` });
  for (const at of [1, 2, 3]) await accountOf(add(at));
  const answers = await Promise.all([4, 5, 6, 7, 8].map(add));
  assert.equal(answers.filter(({ status }) => status === 200).length, 2);
  const refused = answers.filter(({ code }) => code === 'too_many_payout_accounts');
  assert.deepEqual(
    refused.map(({ status }) => status),
    [409, 409, 409],
  );
});

test('ten accounts are added in a day at most, however many were removed', async () => {
  const member = await newMember();
  for (let at = 0; at < 10; at += 1) {
    const number = `072220000${at}`;
    await removeAccount(
      platform,
      member,
      await accountOf(addAccount(platform, member, { number })),
    );
  }
  assert.equal((await addAccount(platform, member)).code, 'too_many_payout_accounts');
  clock += 24 * hourMs;
  assert.equal((await addAccount(platform, member)).status, 200);
});

test('only one’s own account is removed, and once', async () => {
  const member = await newMember();
  const stranger = await newMember();
  const id = await accountOf(addAccount(platform, member));
  const foreign = await removeAccount(platform, stranger, id);
  assert.deepEqual([foreign.status, foreign.code], [404, 'payout_account_not_found']);
  const answers = await Promise.all([1, 2, 3].map(() => removeAccount(platform, member, id)));
  assert.equal(answers.filter(({ success }) => success).length, 1);
  assert.equal(answers.filter(({ code }) => code === 'payout_account_not_found').length, 2);
  assert.deepEqual((await list(member)).items, []);
});

test('a change is told to the bound address, else to the number, and stands in the audit log', async () => {
  const member = await newMember();
  const bind = (column: 'email' | 'mobile_number', value: string) =>
    platform.owner.query(`UPDATE credentials SET ${column} = $2 WHERE member_id = $1`, [
      member.id,
      value,
    ]);
  await bind('mobile_number', '+254712000901');
  const id = await accountOf(addAccount(platform, member));
  const [sms] = await messagesTo(platform, '+254712000901');
  assert.equal(sms?.purpose, 'payout_account_changed');
  assert.match(sms?.body ?? '', /5678 was added/);
  assert.doesNotMatch(sms?.body ?? '', /712345678/);
  await bind('email', 'malipo@example.com');
  await removeAccount(platform, member, id);
  assert.match((await messagesTo(platform, 'malipo@example.com'))[0]?.body ?? '', /was removed/);
  assert.equal((await messagesTo(platform, '+254712000901')).length, 1);
  const { rows } = await platform.owner.query<{ action: string; text: string }>(
    `SELECT action, concat(before, after) AS text FROM audit_entries
      WHERE subject = $1 ORDER BY id`,
    [`member:${member.id}`],
  );
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['member.payout_account_added', 'member.payout_account_removed'],
  );
  for (const { text } of rows) assert.doesNotMatch(text, /712345678/);
});
