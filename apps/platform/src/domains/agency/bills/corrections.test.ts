import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type {
  DailySalaryTerms,
  HourlySalaryTerms,
  RealTimeSalaryTerms,
  Terms,
} from '@bahati/agency-rules/terms/terms.ts';
import { addMembers, type TestMember } from '@bahati/testing/factories.ts';
import { openPlayedPlatform, sendOperation } from '#domains/gaming/rounds/rounds.testing.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import { signInStaff } from '#domains/staff/staff.testing.ts';
import type { TestPlatform } from '#platform/platform.testing.ts';
import {
  operatorSum,
  plantContract,
  plantDays,
  plantLine,
  readBillRows,
  sealAndCount,
} from './bills.testing.ts';
import { settleRuns } from './settle-runs.ts';

let platform: TestPlatform;
let players: TestMember[];
let agents: TestMember[];
before(async () => {
  ({ platform, players } = await openPlayedPlatform());
  agents = await addMembers(platform.owner, { count: 8, balance: 0n, firstId: 600_001n });
});
after(async () => {
  assert.deepEqual((await verifyLedger(platform.context.database)).breaches, []);
  assert.equal(await operatorSum(platform.owner, 'commission_clearing'), 0n);
  await platform.close();
});

const idOf = (people: readonly TestMember[], at: number) => people[at]?.id ?? 0n;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const nairobi = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Africa/Nairobi',
  dateStyle: 'short',
});
const dayAgo = (days: number) => nairobi.format(new Date(Date.now() - days * dayMs));
const startOf = (day: string) => new Date(`${day}T00:00:00+03:00`);

async function playRound(player: TestMember, roundId: string, stake: string, win: string) {
  const { playerId: memberId, sessionToken } = player;
  await sendOperation(platform, 'bet', {
    memberId,
    sessionToken,
    roundId,
    transactionId: `${roundId}-bet`,
    amount: stake,
  });
  const answer = await sendOperation(platform, 'win', {
    memberId,
    roundId,
    transactionId: `${roundId}-win`,
    amount: win,
    roundClosed: true,
  });
  assert.equal(answer.success, true, answer.text);
}

/** Two staff void a round that was settled. */
async function voidRound(roundId: string) {
  const permissions = ['rounds.read', 'rounds.void', 'approvals.read', 'approvals.decide'] as const;
  const asker = await signInStaff(platform, { permissions });
  const decider = await signInStaff(platform, { permissions });
  const { rows } = await platform.owner.query<{ id: bigint }>(
    'SELECT id FROM rounds WHERE external_id = $1',
    [roundId],
  );
  const id = rows[0]?.id;
  await platform.staff(`POST /bo/rounds/${id}/void`, {
    token: asker.token,
    body: { reason: 'The vendor lost this round' },
  });
  const { value } = await platform.staff('GET /bo/approvals?state=requested&pageSize=100', {
    token: decider.token,
  });
  const wish = value.items.find(({ subject }: { subject: string }) => subject === `round:${id}`);
  const done = await platform.staff(`POST /bo/approvals/${wish.id}/approve`, {
    token: decider.token,
    body: {},
  });
  assert.equal(done.success, true, done.text);
}

const billsOf = async (agent: bigint, kind: Terms['kind']) =>
  (await readBillRows(platform.owner)).filter((row) => row.agentId === agent && row.kind === kind);

test('a late change of a billed day is a line of the next bill, once', async () => {
  const [top, player] = [idOf(agents, 0), idOf(agents, 1)];
  await plantLine(platform.owner, [
    { id: top, upline: null, type: 2 },
    { id: player, upline: top, type: 0 },
  ]);
  const terms: DailySalaryTerms = {
    kind: 'daily_salary',
    hasLossCheck: false,
    tiers: [{ turnover: 0n, activeMembers: 0, loss: 0n, pays: 'rate', rateBps: 200 }],
  };
  const [first, second, third] = [dayAgo(4), dayAgo(3), dayAgo(2)];
  await plantContract(platform.owner, { agent: top, upline: null, terms, from: startOf(first) });
  await plantDays(platform.owner, [{ member: player, day: first, turnover: 500_000n }]);
  // The runs up to now, of which the later days had no play.
  await settleRuns(platform.context);
  assert.deepEqual(
    (await billsOf(top, 'daily_salary')).map(({ own }) => own),
    [10_000n],
  );

  await platform.owner.query(
    `INSERT INTO late_changes (transfer_id, member_id, currency, round_id, on_day, of_day, of_instant,
       turnover, valid_turnover, payout)
     VALUES (1, $1, 'KES', 1, $2, $3, $4, 200000, 200000, 0)`,
    [player, third, first, startOf(first)],
  );
  await plantDays(platform.owner, [
    // The books have the void on the day it happened.
    { member: player, day: third, turnover: -200_000n },
    { member: player, day: second, turnover: 300_000n },
  ]);
  // The runs of the two later days, as if they had not been yet.
  await platform.owner.query(
    `DELETE FROM settlement_runs WHERE kind = 'daily_salary' AND starts_at > $1`,
    [startOf(first)],
  );
  await settleRuns(platform.context);
  const bills = await billsOf(top, 'daily_salary');
  assert.deepEqual(
    bills.map(({ own, adjusted }) => [own, adjusted]),
    [
      [10_000n, 0n],
      [2_000n, -4_000n],
    ],
  );
});

test('bets pay real-time salaries once, and a voided one is taken off the next bill', async () => {
  const [top, low] = [idOf(agents, 2), idOf(agents, 3)];
  await plantLine(platform.owner, [
    { id: top, upline: null, type: 2 },
    { id: low, upline: top },
    { id: idOf(players, 0), upline: low, type: 0 },
  ]);
  const terms = (rateBps: number, brake: bigint | null = null): RealTimeSalaryTerms => ({
    kind: 'real_time_salary',
    rateBps,
    dailyTurnoverBrake: brake,
  });
  const slot = 5 * minuteMs;
  const from = new Date(Math.floor(Date.now() / slot) * slot);
  /** A run that ends in a minute: its bets are those of now. */
  const openRun = (startsAt: Date) =>
    platform.owner.query(
      `INSERT INTO settlement_runs (kind, period, starts_at, ends_at)
       VALUES ('real_time_salary', '5', $1, now() + interval '1 minute')`,
      [startsAt],
    );
  await openRun(from);
  await plantContract(platform.owner, { agent: top, upline: null, terms: terms(100), from });
  await plantContract(platform.owner, {
    agent: low,
    upline: top,
    terms: terms(60, 150_000n),
    from,
  });
  const [player] = players as [TestMember];
  await playRound(player, 'rt-1', '1000.00', '0');
  await playRound(player, 'rt-2', '1000.00', '300.00');
  await sealAndCount(platform);
  await Promise.all([settleRuns(platform.context), settleRuns(platform.context)]);
  // 0.6 % of 1,000.00 and of the 500.00 that the brake left; the top has the difference of all.
  assert.deepEqual(
    (await billsOf(low, 'real_time_salary')).map(({ own, state }) => [own, state]),
    [[900n, 'paid']],
  );
  assert.deepEqual(
    (await billsOf(top, 'real_time_salary')).map(({ own, state }) => [own, state]),
    [[800n, 'paid']],
  );

  await voidRound('rt-1');
  await playRound(player, 'rt-3', '2000.00', '0');
  await sealAndCount(platform);
  await openRun(new Date(from.getTime() + 1));
  await settleRuns(platform.context);
  assert.deepEqual(
    (await billsOf(top, 'real_time_salary')).map(({ own, adjusted }) => [own, adjusted]),
    [
      [800n, 0n],
      [400n, -400n],
    ],
  );
});

test('an hour pays its winning and its losing stakes by their rates', async () => {
  const top = idOf(agents, 4);
  await plantLine(platform.owner, [
    { id: top, upline: null, type: 2 },
    { id: idOf(players, 1), upline: top, type: 0 },
  ]);
  const terms: HourlySalaryTerms = {
    kind: 'hourly_salary',
    tiers: [{ turnover: 0n, activeMembers: 1, winRateBps: 50, lossRateBps: 200 }],
  };
  const [, player] = players as [TestMember, TestMember];
  await playRound(player, 'hour-1', '1000.00', '1500.00');
  await playRound(player, 'hour-2', '400.00', '0');
  await playRound(player, 'hour-3', '700.00', '700.00');
  await sealAndCount(platform);
  // The hour of these rounds, as if it were over: the run is opened by hand.
  const hour = new Date(Math.floor(Date.now() / hourMs) * hourMs);
  await plantContract(platform.owner, { agent: top, upline: null, terms, from: hour });
  await platform.owner.query(
    `INSERT INTO settlement_runs (kind, period, starts_at, ends_at) VALUES ('hourly_salary', 'h', $1, $2)`,
    [hour, new Date(hour.getTime() + hourMs)],
  );
  await settleRuns(platform.context);
  // 1,000.00 × 0.5 % + 400.00 × 2 %; an even round counts for neither.
  assert.deepEqual(
    (await billsOf(top, 'hourly_salary')).map(({ own }) => own),
    [1_300n],
  );
});

test('a bill above the limit waits for staff, and those below wait with their money set aside', async () => {
  const [top, low] = [idOf(agents, 5), idOf(agents, 6)];
  await plantLine(platform.owner, [
    { id: top, upline: null, type: 2 },
    { id: low, upline: top },
    { id: idOf(agents, 7), upline: low, type: 0 },
  ]);
  await platform.owner.query(
    `UPDATE agency_rules SET approval_limit = 1000000, valid_from = '2020-01-01'`,
  );
  const share = (rateBps: number): Terms => ({
    kind: 'dividend',
    period: 'D',
    mode: 'fixed',
    carryOver: 'none',
    tiers: [{ turnover: 0n, activeMembers: 0, loss: 0n, rateBps }],
  });
  const day = dayAgo(3);
  const from = startOf(day);
  await plantContract(platform.owner, { agent: top, upline: null, terms: share(300), from });
  await plantContract(platform.owner, { agent: low, upline: top, terms: share(200), from });
  await plantDays(platform.owner, [{ member: idOf(agents, 7), day, turnover: 60_000_000n }]);
  await settleRuns(platform.context);
  const states = async () =>
    (await readBillRows(platform.owner))
      .filter(({ agentId, own }) => (agentId === top || agentId === low) && own > 0n)
      .map(({ own, state, kept }) => [own, state, kept]);
  assert.deepEqual(await states(), [
    [1_800_000n, 'to_approve', 1_800_000n],
    [1_200_000n, 'to_approve', 0n],
  ]);
  await platform.owner.query(
    `UPDATE contract_bills SET state = 'to_collect', decided_by = 'tester' WHERE agent_id = $1 AND state = 'to_approve'`,
    [top],
  );
  await settleRuns(platform.context);
  assert.deepEqual(await states(), [
    [1_800_000n, 'paid', 600_000n],
    [1_200_000n, 'to_approve', 1_200_000n],
  ]);
  await platform.owner.query(
    `UPDATE contract_bills SET state = 'rejected', decided_by = 'tester' WHERE agent_id = $1 AND state = 'to_approve'`,
    [low],
  );
  await settleRuns(platform.context);
  const { rows } = await platform.owner.query<{ balance: bigint }>(
    `SELECT balance FROM accounts WHERE owner_id = $1 AND kind = 'cash'`,
    [top],
  );
  // What it had paid for the rejected bill came back.
  assert.equal(rows[0]?.balance, 1_800_000n);
});
