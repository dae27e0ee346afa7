import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cueOf, dealtAfter, waits } from './deal-steps.ts';

const told = (steps: number) => {
  const { laid, turned, told: hands } = dealtAfter(steps);
  return (
    [laid, turned].map((both) => `${both['player-a']}${both['player-b']}`).join(' ') +
    ` ${hands['player-a'] ? 'A' : ''}${hands['player-b'] ? 'B' : ''}`
  );
};

test('cards are laid in turn, A first, and turned in turn but for the last of each', () => {
  assert.deepEqual(
    waits.map((_, at) => told(at + 1).trim()),
    [
      '10 00',
      '11 00',
      '21 00',
      '22 00',
      '32 00',
      '33 00',
      '33 10',
      '33 11',
      '33 21',
      '33 22',
      '33 32',
      '33 32 A',
      '33 33 A',
      '33 33 AB',
    ],
  );
  assert.equal(told(0).trim(), '00 00');
});

test('a card is heard as it is laid and as it is turned, a name is not', () => {
  const heard = waits.map((_, step) => cueOf(step));
  assert.equal(heard.filter((cue) => cue === 'card').length, 6);
  assert.equal(heard.filter((cue) => cue === 'reveal').length, 6);
  assert.deepEqual([heard[11], heard[13]], [null, null]);
});
