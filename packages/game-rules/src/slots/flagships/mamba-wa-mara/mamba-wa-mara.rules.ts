/**
 * Mamba wa Mara, "Crocodiles of the Mara": the herds cross and the river waits. Five reels, three
 * rows, twenty lines; six golden scales hold, and every further one gives three new respins. Rarer
 * than in the mine of Geita and wider in what it brings: a river full of scales pays 2,500 stakes.
 */
import type { CoinValue, SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import { twentyOnFive } from '@bahati/game-rules/slots/studio/models/lines.ts';
import {
  betLevels,
  type Flagship,
  stripReader,
  symbol,
} from '@bahati/game-rules/slots/flagships/flagship.ts';

const strip = stripReader('WCHGEZLSR');

const definition: SlotDefinition = {
  id: 'mamba-wa-mara',
  version: 1,
  title: { en: 'Crocodiles of the Mara', sw: 'Mamba wa Mara' },
  rows: 3,
  symbols: [
    symbol('crocodile', 'Crocodile', 'Mamba', 3, [50, 250, 1500]),
    symbol('scale', 'Golden scale', 'Gamba la dhahabu', 0, []),
    symbol('hippo', 'Hippo', 'Kiboko', 3, [40, 150, 750]),
    symbol('wildebeest', 'Wildebeest', 'Nyumbu', 3, [30, 100, 400]),
    symbol('fish-eagle', 'Fish eagle', 'Furukombe', 3, [25, 75, 250]),
    symbol('zebra', 'Zebra', 'Punda milia', 3, [20, 50, 180]),
    symbol('water-lily', 'Water lily', 'Yungiyungi', 3, [10, 25, 100]),
    symbol('river-stone', 'River stones', 'Mawe ya mto', 3, [8, 25, 80]),
    symbol('reed', 'Reeds', 'Matete', 3, [5, 20, 75]),
  ],
  wild: 0,
  scatter: null,
  reels: [
    'RRSSLCCCLEEGGSHHZZWEEZRRRLLRRLLEE',
    'RRZZHLLGGECCESSZZWSSHHGGSSCRRLZZ',
    'HHESSGCCGHLLGWEERRZZSSLLZCSSEELL',
    'ZZGGWRRELZZSCCSRRSSZGGLLEEHHHRR',
    'WLLSSZZSSRRGGLCCCHLLRREEGGZZHHEE',
  ].map(strip),
  freeReels: [],
  lines: twentyOnFive,
  scatterPays: [],
  freeSpins: null,
  holdAndSpin: {
    coin: 1,
    trigger: 6,
    respins: 3,
    chance: { coins: 1, outOf: 20 },
    values: [
      scale(120, 1),
      scale(50, 2),
      scale(24, 3),
      scale(12, 5),
      scale(6, 10),
      scale(5, 25, 'mini'),
      scale(2, 75, 'minor'),
      scale(1, 200, 'major'),
    ],
    grand: 2500,
  },
  betLevels,
};

export const mambaWaMara: Flagship = {
  definition,
  figures: {
    rtpPercent: '96.11',
    hitRatePercent: '21.87',
    freeSpinsOneIn: null,
    holdAndSpinOneIn: '105',
    standardDeviation: '12.24',
    topSpin: { timesTotalStake: '2500.0', oneInRounds: '57625' },
  },
  volatility: 'high',
  features: ['lines', 'wild', 'hold_and_spin', 'jackpot'],
  releasedOn: '2026-11-22',
};

function scale(weight: number, value: number, jackpot: CoinValue['jackpot'] = null): CoinValue {
  return { weight, value, jackpot };
}
