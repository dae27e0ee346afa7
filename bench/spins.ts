/**
 * Spins per CPU-second of the slot maths: base game, 5×3, 5 lines, stops from a cryptographic
 * generator, every line win recorded. The answers are held against the engine first.
 */
import assert from 'node:assert/strict';
import { createKeystream } from '@bahati/fairness/node-keystream.ts';
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import { createFastReels, type FastReels } from '@bahati/game-rules/slots/fast-reels.ts';
import {
  createStopDrawer,
  createWinRecords,
  evaluateSpins,
  type WinRecords,
} from '@bahati/game-rules/slots/fast-spins.ts';
import { resolveBaseSpin } from '@bahati/game-rules/slots/spin.ts';
import { taaZaPwani } from '@bahati/game-rules/slots/taa-za-pwani.rules.ts';

const lineCount = 5;
const batchSpins = 8192;
const batches = 2441;
const runs = 3;

export type SpinsBench = {
  readonly bench: 'spins_per_cpu_second';
  readonly value: number;
  readonly target: number;
  readonly runs: readonly number[];
  readonly spinsPerRun: number;
  readonly winsPerSpin: number;
  readonly generator: string;
  readonly game: string;
};

export function benchSpins(): SpinsBench {
  const game: SlotDefinition = { ...taaZaPwani, lines: taaZaPwani.lines.slice(0, lineCount) };
  const reels = createFastReels(game, game.reels);
  const records = createWinRecords(reels, batchSpins);
  const stops = new Uint16Array(batchSpins * game.reels.length);
  const drawStops = createStopDrawer(createKeystream());
  drawStops(reels, stops);
  evaluateSpins(reels, stops, batchSpins, records);
  assertSameWins(game, stops, records);
  let wins = 0;
  const rates = Array.from({ length: runs }, () => {
    const before = process.cpuUsage();
    wins = playBatches(reels, stops, records, drawStops);
    const { user, system } = process.cpuUsage(before);
    return Math.round((batches * batchSpins * 1e6) / (user + system));
  });
  return {
    bench: 'spins_per_cpu_second',
    value: rates.toSorted((a, b) => a - b)[1] ?? 0,
    target: 10_000_000,
    runs: rates,
    spinsPerRun: batches * batchSpins,
    winsPerSpin: wins / (batches * batchSpins),
    generator: 'AES-256-CTR, fresh key',
    game: '5×3, 5 lines, base game, wins recorded',
  };
}

function playBatches(
  reels: FastReels,
  stops: Uint16Array,
  records: WinRecords,
  drawStops: (reels: FastReels, stops: Uint16Array) => void,
): number {
  let wins = 0;
  for (let batch = 0; batch < batches; batch += 1) {
    drawStops(reels, stops);
    evaluateSpins(reels, stops, batchSpins, records);
    wins += records.winEnds[batchSpins - 1] ?? 0;
  }
  return wins;
}

function assertSameWins(game: SlotDefinition, stops: Uint16Array, records: WinRecords): void {
  const reelCount = game.reels.length;
  let start = 0;
  for (let spin = 0; spin < batchSpins; spin += 1) {
    const shown = resolveBaseSpin(game, [
      ...stops.subarray(spin * reelCount, (spin + 1) * reelCount),
    ]);
    const end = records.winEnds[spin] ?? 0;
    const recorded = Array.from({ length: end - start }, (_, index) => ({
      line: records.lines[start + index],
      symbol: records.symbols[start + index],
      count: records.counts[start + index],
      pay: records.linePays[start + index],
    }));
    assert.deepEqual(recorded, shown.lineWins);
    assert.equal(records.pays[spin], shown.pay);
    start = end;
  }
}

export function printSpins(): void {
  process.stdout.write(`${JSON.stringify(benchSpins())}\n`);
}

if (import.meta.main) printSpins();
