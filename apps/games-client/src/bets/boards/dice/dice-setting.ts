/** The three figures of a bet that hang together: the mark, what a win pays, how likely it is. */
import {
  type DiceBet,
  fewestWinning,
  mostWinning,
  diceMultiple,
  type DiceSide,
  diceSteps,
  highest,
  readDiceBet,
  winningSteps,
} from '@bahati/game-rules/originals/dice/dice.rules.ts';
import { cutDecimalText, rational } from '@bahati/game-rules/rational.ts';
import { figureOf } from '#frame/bets/fields/figure-text.ts';

export const openingOf = ({ side, mark }: DiceBet) => `${side}:${mark}`;

/** `50.50`, from hundredths. */
export const markText = (hundredths: number) =>
  cutDecimalText(rational(BigInt(hundredths), 100n), 2);

export const multipleText = (bet: DiceBet) => cutDecimalText(diceMultiple(bet), 4);

export const chanceText = (bet: DiceBet) =>
  cutDecimalText(rational(BigInt(winningSteps(bet)) * 100n, BigInt(diceSteps)), 4);

/** The bet on this side that so many numbers win, or the nearest there is. */
export function betOf(side: DiceSide, steps: number): DiceBet {
  const winning = Math.min(mostWinning, Math.max(fewestWinning, Math.round(steps)));
  return { side, mark: side === 'over' ? highest - winning : winning };
}

/** With the mark moved as near to there as the rules let it. */
export function movedTo({ side }: DiceBet, mark: number): DiceBet {
  return betOf(side, winningSteps({ side, mark }));
}

/** As likely, from the other side. */
export function swapped(bet: DiceBet): DiceBet {
  return betOf(bet.side === 'over' ? 'under' : 'over', winningSteps(bet));
}

/** The bet nearest to a typed mark, multiple or chance; null: that is no figure. */
export function typedBet(
  bet: DiceBet,
  figure: 'mark' | 'multiple' | 'chance',
  text: string,
): DiceBet | null {
  const typed = figureOf(text, figure === 'mark' ? 2 : 4);
  if (typed === null || (typed === 0 && figure === 'multiple')) return null;
  if (figure === 'mark') return movedTo(bet, typed);
  if (figure === 'multiple') return betOf(bet.side, (9_900 * 10_000) / typed);
  return betOf(bet.side, (typed * diceSteps) / 1_000_000);
}

const firstBet: DiceBet = { side: 'over', mark: 5_050 };

export const betAt = (opening: string): DiceBet => readDiceBet(opening) ?? firstBet;
