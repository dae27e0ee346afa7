import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import {
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { auditActions, deposit } from '#domains/cashier/cashier.testing.ts';

let platform: TestPlatform;
let operator: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  operator = await signInStaff(platform, { permissions: 'all' });
});
after(() => platform.close());

const reason = 'The rail is being moved';

const post = (key: string, body: object, staff = operator) =>
  platform.staff(`POST ${key}`, { token: staff.token, body: { reason, ...body } });

const offered = async (token: string) => {
  const { value } = await platform.player('GET /wps/cashier/methods', { token });
  return value.deposit.map(({ code }: { code: string }) => code) as string[];
};

test('a payment method that staff take away is offered to nobody, until two offer it again', async () => {
  const member = await registerTestMember(platform);
  assert.ok((await offered(member.token)).includes('pesa-pepe'));
  for (let at = 0; at < 2; at += 1) {
    const { value } = await post('/bo/paymentMethods/pesa-pepe', { isEnabled: false });
    const told = value.items.find(({ code }: { code: string }) => code === 'pesa-pepe');
    assert.equal(told.isEnabled, false);
  }
  assert.ok(!(await offered(member.token)).includes('pesa-pepe'));
  assert.equal((await deposit(platform, member)).code, 'method_not_available');
  const asked = await post('/bo/paymentMethods/pesa-pepe', { isEnabled: true });
  const [method] = asked.value.items.filter(({ code }: { code: string }) => code === 'pesa-pepe');
  assert.deepEqual([method.isEnabled, method.wanted.requestedBy], [false, operator.username]);
  assert.ok(!(await offered(member.token)).includes('pesa-pepe'));
  const approval = `/bo/approvals/${method.wanted.id}/approve`;
  const word = (staff: StaffLogin) =>
    platform.staff(`POST ${approval}`, { token: staff.token, body: {} });
  assert.equal((await word(operator)).code, 'second_person_needed');
  const second = await signInStaff(platform, { permissions: 'all' });
  assert.equal((await word(second)).status, 200);
  assert.ok((await offered(member.token)).includes('pesa-pepe'));
  assert.deepEqual(await auditActions(platform, 'payment_method:pesa-pepe'), [
    'payment_method.taken_away',
    'payment_method.change_asked',
    'payment_method.changed',
  ]);
  assert.equal((await post('/bo/paymentMethods/nothing', { isEnabled: true })).code, 'not_found');
});

const decide = (verb: 'approve' | 'reject', id: string, staff: StaffLogin) =>
  platform.staff(`POST /bo/approvals/${id}/${verb}`, {
    token: staff.token,
    body: verb === 'reject' ? { reason } : {},
  });

test('one of the staff lets money only out, and two let it in again', async () => {
  const member = await registerTestMember(platform);
  const second = await signInStaff(platform, { permissions: 'all' });
  for (let at = 0; at < 2; at += 1) {
    const { value } = await post('/bo/withdrawOnly', { isOn: true });
    assert.deepEqual([value.isWithdrawOnly, value.moneyInWanted], [true, null]);
  }
  assert.equal((await deposit(platform, member)).code, 'deposits_paused');
  const { value } = await post('/bo/withdrawOnly', { isOn: false });
  const { id, requestedBy } = value.moneyInWanted;
  assert.deepEqual([value.isWithdrawOnly, requestedBy], [true, operator.username]);
  assert.equal((await deposit(platform, member)).code, 'deposits_paused');
  assert.equal((await decide('approve', id, operator)).code, 'second_person_needed');
  assert.equal((await deposit(platform, member)).code, 'deposits_paused');
  assert.equal((await decide('approve', id, second)).status, 200);
  assert.notEqual((await deposit(platform, member)).code, 'deposits_paused');
  const after_ = await post('/bo/withdrawOnly', { isOn: false });
  assert.deepEqual([after_.value.isWithdrawOnly, after_.value.moneyInWanted], [false, null]);
  assert.deepEqual(await auditActions(platform, 'brand:bahati'), [
    'payment_method.deposits_paused',
  ]);
  assert.deepEqual(await auditActions(platform, 'money_in:bahati'), [
    'money_in.change_asked',
    'money_in.changed',
  ]);
});

test('a wish to take deposits falls with a newer one, a "no", or who stops them anew', async () => {
  const second = await signInStaff(platform, { permissions: 'all' });
  const ask = async (staff: StaffLogin) =>
    (await post('/bo/withdrawOnly', { isOn: false }, staff)).value.moneyInWanted.id as string;
  await post('/bo/withdrawOnly', { isOn: true });
  const first = await ask(operator);
  const newer = await ask(second);
  assert.equal((await decide('approve', first, second)).code, 'already_decided');
  assert.equal((await decide('approve', newer, second)).code, 'second_person_needed');
  assert.equal((await decide('reject', newer, operator)).status, 200);
  assert.equal((await decide('approve', newer, operator)).code, 'already_decided');
  const last = await ask(operator);
  const { value } = await post('/bo/withdrawOnly', { isOn: true }, second);
  assert.deepEqual([value.isWithdrawOnly, value.moneyInWanted], [true, null]);
  assert.equal((await decide('approve', last, second)).code, 'already_decided');
  const again = await ask(second);
  assert.equal((await decide('approve', again, operator)).status, 200);
  const { value: now } = await platform.staff('GET /bo/paymentMethods', { token: operator.token });
  assert.deepEqual([now.isWithdrawOnly, now.moneyInWanted], [false, null]);
});

test('who may not change the brand changes nothing, and a change needs its reason', async () => {
  const reader = await signInStaff(platform, { permissions: ['deposits.read'] });
  const { value } = await platform.staff('GET /bo/paymentMethods', { token: reader.token });
  assert.ok(value.items.length > 5);
  const off = { isEnabled: false };
  assert.equal((await post('/bo/paymentMethods/pesa-pepe', off, reader)).status, 403);
  assert.equal((await post('/bo/withdrawOnly', { isOn: true }, reader)).status, 403);
  assert.equal((await post('/bo/withdrawOnly', { isOn: true, reason: ' ' })).status, 400);
  const nobody = await signInStaff(platform, { permissions: ['chat.read'] });
  assert.equal(
    (await platform.staff('GET /bo/paymentMethods', { token: nobody.token })).status,
    403,
  );
});
