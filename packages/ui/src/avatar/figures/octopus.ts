import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, mirrored, oval, path, stroke } from '@bahati/ui/game-art/shapes.ts';

/** An octopus at ease, its arms curled. */
export function drawOctopus(brush: Brush): string {
  const head = brush.radial(['#ffd0f0', '#e878c8', '#a8389a', '#5a1668'], 0.4, 0.3, 0.8);
  const arm = '#b8429f';
  const arms = [
    'M34 26C66 24 92 34 102 56C108 72 98 86 84 82C76 79 76 68 84 66',
    'M26 38C48 48 62 68 60 88C58 104 42 108 36 98C33 90 40 84 46 88',
    'M12 42C18 60 20 80 12 100',
  ];
  const drawArms = (colour: string, width: number) =>
    arms.map((d) => stroke(d, colour, width)).join('');
  const suckers = [
    [62, 33, 4],
    [80, 42, 4],
    [92, 58, 3.6],
    [48, 62, 4],
    [54, 78, 3.6],
    [15, 64, 3.8],
    [15, 82, 3.4],
  ] as const;
  return [
    mirrored(drawArms('#4a1058', 26)),
    mirrored(drawArms(arm, 18)),
    mirrored(suckers.map(([x, y, r]) => disc(x, y, r, '#ffd6ee')).join('')),
    path(
      'M-58-14C-74-78-40-112 0-112C40-112 74-78 58-14C56 20 36 44 0 44C-36 44-56 20-58-14Z',
      head,
    ),
    mirrored(
      oval(24, -10, 17, 20, '#fffdf6') +
        oval(21, -7, 9.5, 13, '#200a2c') +
        disc(24, -13, 4, '#fff'),
    ),
    stroke('M-13 22C-5 29 5 29 13 22', '#4a1058', 5),
    path(
      'M-44-58C-36-86-14-98 8-98C-14-86-30-68-34-40C-42-44-46-50-44-58Z',
      '#fff',
      'opacity=".5"',
    ),
    disc(34, -68, 8, '#ffd6ee', 'opacity=".7"'),
    disc(20, -86, 5, '#ffd6ee', 'opacity=".7"'),
    disc(44, -50, 4.5, '#ffd6ee', 'opacity=".7"'),
  ].join('');
}
