import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RefusedError } from '@bahati/client/caller.ts';
import { meaningOf } from './refusal-meaning.ts';

const refusal = (code: string, details: object = {}) =>
  new RefusedError(409, { code, message: code, requestId: 'q', details });

test('a session that is over ends the play', () => {
  for (const code of ['session_invalid', 'unauthenticated']) {
    assert.deepEqual(meaningOf(refusal(code)), { means: 'ending', ending: 'session' });
  }
  assert.deepEqual(meaningOf(refusal('game_under_maintenance')), {
    means: 'ending',
    ending: 'maintenance',
  });
});

test('missing money carries the balance the server knows', () => {
  assert.deepEqual(meaningOf(refusal('insufficient_funds', { balance: '12.50' })), {
    means: 'trouble',
    trouble: 'insufficient_funds',
    balance: '12.50',
  });
});

test('a stake that is not offered any more carries the bounds that hold', () => {
  const bounds = { minimum: '20.00', maximum: '50.00' };
  assert.deepEqual(meaningOf(refusal('stake_not_offered', bounds)), { means: 'stake', bounds });
});

test('an earlier round is waited for by its id', () => {
  assert.deepEqual(meaningOf(refusal('round_in_progress', { roundId: 'r7' })), {
    means: 'other-round',
    roundId: 'r7',
  });
});

test('whatever is not known is said in plain words, with nothing assumed', () => {
  for (const error of [refusal('request_conflict'), refusal('constructor'), new TypeError('x')]) {
    assert.deepEqual(meaningOf(error), { means: 'trouble', trouble: 'other', balance: null });
  }
});

test('a limit that is reached is told by its kind and its period', () => {
  const reached = (kind: string, period: string) =>
    meaningOf(refusal('limit_reached', { kind, period }));
  assert.deepEqual(reached('stake', 'week'), {
    means: 'limit',
    trouble: 'stake_limit',
    period: 'week',
  });
  assert.deepEqual(reached('session', 'day'), {
    means: 'limit',
    trouble: 'session_limit',
    period: 'day',
  });
  assert.deepEqual(reached('of tomorrow', 'day'), {
    means: 'trouble',
    trouble: 'other',
    balance: null,
  });
});
