import assert from 'node:assert/strict';
import { test } from 'node:test';
import { step } from '@bahati/game-rules/fishing/simulation/step.ts';
import { poolDraws } from '@bahati/game-rules/fishing/simulation/pool.testing.ts';
import {
  openWorld,
  sitDown,
  standUp,
  type Stepped,
  type World,
  type WorldEvent,
} from '@bahati/game-rules/fishing/simulation/world.ts';
import { fire } from './accept-shot.ts';
import { actAt, readAct, type SeatAct } from './acts.ts';
import { ticksBetweenShots } from './cannon.ts';

const fish = {
  id: 1,
  species: 11,
  pathId: 'line',
  parameters: [-500, 3_000, 16_500, 3_000, 600],
  bornAtTick: 0,
} as const;
const world: World = {
  ...sitDown(openWorld('bahari-kuu'), 0, 'KES', 700n),
  tick: 300,
  nextId: 2,
  fish: [fish],
};

function acted(pool: World, ...acts: readonly SeatAct[]): World {
  return acts.reduce((now, act) => {
    const next = actAt(now, 0, act, now.tick);
    assert.ok(!('refused' in next), JSON.stringify(act));
    return next;
  }, pool);
}

/** With a shot before each step, as fast as the cannon may; `lock`: of each shot. */
function run(
  pool: World,
  ticks: number,
  lock: number | null = null,
  isFiring = true,
): { world: World; events: WorldEvent[] } {
  const draws = poolDraws('spawns', 'captures');
  let now = pool;
  const events: WorldEvent[] = [];
  const take = ({ world: next, events: happened }: Stepped) => {
    now = next;
    events.push(...happened);
  };
  for (let tick = pool.tick + 1; tick <= pool.tick + ticks; tick += 1) {
    const shot = { seat: 0, tick: now.tick, angle: 3_072, weapon: 'harpoon', level: 0 } as const;
    const fired = isFiring ? fire(now, { ...shot, lock }, now.tick) : { refused: 'rests' };
    if (!('refused' in fired)) take(fired);
    take(step(now, tick, draws));
  }
  return { world: now, events };
}

const ofKind = <Kind extends WorldEvent['kind']>(events: readonly WorldEvent[], kind: Kind) =>
  events.filter((event): event is Extract<WorldEvent, { kind: Kind }> => event.kind === kind);

test('an act changes its own part of the cannon and nothing else', () => {
  const seat = acted(
    world,
    { kind: 'level', level: 3 },
    { kind: 'weapon', weapon: 'spark' },
    { kind: 'lock', fish: 1 },
  ).seats[0];
  assert.deepEqual(seat, {
    ...world.seats[0],
    level: 3,
    weapon: 'spark',
    lock: 1,
  });
  assert.equal(
    acted(world, { kind: 'lock', fish: 1 }, { kind: 'lock', fish: null }).seats[0]?.lock,
    null,
  );
});

test('acts that cannot be done are refused', () => {
  const refused = (seat: number, act: SeatAct) => {
    const answer = actAt(world, seat, act, world.tick);
    return 'refused' in answer ? answer.refused : 'done';
  };
  assert.equal(refused(1, { kind: 'weapon', weapon: 'net' }), 'no_such_seat');
  assert.equal(refused(0, { kind: 'level', level: 10 }), 'no_such_level');
  assert.equal(refused(0, { kind: 'level', level: -1 }), 'no_such_level');
  assert.equal(refused(0, { kind: 'lock', fish: 2 }), 'fish_gone');
});

test('only acts of a cannon are read', () => {
  const good = [
    { kind: 'level', level: 3 },
    { kind: 'weapon', weapon: 'net' },
    { kind: 'lock', fish: null },
    { kind: 'lock', fish: 4 },
  ];
  for (const act of good) assert.deepEqual(readAct({ ...act, purse: 9 }), act);
  for (const wrong of [
    null,
    7,
    {},
    { kind: 'level', level: 1.5 },
    { kind: 'weapon', weapon: 'bomb' },
    { kind: 'aim', angle: 2_500 },
    { kind: 'lock' },
    { kind: 'auto', isOn: true },
    { kind: 'pay', level: 1 },
  ]) {
    assert.equal(readAct(wrong), null, JSON.stringify(wrong));
  }
});

test('a cannon shoots no faster than it may, and no more than its purse holds', () => {
  const { events } = run(world, 60);
  const fired = ofKind(events, 'fired').map(({ bullet }) => bullet.firedAtTick);
  assert.equal(fired.length, 7, 'one shilling each out of seven');
  for (const [at, tick] of fired.entries()) {
    if (at > 0) assert.equal(tick - fired[at - 1]!, ticksBetweenShots);
  }
});

test('locked bullets meet the fish they follow; when it is gone the lock is, and they come back', () => {
  const rich = { ...world, seats: [{ ...world.seats[0]!, purse: 1_000_000n }, null, null, null] };
  const { world: after, events } = run(acted(rich, { kind: 'lock', fish: 1 }), 360, 1);
  const hits = ofKind(events, 'hit');
  assert.ok(hits.length > 10);
  assert.ok(hits.every((event) => event.fish === 1));
  assert.equal(after.seats[0]?.lock, null, 'the lock is let go');
  const lost = ofKind(events, 'returned').filter(({ reason }) => reason === 'fish_gone');
  assert.ok(lost.length > 0, 'bullets on their way to it are given back');
});

test('nobody leaves a seat while bullets of it fly, and takes all of the purse along then', () => {
  const firing = run(world, 3).world;
  assert.throws(() => standUp(firing, 0), RangeError);
  assert.throws(() => standUp(firing, 1), RangeError);
  const { world: idle } = run(firing, 160, null, false);
  const { world: after, purse } = standUp(idle, 0);
  assert.equal(after.seats[0], null);
  assert.equal(purse, idle.seats[0]?.purse);
  assert.throws(() => sitDown(idle, 0, 'KES', 5n), RangeError);
  assert.throws(() => sitDown(idle, 9, 'KES', 5n), RangeError);
});
