/**
 * Ngalawa Kombe, "The Ngalawa Cup": outrigger canoes race along the reef. Five reels, three rows,
 * twenty lines; the wave stands in for every symbol but the conch; three conches start ten free
 * spins at three times the pay on reels with more waves, which may also be bought.
 */
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import { twentyOnFive } from '@bahati/game-rules/slots/studio/models/lines.ts';
import {
  betLevels,
  type Flagship,
  stripReader,
  symbol,
} from '@bahati/game-rules/slots/flagships/flagship.ts';

const strip = stripReader('WSTHFBRYGV');

const definition: SlotDefinition = {
  id: 'ngalawa-kombe',
  version: 1,
  title: { en: 'The Ngalawa Cup', sw: 'Ngalawa Kombe' },
  rows: 3,
  symbols: [
    symbol('wave', 'Wave', 'Wimbi', 3, [50, 250, 1500]),
    symbol('conch', 'Conch', 'Baragumu la kombe', 0, []),
    symbol('trophy', 'The cup', 'Kombe la mshindi', 3, [40, 200, 1000]),
    symbol('helmsman', 'Helmsman', 'Nahodha', 3, [25, 100, 500]),
    symbol('crew-sun', 'Crew of the sun', 'Kikosi cha jua', 3, [20, 75, 250]),
    symbol('crew-fish', 'Crew of the marlin', 'Kikosi cha nduaro', 3, [15, 50, 200]),
    symbol('crew-star', 'Crew of the star', 'Kikosi cha nyota', 3, [10, 30, 120]),
    symbol('crew-crab', 'Crew of the crab', 'Kikosi cha kaa', 3, [10, 30, 120]),
    symbol('flag', 'Starting flag', 'Bendera ya kuanza', 3, [5, 20, 100]),
    symbol('buoy', 'Buoy', 'Boya', 3, [5, 20, 100]),
  ],
  wild: 0,
  scatter: 1,
  reels: [
    'VYHVYHVYHFYRVYHTBSHGVWTFRYHVYH',
    'BTHFVBGFTVHFBGTBVHFWGRSYBFGBVF',
    'TVHGFWRYBSTRBYRBHRFYTRBYRFHBGR',
    'HYGBVTFWGRVHBYSTBYVBYGBYFTBYFB',
    'VRBTVHGRTSHWVYBFRVBRVBRVFRTVRF',
  ].map(strip),
  freeReels: [
    'FYBHGRBTYWHBVTGFRWSYGVYBGVFHYV',
    'TGYRBTHVYWGRBHGVTYBFTGYHVSFRWB',
    'YGVHFRTFGYBFHVWHGFTYRVSWBGYFRB',
    'RHVRTVRYBHFWVRBVYRFWHGTSRVFRBV',
    'YRGYVFBWGRHWRSHYVGTBFYGBYFRWFB',
  ].map(strip),
  lines: twentyOnFive,
  scatterPays: [0, 0, 0, 2, 10, 100],
  freeSpins: {
    awards: [0, 0, 0, 10, 10, 10],
    retriggers: [0, 0, 0, 10, 10, 10],
    multiplier: 3,
    maxSpins: 60,
  },
  buy: { price: 44, scatters: 3 },
  betLevels,
};

export const ngalawaKombe: Flagship = {
  definition,
  figures: {
    rtpPercent: '96.05',
    hitRatePercent: '31.10',
    freeSpinsOneIn: '117',
    standardDeviation: '5.58',
    topSpin: { timesTotalStake: '381.0', oneInRounds: '129789983' },
    buy: { rtpPercent: '95.61', priceStakes: 44, standardDeviation: '0.83' },
  },
  volatility: 'medium',
  features: ['lines', 'wild', 'free_spins', 'multiplier', 'buy'],
  releasedOn: '2026-11-22',
};
