/**
 * Every way a round of blackjack can end under basic strategy, as often as it does, splits
 * included. Against one card of the dealer and one end of the dealer's hand the hands of a round
 * have nothing to do with each other but how many splits are left.
 */
import { chartAct } from './basic-strategy.ts';
import {
  type Count,
  countWith,
  dealerEnds,
  type DealerEnds,
  past,
  totalOfCount,
} from './dealer-hands.ts';
import { isBlackjack } from './solver.ts';
import { certain, plus, type Thirteenths, times, values } from './thirteenths.ts';

/** In units, half a bet each: what all hands cost together, and what comes back. */
export type Outcome = { readonly cost: number; readonly pay: number; readonly chance: Thirteenths };

/** Outcomes by what they cost and pay; chances of equal ones are added up. */
type Spread = Map<number, Thirteenths>;

/** More than any round pays. */
const payPlaces = 64;
const keyOf = (cost: number, pay: number) => cost * payPlaces + pay;
const handPrice = 2;
const mostSplits = 3;

function put(into: Spread, key: number, chance: Thirteenths) {
  const before = into.get(key);
  into.set(key, before ? plus(before, chance) : chance);
}

function putAll(into: Spread, from: Spread, chance: Thirteenths) {
  for (const [key, then] of from) put(into, key, times(chance, then));
}

/** Of two that have nothing to do with each other; costs and pays add up in the keys too. */
function together(a: Spread, b: Spread): Spread {
  const spread: Spread = new Map();
  for (const [key, chance] of a) putAll(spread, shifted(b, key), chance);
  return spread;
}

function shifted(spread: Spread, by: number): Spread {
  return new Map([...spread].map(([key, chance]) => [key + by, chance]));
}

function settled(stake: number, total: number, end: number): Spread {
  const isLost = total > 21 || (end < past && end > total);
  const pay = isLost ? 0 : end === total ? stake : 2 * stake;
  return new Map([[keyOf(stake, pay), certain]]);
}

/** One hand played out against a dealer who shows `up` and ends on `end`. */
function played(count: Count, isFirst: boolean, up: number, end: number): Spread {
  const { total, isSoft } = totalOfCount(count);
  if (total >= 21) return settled(handPrice, total, end);
  const act = chartAct({ total, isSoft, pairOf: null, canDouble: isFirst }, up);
  if (act === 'stand') return settled(handPrice, total, end);
  const spread: Spread = new Map();
  for (const { value, chance } of values) {
    const next = countWith(count, value);
    const then =
      act === 'double'
        ? settled(2 * handPrice, totalOfCount(next).total, end)
        : played(next, false, up, end);
    putAll(spread, then, chance);
  }
  return spread;
}

/** All hands begun with a card of this value and still to be dealt their second. */
function splitHands(value: number, up: number, end: number): Spread {
  const begun = { low: value, hasAce: value === 1 };
  const withSecond = (second: number) => {
    const two = countWith(begun, second);
    const { total } = totalOfCount(two);
    return value === 1 ? settled(handPrice, total, end) : played(two, true, up, end);
  };
  const other: Spread = new Map();
  for (const { value: second, chance } of values) {
    if (second !== value) putAll(other, withSecond(second), chance);
  }
  const again = values[value - 1]?.chance ?? certain;
  const paired = withSecond(value);

  function spreadOf(hands: number, splitsLeft: number): Spread {
    if (hands === 0) return new Map([[0, certain]]);
    const rest = spreadOf(hands - 1, splitsLeft);
    const spread = together(other, rest);
    const canSplit = value !== 1 && splitsLeft > 0;
    const then = canSplit ? spreadOf(hands + 1, splitsLeft - 1) : together(paired, rest);
    putAll(spread, then, again);
    return spread;
  }
  return spreadOf(2, mostSplits - 1);
}

function dealtTwo(first: number, second: number, up: number, end: number): Spread {
  const count = countWith({ low: first, hasAce: first === 1 }, second);
  const { total, isSoft } = totalOfCount(count);
  const pairOf = first === second ? first : null;
  const act = chartAct({ total, isSoft, pairOf, canDouble: true }, up);
  return act === 'split' ? splitHands(first, up, end) : played(count, true, up, end);
}

/** Against one card of the dealer; 1 is the ace. */
function outcomesAgainst(up: number, into: Spread, upChance: Thirteenths) {
  const { blackjack, ends }: DealerEnds = dealerEnds(up);
  for (const [first, second, dealt] of deals()) {
    const chance = times(upChance, dealt);
    const isNatural = isBlackjack(first, second);
    put(into, keyOf(handPrice, isNatural ? handPrice : 0), times(chance, blackjack));
    for (const [end, ending] of ends) {
      const spread = isNatural
        ? new Map([[keyOf(handPrice, handPrice + 3), certain]])
        : dealtTwo(first, second, up, end);
      putAll(into, spread, times(chance, ending));
    }
  }
}

/** The first two cards by value, the smaller first. */
function* deals(): Generator<[first: number, second: number, chance: Thirteenths]> {
  for (const first of values) {
    for (const second of values.slice(first.value - 1)) {
      const chance = times(first.chance, second.chance);
      const isPair = first === second;
      yield [first.value, second.value, isPair ? chance : plus(chance, chance)];
    }
  }
}

/** They add up to one. */
export function basicOutcomes(): Outcome[] {
  const spread: Spread = new Map();
  for (const { value: up, chance } of values) outcomesAgainst(up, spread, chance);
  return [...spread]
    .filter(([, chance]) => chance.count > 0n)
    .map(([key, chance]) => {
      const cost = Math.floor(key / payPlaces);
      return { cost, pay: key - cost * payPlaces, chance };
    });
}
