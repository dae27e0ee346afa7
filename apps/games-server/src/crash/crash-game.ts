/** Crash among the games: its frame opens like any other, its rounds are shared flights. */
import { crash } from '@bahati/game-rules/originals/crash/crash.rules.ts';
import { createGame, type Game } from '#games-server/games/game.ts';

const noRound = (): never => {
  throw new Error('Crash is played in flights.');
};

/** It offers no opening, so nobody can spin it. */
export const crashGame: Game<never> = createGame<never, never>({
  code: crash.code,
  title: crash.title,
  version: crash.version,
  stakes: (currency) => crash.stakes[currency].quick,
  stakeRange: (currency) => crash.stakes[currency],
  choices: () => [{ name: 'flight', price: 1 }],
  priceOf: () => null,
  returnOf: () => null,
  start: noRound,
  payout: noRound,
  view: noRound,
  tell: noRound,
});
