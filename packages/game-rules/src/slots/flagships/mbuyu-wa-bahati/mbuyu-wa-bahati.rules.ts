/**
 * Mbuyu wa Bahati, "The Baobab of Luck": the savannah at noon, where the ancestors rest. Five
 * reels, four rows, forty lines; a baobab on a middle reel grows until it fills it. Three spirits
 * open ten free spins, with twice as many baobabs.
 */
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import { twentyOnFour } from '@bahati/game-rules/slots/studio/models/lines.ts';
import {
  betLevels,
  type Flagship,
  stripReader,
  symbol,
} from '@bahati/game-rules/slots/flagships/flagship.ts';

const strip = stripReader('WSHBCDFEL');

/** Twenty more, steeper and wider than those of the studio. */
const steeper = [
  [0, 0, 1, 0, 0],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [2, 2, 1, 2, 2],
  [2, 2, 3, 2, 2],
  [3, 3, 2, 3, 3],
  [0, 1, 1, 1, 1],
  [1, 0, 1, 0, 1],
  [2, 3, 2, 3, 2],
  [3, 2, 2, 2, 2],
  [0, 0, 0, 1, 2],
  [3, 3, 3, 2, 1],
  [1, 2, 2, 2, 1],
  [2, 1, 1, 1, 2],
  [0, 1, 2, 2, 2],
  [3, 2, 1, 1, 1],
  [0, 2, 0, 2, 0],
  [3, 1, 3, 1, 3],
  [1, 3, 1, 3, 1],
  [2, 0, 2, 0, 2],
] as const;

const definition: SlotDefinition = {
  id: 'mbuyu-wa-bahati',
  version: 1,
  title: { en: 'The Baobab of Luck', sw: 'Mbuyu wa Bahati' },
  rows: 4,
  symbols: [
    symbol('baobab', 'Baobab', 'Mbuyu', 0, []),
    symbol('spirit', 'Spirit of the ancestors', 'Roho ya wahenga', 0, []),
    symbol('honey', 'Honey', 'Asali', 3, [10, 40, 700]),
    symbol('weaver', 'Weaver bird', 'Mnana', 3, [5, 20, 180]),
    symbol('calabash', 'Calabash', 'Kibuyu', 3, [4, 12, 60]),
    symbol('drums', 'Drums', 'Ngoma', 3, [3, 9, 40]),
    symbol('fruit', 'Baobab fruit', 'Ubuyu', 3, [2, 6, 25]),
    symbol('beads', 'Beads', 'Shanga', 3, [1, 5, 25]),
    symbol('flower', 'Baobab flower', 'Ua la mbuyu', 3, [1, 5, 15]),
  ],
  wild: 0,
  scatter: 1,
  reels: [
    'LLFFBBLLEEHHCCCSFFDD',
    'EEFFDDBBBWLLHDDEEECC',
    'DDBBCCCFFSFFLLLHWEEH',
    'LLBBBEEDDDEEHHFFFWCC',
    'SLLFFFHHLLCCDDDEEEBB',
  ].map(strip),
  freeReels: [
    'HDDEELLCCCBBFFHLLSFF',
    'LLFFWDDEECCDDBBBWHEE',
    'HHSCCCLLLWFFDDFFEWBB',
    'DDDWHBBBEEEFFFLLWHCC',
    'LLHHFFFLLSCCEEEBBDDD',
  ].map(strip),
  lines: [...twentyOnFour, ...steeper],
  wilds: { kind: 'expanding' },
  scatterPays: [0, 0, 0, 2],
  freeSpins: {
    awards: [0, 0, 0, 10],
    retriggers: [0, 0, 0, 5],
    multiplier: 1,
    maxSpins: 50,
  },
  betLevels,
};

export const mbuyuWaBahati: Flagship = {
  definition,
  figures: {
    rtpPercent: '96.17',
    hitRatePercent: '33.79',
    freeSpinsOneIn: '125',
    standardDeviation: '6.11',
    topSpin: { timesTotalStake: '321.3', oneInRounds: '50000' },
  },
  volatility: 'medium',
  features: ['lines', 'wild', 'expanding_wilds', 'free_spins'],
  releasedOn: '2026-11-22',
};
