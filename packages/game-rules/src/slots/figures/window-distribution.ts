/**
 * Full enumeration: every combination of stops, with what its lines pay and how many scatters it
 * shows. Written apart from the engine's own line rule and from the formulas, so that the three
 * can be held against each other; the histogram also gives what no formula here does: the hit
 * rate, the variance and the odds of the top pay.
 */
import type { SlotDefinition, Strip, SymbolId } from '@bahati/game-rules/slots/definition.ts';

export type WindowDistribution = {
  readonly windowCount: bigint;
  /** `[scatters]` → (all line pays of a window, in line stakes → number of such windows). */
  readonly byScatters: readonly ReadonlyMap<number, bigint>[];
};

type Reel = { readonly cells: readonly (readonly SymbolId[])[]; readonly scatters: Uint8Array };

const onlyWilds = -1;
const ended = -2;

export function enumerateWindows(
  definition: SlotDefinition,
  strips: readonly Strip[],
): WindowDistribution {
  const reels = strips.map((strip) => reelOf(definition, strip));
  const maxScatters = definition.rows * strips.length;
  const topPay = Math.max(...definition.symbols.flatMap(({ pays }) => pays));
  const counts = Array.from(
    { length: maxScatters + 1 },
    () => new Float64Array(topPay * definition.lines.length + 1),
  );
  const depths = [...strips, null];
  const running = depths.map(() => new Int16Array(definition.lines.length).fill(onlyWilds));
  const opening = depths.map(() => new Int16Array(definition.lines.length));
  const pays = payTableOf(definition, strips.length);
  const open = definition.lines.length;
  walk({ definition, reels, counts, tails: tailsOf(reels), running, opening, pays }, 0, open, 0, 0);
  const byScatters = counts.map(
    (windows) =>
      new Map(
        Array.from(windows, (count, pay) => [pay, BigInt(count)] as const).filter(
          ([, count]) => count > 0n,
        ),
      ),
  );
  return { windowCount: strips.reduce((all, { length }) => all * BigInt(length), 1n), byScatters };
}

type Walk = {
  readonly definition: SlotDefinition;
  readonly reels: readonly Reel[];
  readonly counts: readonly Float64Array[];
  /** For each reel, how many stops of it and all later reels show each number of scatters. */
  readonly tails: readonly (readonly number[])[];
  /** Before each reel: each line's symbol, or that it has seen only wilds, or that it has ended. */
  readonly running: readonly Int16Array[];
  /** Before each reel: how many wilds each line opened with. */
  readonly opening: readonly Int16Array[];
  /** `[symbol + 1][count][wilds]`, flat: what a line pays that ends so; the first for only wilds. */
  readonly pays: PayTable;
};

/**
 * Goes on from `reel` with so many lines that have not ended. When all have, the remaining stops
 * differ only in scatters and are counted at once.
 */
function walk(context: Walk, reel: number, open: number, paid: number, scatters: number): void {
  const { reels, counts, tails } = context;
  const here = reels[reel];
  if (!here || open === 0) {
    const pay = here ? paid : paid + payOfWholeLines(context, reel);
    const ways = tails[reel] ?? [1];
    for (let more = 0; more < ways.length; more += 1) {
      const row = counts[scatters + more];
      const number = ways[more] ?? 0;
      if (row && number > 0) row[pay] = (row[pay] ?? 0) + number;
    }
    return;
  }
  const { cells, scatters: shown } = here;
  for (let stop = 0; stop < cells.length; stop += 1) {
    const step = extendLines(context, reel, cells[stop] ?? []);
    // What is paid and how many lines end here, in one number: this is asked for most of all.
    const pay = Math.floor(step / linesAtMost);
    const left = open - (step - pay * linesAtMost);
    walk(context, reel + 1, left, paid + pay, scatters + (shown[stop] ?? 0));
  }
}

/** More than any game has. */
const linesAtMost = 1024;
const noLines = new Int16Array();

/** Moves every open line one reel on: what the lines that end here pay, and how many they are. */
function extendLines(
  { definition, running, opening, pays }: Walk,
  reel: number,
  column: readonly SymbolId[],
): number {
  const { wild, scatter, lines } = definition;
  const before = running[reel] ?? noLines;
  const after = running[reel + 1] ?? noLines;
  const opened = opening[reel] ?? noLines;
  const opens = opening[reel + 1] ?? noLines;
  let [paid, count] = [0, 0];
  for (let line = 0; line < before.length; line += 1) {
    const symbol = before[line] ?? ended;
    after[line] = symbol;
    opens[line] = opened[line] ?? 0;
    if (symbol === ended) continue;
    const shown = column[lines[line]?.[reel] ?? 0] ?? 0;
    if (shown === wild || symbol === shown) continue;
    if (symbol === onlyWilds && shown !== scatter) {
      opens[line] = reel;
      after[line] = shown;
      continue;
    }
    paid += payFor(pays, symbol, reel, symbol === onlyWilds ? reel : (opened[line] ?? 0));
    after[line] = ended;
    count += 1;
  }
  return paid * linesAtMost + count;
}

function payOfWholeLines({ running, opening, pays }: Walk, count: number): number {
  const symbols = running[count] ?? noLines;
  const wilds = opening[count] ?? noLines;
  let sum = 0;
  for (let line = 0; line < symbols.length; line += 1) {
    const symbol = symbols[line] ?? ended;
    if (symbol === ended) continue;
    sum += payFor(pays, symbol, count, symbol === onlyWilds ? count : (wilds[line] ?? 0));
  }
  return sum;
}

type PayTable = { readonly flat: Int32Array; readonly width: number };

const payFor = ({ flat, width }: PayTable, symbol: number, count: number, wilds: number): number =>
  flat[((symbol + 1) * width + count) * width + wilds] ?? 0;

function payTableOf({ symbols, wild }: SlotDefinition, reelCount: number): PayTable {
  const width = reelCount + 1;
  const flat = new Int32Array((symbols.length + 1) * width * width);
  for (let symbol = onlyWilds; symbol < symbols.length; symbol += 1) {
    for (let count = 0; count < width; count += 1) {
      for (let wilds = 0; wilds < width; wilds += 1) {
        const asWilds = wild === null ? 0 : (symbols[wild]?.pays[wilds] ?? 0);
        const pay = Math.max(asWilds, symbols[symbol]?.pays[count] ?? 0);
        flat[((symbol + 1) * width + count) * width + wilds] = pay;
      }
    }
  }
  return { flat, width };
}

function reelOf({ rows, scatter, wild, wilds }: SlotDefinition, strip: Strip): Reel {
  const turned = [...strip, ...strip, ...strip];
  const stopped = strip.map((_, stop) => turned.slice(stop, stop + rows));
  const count = (column: readonly SymbolId[]) => column.filter((cell) => cell === scatter).length;
  // Scatters count before an expanding wild lies over them.
  const cells = stopped.map((column) =>
    wilds?.kind === 'expanding' && wild !== null && column.includes(wild)
      ? column.map(() => wild)
      : column,
  );
  return { cells, scatters: Uint8Array.from(stopped, count) };
}

function tailsOf(reels: readonly Reel[]): number[][] {
  const tails: number[][] = [[1]];
  for (const { scatters } of [...reels].reverse()) {
    const later = tails[0] ?? [];
    const ways = Array.from({ length: later.length + Math.max(...scatters) }, () => 0);
    for (const shown of scatters) {
      for (const [count, number] of later.entries()) {
        ways[count + shown] = (ways[count + shown] ?? 0) + number;
      }
    }
    tails.unshift(ways);
  }
  return tails;
}
