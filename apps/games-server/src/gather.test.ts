import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGatherer } from './gather.ts';

type Group = { items: readonly number[]; end: (error?: Error) => void };

/** A gatherer whose groups end when the test says so. */
function gathering(mostAtOnce: number, mostUnderWay: number) {
  const groups: Group[] = [];
  const done = createGatherer<number, string>({
    mostAtOnce,
    mostUnderWay,
    work: (items) =>
      new Promise((resolve, reject) => {
        const answers = items.map((item) => `did ${item}`);
        groups.push({ items, end: (error) => (error ? reject(error) : resolve(answers)) });
      }),
  });
  return { groups, done };
}

const aTurn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

test('what comes while a group is under way is done together, each with its own answer', async () => {
  const { groups, done } = gathering(3, 1);
  const first = done(0);
  await aTurn();
  const rest = [1, 2, 3, 4].map((item) => done(item));
  await aTurn();
  assert.deepEqual(
    groups.map(({ items }) => items),
    [[0]],
    'one group at a time',
  );
  groups[0]?.end();
  assert.equal(await first, 'did 0');
  await aTurn();
  groups[1]?.end();
  await aTurn();
  groups[2]?.end();
  assert.deepEqual(await Promise.all(rest), ['did 1', 'did 2', 'did 3', 'did 4']);
  assert.deepEqual(
    groups.slice(1).map(({ items }) => items),
    [[1, 2, 3], [4]],
  );
});

test('no more groups are under way than may be, and one that fails leaves the others', async () => {
  const { groups, done } = gathering(1, 2);
  const all = [0, 1, 2].map((item) => done(item));
  await aTurn();
  assert.equal(groups.length, 2);
  const failed = assert.rejects(all[0]!, /broken/);
  groups[0]?.end(new Error('broken'));
  await failed;
  await aTurn();
  for (const { end } of groups.slice(1)) end();
  assert.deepEqual(await Promise.all(all.slice(1)), ['did 1', 'did 2']);
});

test('what a process can never catch up with is refused at once', async () => {
  const { groups, done } = gathering(10_000, 1);
  const all = Array.from({ length: 10_000 }, (_, item) => done(item));
  await assert.rejects(done(10_000), { code: 'retry' });
  await aTurn();
  groups[0]?.end();
  assert.equal((await Promise.all(all)).length, 10_000);
});
