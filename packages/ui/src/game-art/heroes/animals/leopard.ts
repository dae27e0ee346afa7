import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, mirrored, oval, path, stroke } from '@bahati/ui/game-art/shapes.ts';

const head =
  'M0-74C-28-76-52-66-64-40C-76-12-78 18-68 44C-58 70-38 94-14 102C-8 104-4 105 0 105C4 105 8 104 14 102C38 94 58 70 68 44C78 18 76-12 64-40C52-66 28-76 0-74Z';

/** A dark rosette with a warm heart. */
function rosette(x: number, y: number, r: number): string {
  return (
    disc(x, y, r, '#b05a14') +
    disc(
      x,
      y,
      r,
      'none',
      `stroke="#2a120c" stroke-width="${r * 0.7}" stroke-dasharray="${r * 1.7} ${r * 0.5}"`,
    )
  );
}

/** A leopard's face before a full moon. */
export function drawLeopard(brush: Brush): string {
  const { ink } = brush.palette;
  const moon = brush.radial(['#ffffff', '#fff8dc', '#f0dca0', '#c8a068'], 0.36, 0.3, 0.8);
  const fur = brush.radial(['#ffe9a0', '#ffc04a', '#e08a22', '#8a4414'], 0.36, 0.24, 0.86);
  const eye = brush.radial(['#f8ffb0', '#a8e83c', '#2a8a3a']);
  const edge = `stroke="${ink}" stroke-width="8" stroke-linejoin="round"`;
  const half = [
    rosette(-44, -32, 8),
    rosette(-18, -46, 7),
    rosette(-24, -64, 6),
    rosette(-58, -2, 7.5),
    rosette(-64, 26, 7),
    rosette(-50, 50, 7),
    disc(-6, -28, 4, '#3a180c') + disc(-10, -12, 4, '#3a180c') + disc(-38, -14, 4, '#3a180c'),
    path('M-58 14C-50-8-22-10-8 12C-20 28-44 28-58 14Z', ink),
    path('M-52 13C-46-2-24-3-14 12C-22 23-42 23-52 13Z', eye),
    oval(-32, 12, 5.4, 11, ink),
    disc(-38, 5, 3.6, '#fff'),
    stroke('M-58-6C-46-18-24-16-8 2', '#fff6d0', 5, 'opacity=".85"'),
    disc(-28, 72, 3, '#5a3a2a') + disc(-18, 80, 3, '#5a3a2a') + disc(-34, 82, 3, '#5a3a2a'),
    stroke('M-30 76L-94 66M-30 84L-88 94', '#fff', 3),
  ].join('');
  return [
    disc(0, -6, 118, brush.radial(['0 #fff8d0 .9', '.6 #c8b0ff .4', '1 #8a6aff 0'])),
    disc(0, -12, 98, moon),
    disc(58, -70, 12, '#e0c890', 'opacity=".7"') + disc(-70, -50, 9, '#e0c890', 'opacity=".7"'),
    mirrored(disc(-58, -56, 31, fur, edge) + disc(-55, -50, 15, '#5a2418')),
    path(head, fur, edge),
    path(
      'M24-70C66-30 66 60 20 100C50 88 74 50 74 6C74-30 54-62 24-70Z',
      '#4a1a3a',
      'opacity=".28"',
    ),
    path(
      'M0 30C-22 28-42 40-44 66C-42 90-20 102 0 104C20 102 42 90 44 66C42 40 22 28 0 30Z',
      '#fffaf0',
    ),
    mirrored(half),
    path('M-22 42C-12 32 12 32 22 42C20 58 8 66 0 68C-8 66-20 58-22 42Z', '#d8506a', edge),
    stroke('M-11 42Q0 38 11 42', '#ffc0c8', 3.6),
    stroke('M0 68V82C-10 96-24 94-30 86M0 82C10 96 24 94 30 86', ink, 5.6),
  ].join('');
}
