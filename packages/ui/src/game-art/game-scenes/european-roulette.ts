import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, glint } from '@bahati/ui/game-art/shapes.ts';
import { beams, glow, lit } from './grounds.ts';
import { rouletteWheel } from './roulette-wheel.ts';

const pockets = '0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8'.split(' ');

/** The whole wheel, tilted to us, its ball come to rest in the one zero. */
export function drawEuropeanRoulette(brush: Brush): string {
  return [
    lit(brush),
    beams(brush, 160, 128, 18),
    glow(brush, 160, 128, 190, '#ffe08a'),
    `<g transform="translate(160 132) scale(1.14 .94)">${rouletteWheel(brush, pockets, ['0'])}</g>`,
    disc(163, 43, 14, '#000', 'opacity=".4"'),
    disc(160, 36, 14, brush.radial(['#ffffff', '#f2ede2', '#9a917e'], 0.36, 0.3, 0.8)),
    glint(256, 44, 13) + glint(44, 190, 10),
  ].join('');
}
