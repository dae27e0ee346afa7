/** What comes of a bullet that hits a fish: who is captured, what effects do, what all of it pays. */
import type { Rational } from '@bahati/game-rules/rational.ts';
import { type Effect, meanPay } from '@bahati/game-rules/fishing/species/species.ts';
import {
  type Aim,
  aimsOfEffect,
  aimsOfShot,
  type Dealt,
  type Target,
  type Weapon,
} from './aims.ts';
import { type Fate, thresholdOf } from './fate.ts';

export type Captured = {
  readonly fish: number;
  /** Code of the species. */
  readonly species: string;
  /** Place of its prize among those of the species. */
  readonly prize: number;
  /** Whole stakes, without what its effect brings. */
  readonly pays: number;
};

/** One go at some fish, by the bullet or by the effect of a fish that was captured before. */
export type Strike = {
  /** The fish whose effect it is; null: the bullet. */
  readonly by: number | null;
  /** On what it was, in the order of the draws. Shares are in stakes. */
  readonly aims: readonly {
    readonly fish: number;
    readonly species: string;
    readonly share: Rational;
  }[];
  readonly captured: readonly Captured[];
  /** Whole stakes that no fish could take, paid at once. */
  readonly rest: number;
};

type Go = Dealt & { readonly by: number | null };

function decide({ target }: Aim, threshold: number, fate: Fate): Captured | null {
  if (!fate.isCaptured(threshold)) return null;
  const { prizes, code } = target.species;
  const prize = fate.whichOf(prizes.map(({ weight }) => weight));
  return { fish: target.id, species: code, prize, pays: prizes[prize]?.pays ?? 0 };
}

function strikeOnce({ by, aims, rest }: Go, fate: Fate): Strike {
  const captured = aims.flatMap(
    (aim) => decide(aim, thresholdOf(aim.share, meanPay(aim.target.species)), fate) ?? [],
  );
  return {
    by,
    aims: aims.map(({ target, share }) => ({
      fish: target.id,
      species: target.species.code,
      share,
    })),
    captured,
    rest,
  };
}

/**
 * All strikes of one hit, in order. Effects follow in the order of the captures and find only fish
 * that nobody has captured yet, so they end: each takes a fish of the pool.
 */
export function strike(
  weapon: Weapon,
  hit: Target,
  others: readonly Target[],
  fate: Fate,
): Strike[] {
  let free = [hit, ...others];
  const strikes: Strike[] = [];
  const pending: { target: Target; effect: Effect }[] = [];
  let go: Go = { by: null, aims: aimsOfShot(weapon, hit, others), rest: 0 };
  for (;;) {
    const done = strikeOnce(go, fate);
    strikes.push(done);
    for (const { fish, prize } of done.captured) {
      const target = free.find(({ id }) => id === fish);
      const effect = target?.species.prizes[prize]?.effect;
      if (target && effect) pending.push({ target, effect });
      free = free.filter(({ id }) => id !== fish);
    }
    const next = pending.shift();
    if (!next) return strikes;
    go = { by: next.target.id, ...aimsOfEffect(next.effect, next.target.place, free) };
  }
}

/** What all of it pays, in whole stakes. */
export function paysOf(strikes: readonly Strike[]): number {
  return strikes.reduce(
    (sum, { captured, rest }) => captured.reduce((all, { pays }) => all + pays, sum + rest),
    0,
  );
}
