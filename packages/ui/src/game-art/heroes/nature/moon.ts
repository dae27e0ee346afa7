import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, glint, moved, oval, path, stroke } from '@bahati/ui/game-art/shapes.ts';

/** A full moon with a bright limb, rising through low cloud. */
export function drawMoon(brush: Brush): string {
  const halo = brush.radial(['0 #fff3cf .75', '.6 #ffdf9a .22', '1 #ffdf9a 0']);
  const face = brush.radial(['#fffdf0', '#fdeec2', '#f1cf86', '#b98a4a'], 0.34, 0.3, 0.82);
  const crater = brush.linear(['#c99c58', '#ecca88']);
  const cloud = brush.linear(['0 #fff', '1 #fff .15']);
  const shape = `M-60 0C-60-10-48-14-40-9C-36-20-16-22-10-11C-2-18 14-14 14-5C24-10 36-4 34 4
      C46 2 52 10 46 14H-58C-68 12-68 2-60 0Z`;
  return [
    disc(0, 0, 120, halo),
    disc(0, 0, 84, face),
    disc(-20, -28, 17, crater, 'opacity=".7"'),
    disc(-17, -25, 14, '#f3d795', 'opacity=".75"'),
    disc(30, -8, 24, crater, 'opacity=".65"'),
    disc(33, -4, 20, '#edcc88', 'opacity=".8"'),
    disc(-34, 26, 13, crater, 'opacity=".6"'),
    disc(-32, 28, 10.5, '#efd08e', 'opacity=".8"'),
    disc(14, 44, 10, crater, 'opacity=".6"'),
    disc(16, 46, 8, '#e3bd78', 'opacity=".8"'),
    disc(8, -54, 8, crater, 'opacity=".55"'),
    disc(-54, -6, 6, crater, 'opacity=".5"'),
    oval(-4, 10, 5, 4, '#c99c58', 'opacity=".5"'),
    path('M66-52A84 84 0 0 1-52 66A112 112 0 0 0 66-52Z', '#4a2d12', 'opacity=".16"'),
    stroke('M-76-26A80 80 0 0 1-14-79', '#fffef5', 4, 'opacity=".9"'),
    moved(-52, 62, path(shape, cloud), 1.05),
    moved(58, 44, path(shape, cloud), 0.8),
    moved(20, 86, path(shape, cloud), 1.1),
    moved(70, -66, path(shape, cloud, 'opacity=".75"'), 0.42),
    glint(-92, -70, 12),
    glint(92, -28, 8),
    glint(-104, 12, 7),
    glint(64, -98, 9),
    disc(-70, -98, 2, '#fff'),
    disc(104, 10, 2, '#fff'),
  ].join('');
}
