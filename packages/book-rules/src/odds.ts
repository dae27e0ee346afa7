/**
 * Odds are decimal odds in thousandths, as integers: 1950 is 1.95. Six formats show them; what is
 * stored, sent and multiplied is always the decimal.
 * Source: game-math §8.
 */
export type Odds = number;

export const leastOdds: Odds = 1_010;
export const mostOdds: Odds = 1_000_000;

export const oddsFormats = [
  'decimal',
  'fractional',
  'american',
  'hong_kong',
  'malay',
  'indonesian',
] as const;
export type OddsFormat = (typeof oddsFormats)[number];

/**
 * The odds whose bets give back the share `payback` of their stake on average, rounded down to
 * hundredths, so that the book's margin is never less than stated. `chances` are in millionths:
 * of a full win, half a win, the stake back, half a loss; what is left of a million is the loss.
 * Undefined where no odds within the bounds exist.
 */
export function fairlyPricedOdds(chances: Chances, payback: number): Odds | undefined {
  const { win, halfWin = 0, push = 0, halfLoss = 0 } = chances;
  const earning = win + halfWin / 2;
  if (earning <= 0) return undefined;
  const odds = (payback * 1_000_000 - push - halfLoss / 2 - halfWin / 2) / earning;
  const rounded = Math.floor(odds * 100 + 1e-9) * 10;
  if (rounded < leastOdds) return undefined;
  return Math.min(rounded, mostOdds);
}

/** Chances of one outcome in millionths, the loss left out. */
export type Chances = {
  readonly win: number;
  readonly halfWin?: number;
  readonly push?: number;
  readonly halfLoss?: number;
};
