/** Odds and shares as traders write them. */
import { readFigure } from '@bahati/money/typed-figure.ts';

const leastOdds = 1_000;
const mostOdds = 1_000_000;

/** Thousandths as decimal odds, with two places or the third where there is one: 2.40, 1.015. */
export function writeOdds(thousandths: number): string {
  const whole = Math.trunc(thousandths / 1_000);
  const places = String(thousandths % 1_000).padStart(3, '0');
  return `${whole}.${places.endsWith('0') ? places.slice(0, 2) : places}`;
}

/** Undefined for what are no odds from 1 to 1000. */
export function readOdds(text: string): number | undefined {
  const read = readFigure(text, 3);
  if (read.fault !== undefined) return undefined;
  const odds = Number(read.units);
  return odds >= leastOdds && odds <= mostOdds ? odds : undefined;
}

/** Basis points as a percentage: 525 is 5.25%, -30 is −0.3%. */
export function writeShare(basisPoints: number): string {
  const size = Math.abs(basisPoints);
  const places = String(size % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  const sign = basisPoints < 0 ? '−' : '';
  return `${sign}${Math.trunc(size / 100)}${places ? `.${places}` : ''}%`;
}

/** A percentage with up to two places in basis points; undefined: it is none up to `most`. */
export function readShare(text: string, most = 10_000): number | undefined {
  const read = readFigure(text.replace('%', ''), 2);
  if (read.fault !== undefined) return undefined;
  const points = Number(read.units);
  return points <= most ? points : undefined;
}
