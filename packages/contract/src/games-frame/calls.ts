/** Every call of the game frame, on one page. */
import { crashCalls } from './crash.ts';
import { playCalls } from './play.ts';
import { sheetCalls } from './sheets.ts';

export const gamesFrameCalls = { ...playCalls, ...crashCalls, ...sheetCalls };

export type GamesFrameCalls = typeof gamesFrameCalls;
