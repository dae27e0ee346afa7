/** Progressive jackpots as members and staff see them. */
export { listJackpotWins, listPools } from './list-jackpots.ts';
