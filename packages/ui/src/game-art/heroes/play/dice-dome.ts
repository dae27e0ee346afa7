import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { brassAcross, disc, glint, moved, oval, path } from '@bahati/ui/game-art/shapes.ts';

type Point = readonly [number, number];

/** A die seen from a corner above: the face on top, and the two that stand before it. */
type Seen = { readonly top: number; readonly left: number; readonly right: number };

const pips: Readonly<Record<number, readonly Point[]>> = {
  1: [[0.5, 0.5]],
  2: [
    [0.27, 0.27],
    [0.73, 0.73],
  ],
  3: [
    [0.25, 0.25],
    [0.5, 0.5],
    [0.75, 0.75],
  ],
  4: [
    [0.27, 0.27],
    [0.73, 0.27],
    [0.27, 0.73],
    [0.73, 0.73],
  ],
  5: [
    [0.26, 0.26],
    [0.74, 0.26],
    [0.5, 0.5],
    [0.26, 0.74],
    [0.74, 0.74],
  ],
  6: [
    [0.28, 0.22],
    [0.28, 0.5],
    [0.28, 0.78],
    [0.72, 0.22],
    [0.72, 0.5],
    [0.72, 0.78],
  ],
};

/** The face in the parallelogram that two edges span, drawn as a unit square. */
function side([x, y]: Point, [a, b]: Point, [c, d]: Point, face: number, fill: string): string {
  const ink = face === 1 || face === 4 ? '#b3182f' : '#1b1a22';
  const size = face === 1 ? 0.15 : 0.1;
  const dots = (pips[face] ?? []).map(([u, v]) => disc(u, v, size, ink)).join('');
  return [
    `<g transform="matrix(${a} ${b} ${c} ${d} ${x} ${y})">`,
    `<rect width="1" height="1" rx=".14" fill="${fill}"/>${dots}</g>`,
  ].join('');
}

function die({ top, left, right }: Seen): string {
  return [
    oval(4, 24, 34, 14, '#2a0206', 'opacity=".55"'),
    path('M-27-10L0-24 27-10V17L0 32-27 17Z', '#cbbb98'),
    side([-28, -10], [28, 14], [0, 29], left, '#e6d9ba'),
    side([0, 4], [28, -14], [0, 29], right, '#b7a681'),
    side([-28, -10], [28, -14], [28, 14], top, '#fffaf0'),
  ].join('');
}

/** Three dice on red lacquer under a dome of glass. */
export function drawDiceDome(brush: Brush): string {
  const { palette } = brush;
  const brass = brush.linear(brassAcross, 0, 0, 1, 0);
  const lacquer = brush.linear(['#2a0508', '#c62f38', '#8c101c', '#1d0306'], 0, 0, 1, 0);
  const floor = brush.radial(['#ea5a4e', '#a01823', '#47070f'], 0.45, 0.4, 0.7);
  const glass = brush.radial(['.6 #fff .03', '.9 #dff3ff .2', '1 #fff .5'], 0.5, 0.62, 0.64);
  const gleam = brush.linear(['0 #fff .85', '1 #fff 0']);
  return [
    oval(2, 108, 116, 15, '#000', 'opacity=".36"'),
    path('M-112 60C-112 96-74 110 0 110S112 96 112 60Z', lacquer),
    oval(0, 56, 112, 42, brass),
    oval(0, 55, 106, 38, '#2a0408'),
    oval(0, 56, 102, 36, floor),
    oval(0, 56, 84, 28, 'none', `stroke="${palette.pale}" stroke-width="1.4" opacity=".6"`),
    moved(4, 22, die({ top: 6, left: 3, right: 2 })),
    moved(-42, 48, die({ top: 5, left: 1, right: 4 })),
    moved(44, 52, die({ top: 4, left: 6, right: 5 })),
    path(
      'M-104 56C-110-44-52-96 0-96S110-44 104 56C98 82 56 92 0 92S-98 82-104 56Z',
      glass,
      'stroke="#fff" stroke-opacity=".5" stroke-width="1.6"',
    ),
    path('M-84 28C-88-22-60-64-30-80C-54-52-64-20-64 32Z', gleam),
    path('M82-4C80-30 68-50 58-58C64-40 70-20 71 4Z', '#fff', 'opacity=".4"'),
    oval(0, -96, 15, 6, brass),
    disc(0, -103, 7, brush.radial(['#fff8da', '#e2b04a', '#7a4c10'], 0.36, 0.3, 0.8)),
    glint(-58, -62, 11),
    glint(98, 70, 8),
  ].join('');
}
