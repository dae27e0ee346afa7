import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RefusedError, UnreachableError } from '@bahati/client/caller.ts';
import type { SlotRound } from '@bahati/contract/games-frame/slots.ts';
import { type RoundRequest, requestRound } from './round-request.ts';

const request: RoundRequest = {
  idempotencyKey: '0c2f0e0e-1111-4222-8333-444455556666',
  stake: '50.00',
};
const round = { roundId: 'r1' } as SlotRound;

const refusal = (code: string, details: object = {}) =>
  new RefusedError(503, { code, message: code, requestId: 'q', details });

/** Answers in turn; an error is thrown. */
function server(...answers: (SlotRound | Error)[]) {
  const sent: RoundRequest[] = [];
  const send = (asked: RoundRequest) => {
    sent.push({ ...asked });
    const answer = answers[sent.length - 1];
    return answer instanceof Error || !answer ? Promise.reject(answer) : Promise.resolve(answer);
  };
  return { sent, send };
}

function hooks() {
  const waited: (string | null)[] = [];
  const pauses: number[] = [];
  return {
    waited,
    pauses,
    onWaiting: (waiting: string | null) => waited.push(waiting),
    pause: (ms: number) => {
      pauses.push(ms);
      return Promise.resolve();
    },
  };
}

test('a lost answer is asked for again with the same id and stake', async () => {
  const lost = new UnreachableError(new Error('offline'));
  const { send, sent } = server(lost, lost, refusal('retry'), refusal('internal_error'), round);
  const seen = hooks();
  assert.equal(await requestRound(send, request, seen), round);
  assert.deepEqual(sent, Array(5).fill(request));
  assert.deepEqual(seen.waited, ['connection', 'connection', 'wallet', 'wallet', null]);
});

test('the pauses double and never pass ten seconds', async () => {
  const lost = new UnreachableError(new Error('offline'));
  const { send } = server(...Array<Error>(7).fill(lost), round);
  const seen = hooks();
  await requestRound(send, request, seen);
  assert.deepEqual(seen.pauses, [1000, 2000, 4000, 8000, 10_000, 10_000, 10_000]);
});

test('a server that names its own pause is obeyed', async () => {
  const { send } = server(refusal('too_many_requests', { retryAfterMs: 1700 }), round);
  const seen = hooks();
  await requestRound(send, request, seen);
  assert.deepEqual(seen.pauses, [1700]);
});

test('a refusal is an answer and is not asked again', async () => {
  for (const code of ['insufficient_funds', 'session_invalid', 'round_in_progress']) {
    const { send, sent } = server(refusal(code));
    await assert.rejects(requestRound(send, request, hooks()), { code });
    assert.equal(sent.length, 1);
  }
});
