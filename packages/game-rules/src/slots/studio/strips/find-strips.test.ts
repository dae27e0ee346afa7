import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exactRtp } from '@bahati/game-rules/slots/figures/exact-rtp.ts';
import { toNumber } from '@bahati/game-rules/rational.ts';
import { findStrips, type StripPlan } from './find-strips.ts';
import { fiveOnThree } from '@bahati/game-rules/slots/studio/models/lines.ts';
import { paysOf, rolesOf, stripOf } from '@bahati/game-rules/slots/studio/models/model.ts';

const plan: StripPlan = {
  seed: 7,
  rows: 3,
  reelCount: 3,
  lines: fiveOnThree,
  ladder: {
    from: 3,
    pays: { W: [150], S: [], A: [80], B: [40], C: [25], e: [12], f: [8], g: [5] },
  },
  shares: { W: 2, S: 2, A: 2, B: 3, C: 3, e: 4, f: 4, g: 4 },
  freeShares: { W: 3, S: 1, A: 2, B: 3, C: 3, e: 4, f: 4, g: 4 },
  scatterPays: [0, 0, 0, 1],
  freeSpins: { awards: [0, 0, 0, 8], retriggers: [0, 0, 0, 8], multiplier: 2, maxSpins: 40 },
  rtp: 0.95,
  freeRtp: 0.25,
};

test('strips are found whose exact return is the wanted one, of free spins too', () => {
  const { reels, freeReels } = findStrips(plan);
  const order = rolesOf(plan);
  const exact = exactRtp({
    id: 'found',
    version: 1,
    title: { en: '', sw: '' },
    rows: plan.rows,
    symbols: order.map((role) => ({
      key: role,
      name: { en: role, sw: role },
      pays: paysOf(plan.ladder, role),
    })),
    wild: order.indexOf('W'),
    scatter: order.indexOf('S'),
    reels: reels.map((text) => stripOf(text, order)),
    freeReels: freeReels.map((text) => stripOf(text, order)),
    lines: plan.lines,
    scatterPays: plan.scatterPays,
    freeSpins: plan.freeSpins,
    betLevels: { KES: [], TZS: [], XPL: [] },
  });
  assert.ok(Math.abs(toNumber(exact.total) - plan.rtp) < 0.001, `${toNumber(exact.total)}`);
  assert.ok(Math.abs(toNumber(exact.freeSpins) - plan.freeRtp) < 0.001);
});

test('the same plan gives the same strips, another seed others', () => {
  assert.deepEqual(findStrips(plan), findStrips(plan));
  assert.notDeepEqual(findStrips({ ...plan, seed: 8 }), findStrips(plan));
});
