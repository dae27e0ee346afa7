import assert from 'node:assert/strict';
import { test } from 'node:test';
import { betTypesOf } from '@bahati/lottery-rules/bets/bet-types.ts';
import { defaultTable } from '@bahati/lottery-rules/tables/default-tables.ts';
import { readPrizes, returnWith, tableWith, tiersOf } from './prize-draft.rules.ts';

const odds = Object.fromEntries(
  betTypesOf('four-d-sg').map((betType) => [betType.id, defaultTable(betType)]),
);
const big = 'four-d-sg.big.straight';

test('what is not typed stands, and each tier that changes is told with its old odds', () => {
  assert.deepEqual(readPrizes(odds, {})?.changes, []);
  const read = readPrizes(odds, { [big]: { first: '1,500.5' } });
  assert.deepEqual(read?.changes, [
    { betType: big, tier: 'first', before: odds[big]?.['first'], after: 15_005_000 },
  ]);
  assert.deepEqual(Object.keys(read?.odds ?? {}), Object.keys(odds));
});

test('odds that are none leave nothing to ask for', () => {
  assert.equal(readPrizes(odds, { [big]: { first: '1.23456' } }), undefined);
  assert.equal(tiersOf(big, odds[big] ?? {}, { first: 'x' })[0]?.isWrong, true);
});

test('half of all odds is half of the return', () => {
  const table = odds[big] ?? {};
  const halved = Object.fromEntries(
    Object.entries(table).map(([tier, of]) => [tier, String(of / 20_000)]),
  );
  const before = returnWith(big, table) ?? 0;
  const after = returnWith(big, tableWith(big, table, halved) ?? {}) ?? 0;
  assert.equal(before, 2 * after);
});
