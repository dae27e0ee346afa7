import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, glint, moved, oval, path, repeated, stroke } from '@bahati/ui/game-art/shapes.ts';
import { glow, lit } from '@bahati/ui/game-art/game-scenes/grounds.ts';
import { boneDie, cornerDie } from '@bahati/ui/game-art/game-scenes/parts.ts';

const red = { main: '#e2452f', dark: '#8f1d12' };
const green = { main: '#1c9c8b', dark: '#0a5148' };
const yellow = { main: '#f2b32c', dark: '#9a6608' };
const blue = { main: '#4259cf', dark: '#1d2a7c' };

/** A square of 15 by 15 cells, laid down with a corner towards the player. */
function laid(body: string): string {
  return `<g transform="matrix(8.6 4.9 -8.6 4.9 160 34)">${body}</g>`;
}

const square = (x: number, y: number, size: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${size}" height="${size}" fill="${fill}" ${more}/>`;

function yard(x: number, y: number, { main, dark }: typeof red): string {
  return [
    square(x, y, 6, main, `stroke="${dark}" stroke-width=".15"`),
    square(x + 1.1, y + 1.1, 3.8, '#fff3d6', `rx="1" stroke="${dark}" stroke-width=".12"`),
  ].join('');
}

function board(): string {
  const lines = repeated(16, (at) => `M${at} 6V9M6 ${at}H9`);
  const across = 'M0 7H15M0 8H15M7 0V15M8 0V15';
  return [
    square(-0.9, -0.9, 16.8, '#3d1d0c', 'rx="1" stroke="#e2b04a" stroke-width=".25"'),
    square(0, 0, 15, '#fbf1da'),
    yard(0, 0, green) + yard(9, 0, yellow) + yard(9, 9, blue) + yard(0, 9, red),
    stroke(`${lines}${across}`, '#b99860', 0.1),
    path('M1 7H6V8H1ZM1 6H2V7H1Z', green.main) + path('M7 1H8V6H7ZM8 1H9V2H8Z', yellow.main),
    path('M9 7H14V8H9ZM13 8H14V9H13Z', blue.main) + path('M7 9H8V14H7ZM6 13H7V14H6Z', red.main),
    path('M6 6V9L7.5 7.5Z', green.main) + path('M6 6H9L7.5 7.5Z', yellow.main),
    path('M9 6V9L7.5 7.5Z', blue.main) + path('M6 9H9L7.5 7.5Z', red.main),
  ].join('');
}

/** A token of turned wood on the middle of a cell. */
function pawn(x: number, y: number, { main, dark }: typeof red, size = 1): string {
  const [left, top] = [160 + 8.6 * (x - y), 34 + 4.9 * (x + y)];
  const body = [
    oval(0, 2, 13, 5.5, '#000', 'opacity=".4"'),
    path('M-12 0C-12-5-7-7-5-12L-3.5-20H3.5L5-12C7-7 12-5 12 0C12 5-12 5-12 0Z', dark),
    stroke('M-12 0C-12 5 12 5 12 0', '#fff3d6', 1.5),
    disc(0, -26, 10.5, main, 'stroke="#fff3d6" stroke-width="1.8"'),
    disc(-3.4, -29.6, 2.8, '#fff', 'opacity=".65"'),
  ].join('');
  return moved(left, top, body, size);
}

/** The board with a corner towards the player, tokens on their way, and a six. */
export function drawLudo(brush: Brush): string {
  return [
    lit(brush, 0.5, 0.3),
    glow(brush, 160, 110, 170, '#ffe2a0'),
    oval(160, 196, 150, 20, '#000', 'opacity=".4"'),
    laid(square(-0.9, -0.9, 16.8, '#1c0c04', 'rx="1" transform="translate(.9 .9)"')),
    laid(board()),
    pawn(3, 3, green, 1.3),
    pawn(12, 3, yellow, 1.3),
    pawn(8.5, 5.5, yellow, 1.4),
    pawn(2.5, 8.5, red, 1.45),
    pawn(12, 12, blue, 1.45),
    pawn(6.5, 12.5, red, 1.6),
    moved(244, 204, cornerDie([6, 3, 5], boneDie), 0.46, 10),
    glint(60, 74, 11) + glint(276, 96, 10),
  ].join('');
}
