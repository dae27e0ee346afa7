/** Every call of the game frame, on one page. */
import { slotCalls } from './slots.ts';

export const gamesFrameCalls = slotCalls;

export type GamesFrameCalls = typeof gamesFrameCalls;
