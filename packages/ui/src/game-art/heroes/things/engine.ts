import type { Brush } from '@bahati/ui/game-art/brush.ts';
import {
  bar,
  brassDown,
  disc,
  glint,
  mirrored,
  path,
  repeated,
  ring,
  stroke,
} from '@bahati/ui/game-art/shapes.ts';

const edge = 'stroke="#120818" stroke-width="7" stroke-linejoin="round"';

/** A steam engine head on, its lamp lit. */
export function drawEngine(brush: Brush): string {
  const boiler = brush.radial(['#7ae0bc', '#1f8a72', '#0c4a48', '#06282e'], 0.36, 0.28, 0.86);
  const brass = brush.linear([...brassDown]);
  const beam = brush.linear(['#ff7a5a', '#d8283a', '#7a0f28']);
  const steel = brush.linear(['#eef4fa', '#8a98a8', '#3a4658']);
  const lamp = brush.radial(['#ffffff', '#fffbd0', '#ffd84a', '#f0a02e'], 0.4, 0.36, 0.7);
  const steam = [
    disc(92, 36, 24, '#fff'),
    disc(106, 10, 18, '#f0f4fa'),
    disc(78, 58, 20, '#e4eaf2'),
  ];
  return [
    ring(14, path('M-6-70L0-124L6-70Z', '#ffe9a0', 'opacity=".8"')),
    mirrored(steam.join('')),
    path('M-26-62L-32-112H32L26-62Z', boiler, edge),
    path('M-38-118H38V-104H-38Z', brass, edge),
    disc(0, -6, 84, '#120818'),
    disc(0, -6, 77, boiler),
    `<circle cy="-6" r="68" fill="none" stroke="${brass}" stroke-width="9"/>`,
    ring(16, disc(0, 62, 3, '#7a4210')),
    disc(0, 2, 48, '#06282e'),
    disc(0, 2, 43, boiler),
    stroke('M-43 2H43M0-41V45', '#06282e', 5, 'opacity=".6"'),
    stroke('M-46-34C-36-54-16-64 4-64', '#d8fff0', 7, 'opacity=".7"'),
    disc(0, 2, 14, brass, edge),
    path('M-60 86H60L96 122H-96Z', steel, edge),
    repeated(5, (at) => stroke(`M${(at - 2) * 24} 90L${(at - 2) * 37} 118`, '#22303e', 6)),
    bar(-108, 50, 216, 38, beam, `rx="5" ${edge}`),
    mirrored(
      disc(66, 69, 27, '#120818') +
        disc(66, 69, 21, steel) +
        disc(66, 69, 10, '#3a4658') +
        disc(60, 62, 5, '#fff'),
    ),
    disc(0, -62, 32, '#120818'),
    disc(0, -62, 26, brass),
    disc(0, -62, 20, lamp),
    glint(-6, -70, 14) + glint(62, -52, 16),
  ].join('');
}
