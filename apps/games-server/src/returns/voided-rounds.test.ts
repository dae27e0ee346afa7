import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { signedHeaders } from '@bahati/server-kit/signature.ts';
import { voidImportedRound } from '#games-server/rounds/void-imported-round.ts';
import {
  injected,
  openFrame,
  providerKey,
  runHere,
  type Running,
  type Scene,
  setScene,
} from '#games-server/scene.testing.ts';
import { createVictim, type Victim } from '#games-server/victim.testing.ts';
import { countReturns } from './count-returns.ts';
import { listReturns } from './list-returns.ts';

let scene: Scene;
let running: Running;
let victim: Victim;

before(async () => {
  scene = await setScene();
  running = await runHere(scene);
  victim = await createVictim(scene);
});
after(async () => {
  await victim.kill();
  await running.stop();
  await scene.close();
});

type Told = { roundId: string; gameCode: string; memberId: string };

/** Plays these many rounds of stakes that differ, and answers how each is named by the operator. */
async function play(count: number): Promise<Told[]> {
  const memberId = scene.addMember();
  const frame = await openFrame(scene, injected(running), memberId);
  for (let at = 0; at < count; at += 1) {
    assert.equal((await frame.spin(['20.00', '50.00'][at % 2])).status, 200);
  }
  const { rows } = await scene.owner.query<Told>(
    `SELECT external_id AS "roundId", game_code AS "gameCode", member_id::text AS "memberId"
       FROM games.rounds WHERE member_id = $1 ORDER BY id`,
    [memberId],
  );
  assert.equal(rows.length, count);
  return rows;
}

const count = () => countReturns(running.context, { olderThanSeconds: 0 });

const told = async () => {
  const { builds } = await listReturns(running.context, { afterRevision: '0', limit: 500 });
  return builds.map(({ rounds, stake, payout, stakeSquares, currency }) =>
    [currency, rounds, stake, payout, stakeSquares].join(' '),
  );
};

const newest = async () => {
  const { builds } = await listReturns(running.context, { afterRevision: '0', limit: 500 });
  return builds.at(-1)?.revision ?? '0';
};

/** What the rounds that stand come to, by themselves. */
async function standing(): Promise<string[]> {
  const { rows } = await scene.owner.query<{ line: string }>(
    `SELECT concat_ws(' ', currency, count(*), coalesce(sum(stake), 0), coalesce(sum(payout), 0),
            coalesce(sum(stake::numeric * stake), 0)) AS line
       FROM games.rounds WHERE state = 'settled' GROUP BY currency`,
  );
  return rows.map(({ line }) => line);
}

const voidOne = (round: Told | undefined) => {
  assert.ok(round);
  return voidImportedRound(running.context, round);
};

test('a round that is voided leaves what it was counted into, told of it once or often', async () => {
  const rounds = await play(6);
  await count();
  assert.deepEqual(await told(), await standing());
  const before_ = await newest();
  assert.deepEqual(await voidOne(rounds[1]), { isVoided: true });
  assert.deepEqual(await told(), await standing());
  const { builds } = await listReturns(running.context, { afterRevision: before_, limit: 10 });
  assert.deepEqual(
    builds.map(({ rounds: left }) => left),
    ['5'],
    'who asks for what changed is told',
  );
  await Promise.all([1, 2, 3].map(() => voidOne(rounds[1])));
  await count();
  assert.deepEqual(await told(), await standing());
});

test('one that is voided before it is counted never was in it', async () => {
  const rounds = await play(4);
  await voidOne(rounds[0]);
  await count();
  await voidOne(rounds[0]);
  assert.deepEqual(await told(), await standing());
});

test('voids that meet each other and the counting take out what was counted and nothing else', async () => {
  for (let at = 0; at < 4; at += 1) {
    const rounds = await play(8);
    const counting = () => countReturns(running.context, { olderThanSeconds: 0, limit: 3 });
    const voids = rounds.filter((_, place) => place % 2 === 0).flatMap((round) => [round, round]);
    await Promise.all([
      ...voids.map((round) => voidImportedRound(running.context, round)),
      ...[1, 2, 3, 4].map(counting),
    ]);
    while ((await counting()) > 0);
    assert.deepEqual(await told(), await standing());
  }
});

const ask = async (round: Told) => {
  const payload = JSON.stringify(round);
  const response = await fetch(`${victim.origin}/vendor/v1/rounds/void`, {
    method: 'POST',
    body: payload,
    headers: {
      'content-type': 'application/json',
      ...signedHeaders('platform', providerKey, payload, Date.now()),
    },
  });
  return (await response.json()) as { value?: object };
};

const points = [
  {
    point: 'before it has the round',
    hold: (transaction: Transaction) => transaction.query('SELECT 1 FROM games.rounds FOR UPDATE'),
  },
  {
    point: 'before it has taken it out',
    hold: (transaction: Transaction) =>
      transaction.query('SELECT 1 FROM games.build_returns FOR UPDATE'),
  },
];

for (const { point, hold } of points) {
  test(`killed ${point}, a voided round is taken out once when it is told of again`, async () => {
    const [earlier, round] = await play(3);
    assert.ok(earlier && round);
    await count();
    if (!victim.isAlive()) await victim.start();
    assert.deepEqual((await ask(earlier)).value, { isVoided: true });
    const was = await told();
    const killed = victim.killWhileBlocked(hold);
    await victim.armed();
    await Promise.all([assert.rejects(ask(round)), killed]);
    assert.deepEqual([await told(), await standing()], [was, was], 'nothing has happened');
    await victim.start();
    assert.deepEqual((await ask(round)).value, { isVoided: true });
    const taken = await told();
    assert.deepEqual(taken, await standing());
    assert.notDeepEqual(taken, was);
    for (const again of [earlier, round]) {
      assert.deepEqual((await ask(again)).value, { isVoided: true });
      assert.deepEqual([await told(), await standing()], [taken, taken], 'taken out once');
    }
  });
}

test('a build of which every round was voided is told to have none', async () => {
  const { rows } = await scene.owner.query<Told>(
    `SELECT external_id AS "roundId", game_code AS "gameCode", member_id::text AS "memberId"
       FROM games.rounds WHERE state = 'settled'`,
  );
  for (const round of rows) await voidOne(round);
  assert.deepEqual(await told(), ['KES 0 0 0 0']);
});
