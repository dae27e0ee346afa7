import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, mirrored, path, ring, stroke } from '@bahati/ui/game-art/shapes.ts';

const shell = 'M0-52C34-52 62-20 62 24C62 68 34 98 0 106C-34 98-62 68-62 24C-62-20-34-52 0-52Z';
const front = 'M-42-30C-70-48-102-36-116 4C-88 0-66 10-50 16Z';
const back = 'M-46 70C-70 72-88 86-92 112C-66 112-44 104-26 94Z';
const scutes = 'M0-32L22-16V12L0 26L-22 12V-16ZM0 26L22 42L20 70L0 84L-20 70L-22 42Z';
const seams =
  'M-22-16L-50-24M-22 12L-60 22M-22 42L-56 54M-20 70L-42 88M22-16L50-24M22 12L60 22M22 42L56 54M20 70L42 88M0 84V106M0-32V-52';

/** A great turtle from above, ringed with gold, on a sea that shines. */
export function drawTurtle(brush: Brush): string {
  const { ink } = brush.palette;
  const edge = `stroke="${ink}" stroke-width="8" stroke-linejoin="round"`;
  const skin = brush.linear(['#fff6c0', '#f0c84a', '#a86a24']);
  const green = brush.radial(['#f4ff9a', '#8ae04a', '#1ea06a', '#0a5a5a'], 0.36, 0.26, 0.86);
  return [
    disc(0, 10, 118, brush.radial(['0 #fffbc0 .9', '.5 #5af0e0 .5', '1 #2a7aff 0'])),
    ring(24, path('M-4-104L0-120L4-104Z', '#fff07a')),
    mirrored(path(front, skin, edge) + path(back, skin, edge)),
    mirrored(
      disc(-88, -14, 6, '#8a5a1e', 'opacity=".6"') + disc(-70, -10, 5, '#8a5a1e', 'opacity=".6"'),
    ),
    path(
      'M0-104C20-104 30-90 27-72C25-56 12-46 0-46C-12-46-25-56-27-72C-30-90-20-104 0-104Z',
      skin,
      edge,
    ),
    mirrored(disc(-18, -78, 7, ink) + disc(-20, -80, 2.6, '#fff')),
    disc(0, -90, 5, '#8a5a1e', 'opacity=".6"'),
    path(shell, green, edge),
    stroke(seams, '#0a4a4a', 6),
    path(scutes, '#fff07a', 'opacity=".4"'),
    stroke(scutes, '#0a4a4a', 6),
    stroke('M-12-12L0-22L12-12M-12 46L0 36L12 46', '#fffee0', 4, 'opacity=".8"'),
    stroke(shell, '#ffd23c', 5),
    stroke('M-52 4C-48-18-30-38-10-42', '#fff', 7, 'opacity=".8"'),
  ].join('');
}
