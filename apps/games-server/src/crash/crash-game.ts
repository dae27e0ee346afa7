/** Crash among the games: its frame opens like any other, its rounds are shared rounds. */
import { crash } from '@bahati/game-rules/originals/crash/crash.rules.ts';
import { createGame, type Game, plainChoices } from '#games-server/games/game.ts';

const noRound = (): never => {
  throw new Error('Crash is played in rounds.');
};

/** Rounds are played in one way: their return is watched as that of any game with one. */
export const wayOfRounds = plainChoices[0].name;

/**
 * Every target gives back 99 of 100 but for one word of 2^32. A round's spread is reckoned from its
 * stakes and how long they stayed, so that what is stated beside it is its unit.
 */
const statedReturn = { rtpPercent: '99.00', standardDeviation: '1' };

/** It offers no opening, so nobody can spin it. */
export const crashGame: Game<never> = createGame<never, never>({
  code: crash.code,
  title: crash.title,
  version: crash.version,
  stakes: (currency) => crash.stakes[currency].quick,
  stakeRange: (currency) => crash.stakes[currency],
  choices: () => [{ name: 'round', price: 1 }],
  priceOf: () => null,
  returnOf: ({ version, choice }) =>
    version === crash.version && choice === wayOfRounds ? statedReturn : null,
  start: noRound,
  payout: noRound,
  view: noRound,
  tell: noRound,
});
