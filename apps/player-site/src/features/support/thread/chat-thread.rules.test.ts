import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ChatMessage } from '@bahati/contract/player-site/support/support.ts';
import { lastInRow, mergeMessages, runsOf } from './chat-thread.rules.ts';

function message(seq: number, more: Partial<ChatMessage> = {}): ChatMessage {
  const at = new Date(Date.UTC(2026, 10, 21, 9, seq)).toISOString();
  return {
    seq,
    author: 'guest',
    clientId: null,
    text: `${seq}`,
    images: [],
    event: null,
    at,
    ...more,
  };
}

const seqs = (messages: readonly ChatMessage[]) => messages.map(({ seq }) => seq);
const dayOf = (at: string) => at.slice(0, 10);

test('a message shows once and in its place, by whatever ways and however often it came', () => {
  const known = mergeMessages([], [message(4), message(2)]);
  const merged = mergeMessages(known, [message(3), message(2), message(4), message(1)]);
  assert.deepEqual(seqs(merged), [1, 2, 3, 4]);
});

test('after a gap is not read: what is missing is asked for again', () => {
  const row = (...given: number[]) =>
    lastInRow({ messages: given.map((seq) => message(seq)), hasEarlier: true });
  assert.equal(row(), 0);
  assert.equal(row(7, 8, 9), 9);
  assert.equal(row(7, 8, 10), 8);
});

test('what one says in one breath stands together, a new day and another voice begin anew', () => {
  const runs = runsOf(
    [
      message(1),
      message(2),
      message(3, { author: 'staff' }),
      message(4, { at: '2026-11-21T12:00:00.000Z' }),
      message(5, { at: '2026-11-21T12:06:00.000Z' }),
      message(6, { at: '2026-11-22T00:00:00.000Z' }),
    ],
    dayOf,
  );
  assert.deepEqual(
    runs.map(({ messages, isNewDay }) => [seqs(messages), isNewDay]),
    [
      [[1, 2], true],
      [[3], false],
      [[4], false],
      [[5], false],
      [[6], true],
    ],
  );
});
