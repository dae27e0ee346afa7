/** A live table among the games: its frame opens like any other, its rounds are shared rounds. */
import type { LiveTable } from '@bahati/game-rules/live-tables/live-table.ts';
import { betGame, type BetView } from '#games-server/games/bets/bet-game.ts';
import { createGame, type Game } from '#games-server/games/game.ts';

const noRound = (): never => {
  throw new Error('A live table is played in shared rounds.');
};

/** It offers no opening, so nobody can spin it; what it gives back is what its rules state. */
export function liveGame({ code, title, rules, figures }: LiveTable): Game<BetView> {
  const { returnOf } = betGame(rules, figures);
  return createGame<never, BetView>({
    code,
    title,
    version: rules.version,
    stakes: (currency) => rules.stakes[currency].quick,
    stakeRange: (currency) => rules.stakes[currency],
    choices: () => [{ name: 'round', price: 1 }],
    priceOf: () => null,
    returnOf,
    start: noRound,
    payout: noRound,
    view: noRound,
    tell: noRound,
  });
}
