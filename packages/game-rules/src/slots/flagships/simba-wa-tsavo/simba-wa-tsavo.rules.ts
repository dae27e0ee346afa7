/**
 * Simba wa Tsavo, "Lions of Tsavo": red earth at dusk. Five reels, four rows, 1,024 ways; the
 * mane stands in on the three middle reels; three moons call ten free spins at three times the
 * pay, with more manes. A total stake is a hundred line stakes, because a win counts every way.
 */
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import {
  betLevels,
  type Flagship,
  stripReader,
  symbol,
} from '@bahati/game-rules/slots/flagships/flagship.ts';

const strip = stripReader('WSLBZDPAG');

const definition: SlotDefinition = {
  id: 'simba-wa-tsavo',
  version: 1,
  title: { en: 'Lions of Tsavo', sw: 'Simba wa Tsavo' },
  rows: 4,
  symbols: [
    symbol('mane', 'Lion’s mane', 'Manyoya ya simba', 0, []),
    symbol('moon', 'Rising moon', 'Mwezi mchanga', 0, []),
    symbol('lion', 'Lion', 'Simba', 3, [20, 60, 250]),
    symbol('buffalo', 'Buffalo', 'Nyati', 3, [15, 40, 100]),
    symbol('zebra', 'Zebra', 'Punda milia', 3, [10, 25, 80]),
    symbol('shield', 'Shield', 'Ngao', 3, [6, 20, 50]),
    symbol('spear', 'Spear', 'Mkuki', 3, [5, 15, 40]),
    symbol('acacia', 'Acacia', 'Mgunga', 3, [4, 10, 30]),
    symbol('grass', 'Golden grass', 'Nyasi za dhahabu', 3, [3, 8, 20]),
  ],
  wild: 0,
  scatter: 1,
  reels: [
    'AAAGGGLLLZZPPPGGGZZDDBBBPPAAASDDD',
    'ZZAAALLLBBBWPPSGGGDDDPPPZZAAAGGGDD',
    'BBBZZDDPPPSAAADDDWGGGLLLZZPPGGGAAA',
    'PPPGGGSAAADDWPPZZAAABBBGGGDDDLLLZZ',
    'AAADDZZLLLDDDAAAZZPPGGGBBBGGGPPPS',
  ].map(strip),
  freeReels: [
    'PPAAABBBZZSDDLLLDDDPPPGGGAAAGGGZZ',
    'GGGPPSAAADDPPPDDDZZGGGZZWAAAWLLLBBB',
    'GGGWWAAASPPPGGGZZPPZZDDDLLLBBBAAADD',
    'ZZBBBPPLLLDDDGGGAAAZZAAAWGGGSDDWPPP',
    'AAAZZPPLLLGGGZZBBBDDDAAAPPPGGGDDS',
  ].map(strip),
  lines: [],
  payRule: { kind: 'ways' },
  stakeUnits: 100,
  scatterPays: [0, 0, 0, 1, 5, 25],
  freeSpins: {
    awards: [0, 0, 0, 10, 10, 10],
    retriggers: [0, 0, 0, 5, 5, 5],
    multiplier: 3,
    maxSpins: 60,
  },
  betLevels,
};

export const simbaWaTsavo: Flagship = {
  definition,
  figures: {
    rtpPercent: '96.02',
    hitRatePercent: '30.61',
    freeSpinsOneIn: '71',
    standardDeviation: '6.73',
    topSpin: { timesTotalStake: '2430.6', oneInRounds: '77761742' },
  },
  volatility: 'medium',
  features: ['ways', 'wild', 'free_spins', 'multiplier'],
  releasedOn: '2026-11-21',
};
