import type { SlotGame } from '#frame/games/games.ts';
import { SymbolImage } from './symbol-image.tsx';
import './spin-picture.css';

type WonLine = {
  readonly line: number;
  readonly count: number;
  /** Of a win without a line: where it stands. */
  readonly cells?: readonly (readonly [reel: number, row: number])[] | undefined;
};

/** As much of a spin as its picture needs; shown the same way wherever a spin is recalled. */
export type PicturedSpin = {
  readonly window: readonly (readonly number[])[];
  readonly lineWins: readonly WonLine[];
  readonly hasScatterWin: boolean;
};

type Cell = { readonly reel: number; readonly row: number; readonly symbol: number };

/** The window of a spin with its winning lines drawn over it. */
export function SpinPicture({
  game,
  spin,
  label,
  size = 52,
}: {
  game: SlotGame;
  spin: PicturedSpin;
  /** The whole picture in words. */
  label: string;
  size?: number;
}) {
  const { definition, lineTints } = game;
  const reelCount = spin.window.length;
  const won = wonCells(game, spin);
  const cells: Cell[] = Array.from({ length: definition.rows }, (_, row) =>
    spin.window.map((column, reel) => ({ reel, row, symbol: column[row] ?? 0 })),
  ).flat();
  return (
    <div className="spin-picture" role="img" aria-label={label}>
      <div
        className="spin-picture-cells"
        style={{ gridTemplateColumns: `repeat(${reelCount}, minmax(0, ${size}px))` }}
      >
        {cells.map(({ reel, row, symbol }) => (
          <span
            key={`${reel}-${row}`}
            className="spin-picture-cell"
            data-won={won.size === 0 ? undefined : won.has(reel * definition.rows + row)}
          >
            <SymbolImage game={game} symbol={symbol} size={size} />
          </span>
        ))}
      </div>
      <svg
        className="spin-picture-lines"
        viewBox={`0 0 ${reelCount} ${definition.rows}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {spin.lineWins.flatMap(({ line, count, cells: own }) => {
          const rows = definition.lines[line];
          if (!rows) return [];
          const crossed = own ?? rows.slice(0, count).map((row, reel) => [reel, row] as const);
          return (
            <polyline
              key={`${line} ${crossed[0]?.[0]}`}
              points={crossed.map(([reel, row]) => `${reel + 0.5},${row + 0.5}`).join(' ')}
              stroke={`#${(lineTints[line] ?? 0xffffff).toString(16).padStart(6, '0')}`}
              vectorEffect="non-scaling-stroke"
            />
          );
        })}
      </svg>
    </div>
  );
}

function wonCells({ definition }: SlotGame, spin: PicturedSpin): Set<number> {
  const cells = new Set<number>();
  for (const { line, count, cells: own } of spin.lineWins) {
    const crossed = (definition.lines[line] ?? []).slice(0, count);
    for (const [reel, row] of own ?? crossed.entries()) cells.add(reel * definition.rows + row);
  }
  for (const [reel, column] of spin.window.entries()) {
    for (const [row, symbol] of column.entries()) {
      if (spin.hasScatterWin && symbol === definition.scatter) {
        cells.add(reel * definition.rows + row);
      }
    }
  }
  return cells;
}
