/** Money goes out in a method's hours and stays in its country, in whose money it is told. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { inTransaction } from '@bahati/server-kit/database.ts';
import {
  accountOf,
  addAccount,
} from '#domains/identity/payout-accounts/payout-accounts.testing.ts';
import {
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { openWallet } from '#domains/wallet/member-wallet.ts';
import { askAboutAllDue } from '#domains/cashier/ask-gateway.ts';
import { balanceOf, deposit } from '#domains/cashier/cashier.testing.ts';
import {
  type FakeGateway,
  openFakeGateway,
} from '#domains/cashier/gateways/fake-gateway.testing.ts';
import { payOut } from '#domains/cashier/withdrawals/pay-out.ts';
import {
  approveBy,
  askFor,
  richMember,
  setHours,
} from '#domains/cashier/withdrawals/withdrawals.testing.ts';

let platform: TestPlatform;
let gateway: FakeGateway;
let operator: StaffLogin;
before(async () => {
  gateway = await openFakeGateway();
  platform = await openTestPlatform({ environment: { GATEWAY_URL: gateway.url } });
  operator = await signInStaff(platform, { permissions: 'all' });
});
after(async () => {
  await platform.close();
  await gateway.close();
});

const payout = 'pesa-pepe-payout';

const methodsOf = async (token: string) =>
  (await platform.player('GET /wps/cashier/methods', { token })).value;

const codesOf = (methods: { code: string }[]) => methods.map(({ code }) => code);

test('a withdrawal outside the hours of its method is refused with them, and nothing is held', async () => {
  const member = await richMember(platform);
  const idempotencyKey = randomUUID();
  await setHours(platform, payout, ['-1 hour', '1 hour']);
  const asked = await askFor(platform, member, '100', { idempotencyKey });
  assert.equal(asked.status, 200, asked.text);
  await setHours(platform, payout, ['1 hour', '2 hours']);
  const told = (await methodsOf(member.token)).withdrawal.find(
    ({ code }: { code: string }) => code === payout,
  );
  assert.equal(told.isOpen, false);
  const late = await askFor(platform, member, '100');
  assert.deepEqual([late.status, late.code, late.details], [409, 'method_closed', told.hours]);
  assert.equal(await balanceOf(platform, member), '900.00 100.00');
  const again = await askFor(platform, member, '100', { idempotencyKey });
  assert.equal(again.value.id, asked.value.id);
  await setHours(platform, payout);
});

test('what is approved after its method closed leaves once the method opens, and not before', async () => {
  const member = await richMember(platform);
  const { value } = await askFor(platform, member, '100');
  const id = value.id as string;
  await setHours(platform, payout, ['1 hour', '2 hours']);
  await approveBy(platform, operator, id);
  await payOut(platform.context, id);
  await platform.owner.query('UPDATE withdrawals SET next_ask_at = now()');
  await askAboutAllDue(platform.context);
  assert.equal(gateway.payouts.has(id), false);
  assert.equal(await balanceOf(platform, member), '900.00 100.00');
  const { rows } = await platform.owner.query<{ isAtOpening: boolean }>(
    `SELECT (next_ask_at AT TIME ZONE 'Africa/Nairobi')::time = opens_at AS "isAtOpening"
       FROM withdrawals JOIN payment_methods ON code = method WHERE public_id = $1`,
    [id],
  );
  assert.deepEqual(rows, [{ isAtOpening: true }]);
  await setHours(platform, payout, ['-1 hour', '1 hour']);
  await platform.owner.query('UPDATE withdrawals SET next_ask_at = now()');
  await askAboutAllDue(platform.context);
  assert.equal(gateway.payouts.get(id)?.['amount'], '100.00');
  // The rail has it: what becomes of it is asked about at any hour.
  gateway.setPayout(id, 'paid');
  await setHours(platform, payout, ['1 hour', '2 hours']);
  await payOut(platform.context, id);
  assert.equal(await balanceOf(platform, member), '900.00 0.00');
  await setHours(platform, payout);
});

test('shillings of Kenya are not sent to a phone of Tanzania, nor asked of one', async () => {
  const member = await richMember(platform);
  const abroad = await addAccount(platform, member, { number: '+255754000107' });
  assert.equal(abroad.value.currency, 'TZS');
  await platform.owner.query('UPDATE payout_accounts SET ready_at = added_at WHERE number = $1', [
    '+255754000107',
  ]);
  const refused = await askFor(platform, member, '100', { payoutAccountId: abroad.value.id });
  assert.deepEqual([refused.status, refused.code], [409, 'payout_account_abroad']);
  assert.equal(await balanceOf(platform, member), '1000.00 0.00');
  const asked = await deposit(platform, member, { method: 'mpesa', payer: '+255754000107' });
  assert.deepEqual([asked.status, asked.code], [409, 'payer_abroad']);
});

test('a member whose money is of Tanzania sees its payment methods alone, by the clock of the brand', async () => {
  const home = await registerTestMember(platform);
  const member = await registerTestMember(platform);
  await platform.owner.query(`UPDATE members SET currency = 'TZS' WHERE id = $1`, [member.id]);
  const methods = await methodsOf(member.token);
  assert.deepEqual(codesOf(methods.deposit), ['mpesa-tz', 'airtel-tz', 'bank-deposit-tz']);
  assert.deepEqual(codesOf(methods.withdrawal), [
    'mpesa-tz-payout',
    'airtel-tz-payout',
    'bank-transfer-tz',
  ]);
  const [first] = methods.deposit;
  assert.deepEqual([first.currency, first.minimum], ['TZS', '500.00']);
  const own = await methodsOf(home.token);
  for (const method of [...own.deposit, ...own.withdrawal]) assert.equal(method.currency, 'KES');
  await setHours(platform, 'mpesa-tz', ['1 hour', '2 hours']);
  const rested = (await methodsOf(member.token)).deposit[0];
  assert.equal(rested.isOpen, false);
  const refused = await deposit(platform, member, { method: 'mpesa-tz', amount: '500' });
  assert.equal(refused.code, 'method_closed');
  await setHours(platform, 'mpesa-tz');
  assert.equal(
    (await deposit(platform, member, { method: 'airtel' })).code,
    'method_not_available',
  );
});

test('the phone of Tanzania takes the money of Tanzania', async () => {
  const member = await richMember(platform);
  const number = '+255682000108';
  const payoutAccountId = await accountOf(addAccount(platform, member, { number }));
  await platform.owner.query('UPDATE payout_accounts SET ready_at = added_at WHERE number = $1', [
    number,
  ]);
  await platform.owner.query(`UPDATE members SET currency = 'TZS' WHERE id = $1`, [member.id]);
  await inTransaction(platform.context.database, (transaction) =>
    openWallet(transaction, member.id, 'TZS'),
  );
  const more = { method: 'airtel-tz-payout', payoutAccountId };
  const poor = await askFor(platform, member, '1000', more);
  // The number is fine; there is only no money of this kind.
  assert.equal(poor.code, 'insufficient_funds');
  const home = { ...more, payoutAccountId: member.payoutAccountId };
  assert.equal((await askFor(platform, member, '1000', home)).code, 'payout_account_abroad');
});
