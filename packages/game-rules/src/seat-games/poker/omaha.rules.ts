/** Omaha: four cards in hand, of which exactly two count, with three of the five on the board. */
import { omahaRank } from './hands/hand-rank.ts';
import { pokerGame } from './poker-game.ts';

export const omaha = pokerGame({
  code: 'omaha',
  version: 1,
  title: { en: 'Omaha', sw: 'Omaha' },
  holeCards: 4,
  rankHand: omahaRank,
});
