import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { poolDraws } from '@bahati/game-rules/fishing/simulation/pool.testing.ts';
import { step } from '@bahati/game-rules/fishing/simulation/step.ts';
import { openWorld, sitDown, type World } from '@bahati/game-rules/fishing/simulation/world.ts';
import { fire, readShot } from './accept-shot.ts';
import { actAt, readAct } from './acts.ts';
import { mostBullets, oldestShotTicks, ticksBetweenShots } from './cannon.ts';

const draw = createDrawStream(createNodeHmac('rude'), { clientSeed: 'rude', nonce: 0 });
const oneOf = <T>(list: readonly T[]): T => list[draw.nextInt(list.length)]!;
const odd = [-1, 0.5, Number.NaN, 1e300, '7', null, undefined, {}, [], true, 2 ** 40];

/** A value that may do, or one of those that never do. */
const some = (fair: () => unknown): unknown => (draw.nextInt(6) === 0 ? oneOf(odd) : fair());

function sentShot(world: World): unknown {
  if (draw.nextInt(40) === 0) return oneOf(odd);
  return {
    tick: some(() => world.tick + 2 - draw.nextInt(60)),
    angle: some(() => 2_048 + draw.nextInt(2_048)),
    lock: some(() => (draw.nextInt(2) === 0 ? null : draw.nextInt(world.nextId))),
    weapon: some(() => oneOf(['harpoon', 'net', 'spark'])),
    level: some(() => draw.nextInt(10)),
    stake: 0,
    purse: 10n,
  };
}

const sentAct = (world: World): unknown => ({
  kind: some(() => oneOf(['level', 'weapon', 'lock', 'auto'])),
  level: some(() => draw.nextInt(10)),
  weapon: some(() => oneOf(['harpoon', 'net', 'spark'])),
  fish: some(() => draw.nextInt(world.nextId)),
});

test('whatever is sent, no purse falls below nothing, no cannon fires too fast, no money is made', () => {
  const draws = poolDraws('rude', 'captures');
  let world = sitDown(sitDown(openWorld('bahari-kuu'), 0, 'KES', 8_000_000n), 1, 'KES', 0n);
  const shots = new Map<number, number[]>();
  let [staked, paid, taken, refused] = [0n, 0n, 0, 0];
  for (let tick = 1; tick <= 1_500; tick += 1) {
    for (let count = 0; count < 4; count += 1) {
      const seat = oneOf([0, 0, 1, 2, -1]);
      const shot = readShot(seat, sentShot(world));
      const fired = shot && fire(world, shot, world.tick);
      if (!fired || 'refused' in fired) refused += 1;
      else {
        world = fired.world;
        for (const event of fired.events) if (event.kind === 'fired') note(event.bullet);
      }
      const act = draw.nextInt(8) === 0 ? readAct(sentAct(world)) : null;
      const acted = act && actAt(world, seat, act, world.tick);
      if (acted && !('refused' in acted)) world = acted;
    }
    const stepped = step(world, tick, draws);
    world = stepped.world;
    for (const event of stepped.events) {
      if (event.kind === 'fired') note(event.bullet);
      if (event.kind === 'hit') paid += event.amount;
      if (event.kind === 'returned') paid += event.bullet.stake;
    }
    for (const [at, seat] of world.seats.entries()) {
      assert.ok(!seat || seat.purse >= 0n);
      assert.ok(world.bullets.filter(({ bullet }) => bullet.seat === at).length <= mostBullets);
    }
    assert.equal(world.seats[0]!.purse, 8_000_000n - staked + paid);
    assert.equal(world.seats[1]!.purse, 0n, 'who has nothing wins nothing');
  }
  function note({
    seat,
    firedAtTick,
    stake,
  }: {
    seat: number;
    firedAtTick: number;
    stake: bigint;
  }) {
    const before = shots.get(seat)?.at(-1) ?? -ticksBetweenShots;
    assert.ok(firedAtTick - before >= ticksBetweenShots);
    assert.ok(firedAtTick <= world.tick + 1 && firedAtTick >= world.tick - oldestShotTicks);
    shots.set(seat, [...(shots.get(seat) ?? []), firedAtTick]);
    staked += stake;
    taken += 1;
  }
  assert.deepEqual([...shots.keys()], [0]);
  assert.ok(taken > 100 && refused > 2_000, `${taken} taken, ${refused} refused`);
});
