/** Where each tile of a long list stands, and which pages of it are in sight. */

export type GridShape = {
  columns: number;
  /** Of one tile, in CSS pixels. */
  width: number;
  /** From the top of one row to the top of the next. */
  rowHeight: number;
  gap: number;
};

const wide = { least: 156, gap: 16, rowGap: 24 } as const;
const narrow = { least: 100, gap: 12, rowGap: 16 } as const;
/** From here on the grid has the room of a desk. */
const wideFrom = 860;
/** The line under a picture. */
const captionHeight = 36;

/** As many columns as fit, all alike; a picture is four to five. */
export function gridShape(room: number): GridShape {
  const { least, gap, rowGap } = room >= wideFrom ? wide : narrow;
  const columns = Math.max(1, Math.floor((room + gap) / (least + gap)));
  const width = Math.max(0, (room - gap * (columns - 1)) / columns);
  return { columns, width, gap, rowHeight: width * 1.25 + captionHeight + rowGap };
}

/** Rows kept above and below what is seen: the next Tab and the next flick find them there. */
const overscan = 3;

/** The rows from `first` up to and without `end` that stand in the page at this scroll. */
export function rowsInSight(
  { top, rowHeight, rows }: { top: number; rowHeight: number; rows: number },
  scrolled: number,
  windowHeight: number,
): { first: number; end: number } {
  const seenFrom = Math.floor((scrolled - top) / rowHeight);
  const seenTo = Math.ceil((scrolled + windowHeight - top) / rowHeight);
  const first = Math.min(Math.max(0, seenFrom - overscan), rows);
  return { first, end: Math.min(rows, Math.max(first, seenTo + overscan)) };
}

/** Pages, from 1 on, that hold the entries from `first` up to and without `end`. */
export function pagesOf(first: number, end: number, pageSize: number): number[] {
  const from = Math.floor(first / pageSize) + 1;
  const to = Math.max(from, Math.ceil(end / pageSize));
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

/**
 * The counter on a tile is decoration (spec §2, §9): it starts somewhere by the node id and rises
 * by 165.11 every three seconds. It is nobody's money.
 */
function counterStart(nodeId: number): number {
  const spread = (nodeId * 2_654_435_761) % 4_294_967_296;
  return 1_000_000 + Math.floor((spread / 4_294_967_296) * 89_000_000);
}

/** In hundredths, as the start. */
const counterStep = 16_511;

/** The figure after so many steps, as its digits. */
export function counterFigure(nodeId: number, steps: number): `${number}` {
  const hundredths = counterStart(nodeId) + steps * counterStep;
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}` as `${number}`;
}

export const counterEveryMs = 3_000;

/** What a first screen shows, three rows of a desk. */
const firstGames = 24;

/** Whether hot games are marked: not where most of those a reader sees first are hot. */
export function areMarked(gameAt: (place: number) => { isHot?: 0 | 1 } | undefined): boolean {
  const first = Array.from({ length: firstGames }, (_, place) => gameAt(place)).filter(
    (game) => game !== undefined,
  );
  return first.filter(({ isHot }) => isHot === 1).length * 2 <= first.length;
}
