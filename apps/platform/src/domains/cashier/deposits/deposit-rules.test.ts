/** What a deposit costs, and when none begins. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import {
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { seedTaxRates } from '#seed/cashier/seed-tax-rates.ts';
import {
  balanceOf,
  callBack,
  chargeReport,
  deposit,
  wakeRail,
} from '#domains/cashier/cashier.testing.ts';
import {
  type FakeGateway,
  openFakeGateway,
} from '#domains/cashier/gateways/fake-gateway.testing.ts';
import { setHours } from '#domains/cashier/withdrawals/withdrawals.testing.ts';

let platform: TestPlatform;
let gateway: FakeGateway;
before(async () => {
  gateway = await openFakeGateway();
  platform = await openTestPlatform({ environment: { GATEWAY_URL: gateway.url } });
  await seedTaxRates(platform.owner);
});
after(async () => {
  await platform.close();
  await gateway.close();
});

const newMember = () => registerTestMember(platform);

const quote = (token: string, body: object = {}) =>
  platform.player('POST /wps/cashier/deposits/quote', {
    token,
    body: { method: 'pesa-pepe', amount: '333.33', ...body },
  });

const setMethod = (assignments: string) =>
  platform.owner.query(`UPDATE payment_methods SET ${assignments} WHERE code = 'pesa-pepe'`);

const operatorBalance = async (kind: string, scope: string) => {
  const { rows } = await platform.owner.query<{ sum: string }>(
    `SELECT coalesce(sum(amount), 0)::text AS sum FROM transfers
       JOIN accounts ON accounts.id = credit_account_id
      WHERE owner_id = 0 AND kind = $1 AND scope = $2`,
    [kind, scope],
  );
  return rows[0]?.sum;
};

test('what is told before is what is taken: the whole arrives, tax and fee leave with it', async () => {
  const member = await newMember();
  await setMethod('fee_fixed = 500, fee_bps = 100');
  const told = await quote(member.token);
  assert.deepEqual(told.value, {
    currency: 'KES',
    amount: '333.33',
    fee: '8.33',
    tax: '16.67',
    taxName: { en: 'Excise duty', sw: 'Ushuru wa bidhaa' },
    taxRateBps: 500,
    credited: '308.33',
    isFirst: true,
  });
  const { value } = await deposit(platform, member, { amount: '333.33' });
  // The law moves and the fee too: what the member agreed to stays.
  await setMethod('fee_fixed = 0, fee_bps = 0');
  await callBack(platform, chargeReport(value.id, 'paid', { amount: '333.33' }));
  await callBack(platform, chargeReport(value.id, 'paid', { amount: '333.33' }));
  assert.equal(await balanceOf(platform, member), '308.33 0.00');
  assert.equal(await operatorBalance('tax_payable', 'excise'), '1667');
  assert.equal(await operatorBalance('adjustment', 'deposit fee'), '833');
  assert.equal((await quote(member.token)).value.isFirst, false);
  const { breaches } = await verifyLedger(platform.context.database);
  assert.deepEqual(breaches, []);
});

test('a quote is refused as the deposit would be', async () => {
  const member = await newMember();
  assert.equal((await quote(member.token, { amount: '19' })).code, 'amount_out_of_range');
  assert.equal((await quote(member.token, { method: 'none' })).code, 'method_not_available');
  await platform.owner.query('UPDATE members SET type = 4 WHERE id = $1', [member.id]);
  assert.equal((await quote(member.token)).code, 'need_true_account');
});

test('a method works in its hours, over midnight too', async () => {
  const member = await newMember();
  const open = async (from: string, to: string) => {
    await setHours(platform, 'pesa-pepe', [from, to]);
    const { value } = await platform.player('GET /wps/cashier/methods', { token: member.token });
    const told = value.deposit.find(({ code }: { code: string }) => code === 'pesa-pepe');
    const started = await deposit(platform, member);
    assert.equal(started.code === 'method_closed', !told.isOpen);
    if (!told.isOpen) assert.deepEqual(started.details, told.hours);
    return told.isOpen as boolean;
  };
  assert.equal(await open('-1 hour', '1 hour'), true);
  assert.equal(await open('1 hour', '2 hours'), false);
  assert.equal(await open('1 hour', '-1 hour'), false);
  assert.equal(await open('1 hour', '30 minutes'), true);
  await setHours(platform, 'pesa-pepe');
});

test('where money only goes out, no deposit begins and what is under way still lands', async () => {
  const member = await newMember();
  const { value } = await deposit(platform, member);
  await platform.owner.query('UPDATE cashier_settings SET is_withdraw_only = true');
  const methods = await platform.player('GET /wps/cashier/methods', { token: member.token });
  assert.equal(methods.value.isWithdrawOnly, true);
  assert.equal((await deposit(platform, member)).code, 'deposits_paused');
  await callBack(platform, chargeReport(value.id, 'paid'));
  assert.equal(await balanceOf(platform, member), '475.00 0.00');
  await platform.owner.query('UPDATE cashier_settings SET is_withdraw_only = false');
});

test('a rail that keeps failing is shown as out to everybody until it has rested', async () => {
  const member = await newMember();
  const isOut = async (on: TestPlatform) => {
    const { value } = await on.player('GET /wps/cashier/methods', { token: member.token });
    return value.deposit.find(({ code }: { code: string }) => code === 'pesa-pepe').isOut;
  };
  assert.equal(await isOut(platform), false);
  gateway.mood.isDown = true;
  for (let at = 0; at < 3; at += 1) await deposit(platform, member);
  gateway.mood.isDown = false;
  assert.equal(await isOut(platform), true);
  const second = await openTestPlatform({ sharing: { ownerUrl: platform.ownerUrl } });
  assert.equal(await isOut(second), true, 'on the other process too');
  await second.close();
  const asked = gateway.charges.size;
  await platform.owner.query(`UPDATE deposits SET status = 'expired' WHERE status = 'pending'`);
  await deposit(platform, member);
  assert.equal(gateway.charges.size, asked, 'nobody waits for it');
  await platform.owner.query('UPDATE rail_health SET rests_until = now()');
  assert.equal(await isOut(platform), false);
  assert.equal((await deposit(platform, member)).value.status, 'pending');
  const { rows } = await platform.owner.query('SELECT faults FROM rail_health');
  assert.deepEqual(rows, [{ faults: 0 }]);
  await wakeRail(platform);
});
