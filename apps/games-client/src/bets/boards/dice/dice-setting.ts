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
import { type Typed, typedWithin } from '#frame/shell/stakes/typed-limits.ts';

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

type Figure = 'mark' | 'multiple' | 'chance';

const figures = {
  mark: { places: 2, textOf: ({ mark }: DiceBet) => markText(mark) },
  multiple: { places: 4, textOf: multipleText },
  chance: { places: 4, textOf: chanceText },
} as const;

/** The bet a typed mark says, or the one nearest to a typed multiple or chance within the rules. */
export function typedBet({ side }: DiceBet, figure: Figure, text: string): Typed<DiceBet> {
  const { places, textOf } = figures[figure];
  const unitsOf = (winning: number) => Number(textOf(betOf(side, winning)).replace('.', ''));
  const ends = [unitsOf(fewestWinning), unitsOf(mostWinning)];
  const span = [Math.min(...ends), Math.max(...ends)] as const;
  const show = (units: number) =>
    cutDecimalText(rational(BigInt(units), 10n ** BigInt(places)), places);
  const typed = typedWithin(text, places, span, show);
  if (typed.fault) return typed;
  if (figure === 'mark') return { value: movedTo({ side, mark: 0 }, typed.value) };
  if (figure === 'multiple') return { value: betOf(side, (9_900 * 10_000) / typed.value) };
  return { value: betOf(side, (typed.value * diceSteps) / 1_000_000) };
}

const firstBet: DiceBet = { side: 'over', mark: 5_050 };

export const betAt = (opening: string): DiceBet => readDiceBet(opening) ?? firstBet;
