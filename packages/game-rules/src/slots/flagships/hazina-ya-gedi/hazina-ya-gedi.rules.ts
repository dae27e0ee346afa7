/**
 * Hazina ya Gedi, "Treasure of Gedi": the coral city that the forest has taken back. Five reels,
 * three rows, twenty lines, symbols two by two. Three keys open three of nine chests.
 */
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import { twentyOnFive } from '@bahati/game-rules/slots/studio/models/lines.ts';
import {
  betLevels,
  type Flagship,
  stripReader,
  symbol,
} from '@bahati/game-rules/slots/flagships/flagship.ts';

const strip = stripReader('GKSTFPLCB');

const definition: SlotDefinition = {
  id: 'hazina-ya-gedi',
  version: 1,
  title: { en: 'Treasure of Gedi', sw: 'Hazina ya Gedi' },
  rows: 3,
  symbols: [
    symbol('gem', 'Ruby', 'Yakuti', 0, []),
    symbol('key', 'Key', 'Ufunguo', 0, []),
    symbol('sengi', 'Golden-rumped sengi', 'Sengi', 3, [60, 300, 1400]),
    symbol('tomb', 'Pillar tomb', 'Kaburi la nguzo', 3, [40, 150, 750]),
    symbol('fig', 'Strangler fig', 'Mtini', 3, [25, 100, 400]),
    symbol('porcelain', 'Porcelain jar', 'Mtungi wa kauri', 3, [20, 75, 300]),
    symbol('lantern', 'Lantern', 'Taa', 3, [12, 40, 150]),
    symbol('coins', 'Coins', 'Sarafu', 3, [9, 30, 100]),
    symbol('beads', 'Beads', 'Shanga', 3, [8, 25, 80]),
  ],
  wild: 0,
  scatter: 1,
  reels: [
    'CCKPSSBBLFCCPPCCFFLLTTBBCCFFBBTBB',
    'CLLTLLTTBFFGKCCLLFBBPPSSLLPPBBSPP',
    'KLPPFFPPCCSSTTBBFCCFFLLCCPLLBBTTG',
    'LLCLBBGSBBPPTTFFSSFFCCPPTKLLBBGCC',
    'LLFFBSCCPPBBGTLLCSSFFCCKTTPPBBLLP',
  ].map(strip),
  freeReels: [],
  lines: twentyOnFive,
  scatterPays: [0, 0, 0, 2, 8, 40],
  freeSpins: null,
  pick: { scatters: 3, prizes: [2, 3, 4, 5, 6, 8, 10, 14, 25], picks: 3 },
  betLevels,
};

export const hazinaYaGedi: Flagship = {
  definition,
  figures: {
    rtpPercent: '96.24',
    hitRatePercent: '21.97',
    freeSpinsOneIn: null,
    pickOneIn: '153',
    standardDeviation: '4.19',
    topSpin: { timesTotalStake: '426.0', oneInRounds: '9783848' },
  },
  volatility: 'medium',
  features: ['lines', 'wild', 'pick'],
  releasedOn: '2026-11-22',
};
