import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, mirrored, path, ring, stroke } from '@bahati/ui/game-art/shapes.ts';

const face =
  'M0-56C-24-58-48-46-50-20C-60-10-56 8-47 18C-42 42-26 66 0 70C26 66 42 42 47 18C56 8 60-10 50-20C48-46 24-58 0-56Z';
const flame = 'M-17-66C-24-84-12-98-5-120C7-104 24-86 17-66Z';
const tongue = 'M-14-62C-18-76-8-84 0-100C8-84 18-76 14-62Z';

/** A lion's golden face in a mane of fire. */
export function drawLion(brush: Brush): string {
  const hot = brush.linear(['#ffe04a', '#ff7a1e', '#b8181e']);
  const core = brush.linear(['#fffbd0', '#ffd23c', '#ff8a1e']);
  const gold = brush.radial(['#fffbe0', '#ffd75c', '#e0962a', '#8a4a10'], 0.36, 0.26, 0.86);
  const side = [
    path('M-36-14C-28-26-12-24-6-12C-14-2-28-2-36-14Z', '#4a140a'),
    path('M-33-13C-27-22-14-20-9-12C-16-5-27-5-33-13Z', '#e0203c'),
    disc(-24, -15, 3, '#fff'),
    stroke('M-40-26C-30-38-14-36-5-22', '#8a4a10', 6),
    stroke('M-5-14C-9-4-12 2-14 8', '#8a4a10', 3.5),
    path('M-2 26C-14 28-27 26-34 17C-34 36-18 52-2 48Z', '#fff3c0', 'opacity=".85"'),
    stroke('M0 26V38C-8 48-22 45-28 36', '#6b3208', 4.5),
    disc(-23, 28, 2.2, '#8a4a10') + disc(-14, 34, 2.2, '#8a4a10') + disc(-26, 37, 2.2, '#8a4a10'),
    stroke('M-12-46L-7-28M-24-40L-17-28', '#b86a14', 3.5),
  ].join('');
  return [
    ring(14, path(flame, brush.palette.ink, `stroke="${brush.palette.ink}" stroke-width="8"`)),
    ring(14, path(flame, hot)),
    ring(14, path(tongue, core), 12.86),
    disc(0, 0, 70, '#7a1a10'),
    disc(0, 0, 65, '#c8481a'),
    ring(28, disc(0, -62, 4.4, '#ffe48a')),
    mirrored(
      disc(-46, -44, 19, '#5a1a0a') + disc(-46, -44, 15, '#e8a83a') + disc(-45, -42, 8, '#7a2a10'),
    ),
    path(face, gold, `stroke="#4a140a" stroke-width="6"`),
    path(
      'M16-52C48-38 46 10 30 42C18 60 8 70 0 70C26 66 42 42 47 18C56 8 60-10 50-20C48-46 34-55 16-52Z',
      '#7a2c08',
      'opacity=".35"',
    ),
    mirrored(side),
    path('M-14 2C-8-1 8-1 14 2C18 8 10 18 0 22C-10 18-18 8-14 2Z', '#6b1a10'),
    stroke('M-7 4Q0 1 7 4', '#e88a70', 3),
    stroke('M-40-28C-38-42-24-52-10-53', '#fff', 5, 'opacity=".85"'),
  ].join('');
}
