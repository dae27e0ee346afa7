import type { Brush } from '@bahati/ui/game-art/brush.ts';
import {
  brassAcross,
  disc,
  glint,
  oval,
  path,
  repeated,
  stroke,
  tidy,
} from '@bahati/ui/game-art/shapes.ts';

function paints(brush: Brush) {
  const { palette } = brush;
  const gold = brush.linear(brassAcross, 0, 0, 1, 0);
  const bright = brush.linear(['#fff6d0', '#f2c55c', '#b97c22', '#7a4810']);
  const inside = brush.linear(['#5b330a', '#a56a1c']);
  const lining = brush.linear([palette.accent, palette.deep]);
  const ruby = brush.radial(['#ffd3dc', '#f0356b', '#8a0f3a', '#4a0620'], 0.36, 0.3, 0.75);
  const emerald = brush.radial(['#d6fff0', '#2fc79a', '#0b6a54', '#053a30'], 0.36, 0.3, 0.75);
  const pearl = brush.radial(['#fff', '#fdf3e0', '#d5bfa0', '#94795a'], 0.36, 0.3, 0.75);
  const point = (x: number, y: number) => disc(x, y, 10, pearl) + disc(x - 3, y - 4, 2.6, '#fff');
  return { palette, gold, bright, inside, lining, ruby, emerald, pearl, point };
}

type Paints = ReturnType<typeof paints>;

function drawPoints({ palette, bright, inside, lining, ruby, emerald }: Paints): string {
  return [
    oval(0, 100, 92, 12, '#000', 'opacity=".34"'),
    // The far side of the ring and the lining puffed above it
    path('M-82-24L-52 8L-30-40L0 0L30-40L52 8L82-24L74 60H-74Z', inside),
    path('M-66 40C-76-16-30-52 0-52C30-52 76-16 66 40Z', lining),
    stroke(
      'M0-52C-10-20-10 10-8 40M-4-52C-36-30-44 4-42 36M4-52C36-30 44 4 42 36',
      palette.ink,
      2.5,
      'opacity=".35"',
    ),
    stroke('M-20-46C-44-30-54-6-54 20', '#fff', 4, 'opacity=".25"'),
    // The near side with its five points
    path(
      'M-100-44L-60 22L-50-78L-18 14L0-100L18 14L50-78L60 22L100-44L84 62C40 80-40 80-84 62Z',
      bright,
    ),
    path(
      `M-100-44L-60 22L-50-78L-18 14L0-100L18 14L50-78L60 22L100-44L97-26L62 38L48-50L20 30
        L0-70L-20 30L-48-50L-62 38L-97-26Z`,
      '#fffbe2',
      'opacity=".55"',
    ),
    path(
      'M0-100L18 14L50-78L60 22L100-44L84 62C64 70 40 74 16 75C20 20 12-40 0-100Z',
      '#5b330a',
      'opacity=".22"',
    ),
    repeated(5, (at) => {
      const x = [-64, -33, 0, 33, 64][at] ?? 0;
      const y = [34, 30, 26, 30, 34][at] ?? 0;
      return (
        path(`M${x} ${y - 14}l9 14l-9 14l-9-14Z`, at % 2 ? emerald : ruby) +
        path(`M${x} ${y - 14}l9 14h-18Z`, '#fff', 'opacity=".28"')
      );
    }),
  ].join('');
}

function drawBand({ gold, ruby, emerald, pearl, point }: Paints): string {
  return [
    path('M-88 56C-44 76 44 76 88 56L84 92C42 110-42 110-84 92Z', gold),
    path(
      `M-88 56C-44 76 44 76 88 56L87 62C44 82-44 82-87 62ZM-85 86C-42 104 42 104 85 86L84 92
        C42 110-42 110-84 92Z`,
      '#fff0bd',
    ),
    repeated(9, (at) => {
      const x = tidy(-72 + at * 18);
      const y = tidy(89 - (x / 80) ** 2 * 14);
      if (at === 4) return '';
      return at % 2
        ? disc(x, y, 5.5, pearl)
        : oval(x, y, 8, 7, emerald) + oval(x - 2, y - 3, 3, 1.8, '#fff', 'opacity=".8"');
    }),
    oval(0, 88, 15, 12, '#7a4810'),
    oval(0, 87, 13, 10.5, ruby),
    oval(-4, 83, 4.5, 2.4, '#fff', 'opacity=".85"'),
    point(-100, -50),
    point(-50, -86),
    point(50, -86),
    point(100, -50),
    disc(0, -106, 13, ruby),
    disc(-4, -111, 3.4, '#fff'),
    glint(-50, -52, 9),
    glint(72, 0, 8),
    glint(-84, 70, 7),
  ].join('');
}

/** A jewelled crown lined with cloth. */
export function drawCrown(brush: Brush): string {
  const set = paints(brush);
  return drawPoints(set) + drawBand(set);
}
