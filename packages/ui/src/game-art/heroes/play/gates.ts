import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, glint, path, repeated, ring, stroke, tidy } from '@bahati/ui/game-art/shapes.ts';

const opening = `M-70 118V8H-78V-4H-70C-84-22-76-42-59-44C-63-64-46-80-30-72C-28-90-12-94 0-108
  C12-94 28-90 30-72C46-80 63-64 59-44C76-42 84-22 70-4H78V8H70V118`;
const band = `M-80 118V0C-94-26-84-48-67-50C-68-72-50-88-35-82C-32-99-14-104 0-120
  C14-104 32-99 35-82C50-88 68-72 67-50C84-48 94-26 80 0V118`;
const shrink = 0.72;
const count = 6;

/** Gates of coral stone behind each other, and a light at the end. */
export function drawGates(brush: Brush): string {
  const { palette } = brush;
  const light = brush.radial(['#fffdf2', `.3 ${palette.main}`, `1 ${palette.main} 0`]);
  const stone = brush.linear([palette.pale, palette.main, palette.deep], 0, 0, 0.3, 1);
  const lamp = brush.radial(['#fff6d4', '.5 #ffcf73 .6', '1 #ffb347 0']);
  const gate = (depth: number) => {
    const scale = tidy(shrink ** depth * 100) / 100;
    return `<g transform="scale(${scale})">${[
      path(`${band}H70V118Z`, depth === 0 ? stone : palette.ground),
      path(`${opening}Z`, palette.ink, depth === 0 ? '' : 'opacity=".55"'),
      stroke(opening, palette.pale, 3),
      stroke(band, depth === 0 ? palette.accent : palette.main, 5, 'stroke-dasharray=".1 11"'),
    ].join('')}</g>`;
  };
  const lantern = (x: number, y: number) =>
    [
      stroke(`M${x} ${y - 34}V${y}`, palette.main, 2.4),
      disc(x, y + 12, 24, lamp),
      path(
        `M${x - 7} ${y}H${x + 7}L${x + 10} ${y + 16}L${x} ${y + 30}L${x - 10} ${y + 16}Z`,
        '#ffe3a0',
      ),
      stroke(`M${x - 8} ${y}H${x + 8}M${x} ${y + 2}V${y + 28}`, '#8a5614', 2.4),
    ].join('');
  return [
    repeated(count, gate),
    disc(0, 0, 92, light, 'opacity=".9"'),
    `<g opacity=".5">${ring(12, path('M0-12L-5-88H5Z', '#fff3c8', 'opacity=".45"'), 15)}</g>`,
    lantern(-44, -36),
    lantern(44, -36),
    path('M-70 118H70L36 60H-36Z', palette.pale, 'opacity=".22"'),
    stroke('M-70 118L-36 60M0 118V60M70 118L36 60M-52 86H52', palette.pale, 2, 'opacity=".5"'),
    glint(0, 0, 18),
    glint(-96, -84, 10),
    glint(100, -60, 8),
  ].join('');
}
