import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { glint, oval, path, stroke } from '@bahati/ui/game-art/shapes.ts';

const edge = '#4a0a34';
const trunk = `M-104 62C-106 20-64-8-12 0C34 4 66 22 60 52C52 84 2 98-42 90C-70 106-100 110-124 102
  C-108 92-100 78-104 62Z`;
const wing = 'M-86 56C-80 24-30 18 24 28C4 58-42 68-96 78C-90 70-88 62-86 56Z';
const neck = 'M34 40C88 36 106-14 54-38C12-58 14-104 56-108';

/** A flamingo at the water's edge, its neck in an S. */
export function drawFlamingo(brush: Brush): string {
  const plume = brush.radial(['#fff0f4', '#ffa4c4', '#f04a8a', '#a81a5e'], 0.36, 0.2, 0.9);
  const throat = brush.linear(['#ffe4ee', '#ff94ba', '#e04484'], 0, 0, 0.7, 1);
  const head = brush.radial(['#fff4f8', '#ff9abe', '#ea5a92'], 0.36, 0.3, 0.8);
  return [
    oval(-10, 110, 96, 10, '#fff', 'opacity=".4"'),
    oval(-10, 110, 56, 5, '#fff', 'opacity=".6"'),
    stroke('M-36 86L-40 112M4 88L12 112', edge, 13),
    stroke('M-36 86L-40 110M4 88L12 110', '#f86a98', 8),
    stroke(neck, edge, 33),
    stroke(neck, throat, 27),
    stroke('M46-106C22-88 26-58 60-42M72-18C80 0 74 14 62 22', '#fff', 4.4, 'opacity=".75"'),
    path(trunk, plume, `stroke="${edge}" stroke-width="4" stroke-linejoin="round"`),
    path(wing, '#ff74a6', `stroke="${edge}" stroke-width="2.4"`),
    stroke(
      'M-78 60C-58 46-30 40 2 38M-84 70C-60 62-34 54-10 50M-64 68C-48 66-34 62-22 58',
      '#ffdce8',
      3.2,
    ),
    path('M-104 70C-78 74-58 76-42 72C-60 96-92 104-124 102C-108 92-104 82-104 70Z', '#2c0824'),
    stroke('M-92 36C-76 16-44 8-16 10', '#fff', 5, 'opacity=".85"'),
    oval(62, -104, 23, 20, head, `stroke="${edge}" stroke-width="3.4"`),
    path(
      'M70-118C98-122 116-104 113-78C111-66 106-58 98-54C98-70 90-80 74-82C66-84 64-92 66-100Z',
      brush.linear(['#fff0c8', '#ffbe90', '#f0926a']),
      `stroke="${edge}" stroke-width="3.4" stroke-linejoin="round"`,
    ),
    path('M93-82L114-88C115-72 108-60 98-54C98-66 97-74 93-82Z', '#2a1030'),
    oval(64, -108, 6, 6, '#ffe680', `stroke="${edge}" stroke-width="2.4"`),
    oval(65, -108, 2.6, 2.6, '#1c0818'),
    glint(-70, 14, 9),
  ].join('');
}
