/**
 * Kahawa ya Meru, "Meru Coffee": a hillside of coffee and a small machine as they once stood on
 * shop counters. Three reels, three rows, five lines; the starred label stands in for everything,
 * and what is won may be doubled on the colour of a card. There is nothing else to it.
 */
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import { fiveOnThree } from '@bahati/game-rules/slots/studio/models/lines.ts';
import {
  betLevels,
  type Flagship,
  stripReader,
  symbol,
} from '@bahati/game-rules/slots/flagships/flagship.ts';

const strip = stripReader('LRSCHGBK');

const definition: SlotDefinition = {
  id: 'kahawa-ya-meru',
  version: 1,
  title: { en: 'Meru Coffee', sw: 'Kahawa ya Meru' },
  rows: 3,
  symbols: [
    symbol('label', 'Starred label', 'Lebo ya nyota', 3, [400]),
    symbol('roaster', 'Roaster', 'Kikaangio', 3, [100]),
    symbol('sack', 'Sack of coffee', 'Gunia la kahawa', 3, [60]),
    symbol('cup', 'Enamel cup', 'Kikombe cha bati', 3, [35]),
    symbol('honey', 'Honey', 'Asali', 3, [24]),
    symbol('ginger', 'Ginger', 'Tangawizi', 3, [16]),
    symbol('beans', 'Roasted beans', 'Buni zilizokaangwa', 3, [10]),
    symbol('cherries', 'Coffee cherries', 'Matunda ya kahawa', 3, [8]),
  ],
  wild: 0,
  scatter: null,
  reels: [
    'GBHKBCGKHCLBRHGBKSBKGSKGCKSBKS',
    'GBSKGSKGCBHRLGKBHKCHBKHBK',
    'GBKGCKHGBHKBHRKSBCLBCKBLK',
  ].map(strip),
  freeReels: [],
  lines: fiveOnThree,
  scatterPays: [],
  freeSpins: null,
  gamble: { limit: 5 },
  betLevels,
};

export const kahawaYaMeru: Flagship = {
  definition,
  figures: {
    rtpPercent: '96.20',
    hitRatePercent: '27.13',
    freeSpinsOneIn: null,
    standardDeviation: '2.99',
    topSpin: { timesTotalStake: '83.2', oneInRounds: '9375' },
  },
  volatility: 'low',
  features: ['lines', 'wild', 'gamble'],
  releasedOn: '2026-11-22',
};
