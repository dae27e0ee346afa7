import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DrawNumbers } from '@bahati/lottery-rules/draws/numbers.ts';
import { readSelection, winningSymbols } from './ticket.rules.ts';

const won = (betType: string, selection: string, numbers: DrawNumbers) => {
  const read = readSelection({ betType, selection });
  assert.ok(read, betType);
  return [...winningSymbols(read, numbers)];
};

const balls = (main: number[], extra: number[] = []): DrawNumbers => ({
  kind: 'balls',
  main,
  extra,
});

test('of a selection the digits that won are named by their place', () => {
  const drawn = balls([9, 9, 9, 4, 2]);
  assert.deepEqual(won('five-digit.last-two.direct', '4,5|2,7', drawn), ['0:4', '1:2']);
  assert.deepEqual(won('five-digit.last-two.direct', '5|2', drawn), []);
});

test('of typed numbers and of choices those that came', () => {
  const prizes = {
    first: ['1234'],
    second: ['0001'],
    third: ['0002'],
    starter: Array.from({ length: 10 }, (_, at) => `110${at}`),
    consolation: Array.from({ length: 10 }, (_, at) => `220${at}`),
  };
  const drawn: DrawNumbers = { kind: 'prizes', prizes };
  assert.deepEqual(won('four-d-sg.big.straight', '1234,9999', drawn), ['0:1234']);
  const dice = balls([6, 6, 5]);
  assert.deepEqual(won('dice-three.sum.size', 'big,even', dice), ['0:big']);
});

test('a type of bet that this page does not know is not read', () => {
  assert.equal(readSelection({ betType: 'five-digit.new.way', selection: '1' }), undefined);
});
