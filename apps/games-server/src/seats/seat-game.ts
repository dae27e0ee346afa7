/** A game between people among the games: its frame opens like any other. */
import type { SeatOffer } from '@bahati/game-rules/seat-games/seat-offers.ts';
import { createGame, type Game } from '#games-server/games/game.ts';

const noRound = (): never => {
  throw new Error('A game between people is played in hands.');
};

/** It offers no opening, so nobody can spin it; what people win of each other states no return. */
export function seatGame({ code, title, game, levels }: SeatOffer): Game<never> {
  return createGame<never, never>({
    code,
    title,
    version: game.version,
    stakes: (currency) => levels(currency).map(({ minimum }) => minimum),
    choices: () => [{ name: 'round', price: 1 }],
    priceOf: () => null,
    returnOf: () => null,
    start: noRound,
    payout: noRound,
    view: noRound,
    tell: noRound,
  });
}
