/**
 * Usiku wa Taarab, "A Night of Taarab": velvet, lamps and an orchestra. Five reels, three rows,
 * twenty lines; the microphone stands in on the three middle reels, and in the ten free spins that
 * three posters open every microphone stays where it came until the night is over.
 */
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import { twentyOnFive } from '@bahati/game-rules/slots/studio/models/lines.ts';
import {
  betLevels,
  type Flagship,
  stripReader,
  symbol,
} from '@bahati/game-rules/slots/flagships/flagship.ts';

const strip = stripReader('WSNQOVAJR');

const definition: SlotDefinition = {
  id: 'usiku-wa-taarab',
  version: 1,
  title: { en: 'A Night of Taarab', sw: 'Usiku wa Taarab' },
  rows: 3,
  symbols: [
    symbol('microphone', 'Microphone', 'Kipaza sauti', 0, []),
    symbol('poster', 'Concert poster', 'Bango la onyesho', 0, []),
    symbol('singer', 'Singer', 'Mwimbaji', 3, [40, 150, 1000]),
    symbol('qanun', 'Qanun', 'Kanuni', 3, [30, 100, 500]),
    symbol('oud', 'Oud', 'Udi', 3, [25, 80, 300]),
    symbol('violin', 'Violin', 'Fidla', 3, [20, 60, 200]),
    symbol('accordion', 'Accordion', 'Kodiani', 3, [12, 40, 125]),
    symbol('jasmine', 'Jasmine garland', 'Kikuba cha asumini', 3, [10, 30, 100]),
    symbol('rosewater', 'Rosewater sprinkler', 'Mrashi wa marashi', 3, [8, 25, 80]),
  ],
  wild: 0,
  scatter: 1,
  reels: [
    'OOJJAVVRRJJNNAAVVSNOORRAARRQQJJQ',
    'AANNJJWQQORRVVQQVJJARRAAOORRSJVV',
    'QQJJRAOOAAOOVVNNJJQRRVVJJRRWSAAN',
    'JJWQQJJRRAANNVVRRVVRROOVSAJAAOOQ',
    'RRAAJJOOJJRRNNVVQRROOSAAQQVVNAJJ',
  ].map(strip),
  freeReels: [
    'QQNJJRRJOOJJAAQVVRVVAAOONNRR',
    'VVAOOVVAAWQJJQQRROOJAAJJNNRR',
    'NVVQAAWOJQQNNJJRRAARRVVJJOOR',
    'QRROORVVRRWAAJJNNAAJVVJJOOQQA',
    'OOJVVRRQJJAARRVVNOOAANNRQQJJ',
  ].map(strip),
  lines: twentyOnFive,
  scatterPays: [0, 0, 0, 2, 10, 50],
  freeSpins: { awards: [0, 0, 0, 10, 10, 10], retriggers: [], multiplier: 1, maxSpins: 10 },
  wilds: { kind: 'sticky' },
  betLevels,
};

export const usikuWaTaarab: Flagship = {
  definition,
  figures: {
    rtpPercent: '95.98',
    hitRatePercent: '23.82',
    freeSpinsOneIn: '140',
    standardDeviation: '5.22',
    topSpin: { timesTotalStake: '678.8', oneInRounds: '5623082654' },
  },
  volatility: 'medium',
  features: ['lines', 'wild', 'free_spins', 'sticky_wilds'],
  releasedOn: '2026-11-22',
};
