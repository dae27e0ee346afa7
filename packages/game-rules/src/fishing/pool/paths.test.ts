import assert from 'node:assert/strict';
import { test } from 'node:test';
import { depthIn, fishAt, headingAt, isSwimming, type Spawn } from './fish.ts';
import {
  lengthOf,
  parameterCounts,
  type Parameters,
  type PathId,
  pathIds,
  placeOn,
  shifted,
  ticksOf,
} from './paths.ts';
import { isInPool, muzzles, poolHeight, poolWidth, squareApart, wholeRoot } from './pool.ts';
import { cosineOf, fullTurn, sineOf, sineScale } from './turns.ts';

const ways: Readonly<Record<PathId, Parameters>> = {
  line: [-600, 2_000, 16_600, 5_000, 300],
  wave: [16_600, 4_000, -600, 6_000, 900, 8_192, 280],
  bow: [-600, 1_000, 8_000, 9_000, 16_600, 2_000, 400],
  swerve: [-600, 1_000, 5_000, 9_000, 11_000, -500, 16_600, 7_000, 420],
  ring: [8_000, 4_500, 12_000, 2_000, 512, 6_000, 700],
};

test('sines are those of the engine, to the whole number, and as even and odd as they should be', () => {
  for (let turn = 0; turn < fullTurn; turn += 1) {
    const angle = (turn / fullTurn) * 2 * Math.PI;
    assert.equal(sineOf(turn), Math.round(Math.sin(angle) * sineScale) + 0);
    assert.equal(cosineOf(turn), Math.round(Math.cos(angle) * sineScale) + 0);
    assert.equal(sineOf(turn + fullTurn) - sineOf(turn), 0);
    assert.equal(sineOf(-turn) + sineOf(turn), 0);
  }
});

test('roots are whole and exact', () => {
  for (const root of [0, 1, 2, 3, 99, 18_357, 94_906_265]) {
    assert.equal(wholeRoot(root * root), root);
    if (root > 1) assert.equal(wholeRoot(root * root - 1), root - 1);
    assert.equal(wholeRoot(root * root + 1), root === 0 ? 1 : root);
  }
});

test('every kind of path begins and ends where it says, in whole units', () => {
  for (const pathId of pathIds) {
    const way = ways[pathId];
    assert.equal(way.length, parameterCounts[pathId]);
    const last = ticksOf(way);
    for (const age of [0, 1, 77, last]) {
      const { x, y } = placeOn(pathId, way, age);
      assert.ok(Number.isInteger(x) && Number.isInteger(y), pathId);
    }
    if (pathId === 'ring') continue;
    assert.deepEqual(placeOn(pathId, way, 0), { x: way[0], y: way[1] }, pathId);
    const to = pathId === 'wave' ? way.slice(2, 4) : way.slice(-3, -1);
    assert.deepEqual(placeOn(pathId, way, last), { x: to[0], y: to[1] }, pathId);
  }
  assert.equal(isInPool(placeOn('ring', ways.ring, 0)), false);
  assert.equal(isInPool(placeOn('ring', ways.ring, 350)), true);
});

test('no fish leaps: between two ticks it goes a little at a time', () => {
  for (const pathId of pathIds) {
    const way = ways[pathId];
    const pace = lengthOf(pathId, way) / ticksOf(way);
    for (let age = 0; age < ticksOf(way); age += 1) {
      const square = squareApart(placeOn(pathId, way, age), placeOn(pathId, way, age + 1));
      assert.ok(Math.sqrt(square) < pace * 3 + 2, `${pathId} at ${age}`);
    }
  }
});

test('a moved path is the same path beside itself', () => {
  for (const pathId of pathIds) {
    const beside = shifted(pathId, ways[pathId], { x: 120, y: -75 });
    for (let age = 0; age < ticksOf(ways[pathId]); age += 13) {
      const [here, there] = [placeOn(pathId, ways[pathId], age), placeOn(pathId, beside, age)];
      assert.ok(Math.abs(there.x - here.x - 120) <= 1, pathId);
      assert.ok(Math.abs(there.y - here.y + 75) <= 1, pathId);
    }
  }
});

test('what a spawn says is enough for its place at every tick, also after a trip as text', () => {
  for (const pathId of pathIds) {
    const spawn: Spawn = { id: 7, species: 3, pathId, parameters: ways[pathId], bornAtTick: 1_000 };
    const told = JSON.parse(JSON.stringify(spawn)) as Spawn;
    for (let tick = 1_000; isSwimming(spawn, tick); tick += 1) {
      assert.deepEqual(fishAt(told, tick), fishAt(spawn, tick));
      assert.deepEqual(headingAt(told, tick), headingAt(spawn, tick));
    }
    assert.equal(isSwimming(spawn, 999), false);
    assert.equal(isSwimming(spawn, 1_000 + ticksOf(spawn.parameters)), true);
    assert.equal(isSwimming(spawn, 1_001 + ticksOf(spawn.parameters)), false);
  }
});

test('a body is hit along its length farther out than across, wherever it heads', () => {
  const body = { length: 500, height: 100 };
  const depth = (heading: { x: number; y: number }, x: number, y: number) =>
    depthIn(body, { place: { x: 0, y: 0 }, heading }, { x, y }, 50);
  for (const heading of [
    { x: 3, y: 0 },
    { x: -40, y: 0 },
  ]) {
    assert.ok(depth(heading, 550, 0) <= 1);
    assert.ok(depth(heading, 551, 0) > 1);
    assert.ok(depth(heading, 0, 150) <= 1);
    assert.ok(depth(heading, 0, 151) > 1);
  }
  assert.ok(depth({ x: 0, y: 9 }, 0, 550) <= 1);
  assert.ok(depth({ x: 0, y: 9 }, 151, 0) > 1);
  assert.equal(depth({ x: 1, y: 1 }, 0, 0), 0);
});

test('the cannons of the four seats stand at the long walls', () => {
  assert.equal(muzzles.length, 4);
  assert.ok(muzzles.every(isInPool));
  assert.deepEqual(
    muzzles.map(({ y }) => y),
    [poolHeight, poolHeight, 0, 0],
  );
  assert.ok(muzzles.every(({ x }) => x > 0 && x < poolWidth));
});
