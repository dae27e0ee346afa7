/**
 * Whole rounds in great numbers, free spins included, to hold the exact figures against. The
 * caller brings the randomness as words of 16 bits.
 */
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import { createFastReels, type FastReels } from './fast-reels.ts';
import {
  createStopDrawer,
  createWinRecords,
  evaluateSpins,
  type WordSource,
} from './fast-spins.ts';

export type Simulation = {
  readonly rounds: number;
  /** Everything paid, in line stakes. */
  readonly paid: number;
  readonly hits: number;
  readonly features: number;
  readonly freeSpins: number;
};

const batchSpins = 8192;

export function simulate(
  definition: SlotDefinition,
  rounds: number,
  source: WordSource,
): Simulation {
  const reels = createFastReels(definition, definition.reels);
  const drawStops = createStopDrawer(source);
  const playSeries = createSeriesPlayer(definition, drawStops);
  const records = createWinRecords(reels, batchSpins);
  const stops = new Uint16Array(batchSpins * definition.reels.length);
  const awards = definition.freeSpins?.awards ?? [];
  const totals = { rounds, paid: 0, hits: 0, features: 0, freeSpins: 0 };
  for (let left = rounds; left > 0; left -= batchSpins) {
    const spinCount = Math.min(left, batchSpins);
    drawStops(reels, stops);
    evaluateSpins(reels, stops, spinCount, records);
    for (let spin = 0; spin < spinCount; spin += 1) {
      const pay = records.pays[spin] as number;
      const awarded = awards[records.scatters[spin] as number] ?? 0;
      totals.paid += pay;
      if (pay > 0 || awarded > 0) totals.hits += 1;
      if (awarded === 0) continue;
      const series = playSeries(awarded);
      totals.features += 1;
      totals.paid += series.paid;
      totals.freeSpins += series.played;
    }
  }
  return totals;
}

type Series = { readonly played: number; readonly paid: number };

function createSeriesPlayer(
  definition: SlotDefinition,
  drawStops: (reels: FastReels, stops: Uint16Array) => void,
): (awarded: number) => Series {
  const { freeSpins, freeReels } = definition;
  if (!freeSpins) return () => ({ played: 0, paid: 0 });
  const reels = createFastReels(definition, freeReels);
  const records = createWinRecords(reels, 1);
  const stops = new Uint16Array(freeReels.length);
  return (awarded) => {
    let total = Math.min(awarded, freeSpins.maxSpins);
    let paid = 0;
    for (let played = 0; played < total; played += 1) {
      drawStops(reels, stops);
      evaluateSpins(reels, stops, 1, records);
      const added = freeSpins.retriggers[records.scatters[0] as number] ?? 0;
      total = Math.min(total + added, freeSpins.maxSpins);
      paid += freeSpins.multiplier * (records.pays[0] as number);
    }
    return { played: total, paid };
  };
}
