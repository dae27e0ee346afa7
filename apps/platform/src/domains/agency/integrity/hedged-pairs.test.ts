/** Who plays against whom. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findHedgedPairs, type PlayedRound } from './hedged-pairs.ts';

const everyMs = 300_000;

/** Two who play at the same minutes; `pays` says what each gets of a stake of 100. */
function played(
  count: number,
  pays: (at: number) => readonly [bigint, bigint],
  more: { apartMs?: number; stakes?: readonly [bigint, bigint]; ids?: [bigint, bigint] } = {},
): PlayedRound[] {
  const { apartMs = 20_000, stakes = [100n, 100n], ids = [1n, 2n] } = more;
  return Array.from({ length: count }, (_, at) => {
    const payouts = pays(at);
    return ([0, 1] as const).map((side) => ({
      memberId: ids[side],
      gameId: 7,
      openedAt: at * everyMs + side * apartMs,
      stake: stakes[side],
      payout: payouts[side],
    }));
  }).flat();
}

const opposite = (at: number): readonly [bigint, bigint] =>
  at % 3 === 0 ? [200n, 0n] : [0n, 200n];

test('two whose results cancel nearly always are a pair', () => {
  const pairs = findHedgedPairs(played(24, (at) => (at < 2 ? [0n, 0n] : opposite(at))));
  assert.deepEqual(pairs, [
    { firstId: 1n, secondId: 2n, togetherCount: 24, cancelledCount: 22, stake: 4_400n },
  ]);
});

test('unlike stakes cancel too, and a commission is no escape', () => {
  const dozens = played(20, (at) => (at % 2 ? [300n, 0n] : [0n, 300n]), { stakes: [100n, 200n] });
  assert.equal(findHedgedPairs(dozens).length, 1);
  assert.equal(findHedgedPairs(played(20, (at) => (at % 2 ? [195n, 0n] : [0n, 195n]))).length, 1);
});

test('fewer rounds together, or further apart, are none', () => {
  assert.deepEqual(findHedgedPairs(played(19, opposite)), []);
  assert.deepEqual(findHedgedPairs(played(40, opposite, { apartMs: 61_000 })), []);
});

test('two who win and lose by themselves are no pair', () => {
  // Every way it can go at an even chance, each as often.
  const fair = played(200, (at) => [at % 2 ? 200n : 0n, at % 4 < 2 ? 200n : 0n]);
  assert.deepEqual(findHedgedPairs(fair), []);
  const slots = played(200, (at) => [at % 9 === 0 ? 700n : 0n, at % 5 === 0 ? 350n : 0n]);
  assert.deepEqual(findHedgedPairs(slots), []);
});

test('rounds that gave both their stakes back say nothing', () => {
  const pushes = played(30, (at) => (at < 12 ? [100n, 100n] : opposite(at)));
  assert.deepEqual(findHedgedPairs(pushes), []);
});

test('a round counts once against the same member, and the larger pair comes first', () => {
  const slow = played(20, opposite);
  const dear = played(20, (at) => opposite(at).map((paid) => paid * 5n) as [bigint, bigint], {
    ids: [3n, 4n],
    stakes: [500n, 500n],
  }).map((round) => ({ ...round, gameId: 8 }));
  assert.deepEqual(
    findHedgedPairs([...slow, ...dear]).map(({ firstId, togetherCount }) => [
      firstId,
      togetherCount,
    ]),
    [
      [3n, 20],
      [1n, 20],
    ],
  );
  // One of them plays thrice as fast: a third of his rounds is put together, and no more.
  const fast = slow.flatMap((round) =>
    round.memberId === 1n
      ? [0, 1, 2].map((at) => ({ ...round, openedAt: round.openedAt + at * 1_000 }))
      : [round],
  );
  assert.equal(findHedgedPairs(fast)[0]?.togetherCount, 20);
});
