import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import { toNumber } from '@bahati/game-rules/rational.ts';
import { figuresFrom, figuresOf } from '@bahati/game-rules/slots/figures/volatility.ts';
import { enumerateWays } from '@bahati/game-rules/slots/figures/ways-distribution.ts';
import { annealStrips, type StripSearch } from './anneal-strips.ts';
import { fiveOnThree } from '@bahati/game-rules/slots/studio/models/lines.ts';
import { measureSpin } from './measure-spin.ts';
import {
  paysOf,
  type Role,
  rolesOf,
  stripOf,
} from '@bahati/game-rules/slots/studio/models/model.ts';

const ladder = {
  from: 3,
  pays: { W: [], A: [60], B: [30], C: [15], e: [9], f: [6], g: [4] },
};
const order = rolesOf({ ladder });

function definitionOf(reels: readonly string[], more: Partial<SlotDefinition>): SlotDefinition {
  return {
    id: 'found',
    version: 1,
    title: { en: '', sw: '' },
    rows: 3,
    symbols: order.map((role) => ({
      key: role,
      name: { en: role, sw: role },
      pays: paysOf(ladder, role),
    })),
    wild: order.indexOf('W'),
    scatter: null,
    reels: reels.map((text) => stripOf(text, order)),
    freeReels: [],
    lines: fiveOnThree,
    scatterPays: [],
    freeSpins: null,
    betLevels: { KES: [], TZS: [], XPL: [] },
    ...more,
  };
}

/** What this many-windowed but small game is, counted window by window. */
function countedOf(reels: readonly string[], more: Partial<SlotDefinition> = {}) {
  const definition = definitionOf(reels, more);
  const { rtp, hitRate, variance } = definition.payRule
    ? figuresFrom(definition, enumerateWays(definition, definition.reels, 1), null)
    : figuresOf(definition);
  const deviation = Math.sqrt(toNumber(variance));
  return { rtp: toNumber(rtp), hitRate: toNumber(hitRate), deviation };
}

const start = ['ABCefgABCefgefg', 'WABCefgABCefgefg', 'ABCefgBCefgABCefg'];
const movable: readonly Role[] = ['A', 'B', 'C', 'e', 'f', 'g'];

const search: StripSearch<'rtp' | 'hitRate' | 'deviation'> = {
  seed: 5,
  rows: 3,
  start,
  fixed: ['W'],
  movable,
  measure: countedOf,
  wishes: {
    rtp: { value: 0.8, within: 0.002 },
    hitRate: { value: 0.17, within: 0.01 },
    deviation: { value: 2.6, within: 0.15 },
  },
  mostMoves: 4_000,
};

const found = annealStrips(search) ?? assert.fail('nothing found');

test('strips are found that return, pay and spread as wished, and the same for the same seed', () => {
  const began = countedOf(start);
  assert.ok(Math.abs(began.rtp - 0.8) > 0.1, `${began.rtp}`);
  const { rtp, hitRate, deviation } = countedOf(found);
  assert.ok(Math.abs(rtp - 0.8) <= 0.002, `${rtp}`);
  assert.ok(Math.abs(hitRate - 0.17) <= 0.01, `${hitRate}`);
  assert.ok(Math.abs(deviation - 2.6) <= 0.15, `${deviation}`);
  assert.deepEqual(annealStrips(search), found);
});

test('what is fixed stays, nothing moves far, and no window shows a symbol twice', () => {
  for (const [reel, strip] of found.entries()) {
    const began = start[reel] ?? '';
    assert.equal(strip.length, began.length);
    assert.equal(strip.indexOf('W'), began.indexOf('W'));
    for (const role of movable) {
      assert.ok(Math.abs(strip.split(role).length - began.split(role).length) <= 2);
    }
    const turned = strip + strip.slice(0, 2);
    for (const stop of Array.from(strip).keys()) {
      assert.equal(new Set(turned.slice(stop, stop + 3)).size, 3);
    }
  }
});

test('a wish nothing can grant is not granted', () => {
  const wishes = { ...search.wishes, hitRate: { value: 1, within: 0.001 } };
  assert.equal(annealStrips({ ...search, wishes, mostMoves: 60 }), undefined);
});

for (const [name, more] of Object.entries<Partial<SlotDefinition>>({
  lines: {},
  'lines whose wilds fill their reels': { wilds: { kind: 'expanding' } },
  ways: { payRule: { kind: 'ways' }, lines: [], stakeUnits: 10 },
})) {
  test(`a spin is measured as every window counts it: ${name}`, () => {
    const definition = definitionOf(start, more);
    const { rtp, hitRate } = measureSpin(definition, definition.reels);
    const counted = countedOf(start, more);
    assert.ok(Math.abs(rtp - counted.rtp) < 1e-9, `${rtp} ${counted.rtp}`);
    assert.ok(Math.abs(hitRate - counted.hitRate) < 1e-9, `${hitRate} ${counted.hitRate}`);
  });
}
