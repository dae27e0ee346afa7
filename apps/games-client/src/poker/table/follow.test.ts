import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beatsOf } from './beats.ts';
import { type Followed, follow, nothingFollowed } from './follow.ts';
import { call, check, fold, type Played, playTable, raise } from './played-hand.testing.ts';
import { optionsNow } from './seen-poker.ts';

const stacks = [100_000n, 100_000n, 40_000n];

const heard = (before: Followed, { view, own }: Played) => follow(before, view, own);

/** All that is said in these steps, from the deal on. */
function heardAll(steps: readonly Played[]): Followed {
  return steps.reduce(heard, nothingFollowed);
}

test('the last word of each seat is kept until the street ends', () => {
  const table = playTable(stacks);
  const dealt = table.deal();
  const posted = heardAll([dealt]);
  assert.deepEqual(
    [...posted.words.values()].map(({ is }) => is),
    ['small-blind', 'big-blind'],
  );
  const steps = [dealt, table.say(call), table.say(call)];
  assert.equal([...heardAll(steps).words.values()].filter(({ is }) => is === 'call').length, 2);
  const flop = heardAll([...steps, table.say(check)]);
  assert.equal(flop.words.size, 0);
});

test('who folded is told so until the hand is over', () => {
  const table = playTable(stacks);
  const dealt = table.deal();
  const first = dealt.view.hand?.turn ?? -1;
  const steps = [dealt, table.say(fold), table.say(call), table.say(check)];
  assert.equal(heardAll(steps).words.get(first)?.is, 'fold');
});

test('own cards stay known whatever part is heard first', () => {
  const table = playTable(stacks);
  const dealt = table.deal();
  const after = table.say(call);
  const early = heard(heardAll([dealt]), { view: dealt.view, own: after.own });
  assert.equal(early.cards?.length, 2);
  const other = playTable(stacks, 2).deal();
  assert.notDeepEqual(other.own.view, dealt.own.view);
});

test('who joins in the middle of a hand sees its cards lie there, and no words he did not hear', () => {
  const table = playTable(stacks);
  table.deal();
  table.say(call);
  table.say(call);
  const flop = table.say(check);
  const joined = heardAll([flop]);
  assert.equal(joined.lying, 3);
  assert.equal(joined.isSeenDealt, false);
});

test('a hand that is over is kept with who won it', () => {
  const table = playTable(stacks);
  const steps = [table.deal(), table.say(fold), table.say(fold)];
  const { past } = heardAll(steps);
  assert.equal(past.length, 1);
  assert.equal(past[0]?.winners[0]?.hand, null);
  assert.equal(past[0]?.rake, '0.00');
});

test('what may be said is offered only while both parts speak of the same turn', () => {
  const table = playTable(stacks, 0);
  let before = table.deal();
  while (before.view.hand?.turn !== 0) before = table.say(call);
  assert.ok(optionsNow(before.view.hand, before.own));
  const after = table.say(raise(4_000n));
  assert.equal(optionsNow(before.view.hand, after.own), null);
  assert.equal(optionsNow(after.view.hand, before.own), null);
});

test('a street is shown after the bets have gone to the middle', () => {
  const table = playTable(stacks);
  table.deal();
  table.say(call);
  const before = table.say(call);
  const flop = table.say(check);
  assert.ok(before.view.hand && flop.view.hand);
  const beats = beatsOf(before.view.hand, flop.view.hand);
  assert.deepEqual(
    beats.map(({ open, isGathering }) => [open, isGathering]),
    [
      [0, false],
      [0, true],
      [3, false],
      [3, false],
    ],
  );
  assert.deepEqual(new Set(beats[0]?.gathered?.values()), new Set(['10.00']));
  assert.equal(beats.at(-1)?.gathered, null);
});

test('when all are in, each street is turned in its time before the pots are won', () => {
  const table = playTable(stacks);
  table.deal();
  table.say(raise(100_000n));
  const before = table.say(call);
  const over = table.say(call);
  assert.ok(before.view.hand && over.view.hand?.isOver);
  const beats = beatsOf(before.view.hand, over.view.hand);
  assert.deepEqual(
    beats.map(({ open }) => open),
    [0, 0, 3, 4, 5, 5],
  );
  assert.deepEqual(
    beats.map(({ isWon }) => isWon),
    [false, false, false, false, false, true],
  );
  const times = beats.map(({ afterMs }) => afterMs);
  assert.deepEqual(
    times,
    times.toSorted((one, other) => one - other),
  );
  assert.ok((times.at(-1) ?? 0) < 5_000, 'the table rests so long between hands');
});

test('a step that was missed is shown as it stands', () => {
  const table = playTable(stacks);
  const dealt = table.deal();
  table.say(call);
  table.say(call);
  const flop = table.say(check);
  assert.ok(dealt.view.hand && flop.view.hand);
  assert.equal(beatsOf(dealt.view.hand, flop.view.hand).length, 1);
});
