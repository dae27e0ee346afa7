import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createHeldEvents, unheard } from '#sportsbook/offer/held-events.ts';
import type { Applied } from './apply-message.ts';
import { fixtureOf } from './day.testing.ts';
import { createSweeps } from './sweeps.ts';
import { createWaitingChanges } from './waiting-changes.ts';

const marketsOfEvent = ['1x2:0:', 'btts:0:', 'total:0:2.5'];
const moved: Applied = {
  odds: marketsOfEvent,
  results: [],
  cancels: [],
  isOfEvent: false,
  isUrgent: false,
};

function openWaiting(events: number) {
  const held = createHeldEvents();
  for (let id = 1; id <= events; id += 1) {
    const event = held.hold(String(id));
    event.fixture = fixtureOf(id);
    for (const market of marketsOfEvent) event.markets.set(market, { market, ...unheard });
  }
  const waiting = createWaitingChanges(held);
  const move = (id: number) => waiting.add(String(id), moved);
  for (let id = 1; id <= events; id += 1) move(id);
  return { waiting, move };
}

test('a sweep ends when all that waited as it began is taken, whatever moves meanwhile', () => {
  const { waiting, move } = openWaiting(60);
  let clock = 7;
  const sweeps = createSweeps(waiting, () => [['live', clock]]);
  sweeps.note();
  const taken = new Set<string>();
  for (let at = 0; at < 4; at += 1) {
    const sweep = sweeps.take(false);
    assert.equal(sweep.left > 0, true);
    assert.deepEqual(sweep.reached, [['live', 7]], 'of before its first slice');
    const before = waiting.odds().events;
    const { odds } = waiting.take(sweep.slice).taken;
    assert.equal(odds.length <= 52, true, 'about fifty rows, of whole events');
    for (const { eventId } of odds) taken.add(eventId);
    sweep.left -= before - waiting.odds().events;
    assert.equal(sweep.left <= 0, at === 3);
    clock += 1;
    for (const id of [1, 2, 3]) move(id);
    sweeps.note();
    sweeps.stored();
  }
  assert.equal(taken.size, 60);
  assert.deepEqual(sweeps.take(false).reached, [['live', 11]], 'the next one goes further');
});

test('what could not be stored is of a new sweep, with what holds by then', () => {
  const { waiting } = openWaiting(60);
  let clock = 1;
  const sweeps = createSweeps(waiting, () => [['live', clock]]);
  const first = sweeps.take(false);
  const { taken } = waiting.take(first.slice);
  waiting.putBack(taken);
  sweeps.failed();
  clock = 2;
  const second = sweeps.take(false);
  assert.equal(second.left, 60);
  assert.deepEqual(second.reached, [['live', 2]]);
  assert.equal(sweeps.dueAt() <= performance.now(), true);
});
