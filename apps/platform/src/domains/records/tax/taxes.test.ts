/** What is owed each month equals the ledger, and a month is filed once. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { TaxLine } from '@bahati/contract/back-office/tax/taxes.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { readWalletIds } from '#domains/wallet/ledger/accounts.ts';
import { operatorAccountIn } from '#domains/wallet/ledger/operator-account.ts';
import {
  registerTestMember,
  openTestPlatform,
  type TestPlatform,
} from '#platform/platform.testing.ts';

let platform: TestPlatform;
let staff: StaffLogin;
let reader: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  await platform.owner.query(
    'INSERT INTO cashier_settings (brand_code, jurisdiction) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    ['bahati', 'KE'],
  );
  await platform.owner.query(
    `INSERT INTO tax_rates (jurisdiction, event, code, name_en, name_sw, rate_bps, valid_from)
     VALUES ('KE', 'deposit', 'excise', 'Excise', 'Ushuru', 500, '2025-07-01'),
            ('KE', 'withdrawal', 'withholding', 'Withholding', 'Zuio', 500, '2025-07-01')
     ON CONFLICT DO NOTHING`,
  );
  staff = await signInStaff(platform, { permissions: 'all' });
  reader = await signInStaff(platform, { permissions: ['reports.read'] });
  await playTwoMonths();
});
after(() => platform.close());

/** The month before this one, in the brand's days. */
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Nairobi' }).format(new Date());
const thisMonth = day.slice(0, 7);
const lastMonth = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 2, 1))
  .toISOString()
  .slice(0, 7);

let reference = 5_000_000_000n;

/** Straight into the ledger, as deposits, withdrawals and bets write it: code, from, to, amount. */
async function playTwoMonths(): Promise<void> {
  const member = await registerTestMember(platform);
  const { database } = platform.context;
  const [wallet] = await readWalletIds(database, [member.id]);
  assert.ok(wallet);
  const house = (kind: 'payment_clearing' | 'tax_payable' | 'game_revenue', scope: string) =>
    inTransaction(database, (transaction) => operatorAccountIn(transaction, kind, scope, 'KES'));
  const [rail, excise, withholding, games] = [
    await house('payment_clearing', 'pesa-pepe'),
    await house('tax_payable', 'excise'),
    await house('tax_payable', 'withholding'),
    await house('game_revenue', 'test'),
  ];
  const { cash, held } = wallet;
  for (const [month, times] of [
    [lastMonth, 1n],
    [thisMonth, 2n],
  ] as const) {
    const moves: [bigint, bigint, number, bigint][] = [
      [rail, cash, 20, 100_000n],
      [cash, excise, 24, 5_000n],
      [cash, games, 4, 40_000n],
      [games, cash, 5, 10_000n],
      [held, rail, 22, 18_000n],
      [held, withholding, 26, 1_000n],
      [held, rail, 27, 1_000n],
      // A withdrawal that came back, with its tax.
      [rail, cash, 28, 1_900n],
      [withholding, cash, 51, 100n],
    ];
    for (const [debit, credit, code, amount] of moves) {
      reference += 1n;
      await platform.owner.query(
        `INSERT INTO transfers (debit_account_id, credit_account_id, amount, code, reference,
           created_at) VALUES ($1, $2, $3, $4, $5, ($6 || '-01')::date + interval '1 hour')`,
        [debit, credit, amount * times, code, reference, month],
      );
    }
  }
}

const read = async (): Promise<TaxLine[]> =>
  (await platform.staff('GET /bo/taxes?months=2', { token: reader.token })).value.items;

const lineOf = async (month: string, code: string) =>
  (await read()).find((line) => line.month === month && line.code === code);

function file(month: string, code: string, more: object = {}, who = staff) {
  const body = { currency: 'KES', reference: 'KRA-77', owed: '50.00', reason: 'Sent by iTax' };
  return platform.staff(`POST /bo/taxes/${month}/${code}/file`, {
    token: who.token,
    body: { ...body, ...more },
  });
}

test('each tax is what the ledger moved to its account, of what it moved in and out', async () => {
  const lines = await read();
  const told = lines
    .filter(({ month }) => month === lastMonth)
    .map(({ code, base, owed, ratesBps, state }) => [code, base, owed, ratesBps.join(), state]);
  const state = lines.find(({ month }) => month === lastMonth)?.state;
  assert.deepEqual(told, [
    ['excise', '1000.00', '50.00', '500', state],
    // 15 % of what was staked less what was paid out.
    ['gaming-tax', '300.00', '45.00', '1500', state],
    ['withholding', '180.00', '9.00', '500', state],
  ]);
  assert.equal((await lineOf(thisMonth, 'excise'))?.state, 'running');
  assert.equal((await lineOf(lastMonth, 'excise'))?.dueOn, `${thisMonth}-20`);
  // The whole history of the accounts is what all months owe together.
  for (const code of ['excise', 'withholding']) {
    const { rows } = await platform.owner.query<{ sum: string }>(
      `SELECT (sum(CASE WHEN c.scope = $1 THEN t.amount ELSE -t.amount END) / 100)::numeric(12, 2)
                ::text AS sum
         FROM transfers t JOIN accounts d ON d.id = debit_account_id
                          JOIN accounts c ON c.id = credit_account_id
        WHERE $1 IN (c.scope, d.scope)`,
      [code],
    );
    const months = await Promise.all([lastMonth, thisMonth].map((month) => lineOf(month, code)));
    const owed = months.reduce((sum, line) => sum + Number(line?.owed.replace('.', '')), 0);
    assert.equal(owed, Number(rows[0]?.sum.replace('.', '')));
  }
});

test('a month is filed once, with its reference, and then says so', async () => {
  const answers = await Promise.all([1, 2].map(() => file(lastMonth, 'excise')));
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  assert.equal(answers.filter(({ code }) => code === 'already_filed').length, 1);
  const line = await lineOf(lastMonth, 'excise');
  assert.deepEqual(
    [line?.state, line?.reference, line?.filedBy],
    ['filed', 'KRA-77', staff.username],
  );
  const { rows } = await platform.owner.query(
    `SELECT actor, reason, after ->> 'owed' AS owed FROM audit_entries
      WHERE subject = $1 AND action = 'tax.filed'`,
    [`tax:excise:${lastMonth}`],
  );
  assert.deepEqual(rows, [{ actor: staff.username, reason: 'Sent by iTax', owed: '50.00' }]);
});

test('a month that runs, another sum, no such tax and a reader are refused', async () => {
  const early = await file(thisMonth, 'excise', { owed: '100.00' });
  assert.deepEqual([early.status, early.code], [409, 'month_not_over']);
  const other = await file(lastMonth, 'withholding', { owed: '9.01' });
  assert.deepEqual([other.status, other.code], [409, 'changed_meanwhile']);
  assert.equal((await file(lastMonth, 'nothing')).status, 404);
  assert.equal((await file(lastMonth, 'withholding', {}, reader)).code, 'forbidden');
});
