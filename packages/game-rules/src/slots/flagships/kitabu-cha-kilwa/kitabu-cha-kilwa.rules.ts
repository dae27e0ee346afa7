/**
 * Kitabu cha Kilwa, "The Book of Kilwa": ruins by the sea. Five reels, three rows, ten lines; the
 * book stands in for all and three of it open ten free spins, before which it chooses a symbol
 * that fills its reels and pays on every line.
 */
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import { tenOnFive } from '@bahati/game-rules/slots/studio/models/lines.ts';
import {
  betLevels,
  type Flagship,
  stripReader,
  symbol,
} from '@bahati/game-rules/slots/flagships/flagship.ts';

const strip = stripReader('BSMDAKQJT');

const definition: SlotDefinition = {
  id: 'kitabu-cha-kilwa',
  version: 1,
  title: { en: 'The Book of Kilwa', sw: 'Kitabu cha Kilwa' },
  rows: 3,
  symbols: [
    symbol('book', 'Book of Kilwa', 'Kitabu cha Kilwa', 0, []),
    symbol('sultan', 'Sultan', 'Sultani', 2, [10, 60, 500, 4000]),
    symbol('merchant', 'Merchant', 'Mfanyabiashara', 2, [5, 30, 200, 1200]),
    symbol('dhow', 'Dhow', 'Jahazi', 2, [3, 20, 100, 500]),
    symbol('ace', 'Ace', 'A', 3, [5, 20, 80]),
    symbol('king', 'King', 'K', 3, [5, 20, 80]),
    symbol('queen', 'Queen', 'Q', 3, [3, 15, 80]),
    symbol('jack', 'Jack', 'J', 3, [3, 15, 80]),
    symbol('ten', 'Ten', '10', 3, [4, 12, 70]),
  ],
  wild: 0,
  scatter: 0,
  reels: [
    'DTKADTMDJKABQJMQSTJATJAQKJTQKJTQ',
    'JADJQDJKTJQTAQDTASKTAJKQTMQJTMKB',
    'QBDJTAJMKTAQTKMTSJQDJKDAQKJTQATJ',
    'QKTAJKAQJAKMTQJDTAQTKJTDBQJDMSTJ',
    'TQAJKABQTJAKTJQTSKMTDQJDTKQMJDAJ',
  ].map(strip),
  freeReels: [
    'AKQTSDJAQJTDKJMKATKQTAQB',
    'KQTKJTAQJAKQTDQMSKAJDABT',
    'TKQAJTBDTQKAQKSJDMATJQKA',
    'AQTMKTQKJDSBAQKAJKATJDQT',
    'DKTASKATQJATJQKDTBQAMQKJ',
  ].map(strip),
  lines: tenOnFive,
  scatterPays: [0, 0, 0, 2, 20, 200],
  freeSpins: {
    awards: [0, 0, 0, 10, 10, 10],
    retriggers: [0, 0, 0, 5, 5, 5],
    multiplier: 1,
    maxSpins: 50,
  },
  book: { candidates: [1, 2, 3, 4, 5, 6, 7, 8] },
  betLevels,
};

export const kitabuChaKilwa: Flagship = {
  definition,
  figures: {
    rtpPercent: '95.90',
    hitRatePercent: '42.12',
    freeSpinsOneIn: '140',
    standardDeviation: '7.89',
    topSpin: { timesTotalStake: '4401.3', oneInRounds: '411175581' },
  },
  volatility: 'high',
  features: ['lines', 'wild', 'free_spins', 'expanding_symbol'],
  releasedOn: '2026-11-21',
};
