import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { addMembers, addProvider } from '@bahati/testing/factories.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { plantDays, plantLine } from '#domains/agency/bills/bills.testing.ts';
import { foldTeamsNow } from './fold-teams.ts';
import { findLateChanges } from './late-changes.ts';
import { readTeamSums } from './team-sums.ts';

let platform: TestPlatform;
let ids: bigint[];
before(async () => {
  platform = await openTestPlatform();
  await addProvider(platform.owner);
  const people = await addMembers(platform.owner, { count: 5, balance: 0n });
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

const activesOf = async (agents: readonly bigint[], from: string, to: string) => {
  const sums = await readTeamSums(platform.owner, agents, { from, to, currency: 'KES' });
  return agents.map((agent) => sums.get(agent)?.activeMembers);
};

test('an active member counts once over a range, on the days in the team, while active', async () => {
  const [top, left, right, player, moved] = [id(0), id(1), id(2), id(3), id(4)];
  await plantLine(platform.owner, [
    { id: top, upline: null, type: 2 },
    { id: left, upline: top },
    { id: right, upline: top },
    { id: player, upline: left, type: 0 },
    { id: moved, upline: left, type: 0 },
  ]);
  // As a move on the day before yesterday left it: from yesterday on below the other agent.
  await platform.owner.query(
    `UPDATE team_members SET until_day = $3 WHERE agent_id = $1 AND member_id = $2`,
    [left, moved, dayAgo(1)],
  );
  await platform.owner.query(
    'INSERT INTO team_members (agent_id, member_id, depth, from_day) VALUES ($1, $2, 1, $3)',
    [right, moved, dayAgo(1)],
  );
  const play = (member: bigint, days: number, turnover = 60_000n) => ({
    member,
    day: dayAgo(days),
    turnover,
  });
  await plantDays(platform.owner, [
    play(player, 40),
    play(player, 2),
    play(player, 1),
    play(moved, 2),
    play(moved, 1),
    play(left, 1),
    play(right, 1, 100n),
  ]);
  await foldTeamsNow(platform.context);
  const team = [top, left, right];
  assert.deepEqual(await activesOf(team, dayAgo(45), dayAgo(0)), [3, 3, 1]);
  assert.deepEqual(await activesOf(team, dayAgo(2), dayAgo(1)), [3, 3, 1]);
  assert.deepEqual(await activesOf(team, dayAgo(1), dayAgo(0)), [3, 2, 1]);
  assert.deepEqual(await activesOf(team, dayAgo(45), dayAgo(30)), [1, 1, 0]);
  assert.deepEqual(await activesOf(team, dayAgo(1), dayAgo(1)), [3, 2, 1]);

  await plantDays(platform.owner, [play(player, 2, 100n), play(moved, 1, 100n)]);
  await foldTeamsNow(platform.context);
  assert.deepEqual(await activesOf(team, dayAgo(3), dayAgo(0)), [3, 3, 0]);
  assert.deepEqual(await activesOf(team, dayAgo(3), dayAgo(2)), [1, 1, 0]);
});

test('a fold that was killed after it noted a void finds the days again', async () => {
  await platform.owner.query(
    `INSERT INTO late_changes (transfer_id, member_id, currency, round_id, on_day, of_day, of_instant,
       turnover, valid_turnover, payout)
     VALUES (7, $1, 'KES', 1, '2026-03-05', '2026-03-02', '2026-03-02T09:00:00Z', 0, 0, 100)`,
    [id(3)],
  );
  const find = (after: bigint) =>
    inTransaction(platform.owner, (transaction) =>
      findLateChanges(transaction, { after, upTo: 7n, timeZone: 'Africa/Nairobi' }),
    );
  assert.deepEqual((await find(0n)).toSorted(), ['2026-03-02', '2026-03-05']);
  assert.deepEqual(await find(7n), []);
});

test('days that are counted late are folded too, however long ago they were', async () => {
  // Nothing of these days was counted as the first fold came.
  await platform.owner.query('UPDATE team_progress SET last_day = NULL, last_transfer_id = 0');
  await foldTeamsNow(platform.context);
  const { rows: progress } = await platform.owner.query<{ day: string | null }>(
    'SELECT last_day::text AS day FROM team_progress',
  );
  assert.equal(progress[0]?.day, null, 'no transfer was counted, so no day is done');
  const day = dayAgo(55);
  await platform.owner.query(
    `INSERT INTO member_days (day, member_id, product, vendor_id, currency, bet_count, stake, turnover,
       valid_bet, payout, promotion, deposit, withdrawal, tax, fee, transfer, vendor_result, rebate,
       adjustment)
     VALUES ($1, $2, 'RNG', 1, 'KES', 1, 5000, 5000, 5000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)`,
    [day, id(3)],
  );
  await foldTeamsNow(platform.context);
  const sums = await readTeamSums(platform.owner, [id(0)], { from: day, to: day, currency: 'KES' });
  assert.equal(sums.get(id(0))?.turnover, 5_000n);
});
