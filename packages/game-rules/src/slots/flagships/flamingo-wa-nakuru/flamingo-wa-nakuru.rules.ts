/**
 * Flamingo wa Nakuru, "Flamingos of Nakuru": a pink lake at daybreak. Six reels, five rows; eight
 * alike anywhere pay and take wing, and others come down in their place. Five suns bring eight
 * free spins in which the falls grow dearer two by two: once, once, twice, twice, three times.
 * A gentle game: eight of a kind pay well beside twelve, so that wins are small and many.
 */
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import {
  betLevels,
  type Flagship,
  stripReader,
  symbol,
} from '@bahati/game-rules/slots/flagships/flagship.ts';

const strip = stripReader('SFEPLCDRQ');
const flock = (text: string) => Array.from({ length: 6 }, () => strip(text));

/** For 8 or 9, for 10 or 11, and for 12 and more, in line stakes. */
const counted = (few: number, some: number, lots: number) => [few, few, some, some, lots];

/** For each number of suns: what five of them win, and what six and more. */
const suns = (five: number, six: number) =>
  Array.from({ length: 31 }, (_, count) => (count < 5 ? 0 : count === 5 ? five : six));

const definition: SlotDefinition = {
  id: 'flamingo-wa-nakuru',
  version: 1,
  title: { en: 'Flamingos of Nakuru', sw: 'Flamingo wa Nakuru' },
  rows: 5,
  symbols: [
    symbol('sun', 'Rising sun', 'Jua la alfajiri', 0, []),
    symbol('flamingo', 'Flamingo', 'Flamingo', 8, counted(140, 200, 280)),
    symbol('eagle', 'Fish eagle', 'Tai mvuvi', 8, counted(110, 150, 200)),
    symbol('pelican', 'Pelican', 'Mwari', 8, counted(70, 100, 140)),
    symbol('lily', 'Water lily', 'Yungiyungi', 8, counted(60, 80, 110)),
    symbol('crystal', 'Soda crystals', 'Fuwele za magadi', 8, counted(48, 60, 80)),
    symbol('drop', 'Pearl of water', 'Tone la maji', 8, counted(36, 44, 56)),
    symbol('reed', 'Reeds', 'Matete', 8, counted(24, 28, 30)),
    symbol('feather', 'Feather', 'Unyoya', 8, counted(28, 32, 40)),
  ],
  wild: null,
  scatter: 0,
  reels: flock('CCFPPRREPSQQLDEFQQLLRRCDD'),
  freeReels: flock('CCFPPRREPSQQLDEFQQLLRRCDD'),
  lines: [],
  payRule: { kind: 'anywhere', minimum: 8 },
  stakeUnits: 40,
  tumble: { multipliers: [1], freeMultipliers: [1, 1, 2, 2, 3] },
  scatterPays: suns(2, 10),
  freeSpins: {
    awards: suns(8, 8),
    retriggers: suns(4, 4),
    multiplier: 1,
    maxSpins: 40,
  },
  betLevels,
};

export const flamingoWaNakuru: Flagship = {
  definition,
  figures: {
    rtpPercent: '96.19',
    hitRatePercent: '32.27',
    freeSpinsOneIn: '118',
    standardDeviation: '3.40',
    topSpin: { timesTotalStake: '116.0', oneInRounds: '12836901' },
  },
  volatility: 'low',
  features: ['scatter_pays', 'tumble', 'free_spins', 'multiplier'],
  releasedOn: '2026-11-22',
};
