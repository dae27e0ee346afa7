/**
 * Lulu za Mafia, "Pearls of Mafia": a lagoon of Mafia Island. Seven reels, seven rows; five alike
 * that touch by their sides pay and sink, and what falls after them pays more: twice from the
 * third window on, three times from the fifth. The diver's mask stands in on two reels. Three
 * caskets bring eight free spins, each fall worth one more than the last, up to five times.
 *
 * Some 26,000 million windows cannot be counted, so the return is a band, measured on spins that
 * fill them evenly (`npm run band`, slots/cluster-return.ts) and held again by `npm run certify`;
 * the dearest spin is the dearest one of twenty million rounds (`npm run band -- 5000000 1 2 5 6`).
 */
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import {
  betLevels,
  type Flagship,
  stripReader,
  symbol,
} from '@bahati/game-rules/slots/flagships/flagship.ts';

const strip = stripReader('WSBPMHNKTC');

/** For each number of caskets, however many fall besides the third. */
const fromThree = (spins: number) =>
  Array.from({ length: 50 }, (_, caskets) => (caskets < 3 ? 0 : spins));

const definition: SlotDefinition = {
  id: 'lulu-za-mafia',
  version: 1,
  title: { en: 'Pearls of Mafia', sw: 'Lulu za Mafia' },
  rows: 7,
  symbols: [
    symbol('diver', 'Diver’s mask', 'Miwani ya mzamiaji', 0, []),
    symbol('casket', 'Casket of pearls', 'Kasha la lulu', 0, []),
    // For five, six, seven, eight, nine, and ten and more.
    symbol('black-pearl', 'Black pearl', 'Lulu nyeusi', 5, [60, 80, 110, 160, 240, 500]),
    symbol('pink-pearl', 'Pink pearl', 'Lulu ya waridi', 5, [48, 64, 90, 120, 200, 400]),
    symbol('white-pearl', 'White pearl', 'Lulu nyeupe', 5, [36, 50, 70, 100, 160, 320]),
    symbol('seahorse', 'Seahorse', 'Farasi bahari', 5, [28, 40, 56, 80, 130, 260]),
    symbol('conch', 'Conch', 'Kombe', 5, [22, 30, 40, 60, 100, 200]),
    symbol('scallop', 'Scallop', 'Chaza', 5, [18, 24, 32, 48, 80, 160]),
    symbol('starfish', 'Starfish', 'Kiti cha pweza', 5, [13, 18, 25, 40, 60, 120]),
    symbol('fan-coral', 'Violet coral', 'Marijani', 5, [12, 16, 20, 30, 50, 100]),
  ],
  wild: 0,
  scatter: 1,
  reels: [
    'PPKCNNBHTMKKTTCCSHTNPHHKTBNCCMM',
    'TCKBTTHTCCBNTMNNCCKKHHWHNPMMKPP',
    'PHCCTMMBKNKKTTBHCNMKNNTPPHHTCC',
    'TNHNKPPTCCHTTKBMMPCNNSMCCTHHBKK',
    'BHPPNNKCCHCCTMMKKHHTPTTBKNTNMC',
    'KBKCHNNKKTCCTTNMCCPHHNTMMBHPPTW',
    'TTKSCNHNTCCMMKKTHMPHHNNPPCCKBTB',
  ].map(strip),
  freeReels: [
    'NNMMCCTBKKHTTCHHSPTTBPPNNHMCCKK',
    'TTMMTPWHHCCHNNPPKKMBKKCTTHNNBCC',
    'CMMTBTTHHPPBHNNCCKKNNPTTKKHCCM',
    'BTBHHCCTTKKMMPMPPCCNNSHKKHCTTNN',
    'BMMPBPPHHKKTTCNNCCTMTTHNNKKHCC',
    'KKCTMMTTPPHCCNNBPKKBCCHWMNNTTHH',
    'TKKSPPNNMMTTHNNTTPBKKCCBHMCCHHC',
  ].map(strip),
  lines: [],
  payRule: { kind: 'cluster', minimum: 5 },
  stakeUnits: 20,
  tumble: { multipliers: [1, 1, 2, 2, 3], freeMultipliers: [1, 2, 3, 4, 5] },
  scatterPays: [],
  freeSpins: { awards: fromThree(8), retriggers: fromThree(3), multiplier: 1, maxSpins: 40 },
  betLevels,
};

export const luluZaMafia: Flagship = {
  definition,
  figures: {
    rtpPercent: '96.04',
    hitRatePercent: '40.81',
    freeSpinsOneIn: '72',
    band: { fromPercent: '95.98', toPercent: '96.10' },
    standardDeviation: '2.18',
    topSpin: { timesTotalStake: '135.4', oneInRounds: '20000000' },
  },
  volatility: 'low',
  features: ['clusters', 'wild', 'tumble', 'free_spins', 'multiplier'],
  releasedOn: '2026-11-22',
};
