/** Every game this provider offers. */
import { betGames } from '@bahati/game-rules/bet-games/bet-games.ts';
import { flagships } from '@bahati/game-rules/slots/flagships/flagships.ts';
import {
  earlierDefinitions,
  studioGameByCode,
} from '@bahati/game-rules/slots/studio/studio-game.ts';
import {
  taaZaPwani,
  taaZaPwaniFigures,
} from '@bahati/game-rules/slots/flagships/taa-za-pwani/taa-za-pwani.rules.ts';
import { poolOffers } from '@bahati/game-rules/fishing/pool-offers.ts';
import { seatOffers } from '@bahati/game-rules/seat-games/seat-offers.ts';
import { liveTables } from '@bahati/game-rules/live-tables/live-tables.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { crashGame } from '#games-server/crash/crash-game.ts';
import { poolGame } from '#games-server/pools/pool-game.ts';
import { seatGame } from '#games-server/seats/seat-game.ts';
import { liveGame } from '#games-server/tables/live-game.ts';
import { betGame, type BetView } from './bets/bet-game.ts';
import type { Game } from './game.ts';
import { slotGame } from './slots/slot-game.ts';
import type { SlotView } from './slots/slot.view.ts';

/** A game of whichever kind, as the frame is shown its rounds. */
export type FrameGame = Game<SlotView | BetView>;

const byCode = new Map<string, FrameGame>();

/** Adds a game that is no studio game; tests bring games of their own. */
export function addGame(game: FrameGame): void {
  byCode.set(game.code, game);
}

addGame(slotGame([taaZaPwani], taaZaPwaniFigures));
for (const { game, figures } of betGames) addGame(betGame(game, figures));
addGame(crashGame);
for (const table of liveTables) addGame(liveGame(table));
for (const offer of seatOffers) addGame(seatGame(offer));
for (const offer of poolOffers) addGame(poolGame(offer));
for (const { definition, figures } of flagships) addGame(slotGame([definition], figures));

/** Those whose stakes feed jackpots. */
export function gamesWithPools(): FrameGame[] {
  return [...byCode.values()].filter(({ progressive }) => progressive !== undefined);
}

/** Refuses `not_found`. */
export function gameByCode(code: string): FrameGame {
  const game = findGame(code);
  if (!game) throw new Refusal('not_found');
  return game;
}

/** A studio game is made from its code whenever it is wanted; undefined: nothing bears it now. */
export function findGame(code: string): FrameGame | undefined {
  const own = byCode.get(code);
  if (own) return own;
  const game = studioGameByCode(code);
  if (!game) return undefined;
  return slotGame([game.definition, ...earlierDefinitions(game)], game.figures);
}
