import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, oval, path, repeated, stroke, tidy } from '@bahati/ui/game-art/shapes.ts';

/** A reef fish with long fins, banded, among its bubbles. */
export function drawFish(brush: Brush): string {
  const { palette } = brush;
  const body = brush.linear(['#ffe88a', '#ffb52e', '#f2711c', '#b5330f']);
  const fin = brush.linear(['#ff9a4a', '#e2452a', '#8f1c3a'], 0, 0, 1, 1);
  const tail = brush.linear(['#f2711c', '#ffc04a', '#ffe9a0'], 0, 0, 1, 0);
  const band = brush.linear(['#fffdf4', '#d9ecef', '#93b8c4']);
  const bubble = brush.radial(['0 #fff .1', '.7 #fff .18', '1 #fff .75'], 0.5, 0.5, 0.5);
  const shape =
    'M-96 6C-84-30-44-58 4-56C44-54 66-30 78-8L82 10C66 34 42 56 2 58C-44 60-84 40-96 6Z';
  const clip = brush.define((id) => `<clipPath id="${id}"><path d="${shape}"/></clipPath>`);
  const rib = (d: string) => stroke(d, '#7d1a2c', 1.8, 'opacity=".45"');
  return [
    oval(0, 106, 80, 9, '#000', 'opacity=".22"'),
    // Back fin, belly fin, tail
    path('M-40-46C-30-84 6-108 46-104C38-92 42-84 52-82C46-70 52-62 62-58C54-46 56-34 64-22Z', fin),
    rib(
      `M-22-54C-12-76 10-92 30-98M-4-56C4-74 20-86 36-90M16-54C22-66 34-76 44-80M34-48
        C38-56 46-62 54-64`,
    ),
    path('M-10 54C-8 82 14 100 42 102C38 92 42 86 50 82C44 72 48 62 58 54L44 34Z', fin),
    rib('M2 58C6 76 18 88 32 94M18 56C22 68 32 78 42 82M32 48C36 58 44 62 50 64'),
    path(
      'M70-6C86-26 100-44 120-52C116-32 110-14 110 4C110 22 116 38 122 58C100 50 86 32 70 14Z',
      tail,
    ),
    rib('M80 0C92-16 104-30 114-40M82 4H108M80 8C92 22 104 34 116 46'),
    path(shape, body),
    `<g clip-path="${clip}">${[
      path('M-58-62C-44-20-44 24-60 62H-34C-20 24-20-20-30-62Z', band),
      path(
        `M-62-62C-48-20-48 24-64 62H-60C-44 24-44-20-58-62ZM-30-62C-20-20-20 24-34 62H-30
          C-16 24-16-20-26-62Z`,
        palette.ink,
      ),
      path('M22-62C34-22 34 22 20 62H42C56 22 56-22 46-62Z', band),
      path(
        `M18-62C30-22 30 22 16 62H20C34 22 34-22 22-62ZM46-62C56-22 56 22 42 62H46
          C60 22 60-22 50-62Z`,
        palette.ink,
      ),
      repeated(18, (at) => {
        const x = -14 + (at % 3) * 11 + (Math.floor(at / 3) % 2) * 5.5;
        const y = -40 + Math.floor(at / 3) * 15;
        return stroke(`M${x} ${y}q8 7 0 14`, '#8f2a0c', 1.8, 'opacity=".4"');
      }),
      repeated(8, (at) =>
        stroke(`M${60 + (at % 2) * 7} ${-32 + at * 9}q7 6 0 12`, '#8f2a0c', 1.8, 'opacity=".4"'),
      ),
      path('M-100 14C-60 50 40 56 84 8V70H-100Z', '#7d1a2c', 'opacity=".28"'),
      path('M-84-12C-60-44-10-54 34-42C4-46-50-38-72-8Z', '#fff', 'opacity=".55"'),
    ].join('')}</g>`,
    stroke(shape, palette.ink, 2.5, 'opacity=".35"'),
    path('M-14 16C6 8 26 14 36 34C26 42 2 46-10 34C-4 28-6 22-14 16Z', fin),
    stroke('M-6 20C8 18 20 24 30 34M-6 28C4 28 12 32 22 37', '#ffd9a0', 2, 'opacity=".6"'),
    // Eye and mouth
    disc(-70, -6, 14, '#fffdf4'),
    disc(-72, -5, 9.5, palette.accent),
    disc(-73, -5, 6.5, '#150a1a'),
    disc(-76, -9, 3, '#fff'),
    stroke('M-95 10C-88 15-82 15-76 12', '#7d1a2c', 3),
    repeated(5, (at) => {
      const x = [-108, -92, -112, -84, 96][at] ?? 0;
      const y = [-34, -66, -84, -96, -84][at] ?? 0;
      const r = [9, 12, 6, 7, 8][at] ?? 6;
      return (
        disc(x, y, r, bubble) + disc(tidy(x - r * 0.3), tidy(y - r * 0.35), tidy(r * 0.22), '#fff')
      );
    }),
  ].join('');
}
