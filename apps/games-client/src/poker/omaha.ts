import { bestFive } from '@bahati/game-rules/seat-games/poker/hands/best-five.ts';
import { pokerModule } from './poker-module.tsx';
import { omahaRules } from './rule-words.ts';

export const seatGame = pokerModule('omaha', {
  holeCards: 4,
  bestFive: (hole, board) => bestFive(hole, board, 'two'),
  rules: omahaRules,
});
