/**
 * What one spin of a game of ways pays from where its walking wilds stand: how many windows, the
 * sum of their pays and of the squares. A pay is a sum over symbols of products over the reels, so
 * its mean takes one symbol at a time and its square two, reel by reel, and no window is listed.
 */
import type { SlotDefinition, Strip, SymbolId } from '@bahati/game-rules/slots/definition.ts';
import type { Moments } from './volatility.ts';

/** For each reel the rows in which a spin finds wilds, as a sum of powers of two. */
export type WalkingWilds = readonly number[];

/** What lands on the last reel, what the next spin then finds, and all the spins that do so. */
export type Landing = { readonly next: WalkingWilds; readonly spin: Moments };

export type Column = {
  /** `[symbol]`: cells that show it or a wild. */
  readonly shown: readonly number[];
  /** Rows that show a wild. */
  readonly wilds: number;
  readonly stops: number;
};

export function noWalkingWilds({ reels }: SlotDefinition): WalkingWilds {
  return reels.map(() => 0);
}

export function landingsOf(
  definition: SlotDefinition,
  strips: readonly Strip[],
  walkingWilds: WalkingWilds,
): Landing[] {
  const columns = strips.map((strip, reel) =>
    columnsOf(definition, strip, walkingWilds[reel] ?? 0),
  );
  const last = columns.pop() ?? [];
  const before = columns.reduce(
    (open, reel, at) => extend(definition, open, reel, at),
    start(definition),
  );
  const byWilds = Map.groupBy(last, ({ wilds }) => wilds);
  return [...byWilds].map(([wilds, landed]) => ({
    // All go one reel to the left; the last has none to give it any.
    next: [...walkingWilds.slice(1, -1), wilds, 0],
    spin: close(definition, extend(definition, before, landed, columns.length), strips.length),
  }));
}

/** The windows of a reel in which these rows are wild, those alike taken together. */
export function columnsOf(
  { rows, symbols, wild }: SlotDefinition,
  strip: Strip,
  found: number,
): Column[] {
  const turned = [...strip, ...strip];
  const alike = new Map<string, Column>();
  for (const stop of strip.keys()) {
    const window = turned
      .slice(stop, stop + rows)
      .map((shown, row) => ((found >> row) & 1 ? wild : shown));
    const wilds = window.reduce<number>(
      (sum, shown, row) => sum + (shown === wild ? 2 ** row : 0),
      0,
    );
    const shown = symbols.map(
      (_, symbol) => window.filter((cell) => cell === symbol || cell === wild).length,
    );
    const key = `${wilds} ${shown.join()}`;
    alike.set(key, { shown, wilds, stops: (alike.get(key)?.stops ?? 0) + 1 });
  }
  return [...alike.values()];
}

/** Two symbols whose runs are followed together, or one with itself. */
type Pair = {
  readonly a: SymbolId;
  readonly b: SymbolId;
  /** Both run; only the first does, times what the second paid; and so on. */
  readonly running: bigint;
  readonly onlyA: bigint;
  readonly onlyB: bigint;
  readonly paid: bigint;
};

type Run = { readonly symbol: SymbolId; readonly running: bigint; readonly paid: bigint };

type OpenSpin = {
  readonly count: bigint;
  readonly runs: readonly Run[];
  readonly pairs: readonly Pair[];
};

function start({ symbols }: SlotDefinition): OpenSpin {
  const paying = [...symbols.keys()].filter((id) => symbols[id]?.pays.some((pay) => pay > 0));
  return {
    count: 1n,
    runs: paying.map((symbol) => ({ symbol, running: 1n, paid: 0n })),
    pairs: paying.flatMap((a, at) =>
      paying.slice(at).map((b) => ({ a, b, running: 1n, onlyA: 0n, onlyB: 0n, paid: 0n })),
    ),
  };
}

/** Goes on over a reel; what ends there is paid for the `reel` reels before it. */
function extend(
  { symbols }: SlotDefinition,
  { count, runs, pairs }: OpenSpin,
  columns: readonly Column[],
  reel: number,
): OpenSpin {
  const sum = (of: (column: Column) => number) =>
    BigInt(columns.reduce((all, column) => all + of(column) * column.stops, 0));
  const cells = (symbol: SymbolId) => (column: Column) => column.shown[symbol] ?? 0;
  const isGone = (symbol: SymbolId) => (column: Column) => (cells(symbol)(column) === 0 ? 1 : 0);
  const goes = symbols.map((_, symbol) => sum(cells(symbol)));
  const ends = symbols.map((_, symbol) => sum(isGone(symbol)));
  const pay = symbols.map(({ pays }) => BigInt(pays[reel] ?? 0));
  const stops = sum(() => 1);
  const of = (list: readonly bigint[], symbol: SymbolId) => list[symbol] ?? 0n;
  return {
    count: count * stops,
    runs: runs.map(({ symbol, running, paid }) => ({
      symbol,
      running: running * of(goes, symbol),
      paid: paid * stops + running * of(ends, symbol) * of(pay, symbol),
    })),
    pairs: pairs.map(({ a, b, running, onlyA, onlyB, paid }) => {
      const both = sum((column) => cells(a)(column) * cells(b)(column));
      const aAlone = sum((column) => cells(a)(column) * isGone(b)(column));
      const bAlone = sum((column) => isGone(a)(column) * cells(b)(column));
      const none = sum((column) => isGone(a)(column) * isGone(b)(column));
      const [payA, payB] = [of(pay, a), of(pay, b)];
      return {
        a,
        b,
        running: running * both,
        onlyA: onlyA * of(goes, a) + running * aAlone * payB,
        onlyB: onlyB * of(goes, b) + running * bAlone * payA,
        paid:
          paid * stops +
          running * none * payA * payB +
          onlyA * of(ends, a) * payA +
          onlyB * of(ends, b) * payB,
      };
    }),
  };
}

/** Pays what ran over all the reels. */
function close({ symbols }: SlotDefinition, open: OpenSpin, reels: number): Moments {
  const pay = (symbol: SymbolId) => BigInt(symbols[symbol]?.pays[reels] ?? 0);
  const sum = open.runs.reduce(
    (all, { symbol, running, paid }) => all + paid + running * pay(symbol),
    0n,
  );
  const squares = open.pairs.reduce((all, { a, b, running, onlyA, onlyB, paid }) => {
    const whole = paid + running * pay(a) * pay(b) + onlyA * pay(a) + onlyB * pay(b);
    return all + (a === b ? whole : 2n * whole);
  }, 0n);
  return { count: open.count, sum, squares };
}
