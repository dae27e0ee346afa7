/** Every call of the game frame, on one page. */
import { crashCalls } from './crash.ts';
import { handHistoryCalls } from './hand-history.ts';
import { playCalls } from './play.ts';
import { reportCalls } from './reports.ts';
import { roomCalls } from './rooms.ts';
import { sheetCalls } from './sheets.ts';
import { tableCalls } from './tables.ts';
import { tournamentCalls } from './tournaments.ts';

export const gamesFrameCalls = {
  ...playCalls,
  ...crashCalls,
  ...roomCalls,
  ...reportCalls,
  ...tableCalls,
  ...handHistoryCalls,
  ...tournamentCalls,
  ...sheetCalls,
};

export type GamesFrameCalls = typeof gamesFrameCalls;
