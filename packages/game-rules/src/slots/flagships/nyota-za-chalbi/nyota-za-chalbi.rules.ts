/**
 * Nyota za Chalbi, "Stars of Chalbi": the salt desert of the north on a clear night. Six reels,
 * five rows; eight alike anywhere pay, vanish, and the sky pours on. Five comets open ten free
 * spins whose falls pay two, four, six, twelve and at last twenty-five times. All reels bear one
 * strip, so every one of the 244 million windows can be counted.
 */
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import {
  betLevels,
  type Flagship,
  stripReader,
  symbol,
} from '@bahati/game-rules/slots/flagships/flagship.ts';

const strip = stripReader('CMOBWREVG');
const sixTimes = (text: string) => Array.from({ length: 6 }, () => strip(text));

/** For 8 or 9, for 10 or 11, and for 12 and more, in line stakes. */
const many = (eight: number, ten: number, twelve: number) => [eight, eight, ten, ten, twelve];

const definition: SlotDefinition = {
  id: 'nyota-za-chalbi',
  version: 1,
  title: { en: 'Stars of Chalbi', sw: 'Nyota za Chalbi' },
  rows: 5,
  symbols: [
    symbol('comet', 'Comet', 'Kimondo', 0, []),
    symbol('camel', 'Camel', 'Ngamia', 8, many(130, 400, 1500)),
    symbol('oryx', 'Oryx', 'Choroa', 8, many(70, 160, 600)),
    symbol('beads', 'Rendille beads', 'Shanga za Rendille', 8, many(40, 110, 400)),
    symbol('well', 'Desert well', 'Kisima cha jangwani', 8, many(25, 65, 250)),
    symbol('ruby', 'Red star gem', 'Kito chekundu', 8, many(16, 40, 150)),
    symbol('emerald', 'Green star gem', 'Kito cha kijani', 8, many(12, 30, 120)),
    symbol('amethyst', 'Violet star gem', 'Kito cha zambarau', 8, many(8, 22, 95)),
    symbol('sapphire', 'Blue star gem', 'Kito cha buluu', 8, many(6, 19, 75)),
  ],
  wild: null,
  scatter: 0,
  reels: sixTimes('GWBVBWVERERMCOGEEWVVRMGGO'),
  freeReels: sixTimes('WOBWOBGREVVEVRWVGBMCGGRME'),
  lines: [],
  payRule: { kind: 'anywhere', minimum: 8 },
  stakeUnits: 20,
  tumble: { multipliers: [1], freeMultipliers: [2, 4, 6, 12, 25] },
  scatterPays: [0, 0, 0, 0, 0, 3, 20],
  freeSpins: {
    awards: [0, 0, 0, 0, 0, 10, 10],
    retriggers: [0, 0, 0, 0, 5, 5, 5],
    multiplier: 1,
    maxSpins: 40,
  },
  betLevels,
};

export const nyotaZaChalbi: Flagship = {
  definition,
  figures: {
    rtpPercent: '96.03',
    hitRatePercent: '32.35',
    freeSpinsOneIn: '116',
    standardDeviation: '12.65',
    topSpin: { timesTotalStake: '2356.9', oneInRounds: '151747975' },
  },
  volatility: 'high',
  features: ['scatter_pays', 'tumble', 'free_spins', 'multiplier'],
  releasedOn: '2026-11-22',
};
