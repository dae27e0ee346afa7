import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toldText } from './told-text.ts';

test('the lines of a round are one text, in their order', () => {
  assert.equal(
    toldText([
      { label: 'Bet', value: 'Over 50.50' },
      { label: 'Roll', value: '41.22' },
    ]),
    'Bet: Over 50.50; Roll: 41.22',
  );
  assert.equal(toldText([]), '');
});

test('a long round is told by its first lines, none of them cut', () => {
  const lines = Array.from({ length: 60 }, (_, at) => ({ label: 'Rolls', value: `4+3 = ${at}` }));
  const text = toldText(lines);
  assert.ok(text.length <= 402, text);
  assert.match(text, /^Rolls: 4\+3 = 0; .*Rolls: 4\+3 = \d+ …$/);
});
