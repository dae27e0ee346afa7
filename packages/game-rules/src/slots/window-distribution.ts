/**
 * Full enumeration: every combination of stops, with what its lines pay and how many scatters it
 * shows. Written apart from the engine's own line rule and from the formulas, so that the three
 * can be held against each other; the histogram also gives what no formula here does: the hit
 * rate, the variance and the odds of the top pay.
 */
import type { SlotDefinition, Strip, SymbolId } from './definition.ts';

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
  const start = new Int16Array(definition.lines.length).fill(onlyWilds);
  walk({ definition, reels, counts, tails: tailsOf(reels) }, 0, start, start, 0, 0);
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
};

/**
 * Goes on from `reel` with each line's running symbol (or that it has seen only wilds, or that
 * it has ended) and the number of wilds it opened with. When all lines have ended, the
 * remaining stops differ only in scatters and are counted at once.
 */
function walk(
  context: Walk,
  reel: number,
  running: Int16Array,
  opening: Int16Array,
  paid: number,
  scatters: number,
): void {
  const { reels, counts, tails } = context;
  const here = reels[reel];
  if (!here || running.every((symbol) => symbol === ended)) {
    const pay = here ? paid : paid + payOfWholeLines(context, running, opening, reel);
    for (const [more, ways] of (tails[reel] ?? [1]).entries()) {
      const row = counts[scatters + more];
      if (row && ways > 0) row[pay] = (row[pay] ?? 0) + ways;
    }
    return;
  }
  for (const [stop, column] of here.cells.entries()) {
    const nextRunning = Int16Array.from(running);
    const nextOpening = Int16Array.from(opening);
    const pay = extendLines(context, reel, column, nextRunning, nextOpening);
    const shown = here.scatters[stop] ?? 0;
    walk(context, reel + 1, nextRunning, nextOpening, paid + pay, scatters + shown);
  }
}

/** Moves every open line one reel on and answers what the lines that end here pay. */
function extendLines(
  { definition }: Walk,
  reel: number,
  column: readonly SymbolId[],
  running: Int16Array,
  opening: Int16Array,
): number {
  const { wild, scatter, lines } = definition;
  let paid = 0;
  for (let line = 0; line < running.length; line += 1) {
    const symbol = running[line];
    if (symbol === ended) continue;
    const shown = column[lines[line]?.[reel] ?? 0] ?? 0;
    if (shown === wild) continue;
    if (symbol === onlyWilds) {
      opening[line] = reel;
      running[line] = shown === scatter ? ended : shown;
      if (shown === scatter) paid += payFor(definition, onlyWilds, reel, reel);
    } else if (symbol !== shown) {
      paid += payFor(definition, symbol ?? ended, reel, opening[line] ?? 0);
      running[line] = ended;
    }
  }
  return paid;
}

function payOfWholeLines(
  { definition }: Walk,
  running: Int16Array,
  opening: Int16Array,
  count: number,
): number {
  return running.reduce((sum, symbol, line) => {
    if (symbol === ended) return sum;
    const wilds = symbol === onlyWilds ? count : (opening[line] ?? 0);
    return sum + payFor(definition, symbol, count, wilds);
  }, 0);
}

function payFor({ symbols, wild }: SlotDefinition, symbol: number, count: number, wilds: number) {
  const asWilds = wild === null ? 0 : (symbols[wild]?.pays[wilds] ?? 0);
  return Math.max(asWilds, symbols[symbol]?.pays[count] ?? 0);
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
