import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createKeystream } from '@bahati/fairness/node-keystream.ts';
import { drawsFrom, playClusters } from './fast-clusters.ts';
import { luluZaMafia } from '@bahati/game-rules/slots/flagships/lulu-za-mafia/lulu-za-mafia.rules.ts';
import { everyStops, threeReels } from '@bahati/game-rules/slots/small-games.ts';
import { drawOutcome, resolveBaseSpin } from '@bahati/game-rules/slots/spin.ts';

const words = (seed: number) => drawsFrom(createKeystream(new Uint8Array(32).fill(seed)));

test('round by round the fast way pays what the engine pays, free spins included', () => {
  const { definition } = luluZaMafia;
  const [fast, engine] = [words(5), words(5)];
  let features = 0;
  for (let round = 0; round < 4000; round += 1) {
    const { base, freeSpins, pay } = drawOutcome(definition, { cursor: 0, nextInt: engine });
    const played = playClusters(definition, 1, fast);
    assert.equal(Math.round(played.sum * 20), pay, `round ${round}`);
    assert.equal(played.features, freeSpins.length > 0 ? 1 : 0);
    assert.equal(played.hits, base.pay > 0 || freeSpins.length > 0 ? 1 : 0);
    assert.equal(played.top, Math.max(base.pay, ...freeSpins.map((spin) => spin.pay)));
    features += played.features;
  }
  assert.ok(features > 20, 'free spins were among them');
});

test('every window of a small game, wilds and long chains among them, pays alike both ways', () => {
  const none = { awards: [], retriggers: [], multiplier: 1, maxSpins: 0 };
  const reels = [
    [0, 2, 2, 3, 1],
    [2, 3, 3, 2, 0, 2],
    [3, 2, 2, 0, 3],
  ];
  const game = {
    ...threeReels,
    rows: 3,
    wild: 0,
    scatter: 1,
    symbols: threeReels.symbols.map((symbol, id) => ({
      ...symbol,
      pays: [[], [], [0, 0, 0, 2, 5, 9], [0, 0, 0, 0, 3]][id] ?? [],
    })),
    reels,
    freeReels: reels,
    lines: [],
    payRule: { kind: 'cluster', minimum: 3 } as const,
    stakeUnits: 10,
    scatterPays: [0, 1],
    tumble: { multipliers: [1, 2, 5], freeMultipliers: [1] },
    freeSpins: none,
  };
  let longest = 0;
  for (const stops of everyStops(reels)) {
    const { pay, drops = [] } = resolveBaseSpin(game, stops);
    const left = [...stops];
    const { sum } = playClusters(game, 1, () => left.shift() ?? 0);
    assert.equal(Math.round(sum * 10), pay, String(stops));
    longest = Math.max(longest, drops.length);
  }
  assert.ok(longest > 2, 'some chain is longer than the list of multipliers');
});
