/** Where everything stands for a given screen. Pure: numbers in points, nothing of pixels. */
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import type { View } from '#frame/shell/layout/slot-stage.ts';

export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** How many reels, and how many rows each shows. */
export type Grid = { readonly reels: number; readonly rows: number };

export function gridOf({ reels, rows }: SlotDefinition): Grid {
  return { reels: reels.length, rows };
}

export type Layout = {
  readonly view: View;
  readonly grid: Grid;
  readonly isPortrait: boolean;
  /** Where the reels show. */
  readonly hole: Box;
  readonly cell: { readonly width: number; readonly height: number };
  readonly symbolSize: number;
  /** The carved frame round the hole. */
  readonly cabinet: Box;
  readonly lintel: number;
  readonly rim: number;
  readonly sill: number;
  readonly horizonY: number;
  readonly quayY: number;
};

export function layOut(view: View, grid: Grid): Layout {
  const free = {
    x: view.left,
    y: view.top,
    width: Math.max(200, view.width - view.left - view.right),
    height: Math.max(160, view.height - view.top - view.bottom),
  };
  const isPortrait = view.height > view.width;
  return isPortrait ? portrait(view, free, grid) : landscape(view, free, grid);
}

function landscape(view: View, free: Box, grid: Grid): Layout {
  const lintel = clamp(free.height * 0.12, 32, 76);
  const sill = clamp(free.height * 0.05, 12, 30);
  const margin = clamp(free.height * 0.025, 4, 16);
  const byHeight = (free.height - lintel - sill - margin * 2) / grid.rows;
  const byWidth = (free.width * 0.62) / grid.reels / 1.06;
  const height = Math.floor(Math.min(byHeight, byWidth));
  const cell = { width: Math.floor(height * 1.06), height };
  const rim = clamp(height * 0.22, 14, 36);
  return finish(view, free, { grid, cell, lintel, rim, sill, isPortrait: false, above: 0.5 });
}

function portrait(view: View, free: Box, grid: Grid): Layout {
  const lintel = clamp(free.width * 0.125, 44, 84);
  const sill = clamp(free.width * 0.05, 16, 30);
  const rim = clamp(free.width * 0.032, 10, 24);
  const width = Math.floor(Math.min((free.width - rim * 2 - 4) / grid.reels, 150));
  const tall = (free.height - lintel - sill - 40) / grid.rows;
  // Three wide reels would leave no room for the place they stand in.
  const shape = grid.reels === 3 ? 1.1 : 1.26;
  const cell = { width, height: Math.floor(Math.min(width * shape, tall)) };
  return finish(view, free, { grid, cell, lintel, rim, sill, isPortrait: true, above: 0.56 });
}

type Parts = Pick<Layout, 'grid' | 'cell' | 'lintel' | 'rim' | 'sill' | 'isPortrait'> & {
  above: number;
};

function finish(view: View, free: Box, parts: Parts): Layout {
  const { grid, cell, lintel, rim, sill, isPortrait, above } = parts;
  const holeWidth = cell.width * grid.reels;
  const holeHeight = cell.height * grid.rows;
  const cabinetWidth = holeWidth + rim * 2;
  const cabinetHeight = holeHeight + lintel + sill;
  const x = Math.round(free.x + (free.width - cabinetWidth) / 2);
  const y = Math.round(free.y + Math.max(0, free.height - cabinetHeight) * above);
  const cabinet = { x, y, width: cabinetWidth, height: cabinetHeight };
  return {
    view,
    grid,
    isPortrait,
    cell,
    lintel,
    rim,
    sill,
    cabinet,
    hole: { x: x + rim, y: y + lintel, width: holeWidth, height: holeHeight },
    symbolSize: Math.floor(Math.min(cell.width * 0.98, cell.height * 0.96)),
    horizonY: Math.round(isPortrait ? y - lintel * 0.9 : y + cabinetHeight * 0.33),
    quayY: Math.round(isPortrait ? y + cabinetHeight - sill * 0.6 : y + cabinetHeight * 0.86),
  };
}

function clamp(value: number, low: number, high: number): number {
  return Math.round(Math.min(high, Math.max(low, value)));
}
