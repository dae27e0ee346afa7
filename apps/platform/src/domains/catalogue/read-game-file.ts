/** Reads a file of games, CSV or JSON, into rows of cells. */
import {
  type GameFileColumn,
  gameFileColumns,
} from '@bahati/contract/back-office/catalogue/game-files.ts';
import { readCsv } from '@bahati/server-kit/csv.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { z } from 'zod';
import type { FileRow } from './plan-game-file.ts';

const mostRows = 20_000;

const json = z.array(
  z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
);

/** Refuses `file_unreadable`: no such form, no column `gameId`, or too many rows. */
export function readGameFile(text: string): FileRow[] {
  const rows = /^\s*\[/.test(text) ? readJson(text) : readTable(text);
  if (rows.length === 0 || rows.length > mostRows) throw new Refusal('file_unreadable');
  return rows;
}

function readTable(text: string): FileRow[] {
  const [head, ...lines] = readCsv(text) ?? [];
  const columns = head?.map((name) => name.trim()) ?? [];
  if (!columns.includes('gameId')) throw new Refusal('file_unreadable');
  return lines.flatMap((cells, at) => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const found = columns.map((column, place) => [column, cells[place] ?? ''] as const);
    return [{ line: at + 2, cells: cellsFrom(found) }];
  });
}

function readJson(text: string): FileRow[] {
  const parsed = json.safeParse(parse(text));
  if (!parsed.success) throw new Refusal('file_unreadable');
  return parsed.data.map((entry, at) => ({
    line: at + 1,
    cells: cellsFrom(Object.entries(entry).map(([column, value]) => [column, String(value ?? '')])),
  }));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('file_unreadable');
  }
}

/** Columns nobody knows are left out: whoever keeps notes beside the games may. */
function cellsFrom(found: readonly (readonly [string, string])[]): FileRow['cells'] {
  const cells: Partial<Record<GameFileColumn, string>> = {};
  for (const [name, cell] of found) {
    const column = gameFileColumns.find((known) => known === name);
    if (column) cells[column] = column === 'gameId' ? cell.trim() : cell;
  }
  return cells;
}
