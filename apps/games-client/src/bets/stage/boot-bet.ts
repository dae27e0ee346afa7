/** What opening a bet game needs besides its board; a slot's player does not load it. */
import type { FrameRound } from '@bahati/contract/games-frame/play.ts';
import { asBetRound, BetStage } from './bet-stage.ts';
import type { BetModule } from './board.ts';

export type BootedBet = {
  readonly game: BetModule;
  readonly stage: BetStage;
  /** Absent where the board says nothing: there is no automatic play then. */
  readonly autoAct?: (round: FrameRound) => string | undefined;
};

export function bootBet(game: BetModule): BootedBet {
  const { autoAct, longestShowMs } = game;
  const stage = new BetStage(longestShowMs);
  if (!autoAct) return { game, stage };
  return {
    game,
    stage,
    autoAct: (round) => {
      const { shown, actions, choice } = asBetRound(round);
      const chosen = autoAct(shown, actions, choice);
      return actions.includes(chosen) ? chosen : undefined;
    },
  };
}
