import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, moved, oval, path, repeated, stroke } from '@bahati/ui/game-art/shapes.ts';

/** A leaning coconut palm on its own small island. */
export function drawCoconutPalm(brush: Brush): string {
  const { palette } = brush;
  const trunk = brush.linear(['#5b3317', '#b07a45', '#7c4d26', '#3d200d'], 0, 0, 1, 0);
  const sand = brush.linear(['#ffeec2', '#f0c886', '#b98445']);
  const light = brush.linear(['#d8f08a', '#5fb247', '#1c6b3a'], 0, 0, 1, 1);
  const dark = brush.linear(['#4c9a45', '#176036', '#0a3a24'], 0, 0, 1, 1);
  const nut = brush.radial(['#d99a5a', '#8a4f22', '#43200b'], 0.36, 0.32, 0.7);
  const sea = brush.linear(['#6fe0d0', '#138b8b']);
  const leaf = `M0 0C16-20 46-30 74-20C90-14 102 0 106 16C100 8 96 6 92 5L94 16L84 2L83 14L73-1
    L70 11
      L61-4L57 8L49-6L44 5L37-7L31 3L25-6L19 2L14-4Z`;
  const frond = (turn: number, size: number, fill: string, flip = 1) =>
    [
      `<g transform="translate(18 -52) scale(${flip} 1) rotate(${turn}) scale(${size})">`,
      path(leaf, fill),
      stroke('M0 0C16-18 46-27 72-17C86-11 98 0 104 12', '#eaffb0', 1.6, 'opacity=".5"'),
      '</g>',
    ].join('');
  return [
    path('M-118 92C-70 82-20 98 30 90C66 84 96 92 118 90V108C70 120-70 120-118 108Z', sea),
    path('M-92 98C-70 74-30 66 4 68C44 70 76 80 94 98C50 108-50 108-92 98Z', sand),
    path('M-60 86C-36 74-6 70 18 74C-4 76-34 80-60 86Z', '#fff8dc', 'opacity=".7"'),
    frond(-8, 0.94, dark, -1),
    frond(-34, 0.96, dark),
    frond(30, 0.8, dark),
    path('M-22 84C-26 40-20-6 10-54L28-48C6-8 2 40 6 84C-2 80-14 80-22 84Z', trunk),
    repeated(10, (at) => {
      const y = 70 - at * 12.5;
      const shift = [-8, -8.5, -8.5, -8, -6.5, -4.5, -2, 1.5, 6, 11.5][at] ?? 0;
      return stroke(`M${shift - 11} ${y}q11 5 22 0`, '#3d200d', 2.2, 'opacity=".6"');
    }),
    stroke('M-14 76C-17 40-10 0 14-44', '#f0c48a', 2.5, 'opacity=".6"'),
    frond(-42, 0.98, light, -1),
    frond(2, 1, light),
    frond(24, 0.86, light, -1),
    frond(52, 0.72, dark),
    frond(58, 0.66, light, -1),
    frond(-66, 0.72, light),
    disc(8, -40, 12.5, nut),
    disc(30, -38, 12.5, nut),
    disc(19, -31, 12.5, nut),
    disc(15, -35, 2.6, '#ffd9a0', 'opacity=".8"'),
    disc(4, -45, 2.4, '#ffd9a0', 'opacity=".8"'),
    disc(26, -43, 2.4, '#ffd9a0', 'opacity=".8"'),
    moved(
      -58,
      88,
      oval(0, 0, 13, 11, nut) + path('M-10-4C-4-10 6-10 11-3C4 1-4 1-10-4Z', '#fff8ea'),
    ),
    stroke('M-106 104q10-7 20 0t20 0M40 106q10-7 20 0t20 0t20 0', '#eafffa', 2.5, 'opacity=".8"'),
    path('M52 92l7-16l7 16l-17-10h20Z', palette.accent),
  ].join('');
}
