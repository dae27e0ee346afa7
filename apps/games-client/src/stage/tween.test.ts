import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTimeline, linearly } from './tween.ts';

test('a step runs from 0 to 1 and then answers', async () => {
  const timeline = createTimeline();
  const seen: number[] = [];
  let isDone = false;
  const done = timeline
    .play(100, linearly, (t) => seen.push(t))
    .then(() => {
      isDone = true;
    });
  timeline.update(50);
  await Promise.resolve();
  assert.equal(isDone, false);
  timeline.update(60);
  await done;
  assert.deepEqual(seen, [0, 0.5, 1]);
});

test('hurry ends what runs and lets what follows take no time', async () => {
  const timeline = createTimeline();
  const order: string[] = [];
  const told = (async () => {
    await timeline.wait(1000);
    order.push('first');
    await timeline.play(5000, linearly, (t) => order.push(`second ${t}`));
    order.push('end');
  })();
  timeline.hurry();
  await told;
  assert.deepEqual(order, ['first', 'second 1', 'end']);
});

test('after relaxing, steps take their time again', async () => {
  const timeline = createTimeline();
  timeline.hurry();
  await timeline.wait(1000);
  timeline.relax();
  let isOver = false;
  const waited = timeline.wait(100).then(() => {
    isOver = true;
  });
  timeline.update(60);
  await Promise.resolve();
  assert.equal(isOver, false);
  timeline.update(60);
  await waited;
});
