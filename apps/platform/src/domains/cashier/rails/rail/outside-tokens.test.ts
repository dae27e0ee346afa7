import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepTokens } from './outside-tokens.ts';

function opener(lifeMs = 60_000) {
  let count = 0;
  const open = async () => {
    count += 1;
    const text = `token ${count}`;
    await new Promise((resolve) => setImmediate(resolve));
    return { text, lifeMs };
  };
  return { open, count: () => count };
}

const ask = (open: () => Promise<{ text: string; lifeMs: number }>, refused?: string) => ({
  name: 'http://rail.test',
  refused,
  open,
});

test('however many need a token at once, one is opened, and all get it', async () => {
  const { open, count } = opener();
  const token = keepTokens(0);
  const got = await Promise.all(Array.from({ length: 20 }, () => token(ask(open))));
  assert.deepEqual([...new Set(got)], ['token 1']);
  assert.equal(await token(ask(open)), 'token 1');
  assert.equal(count(), 1);
});

test('a refused token is opened anew once, however many it was refused to', async () => {
  const { open, count } = opener();
  const token = keepTokens(0);
  await token(ask(open));
  await Promise.all(Array.from({ length: 20 }, () => token(ask(open, 'token 1'))));
  // Who was slow to hear of the refusal gets the one that is good now.
  assert.equal(await token(ask(open, 'token 1')), 'token 2');
  assert.equal(count(), 2);
});

test('a token near its end is not used, and a door that stays shut is knocked at again', async () => {
  const { open, count } = opener(1_000);
  const token = keepTokens(2_000);
  await token(ask(open));
  await token(ask(open));
  assert.equal(count(), 2);
  const other = keepTokens(0);
  await assert.rejects(other(ask(() => Promise.reject(new Error('shut')))));
  assert.equal(await other(ask(open)), 'token 3');
});
