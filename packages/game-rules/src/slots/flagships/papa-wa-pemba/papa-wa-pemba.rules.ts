/**
 * Papa wa Pemba, "Sharks of Pemba": the reef under a fishing dhow. Five reels, three rows, 243
 * ways; the trident stands in on the three middle reels; three open oysters give twelve free
 * spins at twice the pay, among more tridents and in deeper water, and twelve more each time
 * three come again. A total stake is fifty line stakes, because a win counts every way.
 */
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import {
  betLevels,
  type Flagship,
  stripReader,
  symbol,
} from '@bahati/game-rules/slots/flagships/flagship.ts';

const strip = stripReader('WSHTRDUAC');

const definition: SlotDefinition = {
  id: 'papa-wa-pemba',
  version: 1,
  title: { en: 'Sharks of Pemba', sw: 'Papa wa Pemba' },
  rows: 3,
  symbols: [
    symbol('trident', 'Trident', 'Mkuki wa pembe tatu', 0, []),
    symbol('pearl-shell', 'Oyster with its pearl', 'Chaza na lulu yake', 0, []),
    symbol('hammerhead', 'Hammerhead', 'Papa nyundo', 3, [30, 120, 750]),
    symbol('tiger-shark', 'Tiger shark', 'Papa chui', 3, [20, 80, 350]),
    symbol('ray', 'Eagle ray', 'Taa tai', 3, [15, 45, 200]),
    symbol('helmet', 'Diver’s helmet', 'Kofia ya mzamiaji', 3, [10, 30, 100]),
    symbol('turtle', 'Green turtle', 'Kasa', 3, [6, 15, 60]),
    symbol('anchor', 'Anchor', 'Nanga', 3, [5, 12, 50]),
    symbol('coral', 'Red coral', 'Marijani', 3, [4, 10, 40]),
  ],
  wild: 0,
  scatter: 1,
  reels: [
    'DDHHSTAACCCTTAAARUUDDCCUUURRCC',
    'CCCRRDDTTTWAADDUUAAACCCSUUURRHH',
    'SDDUUUAAACCCRRRAAAUUHHDDWHCCCTTW',
    'CCCAAASUUUCCCWHHTTDDDUUDDTRRRAAA',
    'HCCCUUUCCCRRAAAHHAAATTTUUDDRRSDD',
  ].map(strip),
  freeReels: [
    'RHHHTTCCCDDUUCCAATUUUAAADDRRSHCC',
    'UUUWSUUAAAHCCCDDWHHHDDRRTTTRRCCCWAA',
    'CCCWSCCCTTWAAAWRRRDDUUHHHDDUUUHAAA',
    'HHHSWAAADDDWAAARRRTTWUUUHCCCTUUDDCCC',
    'CCCDDAAARRDDAAAHUUUCCCRRUUSTTTHHH',
  ].map(strip),
  lines: [],
  payRule: { kind: 'ways' },
  stakeUnits: 50,
  scatterPays: [0, 0, 0, 2, 10, 50],
  freeSpins: {
    awards: [0, 0, 0, 12, 12, 12],
    retriggers: [0, 0, 0, 12, 12, 12],
    multiplier: 2,
    maxSpins: 120,
  },
  betLevels,
};

export const papaWaPemba: Flagship = {
  definition,
  figures: {
    rtpPercent: '96.12',
    hitRatePercent: '25.17',
    freeSpinsOneIn: '133',
    standardDeviation: '8.76',
    topSpin: { timesTotalStake: '7290.0', oneInRounds: '232254776' },
  },
  volatility: 'high',
  features: ['ways', 'wild', 'free_spins', 'multiplier'],
  releasedOn: '2026-11-22',
};
