import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, oval, path, repeated, ring, stroke } from '@bahati/ui/game-art/shapes.ts';

/** An open hibiscus, five ruffled petals and its long stamen. */
export function drawHibiscus(brush: Brush): string {
  const { palette } = brush;
  const petal = brush.linear(['#ffd0de', '#ff6f9f', '#e02a6c', '#8a0f46']);
  const throat = brush.radial(['0 #5a0630', '.4 #a01048 .8', '1 #e02a6c 0']);
  const leaf = brush.linear(['#b8ec7a', '#3b9a48', '#0d5034'], 0, 0, 1, 1);
  const stamen = brush.linear(['#fff4b0', '#f7b733', '#e0662a']);
  const shape = `M0 0C-16-12-48-36-50-66C-50-82-40-92-30-92C-28-102-14-108-4-100C4-108 18-106 24-96
      C36-96 48-84 46-68C44-38 16-12 0 0Z`;
  const veins = `M0-8C-2-36-4-62-4-92M-2-16C-12-40-24-58-36-74M2-16C12-40 24-56 34-74M-1-12
      C-8-40-16-62-20-86M1-12C8-40 12-62 16-88`;
  const whole = (fill: string) =>
    path(shape, fill) +
    stroke(veins, '#7a0f44', 1.8, 'opacity=".34"') +
    stroke(
      'M-44-70C-46-80-38-88-30-88C-26-98-14-102-4-95C4-102 16-101 22-92',
      '#fff',
      2.5,
      'opacity=".55"',
    );
  const leafShape = 'M0 0C10-22 36-40 70-38C82-36 92-30 98-22C92-8 74 12 44 14C26 14 10 10 0 0Z';
  const leafAt = (turn: number, size: number) =>
    [
      `<g transform="rotate(${turn}) translate(40 0) scale(${size})">`,
      path(leafShape, leaf),
      stroke(
        'M4-2C30-14 60-22 92-22M30-12L46-30M50-17L66-32M34-10L54 6M56-17L76-2',
        '#eaffb8',
        2,
        'opacity=".5"',
      ),
      '</g>',
    ].join('');
  return [
    oval(0, 108, 70, 8, '#000', 'opacity=".24"'),
    leafAt(28, 0.94),
    leafAt(150, 0.92),
    leafAt(-74, 0.62),
    leafAt(-138, 0.66),
    leafAt(88, 0.72),
    ring(5, whole(petal), 0),
    disc(0, 0, 46, throat),
    ring(5, path('M0-6L7-30L0-44L-7-30Z', '#5a0630', 'opacity=".5"'), 0),
    stroke('M0 2C14-8 34-30 52-62', '#8a2a10', 11, 'opacity=".5"'),
    stroke('M-1 1C14-9 34-31 51-64', stamen, 8),
    repeated(11, (at) => {
      const x = [34, 46, 30, 56, 40, 62, 44, 66, 54, 36, 68][at] ?? 50;
      const y = [-52, -40, -40, -46, -64, -58, -76, -72, -82, -30, -84][at] ?? -60;
      return disc(x, y, 4.2, '#c9601a') + disc(x - 0.6, y - 0.8, 3.2, '#ffd84a');
    }),
    disc(54, -68, 5, palette.accent),
    disc(60, -66, 4, palette.accent),
    disc(50, -74, 4, palette.accent),
    disc(-58, 34, 6, 'none', 'stroke="#fff" stroke-width="1.5" opacity=".7"'),
    oval(-60, 31, 2, 1.5, '#fff'),
  ].join('');
}
