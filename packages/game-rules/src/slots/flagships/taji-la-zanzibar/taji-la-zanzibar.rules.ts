/**
 * Taji la Zanzibar, "Crown of Zanzibar": a feast before the House of Wonders. Five reels, three
 * rows, twenty lines; the sultan's crown stands in for all but the clock tower, which strikes on
 * the first, third and fifth reel: three open ten free spins at twice the pay, with more crowns.
 * Four jackpots grow with every paid spin, and any stake may win any of them.
 */
import type {
  Jackpot,
  ProgressiveLevel,
  SlotDefinition,
} from '@bahati/game-rules/slots/definition.ts';
import { twentyOnFive } from '@bahati/game-rules/slots/studio/models/lines.ts';
import {
  betLevels,
  type Flagship,
  stripReader,
  symbol,
} from '@bahati/game-rules/slots/flagships/flagship.ts';

const strip = stripReader('KTWPCLRSEA');

/** Twenty shillings of Tanzania stand for one of Kenya, in what is seeded as in what is staked. */
const shillings = 20n;

/** `seed` and `oneIn` in cents of Kenya. */
function level(name: Jackpot, contribution: number, seed: bigint, oneIn: bigint): ProgressiveLevel {
  return {
    level: name,
    contribution,
    seed: { KES: seed, TZS: seed * shillings, XPL: seed },
    oneIn: { KES: oneIn, TZS: oneIn * shillings, XPL: oneIn },
  };
}

const definition: SlotDefinition = {
  id: 'taji-la-zanzibar',
  version: 1,
  title: { en: 'Crown of Zanzibar', sw: 'Taji la Zanzibar' },
  rows: 3,
  symbols: [
    symbol('crown', 'Sultan’s crown', 'Taji la sultani', 3, [50, 250, 2000]),
    symbol('tower', 'Clock tower', 'Mnara wa saa', 0, []),
    symbol('palace', 'House of Wonders', 'Jumba la Maajabu', 3, [40, 150, 750]),
    symbol('peacock', 'Peacock', 'Tausi', 3, [25, 80, 400]),
    symbol('cannon', 'Brass cannon', 'Mzinga wa shaba', 3, [20, 60, 250]),
    symbol('pearls', 'String of pearls', 'Mkufu wa lulu', 3, [15, 50, 150]),
    symbol('ruby', 'Ruby', 'Yakuti nyekundu', 3, [10, 30, 100]),
    symbol('sapphire', 'Sapphire', 'Yakuti samawi', 3, [10, 25, 80]),
    symbol('emerald', 'Emerald', 'Zumaridi', 3, [5, 20, 60]),
    symbol('amethyst', 'Amethyst', 'Amethisto', 3, [5, 15, 60]),
  ],
  wild: 0,
  scatter: 1,
  reels: [
    'RRKWWEEELLLSSRRCCEEETAAPPT',
    'KSSSCCLLEESSSAAACCPPWWRRAA',
    'KCCKTAARRREEWWEEPPLLAATSSS',
    'SSWWEEAAASSEECCCKRRPPLLLRR',
    'RRRSSSAAACCCTEETKWWPPLLLEE',
  ].map(strip),
  freeReels: [
    'CCPPWWEEETSSTEEELLLAARRKRR',
    'PPCCAAEEWWAAKRRRSSSCCSSLLK',
    'LLAAKPPSSSTEEEAAKCCWWKTRRR',
    'RRSSKRRAAAEEEKLLLCCCPPSSWW',
    'AAAKCCCLLLEEEWWKTSSSPPRRRT',
  ].map(strip),
  lines: twentyOnFive,
  scatterPays: [0, 0, 0, 2],
  freeSpins: {
    awards: [0, 0, 0, 10],
    retriggers: [0, 0, 0, 5],
    multiplier: 2,
    maxSpins: 50,
  },
  progressive: {
    levels: [
      level('mini', 5_000, 50_000n, 20_000_000n),
      level('minor', 4_500, 250_000n, 100_000_000n),
      level('major', 4_000, 1_500_000n, 500_000_000n),
      level('grand', 5_000, 25_000_000n, 5_000_000_000n),
    ],
  },
  betLevels,
};

export const tajiLaZanzibar: Flagship = {
  definition,
  figures: {
    rtpPercent: '95.87',
    jackpots: { rtpPercent: '3.15', restPercent: '92.72' },
    hitRatePercent: '22.86',
    freeSpinsOneIn: '81',
    standardDeviation: '4.66',
    topSpin: { timesTotalStake: '683.0', oneInRounds: '22684627' },
  },
  volatility: 'medium',
  features: ['lines', 'wild', 'free_spins', 'multiplier', 'jackpot'],
  releasedOn: '2026-11-22',
};
