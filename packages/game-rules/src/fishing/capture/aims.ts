/**
 * Among which fish a shot or an effect deals out what it stands to bring. Of a shot all shares
 * together are 0.96 of its stake, of an effect they are what it is worth; so the mean is the same
 * whoever is near.
 */
import { multiply, type Rational, rational } from '@bahati/game-rules/rational.ts';
import { type Point, squareApart } from '@bahati/game-rules/fishing/pool/pool.ts';
import { type Effect, meanPay, type Species } from '@bahati/game-rules/fishing/species/species.ts';
import { returnShare } from './fate.ts';

/**
 * One bullet of each costs the same. A harpoon is for the fish it hits; a net opens there and is half
 * for that fish, half for those near it; a spark leaps on to two others.
 */
export const weapons = ['harpoon', 'net', 'spark'] as const;
export type Weapon = (typeof weapons)[number];

/** A fish that can be captured, where it was as the bullet hit. */
export type Target = { readonly id: number; readonly species: Species; readonly place: Point };

/** What of a stake, in stakes, stands on one fish. */
export type Aim = { readonly target: Target; readonly share: Rational };

/** What is dealt out, and whole stakes no fish can take, which are paid at once. */
export type Dealt = { readonly aims: readonly Aim[]; readonly rest: number };

const net = { reach: 1_800, most: 6 } as const;
const spark = { reach: 3_000, weights: [4n, 2n, 1n] } as const;

/** The nearest first; of equally near ones the older. */
function nearest(from: Point, targets: readonly Target[], reach: number): Target[] {
  return targets
    .map((target) => ({ target, square: squareApart(from, target.place) }))
    .filter(({ square }) => square <= reach * reach)
    .toSorted((a, b) => a.square - b.square || a.target.id - b.target.id)
    .map(({ target }) => target);
}

/** From fish to fish, each time to the nearest that was not yet leapt on. */
function leaps(from: Point, targets: readonly Target[], reach: number, most: number): Target[] {
  const way: Target[] = [];
  let place = from;
  while (way.length < most) {
    const [next] = nearest(
      place,
      targets.filter((target) => !way.includes(target)),
      reach,
    );
    if (!next) break;
    way.push(next);
    place = next.place;
  }
  return way;
}

/** `others`: whoever swims beside the fish that was hit. */
export function aimsOfShot(weapon: Weapon, hit: Target, others: readonly Target[]): Aim[] {
  const most = mostOfShot(weapon) - 1;
  const more =
    weapon === 'spark'
      ? leaps(hit.place, others, spark.reach, most)
      : nearest(hit.place, others, net.reach).slice(0, most);
  const targets = [hit, ...more];
  const shares = sharesOfShot(weapon, targets.length);
  return targets.map((target, at) => ({ target, share: shares[at] ?? rational(0n) }));
}

/** On so many fish a shot is at most. */
export function mostOfShot(weapon: Weapon): number {
  if (weapon === 'harpoon') return 1;
  return weapon === 'net' ? 1 + net.most : spark.weights.length;
}

/** What of a stake stands on each of so many fish, the one that was hit first; in stakes. */
export function sharesOfShot(weapon: Weapon, count: number): Rational[] {
  const half = BigInt(Math.max(1, count - 1));
  const weights = Array.from({ length: count }, (_, at) =>
    weapon === 'spark' ? (spark.weights[at] ?? 1n) : at === 0 ? half : 1n,
  );
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  return weights.map((weight) => multiply(returnShare, rational(weight, whole)));
}

function reached(effect: Effect, from: Point, others: readonly Target[]): Target[] {
  if (effect.kind === 'blast') return nearest(from, others, effect.reach).slice(0, effect.most);
  if (effect.kind === 'chain') return leaps(from, others, effect.reach, effect.links.length);
  const small = others.filter(({ species }) => species.size === 'small');
  return nearest(from, small, Number.POSITIVE_INFINITY).slice(0, effect.most);
}

export function aimsOfEffect(effect: Effect, from: Point, others: readonly Target[]): Dealt {
  const targets = reached(effect, from, others);
  const { shares, rest } = sharesOfEffect(
    effect,
    targets.map(({ species }) => meanPay(species)),
  );
  const aims = targets.map((target, at) => ({ target, share: rational(BigInt(shares[at] ?? 0)) }));
  return { aims, rest };
}

/** So many fish an effect reaches at most. */
export const mostOfEffect = (effect: Effect): number =>
  effect.kind === 'chain' ? effect.links.length : effect.most;

/**
 * Shares of effects are whole stakes: equal ones, rounded down, of a blast or a whirl, the links of
 * a chain. No share is more than the fish pays on average (`means`); what is over is the rest.
 */
export function sharesOfEffect(
  effect: Effect,
  means: readonly number[],
): { readonly shares: readonly number[]; readonly rest: number } {
  const equal = Math.floor(effect.worth / Math.max(1, means.length));
  const shares = means.map((mean, at) =>
    Math.min(effect.kind === 'chain' ? (effect.links[at] ?? 0) : equal, mean),
  );
  return { shares, rest: effect.worth - shares.reduce((sum, share) => sum + share, 0) };
}
