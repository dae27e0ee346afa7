/**
 * The six ways odds are written and read. What they are worth is always the decimal.
 * Source: game-math §8.
 */
import { fractionLadder } from './fraction-ladder.ts';
import { leastOdds, mostOdds, type Odds, type OddsFormat } from './odds.ts';

const thousand = 1_000;

/** To thousandths, nearest, at least two places: 0.8 is "0.80", two thirds "0.667". */
function placesText(thousandths: number): string {
  const sign = thousandths < 0 ? '-' : '';
  const digits = `${Math.abs(thousandths)}`.padStart(4, '0');
  const text = `${sign}${digits.slice(0, -3)}.${digits.slice(-3)}`;
  return text.endsWith('0') ? text.slice(0, -1) : text;
}

/** -1/(d-1) in thousandths. */
const inverse = (odds: Odds): number => -Math.round((thousand * thousand) / (odds - thousand));

export function formatOdds(odds: Odds, format: OddsFormat): string {
  const gain = odds - thousand;
  switch (format) {
    case 'decimal':
      return placesText(odds);
    case 'fractional': {
      const step = fractionLadder.findLast(([over, under]) => over * thousand <= gain * under);
      return step ? step.join('/') : `${gain}/${thousand}`;
    }
    case 'american':
      return gain >= thousand
        ? `+${Math.round(gain / 10)}`
        : `-${Math.round((100 * thousand) / gain)}`;
    case 'hong_kong':
      return placesText(gain);
    case 'malay':
      return placesText(gain <= thousand ? gain : inverse(odds));
    case 'indonesian':
      return placesText(gain >= thousand ? gain : inverse(odds));
  }
}

const decimalForm = /^-?\d{1,4}(?:\.\d{1,3})?$/;

/** The nearest odds to what somebody typed; undefined where they are none of this format. */
export function parseOdds(text: string, format: OddsFormat): Odds | undefined {
  const odds = Math.round(thousand * decimalOf(text.trim(), format));
  return odds >= leastOdds && odds <= mostOdds ? odds : undefined;
}

/** NaN for what cannot be read. */
function decimalOf(text: string, format: OddsFormat): number {
  if (format === 'fractional') {
    const [, over, under] = /^(\d{1,4})\/([1-9]\d{0,3})$/.exec(text) ?? [];
    return 1 + Number(over) / Number(under);
  }
  if (format === 'american') {
    const [, sign, figure] = /^([+-])(\d{3,6})$/.exec(text) ?? [];
    const of = Number(figure);
    if (of < 100) return Number.NaN;
    return 1 + (sign === '+' ? of / 100 : 100 / of);
  }
  if (!decimalForm.test(text)) return Number.NaN;
  const value = Number(text);
  switch (format) {
    case 'decimal':
      return value;
    case 'hong_kong':
      return value > 0 ? 1 + value : Number.NaN;
    case 'malay':
      return Math.abs(value) > 1 ? Number.NaN : signedDecimal(value);
    case 'indonesian':
      return Math.abs(value) < 1 ? Number.NaN : signedDecimal(value);
  }
}

const signedDecimal = (value: number): number => (value > 0 ? 1 + value : 1 - 1 / value);

/** Is what is typed as a stake the amount to win? Of negative Malay and Indonesian odds it is. */
export const isStakeToWin = (odds: Odds, format: OddsFormat): boolean =>
  (format === 'malay' && odds > 2 * thousand) || (format === 'indonesian' && odds < 2 * thousand);

/**
 * What is staked where this amount is typed, in minor units: the amount itself, or at negative odds
 * the amount times their size, rounded up, so that at least the typed amount is won.
 */
export function stakeOfTyped(typed: bigint, odds: Odds, format: OddsFormat): bigint {
  if (!isStakeToWin(odds, format)) return typed;
  const gain = BigInt(odds - thousand);
  return (typed * 1_000n + gain - 1n) / gain;
}
