/** A hit played again from its record, so that anybody can check it against the seeds. */
import { add, type Rational, rational } from '@bahati/game-rules/rational.ts';
import { meanPay, type Species, type Water } from '@bahati/game-rules/fishing/species/species.ts';
import type { Captured, Strike } from './capture.ts';
import { type Fate, returnShare, thresholdOf } from './fate.ts';

function speciesOf(water: Water, code: string): Species {
  const found = water.species.find((one) => one.code === code);
  if (!found) throw new RangeError(`${water.code} has no ${code}.`);
  return found;
}

/** Who is captured by the shares of the record, by these draws. */
function captureAgain(water: Water, { aims }: Strike, fate: Fate): Captured[] {
  return aims.flatMap(({ fish, species, share }) => {
    const { prizes, ...rest } = speciesOf(water, species);
    if (!fate.isCaptured(thresholdOf(share, meanPay({ prizes })))) return [];
    const prize = fate.whichOf(prizes.map(({ weight }) => weight));
    return [{ fish, species: rest.code, prize, pays: prizes[prize]?.pays ?? 0 }];
  });
}

/** What the strikes of a hit must deal out: the bullet 0.96, each effect its worth, in order. */
function dueShares(water: Water, strikes: readonly Strike[]): Rational[] {
  const effects = strikes.flatMap(({ captured }) =>
    captured.flatMap(
      ({ species, prize }) => speciesOf(water, species).prizes[prize]?.effect?.worth ?? [],
    ),
  );
  return [returnShare, ...effects.map((worth) => rational(BigInt(worth)))];
}

const isSame = (a: unknown, b: unknown): boolean => textOf(a) === textOf(b);
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? `${part}` : part));

/**
 * Whether a hit went as its record says: the shares of every strike are what they must be together,
 * and these draws capture just the fish of the record, with the prizes of the record.
 */
export function isHitTrue(water: Water, strikes: readonly Strike[], fate: Fate): boolean {
  const dealt = strikes.map(({ aims, rest }) =>
    add(rational(BigInt(rest)), ...aims.map(({ share }) => share)),
  );
  return (
    isSame(dealt, dueShares(water, strikes)) &&
    strikes.every((done) => isSame(captureAgain(water, done, fate), done.captured))
  );
}
