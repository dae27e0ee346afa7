/**
 * The best play of blackjack on an endless deck, by working out what each act is worth from the
 * longest hands back. Nothing is taken from a published chart.
 *
 * What a hand is worth is its win in bets when the dealer has no blackjack, times the chance of
 * that: the dealer has looked, so that no choice is made against one, and what is compared is
 * scaled alike.
 */
import {
  type Count,
  countWith,
  dealerEnds,
  type DealerEnds,
  past,
  totalOfCount,
} from './dealer-hands.ts';
import { isMore, none, plus, sumOf, type Thirteenths, times, values } from './thirteenths.ts';

export type Act = 'hit' | 'stand' | 'double' | 'split';
type Valued = { readonly act: Act; readonly worth: Thirteenths };

const whole = (count: bigint): Thirteenths => ({ count, power: 0 });
const mostSplits = 3;

export type Solver = {
  readonly dealer: DealerEnds;
  /** For a hand that may not be split; `isFirst`: of two cards, so that it may be doubled. */
  readonly bestAct: (count: Count, isFirst: boolean) => Valued;
  /** For a pair of this value, with so many splits left. */
  readonly bestOfPair: (value: number, splitsLeft: number) => Valued;
};

/** Against one card of the dealer; 1 is an ace. */
export function solve(up: number): Solver {
  const dealer = dealerEnds(up);
  const known = new Map<string, Valued>();

  function standing(count: Count): Thirteenths {
    const { total } = totalOfCount(count);
    return sumOf(
      [...dealer.ends].map(([end, chance]) => {
        if (total > 21 || (end < past && end > total)) return times(whole(-1n), chance);
        return end === total ? none : chance;
      }),
    );
  }

  function drawing(count: Count, worth: (next: Count) => Thirteenths): Thirteenths {
    return sumOf(values.map(({ value, chance }) => times(chance, worth(countWith(count, value)))));
  }

  function bestAct(count: Count, isFirst: boolean): Valued {
    const key = `${count.low} ${count.hasAce} ${isFirst}`;
    const before = known.get(key);
    if (before) return before;
    const found = bestOf(count, isFirst);
    known.set(key, found);
    return found;
  }

  function bestOf(count: Count, isFirst: boolean): Valued {
    const stand: Valued = { act: 'stand', worth: standing(count) };
    if (totalOfCount(count).total >= 21) return stand;
    const hit: Valued = { act: 'hit', worth: drawing(count, (next) => bestAct(next, false).worth) };
    const double: Valued = { act: 'double', worth: times(whole(2n), drawing(count, standing)) };
    return better(better(stand, hit), isFirst ? double : stand);
  }

  /** All hands begun with a card of this value and still to be dealt their second. */
  function splitHands(value: number, hands: number, splitsLeft: number): Thirteenths {
    if (hands === 0) return none;
    const begun = { low: value, hasAce: value === 1 };
    const rest = splitHands(value, hands - 1, splitsLeft);
    return sumOf(
      values.map(({ value: second, chance }) => {
        const two = countWith(begun, second);
        const kept = plus(value === 1 ? standing(two) : bestAct(two, true).worth, rest);
        if (second !== value || value === 1 || splitsLeft === 0) return times(chance, kept);
        const again = splitHands(value, hands + 1, splitsLeft - 1);
        return times(chance, isMore(again, kept) ? again : kept);
      }),
    );
  }

  function bestOfPair(value: number, splitsLeft: number): Valued {
    const kept = bestAct({ low: 2 * value, hasAce: value === 1 }, true);
    if (splitsLeft === 0) return kept;
    return better(kept, { act: 'split', worth: splitHands(value, 2, splitsLeft - 1) });
  }

  return { dealer, bestAct, bestOfPair };
}

const better = (a: Valued, b: Valued) => (isMore(b.worth, a.worth) ? b : a);

/** What one bet wins in the long run, played as well as can be, in halves of the bet. */
export function bestReturn(): Thirteenths {
  return sumOf(values.map(({ value: up, chance }) => times(chance, returnAgainst(solve(up)))));
}

function returnAgainst(solver: Solver): Thirteenths {
  return sumOf(
    values.flatMap((first) =>
      values.map((second) => {
        const chance = times(first.chance, second.chance);
        return times(chance, returnOfDeal(solver, first.value, second.value));
      }),
    ),
  );
}

function returnOfDeal({ dealer, bestAct, bestOfPair }: Solver, first: number, second: number) {
  // Three halves where only the player has it, nothing where both have.
  if (isBlackjack(first, second)) return times(whole(3n), sumOf(dealer.ends.values()));
  const { worth } =
    first === second
      ? bestOfPair(first, mostSplits)
      : bestAct(countWith({ low: first, hasAce: first === 1 }, second), true);
  return times(whole(2n), plus(worth, times(whole(-1n), dealer.blackjack)));
}

export function isBlackjack(first: number, second: number): boolean {
  return first + second === 11 && (first === 1 || second === 1);
}
