import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { glint, oval, path, stroke } from '@bahati/ui/game-art/shapes.ts';

type Pip = readonly [number, number];
const pips: Record<number, readonly Pip[]> = {
  1: [[0.5, 0.5]],
  2: [
    [0.28, 0.28],
    [0.72, 0.72],
  ],
  3: [
    [0.25, 0.25],
    [0.5, 0.5],
    [0.75, 0.75],
  ],
  4: [
    [0.28, 0.28],
    [0.72, 0.28],
    [0.28, 0.72],
    [0.72, 0.72],
  ],
  5: [
    [0.26, 0.26],
    [0.74, 0.26],
    [0.5, 0.5],
    [0.26, 0.74],
    [0.74, 0.74],
  ],
  6: [
    [0.28, 0.24],
    [0.28, 0.5],
    [0.28, 0.76],
    [0.72, 0.24],
    [0.72, 0.5],
    [0.72, 0.76],
  ],
};

/** Two thrown dice, seen from above the table. */
export function drawDice(brush: Brush): string {
  const { palette } = brush;
  // The three faces of a cube in isometry, each as an affine frame over the unit square.
  const frames = {
    top: 'matrix(.866 -.5 .866 .5 -86.6 -50)',
    left: 'matrix(.866 .5 0 1 -86.6 -50)',
    right: 'matrix(.866 -.5 0 1 0 0)',
  };
  const face = (frame: string, fill: string, value: number, ink: string, hole: string) =>
    `<g transform="${frame}"><rect x="1" y="1" width="98" height="98" rx="15" fill="${fill}"/>${(
      pips[value] ?? []
    )
      .map(
        ([x, y]) =>
          oval(x * 100, y * 100, 10.5, 10.5, hole) + oval(x * 100 + 1, y * 100 + 1.5, 9, 9, ink),
      )
      .join('')}</g>`;
  const body = `M-8-96Q0-100 8-96L80-55Q86.6-51 86.6-44V40Q86.6 48 79 53L8 95Q0 100-8 95L-79 53
      Q-86.6 48-86.6 40V-44Q-86.6-51-80-55Z`;
  const die = (light: string, mid: string, deep: string, ink: string, values: readonly number[]) =>
    [
      path(body, deep),
      face(frames.top, brush.linear([light, mid], 0, 0, 1, 1), values[0] ?? 1, ink, deep),
      face(frames.left, brush.linear([mid, deep], 0, 0, 1, 1), values[1] ?? 1, ink, deep),
      face(frames.right, brush.linear([mid, deep], 1, 0, 0, 1), values[2] ?? 1, ink, deep),
      stroke('M-74-52L-4-91M0-8V90M-8-8L-76-46M8-8L76-46', '#fff', 3, 'opacity=".5"'),
    ].join('');
  const ivory = die('#fffef6', '#f3e4c2', '#b78f58', '#2a1230', [5, 3, 6]);
  const ember = die('#ffb39a', palette.accent, palette.deep, '#fffaf0', [2, 4, 1]);
  return [
    oval(-30, 98, 72, 12, '#000', 'opacity=".34"'),
    oval(62, 84, 56, 10, '#000', 'opacity=".3"'),
    `<g transform="translate(56 -28) rotate(20) scale(.66)">${ember}</g>`,
    `<g transform="translate(-32 24) rotate(-9) scale(.84)">${ivory}</g>`,
    stroke(
      'M-8-96C2-104 14-110 28-112M102 30C112 24 118 14 120 2M-112-26C-114-40-110-52-104-60',
      palette.pale,
      4,
      'opacity=".55"',
    ),
    glint(-72, -34, 12),
    glint(84, -82, 9),
  ].join('');
}
