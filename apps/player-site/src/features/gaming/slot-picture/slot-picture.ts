/** Reads the picture data of a slot's round; the site draws it where it knows the game. */

/** A win by its line, or by its cells where no line won it. */
type WonCells = { line: number; count: number; cells?: [reel: number, row: number][] };

export type SlotSpin = {
  /** Symbol ids, reel by reel, top to bottom. */
  window: number[][];
  lineWins: WonCells[];
  pay: string;
  multiplier: number;
};

export type SlotPicture = {
  game: string;
  /** Which definition of the game decided the round; absent: unknown. */
  version?: number;
  base: SlotSpin;
  freeSpins: SlotSpin[];
};

/** What came over the wire may be another game's or another version's; then there is no picture. */
export function readSlotPicture(picture: Record<string, unknown> | null): SlotPicture | undefined {
  if (!picture || typeof picture['game'] !== 'string') return undefined;
  const base = readSpin(picture['base']);
  const freeSpins = Array.isArray(picture['freeSpins']) ? picture['freeSpins'].map(readSpin) : [];
  if (!base || freeSpins.includes(undefined)) return undefined;
  const { version } = picture;
  return {
    game: picture['game'],
    ...(typeof version === 'number' ? { version } : {}),
    base,
    freeSpins: freeSpins.filter((spin) => spin !== undefined),
  };
}

function readSpin(value: unknown): SlotSpin | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { window, lineWins, pay, multiplier } = value as Record<string, unknown>;
  const isWindow =
    Array.isArray(window) &&
    window.length > 0 &&
    window.every((reel) => Array.isArray(reel) && reel.every(Number.isInteger));
  if (!isWindow || typeof pay !== 'string' || typeof multiplier !== 'number') return undefined;
  const wins = Array.isArray(lineWins) ? lineWins.map(readLineWin) : [];
  return {
    window: window as number[][],
    lineWins: wins.filter((win) => win !== undefined),
    pay,
    multiplier,
  };
}

function readLineWin(value: unknown): WonCells | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { line, count, cells } = value as Record<string, unknown>;
  if (typeof line !== 'number' || typeof count !== 'number') return undefined;
  return Array.isArray(cells) && cells.every(isCell) ? { line, count, cells } : { line, count };
}

function isCell(value: unknown): value is [reel: number, row: number] {
  return Array.isArray(value) && value.length === 2 && value.every(Number.isInteger);
}

/** The places a spin's line wins cover, as "reel,row". */
export function winningPlaces(
  spin: SlotSpin,
  lines: readonly (readonly number[])[],
): ReadonlySet<string> {
  const places = new Set<string>();
  for (const { line, count, cells } of spin.lineWins) {
    const crossed = (lines[line] ?? []).slice(0, count);
    for (const [reel, row] of cells ?? crossed.entries()) places.add(`${reel},${row}`);
  }
  return places;
}
