import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, path, stroke } from '@bahati/ui/game-art/shapes.ts';

/** A jellyfish that glows in the night sea. */
export function drawJellyfish(brush: Brush): string {
  const glow = brush.radial(['0 #bff6ff .55', '.6 #7ae0f0 .18', '1 #7ae0f0 0']);
  const bell = brush.radial(['#ffffff', '#c8f6ff', '#6cc8f0', '#4a6ad8'], 0.42, 0.3, 0.85);
  const rim = brush.linear(['#ffb4d8', '#d85aa8']);
  const arms = 'M-44 18C-58 44-34 60-48 98M-22 24C-34 50-8 70-22 108M0 26C-10 54 14 74 2 112';
  const others = 'M22 24C12 50 36 68 24 106M44 18C34 44 56 62 46 96';
  return [
    disc(0, -6, 118, glow),
    stroke(`${arms}${others}`, '#3a3fa8', 15),
    stroke(`${arms}${others}`, '#bfeaff', 8),
    stroke('M-33 20C-42 44-24 60-34 86M34 20C26 44 44 58 36 84', '#ff9acb', 7),
    path(
      'M-82 12C-88-60-46-102 0-102C46-102 88-60 82 12C66 2 56 4 42 16C28 4 14 4 0 18C-14 4-28 4-42 16C-56 4-66 2-82 12Z',
      bell,
    ),
    path(
      'M-82 12C-66 2-56 4-42 16C-28 4-14 4 0 18C14 4 28 4 42 16C56 4 66 2 82 12L80-10C64-16 54-10 42-2C28-12 14-12 0-2C-14-12-28-12-42-2C-54-10-64-16-80-10Z',
      rim,
    ),
    stroke(
      'M-34-20C-34-48-22-66-12-74M0-18V-72M34-20C34-48 22-66 12-74',
      '#fff',
      5,
      'opacity=".55"',
    ),
    path(
      'M-62-32C-58-66-36-86-14-92C-34-74-46-50-48-22C-58-22-62-26-62-32Z',
      '#fff',
      'opacity=".75"',
    ),
    disc(48, -48, 6, '#fff', 'opacity=".9"'),
    disc(58, -28, 4, '#fff', 'opacity=".9"'),
  ].join('');
}
