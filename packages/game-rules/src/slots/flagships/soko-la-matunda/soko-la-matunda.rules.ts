/**
 * Soko la Matunda, "The Fruit Market": a stall under parasols. Six reels, five rows; eight of a
 * fruit anywhere pay, vanish, and the baskets above pour on. Five parasols open ten free spins in
 * which every fall pays more: once, then two, three, five and eight times. All reels bear one
 * strip, so every one of the 244 million windows can be counted.
 */
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import {
  betLevels,
  type Flagship,
  stripReader,
  symbol,
} from '@bahati/game-rules/slots/flagships/flagship.ts';

const strip = stripReader('SKJMPAOLB');
const sixTimes = (text: string) => Array.from({ length: 6 }, () => strip(text));

/** For 8 or 9, for 10 or 11, and for 12 and more, in line stakes. */
const many = (eight: number, ten: number, twelve: number) => [eight, eight, ten, ten, twelve];

const definition: SlotDefinition = {
  id: 'soko-la-matunda',
  version: 1,
  title: { en: 'The Fruit Market', sw: 'Soko la Matunda' },
  rows: 5,
  symbols: [
    symbol('parasol', 'Parasol', 'Mwavuli', 0, []),
    symbol('basket', 'Full basket', 'Kikapu kilichojaa', 8, many(200, 500, 1000)),
    symbol('jackfruit', 'Jackfruit', 'Fenesi', 8, many(50, 200, 500)),
    symbol('mango', 'Mango', 'Embe', 8, many(40, 100, 300)),
    symbol('pineapple', 'Pineapple', 'Nanasi', 8, many(30, 40, 240)),
    symbol('papaya', 'Papaya', 'Papai', 8, many(20, 30, 200)),
    symbol('orange', 'Orange', 'Chungwa', 8, many(16, 24, 160)),
    symbol('lime', 'Lime', 'Ndimu', 8, many(10, 20, 100)),
    symbol('banana', 'Banana', 'Ndizi', 8, many(8, 18, 80)),
  ],
  wild: null,
  scatter: 0,
  reels: sixTimes('AMOOSBBJKMKBBPAPOMAJLLPLL'),
  freeReels: sixTimes('ALLBBOMPSLLAPAKJMPOOJKBBM'),
  lines: [],
  payRule: { kind: 'anywhere', minimum: 8 },
  stakeUnits: 20,
  tumble: { multipliers: [1], freeMultipliers: [1, 2, 3, 5, 8] },
  scatterPays: [0, 0, 0, 0, 0, 3, 50],
  freeSpins: {
    awards: [0, 0, 0, 0, 0, 10, 10],
    retriggers: [0, 0, 0, 0, 5, 5, 5],
    multiplier: 1,
    maxSpins: 50,
  },
  betLevels,
};

export const sokoLaMatunda: Flagship = {
  definition,
  figures: {
    rtpPercent: '95.96',
    hitRatePercent: '33.34',
    freeSpinsOneIn: '108',
    standardDeviation: '6.87',
    topSpin: { timesTotalStake: '803.0', oneInRounds: '2142162685' },
  },
  volatility: 'high',
  features: ['scatter_pays', 'tumble', 'free_spins', 'multiplier'],
  releasedOn: '2026-11-21',
};
