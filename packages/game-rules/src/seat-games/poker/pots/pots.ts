/**
 * Whose chips can be won by whom. Of what the players of a hand put in, the part nobody called goes
 * to its owner first; the rest lies in layers, one for each amount at which somebody still in the
 * hand has no more, the main pot first. Chips of those who folded stay in their layers; what they
 * put in beyond the last layer belongs to it. So no two layers have the same seats (game-math §5).
 */
import { oddUnits } from '@bahati/game-rules/seat-games/around.ts';
import type { Chips, Seat, SeatedPlayer } from '@bahati/game-rules/seat-games/seat-game.ts';

/** All that a player put in during a hand. */
export type Contribution = {
  readonly seat: Seat;
  readonly amount: Chips;
  readonly isFolded: boolean;
};

/** `seats`: who may win it, in the order of the contributions. */
export type Pot = { readonly amount: Chips; readonly seats: readonly Seat[] };

export type Pots = {
  /** What nobody called, and whose it is. */
  readonly uncalled: SeatedPlayer | null;
  readonly pots: readonly Pot[];
};

const larger = (one: Chips, other: Chips): Chips => (one > other ? one : other);
const smaller = (one: Chips, other: Chips): Chips => (one < other ? one : other);

/** What one player put in beyond everybody else, folded or not, while he is still in. */
export function uncalledOf(contributions: readonly Contribution[]): SeatedPlayer | null {
  for (const { seat, amount, isFolded } of contributions) {
    const others = contributions
      .filter((other) => other.seat !== seat)
      .reduce((most, other) => larger(most, other.amount), 0n);
    if (!isFolded && amount > others) return { seat, stack: amount - others };
  }
  return null;
}

/** @throws {RangeError} if nobody is left in the hand. */
export function splitPots(contributions: readonly Contribution[]): Pots {
  const uncalled = uncalledOf(contributions);
  const called = contributions.map((one) =>
    one.seat === uncalled?.seat ? { ...one, amount: one.amount - uncalled.stack } : one,
  );
  const live = called.filter(({ isFolded }) => !isFolded);
  if (live.length === 0) throw new RangeError('A pot needs somebody who can win it.');
  const levels = [...new Set(live.map(({ amount }) => amount))]
    .filter((level) => level > 0n)
    .sort((one, other) => (one < other ? -1 : 1));
  const pots = levels.map((level, at) => {
    const below = levels[at - 1] ?? 0n;
    const isLast = at === levels.length - 1;
    const layer = called.map(({ amount }) =>
      larger(0n, (isLast ? amount : smaller(amount, level)) - below),
    );
    return {
      amount: layer.reduce((sum, part) => sum + part, 0n),
      seats: live.filter(({ amount }) => amount >= level).map(({ seat }) => seat),
    };
  });
  return { uncalled, pots };
}

/**
 * A pot in equal parts; odd chips go one by one to the first of them.
 * @param winners from the first one left of the button.
 */
export function sharePot(amount: Chips, winners: readonly Seat[]): readonly SeatedPlayer[] {
  const count = BigInt(winners.length);
  return winners.map((seat, at) => ({
    seat,
    stack: amount / count + (BigInt(at) < oddUnits(amount, count) ? 1n : 0n),
  }));
}
