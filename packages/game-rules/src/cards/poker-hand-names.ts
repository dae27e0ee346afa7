import type { Words } from '@bahati/game-rules/words.ts';
import type { PokerHand } from './poker-hand.ts';

export const pokerHandNames: Readonly<Record<PokerHand, Words>> = {
  'royal-flush': { en: 'Royal flush', sw: 'Mfuatano wa kifalme' },
  'straight-flush': { en: 'Straight flush', sw: 'Mfuatano alama moja' },
  'four-of-a-kind': { en: 'Four of a kind', sw: 'Nne za namba moja' },
  'full-house': { en: 'Full house', sw: 'Tatu na jozi' },
  flush: { en: 'Flush', sw: 'Tano za alama moja' },
  straight: { en: 'Straight', sw: 'Mfuatano' },
  'three-of-a-kind': { en: 'Three of a kind', sw: 'Tatu za namba moja' },
  'two-pair': { en: 'Two pair', sw: 'Jozi mbili' },
  pair: { en: 'Pair', sw: 'Jozi' },
  'high-card': { en: 'High card', sw: 'Karata ya juu' },
};
