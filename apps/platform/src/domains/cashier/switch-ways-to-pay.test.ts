import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import {
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { auditActions, deposit } from './cashier.testing.ts';

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

test('a way to pay that staff take away is offered to nobody, until two offer it again', async () => {
  const member = await registerTestMember(platform);
  assert.ok((await offered(member.token)).includes('pesa-pepe'));
  for (let at = 0; at < 2; at += 1) {
    const { value } = await post('/bo/waysToPay/pesa-pepe', { isEnabled: false });
    const told = value.items.find(({ code }: { code: string }) => code === 'pesa-pepe');
    assert.equal(told.isEnabled, false);
  }
  assert.ok(!(await offered(member.token)).includes('pesa-pepe'));
  assert.equal((await deposit(platform, member)).code, 'method_not_available');
  const asked = await post('/bo/waysToPay/pesa-pepe', { isEnabled: true });
  const [way] = asked.value.items.filter(({ code }: { code: string }) => code === 'pesa-pepe');
  assert.deepEqual([way.isEnabled, way.wanted.requestedBy], [false, operator.username]);
  assert.ok(!(await offered(member.token)).includes('pesa-pepe'));
  const approval = `/bo/approvals/${way.wanted.id}/approve`;
  const word = (staff: StaffLogin) =>
    platform.staff(`POST ${approval}`, { token: staff.token, body: {} });
  assert.equal((await word(operator)).code, 'second_person_needed');
  const second = await signInStaff(platform, { permissions: 'all' });
  assert.equal((await word(second)).status, 200);
  assert.ok((await offered(member.token)).includes('pesa-pepe'));
  assert.deepEqual(await auditActions(platform, 'way_to_pay:pesa-pepe'), [
    'way_to_pay.taken_away',
    'way_to_pay.change_asked',
    'way_to_pay.changed',
  ]);
  assert.equal((await post('/bo/waysToPay/nothing', { isEnabled: true })).code, 'not_found');
});

test('staff let money only out, and in again', async () => {
  const member = await registerTestMember(platform);
  for (let at = 0; at < 2; at += 1) {
    assert.equal((await post('/bo/withdrawOnly', { isOn: true })).value.isWithdrawOnly, true);
  }
  assert.equal((await deposit(platform, member)).code, 'deposits_paused');
  await post('/bo/withdrawOnly', { isOn: false });
  assert.notEqual((await deposit(platform, member)).code, 'deposits_paused');
  assert.deepEqual(await auditActions(platform, 'brand:bahati'), [
    'way_to_pay.deposits_paused',
    'way_to_pay.deposits_resumed',
  ]);
});

test('who may not change the brand changes nothing, and a change needs its reason', async () => {
  const reader = await signInStaff(platform, { permissions: ['deposits.read'] });
  const { value } = await platform.staff('GET /bo/waysToPay', { token: reader.token });
  assert.ok(value.items.length > 5);
  const off = { isEnabled: false };
  assert.equal((await post('/bo/waysToPay/pesa-pepe', off, reader)).status, 403);
  assert.equal((await post('/bo/withdrawOnly', { isOn: true }, reader)).status, 403);
  assert.equal((await post('/bo/withdrawOnly', { isOn: true, reason: ' ' })).status, 400);
  const nobody = await signInStaff(platform, { permissions: ['chat.read'] });
  assert.equal((await platform.staff('GET /bo/waysToPay', { token: nobody.token })).status, 403);
});
