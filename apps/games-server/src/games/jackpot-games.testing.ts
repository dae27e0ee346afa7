/**
 * A game with pools for tests and for the servers that tests start and kill: one paid spin in ten
 * wins the mini jackpot at a stake of 20.00, and contributions come to odd millionths.
 */
import type { Jackpot, ProgressiveLevel } from '@bahati/game-rules/slots/definition.ts';
import { taaZaPwani } from '@bahati/game-rules/slots/flagships/taa-za-pwani/taa-za-pwani.rules.ts';
import { addGame } from './games.ts';
import { slotGame } from './slots/slot-game.ts';

function level(name: Jackpot, contribution: number, seed: bigint, oneIn: bigint): ProgressiveLevel {
  const alike = (amount: bigint) => ({ KES: amount, TZS: amount, XPL: amount });
  return { level: name, contribution, seed: alike(seed), oneIn: alike(oneIn) };
}

const stakes = [2_000n, 5_000n];

export const jackpotted = {
  ...taaZaPwani,
  id: 'test-jackpots',
  betLevels: { KES: stakes, TZS: stakes, XPL: stakes },
  progressive: {
    levels: [
      level('mini', 3_001, 5_000n, 20_000n),
      level('minor', 3_703, 20_000n, 8_000_000n),
      level('major', 3_999, 100_000n, 40_000_000n),
      level('grand', 137, 1_000_000n, 500_000_000n),
    ],
  },
} as const;

addGame(slotGame([jackpotted]));
