import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { dragonTigerPlaces } from '@bahati/game-rules/tables/dragon-tiger/dragon-tiger.places.ts';
import { dragonTiger } from '@bahati/game-rules/tables/dragon-tiger/dragon-tiger.rules.ts';
import { toDecimalText } from '@bahati/game-rules/rational.ts';
import { liveTableOf } from './live-tables.ts';

const languages = ['en', 'sw'] as const;

test('Lion and Leopard plays dragon tiger to the chip and names its own two in both languages', () => {
  const table = liveTableOf('simba-na-chui');
  assert.ok(table);
  const opening = `chips:${dragonTigerPlaces.map((place) => `${place}=1`).join(',')}`;
  const winners = new Set<string>();
  for (let nonce = 0; nonce < 120; nonce += 1) {
    const draw = () => createDrawStream(createNodeHmac('lair'), { clientSeed: 'shade', nonce });
    const own = table.rules.start(opening, draw());
    const standard = dragonTiger.start(opening, draw());
    assert.deepEqual(table.rules.show(own), dragonTiger.show(standard));
    assert.deepEqual(table.rules.pay(own), dragonTiger.pay(standard));
    winners.add(dragonTiger.show(standard).winner);
    for (const language of languages) {
      const told = table.rules.tell(own, language, (stakes) => toDecimalText(stakes, 2));
      const text = JSON.stringify(told);
      assert.doesNotMatch(text, /dragon|tiger|joka|milia/i);
      const [lion, leopard] = language === 'en' ? ['Lion', 'Leopard'] : ['Simba', 'Chui'];
      assert.deepEqual(
        told.outcome.slice(0, 2).map(({ label }) => label),
        [lion, leopard],
      );
    }
  }
  assert.deepEqual([...winners].toSorted(), ['dragon', 'tie', 'tiger']);
});

test('what is stated of Lion and Leopard names its own two, for every place', () => {
  const own = liveTableOf('simba-na-chui');
  assert.ok(own);
  const { playedAs, bets } = own.figures;
  for (const language of languages) {
    const said = [playedAs[language], ...bets.map(({ name }) => name[language])].join(' ');
    assert.doesNotMatch(said, /dragon|tiger|joka|milia/i);
  }
  assert.equal(bets.length, dragonTigerPlaces.length);
});
