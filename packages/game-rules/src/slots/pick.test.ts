import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import { layChests, openedStakes } from './pick.ts';

const rule = { scatters: 3, prizes: [1, 2, 5, 20], picks: 2 };

/** Every way the draws can go, each as likely as any other. */
function everyLaying(): (readonly number[])[] {
  const found: (readonly number[])[] = [];
  for (let way = 0; way < 4 * 3 * 2; way += 1) {
    let left = way;
    const draw: DrawStream = {
      cursor: 0,
      nextInt(range) {
        const drawn = left % range;
        left = Math.floor(left / range);
        return drawn;
      },
    };
    found.push(layChests(rule, draw));
    assert.equal(left, 0, 'the draws were those of a shuffle');
  }
  return found;
}

test('every order of the prizes comes once', () => {
  const orders = everyLaying().map((laid) => laid.join(' '));
  assert.equal(new Set(orders).size, 24);
});

test('whichever chests are picked, they are worth the mean of what was laid', () => {
  const all = everyLaying();
  for (const opened of [
    [0, 1],
    [3, 0],
    [2, 3],
  ]) {
    const sum = all.reduce((total, laid) => total + openedStakes(laid, opened), 0);
    assert.equal(sum * rule.prizes.length, all.length * rule.picks * (1 + 2 + 5 + 20));
  }
});
