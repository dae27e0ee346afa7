/** Any bet game of game-rules as a game of this provider. */
import type { BetRound } from '@bahati/contract/games-frame/bets.ts';
import type { AnyBetGame } from '@bahati/game-rules/bet-games/bet-games.ts';
import { validStakesOf } from '@bahati/game-rules/bet-games/replay.ts';
import type { BetFigures } from '@bahati/game-rules/bet-games/figures.ts';
import { multiply, type Rational, rational } from '@bahati/game-rules/rational.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { currencySymbol, formatAmount } from '@bahati/money/format.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { createGame, type Game } from '#games-server/games/game.ts';

export type BetView = Pick<BetRound, 'shown'>;

export function betGame(game: AnyBetGame, figures: BetFigures<unknown>): Game<BetView> {
  const { code, title, version, firstOpening, priceOf, acts } = game;
  const firstPrice = priceOf(firstOpening) ?? 1;
  const shownOf = (state: unknown) => game.show(state) as BetRound['shown'];
  return createGame<unknown, BetView>({
    code,
    title,
    version,
    stakes: (currency) => game.stakes[currency].quick,
    stakeRange: (currency) => game.stakes[currency],
    choices: () => [{ name: firstOpening, price: firstPrice }],
    priceOf,
    returnOf(opening) {
      if (opening.version !== version) return null;
      const way = wayOf(opening.choice);
      const stated = figures.watched.find((watched) => watched.way === way);
      return stated
        ? { rtpPercent: stated.returnPercent, standardDeviation: stated.standardDeviation }
        : null;
    },
    start: ({ choice }, draw) => game.start(choice, draw),
    ...(acts && { acts }),
    payout: ({ outcome, stake }) => amountOf(game.pay(outcome), stake),
    validStake: ({ outcome, stake }, cost) =>
      amountOf(validStakesOf(game, outcome, Number(cost / stake)), stake),
    view: ({ outcome }) => ({ shown: shownOf(outcome) }),
    tell({ outcome, stake, currency }, language) {
      const money = (stakes: Rational) => inWords(amountOf(stakes, stake), currency, language);
      const { bets, outcome: told } = game.tell(outcome, language, money);
      const picture = { game: code, version, shown: shownOf(outcome) };
      return { choices: [...bets], outcome: [...told], picture };
    },
  });
}

/** The part of an opening by which rounds are counted together. */
function wayOf(opening: string): string {
  return opening.split(':', 1)[0] ?? opening;
}

/** Minor units; what is less than one is not paid, and does not count. */
function amountOf(stakes: Rational, stake: bigint): bigint {
  const { numerator, denominator } = multiply(stakes, rational(stake));
  return numerator / denominator;
}

function inWords(amount: bigint, currency: Currency, language: 'en' | 'sw'): string {
  const figures = formatAmount(toDecimal(amount, currency), currency, language);
  return `${currencySymbol(currency)} ${figures}`;
}
