import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, glint, mirrored, path, ring, stroke } from '@bahati/ui/game-art/shapes.ts';

const edge = 'stroke="#191430" stroke-width="7" stroke-linejoin="round"';

/** An elephant's broad brow before a sun of dust. */
export function drawElephant(brush: Brush): string {
  const hide = brush.linear(['#dce4ff', '#98a6d4', '#5a6498', '#2c3158'], 0, 0, 1, 1);
  const ear = brush.radial(['#c0caf0', '#7a86b8', '#3a4072'], 0.4, 0.3, 0.8);
  const sun = brush.radial(['#fffbe0', '#ffd27a', '#ff9a6a']);
  const side = [
    path(
      'M26-54C50-90 96-92 110-56C122-18 108 32 82 56C64 70 46 56 38 34C28 10 24-22 26-54Z',
      ear,
      edge,
    ),
    path(
      'M40-44C62-72 90-68 96-40C102-10 92 22 72 42C58 44 48 30 44 8C38-10 36-28 40-44Z',
      '#f0a0b4',
      'opacity=".6"',
    ),
    path('M30 28C40 50 54 66 74 74C62 86 34 80 18 54Z', '#fff4dc', edge),
  ].join('');
  const eye = [
    path(
      'M12-18C18-28 32-26 36-14C28-6 18-8 12-18Z',
      '#fff6e4',
      'stroke="#191430" stroke-width="4"',
    ),
    disc(24, -16, 6.6, '#7a3c14') + disc(22, -18, 2.4, '#fff'),
    stroke('M10-24C20-36 34-32 42-20', '#20244a', 6),
  ].join('');
  return [
    ring(18, path('M-5-104L0-124L5-104Z', '#ffe08a')),
    disc(0, 0, 104, '#191430'),
    disc(0, 0, 98, sun),
    mirrored(side),
    path(
      'M0-92C-26-92-44-74-46-48C-48-20-40 8-28 26C-22 38-20 62-20 84C-20 106-12 118 0 118C12 118 20 106 20 84C20 62 22 38 28 26C40 8 48-20 46-48C44-74 26-92 0-92Z',
      hide,
      edge,
    ),
    path(
      'M16-88C44-70 48-20 28 26C20 60 22 110 4 118C14 116 20 104 20 84C20 62 22 38 28 26C40 8 48-20 46-48C44-74 32-86 16-88Z',
      '#1c1f48',
      'opacity=".45"',
    ),
    stroke('M-22-68C-10-76 10-76 22-68M-24-54C-8-62 8-62 24-54', '#2c3158', 4, 'opacity=".6"'),
    stroke(
      'M-17 40Q0 47 17 40M-18 56Q0 63 18 56M-18 72Q0 79 18 72M-18 88Q0 95 18 88M-14 103Q0 109 14 103',
      '#2c3158',
      4.4,
      'opacity=".7"',
    ),
    stroke('M-10 22C-12 50-12 74-8 98', '#eef2ff', 5, 'opacity=".5"'),
    mirrored(eye),
    glint(-70, -62, 18) + glint(74, 62, 13),
  ].join('');
}
