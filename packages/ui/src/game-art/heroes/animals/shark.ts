import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { glint, mirrored, oval, path, repeated, stroke } from '@bahati/ui/game-art/shapes.ts';

const edge = '#061a3e';
const hammer = `M0-100C30-112 72-110 100-94C118-84 120-62 108-50C86-54 62-52 46-40C32-14-32-14-46-40
  C-62-52-86-54-108-50C-120-62-118-84-100-94C-72-110-30-112 0-100Z`;
const trunk = 'M-38-36C-52 10-46 66-18 100C-8 112 8 112 18 100C46 66 52 10 38-36Z';
const fin = 'M-40 8C-72 14-104 40-120 78C-88 70-60 70-34 56Z';

/** A hammerhead that comes up out of the blue. */
export function drawShark(brush: Brush): string {
  const back = brush.linear(['#c8f2ff', '#5aa4dc', '#245490', '#0e2454'], 0.1, 0, 0.8, 1);
  const head = brush.linear(['#e6fbff', '#72bcf0', '#2c68ac', '#14346e'], 0.1, 0, 0.9, 1);
  const belly = brush.radial(['#ffffff', '#d6ecf6', '#86acd0'], 0.4, 0.3, 0.8);
  return [
    mirrored(path(fin, back, `stroke="${edge}" stroke-width="5" stroke-linejoin="round"`)),
    path(trunk, back, `stroke="${edge}" stroke-width="5" stroke-linejoin="round"`),
    path('M-40 8C-24-8 24-8 40 8C42 56 24 104 0 106C-24 104-42 56-40 8Z', belly),
    mirrored(stroke('M-42-6q7 8 5 20M-45 8q7 8 5 20', edge, 3)),
    path(
      'M-32 28C-18 8 18 8 32 28C26 64-26 64-32 28Z',
      '#54081f',
      `stroke="${edge}" stroke-width="4"`,
    ),
    path('M-20 44C-10 34 10 34 20 44C12 58-12 58-20 44Z', '#f0607a'),
    repeated(5, (at) => {
      const x = (at - 2) * 11.5;
      return path(
        `M${x - 6} 21L${x} 38L${x + 6} 21Z`,
        '#ffffff',
        `stroke="${edge}" stroke-width="1.4"`,
      );
    }),
    path(hammer, head, `stroke="${edge}" stroke-width="5" stroke-linejoin="round"`),
    path('M-46-40C-32-14 32-14 46-40C30-26-30-26-46-40Z', edge, 'opacity=".4"'),
    stroke('M-88-92C-56-104-24-100 0-90', '#ffffff', 7, 'opacity=".8"'),
    mirrored(stroke('M-14-62v12M-28-46h.5', '#14346e', 4)),
    mirrored(
      [
        oval(-102, -72, 13, 13, edge),
        oval(-102, -72, 9.6, 9.6, '#ffd84a'),
        oval(-101, -71, 4.6, 4.6, edge),
      ].join(''),
    ),
    oval(-105, -75, 2.6, 2.6, '#ffffff'),
    oval(99, -75, 2.6, 2.6, '#ffffff'),
    repeated(6, (at) =>
      oval(
        (at % 2 ? 1 : -1) * (70 + at * 7),
        96 - at * 24,
        4 + (at % 3) * 2,
        4 + (at % 3) * 2,
        'none',
        'stroke="#d8fbff" stroke-width="2" opacity=".8"',
      ),
    ),
    glint(-62, -84, 9),
  ].join('');
}
