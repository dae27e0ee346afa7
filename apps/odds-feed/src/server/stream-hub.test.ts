import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FeedMessage } from '@bahati/contract/odds-feed/feed.ts';
import { createStreamHub, mostBehindBytes, type Outlet } from './stream-hub.ts';

const alive = (producer: 'pre' | 'live'): FeedMessage => ({
  type: 'alive',
  producer,
  at: '2026-11-27T00:00:00.000Z',
});

const outlet = () => {
  const lines: { producer: string; sequence: number }[] = [];
  const state = { behind: 0, isEnded: false };
  const own: Outlet = {
    write: (text) => lines.push(JSON.parse(text)),
    behindBytes: () => state.behind,
    end: () => {
      state.isEnded = true;
    },
  };
  return { own, lines, state };
};

test('each connection counts the messages of each producer from one', () => {
  const hub = createStreamHub('off', () => 0);
  const early = outlet();
  hub.add(early.own);
  hub.send(alive('pre'));
  hub.send(alive('live'));
  const late = outlet();
  hub.add(late.own);
  hub.send(alive('pre'));
  const counted = (lines: typeof early.lines) =>
    lines.map(({ producer, sequence }) => `${producer} ${sequence}`);
  assert.deepEqual(counted(early.lines), ['pre 1', 'live 1', 'pre 2']);
  assert.deepEqual(counted(late.lines), ['pre 1']);
});

test('what a silenced producer says is lost, and counted', () => {
  const hub = createStreamHub('off', () => 0);
  const { own, lines } = outlet();
  hub.add(own);
  hub.setSilent('pre', true);
  hub.send(alive('pre'));
  hub.send(alive('live'));
  hub.setSilent('pre', false);
  hub.send(alive('pre'));
  assert.deepEqual(
    lines.map(({ sequence }) => sequence),
    [1, 2],
  );
});

test('a reader too far behind is cut off, and the others are not', () => {
  const hub = createStreamHub('off', () => 0);
  const [slow, quick] = [outlet(), outlet()];
  hub.add(slow.own);
  hub.add(quick.own);
  slow.state.behind = mostBehindBytes + 1;
  assert.equal(hub.behindBytes(), mostBehindBytes + 1);
  hub.send(alive('pre'));
  hub.send(alive('pre'));
  assert.equal(slow.state.isEnded, true);
  assert.equal(slow.lines.length, 0);
  assert.equal(quick.lines.length, 2);
  assert.equal(hub.count(), 1);
});

test('who has left is written to no more', () => {
  const hub = createStreamHub('off', () => 0);
  const { own, lines } = outlet();
  const leave = hub.add(own);
  leave();
  hub.send(alive('pre'));
  assert.equal(lines.length, 0);
  assert.equal(hub.count(), 0);
});
