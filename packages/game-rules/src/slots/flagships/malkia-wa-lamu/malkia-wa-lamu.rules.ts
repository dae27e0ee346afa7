/**
 * Malkia wa Lamu, "The Queen of Lamu": the court of Mwana Khadija. Five reels, three rows, ten
 * lines; the scroll stands in for all and three of it open eight free spins. It names one of the
 * four treasures of the court, never a small thing, and that one fills its reels on every line.
 */
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import { tenOnFive } from '@bahati/game-rules/slots/studio/models/lines.ts';
import {
  betLevels,
  type Flagship,
  stripReader,
  symbol,
} from '@bahati/game-rules/slots/flagships/flagship.ts';

const strip = stripReader('BQHSPDCFM');

const definition: SlotDefinition = {
  id: 'malkia-wa-lamu',
  version: 1,
  title: { en: 'The Queen of Lamu', sw: 'Malkia wa Lamu' },
  rows: 3,
  symbols: [
    symbol('scroll', 'Royal scroll', 'Hati ya kifalme', 0, []),
    symbol('queen', 'Mwana Khadija', 'Mwana Khadija', 2, [10, 150, 1500, 5000]),
    symbol('siwa', 'Siwa horn', 'Siwa', 2, [5, 50, 400, 2000]),
    symbol('silver', 'Silver necklace', 'Mkufu wa fedha', 3, [35, 180, 800]),
    symbol('donkey', 'Donkey', 'Punda', 3, [15, 60, 250]),
    symbol('door', 'Carved door', 'Mlango wa nakshi', 3, [10, 40, 200]),
    symbol('burner', 'Incense burner', 'Chetezo', 3, [3, 12, 60]),
    symbol('fan', 'Woven fan', 'Kipepeo', 3, [3, 10, 50]),
    symbol('sandals', 'Sandals', 'Makubadhi', 3, [2, 9, 40]),
  ],
  wild: 0,
  scatter: 0,
  reels: [
    'FFCCDDMMFFMCMMFFBQPPHHDDCCMMPPSS',
    'SDDFFQMMDDCCPSSPPFFBMMCCHHMMCCFF',
    'MFFDDHHCCQMMCCFFPPCCFMMFFSSPPBDD',
    'FFDDSCPPFFQDDCCMMBMMCCSSPMFFMMHH',
    'MMCCPPDDFFMMFFMMPDCCHHBSSQCCFFDD',
  ].map(strip),
  freeReels: [
    'CPMFBPQSCFMCDFSDMFHMCDFM',
    'DCBFPMFCDSFPMHFDMPQCFHCM',
    'PQDFMCHFCBFMDCMSPFCMDSMC',
    'QHMCSHMFDPMDPFBCMPFMCSFC',
    'CDMPSQCFMPCFDMHPCBFDCMFS',
  ].map(strip),
  lines: tenOnFive,
  scatterPays: [0, 0, 0, 2, 20, 200],
  freeSpins: {
    awards: [0, 0, 0, 8, 8, 8],
    retriggers: [0, 0, 0, 4, 4, 4],
    multiplier: 1,
    maxSpins: 40,
  },
  book: { candidates: [1, 2, 3, 4] },
  betLevels,
};

export const malkiaWaLamu: Flagship = {
  definition,
  figures: {
    rtpPercent: '96.06',
    hitRatePercent: '25.59',
    freeSpinsOneIn: '140',
    standardDeviation: '11.42',
    topSpin: { timesTotalStake: '5504.0', oneInRounds: '522939799' },
  },
  volatility: 'high',
  features: ['lines', 'wild', 'free_spins', 'expanding_symbol'],
  releasedOn: '2026-11-22',
};
