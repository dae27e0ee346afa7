/**
 * Matatu za Usiku, "Night Matatus": Nairobi after dark. Five reels, three rows, ten lines; what
 * wins drives off and the next roll in, for once, twice, then three times the pay. The spray can
 * stands in on the middle reels; three disco balls start ten free rides that begin at four times
 * the pay and rise to twenty.
 */
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import { tenOnFive } from '@bahati/game-rules/slots/studio/models/lines.ts';
import {
  betLevels,
  type Flagship,
  stripReader,
  symbol,
} from '@bahati/game-rules/slots/flagships/flagship.ts';

const strip = stripReader('WDMSCPTKH');

const definition: SlotDefinition = {
  id: 'matatu-za-usiku',
  version: 1,
  title: { en: 'Night Matatus', sw: 'Matatu za Usiku' },
  rows: 3,
  symbols: [
    symbol('spray', 'Spray can', 'Kopo la rangi', 0, []),
    symbol('disco', 'Disco ball', 'Mpira wa disko', 0, []),
    symbol('matatu', 'Matatu', 'Matatu', 3, [30, 150, 800]),
    symbol('speaker', 'Speaker', 'Spika', 3, [18, 60, 300]),
    symbol('cap', 'Conductor’s cap', 'Kofia ya kondakta', 3, [10, 40, 200]),
    symbol('phone', 'Phone', 'Simu', 3, [8, 25, 120]),
    symbol('lights', 'Traffic lights', 'Taa za barabarani', 3, [5, 16, 80]),
    symbol('coins', 'Conductor’s coins', 'Sarafu za kondakta', 3, [4, 13, 60]),
    symbol('chapati', 'Chapati', 'Chapati', 3, [3, 11, 50]),
  ],
  wild: 0,
  scatter: 1,
  reels: [
    'HPSHMTHKCKMHPKCPTCKST',
    'PMHCKSTHKSMTHTHKPDPCW',
    'KTHDCHPKCPTSWKDMSCTMH',
    'KSTPKHPKHWMHPCDCTMKTS',
    'PKCSTHKSTHKMCPKMPHTSH',
  ].map(strip),
  freeReels: [
    'HTCTCPSHTKHKMPKPMHKSC',
    'MHKMDKTPCHCHKSPWHTSPT',
    'KHSHCPWMTKCMKTDTPHCST',
    'CMPSCSHPKDKHKTHWTMKTP',
    'TKMSKSPHKSMCKPHTHPTCH',
  ].map(strip),
  lines: tenOnFive,
  scatterPays: [0, 0, 0, 3],
  tumble: { multipliers: [1, 2, 3], freeMultipliers: [4, 8, 12, 20] },
  freeSpins: { awards: [0, 0, 0, 10], retriggers: [0, 0, 0, 5], multiplier: 1, maxSpins: 40 },
  betLevels,
};

export const matatuZaUsiku: Flagship = {
  definition,
  figures: {
    rtpPercent: '95.85',
    hitRatePercent: '27.90',
    freeSpinsOneIn: '122',
    standardDeviation: '5.69',
    topSpin: { timesTotalStake: '1281.6', oneInRounds: '12194862' },
  },
  volatility: 'medium',
  features: ['lines', 'wild', 'tumble', 'free_spins', 'multiplier'],
  releasedOn: '2026-11-22',
};
