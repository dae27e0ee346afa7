/** A fishing game among the games: its frame opens like any other. */
import { cannonStakes } from '@bahati/game-rules/fishing/cannons/cannon.ts';
import { fishingFigures } from '@bahati/game-rules/fishing/capture/fishing.figures.ts';
import type { PoolOffer } from '@bahati/game-rules/fishing/pool-offers.ts';
import { createGame, type Game } from '#games-server/games/game.ts';

/** Under which way shots are counted: one sample each, whatever it hits. */
export const wayOfShots = 'shots';

const noRound = (): never => {
  throw new Error('A fishing game is played in shots.');
};

/**
 * It offers no opening, so nobody can spin it. Every hit gives back the same on average; as its
 * spread stands that of the fish that spreads most, beyond which no mixture goes.
 */
export function poolGame({ code, title, water }: PoolOffer): Game<never> {
  const species = fishingFigures(water);
  const [widest] = species.toSorted(
    (one, other) => Number(other.standardDeviation) - Number(one.standardDeviation),
  );
  if (!widest) throw new Error(`Nothing swims in ${code}.`);
  const { standardDeviation } = widest;
  return createGame<never, never>({
    code,
    title,
    version: water.version,
    stakes: (currency) => cannonStakes[currency].quick,
    choices: () => [{ name: wayOfShots, price: 1 }],
    priceOf: () => null,
    returnOf: ({ version, choice }) =>
      version === water.version && choice === wayOfShots
        ? { rtpPercent: '96.000000', standardDeviation }
        : null,
    start: noRound,
    payout: noRound,
    view: noRound,
    tell: noRound,
  });
}
