/** Which cells of a window won anything, as `reel × rows + row`. Pure. */
import type { SpinView } from '@bahati/contract/games-frame/slots.ts';
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';

/** What stands in view and what of it won: a spin, or one drop of its tumble. */
export type Sight = Pick<SpinView, 'window' | 'lineWins' | 'scatterPay' | 'freeSpinsWon'>;

export type Win = Sight['lineWins'][number];

export type Cell = readonly [reel: number, row: number];

/** The cells of one win: named by the win itself, or those its line crosses. */
export function cellsOf({ lines }: SlotDefinition, win: Win): readonly Cell[] {
  if (win.cells) return win.cells.map(([reel, row]) => [reel, row]);
  return (lines[win.line] ?? []).slice(0, win.count).map((row, reel) => [reel, row]);
}

export function winningCells(definition: SlotDefinition, sight: Sight): ReadonlySet<number> {
  const cells = new Set<number>();
  for (const win of sight.lineWins) {
    for (const [reel, row] of cellsOf(definition, win)) cells.add(reel * definition.rows + row);
  }
  if (sight.freeSpinsWon === 0 && !/[1-9]/.test(sight.scatterPay)) return cells;
  for (const [reel, column] of sight.window.entries()) {
    for (const [row, symbol] of column.entries()) {
      if (symbol === definition.scatter) cells.add(reel * definition.rows + row);
    }
  }
  return cells;
}

type Drop = NonNullable<SpinView['drops']>[number];

export function sightOf({ window, wins }: Drop): Sight {
  return { window, lineWins: wins, scatterPay: '0', freeSpinsWon: 0 };
}

/**
 * What the reels show and win as they stop. Where things fall, scatters count once nothing falls
 * any more; where a book is open, its symbol wins once it has grown; wilds that grow do so first.
 */
export function firstSight(spin: SpinView): Sight {
  const lineWins = spin.lineWins.filter((win) => !isOfBook(spin, win));
  if (!spin.drops || spin.drops.length === 0) {
    return { ...spin, window: readWindow(spin), lineWins };
  }
  return { window: spin.window, lineWins, scatterPay: '0', freeSpinsWon: 0 };
}

/** What lies in view once the spin has been told. */
export function lastSight(spin: SpinView): Sight {
  const drop = spin.drops?.at(-1);
  const { scatterPay, freeSpinsWon } = spin;
  if (drop) return { ...sightOf(drop), scatterPay, freeSpinsWon };
  return { ...spin, window: grownWindow(spin) };
}

/** The win of the page, which only its grown symbol makes. */
export function isOfBook({ bookSymbol }: SpinView, { line, symbol }: Win): boolean {
  return line < 0 && bookSymbol !== undefined && symbol === bookSymbol;
}

/** A spin, as the frame was told it or as its seeds tell it. */
type Growing = {
  readonly window: readonly (readonly number[])[];
  readonly grown?: readonly Cell[] | undefined;
  readonly bookSymbol?: number | undefined;
};

/** What won by its lines: wilds that grow do so before, the symbol of the book after. */
export function readWindow(spin: Growing): SpinView['window'] {
  return grownWindow(spin.bookSymbol === undefined ? spin : { window: spin.window });
}

/** The window once the symbol of the book, or each wild that grows, has filled its reels. */
export function grownWindow(spin: Growing): SpinView['window'] {
  const next = spin.window.map((column) => [...column]);
  for (const [reel, row] of spin.grown ?? []) {
    const column = next[reel];
    if (column) column[row] = grownSymbol(spin, reel) ?? 0;
  }
  return next;
}

/** What grows on this reel: the book's symbol, or whatever already stands where nothing grows. */
export function grownSymbol({ window, grown, bookSymbol }: Growing, reel: number) {
  if (bookSymbol !== undefined) return bookSymbol;
  return window[reel]?.find((_, row) => !grown?.some(([on, at]) => on === reel && at === row));
}
