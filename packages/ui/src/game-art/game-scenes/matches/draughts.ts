import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { glow, lit } from '@bahati/ui/game-art/game-scenes/grounds.ts';
import {
  disc,
  glint,
  moved,
  oval,
  path,
  repeated,
  ring,
  tidy,
} from '@bahati/ui/game-art/shapes.ts';

const rows = 8;
const cell = 31;
const half = (rows * cell) / 2;

const black = { tin: ['#ffe6a6', '#c08a2e', '#6b4410'], top: ['#46529a', '#1a2150', '#0b0f2e'] };
const white = { tin: ['#ffffff', '#b4bccb', '#5f677b'], top: ['#fffdf5', '#f5e8c9', '#d2bb87'] };

/** A board of eight by eight, laid down with a corner towards the player. */
function board(brush: Brush): string {
  const paint = brush.linear(['#b04c31', '#8a3320', '#642012'], 0, 0, 1, 1);
  const wood = brush.linear(['#f7dfae', '#e6c182', '#cf9f5a'], 0, 0, 1, 1);
  const frame = brush.linear(['#8d5529', '#4d2711', '#2b1308'], 0, 0, 1, 1);
  const squares = repeated(rows * rows, (at) => {
    const [row, column] = [Math.floor(at / rows), at % rows];
    if ((row + column) % 2 === 0) return '';
    return `M${column * cell - half} ${row * cell - half}h${cell}v${cell}h-${cell}Z`;
  });
  const rim = half + 13;
  const edge = (size: number, fill: string, more: string) =>
    `<rect x="${-size}" y="${-size}" width="${size * 2}" height="${size * 2}" rx="8" fill="${fill}" ${more}/>`;
  return [
    edge(rim, '#190a03', 'transform="translate(9 9)"'),
    edge(rim, frame, 'stroke="#d5ab55" stroke-width="2.5"'),
    edge(half + 1.5, wood, 'stroke="#e9c574" stroke-width="2"'),
    path(squares, paint),
  ].join('');
}

const laidDown = (body: string): string =>
  `<g transform="matrix(.66 .38 -.66 .38 160 118)">${body}</g>`;

/** On the middle of a square of the board as it lies. */
function placed(row: number, column: number, body: string, size: number): string {
  const [x, y] = [(column + 0.5) * cell - half, (row + 0.5) * cell - half];
  return moved(tidy(160 + 0.66 * (x - y)), tidy(118 + 0.38 * (x + y)), body, size);
}

const crown = 'M-21 13-25-13-11-2 0-21 11-2 25-13 21 13ZM-21 17H21V23H-21Z';

/** A bottle cap seen from a little above; a king is two of them with a crown. */
function cap(brush: Brush, side: typeof black, isKing: boolean): string {
  const isBlack = side === black;
  const tin = brush.linear(side.tin, 0.1, 0, 0.9, 1);
  const print = isBlack ? '#f6c75f' : '#cf3a22';
  const teeth = (y: number) =>
    `<g transform="translate(0 ${y}) scale(1 .62)">${ring(21, disc(0, -44, 7.4, tin))}${disc(0, 0, 45, tin)}</g>`;
  const star = ring(8, path('M0-8C6-13 6-20 0-27-6-20-6-13 0-8Z', print));
  const flower = ring(5, path('M0-5C11-8 13-21 0-27-13-21-11-8 0-5Z', print));
  const face = [
    disc(0, 0, 38, brush.radial(side.top, 0.38, 0.3, 0.8)),
    disc(0, 0, 33, 'none', `stroke="${print}" stroke-width="2.6"`),
    isKing ? path(crown, print) : isBlack ? star : flower,
  ].join('');
  const lift = isKing ? -13 : 0;
  return [
    oval(4, 12, 54, 31, '#000', 'opacity=".42"'),
    ...(isKing ? [teeth(4)] : []),
    teeth(lift + 3),
    teeth(lift),
    `<g transform="translate(0 ${lift - 2}) scale(1 .62)">${face}</g>`,
    oval(-15, lift - 15, 12, 4, '#fff', `opacity="${isBlack ? 0.4 : 0.8}"`),
  ].join('');
}

/** One among many on the board: its teeth are a broken line. */
function farCap(brush: Brush, side: typeof black): string {
  const print = side === black ? '#f6c75f' : '#cf3a22';
  const tin = brush.linear(side.tin, 0.1, 0, 0.9, 1);
  const top = brush.radial(side.top, 0.38, 0.3, 0.8);
  return [
    oval(3, 10, 50, 30, '#000', 'opacity=".42"'),
    oval(0, 2, 47, 29, tin, `stroke="${side.tin[1]}" stroke-width="7" stroke-dasharray="6 5"`),
    oval(0, -2, 38, 23.5, top, `stroke="#000" stroke-opacity=".3" stroke-width="2"`),
    oval(0, -2, 20, 12, print),
  ].join('');
}

/** Bottle caps on a painted board, and a king in the light. */
export function drawDraughts(brush: Brush): string {
  const small = 0.27;
  const blacks = [
    [0, 1],
    [0, 3],
    [0, 5],
    [1, 0],
    [1, 2],
    [2, 1],
    [2, 5],
    [3, 4],
  ] as const;
  const whites = [
    [4, 7],
    [5, 6],
    [6, 7],
    [7, 6],
    [6, 5],
    [5, 2],
  ] as const;
  return [
    lit(brush, 0.5, 0.28),
    glow(brush, 160, 104, 180, '#ffe2a0'),
    laidDown(board(brush)),
    ...blacks.map(([row, column]) => placed(row, column, farCap(brush, black), small)),
    ...whites.map(([row, column]) => placed(row, column, farCap(brush, white), small)),
    moved(92, 186, cap(brush, black, false), 0.86),
    moved(210, 190, cap(brush, white, true), 1.24),
    glint(236, 152, 13) + glint(66, 166, 9) + glint(70, 70, 10),
  ].join('');
}
