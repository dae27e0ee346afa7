import assert from 'node:assert/strict';
import { test } from 'node:test';
import { betTypeOf, betTypes } from '@bahati/lottery-rules/bets/bet-types.ts';
import { defaultTable } from '@bahati/lottery-rules/tables/default-tables.ts';
import { helped, pickQuickly, reckonTicket, returnsOf, withBanker } from './ticket.rules.ts';

const typeOf = (id: string) => {
  const betType = betTypeOf(id);
  assert.ok(betType, id);
  return betType;
};

test('a quick pick of every type is a ticket that costs something', () => {
  for (const betType of betTypes) {
    const terms = { unit: 100n, multiple: 2, odds: defaultTable(betType) };
    const reckoned = reckonTicket(betType, pickQuickly(betType), terms);
    assert.ok('lines' in reckoned, betType.id);
    assert.equal(reckoned.stake, 200n * BigInt(reckoned.lines * betType.unitsPerLine));
  }
});

test('lines, cost and top win are those of the rules', () => {
  const betType = typeOf('three-digit.three.direct');
  const odds = defaultTable(betType);
  const terms = { unit: 100n, multiple: 3, odds };
  const told = reckonTicket(betType, [['1', '2'], ['3'], ['9', '0']], terms);
  assert.deepEqual(told, { lines: 4, text: '1,2|3|0,9', stake: 1_200n, topWin: 150_000n });
  const refused = reckonTicket(betType, [['1'], [], ['9']], terms);
  assert.ok('refusal' in refused && refused.refusal.reason === 'too_few');
  assert.deepEqual(returnsOf(betType, odds), { least: 5_000, most: 5_000 });
});

test('what a pool pays has no stated return', () => {
  const betType = typeOf('six-of-49.ticket.pick');
  assert.equal(returnsOf(betType, defaultTable(betType)), null);
});

test('helpers take halves and parities', () => {
  const symbols = Array.from('0123456789');
  assert.deepEqual(helped(symbols, 'big'), Array.from('56789'));
  assert.deepEqual(helped(symbols, 'small'), Array.from('01234'));
  assert.deepEqual(helped(symbols, 'odd'), Array.from('13579'));
  assert.deepEqual(helped(symbols, 'clear'), []);
});

test('a number that becomes a banker leaves the others, and bankers have an end', () => {
  const { parts } = typeOf('eleven-five.any-2.pick').panel;
  const sets = withBanker(parts, [[], ['01', '02']], 0, '01');
  assert.deepEqual(sets, [['01'], ['02']]);
  assert.equal(withBanker(parts, sets ?? [], 0, '05'), undefined);
});
