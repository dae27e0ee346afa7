/** Texas hold'em: two cards in hand, five on the board, the best five of the seven. */
import { holdemRank } from './hands/hand-rank.ts';
import { pokerGame } from './poker-game.ts';

export const holdem = pokerGame({
  code: 'holdem',
  version: 1,
  title: { en: 'Texas hold’em', sw: 'Texas hold’em' },
  holeCards: 2,
  rankHand: holdemRank,
});
