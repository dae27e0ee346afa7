/** Bets and rounds as members and staff read them. */
export { betDetail } from './bet-detail.ts';
export {
  type BetPlace,
  betCursor,
  betValue,
  readBet,
  readBetCursor,
  readBets,
} from './bet-pages.ts';
export { hearOfSeats } from './hear-of-seats.ts';
export { readStaffRound } from './open-rounds.ts';
export { roundSubject, roundVoid } from './void-asked.ts';
