import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Findings, holdReasonsOf } from './hold-reasons.rules.ts';

const nothing: Findings = {
  samePerson: 0,
  sharedPayout: 0,
  sharedDevice: 0,
  sharedNetwork: 0,
  duplicateScore: 0,
  tiedClaims: 0,
  flatRounds: 0,
  rounds: 0,
  oppositeRounds: 0,
};
const codes = (more: Partial<Findings>, limit = 60) =>
  holdReasonsOf({ ...nothing, ...more }, limit).map(({ code }) => code);

test('one thing that honest people share holds nothing back', () => {
  assert.deepEqual(codes({}), []);
  assert.deepEqual(codes({ sharedDevice: 1 }), []);
  assert.deepEqual(codes({ sharedNetwork: 3 }), []);
  assert.deepEqual(codes({ duplicateScore: 100 }), []);
});

test('findings add up, the heaviest first', () => {
  assert.deepEqual(codes({ samePerson: 1 }), ['same_person']);
  assert.deepEqual(codes({ sharedPayout: 1 }), ['shared_payout']);
  assert.deepEqual(codes({ sharedDevice: 1, tiedClaims: 1 }), ['claim_ring', 'shared_device']);
  assert.deepEqual(codes({ sharedDevice: 2, sharedNetwork: 2 }), [
    'shared_device',
    'shared_network',
  ]);
});

test('play that gives back nearly every stake counts from thirty rounds on', () => {
  const network = { sharedNetwork: 1, sharedDevice: 1 };
  assert.deepEqual(codes({ ...network, flatRounds: 29, rounds: 29 }), []);
  assert.deepEqual(codes({ ...network, flatRounds: 24, rounds: 40 }).at(0), 'minimal_risk');
  assert.deepEqual(codes({ ...network, flatRounds: 23, rounds: 40 }), []);
});

test('two sides of one table count from five rounds on', () => {
  assert.deepEqual(codes({ sharedDevice: 1, oppositeRounds: 4 }), []);
  assert.deepEqual(codes({ sharedDevice: 1, oppositeRounds: 5 }), [
    'opposite_sides',
    'shared_device',
  ]);
});
