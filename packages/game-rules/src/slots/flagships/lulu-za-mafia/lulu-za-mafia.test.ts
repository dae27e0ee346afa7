import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createKeystream } from '@bahati/fairness/node-keystream.ts';
import { drawsFrom, playClusters } from '@bahati/game-rules/slots/simulation/fast-clusters.ts';
import { luluZaMafia } from './lulu-za-mafia.rules.ts';

const { definition, figures } = luluZaMafia;
const rounds = 300_000;
/** Once in a thousand rows of words this is passed; the row played is always the same. */
const farthest = 3.29;

test('a short run stands with the band declared, by its own error, and with every other figure', () => {
  const { sum, squares, hits, features } = playClusters(
    definition,
    rounds,
    drawsFrom(createKeystream(new Uint8Array(32).fill(91))),
  );
  const band = figures.band ?? assert.fail('no band');
  const mean = sum / rounds;
  const spread = Math.sqrt(squares / rounds - mean ** 2);
  const reach = (deviation: number) => (farthest * deviation) / Math.sqrt(rounds);
  assert.ok(mean + reach(spread) > Number(band.fromPercent) / 100, `${mean}`);
  assert.ok(mean - reach(spread) < Number(band.toPercent) / 100, `${mean}`);
  assert.ok(Math.abs(spread - Number(figures.standardDeviation)) < 0.05, `${spread}`);
  for (const [seen, stated] of [
    [hits, Number(figures.hitRatePercent) / 100],
    [features, 1 / Number(figures.freeSpinsOneIn)],
  ] as const) {
    const deviation = Math.sqrt(stated * (1 - stated));
    assert.ok(Math.abs(seen / rounds - stated) < reach(deviation), `${seen / rounds} ${stated}`);
  }
});
