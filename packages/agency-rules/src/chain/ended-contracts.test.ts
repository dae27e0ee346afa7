import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Terms } from '@bahati/agency-rules/terms/terms.ts';
import { findExcesses } from './chain-terms.ts';
import { findEndedContracts, type LineContract } from './ended-contracts.ts';

const rate = (rateBps: number): Terms => ({
  kind: 'real_time_salary',
  rateBps,
  dailyTurnoverBrake: null,
});
const contract = (upline: string, agent: string, rateBps: number): LineContract => ({
  agent,
  upline,
  terms: rate(rateBps),
});

/** Below the top two lines: a (60) – b (50) – c (20) and d (40) – e (40) – f (10). */
const contracts = [
  contract('e', 'f', 10),
  contract('b', 'c', 20),
  contract('top', 'a', 60),
  contract('a', 'b', 50),
  contract('top', 'd', 40),
  contract('d', 'e', 40),
  contract('other', 'z', 90),
];
const ended = (agent: string, terms: Terms | null) =>
  findEndedContracts({ agent, terms }, contracts).map((one) => one.agent);

test('a rate no lower than the downlines’ ends nothing', () => {
  assert.deepEqual(ended('top', rate(60)), []);
  assert.deepEqual(ended('c', rate(1)), [], 'nobody is below');
});

test('a lower rate ends the contracts it no longer covers, down the whole line', () => {
  assert.deepEqual(ended('top', rate(59)), ['a', 'b', 'c'], 'c is lower, but a is its line');
  assert.deepEqual(ended('top', rate(39)), ['a', 'd', 'b', 'e', 'c', 'f']);
  assert.deepEqual(ended('a', rate(49)), ['b', 'c']);
  assert.deepEqual(ended('a', rate(50)), []);
});

test('a contract that ends takes all below it along', () => {
  assert.deepEqual(ended('d', null), ['e', 'f']);
});

test('after a change no agent has more than its upline', () => {
  for (const [agent, rateBps] of [
    ['top', 45],
    ['top', 10],
    ['a', 30],
    ['d', 5],
    ['e', 9],
  ] as const) {
    const gone = new Set(ended(agent, rate(rateBps)));
    const now = [
      ...contracts.filter((one) => !gone.has(one.agent) && one.agent !== agent),
      contract('above', agent, rateBps),
    ];
    for (const one of now) {
      const above = now.find((other) => other.agent === one.upline);
      if (above) assert.deepEqual(findExcesses(one.terms, above.terms), []);
      assert.ok(!gone.has(one.upline));
    }
  }
});

test('a line that turns back on itself is refused, and a long one is walked', () => {
  const circle = [contract('a', 'b', 5), contract('b', 'a', 5)];
  assert.throws(() => findEndedContracts({ agent: 'a', terms: null }, circle), RangeError);
  const long = Array.from({ length: 50_000 }, (_, at) => contract(`${at}`, `${at + 1}`, 5));
  assert.equal(findEndedContracts({ agent: '0', terms: rate(4) }, long).length, 50_000);
});
