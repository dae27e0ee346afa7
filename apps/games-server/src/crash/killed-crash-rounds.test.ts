import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import type { CrashBet } from '@bahati/contract/games-frame/crash.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { until } from '@bahati/testing/until.ts';
import { callsOf, over, type Scene, setScene, startBalance } from '#games-server/scene.testing.ts';
import { createVictim, inGroups, type Stop, type Victim } from '#games-server/victim.testing.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import {
  awaitDecided,
  awaitLanded,
  awaitPhase,
  clearSky,
  differences,
  type Flyer,
  holdBetting,
  openFlyer,
  patientPace,
  plantCrashRounds,
  takeOff,
} from './crash.testing.ts';

let scene: Scene;
let victim: Victim;

before(async () => {
  scene = await setScene();
  Object.assign(scene.environment, patientPace);
  victim = await createVictim(scene);
});
beforeEach(async () => {
  if (!victim.isAlive()) await victim.start();
});
after(async () => {
  await victim.kill();
  await scene.close();
});
afterEach(async () => {
  scene.platform.setHook(undefined);
  // A server that lives on announces no round of its own before the next test plants one.
  await scene.owner.query("UPDATE games.crash_room SET wanted_until = now() - interval '1 s'");
  await clearSky(scene);
});

/** What a dead process held is anybody's once its lease is over; the test does not sit it out. */
async function comeBack(): Promise<void> {
  await scene.owner.query(
    `UPDATE games.crash_bets SET due_at = now()
      WHERE state IN ('asking', 'paying', 'voiding')`,
  );
  await scene.owner.query("UPDATE games.crash_room SET beat_at = now() - interval '4 s'");
  await victim.start();
}

/** What bets are committed under. */
const holdRound = (transaction: Transaction) =>
  transaction.query("SELECT 1 FROM games.crash_rounds WHERE state = 'betting' FOR UPDATE");

const holdBets = (memberId: string) => (transaction: Transaction) =>
  transaction.query('SELECT id FROM games.crash_bets WHERE member_id = $1 FOR UPDATE', [memberId]);

type Bet = { bet: CrashBet; flyer: Flyer };

/** A bet with each target on one round, which then takes off. */
async function board(
  point: { from: number; to: number },
  targets: readonly (string | undefined)[],
): Promise<Bet[]> {
  await plantCrashRounds(scene, 1, point);
  const bets: Bet[] = [];
  for (const target of targets) {
    const flyer = await openFlyer(scene, over(victim.origin), scene.addMember());
    const { bet } = await flyer.bet({ stake: '100.00', ...(target && { target }) });
    assert.equal(bet.state, 'active');
    bets.push({ bet, flyer });
  }
  await takeOff(scene);
  return bets;
}

async function boardAlone(point: { from: number; to: number }): Promise<Bet> {
  const [bet] = await board(point, [undefined]);
  assert.ok(bet);
  return bet;
}

async function standing({ flyer }: { flyer: Flyer }) {
  const { rows } = await scene.owner.query<{ state: string; payout: bigint | null }>(
    'SELECT state, payout FROM games.crash_bets WHERE member_id = $1',
    [flyer.memberId],
  );
  assert.deepEqual(await differences(scene), []);
  const bodies = (name: string) =>
    new Set(callsOf(scene, flyer.memberId, name).map(({ body }) => JSON.stringify(body))).size;
  assert.ok(bodies('bet') <= 1 && bodies('win') <= 1, 'every try was the same');
  return rows;
}

/** Where the bet of the member stands when the server dies: the last holds up every other. */
const points: { point: string; arrange: (member: string) => Stop }[] = [
  {
    point: 'when the wallet has heard of the stake and done nothing',
    arrange: (memberId) => victim.stopAt({ name: 'bet', memberId }, 'received', 'lose'),
  },
  {
    point: 'when the wallet has taken the stake and the reply is lost',
    arrange: (memberId) => victim.stopAt({ name: 'bet', memberId }, 'applied', 'lose'),
  },
  {
    point: 'between the wallet’s reply and the note of it',
    arrange: (memberId) => victim.stopAfterReply({ name: 'bet', memberId }, holdBets(memberId)),
  },
  { point: 'before the bet is committed', arrange: () => victim.stopAtLock(holdRound) },
];

const deaths = {
  bets: repetitions('deaths of bets on a round', { usual: 1, long: points.length }),
  cashOuts: repetitions('deaths of cash-outs', { usual: 1, long: 4 }),
};

for (const group of inGroups(points, deaths.bets)) {
  test(`killed ${group.map(({ point }) => point).join('; ')}: the bet flies once`, async () => {
    await plantCrashRounds(scene, 1, { from: 108, to: 112 });
    const flyers: Flyer[] = [];
    while (flyers.length < group.length) {
      flyers.push(await openFlyer(scene, over(victim.origin), scene.addMember()));
    }
    const [first] = flyers;
    assert.ok(first);
    const { roundId } = await awaitPhase(first.state, 'betting');
    const bets = flyers.map((flyer) => {
      const wish = { stake: '100.00', target: '1.05', idempotencyKey: randomUUID(), roundId };
      return { memberId: flyer.memberId, send: () => flyer.bet(wish) };
    });
    await victim.dieAmong(
      bets.map(({ memberId, send }, at) => ({
        stop: () => group[at]?.arrange(memberId) ?? assert.fail(),
        send,
      })),
    );
    await comeBack();
    for (const { send } of bets) {
      await until('an answer', async () => (await send()).code !== 'retry');
    }
    await takeOff(scene);
    await awaitLanded(scene, roundId);
    await awaitDecided(scene);
    for (const flyer of flyers) {
      assert.deepEqual(await standing({ flyer }), [{ state: 'settled', payout: 10_500n }]);
    }
  });
}

/** In the usual tier the one that may leave a stake taken twice and the one that may lose a note. */
const crowdPoints = [
  {
    point: 'when the wallet has taken some and the reply is lost',
    arrange: () => victim.killAt('bet', 'applied', 'lose', 2),
  },
  {
    point: 'between a reply and the note of it',
    arrange: () =>
      victim.killAfterReply('bet', (transaction) =>
        transaction.query("SELECT id FROM games.crash_bets WHERE state = 'asking' FOR UPDATE"),
      ),
  },
  {
    point: 'when the wallet has heard of some of them',
    arrange: () => victim.killAt('bet', 'received', 'lose', 2),
  },
  {
    point: 'when half of a reply is there',
    arrange: () => victim.killAt('bet', 'applied', 'half', 2),
  },
];
const crowds = repetitions('deaths among many bets', { usual: 2, long: crowdPoints.length });

for (const { point, arrange } of crowdPoints.slice(0, crowds)) {
  test(`killed among many bets ${point}, each flies once or its stake is whole`, async () => {
    await plantCrashRounds(scene, 1, { from: 108, to: 112 });
    const flyers: Flyer[] = [];
    for (let at = 0; at < 24; at += 1) {
      flyers.push(await openFlyer(scene, over(victim.origin), scene.addMember()));
    }
    const [first] = flyers;
    assert.ok(first);
    const { roundId } = await awaitPhase(first.state, 'betting');
    await holdBetting(scene);
    const wishes = flyers.map(() => ({
      stake: '100.00',
      target: '1.05',
      idempotencyKey: randomUUID(),
      roundId,
    }));
    const killed = arrange();
    const asked = await Promise.allSettled(flyers.map((flyer, at) => flyer.bet(wishes[at])));
    await killed;
    assert.ok(asked.some(({ status }) => status === 'rejected'));
    await comeBack();
    // Half of them ask again as a frame does, the others never come back.
    const again = flyers.filter((_, at) => at % 2 === 0);
    await Promise.all(
      again.map((flyer) =>
        until('an answer', async () => {
          const { code } = await flyer.bet(wishes[flyers.indexOf(flyer)]);
          return code !== 'retry';
        }),
      ),
    );
    await until('every stake to be taken', async () => {
      const { rows } = await scene.owner.query(
        "SELECT 1 FROM games.crash_bets WHERE state = 'asking' LIMIT 1",
      );
      return rows.length === 0;
    });
    await takeOff(scene);
    await awaitLanded(scene, roundId);
    await awaitDecided(scene);
    for (const flyer of flyers) {
      const rows = await standing({ flyer });
      if (again.includes(flyer)) assert.deepEqual(rows, [{ state: 'settled', payout: 10_500n }]);
      else assert.ok(rows.length <= 1 && (rows[0]?.state ?? 'settled') === 'settled');
    }
  });
}

test('killed in round and while it gives back, each bet has its due: up to the point, beyond it, no target', async () => {
  const bets = await board({ from: 400, to: 900 }, ['4.00', '9.01', undefined]);
  const [first, , untargeted] = bets;
  assert.ok(first && untargeted);
  await awaitPhase(first.flyer.state, 'flying');
  await victim.kill();
  for (const stage of ['received', 'applied'] as const) {
    const next = victim.killAt('rollback', stage, 'lose');
    await Promise.allSettled([comeBack(), next]);
    await next;
  }
  await comeBack();
  await awaitLanded(scene, first.bet.roundId);
  await awaitDecided(scene);
  assert.deepEqual(await Promise.all(bets.map(standing)), [
    [{ state: 'settled', payout: 40_000n }],
    [{ state: 'settled', payout: 0n }],
    [{ state: 'voided', payout: null }],
  ]);
  assert.equal(scene.wallet.members.get(untargeted.flyer.memberId)?.balance, startBalance);
});

const payings = [
  ['received', 'lose'],
  ['received', 'go'],
  ['applied', 'lose'],
  ['applied', 'half'],
] as const;

for (const [at, [stage, wish]] of payings.entries()) {
  if (at >= deaths.cashOuts) break;
  // In the usual tier the next servers die at the other points, of the same bet.
  const later = deaths.cashOuts === payings.length ? [] : payings.slice(1);
  const points = [payings[at], ...later].map((one) => one?.join(', then ')).join('; ');
  test(`killed while it pays (${points}), a cash-out is paid once`, async () => {
    const { flyer, bet } = await boardAlone({ from: 400, to: 900 });
    await awaitPhase(flyer.state, 'flying');
    const killed = victim.killAt('win', stage, wish);
    let left: CrashBet | undefined;
    await until('the cash-out, or the death before its answer', async () => {
      const reply = await flyer.cashOut(bet).catch(() => undefined);
      if (reply?.status === 200) left = reply.bet;
      return left !== undefined || !victim.isAlive();
    });
    await killed;
    for (const [nextStage, nextWish] of later) {
      const next = victim.killAt('win', nextStage, nextWish);
      await Promise.allSettled([comeBack(), next]);
      await next;
    }
    await comeBack();
    await awaitDecided(scene);
    const [row] = await standing({ flyer });
    assert.equal(row?.state, 'settled');
    assert.ok((row?.payout ?? 0n) > 10_000n);
    const again = await flyer.cashOut(bet);
    assert.equal(again.bet.state, 'cashed_out');
    if (left) assert.equal(again.bet.multiple, left.multiple, 'what was said stands');
  });
}

test('killed while a lost bet is closed, it stays lost', async () => {
  await plantCrashRounds(scene, 1, { from: 101, to: 104 });
  const flyer = await openFlyer(scene, over(victim.origin), scene.addMember());
  const { bet } = await flyer.bet({ stake: '100.00' });
  const killed = victim.killAt('win', 'applied', 'lose');
  await takeOff(scene);
  await killed;
  await comeBack();
  await awaitLanded(scene, bet.roundId);
  await awaitDecided(scene);
  assert.deepEqual(await standing({ flyer }), [{ state: 'settled', payout: 0n }]);
});
