import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { DividendTerms } from '@bahati/agency-rules/terms/terms.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { addMembers, addProvider } from '@bahati/testing/factories.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { foldTeamsNow } from '#domains/agency/teams/teams.ts';
import { plantContract, plantDays, plantLine, readBillRows } from './bills.testing.ts';
import { readContractsOfRun } from './contracts-of-run.ts';
import { readCarried } from './corrections.ts';
import type { RunningPeriod } from './run.ts';
import { projectBills } from './running-bills.ts';
import { settleRuns } from './settle-runs.ts';

let platform: TestPlatform;
let ids: bigint[];
before(async () => {
  platform = await openTestPlatform();
  await addProvider(platform.owner);
  const people = await addMembers(platform.owner, { count: 6, balance: 0n });
  ids = people.map(({ id }) => id);
});
after(() => platform.close());

const id = (at: number) => ids[at] ?? 0n;
const dayMs = 86_400_000;
const nairobi = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Africa/Nairobi',
  dateStyle: 'short',
});
const dayAgo = (days: number) => nairobi.format(new Date(Date.now() - days * dayMs));
const startOf = (day: string) => new Date(`${day}T00:00:00+03:00`);

/** A tenth of a loss, where a member or more were active. */
const tenth = (period: 'D' | 'M'): DividendTerms => ({
  kind: 'dividend',
  period,
  mode: 'fixed',
  carryOver: 'none',
  tiers: [{ turnover: 0n, activeMembers: 1, loss: 0n, rateBps: 1_000 }],
});

test('a void after a bill was issued corrects it for all above, one before it corrects nothing', async () => {
  const [top, low, player] = [id(0), id(1), id(2)];
  await plantLine(platform.owner, [
    { id: top, upline: null, type: 2 },
    { id: low, upline: top },
    { id: player, upline: low, type: 0 },
  ]);
  const day = dayAgo(3);
  const from = startOf(day);
  await plantContract(platform.owner, { agent: top, upline: null, terms: tenth('D'), from });
  await plantContract(platform.owner, { agent: low, upline: top, terms: tenth('D'), from });
  await plantDays(platform.owner, [
    { member: player, day, turnover: 1_000_000n, payout: 400_000n },
    { member: player, day: dayAgo(2), turnover: 500_000n },
  ]);
  await settleRuns(platform.context);
  const bill = (await readBillRows(platform.owner)).find(({ agentId }) => agentId === low);
  assert.equal(bill?.own, 60_000n);

  const carried = () =>
    inTransaction(platform.owner, async (transaction) => {
      const today: RunningPeriod = {
        kind: 'dividend',
        period: 'D',
        startsAt: startOf(dayAgo(0)),
        endsAt: new Date(+startOf(dayAgo(0)) + dayMs),
        firstDay: dayAgo(0),
        lastDay: dayAgo(0),
      };
      const contracts = await readContractsOfRun(transaction, today, 0n, 10);
      const { BRAND } = platform.context.config;
      const all = await readCarried(transaction, BRAND, today, contracts);
      return contracts.map(({ id: of }) => all.get(of)?.lines.map(({ amount }) => amount));
    });
  assert.deepEqual(await carried(), [[], []]);

  // A win of the first day is taken back a day later, known only now.
  await platform.owner.query(
    `INSERT INTO late_changes (transfer_id, member_id, currency, round_id, on_day, of_day, of_instant,
       turnover, valid_turnover, payout, noted_at)
     VALUES (1, $1, 'KES', 1, $2, $3, $4, 0, 0, 200000, now() - interval '1 day')`,
    [player, dayAgo(2), day, new Date(+from + dayMs / 2)],
  );
  await platform.owner.query('UPDATE team_progress SET last_day = NULL');
  await platform.owner.query(
    `UPDATE contract_bills SET issued_at = now() - interval '1 hour' WHERE starts_at = $1`,
    [from],
  );
  assert.deepEqual(await carried(), [[], []]);
  await platform.owner.query('UPDATE late_changes SET noted_at = now()');
  await foldTeamsNow(platform.context);
  assert.deepEqual(await carried(), [[20_000n], [20_000n]]);
});

test('a running month is projected by who is active by now, and follows what is known', async () => {
  const [top, player, other] = [id(3), id(4), id(5)];
  await plantLine(platform.owner, [
    { id: top, upline: null, type: 2 },
    { id: player, upline: top, type: 0 },
    { id: other, upline: top, type: 0 },
  ]);
  const from = startOf(`${dayAgo(0).slice(0, 7)}-01`);
  const contract = await plantContract(platform.owner, {
    agent: top,
    upline: null,
    terms: tenth('M'),
    from,
  });
  const activeAt = async (turnovers: readonly [bigint, bigint]) => {
    const [of, ofOther] = turnovers;
    await plantDays(platform.owner, [
      { member: player, day: dayAgo(0), turnover: of },
      { member: other, day: dayAgo(0), turnover: ofOther },
    ]);
    await projectBills(platform.context);
    await projectBills(platform.context);
    const { rows } = await platform.owner.query<{ active: number }>(
      `SELECT (snapshot->'figures'->>'activeMembers')::int AS active FROM running_bills
        WHERE contract_id = $1`,
      [contract],
    );
    return rows[0]?.active;
  };
  assert.equal(await activeAt([200_000n, 100n]), 1);
  assert.equal(await activeAt([200_000n, 300_000n]), 2);
  assert.equal(await activeAt([100n, 300_000n]), 1);
});
