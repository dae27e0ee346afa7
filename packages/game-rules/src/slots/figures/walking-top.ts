/** The dearest single spin of a game whose wilds walk, and how often a round shows it. */
import type { SlotDefinition, SymbolId } from '@bahati/game-rules/slots/definition.ts';
import { add, multiply, type Rational, rational } from '@bahati/game-rules/rational.ts';
import { type Column, columnsOf, noWalkingWilds, type WalkingWilds } from './walking-spins.ts';

type Found = { readonly walkingWilds: WalkingWilds; readonly often: Rational };

type Top = { pay: number; chance: Rational };

type Search = {
  readonly columns: readonly (readonly Column[])[];
  readonly symbols: readonly SymbolId[];
  /** `[reel][symbol]`: the most ways that this reel and all later ones can add. */
  readonly most: readonly (readonly number[])[];
};

/**
 * Looks at the paid spin and at respins from each state found. A branch whose symbols could not
 * reach the best pay so far, though every later reel were full of them, is left.
 */
export function topOfWalks(definition: SlotDefinition, found: readonly Found[]): Top {
  const paid = { walkingWilds: noWalkingWilds(definition), often: rational(1n) };
  const searches = [
    searchOf(definition, definition.reels, paid),
    ...found.map((state) => searchOf(definition, definition.freeReels, state)),
  ].toSorted((a, b) => b.bound - a.bound);
  const top: Top = { pay: 0, chance: rational(0n) };
  for (const { search, often, bound, windows } of searches) {
    if (bound < top.pay) break;
    const before = top.pay;
    const best = { pay: top.pay, count: 0n };
    const ways = search.symbols.map(() => 1);
    descend(definition, search, best, 0, ways, 0, 1n);
    const chance = multiply(often, rational(best.count, windows));
    top.chance = best.pay > before ? chance : add(top.chance, chance);
    top.pay = best.pay;
  }
  return top;
}

function searchOf(
  definition: SlotDefinition,
  strips: SlotDefinition['reels'],
  { walkingWilds, often }: Found,
) {
  const symbols = [...definition.symbols.keys()].filter((id) =>
    payOf(definition, id, strips.length),
  );
  const columns = strips.map((strip, reel) =>
    columnsOf(definition, strip, walkingWilds[reel] ?? 0),
  );
  const most = [symbols.map(() => 1)];
  for (const reel of columns.toReversed()) {
    const later = most[0] ?? [];
    most.unshift(
      symbols.map(
        (symbol, at) =>
          (later[at] ?? 1) * Math.max(1, ...reel.map(({ shown }) => shown[symbol] ?? 0)),
      ),
    );
  }
  const search: Search = { columns, symbols, most };
  const windows = strips.reduce((all, { length }) => all * BigInt(length), 1n);
  const bound = boundOf(
    definition,
    search,
    0,
    symbols.map(() => 1),
    0,
  );
  return { search, often, bound, windows };
}

/** No window from here on pays more: longer runs pay more, and more ways do. */
function boundOf(
  definition: SlotDefinition,
  { symbols, most, columns }: Search,
  reel: number,
  ways: readonly number[],
  paid: number,
): number {
  return symbols.reduce(
    (sum, symbol, at) =>
      sum + (ways[at] ?? 0) * (most[reel]?.[at] ?? 1) * payOf(definition, symbol, columns.length),
    paid,
  );
}

function descend(
  definition: SlotDefinition,
  search: Search,
  best: { pay: number; count: bigint },
  reel: number,
  ways: readonly number[],
  paid: number,
  weight: bigint,
): void {
  const { columns, symbols } = search;
  const bound = boundOf(definition, search, reel, ways, paid);
  if (bound < best.pay) return;
  const here = columns[reel];
  if (!here) {
    if (bound > best.pay) [best.pay, best.count] = [bound, 0n];
    best.count += weight;
    return;
  }
  for (const { shown, stops } of here) {
    let pay = paid;
    const next = symbols.map((symbol, at) => {
      const cells = shown[symbol] ?? 0;
      if (cells === 0) pay += (ways[at] ?? 0) * payOf(definition, symbol, reel);
      return (ways[at] ?? 0) * cells;
    });
    descend(definition, search, best, reel + 1, next, pay, weight * BigInt(stops));
  }
}

function payOf({ symbols }: SlotDefinition, symbol: SymbolId, count: number): number {
  return symbols[symbol]?.pays[count] ?? 0;
}
