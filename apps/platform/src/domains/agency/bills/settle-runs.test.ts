import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { DailySalaryTerms, DividendTerms } from '@bahati/agency-rules/terms/terms.ts';
import { addMembers, addProvider, type TestMember } from '@bahati/testing/factories.ts';
import { giveMoney, openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import { operatorSum, plantContract, plantDays, plantLine, readBillRows } from './bills.testing.ts';
import { foldTeamsNow } from '#domains/agency/teams/teams.ts';
import { collectDebts } from './collect-debts.ts';
import { projectBills } from './running-bills.ts';
import { settleRuns } from './settle-runs.ts';

let platform: TestPlatform;
let people: TestMember[];
before(async () => {
  platform = await openTestPlatform();
  await addProvider(platform.owner);
  people = await addMembers(platform.owner, { count: 8, balance: 0n });
});
after(async () => {
  assert.deepEqual((await verifyLedger(platform.context.database)).breaches, []);
  assert.equal(await operatorSum(platform.owner, 'commission_clearing'), 0n);
  await platform.close();
});

const dayMs = 86_400_000;
const nairobi = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Africa/Nairobi',
  dateStyle: 'short',
});
/** A day of the brand that is over, and its first instant. */
const dayAgo = (days: number) => nairobi.format(new Date(Date.now() - days * dayMs));
const startOf = (day: string) => new Date(`${day}T00:00:00+03:00`);

const rate = (rateBps: number, activeMembers = 0): DailySalaryTerms => ({
  kind: 'daily_salary',
  hasLossCheck: false,
  tiers: [{ turnover: 0n, activeMembers, loss: 0n, pays: 'rate', rateBps }],
});

/** Of a day's loss. */
const share = (rateBps: number, activeMembers = 0): DividendTerms => ({
  kind: 'dividend',
  period: 'D',
  mode: 'fixed',
  carryOver: 'none',
  tiers: [{ turnover: 0n, activeMembers, loss: 0n, rateBps }],
});

const id = (at: number) => people[at]?.id ?? 0n;

const cashOf = async (owner: bigint) => {
  const { rows } = await platform.owner.query<{ balance: bigint }>(
    `SELECT balance FROM accounts WHERE owner_id = $1 AND kind = 'cash'`,
    [owner],
  );
  return rows[0]?.balance ?? 0n;
};

test('a line keeps the differences of its rates, and the operator pays the top bill', async () => {
  const [top, middle, low, player] = [id(0), id(1), id(2), id(3)];
  await plantLine(platform.owner, [
    { id: top, upline: null, type: 2 },
    { id: middle, upline: top },
    { id: low, upline: middle },
    { id: player, upline: low, type: 0 },
  ]);
  const day = dayAgo(3);
  const from = startOf(day);
  await plantContract(platform.owner, { agent: top, upline: null, terms: rate(300), from });
  await plantContract(platform.owner, { agent: middle, upline: top, terms: rate(200), from });
  await plantContract(platform.owner, { agent: low, upline: middle, terms: rate(100), from });
  await plantDays(platform.owner, [{ member: player, day, turnover: 1_000_000n }]);

  await Promise.all([settleRuns(platform.context), settleRuns(platform.context)]);
  await settleRuns(platform.context);

  const bills = (await readBillRows(platform.owner)).filter(({ own }) => own > 0n);
  assert.deepEqual(
    bills.map(({ agentId, own, kept, state }) => [agentId, own, kept, state]),
    [
      [top, 30_000n, 10_000n, 'paid'],
      [middle, 20_000n, 10_000n, 'paid'],
      [low, 10_000n, 10_000n, 'paid'],
    ],
  );
  assert.deepEqual(await Promise.all([top, middle, low].map(cashOf)), [10_000n, 10_000n, 10_000n]);
  assert.equal(await operatorSum(platform.owner, 'commission_cost'), -30_000n);
});

test('an upline that missed its tier owes all the same, and pays as money comes', async () => {
  const [top, middle, low] = [id(4), id(5), id(6)];
  await plantLine(platform.owner, [
    { id: top, upline: null, type: 2 },
    { id: middle, upline: top },
    { id: low, upline: middle },
    { id: id(7), upline: low, type: 0 },
  ]);
  const day = dayAgo(2);
  const from = startOf(day);
  await plantContract(platform.owner, { agent: top, upline: null, terms: share(300), from });
  await plantContract(platform.owner, { agent: middle, upline: top, terms: share(200, 5), from });
  await plantContract(platform.owner, { agent: low, upline: middle, terms: share(100), from });
  await plantDays(platform.owner, [{ member: id(7), day, turnover: 700_000n }]);
  await settleRuns(platform.context);

  const billOf = async (agent: bigint) => {
    const rows = await readBillRows(platform.owner);
    const found = rows.find(({ agentId, startsAt }) => agentId === agent && +startsAt === +from);
    const { own, received, fromDebt, state } = found ?? {};
    return { own, received, fromDebt, state };
  };
  assert.deepEqual(await billOf(middle), {
    own: 0n,
    received: 0n,
    fromDebt: 0n,
    state: 'insufficient',
  });
  assert.deepEqual(await billOf(low), {
    own: 7_000n,
    received: 0n,
    fromDebt: 0n,
    state: 'partly_paid',
  });

  const give = (amount: bigint) => giveMoney(platform, middle, amount);
  await give(3_000n);
  await collectDebts(platform.context);
  assert.deepEqual(await billOf(low), {
    own: 7_000n,
    received: 0n,
    fromDebt: 3_000n,
    state: 'partly_paid',
  });
  await give(9_000n);
  await Promise.all([collectDebts(platform.context), collectDebts(platform.context)]);
  assert.deepEqual(await billOf(low), {
    own: 7_000n,
    received: 0n,
    fromDebt: 7_000n,
    state: 'paid',
  });
  assert.equal((await billOf(middle)).state, 'paid');
  assert.equal(await cashOf(middle), 5_000n);
});

const ask = (at: number, path: string, body?: object) =>
  platform.player(`${body ? 'POST' : 'GET'} /wps/agent/${path}`, {
    token: people[at]?.loginToken,
    ...(body ? { body } : {}),
  });

test('a bill is told to its agent and to its payer, and to nobody else', async () => {
  const { value } = await ask(2, 'bills?kind=daily_salary');
  const [bill] = value.items;
  assert.deepEqual([bill.own, bill.kept, bill.upline.id], ['100.00', '100.00', null]);
  assert.match(bill.upline.nickname, /^te\*\*\*$/);

  const own = await ask(2, `bills/${bill.id}`);
  assert.deepEqual(own.value.parts.uplineBill, '100.00');
  assert.deepEqual(own.value.snapshot.figures.validTurnover, '10000.00');
  const payer = await ask(1, `bills/${bill.id}`);
  assert.equal(payer.value.upline.id, id(1).toString());
  // The upline of the upline, the top of another line, and a plain member.
  for (const [at, code] of [
    [0, 'not_found'],
    [4, 'not_found'],
    [3, 'need_agent'],
  ] as const) {
    assert.equal((await ask(at, `bills/${bill.id}`)).code, code);
    assert.equal(
      (await ask(at, `bills/${bill.id}/file`, { format: 'csv', language: 'en' })).code,
      code,
    );
  }
  const downlines = await ask(1, 'bills?side=downlines&kind=daily_salary');
  assert.deepEqual(
    downlines.value.items.map((row: { id: string }) => row.id),
    [bill.id],
  );
  assert.deepEqual((await ask(0, `bills?side=downlines&memberId=${id(2)}`)).value.items, []);
});

test('a bill tells what came late, and its payer what it paid late', async () => {
  const told = async (at: number) => {
    const { items } = (await ask(at, 'bills?side=own&kind=dividend')).value;
    const { value } = await ask(at, `bills/${items.at(-1).id}`);
    return [value.own, value.received, value.kept, value.owed, value.paidFromWallet];
  };
  assert.deepEqual(await told(6), ['70.00', '70.00', '70.00', '0.00', '0.00']);
  assert.deepEqual(await told(5), ['0.00', '0.00', '0.00', '70.00', '70.00']);
});

test('the file of a bill is given to whoever its link was made for', async () => {
  const [bill] = (await ask(2, 'bills?kind=daily_salary')).value.items;
  for (const format of ['csv', 'pdf']) {
    const { value } = await ask(2, `bills/${bill.id}/file`, { format, language: 'sw' });
    const file = await platform.player(`GET ${value.path}`);
    assert.equal(file.status, 200);
    assert.match(file.text, format === 'pdf' ? /^%PDF/ : /100\.00/);
    const spoilt = value.path.replace(/order=./, 'order=x');
    assert.equal((await platform.player(`GET ${spoilt}`)).status, 404);
  }
});

test('income is told by day and kind, by what was kept', async () => {
  const range = `from=${dayAgo(10)}&to=${dayAgo(0)}`;
  const { value } = await ask(1, `income?${range}`);
  const salary = value.kinds.find(({ kind }: { kind: string }) => kind === 'daily_salary');
  assert.deepEqual([salary.kept, salary.bills], ['100.00', 1]);
  assert.equal(value.total, '100.00');
  assert.equal((await ask(3, `income?${range}`)).code, 'need_agent');
});

test('what a running period would cost is computed ahead, and told to the agent alone', async () => {
  await plantDays(platform.owner, [{ member: id(7), day: dayAgo(0), turnover: 200_000n }]);
  await foldTeamsNow(platform.context);
  await projectBills(platform.context);
  const { value } = await ask(4, 'liability');
  const dividend = value.items.find(({ kind }: { kind: string }) => kind === 'dividend');
  assert.deepEqual([dividend.own, dividend.owed, dividend.fromWallet], ['60.00', '0.00', '0.00']);
  const middle = (await ask(5, 'liability')).value.items[0];
  // Its tier asks for five active members: it owes its downline all the same.
  assert.deepEqual([middle.own, middle.owed, middle.fromWallet], ['0.00', '20.00', '20.00']);
});
