import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { MemberMission } from '@bahati/contract/player-site/rewards/missions.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { countDays } from '#domains/records/daily-aggregates/daily-aggregates.ts';
import { voidRound } from '#domains/gaming/voids/void-round.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import { openPlay, type Player } from '#domains/rewards/play.testing.ts';
import { anywhere, plantMission } from './missions.testing.ts';

const listCall = 'GET /wps/relay/MCSFE_getMissionSummaryDetails';
let all: Awaited<ReturnType<typeof openPlay>>;
let players: Player[];
before(async () => {
  all = await openPlay();
  players = await all.players(8, 510_001n);
});
after(() => all.platform.close());

const playerAt = (at: number) => players[at] ?? assert.fail('no such player');

async function missionOf(player: Player, id: string): Promise<MemberMission> {
  const { value } = await all.platform.player(listCall, { token: player.token });
  const found = value.items.find((item: MemberMission) => item.id === id);
  return found ?? assert.fail('the mission is not shown');
}

const claim = (player: Player, id: string, period: string) =>
  all.platform.player('POST /wps/rewards/missions/claim', {
    token: player.token,
    body: { id, period },
  });

const cash = (amount: string) => ({ kind: 'cash', amount }) as const;

async function givenTo(player: Player) {
  const { rows } = await all.platform.owner.query<{ amount: bigint }>(
    `SELECT t.amount FROM transfers t JOIN accounts a ON a.id = t.credit_account_id
      WHERE a.owner_id = $1 AND t.code = 79 ORDER BY t.id`,
    [player.id],
  );
  return rows.map(({ amount }) => amount);
}

test('progress follows each bet at once, counted or not, and a void takes it back', async () => {
  const player = playerAt(0);
  const { id } = await plantMission(all.platform.owner, {
    goal: { kind: 'turnover', amount: '100.00', scope: { ...anywhere, products: ['RNG'] } },
    award: cash('5.00'),
  });
  assert.equal((await missionOf(player, id)).progress, '0.00');
  const round = await all.play(player, '30.00', '0');
  assert.equal((await missionOf(player, id)).progress, '30.00');
  await all.play(player, '25.50', '0');
  await all.seal();
  await countDays(all.platform.context);
  assert.equal((await missionOf(player, id)).progress, '55.50');
  await inTransaction(all.platform.context.database, (transaction) =>
    voidRound(all.platform.context, transaction, round),
  );
  const shown = await missionOf(player, id);
  assert.deepEqual([shown.progress, shown.state], ['25.50', 'running']);
  const early = await claim(player, id, shown.period);
  assert.deepEqual([early.status, early.code], [409, 'mission_not_reached']);
});

test('of ten claims at once one is given, and the others are told so', async () => {
  const player = playerAt(1);
  const { id } = await plantMission(all.platform.owner, {
    goal: { kind: 'bets', count: 2, scope: anywhere },
    award: cash('7.00'),
  });
  await all.play(player, '1.00', '0');
  await all.play(player, '1.00', '0');
  const { period, state } = await missionOf(player, id);
  assert.equal(state, 'reached');
  const answers = await Promise.all(Array.from({ length: 10 }, () => claim(player, id, period)));
  assert.equal(answers.filter(({ success }) => success).length, 1);
  for (const { success, code } of answers) if (!success) assert.equal(code, 'mission_claimed');
  assert.deepEqual(await givenTo(player), [700n]);
  const { value } = await all.platform.player('GET /wps/rewards/missions/claims', {
    token: player.token,
  });
  assert.deepEqual(
    value.items.map((item: { id: string; award: object }) => [item.id, item.award]),
    [[id, { kind: 'cash', amount: '7.00' }]],
  );
});

test('a claim that dies before its end leaves nothing, and the next one is whole', async () => {
  const player = playerAt(2);
  const { id, rowId } = await plantMission(all.platform.owner, {
    goal: { kind: 'bets', count: 1, scope: anywhere },
    award: cash('9.00'),
  });
  await all.play(player, '1.00', '0');
  const { period } = await missionOf(player, id);
  await all.platform.owner.query(`
    CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'died'; END $$;
    CREATE TRIGGER dies BEFORE INSERT OR UPDATE ON mission_days
      FOR EACH ROW EXECUTE FUNCTION die()`);
  assert.equal((await claim(player, id, period)).status, 500);
  await all.platform.owner.query('DROP TRIGGER dies ON mission_days');
  assert.deepEqual(await givenTo(player), []);
  assert.equal((await claim(player, id, period)).success, true);
  assert.deepEqual(await givenTo(player), [900n]);
  const { rows } = await all.platform.owner.query('SELECT spent FROM missions WHERE id = $1', [
    rowId,
  ]);
  assert.deepEqual(rows, [{ spent: 900n }]);
});

test('a budget is never passed, whoever races for its last', async () => {
  const { id, rowId } = await plantMission(all.platform.owner, {
    goal: { kind: 'wins', count: 1, scope: { ...anywhere, gameIds: [900] } },
    award: cash('4.00'),
    dayBudget: 800n,
  });
  const racing = [3, 4, 5, 6].map(playerAt);
  for (const player of racing) await all.play(player, '1.00', '2.00');
  const { period } = await missionOf(playerAt(3), id);
  const answers = await Promise.all(racing.map((player) => claim(player, id, period)));
  assert.equal(answers.filter(({ success }) => success).length, 2);
  for (const { success, code } of answers) if (!success) assert.equal(code, 'mission_spent');
  const { rows } = await all.platform.owner.query(
    'SELECT spent, claims FROM mission_days WHERE mission_id = $1',
    [rowId],
  );
  assert.deepEqual(rows, [{ spent: 800n, claims: 2 }]);
});

test('a step of a chain opens when the one before is claimed, and counts the whole period', async () => {
  const player = playerAt(7);
  const first = await plantMission(all.platform.owner, {
    cadence: 'weekly',
    goal: { kind: 'bets', count: 1, scope: anywhere },
    award: { kind: 'points', points: 50 },
  });
  const second = await plantMission(all.platform.owner, {
    cadence: 'weekly',
    afterId: first.rowId,
    goal: { kind: 'bets', count: 2, scope: anywhere },
    award: cash('3.00'),
  });
  await all.play(player, '1.00', '0');
  await all.play(player, '1.00', '0');
  const locked = await missionOf(player, second.id);
  assert.deepEqual(
    [locked.state, locked.progress, locked.chain],
    ['locked', '2', { id: first.id, place: 2, of: 2 }],
  );
  assert.equal((await claim(player, second.id, locked.period)).code, 'mission_not_reached');
  assert.equal((await claim(player, first.id, locked.period)).success, true);
  assert.equal((await missionOf(player, second.id)).state, 'reached');
  assert.equal((await claim(player, second.id, locked.period)).success, true);
  const { rows } = await all.platform.owner.query(
    `SELECT balance FROM accounts WHERE owner_id = $1 AND kind = 'points'`,
    [player.id],
  );
  assert.deepEqual(rows, [{ balance: 50n }]);
});

test('a period is claimed in its days of grace and not after them', async () => {
  const player = playerAt(0);
  const goal = { kind: 'deposits', count: 1 } as const;
  const mission = { goal, award: cash('6.00'), graceDays: 1 };
  const { id } = await plantMission(all.platform.owner, mission);
  await all.platform.owner.query(
    `INSERT INTO deposits (public_id, member_id, idempotency_key, method, currency, amount, status,
       completed_at)
     SELECT gen_random_uuid(), $1, gen_random_uuid(), 'pesa-pepe', 'KES', 500, 'completed',
            now() - make_interval(days => ago) FROM generate_series(1, 2) AS ago`,
    [player.id],
  );
  const { rows } = await all.platform.owner.query<{ yesterday: string; before: string }>(
    `SELECT (today - 1)::text AS yesterday, (today - 2)::text AS before
       FROM (SELECT (now() AT TIME ZONE 'Africa/Nairobi')::date AS today) now`,
  );
  const { yesterday = '', before: dayBefore = '' } = rows[0] ?? {};
  const { value } = await all.platform.player(listCall, { token: player.token });
  const shown = value.items.filter((item: MemberMission) => item.id === id);
  assert.deepEqual(
    shown.map(({ state, period }: MemberMission) => [state, period === yesterday]),
    [
      ['running', false],
      ['reached', true],
    ],
  );
  assert.equal((await claim(player, id, dayBefore)).code, 'mission_over');
  assert.equal((await claim(player, id, yesterday)).success, true);
  assert.equal((await claim(player, id, yesterday)).code, 'mission_claimed');
});

test('a change of terms counts from the next period on', async () => {
  const player = playerAt(0);
  const { id, rowId } = await plantMission(all.platform.owner, {
    goal: { kind: 'deposited', amount: '50.00' },
    award: cash('1.00'),
  });
  await all.platform.owner.query(
    `INSERT INTO mission_versions (mission_id, from_day, title, goal, award, written_by)
     SELECT mission_id, (now() AT TIME ZONE 'Africa/Nairobi')::date + 1, title,
            '{"kind": "deposited", "amount": "900.00"}', award, 'test'
       FROM mission_versions WHERE mission_id = $1`,
    [rowId],
  );
  assert.equal((await missionOf(player, id)).target, '50.00');
});

test('whoever paused play is offered nothing, and a trial member has no missions', async () => {
  const player = playerAt(5);
  const { id } = await plantMission(all.platform.owner, {
    goal: { kind: 'bets', count: 1, scope: anywhere },
    award: cash('2.00'),
  });
  const { period } = await missionOf(player, id);
  await all.platform.owner.query(
    `INSERT INTO exclusions (owner_id, kind, source, ends_at)
     VALUES ($1, 'time_out', 'member', now() + interval '1 day')`,
    [player.id],
  );
  assert.equal((await claim(player, id, period)).code, 'play_paused');
  await all.platform.owner.query('UPDATE members SET type = 4 WHERE id = $1', [playerAt(6).id]);
  const { token } = playerAt(6);
  assert.equal((await all.platform.player(listCall, { token })).code, 'need_true_account');
});

test('the books are whole after it', async () => {
  await all.seal();
  assert.deepEqual((await verifyLedger(all.platform.owner)).breaches, []);
});
