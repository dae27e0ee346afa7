import assert from 'node:assert/strict';
import { test } from 'node:test';
import { step } from '@bahati/game-rules/fishing/simulation/step.ts';
import { poolDraws } from '@bahati/game-rules/fishing/simulation/pool.testing.ts';
import {
  openWorld,
  sitDown,
  standUp,
  type World,
  type WorldEvent,
} from '@bahati/game-rules/fishing/simulation/world.ts';
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

function run(pool: World, ticks: number): { world: World; events: WorldEvent[] } {
  const draws = poolDraws('spawns', 'captures');
  let now = pool;
  const events: WorldEvent[] = [];
  for (let tick = pool.tick + 1; tick <= pool.tick + ticks; tick += 1) {
    const stepped = step(now, tick, draws);
    now = stepped.world;
    events.push(...stepped.events);
  }
  return { world: now, events };
}

const ofKind = (events: readonly WorldEvent[], kind: WorldEvent['kind']) =>
  events.filter((event) => event.kind === kind);

test('an act changes its own part of the cannon and nothing else', () => {
  const seat = acted(
    world,
    { kind: 'level', level: 3 },
    { kind: 'weapon', weapon: 'spark' },
    { kind: 'aim', angle: 2_500 },
    { kind: 'lock', fish: 1 },
    { kind: 'auto', isOn: true },
  ).seats[0];
  assert.deepEqual(seat, {
    ...world.seats[0],
    level: 3,
    weapon: 'spark',
    angle: 2_500,
    lock: 1,
    isAuto: true,
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
  assert.equal(refused(1, { kind: 'auto', isOn: true }), 'no_such_seat');
  assert.equal(refused(0, { kind: 'level', level: 10 }), 'no_such_level');
  assert.equal(refused(0, { kind: 'level', level: -1 }), 'no_such_level');
  assert.equal(refused(0, { kind: 'aim', angle: 1_000 }), 'wrong_angle');
  assert.equal(refused(0, { kind: 'lock', fish: 2 }), 'fish_gone');
});

test('only acts of a cannon are read', () => {
  const good = [
    { kind: 'level', level: 3 },
    { kind: 'weapon', weapon: 'net' },
    { kind: 'aim', angle: 2_500 },
    { kind: 'lock', fish: null },
    { kind: 'lock', fish: 4 },
    { kind: 'auto', isOn: false },
  ];
  for (const act of good) assert.deepEqual(readAct({ ...act, purse: 9 }), act);
  for (const wrong of [
    null,
    7,
    {},
    { kind: 'level', level: 1.5 },
    { kind: 'weapon', weapon: 'bomb' },
    { kind: 'aim' },
    { kind: 'lock' },
    { kind: 'auto', isOn: 1 },
    { kind: 'pay', level: 1 },
  ]) {
    assert.equal(readAct(wrong), null, JSON.stringify(wrong));
  }
});

test('auto-fire shoots as fast as the cannon may, and stops when the purse is empty', () => {
  const { world: after, events } = run(acted(world, { kind: 'auto', isOn: true }), 60);
  const fired = ofKind(events, 'fired').flatMap((event) =>
    event.kind === 'fired' ? [event.bullet.firedAtTick] : [],
  );
  assert.equal(fired.length, 7, 'one shilling each out of seven');
  for (const [at, tick] of fired.entries()) {
    if (at > 0) assert.equal(tick - fired[at - 1]!, ticksBetweenShots);
  }
  assert.equal(after.seats[0]?.isAuto, false);
});

test('locked bullets meet the fish they follow, and auto-fire goes on when it is gone', () => {
  const rich = { ...world, seats: [{ ...world.seats[0]!, purse: 1_000_000n }, null, null, null] };
  const locked = acted(rich, { kind: 'lock', fish: 1 }, { kind: 'auto', isOn: true });
  const { world: after, events } = run(locked, 360);
  const hits = events.flatMap((event) => (event.kind === 'hit' ? [event] : []));
  const ofLock = hits.filter(({ bullet }) => bullet.lock === 1);
  assert.ok(ofLock.length > 10);
  assert.ok(ofLock.every((event) => event.fish === 1));
  assert.equal(after.seats[0]?.lock, null, 'the lock is let go');
  const late = ofKind(events, 'fired').at(-1);
  assert.ok(late?.kind === 'fired' && late.bullet.lock === null, 'and straight shots follow');
  const lost = events.filter((event) => event.kind === 'returned' && event.reason === 'fish_gone');
  assert.ok(lost.length > 0, 'bullets on their way to it are given back');
});

test('nobody leaves a seat while bullets of it fly, and takes all of the purse along then', () => {
  const firing = run(acted(world, { kind: 'auto', isOn: true }), 3).world;
  assert.throws(() => standUp(firing, 0), RangeError);
  assert.throws(() => standUp(firing, 1), RangeError);
  const { world: idle } = run(acted(firing, { kind: 'auto', isOn: false }), 160);
  const { world: after, purse } = standUp(idle, 0);
  assert.equal(after.seats[0], null);
  assert.equal(purse, idle.seats[0]?.purse);
  assert.throws(() => sitDown(idle, 0, 'KES', 5n), RangeError);
  assert.throws(() => sitDown(idle, 9, 'KES', 5n), RangeError);
});
