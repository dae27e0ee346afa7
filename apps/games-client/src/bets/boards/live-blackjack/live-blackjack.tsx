import type { AnyBetGame } from '@bahati/game-rules/bet-games/bet-games.ts';
import { liveBlackjack } from '@bahati/game-rules/tables/live-blackjack/live-blackjack.rules.ts';
import { placeWords } from '@bahati/game-rules/tables/live-blackjack/live-blackjack.told.ts';
import { betModule } from '#frame/bets/stage/board.ts';
import type { InRound } from '#frame/live/live-games.ts';
import { BlackjackBoard } from './blackjack-board.tsx';
import { describe } from './describe.ts';
import { rules } from './words.ts';

export const board = betModule({
  game: liveBlackjack(),
  staking: 'chips',
  Board: BlackjackBoard,
  describe,
  placeName: placeWords,
  rules,
  cloth: { seed: 'ishirini-na-moja' },
});

/** By who played and how. */
export const inRound: InRound = ({ play }) =>
  liveBlackjack(play ?? undefined) as unknown as AnyBetGame;
