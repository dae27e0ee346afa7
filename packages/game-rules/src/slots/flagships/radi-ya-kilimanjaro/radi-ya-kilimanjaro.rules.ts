/**
 * Radi ya Kilimanjaro, "Thunder over Kilimanjaro": a snow mountain under a storm. Five reels,
 * three rows, twenty lines; what won falls down the mountain, and each fall pays more: once, then
 * two, three and five times. Three drums call ten free spins that begin at three times the pay
 * and rise to fifteen. Lightning stands in on the middle reels, the drums stand there alone.
 */
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import { twentyOnFive } from '@bahati/game-rules/slots/studio/models/lines.ts';
import {
  betLevels,
  type Flagship,
  stripReader,
  symbol,
} from '@bahati/game-rules/slots/flagships/flagship.ts';

const strip = stripReader('WSECHGPLB');

const definition: SlotDefinition = {
  id: 'radi-ya-kilimanjaro',
  version: 1,
  title: { en: 'Thunder over Kilimanjaro', sw: 'Radi ya Kilimanjaro' },
  rows: 3,
  symbols: [
    symbol('bolt', 'Lightning', 'Radi', 0, []),
    symbol('drum', 'Thunder drum', 'Ngoma ya radi', 0, []),
    symbol('eagle', 'Eagle', 'Tai', 3, [30, 120, 750]),
    symbol('colobus', 'Colobus', 'Mbega', 3, [20, 80, 300]),
    symbol('chameleon', 'Chameleon', 'Kinyonga', 3, [15, 50, 200]),
    symbol('groundsel', 'Giant groundsel', 'Senesio kubwa', 3, [10, 30, 120]),
    symbol('protea', 'Protea flower', 'Ua la protea', 3, [8, 25, 100]),
    symbol('lobelia', 'Giant lobelia', 'Lobelia kubwa', 3, [6, 20, 80]),
    symbol('ice', 'Ice', 'Barafu', 3, [5, 15, 60]),
  ],
  wild: 0,
  scatter: 1,
  reels: [
    'CCPPHHLLGGGBBPPBBE',
    'SLLGGGCCELLHHWBBPP',
    'CCSGGGHHLLPPPBBBWE',
    'GGGWEBBSLLLCCPPPHH',
    'PPPLLCCEHHGGGBBBLL',
  ].map(strip),
  freeReels: [
    'BBHHEPPGGGLLCCBBPP',
    'WGGGEPPHHSCCLLBBLL',
    'HHWPPPLLSEBBBCCGGG',
    'EBBSGGGWPPPCCHHLLL',
    'LLHHLLPPPBBBEGGGCC',
  ].map(strip),
  lines: twentyOnFive,
  tumble: { multipliers: [1, 2, 3, 5], freeMultipliers: [3, 6, 9, 15] },
  scatterPays: [0, 0, 0, 2],
  freeSpins: {
    awards: [0, 0, 0, 10],
    retriggers: [0, 0, 0, 5],
    multiplier: 1,
    maxSpins: 50,
  },
  betLevels,
};

export const radiYaKilimanjaro: Flagship = {
  definition,
  figures: {
    rtpPercent: '96.10',
    hitRatePercent: '22.45',
    freeSpinsOneIn: '164',
    standardDeviation: '4.04',
    topSpin: { timesTotalStake: '360.0', oneInRounds: '7569805' },
  },
  volatility: 'medium',
  features: ['lines', 'wild', 'tumble', 'free_spins', 'multiplier'],
  releasedOn: '2026-11-22',
};
