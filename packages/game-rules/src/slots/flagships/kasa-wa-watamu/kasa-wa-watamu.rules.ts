/**
 * Kasa wa Watamu, "Turtles of Watamu": a beach by moonlight on which turtles hatch. Five reels,
 * three rows, twenty-five lines; the great turtle stands in on every reel but the first. Three
 * nests open eight free spins, in which each turtle stays where it came.
 */
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import { twentyOnFive } from '@bahati/game-rules/slots/studio/models/lines.ts';
import {
  betLevels,
  type Flagship,
  stripReader,
  symbol,
} from '@bahati/game-rules/slots/flagships/flagship.ts';

const strip = stripReader('WSHNCJFPM');

const definition: SlotDefinition = {
  id: 'kasa-wa-watamu',
  version: 1,
  title: { en: 'Turtles of Watamu', sw: 'Kasa wa Watamu' },
  rows: 3,
  symbols: [
    symbol('turtle', 'Great turtle', 'Kasa mkubwa', 0, []),
    symbol('eggs', 'Nest of eggs', 'Kiota cha mayai', 0, []),
    symbol('hatchling', 'Hatchling', 'Mtoto wa kasa', 3, [50, 200, 1200]),
    symbol('heron', 'Heron', 'Korongo', 3, [30, 100, 400]),
    symbol('crab', 'Crab', 'Kaa', 3, [20, 60, 250]),
    symbol('jellyfish', 'Jellyfish', 'Yavuyavu', 3, [15, 40, 150]),
    symbol('starfish', 'Starfish', 'Kiti cha pweza', 3, [10, 30, 120]),
    symbol('shell', 'Scallop', 'Kombe', 3, [8, 25, 80]),
    symbol('seaweed', 'Seaweed', 'Mwani', 3, [6, 20, 75]),
  ],
  wild: 0,
  scatter: 1,
  reels: [
    'JJMMMHPPFFPPSCCPPNNNFFFCCHJJMM',
    'JJJPPCCCWMMJJHWFFMMHFFPPNNNSPP',
    'HPPSCCNNNPPPHMMCCJJHJJFFFWFFMM',
    'FFCCHFFNNCCJJMMMPPPNNSPPWMMHJJ',
    'HFFJJHSPPCCNNNJJWMMPPPMMCCHFFF',
  ].map(strip),
  freeReels: [
    'HHJJFFCCNNNPPMMMPPJJPPMMFFFCC',
    'FFNNNMMPPWFFMMJJHPPJJJPPHCCC',
    'JJCCHHHCCPPWFFMMFFFNNNPPPJJMM',
    'CCFFJJHNNJJWCCMMMPPHFFMMPPPNN',
    'CCPPJJMMFFFHWPPPJJNNNHMMCCHFF',
  ].map(strip),
  lines: [
    ...twentyOnFive,
    [1, 0, 1, 0, 1],
    [1, 2, 1, 2, 1],
    [0, 0, 1, 0, 0],
    [2, 2, 1, 2, 2],
    [0, 2, 0, 2, 0],
  ],
  scatterPays: [0, 0, 0, 2, 10, 50],
  freeSpins: { awards: [0, 0, 0, 8, 8, 8], retriggers: [], multiplier: 1, maxSpins: 8 },
  wilds: { kind: 'sticky' },
  betLevels,
};

export const kasaWaWatamu: Flagship = {
  definition,
  figures: {
    rtpPercent: '96.17',
    hitRatePercent: '24.30',
    freeSpinsOneIn: '117',
    standardDeviation: '4.71',
    topSpin: { timesTotalStake: '906.0', oneInRounds: '87594829813' },
  },
  volatility: 'medium',
  features: ['lines', 'wild', 'free_spins', 'sticky_wilds'],
  releasedOn: '2026-11-22',
};
