import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SlotRound, SpinView } from '@bahati/contract/games-frame/slots.ts';
import { actShowMs, roundOnStage, wonSoFar } from './shown-round.ts';

const toMinor = (wire: string) => BigInt(wire.replace('.', ''));
const wire = {
  toMinor,
  toWire: (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`,
};
const spin = (pay: string) => ({ pay }) as SpinView;

const plain = {
  stake: '20.00',
  debit: '20.00',
  payout: '65.00',
  base: spin('40.00'),
  freeSpins: [spin('25.00')],
  acts: [] as string[],
  actions: [] as string[],
} as SlotRound;
const waiting = { ...plain, payout: '0.00', actions: ['chest:1', 'chest:3'] };
const card = { guess: 'red', card: 3, isWon: true, amount: '130.00' } as const;

test('a round without acts is shown as it was told', () => {
  assert.deepEqual(roundOnStage(plain, wire), plain);
  assert.equal(wonSoFar(plain, toMinor), 6500n);
});

test('the stage celebrates against all a round cost, not against its stake', () => {
  assert.equal(roundOnStage({ ...plain, debit: '1600.00' }, wire).stake, '1600.00');
});

test('the stage tells what the reels won, whatever cards or chests made of it', () => {
  const gamble = { amount: '130.00', steps: [card], left: 2 };
  assert.equal(roundOnStage({ ...waiting, gamble }, wire).payout, '65.00');
  const lost = { amount: '0.00', steps: [{ ...card, isWon: false, amount: '0.00' }], left: 0 };
  assert.equal(roundOnStage({ ...plain, payout: '0.00', gamble: lost }, wire).payout, '65.00');
});

test('the win goes on with the cards and with what lies in opened chests', () => {
  const gamble = { amount: '130.00', steps: [card], left: 2 };
  assert.equal(wonSoFar({ ...waiting, actions: ['red'], gamble }, toMinor), 13_000n);
  const chests = { chests: [null, '100.00', null], opened: [1], left: 1 };
  assert.equal(wonSoFar({ ...waiting, chests }, toMinor), 16_500n);
  assert.equal(wonSoFar({ ...plain, chests }, toMinor), 6500n);
});

test('a card and a chest take their time to be seen, taking a win takes none', () => {
  assert.equal(actShowMs({ ...waiting, acts: ['red', 'take'] }), 0);
  assert.ok(actShowMs({ ...waiting, acts: ['red'] }) > 0);
});
