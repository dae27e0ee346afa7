import { bestFive } from '@bahati/game-rules/seat-games/poker/hands/best-five.ts';
import { pokerModule } from './poker-module.tsx';
import { holdemRules } from './rule-words.ts';

export const seatGame = pokerModule('holdem', {
  holeCards: 2,
  bestFive: (hole, board) => bestFive(hole, board, 'any'),
  rules: holdemRules,
});
