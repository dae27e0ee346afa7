import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, afterEach, before, test } from 'node:test';
import type { CrashBet } from '@bahati/contract/games-frame/crash.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { until } from '@bahati/testing/until.ts';
import { callsOf, over, type Scene, setScene, startBalance } from '#games-server/scene.testing.ts';
import { createVictim, type Victim } from '#games-server/victim.testing.ts';
import {
  awaitDecided,
  awaitOver,
  awaitPhase,
  clearSky,
  differences,
  type Flyer,
  holdBetting,
  openFlyer,
  patientPace,
  plantFlights,
  takeOff,
} from './crash.testing.ts';

let scene: Scene;
let victim: Victim;

before(async () => {
  scene = await setScene();
  Object.assign(scene.environment, patientPace);
  victim = await createVictim(scene);
});
after(async () => {
  await victim.kill();
  await scene.close();
});
afterEach(async () => {
  scene.platform.setHook(undefined);
  await victim.kill();
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
const holdFlight = (transaction: Transaction) =>
  transaction.query("SELECT 1 FROM games.crash_flights WHERE state = 'betting' FOR UPDATE");

const holdBets = (memberId: string) => (transaction: Transaction) =>
  transaction.query('SELECT id FROM games.crash_bets WHERE member_id = $1 FOR UPDATE', [memberId]);

type Bet = { bet: CrashBet; flyer: Flyer };

async function board(point: { from: number; to: number }, target?: string): Promise<Bet> {
  await plantFlights(scene, 1, point);
  await victim.start();
  const flyer = await openFlyer(scene, over(victim.origin), scene.addMember());
  const { bet } = await flyer.bet({ stake: '100.00', ...(target && { target }) });
  assert.equal(bet.state, 'aboard');
  await takeOff(scene);
  return { bet, flyer };
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

for (const { point, arrange } of [
  {
    point: 'before the bet is committed',
    arrange: () => victim.killWhileBlocked(holdFlight),
  },
  {
    point: 'when the wallet has heard of the stake and done nothing',
    arrange: () => victim.killAt('bet', 'received', 'lose'),
  },
  {
    point: 'when the wallet has taken the stake and the reply is lost',
    arrange: () => victim.killAt('bet', 'applied', 'lose'),
  },
  {
    point: 'between the wallet’s reply and the note of it',
    arrange: (member: string) => victim.killAfterReply('bet', holdBets(member)),
  },
]) {
  test(`killed ${point}, the bet flies once`, async () => {
    await plantFlights(scene, 1, { from: 108, to: 112 });
    await victim.start();
    const flyer = await openFlyer(scene, over(victim.origin), scene.addMember());
    const { flightId } = await awaitPhase(flyer.state, 'betting');
    const wish = { stake: '100.00', target: '1.05', requestId: randomUUID(), flightId };
    const killed = arrange(flyer.memberId);
    await victim.armed();
    await Promise.all([assert.rejects(flyer.bet(wish)), killed]);
    await comeBack();
    await until('an answer', async () => (await flyer.bet(wish)).code !== 'retry');
    await takeOff(scene);
    await awaitOver(flyer.state, flightId);
    await awaitDecided(scene);
    assert.deepEqual(await standing({ flyer }), [{ state: 'settled', payout: 10_500n }]);
  });
}

for (const { point, arrange } of [
  {
    point: 'when the wallet has heard of some of them',
    arrange: () => victim.killAt('bet', 'received', 'lose', 2),
  },
  {
    point: 'when the wallet has taken some and the reply is lost',
    arrange: () => victim.killAt('bet', 'applied', 'lose', 2),
  },
  {
    point: 'when half of a reply is there',
    arrange: () => victim.killAt('bet', 'applied', 'half', 2),
  },
  {
    point: 'between a reply and the note of it',
    arrange: () =>
      victim.killAfterReply('bet', (transaction) =>
        transaction.query("SELECT id FROM games.crash_bets WHERE state = 'asking' FOR UPDATE"),
      ),
  },
]) {
  test(`killed among many bets ${point}, each flies once or its stake is whole`, async () => {
    await plantFlights(scene, 1, { from: 108, to: 112 });
    await victim.start();
    const flyers: Flyer[] = [];
    for (let at = 0; at < 24; at += 1) {
      flyers.push(await openFlyer(scene, over(victim.origin), scene.addMember()));
    }
    const [first] = flyers;
    assert.ok(first);
    const { flightId } = await awaitPhase(first.state, 'betting');
    await holdBetting(scene);
    const wishes = flyers.map(() => ({
      stake: '100.00',
      target: '1.05',
      requestId: randomUUID(),
      flightId,
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
    await awaitOver(first.state, flightId);
    await awaitDecided(scene);
    for (const flyer of flyers) {
      const rows = await standing({ flyer });
      if (again.includes(flyer)) assert.deepEqual(rows, [{ state: 'settled', payout: 10_500n }]);
      else assert.ok(rows.length <= 1 && (rows[0]?.state ?? 'settled') === 'settled');
    }
  });
}

test('killed in flight, a target up to the point is paid and one beyond it is lost', async () => {
  for (const [target, payout] of [
    ['4.00', 40_000n],
    ['9.01', 0n],
  ] as const) {
    const { flyer, bet } = await board({ from: 400, to: 900 }, target);
    await awaitPhase(flyer.state, 'flying');
    await victim.kill();
    await comeBack();
    await awaitOver(flyer.state, bet.flightId);
    await awaitDecided(scene);
    assert.deepEqual(await standing({ flyer }), [{ state: 'settled', payout }]);
    await victim.kill();
    await clearSky(scene);
  }
});

test('killed in flight, a bet without a target is given back once', async () => {
  const { flyer, bet } = await board({ from: 400, to: 900 });
  await awaitPhase(flyer.state, 'flying');
  await victim.kill();
  for (const stage of ['received', 'applied'] as const) {
    const next = victim.killAt('rollback', stage, 'lose');
    await Promise.allSettled([comeBack(), next]);
    await next;
  }
  await comeBack();
  await awaitOver(flyer.state, bet.flightId);
  await awaitDecided(scene);
  assert.deepEqual(await standing({ flyer }), [{ state: 'voided', payout: null }]);
  assert.equal(scene.wallet.members.get(flyer.memberId)?.balance, startBalance);
});

for (const [stage, wish] of [
  ['received', 'lose'],
  ['received', 'go'],
  ['applied', 'lose'],
  ['applied', 'half'],
] as const) {
  test(`killed while it pays (${stage}, then ${wish}), a cash-out is paid once`, async () => {
    const { flyer, bet } = await board({ from: 400, to: 900 });
    await awaitPhase(flyer.state, 'flying');
    const killed = victim.killAt('win', stage, wish);
    let left: CrashBet | undefined;
    while (victim.isAlive() && !left) {
      const reply = await flyer.cashOut(bet).catch(() => undefined);
      if (reply?.status === 200) left = reply.bet;
    }
    await killed;
    await comeBack();
    await awaitDecided(scene);
    const [row] = await standing({ flyer });
    assert.equal(row?.state, 'settled');
    assert.ok((row?.payout ?? 0n) > 10_000n);
    const again = await flyer.cashOut(bet);
    assert.equal(again.bet.state, 'left');
    if (left) assert.equal(again.bet.multiple, left.multiple, 'what was said stands');
  });
}

test('killed while a lost bet is closed, it stays lost', async () => {
  await plantFlights(scene, 1, { from: 101, to: 104 });
  await victim.start();
  const flyer = await openFlyer(scene, over(victim.origin), scene.addMember());
  const { bet } = await flyer.bet({ stake: '100.00' });
  const killed = victim.killAt('win', 'applied', 'lose');
  await takeOff(scene);
  await killed;
  await comeBack();
  await awaitOver(flyer.state, bet.flightId);
  await awaitDecided(scene);
  assert.deepEqual(await standing({ flyer }), [{ state: 'settled', payout: 0n }]);
});
