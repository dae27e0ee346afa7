/** What a frame is told of the stakes and the ways to begin. */
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { FrameGame } from './games.ts';

export function offeredStakes(game: FrameGame, currency: Currency) {
  return {
    betLevels: game.stakes(currency).map((stake) => toDecimal(stake, currency)),
    stakeRange: shownRange(game, currency),
    choices: [...game.choices],
  };
}

function shownRange({ stakeRange }: FrameGame, currency: Currency) {
  const range = stakeRange?.(currency);
  if (!range) return null;
  const { minimum, maximum, step } = range;
  return {
    minimum: toDecimal(minimum, currency),
    maximum: toDecimal(maximum, currency),
    step: toDecimal(step, currency),
  };
}
