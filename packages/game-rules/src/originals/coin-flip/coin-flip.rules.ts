/**
 * Coin flip: call the side, and a win may be called on, twice as much each time. The operator takes
 * its hundredth once: after `n` right calls a stake is worth `0.99 × 2^n`, so that every round
 * gives back 99 % in the long run, wherever the player means to stop.
 */
import type { BetGame } from '@bahati/game-rules/bet-games/bet-game.ts';
import { plainStakes } from '@bahati/game-rules/bet-games/stakes.ts';
import { cutDecimalText, type Rational, rational } from '@bahati/game-rules/rational.ts';

const sides = ['heads', 'tails'] as const;
export type CoinSide = (typeof sides)[number];

/** The last win there is: 1013.76 times, on the highest stake ten million shillings. */
export const mostFlips = 10;

export type CoinFlip = { readonly called: CoinSide; readonly fell: CoinSide };
export type CoinFlipState = { readonly flips: readonly CoinFlip[]; readonly isTaken: boolean };

export type CoinFlipView = {
  readonly flips: readonly CoinFlip[];
  /** How often in a row the call was right. */
  readonly streak: number;
  readonly isOver: boolean;
  readonly isLost: boolean;
  /** What the streak is worth, the stake included; nought when it is lost. */
  readonly multiple: string;
  /** What one more right call makes of it; null: the round is over. */
  readonly nextMultiple: string | null;
};

function readSide(call: string): CoinSide | null {
  return sides.find((side) => side === call) ?? null;
}

/** What so many right calls in a row are worth; none is nothing. */
export function streakMultiple(streak: number): Rational {
  return streak === 0 ? rational(0n) : rational(99n * 2n ** BigInt(streak), 100n);
}

const isLost = ({ flips }: CoinFlipState) => {
  const last = flips.at(-1);
  return last !== undefined && last.called !== last.fell;
};

const isOver = (state: CoinFlipState) =>
  state.isTaken || isLost(state) || state.flips.length === mostFlips;

const streakOf = (state: CoinFlipState) => (isLost(state) ? 0 : state.flips.length);

function flip(before: readonly CoinFlip[], called: CoinSide, drawn: number): CoinFlipState {
  const fell = drawn === 0 ? 'heads' : 'tails';
  return { flips: [...before, { called, fell }], isTaken: false };
}

function actionsOf(state: CoinFlipState): readonly string[] {
  return isOver(state) ? [] : [...sides, 'take'];
}

const inTimes = (multiple: Rational) => cutDecimalText(multiple, 2);

const words = {
  en: {
    flip: 'Flip',
    heads: 'Heads',
    tails: 'Tails',
    called: 'you chose',
    fell: 'result',
    end: 'End',
    taken: 'Cashed out at',
    lost: 'Lost',
    payout: 'Payout',
  },
  sw: {
    flip: 'Mrusho',
    heads: 'Kichwa',
    tails: 'Jahazi',
    called: 'ulichagua',
    fell: 'ilitoka',
    end: 'Mwisho',
    taken: 'Ulichukua',
    lost: 'Umepoteza',
    payout: 'Malipo',
  },
} as const;

export const coinFlip: BetGame<CoinFlipState, CoinFlipView> = {
  code: 'coin-flip',
  version: 1,
  title: { en: 'Coin Flip', sw: 'Rusha Sarafu' },
  kind: 'original',
  stakes: plainStakes,
  firstOpening: 'heads',
  priceOf: (opening) => (readSide(opening) ? 1 : null),
  start(opening, draw) {
    const called = readSide(opening);
    if (!called) throw new RangeError(`Coin flip knows no opening ${opening}.`);
    return flip([], called, draw.nextInt(sides.length));
  },
  acts: {
    actions: actionsOf,
    act(state, action, draw) {
      if (!actionsOf(state).includes(action)) {
        throw new RangeError(`Nothing of a coin flip's round is ${action} now.`);
      }
      const called = readSide(action);
      return called
        ? flip(state.flips, called, draw.nextInt(sides.length))
        : { ...state, isTaken: true };
    },
    // What is won is kept for a player who went away.
    idle: () => 'take',
  },
  pay: (state) => streakMultiple(streakOf(state)),
  validStake: 'whole',
  show(state) {
    const streak = streakOf(state);
    return {
      flips: state.flips,
      streak,
      isOver: isOver(state),
      isLost: isLost(state),
      multiple: inTimes(streakMultiple(streak)),
      nextMultiple: isOver(state) ? null : inTimes(streakMultiple(streak + 1)),
    };
  },
  tell(state, language, money) {
    const said = words[language];
    const bets = state.flips.map(({ called }, index) => ({
      label: `${said.flip} ${index + 1}`,
      value: `${said.called} ${said[called]}`,
    }));
    const fallen = state.flips.map(({ fell }, index) => ({
      label: `${said.flip} ${index + 1}`,
      value: `${said.fell} ${said[fell]}`,
    }));
    const worth = `${said.taken} ${inTimes(coinFlip.pay(state))}×`;
    return {
      bets,
      outcome: [
        ...fallen,
        { label: said.end, value: isLost(state) ? said.lost : worth },
        { label: said.payout, value: money(coinFlip.pay(state)) },
      ],
    };
  },
};
