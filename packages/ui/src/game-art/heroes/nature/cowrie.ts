import type { Brush } from '@bahati/ui/game-art/brush.ts';
import {
  disc,
  glint,
  mirrored,
  oval,
  path,
  repeated,
  stroke,
  tidy,
} from '@bahati/ui/game-art/shapes.ts';

/** A cowrie, the old money of the coast, with pearls. */
export function drawCowrie(brush: Brush): string {
  const { palette } = brush;
  const shell = brush.radial(
    ['#fffdf6', '#fbe9cb', '#e3b885', '#a56a3a', '#5e3316'],
    0.4,
    0.34,
    0.72,
  );
  const belly = brush.linear(['#fffefa', '#fff1dc', '#f0d0a8']);
  const mouth = brush.linear(['#7a2a1c', '#3d0f12', '#7a2a1c'], 0, 0, 1, 0);
  const pearl = brush.radial(['#fff', '#fff6ea', '#e6cdb8', '#9a7a66'], 0.36, 0.3, 0.75);
  const lip = 'M-3-76C-26-72-40-44-40-4C-40 38-26 70-4 78C-14 54-16 28-13 0C-16-26-14-54-3-76Z';
  const bead = (x: number, y: number, r: number) =>
    disc(x, y, r, pearl) + disc(tidy(x - r * 0.32), tidy(y - r * 0.36), tidy(r * 0.24), '#fff');
  return [
    oval(0, 104, 84, 11, '#000', 'opacity=".32"'),
    path(
      'M0-102C52-104 90-60 88-4C86 52 52 100 2 102C-50 102-86 54-88-2C-90-58-52-100 0-102Z',
      shell,
    ),
    // Spots on the back, worn by the sea
    repeated(22, (at) => {
      const turn = at * 0.571 + 0.2;
      const reach = [76, 62, 69][at % 3] ?? 70;
      const x = tidy(Math.sin(turn) * reach);
      const y = tidy(-Math.cos(turn) * (reach + 16));
      return oval(x, y, 5 + (at % 3) * 1.5, 4 + (at % 2) * 2, '#6b3410', 'opacity=".6"');
    }),
    path('M0-88C26-84 46-46 46 0C46 46 28 84 0 90C-28 84-46 46-46 0C-46-46-26-84 0-88Z', belly),
    path('M-2-78C16-46 16 44-2 80C-18 48-20-40-2-78Z', mouth),
    path(lip, belly),
    `<g transform="rotate(180)">${path(lip, belly)}</g>`,
    repeated(11, (at) => {
      const y = -56 + at * 11;
      const bow = tidy(Math.cos((y / 78) * 1.4) * 9);
      return mirrored(
        path(
          `M${-bow - 15} ${y}Q${-bow - 6} ${y - 6} ${-bow + 4} ${y}
            Q${-bow - 6} ${y + 6} ${-bow - 15} ${y}Z`,
          '#fffaf0',
        ) +
          stroke(
            `M${-bow - 14} ${y + 2}Q${-bow - 6} ${y + 7} ${-bow + 3} ${y + 1}`,
            '#a86a3c',
            1.6,
          ),
      );
    }),
    path('M-52-62C-76-30-78 22-60 58C-66 20-66-24-52-62Z', '#fff', 'opacity=".55"'),
    stroke('M-58-66C-46-82-28-92-8-94', '#fff', 5, 'opacity=".85"'),
    path(
      'M88-4C86 52 52 100 2 102C-20 102-40 92-56 76C10 104 66 60 74-46C84-36 88-20 88-4Z',
      '#3d1a08',
      'opacity=".2"',
    ),
    bead(-88, 78, 16),
    bead(-62, 94, 11),
    bead(92, 84, 13),
    mirrored(path('M-110-62l7 11l-7 11l-7-11Z', palette.main)),
    disc(112, 30, 4, palette.accent),
    disc(-116, 22, 4, palette.accent),
    glint(-34, -66, 13),
    glint(66, -72, 9),
  ].join('');
}
