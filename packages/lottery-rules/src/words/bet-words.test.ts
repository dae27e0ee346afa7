import assert from 'node:assert/strict';
import { test } from 'node:test';
import { betTypeOf, betTypes } from '@bahati/lottery-rules/bets/bet-types.ts';
import { betTypeName, betTypeWords, partWords, symbolWords, tierWords } from './bet-words.ts';

const isNumber = (text: string) => /^\d+$/.test(text);

test('every bet type, part, symbol and tier has its words in both languages', () => {
  for (const betType of betTypes) {
    const [, place = '', way = ''] = betType.id.split('.');
    const named = betTypeWords(betType);
    assert.notEqual(named.place.sw, place, betType.id);
    assert.notEqual(named.way.sw === way && way !== 'ibet', true, betType.id);
    for (const { name, symbols } of betType.panel.parts) {
      assert.notEqual(partWords(name).sw, name, betType.id);
      for (const symbol of symbols ?? []) {
        assert.equal(
          symbolWords(symbol).sw === symbol,
          isNumber(symbol),
          `${betType.id} ${symbol}`,
        );
      }
    }
    for (const tier of betType.tiers) {
      assert.equal(tierWords(tier).en === tier, isNumber(tier), `${betType.id} ${tier}`);
    }
  }
});

test('no two bet types of a family have one name', () => {
  const names = betTypes.map((betType) => `${betType.family} ${betTypeName(betType).en}`);
  const twice = names.filter((name, at) => names.indexOf(name) < at);
  assert.deepEqual(twice, []);
});

test('numbers stand in the names', () => {
  const nameOf = (id: string) => betTypeName(betTypeOf(id) ?? assert.fail(id));
  assert.equal(nameOf('keno.spots-10.pick').en, '10 spots · Pick');
  assert.equal(nameOf('five-digit.five.group-120').sw, 'Zote tano · Kundi la 120');
  assert.equal(nameOf('four-d-sg.first-3.straight').en, '3A · Straight');
  assert.equal(partWords('pair-1-10').en, 'Place 1 against 10');
  assert.equal(tierWords('hits-5-extra').en, '5 right and the additional');
  assert.equal(tierWords('g7').en, 'Prize 7');
});
