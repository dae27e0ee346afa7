import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coralReef } from '@bahati/game-rules/fishing/species/coral-reef.ts';
import {
  effectWords,
  fishingRules,
  returnWords,
  tideWords,
  weaponWords,
} from '@bahati/game-rules/fishing/fishing.words.ts';
import { rational, type Rational, toDecimalText } from '@bahati/game-rules/rational.ts';
import type { BulletRecord } from './bullet-record.ts';
import { tellShots } from './tell-shots.ts';

const base = { firedAtTick: 5, weapon: 'harpoon', stake: 200n } as const;
const captured = (fish: number, species: string, pays: number, prize = 0) => ({
  fish,
  species,
  prize,
  pays,
});
const bullets: readonly BulletRecord[] = [
  {
    ...base,
    bullet: 1,
    outcome: 'hit',
    fish: 7,
    nonce: 0,
    pays: 58,
    strikes: [
      { by: null, aims: [], captured: [captured(7, 'kaa-bomu', 10)], rest: 0 },
      { by: 7, aims: [], captured: [captured(8, 'dagaa', 2), captured(9, 'dagaa', 2)], rest: 36 },
    ],
  },
  { ...base, bullet: 2, weapon: 'net', outcome: 'returned', reason: 'met_nothing' },
  {
    ...base,
    bullet: 3,
    outcome: 'hit',
    fish: 10,
    nonce: 1,
    pays: 500,
    strikes: [{ by: null, aims: [], captured: [captured(10, 'pweza-mkuu', 500, 3)], rest: 0 }],
  },
  { ...base, bullet: 4, weapon: 'net', outcome: 'returned', reason: 'fish_gone' },
];
const money = (amount: Rational) => `KSh ${toDecimalText(rational(amount.numerator, 100n), 2)}`;
const lines = (language: 'en' | 'sw') => {
  const { bets, outcome } = tellShots(coralReef, bullets, language, money);
  return [...bets, ...outcome].map(({ label, value }) => `${label}: ${value}`);
};

test('shots are told in both languages: what was shot, captured and given back', () => {
  assert.deepEqual(lines('en'), [
    'Water: Watamu Reefs',
    'Harpoon: 2 bullets · KSh 4.00',
    'Net: 2 bullets · KSh 4.00',
    'Hits: 2',
    'Sardine: 2 × 2 · KSh 8.00',
    'Bomb Crab: 1 × 10 · KSh 20.00',
    'The Great Octopus: Black pearl: 1 × 500 · KSh 1000.00',
    'Effects: KSh 72.00',
    'Given back: 1 (met nothing) · KSh 2.00',
    'Given back: 1 (its fish was gone) · KSh 2.00',
  ]);
  assert.equal(lines('sw')[6], 'Pweza Mkuu: Lulu nyeusi: 1 × 500 · KSh 1000.00');
  assert.equal(lines('sw').length, lines('en').length);
});

test('the rules players read say the figures that are played by, in both languages', () => {
  const texts = fishingRules.map(({ en }) => en).join(' ');
  for (const figure of ['96 %', '5 seconds', '3 bounces', '6 times a second', '1.5 seconds late']) {
    assert.ok(texts.includes(figure), figure);
  }
  const all = [weaponWords, effectWords, tideWords, returnWords].flatMap((words) =>
    Object.values(words),
  );
  for (const { en, sw } of [...all, ...fishingRules]) assert.ok(en && sw && en !== sw);
});
