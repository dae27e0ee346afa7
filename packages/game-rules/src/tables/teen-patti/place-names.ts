import type { Words } from '@bahati/game-rules/words.ts';
import type { TeenPattiHand } from './teen-patti-hand.ts';
import type { TeenPattiWinner } from './teen-patti.pays.ts';
import type { TeenPattiPlace } from './teen-patti.places.ts';

export const teenPattiNames: Readonly<Record<TeenPattiPlace | TeenPattiWinner, Words>> = {
  'player-a': { en: 'Player A', sw: 'Mchezaji A' },
  'player-b': { en: 'Player B', sw: 'Mchezaji B' },
  tie: { en: 'Tie', sw: 'Sare' },
  'pair-a': { en: 'Pair or better A', sw: 'Jozi au zaidi A' },
  'pair-b': { en: 'Pair or better B', sw: 'Jozi au zaidi B' },
  bonus: { en: '3+3 Bonus', sw: 'Bonasi ya 3+3' },
};

export const teenPattiHandNames: Readonly<Record<TeenPattiHand, Words>> = {
  'high-card': { en: 'High card', sw: 'Karata kubwa' },
  pair: { en: 'Pair', sw: 'Jozi' },
  colour: { en: 'Colour', sw: 'Rangi moja' },
  sequence: { en: 'Sequence', sw: 'Mfululizo' },
  'pure-sequence': { en: 'Pure sequence', sw: 'Mfululizo wa rangi moja' },
  trail: { en: 'Trail', sw: 'Tatu za aina moja' },
};
