/**
 * Dice: one roll of 0.00 to 100.00 in 10,001 steps, bet on over or under a mark. The multiple is
 * the one in wide use, 99 over the percent that win as if there were 10,000 steps; the 10,001st
 * makes the return 98.990101 %, not the 99 % it is often sold as.
 */
import type { BetGame } from '@bahati/game-rules/bet-games/bet-game.ts';
import { plainStakes } from '@bahati/game-rules/bet-games/stakes.ts';
import { cutDecimalText, type Rational, rational } from '@bahati/game-rules/rational.ts';

export const diceSteps = 10_001;
/** In hundredths, like every mark and roll. */
export const highest = 10_000;
/** On the highest stake a win is then just under ten million shillings. */
export const fewestWinning = 10;
export const mostWinning = 9_800;

export type DiceSide = 'over' | 'under';
export type DiceBet = { readonly side: DiceSide; readonly mark: number };
export type DiceState = DiceBet & { readonly roll: number };

export type DiceView = {
  readonly side: DiceSide;
  /** In hundredths. */
  readonly mark: number;
  readonly roll: number;
  readonly isWon: boolean;
  /** What a win pays, the stake included. */
  readonly multiple: string;
};

/** Null: not one of the bets there are. */
export function readDiceBet(opening: string): DiceBet | null {
  const found = /^(over|under):(0|[1-9]\d{0,4})$/.exec(opening);
  if (!found) return null;
  const bet: DiceBet = { side: found[1] === 'over' ? 'over' : 'under', mark: Number(found[2]) };
  const winning = winningSteps(bet);
  return winning >= fewestWinning && winning <= mostWinning ? bet : null;
}

/** How many of the steps win. */
export function winningSteps({ side, mark }: DiceBet): number {
  return side === 'over' ? highest - mark : mark;
}

export function diceMultiple(bet: DiceBet): Rational {
  return rational(9_900n, BigInt(winningSteps(bet)));
}

const isWon = ({ side, mark, roll }: DiceState) => (side === 'over' ? roll > mark : roll < mark);

const asMark = (hundredths: number) => cutDecimalText(rational(BigInt(hundredths), 100n), 2);

const words = {
  en: { over: 'Over', under: 'Under', bet: 'Bet', roll: 'Roll', payout: 'Payout' },
  sw: { over: 'Juu ya', under: 'Chini ya', bet: 'Dau', roll: 'Namba iliyotoka', payout: 'Malipo' },
} as const;

export const dice: BetGame<DiceState, DiceView> = {
  code: 'dice',
  version: 1,
  title: { en: 'Dice', sw: 'Dadu' },
  kind: 'original',
  stakes: plainStakes,
  firstOpening: 'over:5050',
  priceOf: (opening) => (readDiceBet(opening) ? 1 : null),
  start(opening, draw) {
    const bet = readDiceBet(opening);
    if (!bet) throw new RangeError(`Dice knows no opening ${opening}.`);
    return { ...bet, roll: draw.nextInt(diceSteps) };
  },
  pay: (state) => (isWon(state) ? diceMultiple(state) : rational(0n)),
  validStake: 'whole',
  show: (state) => ({
    ...state,
    isWon: isWon(state),
    multiple: cutDecimalText(diceMultiple(state), 4),
  }),
  tell(state, language, money) {
    const said = words[language];
    const multiple = cutDecimalText(diceMultiple(state), 4);
    return {
      bets: [
        { label: said.bet, value: `${said[state.side]} ${asMark(state.mark)} · ${multiple}×` },
      ],
      outcome: [
        { label: said.roll, value: asMark(state.roll) },
        { label: said.payout, value: money(dice.pay(state)) },
      ],
    };
  },
};
