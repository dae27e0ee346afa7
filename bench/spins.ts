/**
 * The slot maths per CPU-second: spins of a base game, 5×3, 5 lines, stops from a cryptographic
 * generator, every line win recorded, held against the engine first; whole rounds of 20 lines with
 * their free spins; and the stops of a full enumeration.
 */
import assert from 'node:assert/strict';
import { createKeystream } from '@bahati/fairness/node-keystream.ts';
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import { createFastReels, type FastReels } from '@bahati/game-rules/slots/simulation/fast-reels.ts';
import {
  createStopDrawer,
  createWinRecords,
  evaluateSpins,
  type WinRecords,
} from '@bahati/game-rules/slots/simulation/fast-spins.ts';
import { simulate } from '@bahati/game-rules/slots/simulation/simulate.ts';
import { resolveBaseSpin } from '@bahati/game-rules/slots/spin.ts';
import { studioGame } from '@bahati/game-rules/slots/studio/studio-game.ts';
import { taaZaPwani } from '@bahati/game-rules/slots/flagships/taa-za-pwani/taa-za-pwani.rules.ts';
import { enumerateWindows } from '@bahati/game-rules/slots/figures/window-distribution.ts';
import { report } from './report.ts';

const lineCount = 5;
const batchSpins = 8192;
const batches = 2441;
const runs = 3;

type Figure = {
  bench: string;
  /** The middle one of the runs, each for one CPU-second. */
  value: number;
  target: number;
  runs: number[];
} & Record<string, unknown>;

function benchSpins(): Figure {
  const game: SlotDefinition = { ...taaZaPwani, lines: taaZaPwani.lines.slice(0, lineCount) };
  const reels = createFastReels(game, game.reels);
  const records = createWinRecords(reels, batchSpins);
  const stops = new Uint16Array(batchSpins * game.reels.length);
  const drawStops = createStopDrawer(createKeystream());
  drawStops(reels, stops);
  evaluateSpins(reels, stops, batchSpins, records);
  assertSameWins(game, stops, records);
  let wins = 0;
  const rates = timesACpuSecond(batches * batchSpins, () => {
    wins = playBatches(reels, stops, records, drawStops);
  });
  return {
    bench: 'spins_per_cpu_second',
    ...rates,
    target: 13_000_000,
    spinsPerRun: batches * batchSpins,
    winsPerSpin: wins / (batches * batchSpins),
    generator: 'AES-256-CTR, fresh key',
    game: '5×3, 5 lines, base game, wins recorded',
  };
}

function benchWholeRounds(): Figure {
  const games = Array.from({ length: 200 }, (_, at) => studioGame(at + 1).definition);
  const game = games.find(
    ({ lines, freeSpins, rows, payRule, wilds, book }) =>
      lines.length === 20 && rows === 3 && freeSpins && !(payRule ?? wilds ?? book),
  );
  assert.ok(game, 'no game of the first has 20 lines and free spins');
  return {
    bench: 'rounds_of_20_lines_per_cpu_second',
    ...timesACpuSecond(4_000_000, () => simulate(game, 4_000_000, createKeystream())),
    target: 5_000_000,
    game: `${game.id}, 5×3, 20 lines, free spins played to their end`,
  };
}

function benchEnumeration(): Figure {
  const windows = Number(taaZaPwani.reels.reduce((all, { length }) => all * length, 1));
  return {
    bench: 'enumerated_stops_per_cpu_second',
    ...timesACpuSecond(windows, () => enumerateWindows(taaZaPwani, taaZaPwani.reels)),
    target: 30_000_000,
    windows,
    game: 'taa-za-pwani, every window of the paid reels, all its line pays told apart',
  };
}

function timesACpuSecond(times: number, work: () => unknown): Pick<Figure, 'value' | 'runs'> {
  const found = Array.from({ length: runs }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return Math.round((times * 1e6) / (user + system));
  });
  return { value: found.toSorted((a, b) => a - b)[1] ?? 0, runs: found };
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
  for (const bench of [benchSpins, benchWholeRounds, benchEnumeration]) {
    const { bench: name, value, ...sides } = bench();
    report(name, value / sides.target, { value, ...sides });
  }
}
