import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, glint, moved, path, repeated, stroke } from '@bahati/ui/game-art/shapes.ts';

const edge = 'stroke="#08201a" stroke-width="7" stroke-linejoin="round"';

/** A crocodile's open jaws, and the golden scale between them. */
export function drawCrocodile(brush: Brush): string {
  const skin = brush.linear(['#e0ff8a', '#6fc848', '#1f7a3c', '#0c4430'], 0, 0, 1, 1);
  const jaw = brush.linear(['#8fd452', '#2f8a40', '#0c3826']);
  const gold = brush.linear(['#fffbd8', '#ffd23c', '#c07a14'], 0, 0, 1, 1);
  const tooth = (x: number, y: number, long: number) =>
    path(`M${x - 11} ${y}H${x + 11}L${x} ${y + long}Z`, '#fffdf0', edge);
  const scute = (x: number, y: number) =>
    disc(x, y, 8, '#0c4430', 'opacity=".6"') + disc(x - 2, y - 3, 4.6, '#e8ffa8');
  return [
    path(
      'M-104-60C-50-34 10-14 58 24C10 34-50 44-94 48C-74 12-78-26-104-60Z',
      brush.linear(['#ff9a8a', '#d8304a', '#6a0c30']),
      edge,
    ),
    repeated(5, (at) => tooth(-72 + at * 27, 46 - at * 5, -26)),
    path(
      'M58 22C10 34-52 42-96 44C-120 50-122 72-108 88C-64 118 10 124 66 112C100 104 116 86 118 58V10Z',
      jaw,
      edge,
    ),
    path(
      'M-110 80C-50 108 50 110 116 66C114 92 98 106 66 112C10 124-64 118-108 88Z',
      '#f4f0b8',
      'opacity=".8"',
    ),
    moved(
      -28,
      10,
      path(
        'M0-40C-14-32-28-30-40-30C-44-2-34 28 0 46C34 28 44-2 40-30C28-30 14-32 0-40Z',
        gold,
        edge,
      ) + path('M0-26C-10-20-18-18-27-18C-29 0-22 20 0 32Z', '#fffbe0', 'opacity=".75"'),
      0.86,
    ),
    repeated(5, (at) => tooth(-84 + at * 27, -40 + at * 12, 28)),
    path(
      'M118-2C108-44 92-58 74-58C66-82 36-84 24-58C2-58-28-70-50-84C-60-106-90-108-106-92C-120-76-118-56-106-46C-68-28-8-6 52 32L118 66Z',
      skin,
      edge,
    ),
    stroke('M-88-92C-70-90-58-76-48-68', '#f8ffd8', 7, 'opacity=".8"'),
    scute(64, -12) +
      scute(90, -22) +
      scute(82, 8) +
      scute(106, 14) +
      scute(-6, -42) +
      scute(22, -26),
    disc(-92, -84, 8, '#0c3826'),
    disc(48, -52, 24, '#08201a'),
    disc(48, -52, 19, brush.radial(['#fffbd0', '#ffe03a', '#f08a1e'])),
    path('M48-68C56-58 56-46 48-36C40-46 40-58 48-68Z', '#08201a'),
    disc(41, -59, 5, '#fff'),
    stroke('M22-62C36-82 62-80 76-58', '#08201a', 9),
    glint(-52, -4, 20),
    glint(-6, 34, 13),
  ].join('');
}
