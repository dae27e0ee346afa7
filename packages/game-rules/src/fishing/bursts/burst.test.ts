import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawnFate } from '@bahati/game-rules/fishing/capture/fate.ts';
import { isHitTrue } from '@bahati/game-rules/fishing/capture/replay.ts';
import { waterOf } from '@bahati/game-rules/fishing/species/waters.ts';
import { busyPlay, playTo, poolDraws } from '@bahati/game-rules/fishing/simulation/pool.testing.ts';
import {
  openWorld,
  sitDown,
  type WorldEvent,
} from '@bahati/game-rules/fishing/simulation/world.ts';
import { burstOf, burstTicks, gatherBurst, payoutTickOf, stakeTickOf } from './burst.ts';

const purse = 40_000_000n;
const opened = [0, 1, 2, 3].reduce(
  (world, seat) => sitDown(world, seat, seat === 1 ? 'TZS' : 'KES', purse),
  openWorld('bahari-kuu'),
);
const draws = poolDraws('spawns', 'captures');
const events: { tick: number; event: WorldEvent }[] = [];
/** Shots until tick 1,200, then until all is decided. */
const ended = playTo(
  opened,
  1_400,
  draws,
  (world, tick) => (tick < 1_200 ? busyPlay(world, tick) : []),
  (_, { world, events: since }) => {
    events.push(...since.map((event) => ({ tick: world.tick, event })));
  },
);
const all = events.map(({ event }) => event);
const bursts = [0, 1, 2, 3].flatMap((seat) =>
  Array.from({ length: burstOf(1_400) + 1 }, (_, burst) => gatherBurst(seat, burst, all)),
);

test('all bursts of a seat together are what its purse lost and won, to the minor unit', () => {
  for (const seat of [0, 1, 2, 3]) {
    const own = bursts.filter((one) => one.seat === seat);
    const net = own.reduce((sum, { stake, payout }) => sum + payout - stake, 0n);
    assert.equal(ended.seats[seat]?.purse, purse + net);
    assert.ok(own.some(({ stake }) => stake > 0n));
  }
});

test('in every burst the stake is that of its bullets, the payout its captures and what came back', () => {
  for (const { bullets, ...burst } of bursts) {
    assert.equal(burst.isDecided, true);
    assert.equal(burst.payout, burst.captures + burst.returned);
    assert.equal(burst.stake, burst.turnover + burst.returned);
    let [stake, returned, captures] = [0n, 0n, 0n];
    for (const bullet of bullets) {
      assert.equal(burstOf(bullet.firedAtTick), burst.burst);
      stake += bullet.stake;
      if (bullet.outcome === 'returned') returned += bullet.stake;
      if (bullet.outcome !== 'hit') continue;
      const pays = bullet.strikes.flatMap((strike) => [
        strike.rest,
        ...strike.captured.map((one) => one.pays),
      ]);
      captures += bullet.stake * BigInt(pays.reduce((sum, one) => sum + one, 0));
    }
    assert.deepEqual([burst.stake, burst.returned, burst.captures], [stake, returned, captures]);
  }
  const outcomes = new Set(bursts.flatMap(({ bullets }) => bullets.map(({ outcome }) => outcome)));
  assert.deepEqual([...outcomes].toSorted(), ['hit', 'returned']);
});

test('every hit of every burst is played again from its record by the numbers of the burst', () => {
  const water = waterOf('bahari-kuu');
  const again = poolDraws('spawns', 'captures');
  let hits = 0;
  for (const { seat, burst, bullets } of bursts) {
    const fate = drawnFate(again.captures(seat, burst));
    for (const bullet of bullets) {
      if (bullet.outcome !== 'hit') continue;
      assert.equal(isHitTrue(water, bullet.strikes, fate), true);
      hits += 1;
    }
  }
  assert.ok(hits > 300, `${hits}`);
});

test('no bullet is shot after its burst states the stake, none decided after it states the payout', () => {
  for (const { tick, event } of events) {
    if (event.kind === 'spawned') continue;
    const burst = burstOf(event.bullet.firedAtTick);
    if (event.kind === 'fired') assert.ok(tick <= stakeTickOf(burst));
    else assert.ok(tick <= payoutTickOf(burst), `${event.kind} at ${tick}`);
  }
});

test('a burst with bullets on their way is not decided, and holds their stakes', () => {
  const early = events.filter(({ tick }) => tick <= burstTicks + 30).map(({ event }) => event);
  const burst = gatherBurst(0, 0, early);
  assert.equal(burst.isDecided, false);
  const flying = burst.bullets.filter(({ outcome }) => outcome === 'flying');
  const stakes = flying.reduce((sum, { stake }) => sum + stake, 0n);
  assert.ok(stakes > 0n);
  assert.equal(burst.stake, burst.turnover + burst.returned + stakes);
});

test('a bullet that is decided twice, or that nobody fired, is a fault', () => {
  const returned = all.find(({ kind }) => kind === 'returned');
  assert.ok(returned?.kind === 'returned');
  const { seat, firedAtTick } = returned.bullet;
  const burst = burstOf(firedAtTick);
  assert.throws(() => gatherBurst(seat, burst, [returned]), RangeError);
  assert.throws(() => gatherBurst(seat, burst, [...all, returned]), RangeError);
});
