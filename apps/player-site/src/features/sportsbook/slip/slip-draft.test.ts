import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isEachWayOffered } from './each-way.rules.ts';
import { draftOf, legsAt, picked } from './slip.testing.ts';
import { emptyDraft, legKey, readDraft, withOdds } from './slip-draft.ts';
import { isStaked, wireCode, wireSlip } from './wire-slip.ts';

test('what was kept is read back as it was', () => {
  const draft = draftOf({ legs: legsAt(1_900, 2_100), stake: '50', kind: 'system', folds: [2] });
  assert.deepEqual(readDraft(JSON.parse(JSON.stringify(draft))), draft);
});

test('what cannot be read is left out, and the rest stands', () => {
  const [good] = legsAt(1_900);
  for (const kept of [null, 7, [], { legs: 'none' }]) assert.deepEqual(readDraft(kept), emptyDraft);
  const read = readDraft({ legs: [good, { selections: [] }, null], kind: 'odd', stake: 5 });
  assert.equal(read.legs.length, 1);
  assert.equal(read.kind, 'multiple');
  assert.equal(read.stake, '');
});

test('the order of what is put together makes no other leg', () => {
  const [one, other] = [picked('1', 1_900), picked('1', 1_800, 'draw')];
  assert.equal(legKey({ selections: [one, other] }), legKey({ selections: [other, one] }));
});

test('odds of a single selection stand on it too, those of several on their leg', () => {
  const [single] = legsAt(1_900);
  assert.ok(single);
  assert.equal(withOdds(single, 2_000).selections[0]?.odds, 2_000);
  const built = { ...single, selections: [picked('1', 1_900), picked('1', 1_800, 'draw')] };
  assert.equal(withOdds(built, 3_000).selections[0]?.odds, 1_900);
  assert.equal(withOdds(built, 3_000).odds, 3_000);
});

test('the book is sent stakes of every line, bankers of systems alone', () => {
  const legs = legsAt(1_900, 2_100, 1_700).map((leg, at) => ({ ...leg, isBanker: at === 0 }));
  const multiple = wireSlip(draftOf({ legs, stake: '1,250.5' }), 'KES');
  assert.deepEqual(multiple.stakes, ['1250.50']);
  assert.equal(multiple.legs[0]?.isBanker, undefined);
  const system = wireSlip(draftOf({ legs, stake: '20', kind: 'system', folds: [1] }), 'KES');
  assert.equal(system.legs[0]?.isBanker, true);
  assert.deepEqual(system.shape, { kind: 'system', folds: [1] });
  const singles = draftOf({
    legs,
    kind: 'singles',
    stake: '20',
    ownStakes: { '2 1x2:0: home': '' },
  });
  assert.deepEqual(wireSlip(singles, 'KES', '10.00').stakes, ['20.00', '10.00', '20.00']);
  assert.equal(isStaked(singles, 'KES'), false);
  assert.equal(isStaked({ ...singles, ownStakes: {} }, 'KES'), true);
});

test('a booking code keeps selections and shape, and no stake', () => {
  const code = wireCode(draftOf({ legs: legsAt(1_900, 2_100), stake: '500' }));
  assert.deepEqual(Object.keys(code).toSorted(), ['legs', 'shape']);
});

test('each way is offered where every leg is an outright with places', () => {
  const eachWay = { over: 1, under: 4, places: 3 };
  const outright = { isOutright: true, eachWay };
  type Events = Parameters<typeof isEachWayOffered>[1];
  const legs = legsAt(5_000, 7_000);
  assert.equal(
    isEachWayOffered(
      legs,
      new Map([
        ['1', outright],
        ['2', outright],
      ]),
    ),
    true,
  );
  assert.equal(isEachWayOffered(legs, new Map([['1', outright]])), false);
  const match = { isOutright: false, eachWay: null };
  const mixed: Events = new Map<string, typeof outright | typeof match>([
    ['1', outright],
    ['2', match],
  ]);
  assert.equal(isEachWayOffered(legs, mixed), false);
});
