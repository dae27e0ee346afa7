import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ActivityFacts, activityStateOf } from './activity-state.rules.ts';

const facts = (more: Partial<ActivityFacts> = {}): ActivityFacts => ({
  trigger: { kind: 'deposit', number: 1, leastDeposit: '100.00', isChosen: true },
  isAutomatic: false,
  isAhead: false,
  isOpen: true,
  award: null,
  application: null,
  isChosen: false,
  hasProgress: false,
  ...more,
});
const stateOf = (more: Partial<ActivityFacts>) => activityStateOf(facts(more));

test('each state of the specification has its own facts', () => {
  const application = { kind: 'application', needsPicture: false } as const;
  const turnover = { kind: 'turnover', period: 'day', least: '10.00' } as const;
  assert.equal(stateOf({ isAhead: true, isOpen: false }), 'coming_soon');
  assert.equal(stateOf({}), 'join');
  assert.equal(stateOf({ isChosen: true }), 'joined');
  assert.equal(stateOf({ trigger: { kind: 'registration' } }), 'signed');
  assert.equal(stateOf({ trigger: turnover }), 'signed');
  assert.equal(stateOf({ trigger: turnover, hasProgress: true }), 'process');
  assert.equal(stateOf({ trigger: application }), 'join');
  assert.equal(stateOf({ trigger: application, application: 'waiting' }), 'applying');
  assert.equal(stateOf({ trigger: application, application: 'rejected' }), 'rejected');
  assert.equal(stateOf({ award: 'held' }), 'process');
  assert.equal(stateOf({ award: 'claimable' }), 'claim');
  assert.equal(stateOf({ award: 'given', isOpen: false }), 'claimed');
  assert.equal(stateOf({ award: 'given', isOpen: false, isAutomatic: true }), 'issued');
  assert.equal(stateOf({ award: 'rejected', isOpen: false }), 'rejected');
  assert.equal(stateOf({ isOpen: false }), 'close');
});

test('what can be claimed comes before everything, and what may be had again is open again', () => {
  assert.equal(stateOf({ award: 'claimable', isOpen: false, isAhead: true }), 'claim');
  assert.equal(stateOf({ award: 'given', isOpen: true }), 'join');
});
