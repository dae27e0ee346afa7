/**
 * Every way a bet behind a seat can end that follows no double and no split, where the seat plays
 * basic strategy: one stake, on the hand that was dealt, or after a split on its left one.
 */
import type { Chance } from '@bahati/game-rules/bet-games/figures.ts';
import { gather } from '@bahati/game-rules/bet-games/figures.ts';
import { rational } from '@bahati/game-rules/rational.ts';
import { chartAct } from '@bahati/game-rules/tables/blackjack/basic-strategy.ts';
import {
  type Count,
  countWith,
  dealerEnds,
  past,
  totalOfCount,
} from '@bahati/game-rules/tables/blackjack/dealer-hands.ts';
import { mostHands } from '@bahati/game-rules/tables/blackjack/hand-play.ts';
import { isBlackjack } from '@bahati/game-rules/tables/blackjack/solver.ts';
import {
  asRational,
  certain,
  plus,
  type Thirteenths,
  times,
  values,
} from '@bahati/game-rules/tables/blackjack/thirteenths.ts';

/** Chances by what comes back, in halves of the stake. */
type Spread = Map<number, Thirteenths>;

function put(into: Spread, halves: number, chance: Thirteenths): void {
  const before = into.get(halves);
  into.set(halves, before ? plus(before, chance) : chance);
}

function putAll(into: Spread, from: Spread, chance: Thirteenths): void {
  for (const [halves, then] of from) put(into, halves, times(chance, then));
}

function settled(total: number, end: number): Spread {
  const isLost = total > 21 || (end < past && end > total);
  return new Map([[isLost ? 0 : end === total ? 2 : 4, certain]]);
}

function drawn(count: Count, then: (next: Count, value: number) => Spread): Spread {
  const spread: Spread = new Map();
  for (const { value, chance } of values) {
    putAll(spread, then(countWith(count, value), value), chance);
  }
  return spread;
}

/** One hand against a dealer who shows `up` and ends on `end`. */
function played(count: Count, isFirst: boolean, up: number, end: number): Spread {
  const { total, isSoft } = totalOfCount(count);
  if (total >= 21) return settled(total, end);
  const act = chartAct({ total, isSoft, pairOf: null, canDouble: isFirst }, up);
  if (act === 'stand') return settled(total, end);
  return drawn(count, (next) =>
    act === 'double' ? settled(totalOfCount(next).total, end) : played(next, false, up, end),
  );
}

/** The left hand of a split, which draws first and may be split again. */
function leftHand(value: number, splitsLeft: number, up: number, end: number): Spread {
  return drawn({ low: value, hasAce: value === 1 }, (two, second) => {
    if (value === 1) return settled(totalOfCount(two).total, end);
    if (second === value && splitsLeft > 0) return leftHand(value, splitsLeft - 1, up, end);
    return played(two, true, up, end);
  });
}

function dealt(first: number, second: number, up: number, end: number): Spread {
  if (isBlackjack(first, second)) return new Map([[5, certain]]);
  const count = countWith({ low: first, hasAce: first === 1 }, second);
  const { total, isSoft } = totalOfCount(count);
  const pairOf = first === second ? first : null;
  const act = chartAct({ total, isSoft, pairOf, canDouble: true }, up);
  return act === 'split' ? leftHand(first, mostHands - 2, up, end) : played(count, true, up, end);
}

/** Of one stake; they add up to one. */
export function behindChances(): Chance[] {
  const spread: Spread = new Map();
  for (const { value: up, chance: upChance } of values) {
    const { blackjack, ends } = dealerEnds(up);
    for (const first of values) {
      for (const second of values) {
        const chance = times(upChance, times(first.chance, second.chance));
        const isNatural = isBlackjack(first.value, second.value);
        put(spread, isNatural ? 2 : 0, times(chance, blackjack));
        for (const [end, ending] of ends) {
          putAll(spread, dealt(first.value, second.value, up, end), times(chance, ending));
        }
      }
    }
  }
  return gather(
    [...spread]
      .filter(([, chance]) => chance.count > 0n)
      .map(([halves, chance]) => ({
        pay: rational(BigInt(halves), 2n),
        probability: asRational(chance),
      })),
  );
}
