/**
 * A hit played again from what is told of it and from its own row of draws, so that anybody can check
 * it against the seeds. Whom a strike was on is the house's word, for what swims where is nobody's
 * draw; the shares follow from it, and who is captured from the draws.
 */
import { type Rational, rational } from '@bahati/game-rules/rational.ts';
import { type Effect, meanPay, type Species } from '@bahati/game-rules/fishing/species/species.ts';
import { mostOfEffect, mostOfShot, sharesOfEffect, sharesOfShot, type Weapon } from './aims.ts';
import { type Fate, thresholdOf } from './fate.ts';

export type ToldHit = {
  /** Which hit of its seat it was since the pool opened, from 0. */
  readonly nonce: number;
  readonly weapon: Weapon;
  /** Of the cannon, from 0. */
  readonly level: number;
  /** Whom each strike was on, in the order of the draws: the bullet's, then each effect's. */
  readonly strikes: readonly (readonly Species[])[];
};

export type ProvenCapture = { readonly species: Species; readonly prize: number };

export type ProvenHit = {
  readonly told: ToldHit;
  readonly captured: readonly ProvenCapture[];
  /** Whole stakes paid at once, as no fish could take them. */
  readonly rest: number;
  /** Whole stakes, the rest included. */
  readonly pays: number;
};

function captureAgain(
  targets: readonly Species[],
  shares: readonly Rational[],
  fate: Fate,
): ProvenCapture[] {
  return targets.flatMap((species, at): ProvenCapture[] => {
    const share = shares[at] ?? rational(0n);
    if (!fate.isCaptured(thresholdOf(share, meanPay(species)))) return [];
    return [{ species, prize: fate.whichOf(species.prizes.map(({ weight }) => weight)) }];
  });
}

/** Throws a RangeError where no hit can have been as it is told. */
export function proveHit(told: ToldHit, fate: Fate): ProvenHit {
  const [first = [], ...others] = told.strikes;
  if (first.length === 0 || first.length > mostOfShot(told.weapon)) {
    throw new RangeError(`No ${told.weapon} is on ${first.length} fish.`);
  }
  const captured = captureAgain(first, sharesOfShot(told.weapon, first.length), fate);
  const effects: Effect[] = [];
  const note = (all: readonly ProvenCapture[]) => {
    for (const { species, prize } of all) {
      const effect = species.prizes[prize]?.effect;
      if (effect) effects.push(effect);
    }
  };
  note(captured);
  let rest = 0;
  for (const targets of others) {
    const effect = effects.shift();
    if (!effect || targets.length > mostOfEffect(effect)) {
      throw new RangeError('An effect is told that nothing has set off.');
    }
    const dealt = sharesOfEffect(effect, targets.map(meanPay));
    const shares = dealt.shares.map((share) => rational(BigInt(share)));
    const more = captureAgain(targets, shares, fate);
    note(more);
    captured.push(...more);
    rest += dealt.rest;
  }
  if (effects.length > 0) throw new RangeError('An effect that was set off is not told.');
  const pays = captured.reduce(
    (sum, { species, prize }) => sum + (species.prizes[prize]?.pays ?? 0),
    rest,
  );
  return { told, captured, rest, pays };
}
