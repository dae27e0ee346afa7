/** Launching a game, and the games a member played last. */
export { launchFreePlay } from './launch-free-play.ts';
export { launchGame } from './launch-game.ts';
export { roomListsOf } from './room-lists.ts';
export { countPlayers, dropOldRecentGames, listRecentGames } from './recent-games.ts';
