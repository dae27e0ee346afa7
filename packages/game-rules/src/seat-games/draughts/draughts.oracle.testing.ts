/**
 * A second opinion on the moves of draughts, slow and written for itself: eight rows of eight
 * letters, pieces that walk by row and column, and a new board for every jump.
 */
export type Rows = readonly string[];

/** From the 32 letters of the rules' board. */
export function rowsOf(board: string): Rows {
  return Array.from({ length: 8 }, (_, row) => {
    const letters = board.slice(row * 4, row * 4 + 4).split('');
    return letters.map((letter) => ((row & 1) === 0 ? ` ${letter}` : `${letter} `)).join('');
  });
}

/** Back to the 32 letters. */
export function boardOf(rows: Rows): string {
  return rows
    .map((row) => row.replaceAll(' ', ''))
    .join('')
    .replaceAll('x', '.');
}

const at = (rows: Rows, row: number, column: number): string => rows[row]?.[column] ?? ' ';

function put(rows: Rows, row: number, column: number, letter: string): Rows {
  return rows.map((line, place) =>
    place === row ? line.slice(0, column) + letter + line.slice(column + 1) : line,
  );
}

const ways = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const;

type Found = { readonly rows: Rows; readonly jumps: number };

function crown(rows: Rows, row: number, column: number): Rows {
  const letter = at(rows, row, column);
  if (letter === 'b' && row === 7) return put(rows, row, column, 'B');
  return letter === 'w' && row === 0 ? put(rows, row, column, 'W') : rows;
}

/** Every board a capture from here can end in; what was jumped is marked with an x until the end. */
function captures(rows: Rows, row: number, column: number): Found[] {
  const own = at(rows, row, column);
  const foe = own.toLowerCase() === 'b' ? 'w' : 'b';
  const isKing = own !== own.toLowerCase();
  const ends: Found[] = [];
  for (const [down, right] of ways) {
    let away = 1;
    if (isKing) while (at(rows, row + down * away, column + right * away) === '.') away += 1;
    const foeRow = row + down * away;
    const foeColumn = column + right * away;
    if (at(rows, foeRow, foeColumn).toLowerCase() !== foe) continue;
    const landings: Found[][] = [];
    for (away += 1; ; away += 1) {
      const [toRow, toColumn] = [row + down * away, column + right * away];
      if (at(rows, toRow, toColumn) !== '.') break;
      const lifted = put(put(rows, row, column, '.'), foeRow, foeColumn, 'x');
      const landed = put(lifted, toRow, toColumn, own);
      const onward = captures(landed, toRow, toColumn);
      landings.push(
        onward.length > 0
          ? onward.map((end) => ({ ...end, jumps: end.jumps + 1 }))
          : [{ rows: crown(landed, toRow, toColumn), jumps: 1 }],
      );
      if (!isKing) break;
    }
    const goOn = landings.filter((found) => found.some(({ jumps }) => jumps > 1));
    ends.push(...(goOn.length > 0 ? goOn : landings).flat());
  }
  return ends;
}

function steps(rows: Rows, row: number, column: number): Found[] {
  const own = at(rows, row, column);
  const isKing = own !== own.toLowerCase();
  const found: Found[] = [];
  for (const [down, right] of ways) {
    if (!isKing && down !== (own === 'b' ? 1 : -1)) continue;
    for (let away = 1; at(rows, row + down * away, column + right * away) === '.'; away += 1) {
      const [toRow, toColumn] = [row + down * away, column + right * away];
      const moved = put(put(rows, row, column, '.'), toRow, toColumn, own);
      found.push({ rows: crown(moved, toRow, toColumn), jumps: 0 });
      if (!isKing) break;
    }
  }
  return found;
}

/** The boards every legal move of a side leads to, one for each way there. */
export function boardsAfter(board: string, side: 'black' | 'white'): string[] {
  const rows = rowsOf(board);
  const own = side === 'black' ? 'b' : 'w';
  const pieces = rows.flatMap((line, row) =>
    [...line].flatMap((letter, column) => (letter.toLowerCase() === own ? [[row, column]] : [])),
  );
  const all = (seek: typeof steps): string[] =>
    pieces.flatMap(([row = 0, column = 0]) =>
      seek(rows, row, column).map((found) => boardOf(found.rows)),
    );
  const taking = all(captures);
  return taking.length > 0 ? taking : all(steps);
}
