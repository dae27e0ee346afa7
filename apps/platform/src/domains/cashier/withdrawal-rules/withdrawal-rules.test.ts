/** What stands between a member and his money, what it costs, and when nobody has to look. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { readWalletIds } from '#domains/wallet/ledger/accounts.ts';
import { operatorAccountIn } from '#domains/wallet/ledger/operator-account.ts';
import { lockAccounts, writeTransfers } from '#domains/wallet/ledger/ledger.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import { giveMoney, openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import {
  auditActions,
  balanceOf,
  callBack,
  payoutReport,
} from '#domains/cashier/cashier.testing.ts';
import {
  type FakeGateway,
  openFakeGateway,
} from '#domains/cashier/gateways/fake-gateway.testing.ts';
import { payOut } from '#domains/cashier/withdrawals/pay-out.ts';
import {
  approveBy,
  askFor,
  paidWithdrawal,
  quote,
  richMember,
  setRules,
  stake,
} from '#domains/cashier/withdrawals/withdrawals.testing.ts';

let platform: TestPlatform;
let gateway: FakeGateway;
let operator: StaffLogin;
before(async () => {
  gateway = await openFakeGateway();
  platform = await openTestPlatform({ environment: { GATEWAY_URL: gateway.url } });
  operator = await signInStaff(platform, { permissions: 'all' });
});
beforeEach(() => setRules(platform));
after(async () => {
  await platform.close();
  await gateway.close();
});

/** 5 % withholding and a fee of 10 shillings and 1 %, until undone. */
async function taxAndFee(): Promise<() => Promise<void>> {
  await platform.owner.query(
    `INSERT INTO tax_rates (jurisdiction, event, code, name_en, name_sw, rate_bps, valid_from)
     VALUES ('KE', 'withdrawal', 'withholding', 'Withholding tax', 'Kodi ya zuio', 500, '2025-07-01')`,
  );
  const setFee = (fixed: number, bps: number) =>
    platform.owner.query(
      `UPDATE payment_methods SET fee_fixed = $1, fee_bps = $2 WHERE code = 'pesa-pepe-payout'`,
      [fixed, bps],
    );
  await setFee(1_000, 100);
  return async () => {
    await platform.owner.query('DELETE FROM tax_rates');
    await setFee(0, 0);
  };
}

async function operatorBalance(kind: string, scope: string): Promise<bigint> {
  const { rows } = await platform.owner.query<{ sum: bigint }>(
    `SELECT coalesce(sum(CASE WHEN credit_account_id = accounts.id THEN amount ELSE -amount END), 0)
              ::bigint AS sum
       FROM accounts JOIN transfers ON accounts.id IN (debit_account_id, credit_account_id)
      WHERE owner_id = 0 AND kind = $1 AND scope = $2`,
    [kind, scope],
  );
  return rows[0]?.sum ?? 0n;
}

test('the quote says tax, fee and net to the cent, and the request takes exactly these', async () => {
  const undo = await taxAndFee();
  const member = await richMember(platform);
  const told = await quote(platform, member, '300.10');
  assert.equal(told.status, 200, told.text);
  const { tax, taxName, taxRateBps, fee, net, blockReasons } = told.value;
  // 5 % of 300.10 is 15.005: half a cent goes up. The fee is 10 and 3.00.
  assert.deepEqual([tax, fee, net], ['15.01', '13.00', '272.09']);
  assert.deepEqual(taxName, { en: 'Withholding tax', sw: 'Kodi ya zuio' });
  assert.deepEqual([taxRateBps, blockReasons], [500, []]);
  const asked = await askFor(platform, member, '300.10');
  const { id } = asked.value;
  assert.deepEqual([asked.value.tax, asked.value.fee, asked.value.net], [tax, fee, net]);
  await undo();
  assert.equal(await balanceOf(platform, member), '699.90 300.10');
  await approveBy(platform, operator, id);
  await payOut(platform.context, id);
  assert.equal(gateway.payouts.get(id)?.['amount'], '272.09');
  const gross = await callBack(platform, payoutReport(id, 'paid', { amount: '300.10' }));
  assert.equal(gross.code, 'amount_differs');
  await callBack(platform, payoutReport(id, 'paid', { amount: '272.09' }));
  assert.equal(await balanceOf(platform, member), '699.90 0.00');
  assert.equal(await operatorBalance('tax_payable', 'withholding'), 1_501n);
  assert.equal(await operatorBalance('adjustment', 'withdrawal fee'), 1_300n);
  assert.deepEqual((await verifyLedger(platform.context.database)).breaches, []);
});

test('a payout that failed returns the whole amount: no tax and no fee is kept', async () => {
  const undo = await taxAndFee();
  const before = await operatorBalance('tax_payable', 'withholding');
  const member = await richMember(platform);
  const { value } = await askFor(platform, member, '300');
  await undo();
  await approveBy(platform, operator, value.id);
  await payOut(platform.context, value.id);
  gateway.setPayout(value.id, 'failed');
  await callBack(platform, payoutReport(value.id, 'failed', { amount: value.net, reason: 'no' }));
  assert.equal(await balanceOf(platform, member), '1000.00 0.00');
  assert.equal(await operatorBalance('tax_payable', 'withholding'), before);
});

test('an amount that tax and fee would eat is refused', async () => {
  const undo = await taxAndFee();
  await platform.owner.query(
    `UPDATE payment_methods SET fee_fixed = 2000 WHERE code = 'pesa-pepe-payout'`,
  );
  const member = await richMember(platform);
  assert.equal((await quote(platform, member, '20')).code, 'amount_out_of_range');
  assert.equal((await askFor(platform, member, '20')).code, 'amount_out_of_range');
  await undo();
});

test('a quote is refused as the request would be: unknown ways, amounts, trials', async () => {
  const member = await richMember(platform);
  const unknown = await quote(platform, member, '100', { method: 'pigeon' });
  assert.deepEqual([unknown.status, unknown.code], [404, 'method_not_available']);
  assert.equal((await quote(platform, member, '19.99')).code, 'amount_out_of_range');
  await platform.owner.query('UPDATE members SET type = 4 WHERE id = $1', [member.id]);
  const trial = await quote(platform, member, '100');
  assert.deepEqual([trial.status, trial.code], [403, 'need_true_account']);
});

test('no more than the brand’s sum leaves in a day; what came to nothing does not count', async () => {
  await setRules(platform, { daily_maximum: 50_000n });
  const member = await richMember(platform);
  const first = await askFor(platform, member, '300');
  const told = await quote(platform, member, '250');
  assert.deepEqual(
    [told.value.leftToday, told.value.blockReasons],
    ['200.00', ['daily_limit_reached']],
  );
  const over = await askFor(platform, member, '200.01');
  assert.deepEqual([over.status, over.code], [409, 'daily_limit_reached']);
  assert.deepEqual(over.details, { left: '200.00' });
  await platform.staff(`POST /bo/withdrawals/${first.value.id}/reject`, {
    token: operator.token,
    body: { reason: 'Name differs' },
  });
  assert.equal((await askFor(platform, member, '500')).status, 200);
});

test('a way of paying may have a day’s bound of its own, and the narrower one counts', async () => {
  await setRules(platform, { daily_maximum: 50_000n });
  const bound = (amount: number | null) =>
    platform.owner.query(
      `UPDATE payment_methods SET daily_maximum = $1 WHERE code = 'pesa-pepe-payout'`,
      [amount],
    );
  await bound(10_000);
  const member = await richMember(platform);
  assert.equal((await quote(platform, member, '100')).value.leftToday, '100.00');
  assert.equal((await askFor(platform, member, '100.01')).code, 'daily_limit_reached');
  await bound(null);
});

test('a day has as many withdrawals as the brand says', async () => {
  await setRules(platform, { daily_count: 1 });
  const member = await richMember(platform);
  assert.equal((await quote(platform, member, '50')).value.timesLeftToday, 1);
  assert.equal((await askFor(platform, member, '50')).status, 200);
  assert.deepEqual((await quote(platform, member, '50')).value.blockReasons, [
    'daily_count_reached',
  ]);
  const second = await askFor(platform, member, '50');
  assert.deepEqual([second.status, second.code], [409, 'daily_count_reached']);
});

test('deposits have to be staked first as often as the brand asks, by the ledger’s count', async () => {
  await setRules(platform, { wagering_bps: 15_000 });
  const member = await richMember(platform);
  const told = await quote(platform, member, '100');
  assert.deepEqual(told.value.wagering, { required: '1500.00', left: '1500.00' });
  assert.deepEqual(told.value.blockReasons, ['wagering_open']);
  await stake(platform, member.id, 50_000n);
  // Of a tie nothing counts, and half of a half result.
  await stake(platform, member.id, 10_000n, 0n);
  await stake(platform, member.id, 20_000n, 10_000n);
  const early = await askFor(platform, member, '100');
  assert.deepEqual([early.status, early.code], [409, 'wagering_open']);
  assert.deepEqual(early.details, { left: '900.00' });
  await giveMoney(platform, member.id, 70_000n);
  await stake(platform, member.id, 90_000n);
  // 1,700 came in: 2,550 are asked for, 1,500 were staked that count.
  assert.equal((await quote(platform, member, '100')).value.wagering.left, '1050.00');
});

test('a withdrawal that went through has had its count: only later deposits are counted', async () => {
  await setRules(platform, { wagering_bps: 10_000 });
  const member = await richMember(platform);
  await stake(platform, member.id, 50_000n);
  await stake(platform, member.id, 50_000n);
  await setRules(platform, { wagering_bps: 0 });
  await giveMoney(platform, member.id, 100_000n);
  assert.equal((await askFor(platform, member, '100')).status, 200);
  await setRules(platform, { wagering_bps: 10_000 });
  assert.equal((await quote(platform, member, '100')).value.wagering, null);
  await giveMoney(platform, member.id, 20_000n);
  assert.deepEqual((await quote(platform, member, '100')).value.wagering, {
    required: '200.00',
    left: '200.00',
  });
});

test('stakes of open games are told, and stand in the way where the brand says so', async () => {
  const member = await richMember(platform);
  const { database } = platform.context;
  const [wallet] = await readWalletIds(database, [member.id]);
  await inTransaction(database, async (transaction) => {
    const locked = await lockAccounts(transaction, [wallet!.cash, wallet!.held]);
    const { cash: debit, held: credit } = wallet!;
    locked.plan({ debit, credit, amount: 25_000n, code: 'stake_held', reference: member.id });
    await writeTransfers(transaction, locked);
  });
  await askFor(platform, member, '100');
  const told = await quote(platform, member, '100');
  assert.deepEqual([told.value.openStakes, told.value.blockReasons], ['250.00', []]);
  await setRules(platform, { waits_for_open_stakes: true });
  const open = await askFor(platform, member, '100');
  assert.deepEqual(
    [open.status, open.code, open.details],
    [409, 'stakes_open', { open: '250.00' }],
  );
  // The round ends, so that the ledger is whole again for the tests after.
  await inTransaction(database, async (transaction) => {
    const locked = await lockAccounts(transaction, [wallet!.cash, wallet!.held]);
    const credit = await operatorAccountIn(transaction, 'game_revenue', 'test', 'KES');
    const debit = wallet!.held;
    locked.plan({ debit, credit, amount: 25_000n, code: 'stake_settled', reference: member.id });
    await writeTransfers(transaction, locked);
  });
  assert.equal((await askFor(platform, member, '100')).status, 200);
});

test('the risk is stored with the request and told to staff with its reasons', async () => {
  const member = await richMember(platform);
  const { value } = await askFor(platform, member, '300');
  assert.equal(value.riskScore, undefined);
  const seen = await platform.staff(`GET /bo/withdrawals/${value.id}`, { token: operator.token });
  const codes = seen.value.riskReasons.map(({ code }: { code: string }) => code);
  const all = ['barely_staked', 'new_account', 'new_payout_account', 'first_withdrawal'];
  assert.deepEqual(codes, all);
  assert.equal(seen.value.riskScore, 90);
  const dueHours = (Date.parse(seen.value.dueAt) - Date.parse(value.createdAt)) / 3_600_000;
  assert.equal(dueHours, 48);
});

test('another network and another device since the last payment are noticed', async () => {
  const { member } = await paidWithdrawal(platform, operator);
  const reasonsOf = async () => {
    const { value } = await askFor(platform, member, '20');
    const seen = await platform.staff(`GET /bo/withdrawals/${value.id}`, { token: operator.token });
    return seen.value.riskReasons.map(({ code }: { code: string }) => code) as string[];
  };
  const known = await reasonsOf();
  assert.ok(!known.includes('new_network') && !known.includes('new_device'), known.join());
  await platform.owner.query(
    `WITH old AS (UPDATE sessions SET created_at = now() + interval '1 minute',
                         ip = '203.0.113.9', user_agent = 'Another/1.0'
                   WHERE member_id = $1 RETURNING member_id)
     INSERT INTO sessions (token_hash, member_id, ip, user_agent, created_at)
     SELECT '\\x01'::bytea || int8send(member_id), member_id, '127.0.0.1', 'Known/1.0',
            now() - interval '1 day' FROM old`,
    [member.id],
  );
  const foreign = await reasonsOf();
  assert.ok(foreign.includes('new_network') && foreign.includes('new_device'), foreign.join());
  // A neighbouring address and a newer version of the browser are the same home and device.
  await platform.owner.query(
    `UPDATE sessions SET ip = '::ffff:203.0.113.77', user_agent = 'Another/2.3'
      WHERE member_id = $1 AND user_agent = 'Known/1.0'`,
    [member.id],
  );
  const near = await reasonsOf();
  assert.ok(!near.includes('new_network') && !near.includes('new_device'), near.join());
});

test('small sums of known members go out by the rules alone; all others wait for staff', async () => {
  // Nobody else is paid there, which would be a reason to look.
  const member = await richMember(platform, 10_000_000n, { number: '0712000001' });
  const rules = { automatic_maximum: 40_000n, automatic_score: 100, automatic_after_paid: 1 };
  await setRules(platform, rules);
  const first = await askFor(platform, member, '300');
  assert.equal(first.value.status, 'requested');
  await approveBy(platform, operator, first.value.id);
  await callBack(platform, payoutReport(first.value.id, 'paid', { amount: '300.00' }));
  const small = await askFor(platform, member, '400');
  assert.equal(small.value.status, 'approved');
  const { rows } = await platform.owner.query('SELECT 1 FROM graphile_worker.jobs WHERE key = $1', [
    `payout ${small.value.id}`,
  ]);
  assert.equal(rows.length, 1);
  assert.deepEqual(await auditActions(platform, `withdrawal:${small.value.id}`), [
    'withdrawal.auto_approved',
  ]);
  assert.equal((await askFor(platform, member, '400.01')).value.status, 'requested');
  await setRules(platform, { ...rules, automatic_score: 20 });
  assert.equal((await askFor(platform, member, '20')).value.status, 'requested');
});

test('how long payments take is measured from the last ones paid', async () => {
  const usual = async (token: string) => {
    const { value } = await platform.player('GET /wps/cashier/payoutTimes', { token });
    return value.items.find(({ method }: { method: string }) => method === 'bank-transfer');
  };
  const member = await richMember(platform);
  assert.equal((await usual(member.token)).usualMinutes, null);
  await platform.owner.query(
    `INSERT INTO withdrawals (public_id, member_id, idempotency_key, method, payee, currency, amount,
       hold_id, status, created_at, paid_at)
     SELECT gen_random_uuid(), $1, gen_random_uuid(), 'bank-transfer', '1', 'KES', 100,
            900000 + n, 'confirmed', now() - make_interval(mins => 10 * n), now()
       FROM generate_series(1, 10) AS n`,
    [member.id],
  );
  assert.equal((await usual(member.token)).usualMinutes, 80);
});
