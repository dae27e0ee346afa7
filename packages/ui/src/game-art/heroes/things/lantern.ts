import type { Brush } from '@bahati/ui/game-art/brush.ts';
import {
  bar,
  brassAcross,
  brassDown,
  disc,
  glint,
  mirrored,
  oval,
  path,
  repeated,
  stroke,
} from '@bahati/ui/game-art/shapes.ts';

/** A pierced brass lantern with coloured glass, lit. */
export function drawLantern(brush: Brush): string {
  const { palette } = brush;
  const brass = brush.linear(brassAcross, 0, 0, 1, 0);
  const dome = brush.radial(['#fff4cc', '#f0c35f', '#b97c22', '#6b3e0c'], 0.36, 0.3, 0.8);
  const glass = brush.radial(['#fffbe6', '#ffe39a', '#ffb347', '#e0701f'], 0.5, 0.55, 0.62);
  const side = brush.linear(['#ffd27a', '#e8882a', '#a94a12']);
  const glow = brush.radial(['0 #ffe9b0 .9', '.55 #ffc861 .28', '1 #ffb347 0']);
  const arch = 'M-17 52V2C-17-14-8-24 0-32C8-24 17-14 17 2V52Z';
  return [
    disc(0, 14, 118, glow),
    stroke('M0-118V-100', '#d59a35', 4),
    `<circle cx="0" cy="-94" r="9" fill="none" stroke="${brass}" stroke-width="5"/>`,
    path('M0-88C26-84 46-66 52-44H-52C-46-66-26-84 0-88Z', dome),
    repeated(5, (at) => disc(-30 + at * 15, -56 - (2 - Math.abs(2 - at)) * 5, 3.4, '#ffe9a8')),
    path('M-8-90H8L5-82H-5Z', brass),
    path('M-60-44H60L66-34H-66Z', brass),
    path('M-56-34H56L62 52H-62Z', '#5b2f0a'),
    path('M-24-34H24L27 52H-27Z', glass),
    path('M-52-34H-28L-31 52H-58Z', side),
    path('M52-34H28L31 52H58Z', side),
    path(arch, palette.accent, 'opacity=".88"'),
    path('M-10 52V4C-10-8-5-15 0-20C5-15 10-8 10 4V52Z', glass),
    mirrored(
      path('M34 52L33 6C33-6 38-14 43-20C49-12 52-4 52 8L54 52Z', palette.accent, 'opacity=".7"'),
    ),
    path('M0 0C10 12 12 26 0 38C-12 26-10 12 0 0Z', '#fffdf0'),
    path('M0 12C5 18 6 26 0 32C-6 26-5 18 0 12Z', '#ffc14d'),
    mirrored(path('M24-34H30L33 52H26Z', brass) + path('M54-34H60L66 52H58Z', brass)),
    path('M-68 52H68L60 66H-60Z', brass),
    bar(-50, 66, 100, 6, '#7c4a10'),
    path('M-46 72H46C40 88 22 94 0 94C-22 94-40 88-46 72Z', brush.linear(brassDown)),
    repeated(5, (at) => disc(-28 + at * 14, 80, 3, '#ffe9a8')),
    oval(0, 99, 8, 7, brass),
    disc(0, 110, 4.5, brass),
    stroke('M-38-68C-30-76-20-80-12-81', '#fffbe0', 3, 'opacity=".8"'),
    stroke('M-45-24L-50 40', '#fff6d8', 2.5, 'opacity=".55"'),
    glint(-42, -62, 10),
  ].join('');
}
