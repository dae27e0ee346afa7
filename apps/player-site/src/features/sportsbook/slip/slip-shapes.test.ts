import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draftOf, legsAt } from './slip.testing.ts';
import { kindOf, kindsFor, shapeOf, systemChoices, systemOf } from './slip-shapes.ts';

test('the tabs follow from the number of legs', () => {
  assert.deepEqual(kindsFor(0), []);
  assert.deepEqual(kindsFor(1), ['singles']);
  assert.deepEqual(kindsFor(2), ['singles', 'multiple']);
  assert.deepEqual(kindsFor(3), ['singles', 'multiple', 'system']);
  assert.deepEqual(kindsFor(11), ['singles', 'multiple']);
  assert.deepEqual(kindsFor(12, 10), ['singles', 'multiple', 'system']);
});

test('a kind that the legs no longer allow becomes the likeliest one', () => {
  assert.equal(kindOf(draftOf({ legs: legsAt(2_000), kind: 'system' })), 'singles');
  assert.equal(kindOf(draftOf({ legs: legsAt(2_000, 2_000), kind: 'system' })), 'multiple');
  const three = legsAt(2_000, 2_000, 2_000);
  assert.equal(kindOf(draftOf({ legs: three, kind: 'system' })), 'system');
});

test('systems are those of the number of legs, each with its lines', () => {
  const four = systemChoices(legsAt(2_000, 2_000, 2_000, 2_000));
  assert.deepEqual(
    four.map(({ folds, code, lines }) => [folds.join(), code, lines]),
    [
      ['2', undefined, 6],
      ['3', undefined, 4],
      ['2,3,4', 'yankee', 11],
      ['1,2,3,4', 'lucky15', 15],
    ],
  );
  const six = systemChoices(legsAt(2_000, 2_000, 2_000, 2_000, 2_000, 2_000));
  assert.equal(six.find(({ code }) => code === 'heinz')?.lines, 57);
});

test('with a banker the others may stand alone beside it, and no system has a name', () => {
  const [first, ...others] = legsAt(2_000, 2_000, 2_000);
  assert.ok(first);
  const choices = systemChoices([{ ...first, isBanker: true }, ...others]);
  assert.deepEqual(
    choices.map(({ folds, code, of, lines }) => [folds.join(), code, of, lines]),
    [['1', undefined, 2, 2]],
  );
});

test('a system that is not to be had any more gives way to the first', () => {
  const legs = legsAt(2_000, 2_000, 2_000);
  assert.equal(systemOf({ legs, folds: [2, 3] })?.code, 'trixie');
  assert.deepEqual(systemOf({ legs, folds: [2, 3, 4] })?.folds, [2]);
  assert.deepEqual(shapeOf(draftOf({ legs, kind: 'system' })), { kind: 'system', folds: [2] });
});
