/** Fishing over a slow line: every shot leaves its cannon at once, and the server takes it. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { oldestShotTicks } from '@bahati/game-rules/fishing/cannons/cannon.ts';
import { weapons } from '@bahati/game-rules/fishing/capture/aims.ts';
import { fishAt } from '@bahati/game-rules/fishing/pool/fish.ts';
import { isInPool } from '@bahati/game-rules/fishing/pool/pool.ts';
import { createImpacts } from './impacts.ts';
import { openFarPool, type Lag } from './far-pool.testing.ts';

const far: Lag = { eachWayMs: 300, jitterMs: 120 };

async function sit(t: TestContext, lag: Lag) {
  const far = openFarPool(t, lag);
  await far.pass(4_000);
  assert.equal(far.pool.seat, 0);
  return far;
}

/** The shot that was fired just now, as it is drawn. */
function fireOnce({ pool }: Awaited<ReturnType<typeof sit>>) {
  const before = pool.shots.length;
  pool.fire();
  assert.equal(pool.shots.length, before + 1, 'it is seen at once');
  assert.ok(pool.tick() - (pool.shots.at(-1)?.firedAtTick ?? 0) < 1, 'at the mouth of the cannon');
}

test('at 300 ms each way single shots of every weapon leave at once and are taken', async (t) => {
  const here = await sit(t, far);
  for (const weapon of weapons) {
    here.pool.setWeapon(weapon);
    for (let count = 0; count < 8; count += 1) {
      here.pool.aim(2_600 + count * 100);
      fireOnce(here);
      await here.pass(400);
    }
  }
  await here.pass(1_500);
  assert.deepEqual(here.server.refused, []);
  assert.equal(here.server.fired.length, 8 * weapons.length);
  assert.ok(Math.max(...here.server.fired.map(({ age }) => age)) <= oldestShotTicks);
  assert.equal(here.pool.shots.length, 0, 'the server told all of them');
});

test('at 300 ms each way a held cannon fires as fast as it may', async (t) => {
  const here = await sit(t, far);
  await here.pass(5_000, () => here.pool.fire());
  await here.pass(1_500);
  assert.deepEqual(here.server.refused, []);
  assert.ok(here.server.fired.length >= 24, `${here.server.fired.length} shots`);
});

test('at 300 ms each way auto-fire begins at once, follows the aim and ends at once', async (t) => {
  const here = await sit(t, far);
  here.pool.setAuto(true);
  await here.pass(32, () => here.pool.keepFiring());
  assert.equal(here.pool.shots.length, 1, 'the first is seen at once');
  await here.pass(1_000, () => here.pool.keepFiring());
  here.pool.aim(2_500);
  await here.pass(1_000, () => here.pool.keepFiring());
  here.pool.setAuto(false);
  const shown = here.server.fired.length + here.pool.shots.length;
  await here.pass(2_000, () => here.pool.keepFiring());
  assert.deepEqual(here.server.refused, []);
  assert.ok(
    here.server.fired.length >= 11 && here.server.fired.length <= shown,
    `${here.server.fired.length} shots`,
  );
  assert.deepEqual([...new Set(here.server.fired.map(({ angle }) => angle))], [3_072, 2_500]);
});

test('at 300 ms each way locked shots follow their fish and hit it', async (t) => {
  const here = await sit(t, far);
  const { pool } = here;
  pool.setLocking(true);
  const lock = () => {
    const tick = Math.floor(pool.tick());
    const known = pool.view?.fish.some(({ id }) => id === pool.state.get().lock);
    // One that is still in the pool when a shot arrives.
    const next = pool.view?.fish.find((fish) =>
      [0, 60, 120].every((later) => isInPool(fishAt(fish, tick + later))),
    );
    if (!known && next) pool.lockOn(next.id);
    pool.fire();
  };
  await here.pass(6_000, lock);
  await here.pass(5_000);
  assert.deepEqual(
    here.server.refused.filter((code) => code !== 'fish_gone'),
    [],
  );
  const locked = here.server.fired.filter((bullet) => bullet.lock !== null);
  assert.ok(locked.length >= 24, `${locked.length} locked shots`);
  const hits = here.server.happened.filter(
    (event) => event.kind === 'hit' && event.bullet.lock === event.fish,
  );
  assert.ok(hits.length >= 12, `${hits.length} hits`);
});

test('after a pause of the line no shot is too old any more', async (t) => {
  const here = await sit(t, far);
  await here.pass(1_000, () => here.pool.fire());
  here.pauseLine(2_500);
  await here.pass(3_300, () => here.pool.fire());
  const during = here.server.refused.length;
  await here.pass(3_000, () => here.pool.fire());
  await here.pass(1_000);
  assert.equal(here.server.refused.length, during);
  assert.ok(during > 0 && during <= 9, `${during} of the pause itself`);
  assert.ok(here.server.fired.length >= 20, `${here.server.fired.length} shots`);
});

test('a pool that stood still is gone on with at its own tick', async (t) => {
  const here = await sit(t, { eachWayMs: 10, jitterMs: 5 });
  here.server.standStill(3_000);
  await here.pass(3_300);
  await here.pass(1_000, () => here.pool.fire());
  await here.pass(500);
  assert.deepEqual(here.server.refused, []);
  assert.ok(here.server.fired.length >= 5);
});

test('a bullet ends where it meets a fish, before the server tells of it', async (t) => {
  const here = await sit(t, far);
  const { pool } = here;
  const impacts = createImpacts();
  const found = new Map<number, number>();
  const look = () => {
    pool.aim(2_300 + (Math.floor(pool.tick()) % 1_400));
    pool.fire();
    const { view, seat, shots } = pool;
    if (!view || seat === null) return;
    const flying = [...view.bullets, ...shots.map((shot) => ({ seat, ...shot }))];
    impacts.keep(flying);
    for (const flight of flying) {
      const impact = impacts.of(view, flight, Math.floor(pool.tick()));
      if (impact) found.set(flight.firedAtTick, impact.fish);
    }
  };
  await here.pass(10_000, look);
  const hits = here.server.happened.flatMap((event) => (event.kind === 'hit' ? [event] : []));
  const same = hits.filter(({ bullet, fish }) => found.get(bullet.firedAtTick) === fish);
  assert.ok(hits.length >= 10, `${hits.length} hits`);
  assert.ok(same.length >= hits.length * 0.9, `${same.length} of ${hits.length} foreseen`);
});
