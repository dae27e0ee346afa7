/** What opening a bet game needs besides its board; a slot's player does not load it. */
import type { FrameRound } from '@bahati/contract/games-frame/play.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { asBetRound, BetStage } from './bet-stage.ts';
import type { BetModule } from './board.ts';

export type BootedBet = {
  readonly game: BetModule;
  readonly stage: BetStage;
  readonly autoAct: (round: FrameRound) => string;
};

export function bootBet(game: BetModule, currency: Currency): BootedBet {
  return { game, stage: new BetStage(currency), autoAct: autoActOf(game) };
}

/** Automatic play acts as the board says; where it says nothing there is no automatic play. */
function autoActOf({ game, autoAct }: BetModule): (round: FrameRound) => string {
  return (round) => {
    const { shown, actions, choice } = asBetRound(round);
    const chosen = autoAct?.(shown, actions, choice);
    if (chosen !== undefined && actions.includes(chosen)) return chosen;
    throw new Error(`Automatic play of ${game.code} knows no act here.`);
  };
}
