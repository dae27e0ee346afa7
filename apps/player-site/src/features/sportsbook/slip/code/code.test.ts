import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OfferedEvent } from '@bahati/contract/sportsbook/offer.ts';
import { addressText, legsOf, readCode } from './code.rules.ts';

const side = (id: string, name: string) => ({
  id,
  name,
  shortName: name,
  colours: ['#111111', '#eeeeee'] as [string, string],
});
const event = {
  id: '1',
  sport: 'football',
  isOutright: false,
  name: null,
  participants: [side('10', 'Simba City'), side('11', 'Mto Rangers')],
  startsAt: '2026-11-27T18:00:00Z',
} as unknown as OfferedEvent;
const selection = (eventId: string, odds: number) => ({
  eventId,
  market: '1x2:0:',
  outcome: 'home',
  odds,
});

test('a code is read as people send it', () => {
  assert.equal(readCode('mk7t4p'), 'MK7T4P');
  assert.equal(readCode(' MK7 T4P '), 'MK7T4P');
  assert.equal(readCode('MK7-T4P'), 'MK7T4P');
  for (const wrong of ['', 'MK7T4', 'MK7T4PQRS', 'MK7T4!'])
    assert.equal(readCode(wrong), undefined);
});

test('a code that looks like a number stays text in an address', () => {
  assert.equal(addressText('MK7T4P'), 'MK7T4P');
  assert.equal(JSON.parse(decodeURIComponent(addressText('23E456'))), '23E456');
});

test('selections of events that are gone are counted, the others are named', () => {
  const coded = [
    { selections: [selection('1', 1_950)], odds: 1_950 },
    { selections: [selection('2', 2_100)], odds: 2_100 },
    { selections: [selection('1', 1_950), selection('2', 1_800)], odds: 3_000, isBanker: true },
  ];
  const { legs, gone } = legsOf(coded, new Map([['1', event]]));
  assert.equal(gone, 2);
  assert.equal(legs[0]?.selections[0]?.home, 'Simba City');
  assert.equal(legs[0]?.odds, 1_950);
});
