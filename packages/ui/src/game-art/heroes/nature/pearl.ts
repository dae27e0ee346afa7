import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, glint, mirrored, oval, path, repeated, stroke } from '@bahati/ui/game-art/shapes.ts';

const edge = '#2a1240';
const lid = `M0 22C-50 26-98 18-112-12C-124-42-108-60-92-62C-94-88-66-104-46-92C-34-118-12-120 0-108
  C12-120 34-118 46-92C66-104 94-88 92-62C108-60 124-42 112-12C98 18 50 26 0 22Z`;
const bowl = 'M-116 34C-70 16 70 16 116 34C122 74 76 112 0 114C-76 112-122 74-116 34Z';

/** A shell that opens on a pearl as great as the moon. */
export function drawPearl(brush: Brush): string {
  const inside = brush.linear(['#fff8f4', '#ffccd8', '#c698d8', '#5a4aa0'], 0.1, 0, 0.9, 1);
  const outside = brush.linear(['#fff2da', '#f4b0b8', '#a864b0', '#3e2c70'], 0.1, 0, 0.9, 1);
  const lustre = brush.radial(['#ffffff', '#fff8f0', '#e2cce8', '#8478b4'], 0.36, 0.3, 0.75);
  return [
    oval(0, 112, 92, 9, '#000', 'opacity=".3"'),
    path(lid, inside, `stroke="${edge}" stroke-width="5" stroke-linejoin="round"`),
    stroke('M0 20V-104', '#8a5ab0', 4.4, 'opacity=".6"'),
    mirrored(stroke('M-6 20L-42-90M-12 20L-86-60M-18 20L-106-20', '#8a5ab0', 4.4, 'opacity=".6"')),
    stroke('M-98-30C-96-56-76-72-54-74', '#ffffff', 7, 'opacity=".85"'),
    path(bowl, outside, `stroke="${edge}" stroke-width="5" stroke-linejoin="round"`),
    path('M-108 38C-66 24 66 24 108 38C70 56-70 56-108 38Z', '#4a1a62'),
    disc(0, 16, 47, edge),
    disc(0, 16, 42.5, lustre),
    oval(-15, 0, 13, 9, '#ffffff', 'transform="rotate(-34 -15 0)"'),
    stroke('M26 36C32 28 34 18 32 8', '#d0f4ff', 5, 'opacity=".9"'),
    path('M-112 46C-70 66 70 66 112 46C110 80 70 110 0 112C-70 110-110 80-112 46Z', outside),
    stroke('M-112 46C-70 66 70 66 112 46', '#fff6ec', 4.4),
    stroke('M0 64V110', '#7a3a88', 4, 'opacity=".5"'),
    mirrored(stroke('M-34 62L-46 106M-68 58L-88 90', '#7a3a88', 4, 'opacity=".5"')),
    repeated(3, (at) => glint([-84, 62, 96][at] ?? 0, [-96, -112, -6][at] ?? 0, 8 + at * 2)),
  ].join('');
}
