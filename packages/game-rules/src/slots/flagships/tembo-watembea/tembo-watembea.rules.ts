/**
 * Tembo Watembea, "The Walking Elephants": the dust of Amboseli. Five reels, four rows, 1,024 ways.
 * A matriarch who comes into view on the last reel stands in for all, and walks one reel to the
 * left with each respin; respins go on for as long as one of the herd is in view.
 */
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import {
  betLevels,
  type Flagship,
  stripReader,
  symbol,
} from '@bahati/game-rules/slots/flagships/flagship.ts';

const strip = stripReader('WBGECVMP');

const definition: SlotDefinition = {
  id: 'tembo-watembea',
  version: 1,
  title: { en: 'The Walking Elephants', sw: 'Tembo Watembea' },
  rows: 4,
  symbols: [
    symbol('matriarch', 'Matriarch', 'Tembo mama', 0, []),
    symbol('calf', 'Elephant calf', 'Ndama wa tembo', 3, [30, 90, 400]),
    symbol('giraffe', 'Giraffe', 'Twiga', 3, [20, 50, 150]),
    symbol('egret', 'Egret', 'Yangeyange', 3, [12, 40, 100]),
    symbol('chameleon', 'Chameleon', 'Kinyonga', 3, [9, 25, 75]),
    symbol('weaver', 'Weaver', 'Mnana', 3, [6, 20, 50]),
    symbol('fig', 'Wild fig', 'Tini mwitu', 3, [5, 12, 40]),
    symbol('pod', 'Acacia pods', 'Maganda ya mgunga', 3, [4, 10, 30]),
  ],
  wild: 0,
  scatter: null,
  reels: [
    'PPPCCBBBMMEEGGGPPPVVVEEEMMMVVVCC',
    'VVVMMPPPMMMPPPMMEEECCVVGGGCCCBBB',
    'EEECCVVVEEBBBPPVVVMMMPPPCCGGGMMM',
    'MMMCCCVVPPMMPPPEEVVVGGGEEPPCCCBB',
    'PPPBBMMPPCCCMMMVVVEEEBBCCCGGGPPPMMMPPPVVVCCMMMEEVVVEEEPPPCCWVVVMMMPPPGGG',
  ].map(strip),
  freeReels: [
    'BBPPPMMEEEPPPCCMMMGGBBVVVEEEGGCCVVV',
    'EECCCMMVVEEMMBBVVVPPPGGPPPBBCCGGMMM',
    'BBPPPMMMVVVEEEGGBBEEEPPCCGGCCVVVMMM',
    'EEPPVVGGCCCPPPCCCPPEEEMMMBBBGGVVVMM',
    'PPPVVCCMMMEEEGGVVMMMCCCVVVBBVVVEEECCCGGPPPGGGPPPMMMPPPEEEVVVPPPMMMPPPWCCCMMMBBB',
  ].map(strip),
  lines: [],
  payRule: { kind: 'ways' },
  stakeUnits: 100,
  wilds: { kind: 'walking' },
  scatterPays: [],
  freeSpins: null,
  betLevels,
};

export const temboWatembea: Flagship = {
  definition,
  figures: {
    rtpPercent: '96.03',
    hitRatePercent: '26.90',
    freeSpinsOneIn: '18',
    standardDeviation: '4.84',
    topSpin: { timesTotalStake: '1299.9', oneInRounds: '63307617187500' },
  },
  volatility: 'medium',
  features: ['ways', 'wild', 'walking_wilds', 'respins'],
  releasedOn: '2026-11-22',
};
