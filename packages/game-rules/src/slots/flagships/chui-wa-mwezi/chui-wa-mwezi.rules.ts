/**
 * Chui wa Mwezi, "Leopard of the Moon": the forest of the Aberdares by night. Six reels, four
 * rows, 4,096 ways; eyes in the dark stand in on the four middle reels, where the moons stand
 * too. Three moons open eight free spins at three times the pay, four of them sixteen, with twice
 * as many eyes. A total stake is a hundred line stakes, because a win counts every way.
 */
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import {
  betLevels,
  type Flagship,
  stripReader,
  symbol,
} from '@bahati/game-rules/slots/flagships/flagship.ts';

const strip = stripReader('WMLBOGFNUK');

const definition: SlotDefinition = {
  id: 'chui-wa-mwezi',
  version: 1,
  title: { en: 'Leopard of the Moon', sw: 'Chui wa Mwezi' },
  rows: 4,
  symbols: [
    symbol('eyes', 'Eyes in the dark', 'Macho gizani', 0, []),
    symbol('moon', 'Full moon', 'Mwezi mpevu', 0, []),
    symbol('leopard', 'Leopard', 'Chui', 3, [20, 55, 200, 800]),
    symbol('bushbuck', 'Bushbuck', 'Pongo', 3, [12, 30, 75, 300]),
    symbol('owl', 'Owl', 'Bundi', 3, [8, 16, 50, 160]),
    symbol('genet', 'Genet', 'Kanu', 3, [5, 12, 30, 100]),
    symbol('moonflower', 'Moon flower', 'Ua la mwezi', 3, [4, 8, 22, 75]),
    symbol('fern', 'Fern', 'Kangaga', 3, [3, 6, 16, 60]),
    symbol('mushroom', 'Mushroom', 'Uyoga', 3, [2, 5, 16, 50]),
    symbol('beetle', 'Night beetle', 'Mdudu wa usiku', 3, [2, 4, 10, 40]),
  ],
  wild: 0,
  scatter: 1,
  reels: [
    'UUUBBFFUUKKKGGOONNNLLFFOO',
    'BKKOOFFFWNNGGLLNNGGKKUUBBM',
    'LLOOOGGKKKMNNNUUFFBBFFUUUW',
    'BNNKKUUUKKGGGNNMBBLLOOFFFW',
    'UUMFFLLWOOOFFGGGNNNBBUUKKK',
    'OONNGGGKKKFFFKKLLUUUBBNNB',
  ].map(strip),
  freeReels: [
    'FFLLUUUBBFFOOKKKGGOONNNUU',
    'FFFGGKKKLLWNNOOGGWBBBNNMUU',
    'OOOKKMFFUULLBBWNNNGGWUUUFF',
    'UUUBBGGGWBNNMOOKKKWLLFFFNN',
    'OOONNNWKKFFMLLUUGGGUUBBFFW',
    'UUUGGGBBNNKKLLNNFFFBOOKKK',
  ].map(strip),
  lines: [],
  payRule: { kind: 'ways' },
  stakeUnits: 100,
  scatterPays: [0, 0, 0, 2, 10],
  freeSpins: {
    awards: [0, 0, 0, 8, 16],
    retriggers: [0, 0, 0, 4, 8],
    multiplier: 3,
    maxSpins: 48,
  },
  betLevels,
};

export const chuiWaMwezi: Flagship = {
  definition,
  figures: {
    rtpPercent: '95.96',
    hitRatePercent: '28.64',
    freeSpinsOneIn: '78',
    standardDeviation: '9.80',
    topSpin: { timesTotalStake: '3459.8', oneInRounds: '209380704' },
  },
  volatility: 'high',
  features: ['ways', 'wild', 'free_spins', 'multiplier'],
  releasedOn: '2026-11-22',
};
