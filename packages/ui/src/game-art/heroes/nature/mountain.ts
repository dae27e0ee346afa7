import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, path, stroke } from '@bahati/ui/game-art/shapes.ts';

const slope = 'M-122 92C-86 66-62 26-40-18C-32-34-14-40 2-40C18-40 34-34 42-18C62 24 88 66 122 92Z';
const snow = `M-54 10C-48-2-44-10-40-18C-32-34-14-40 2-40C18-40 34-34 42-18C48-6 54 4 60 16L44 10L36 34L22 12L10 40L-4 14L-16 44
  L-28 14L-40 34Z`;
const bolt = 'M34-122L-30-34L4-36L-16 30L58-56L20-54L54-122Z';

/** A snow mountain, a cloud at its brow and lightning out of the cloud. */
export function drawMountain(brush: Brush): string {
  const rock = brush.linear(['#6a7ab8', '#3a4680', '#1c2450']);
  const ice = brush.linear(['#ffffff', '#e8f8ff', '#a8d4f4']);
  const cloud = brush.linear(['#d8ceff', '#7a64d0', '#34247a']);
  const hot = brush.linear(['#fffef0', '#fff07a', '#ffc21e', '#ff8a1e']);
  const edge = `stroke="${brush.palette.ink}" stroke-width="9" stroke-linejoin="round"`;
  const heads = [
    [-76, -64, 28],
    [-44, -86, 32],
    [-4, -92, 36],
    [40, -90, 34],
    [78, -68, 28],
    [-22, -62, 30],
    [26, -62, 30],
  ] as const;
  return [
    disc(0, -20, 118, brush.radial(['0 #fff6a0 .8', '.5 #9a8aff .4', '1 #6a5aff 0'])),
    path(slope, rock, edge),
    path(
      'M14-40C30-38 38-30 42-18C62 24 88 66 122 92H30C40 40 30 0 14-40Z',
      '#10163c',
      'opacity=".5"',
    ),
    path('M-122 92C-90 70-70 40-54 10L-30 50L-60 92Z', '#8a9ad8', 'opacity=".35"'),
    path(snow, ice),
    path(
      'M14-40C30-38 38-30 42-18C48-6 54 4 60 16L44 10L36 34L22 12L16 26C18 0 20-20 14-40Z',
      '#5a8ac8',
      'opacity=".5"',
    ),
    stroke('M-34-18C-28-28-16-33-4-34', '#fff', 5),
    ...heads.map(([x, y, r]) => disc(x, y, r + 5, brush.palette.ink)),
    ...heads.map(([x, y, r]) => disc(x, y, r, cloud)),
    ...heads.map(([x, y, r]) => disc(x - 4, y - 7, r * 0.66, '#f0eaff', 'opacity=".25"')),
    path(bolt, hot, edge),
    path('M54-122L20-54L58-56L-16 30L28-46L6-46L44-122Z', '#e0641e', 'opacity=".55"'),
    stroke('M32-112L-16-42L10-42', '#fff', 5, 'opacity=".9"'),
    path('M-122 92C-60 80 60 80 122 92C80 104-80 104-122 92Z', '#2f6a4a', edge),
  ].join('');
}
