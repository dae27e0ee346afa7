import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { DailySalaryTerms, DividendTerms } from '@bahati/agency-rules/terms/terms.ts';
import { addMembers, addProvider, type TestMember } from '@bahati/testing/factories.ts';
import { giveMoney, openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import { operatorSum, plantContract, plantDays, plantLine, readBillRows } from './bills.testing.ts';
import { collectDebts } from './collect-debts.ts';
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
