import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { addMembers, type TestMember } from '@bahati/testing/factories.ts';
import { plantDays, plantLine, sealAndCount } from '#domains/agency/bills/bills.testing.ts';
import { openPlayedPlatform, sendOperation } from '#domains/gaming/rounds/rounds.testing.ts';
import type { TestPlatform } from '#platform/platform.testing.ts';
import { foldDay, foldTeamsNow } from './fold-teams.ts';

let platform: TestPlatform;
let players: TestMember[];
let agents: TestMember[];
before(async () => {
  ({ platform, players } = await openPlayedPlatform());
  agents = await addMembers(platform.owner, { count: 6, balance: 0n, firstId: 600_001n });
});
after(() => platform.close());

const nairobi = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Africa/Nairobi',
  dateStyle: 'short',
});
const dayMs = 86_400_000;
const today = () => nairobi.format(new Date());
const dayIn = (days: number) => nairobi.format(new Date(Date.now() + days * dayMs));

const agent = (at: number) => {
  const found = agents[at];
  if (!found) throw new Error(`There is no agent ${at}.`);
  return found;
};
const player = (at: number) => {
  const found = players[at];
  if (!found) throw new Error(`There is no player ${at}.`);
  return found;
};
const ask = (who: TestMember, path: string) =>
  platform.player(`GET ${path}`, { token: who.loginToken });
const overview = async (who: TestMember, from = today(), to = today()) =>
  (await ask(who, `/wps/agent/overview?from=${from}&to=${to}`)).value;

test('what a member stakes and wins is in the figures of every agent above, and of no other', async () => {
  await plantLine(platform.owner, [
    { id: agent(0).id, upline: null, type: 2 },
    { id: agent(1).id, upline: agent(0).id },
    { id: agent(2).id, upline: agent(0).id },
    { id: player(0).id, upline: agent(1).id, type: 0 },
  ]);
  const { playerId: memberId, sessionToken } = player(0);
  const bet = { memberId, sessionToken, roundId: 'team-1', amount: '600.00' };
  await sendOperation(platform, 'bet', { ...bet, transactionId: 'team-1-bet' });
  await sendOperation(platform, 'win', {
    memberId,
    roundId: 'team-1',
    transactionId: 'team-1-win',
    amount: '150.00',
    roundClosed: true,
  });
  await sealAndCount(platform);
  await foldTeamsNow(platform.context);
  for (const above of [agent(0), agent(1)]) {
    const { today: sums, members, directs } = await overview(above);
    assert.deepEqual(
      [sums.turnover, sums.payouts, sums.depositFees, sums.result],
      // The brand's teams bear 1 % of deposits, of which the player made one of 10,000.00.
      ['600.00', '150.00', '100.00', '-350.00'],
    );
    assert.deepEqual([sums.activeMembers, sums.betCount], [1, 1]);
    assert.equal(members, above === agent(0) ? 3 : 1);
    assert.equal(directs, above === agent(0) ? 2 : 1);
  }
  assert.equal((await overview(agent(2))).today.turnover, '0.00');
});

test('a member who is moved counts for the old line until the day ends', async () => {
  const moved = player(1);
  await plantLine(platform.owner, [
    { id: agent(3).id, upline: null, type: 2 },
    { id: agent(4).id, upline: null, type: 2 },
    { id: moved.id, upline: agent(3).id, type: 0 },
  ]);
  await platform.owner.query('UPDATE members SET upline_id = $2 WHERE id = $1', [
    moved.id,
    agent(4).id,
  ]);
  await plantDays(platform.owner, [
    { member: moved.id, day: today(), turnover: 70_000n },
    { member: moved.id, day: dayIn(1), turnover: 90_000n },
  ]);
  await foldTeamsNow(platform.context);
  const sumsOf = async (who: TestMember, day: string) => {
    const { rows } = await platform.owner.query<{ turnover: bigint }>(
      'SELECT turnover FROM team_days WHERE agent_id = $1 AND day = $2',
      [who.id, day],
    );
    return rows[0]?.turnover ?? 0n;
  };
  assert.equal(await sumsOf(agent(3), today()), 70_000n);
  assert.equal(await sumsOf(agent(4), today()), 0n);
  await foldDay(platform.context, dayIn(1), 'Africa/Nairobi');
  assert.equal(await sumsOf(agent(3), dayIn(1)), 0n);
  assert.equal(await sumsOf(agent(4), dayIn(1)), 90_000n);
  // Whose team it is told, changes at once.
  assert.equal((await ask(agent(3), `/wps/agent/members/${moved.id}`)).code, 'member_not_found');
  assert.equal((await ask(agent(4), `/wps/agent/members/${moved.id}`)).success, true);
});

test('nobody is moved below a member of the own team', async () => {
  await assert.rejects(
    platform.owner.query('UPDATE members SET upline_id = $2 WHERE id = $1', [
      agent(0).id,
      agent(1).id,
    ]),
    { constraint: 'tree_has_no_circle' },
  );
});

test('a moved agent brings everybody below along', async () => {
  await platform.owner.query('UPDATE members SET upline_id = $2 WHERE id = $1', [
    agent(1).id,
    agent(4).id,
  ]);
  const path = (await ask(agent(4), `/wps/agent/members/${player(0).id}`)).value.path;
  assert.deepEqual(
    path.map(({ nickname }: { nickname: string }) => nickname),
    [`tester${agent(4).id}`, `tester${agent(1).id}`],
  );
  assert.equal(
    (await ask(agent(0), `/wps/agent/members/${player(0).id}`)).code,
    'member_not_found',
  );
  // Back on the same day: as if nothing had been.
  await platform.owner.query('UPDATE members SET upline_id = $2 WHERE id = $1', [
    agent(1).id,
    agent(0).id,
  ]);
  assert.equal((await ask(agent(0), `/wps/agent/members/${player(0).id}`)).success, true);
});

test('members are found by how their names begin, in the own team alone', async () => {
  const names = async (who: TestMember, name: string) => {
    const { value } = await ask(who, `/wps/agent/members?name=${name}`);
    return value.items.map(({ id }: { id: string }) => id);
  };
  assert.deepEqual(await names(agent(0), `TESTER${player(0).id}`), [player(0).id.toString()]);
  assert.deepEqual(await names(agent(2), `tester${player(0).id}`), []);
  assert.equal((await names(agent(0), 'tester')).length, 3);
});

test('reports list direct downlines with what they did, agents with their whole team', async () => {
  const { value } = await ask(agent(0), `/wps/agent/reports/members?from=${today()}&to=${today()}`);
  const rows = new Map(
    value.items.map((row: { member: { id: string }; isTeam: boolean; sums: object }) => [
      row.member.id,
      row,
    ]),
  ) as Map<string, { isTeam: boolean; sums: { turnover: string } }>;
  assert.equal(rows.get(agent(1).id.toString())?.sums.turnover, '600.00');
  assert.equal(rows.get(agent(1).id.toString())?.isTeam, true);
  assert.equal(value.total.turnover, '600.00');
  assert.equal(value.own.turnover, '0.00');
  const below = await ask(
    agent(0),
    `/wps/agent/reports/members?from=${today()}&to=${today()}&under=${agent(1).id}`,
  );
  assert.equal(below.value.items[0].isTeam, false);
  assert.equal(below.value.items[0].sums.turnover, '600.00');
});

test('bets and movements of a member are told to the agents above', async () => {
  const range = `from=${today()}&to=${today()}`;
  const bets = await ask(agent(0), `/wps/agent/members/${player(0).id}/bets?${range}`);
  assert.deepEqual(
    bets.value.items.map(({ stake, payout }: { stake: string; payout: string }) => [stake, payout]),
    [['600.00', '150.00']],
  );
  const movements = await ask(agent(0), `/wps/agent/members/${player(0).id}/movements?${range}`);
  assert.ok(
    movements.value.items.some(({ code }: { code: string }) => code === 'payout'),
    movements.text,
  );
});

test('a card tells contacts masked, and what brought the member', async () => {
  await platform.owner.query(
    `UPDATE credentials SET mobile_number = '+254712345678', email = 'siri@barua.example'
      WHERE member_id = $1`,
    [player(0).id],
  );
  const { value } = await ask(agent(0), `/wps/agent/members/${player(0).id}`);
  assert.deepEqual(
    [value.mobile, value.email, value.source],
    ['+254••••••678', 'si•••@barua.example', null],
  );
});

test('a freeze is asked for once until staff decide', async () => {
  const freeze = (who: TestMember) =>
    platform.player(`POST /wps/agent/members/${player(0).id}/freeze`, {
      token: who.loginToken,
      body: { reason: 'Shares the phone of another' },
    });
  const both = await Promise.all([freeze(agent(0)), freeze(agent(1))]);
  assert.deepEqual(both.map(({ code }) => code ?? 'done').toSorted(), [
    'already_requested',
    'done',
  ]);
  assert.equal((await freeze(agent(2))).code, 'member_not_found');
});

test('whoever is not in the team does not exist for an agent, by no call', async () => {
  const range = `from=${today()}&to=${today()}`;
  const stranger = player(0).id;
  const paths = [
    `/wps/agent/members?under=${stranger}`,
    `/wps/agent/members/${stranger}`,
    `/wps/agent/reports/members?${range}&under=${stranger}`,
    `/wps/agent/members/${stranger}/bets?${range}`,
    `/wps/agent/members/${stranger}/movements?${range}`,
  ];
  // A sibling, the agent above another line, and one of the own upline.
  for (const who of [agent(2), agent(4), agent(5)]) {
    await platform.owner.query('UPDATE members SET type = 1 WHERE id = $1', [who.id]);
    for (const path of paths) {
      const answer = await ask(who, path);
      assert.deepEqual([answer.status, answer.code], [404, 'member_not_found'], path);
      const unknown = await ask(who, path.replaceAll(String(stranger), '999999999'));
      assert.equal(
        unknown.text.replace(/"requestId":"[^"]*"/, ''),
        answer.text.replace(/"requestId":"[^"]*"/, ''),
      );
    }
  }
  // The upline is above, not in the team; a plain member is no agent.
  assert.equal((await ask(agent(1), `/wps/agent/members/${agent(0).id}`)).code, 'member_not_found');
  for (const path of [`/wps/agent/overview?${range}`, ...paths]) {
    assert.equal((await ask(player(2), path)).code, 'need_agent', path);
  }
});

test('a range that is too long is refused', async () => {
  const answer = await ask(agent(0), '/wps/agent/overview?from=2026-01-01&to=2026-12-31');
  assert.equal(answer.code, 'range_invalid');
});
