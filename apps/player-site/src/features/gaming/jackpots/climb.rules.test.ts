import assert from 'node:assert/strict';
import { test } from 'node:test';
import { climbed } from './climb.rules.ts';

test('an amount climbs from the one before to the new one and not past it', () => {
  assert.equal(climbed('100.00', '200.50', 0), '100.00');
  assert.equal(climbed('100.00', '200.50', 0.5), '150.25');
  assert.equal(climbed('100.00', '200.50', 1), '200.50');
});

test('a pool that was won stands low at once', () => {
  assert.equal(climbed('900.00', '50', 0), '50');
});
