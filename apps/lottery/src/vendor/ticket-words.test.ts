import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choicesOf, outcomeOf, type RoundTicket } from './ticket-words.ts';

const ticket: RoundTicket = {
  gameCode: 'five-digit-1m',
  number: '20261127-0123',
  betType: 'five-digit.last-two.direct',
  selection: '4|2,7',
  state: 'open',
  drawState: 'settled',
  isJudged: true,
  numbers: { kind: 'balls', main: [9, 1, 8, 4, 2], extra: [] },
  currency: 'KES',
  lines: 2n,
  multiple: 3,
  unit: 100n,
  payout: 15_000n,
  before: null,
  tiers: [{ tier: 'win', lines: 1, odds: 500_000, amount: '15000' }],
};

const valuesOf = (facts: readonly { label: string; value: string }[]) =>
  facts.map(({ label, value }) => [label, value]);

test('the record says game, draw, bet, selection and price in words', () => {
  assert.deepEqual(valuesOf(choicesOf(ticket, 'en')), [
    ['Five Digits 1 min', 'Draw 20261127-0123'],
    ['Last two · Direct', 'Place 4: 4 · Place 5: 2, 7'],
    ['Lines × unit × multiple', '2 × 1.00 × 3'],
  ]);
  assert.equal(choicesOf(ticket, 'sw')[1]?.label, 'Mbili za mwisho · Moja kwa moja');
});

test('it says how the ticket stands, what was drawn and what each tier paid', () => {
  assert.deepEqual(valuesOf(outcomeOf(ticket, 'en')), [
    ['Ticket', 'Won'],
    ['Numbers drawn', '9 1 8 4 2'],
    ['Win × 1', '150.00'],
  ]);
  const corrected = { ...ticket, payout: 0n, before: 15_000n, tiers: [] };
  const facts = valuesOf(outcomeOf(corrected, 'sw'));
  assert.deepEqual(facts[0], ['Tiketi', 'Imeshindwa']);
  assert.equal(facts.at(-1)?.[1], '150.00');
  const refunded = outcomeOf(
    { ...ticket, drawState: 'refunded', numbers: null, tiers: null },
    'en',
  );
  assert.match(refunded[0]?.value ?? '', /Refunded/);
});

test('a long selection is cut to the room the record has for it', () => {
  const numbers = Array.from({ length: 100 }, (_, at) => String(at + 1000)).join();
  const many = {
    ...ticket,
    gameCode: 'sg-4d',
    betType: 'four-d-sg.big.straight',
    selection: numbers,
  };
  assert.ok((choicesOf(many, 'en')[1]?.value.length ?? 0) <= 200);
});
