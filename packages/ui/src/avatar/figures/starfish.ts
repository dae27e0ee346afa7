import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, path, ring } from '@bahati/ui/game-art/shapes.ts';

/** A starfish, as it lies on the sand at low tide. */
export function drawStarfish(brush: Brush): string {
  const skin = brush.radial(['#fff0b0', '#ffbe4a', '#f07a2a', '#b03a1c'], 0.5, 0.5, 0.55);
  const star = `M0-112C14-112 20-72 32-44C60-42 104-46 108-32C112-18 74 6 54 24
      C60 54 78 90 66 100C54 108 24 78 0 64C-24 78-54 108-66 100C-78 90-60 54-54 24
      C-74 6-112-18-108-32C-104-46-60-42-32-44C-20-72-14-112 0-112Z`;
  const bumps = [
    disc(0, -92, 4.5, '#fff6d6'),
    disc(0, -72, 6, '#fff6d6'),
    disc(0, -50, 7, '#fff6d6'),
    disc(0, -28, 6, '#fff6d6'),
    disc(13, -52, 3.6, '#b03a1c'),
    disc(-13, -52, 3.6, '#b03a1c'),
    disc(9, -74, 3, '#b03a1c'),
    disc(-9, -74, 3, '#b03a1c'),
  ].join('');
  return [
    `<g stroke="#7a2210" stroke-width="9" stroke-linejoin="round">${path(star, '#7a2210')}</g>`,
    path(star, skin),
    ring(5, bumps),
    disc(0, 0, 12, '#fff6d6'),
    disc(0, 0, 6, '#d8562a'),
  ].join('');
}
